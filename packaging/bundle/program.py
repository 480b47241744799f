"""The start of a bundle: the program's command line."""

import sys
from importlib import import_module
from typing import Final

#: What the arena's own processes are started with.  (Its matches are played by several at a time.)
_OF_CHILDREN = {"--multiprocessing-fork", "-c"}
#: The arguments with which nothing but the table is opened; the second one is for measuring that.
_TABLE: Final[tuple[list[str], ...]] = ([], ["--until-playable"])


def main() -> None:
    """Do what the arguments ask for; the table alone does without the command line, which takes a while."""
    arguments = sys.argv[1:]
    if arguments in _TABLE:
        from limbotable.app.main import has_display, run  # noqa: PLC0415 - an engine does without

        if has_display():
            sys.exit(run(until_playable=bool(arguments)))
    if not _OF_CHILDREN.isdisjoint(arguments) or "arena" in arguments:
        # In a bundle these take arrangements of PyInstaller's, which cost any other start 12 ms.
        import_module("pyi_rth_multiprocessing")
        import_module("multiprocessing").freeze_support()
    from limbotable.__main__ import main as command_line  # noqa: PLC0415 - see above

    command_line()


if __name__ == "__main__":
    main()
