"""The command line: the table when nothing is said, the engine and the measurements by name."""

from __future__ import annotations

import sys

import click

from limbotable import __version__


@click.group(invoke_without_command=True, context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(__version__, prog_name="limbotable")
@click.pass_context
def main(context: click.Context) -> None:
    """A desktop table for four little-known card games.  Without a command the table opens."""
    if context.invoked_subcommand is None:
        # Qt is imported for the table only.
        from limbotable.app.main import run

        raise SystemExit(run(sys.argv))


@main.command()
def engine() -> None:
    """Serve the engine protocol: one JSON object a line in, one a line out."""
    from limbotable.engine.server import serve

    serve(sys.stdin.buffer, sys.stdout.buffer)


if __name__ == "__main__":
    main()
