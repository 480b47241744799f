"""The command line: the table when nothing is said, the engine and the measurements by name."""

from __future__ import annotations

import json
import os
from collections.abc import Iterable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Final

import click
import msgspec

from limbotable import __version__
from limbotable.command_line.commands import Argument, Group, Option
from limbotable.command_line.language import in_language, translate
from limbotable.command_line.values import File, Integer, Real, Whole
from limbotable.core.languages import LANGUAGES

if TYPE_CHECKING:
    from limbotable.core.game import AnyGame


option = partial(click.option, cls=Option)
argument = partial(click.argument, cls=Argument)
#: Paths of files that are there, and of one to be written.
_PRESENT: Final = File(exists=True, dir_okay=False, path_type=Path)
_WRITTEN: Final = File(dir_okay=False, path_type=Path)
#: The most seconds for an action, as in the engine protocol.
_LONGEST: Final = 86_400
#: A difference in strength that no number of matches tells from a greater one.
_MOST_ELO: Final = 4_000
#: The names of the computer players of a demonstration, as many as a game may have; the table's, too.
_PLAYERS: Final = ("Nana", "Toto", "Mimi", "Lulu", "Koko")


class _Commands(Group):
    """A group whose first word may also be a record to open."""

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        if args and args[0] not in self.commands:
            args = ["play", *args]
        return super().resolve_command(ctx, args)


@click.group(
    cls=_Commands,
    invoke_without_command=True,
    subcommand_metavar="[COMMAND] [ARGUMENTS]",
    context_settings={"help_option_names": ["-h", "--help"]},
)
@click.version_option(__version__, prog_name="limbotable", help="Show the version and exit.", cls=Option)
@option("--until-playable", is_flag=True, hidden=True, help="End as soon as the table is playable.")
@option(
    "--game",
    "games",
    multiple=True,
    metavar="MODULE:ATTRIBUTE",
    help="Also offer this game: an attribute of a Python module.",
)
@click.pass_context
def main(context: click.Context, until_playable: bool, games: tuple[str, ...]) -> None:
    """A desktop table for little-known card and tile games.

    Without a command, the table opens; with the name of a file, it opens with that match.
    """
    if games:
        from limbotable.command_line.words import in_words
        from limbotable.core.errors import GameError
        from limbotable.games import GAMES

        try:
            context.with_resource(GAMES.extended(*games))
        except GameError as error:
            raise click.UsageError(in_words(error.reason)) from error
    if context.invoked_subcommand is None:
        _open_table(until_playable=until_playable)


@main.command()
@argument("record", required=False, type=_PRESENT)
def play(record: Path | None) -> None:
    """Open the table, with RECORD on it if one is named."""
    _open_table(record)


@main.command()
@argument("game")
@option("--deal", metavar="N", help="Play deal number N (one to nine digits).")
def new(game: str, deal: str | None) -> None:
    """Open the table with a new match of GAME, set up as the last one was."""
    known = _game(game)
    _open_table(game=known.id, deal=None if deal is None else _deal(known, deal))


def _deal(game: AnyGame, number: str) -> int:
    from limbotable.play.dealer import deal_of

    if not game.deals:
        raise click.UsageError(
            translate("CommandLine", "Nothing is left to chance in “{game}”, so it has no deals.").format(
                game=game.id
            )
        )
    try:
        return deal_of(number)
    except ValueError as error:
        raise click.UsageError(
            translate(
                "CommandLine",
                "There is no deal “{number}”. A deal number consists of one to nine digits.",
            ).format(number=number)
        ) from error


def _game(game_id: str) -> AnyGame:
    from limbotable.command_line.words import listed
    from limbotable.games import GAMES, game_of

    game = game_of(game_id)
    if game is None:
        names = listed(known.id for known in GAMES)
        raise click.UsageError(
            translate("CommandLine", "There is no game “{game}”. The games are: {names}.").format(
                game=game_id, names=names
            )
        )
    return game


def _open_table(
    record: Path | None = None,
    *,
    game: str | None = None,
    deal: int | None = None,
    until_playable: bool = False,
) -> None:
    # What needs Qt, or a while to import, is imported by the command that needs it.
    from limbotable.app.main import has_display, run

    if has_display():
        raise SystemExit(run(record, game=game, deal=deal, until_playable=until_playable))
    demo(game)


@main.command()
@argument("record", type=_PRESENT)
@argument("file", type=_WRITTEN)
@option(
    "--ply",
    metavar="N",
    type=Whole(0),
    help="Show the table after line N in a picture; without it, after the last line.",
)
@option(
    "--language",
    type=click.Choice([code for code, _ in LANGUAGES]),
    help="The language of the page or picture.",
)
def export(record: Path, file: Path, ply: int | None, language: str | None) -> None:
    """Save the match of RECORD as FILE: all of it (.html, or animated: .apng), or one table (.png, .svg).

    If the match is not over, only what all its players have seen is shown.
    """
    os.environ["QT_QPA_PLATFORM"] = "offscreen"  # nothing is shown, so no screen is needed
    from limbotable.app.export_command import export_match
    from limbotable.app.lookback.match_files import read_match
    from limbotable.command_line.words import in_words
    from limbotable.core.errors import RecordError, TableError
    from limbotable.play.match import Match

    try:
        read, damage = read_match(record)
        if damage is not None:
            raise damage
        match = Match.of_record(read)
    except TableError as error:
        reason = error.told if isinstance(error, RecordError) else error.reason
        raise click.ClickException(
            translate("CommandLine", "{file}: {reason}").format(file=record, reason=in_words(reason))
        ) from error
    except (OSError, UnicodeDecodeError) as error:
        raise click.ClickException(
            translate("CommandLine", "{file} contains no Limbo Table match.").format(file=record)
        ) from error
    if ply is not None and ply > match.ply:
        raise click.ClickException(
            translate("CommandLine", "The match has no line {wanted}: it ends at line {lines}.").format(
                lines=match.ply, wanted=ply
            )
        )
    try:
        known = export_match(match, file, match.ply if ply is None else ply, language)
    except OSError as error:
        raise click.ClickException(
            translate("CommandLine", "{file} could not be written.").format(file=file)
        ) from error
    if not known:
        raise click.ClickException(
            translate("CommandLine", "“{file}” should end in one of: .html, .apng, .png, .svg.").format(
                file=file.name
            )
        )


@main.command(hidden=True)
@argument("records", nargs=-1, type=_PRESENT)
def look(records: tuple[Path, ...]) -> None:
    """Lay RECORDS on the table, in each language, and print what is there to be seen: for checking builds."""
    from limbotable.app.look import look_at

    click.echo(json.dumps(look_at(records)))


@main.command()
def engine() -> None:
    """Serve the engine protocol: one JSON object per line, in and out."""
    from limbotable.engine.server import serve, standard_input, standard_output

    serve(standard_input(), standard_output())


@main.command()
@argument("what", required=False, type=click.Choice(["table"]))
@option("--json", "as_json", is_flag=True, help="Print one JSON object.")
@option("--at", hidden=True, help="Measure in this process: WIDTHxHEIGHTxSCALE.")
@option("--watch", is_flag=True, hidden=True, help="There, look at the window as well.")
def bench(what: str | None, as_json: bool, at: str | None, watch: bool) -> None:
    """Measure the speed of the rules, the search and the start or, with the argument table, how smoothly
    the table moves.
    """
    if what is not None:
        _bench_table(at, as_json=as_json, watching=watch)
        return
    from limbotable.engine.bench import measure

    figures = measure()
    if as_json:
        click.echo(json.dumps(figures.as_json()))
    else:
        _print(figures.lines())


def _print(lines: Iterable[str]) -> None:
    for line in lines:
        click.echo(line)


def _bench_table(at: str | None, *, as_json: bool, watching: bool) -> None:
    try:
        from limbotable.app.smoothness.measuring import CannotMeasure, measure_here, measure_table
        from limbotable.app.smoothness.report import lines
    except ImportError as error:
        raise click.ClickException(
            translate("CommandLine", "The table needs Qt: {reason}").format(reason=error)
        ) from error
    if at is not None:
        width, height, scale = map(int, at.split("x"))
        click.echo(measure_here((width, height, scale), watching=watching))
        return
    try:
        for figures in measure_table():
            if as_json:
                click.echo(msgspec.json.encode(figures))
            else:
                _print(lines(figures))
    except CannotMeasure as error:
        raise click.ClickException(
            translate("CommandLine", "The table could not be measured at {size}.").format(size=error)
        ) from error


@main.command()
@argument("game")
# An option takes one value: the players after the first are arguments.
@argument("others", nargs=-1, metavar="")
@option(
    "--players",
    "first",
    required=True,
    metavar="A B",
    help="One for each seat: random, greedy, a level, or engine:COMMAND.",
)
@option(
    "--pairs",
    default=100,
    show_default=True,
    metavar="N",
    type=Whole(min=2),
    help="How many deals; each is played with the players in every rotation of the seats.",
)
@option(
    "--playouts",
    metavar="N",
    type=Whole(min=1),
    help="How many playouts each player may use for an action; with @N after its name, a player has N.",
)
@option(
    "--seconds",
    metavar="S",
    type=Real(0, _LONGEST, min_open=True),
    help="How many seconds each player may think about an action.",
)
@option("--option", "options", multiple=True, metavar="NAME=VALUE", help="An option of the game.")
@option(
    "--seed",
    metavar="N",
    default=1,
    show_default=True,
    type=Integer(),
    help="The seed of the deals: the same seed gives the same deals.",
)
@option(
    "--calibration",
    "calibrating",
    is_flag=True,
    help="Play each deal once, and compare the players’ estimates of their chances with the results. "
    "If only one player is named, it sits in every seat.",
)
@option(
    "--by-seat",
    "by_seat",
    is_flag=True,
    help="Play each deal once, and show each seat’s share of the wins. "
    "If only one player is named, it sits in every seat.",
)
@option(
    "--accounts",
    "accounting",
    is_flag=True,
    help="Play each deal once, judge every decision, and show what the cards and the errors contributed to "
    "the results. If only one player is named, it sits in every seat.",
)
@option(
    "--judging",
    metavar="N",
    type=Whole(min=1),
    default=60,
    show_default=True,
    help="How many playouts the strongest level may use to judge a decision for the accounts.",
)
@option(
    "--sprt",
    nargs=2,
    type=Real(-_MOST_ELO, _MOST_ELO),
    metavar="LOW HIGH",
    help="Stop as soon as it is clear whether the first player is stronger than the others by LOW or "
    "by HIGH Elo points, or after --pairs deals.",
)
@option("--luck", is_flag=True, help="Also show the first player’s share without the luck of the deals.")
@option(
    "--processes",
    metavar="N",
    type=Whole(min=1),
    help="How many matches to play at a time: one per core unless set.",
)
@option("--dask", metavar="ADDRESS", help="Play on the Dask cluster with this scheduler.")
@option("--json", "as_json", is_flag=True, help="Print one JSON object.")
def arena(
    game: str,
    others: tuple[str, ...],
    first: str,
    pairs: int,
    playouts: int | None,
    seconds: float | None,
    options: tuple[str, ...],
    seed: int,
    calibrating: bool,
    by_seat: bool,
    accounting: bool,
    judging: int,
    sprt: tuple[float, float] | None,
    luck: bool,
    processes: int | None,
    dask: str | None,
    as_json: bool,
) -> None:
    """Let computer players play GAME against each other, on all cores or on a cluster.

    A player is a level or a baseline of the game; or a program that speaks the engine protocol,
    engine:COMMAND or engine/LEVEL:COMMAND, such as an earlier version of this one.
    """
    from limbotable.command_line.contests import account, at_work, calibrate, compare_seats, contend
    from limbotable.command_line.words import in_words
    from limbotable.engine.arena import WrongContest, contest_of
    from limbotable.search.thought import Limit

    limit = Limit(seconds, playouts if playouts or seconds else 100)
    try:
        alone = calibrating or by_seat or accounting
        contest = contest_of(game, options, (first, *others), limit, seed, everywhere=alone)
    except WrongContest as error:
        raise click.UsageError(in_words(error.reason)) from error
    if calibrating + by_seat + accounting > 1:
        raise click.UsageError(
            translate(
                "CommandLine",
                "--calibration, --by-seat and --accounts cannot be combined: choose one.",
            )
        )
    if sprt is not None and sprt[0] >= sprt[1]:
        raise click.UsageError(translate("CommandLine", "The first bound of --sprt has to be the lower one."))
    if not alone and len(set(contest.players)) == 1 and (sprt is not None or luck):
        raise click.UsageError(
            translate(
                "CommandLine",
                "--sprt and --luck compare the first player with the others: name two different players.",
            )
        )
    with at_work(processes, dask) as executor:
        if calibrating:
            calibrate(executor, contest, pairs, as_json=as_json)
        elif by_seat:
            compare_seats(executor, contest, pairs, as_json=as_json)
        elif accounting:
            account(executor, contest, pairs, judging, as_json=as_json)
        else:
            contend(executor, contest, pairs, sprt, luck=luck, as_json=as_json)


def demo(game_id: str | None = None) -> None:
    """Play a match in the terminal, of the first of all games if none is named."""
    from limbotable.command_line.words import in_words
    from limbotable.engine.demonstration import demonstration
    from limbotable.games import GAMES
    from limbotable.search.thought import Limit

    opening = translate("CommandLine", "There is no display, so here is a match between computer players:")
    click.echo(f"{opening}\n")
    game = _game(game_id or GAMES[0].id)
    names = [in_language(name) for name in _PLAYERS]
    for event in demonstration(game, names, seed=1, limit=Limit(seconds=0.1)):
        click.echo(in_words(event))
    end = translate("CommandLine", "Everything works. On a desktop the same command opens the table.")
    click.echo(f"\n{end}")


if __name__ == "__main__":
    main()
