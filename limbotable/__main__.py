"""The command line: the table when nothing is said, the engine and the measurements by name."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import click
import msgspec

from limbotable import __version__

if TYPE_CHECKING:
    from limbotable.app.smoothness.frames import Spread
    from limbotable.app.smoothness.measuring import Figures
    from limbotable.core.game import AnyGame
    from limbotable.engine.arena import Contest


class _Commands(click.Group):
    """A group whose first word may also be a record to open."""

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        if args and args[0] not in self.commands:
            args = ["play", *args]
        return super().resolve_command(ctx, args)


@click.group(
    cls=_Commands, invoke_without_command=True, context_settings={"help_option_names": ["-h", "--help"]}
)
@click.version_option(__version__, prog_name="limbotable")
@click.option("--until-playable", is_flag=True, hidden=True, help="End as soon as the table is playable.")
@click.option(
    "--game",
    "games",
    multiple=True,
    metavar="MODULE:ATTRIBUTE",
    help="Know this game as well, which Python finds there.",
)
@click.pass_context
def main(context: click.Context, until_playable: bool, games: tuple[str, ...]) -> None:
    """A desktop table for little-known card and board games.

    Without a command the table opens; a file name opens that match on it.
    """
    if games:
        from limbotable.games import GAMES

        try:
            context.with_resource(GAMES.extended(*games))
        except ValueError as error:
            raise click.UsageError(str(error)) from error
    if context.invoked_subcommand is None:
        _open_table(until_playable=until_playable)


@main.command()
@click.argument("record", required=False, type=click.Path(exists=True, dir_okay=False, path_type=Path))
def play(record: Path | None) -> None:
    """Open the table, with RECORD on it if one is named."""
    _open_table(record)


@main.command()
@click.argument("game")
@click.option("--deal", metavar="N", help="Play deal number N: of one to nine digits.")
def new(game: str, deal: str | None) -> None:
    """Open the table with a new match of GAME, set up as the last one was."""
    known = _game(game)
    _open_table(game=known.id, deal=None if deal is None else _deal(known, deal))


def _deal(game: AnyGame, number: str) -> int:
    from limbotable.play.dealer import deal_of

    if not game.deals:
        raise click.UsageError(f"Nothing is left to chance in “{game.id}”, so it has no deals.")
    try:
        return deal_of(number)
    except ValueError as error:
        raise click.UsageError(
            f"There is no deal “{number}”. Its number has one to nine digits and nothing else."
        ) from error


def _game(game_id: str) -> AnyGame:
    from limbotable.games import GAMES, game_of

    game = game_of(game_id)
    if game is None:
        names = ", ".join(known.id for known in GAMES)
        raise click.UsageError(f"There is no game “{game_id}”. The games are: {names}.")
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
@click.argument("record", type=click.Path(exists=True, dir_okay=False, path_type=Path))
@click.argument("file", type=click.Path(dir_okay=False, path_type=Path))
@click.option(
    "--ply", type=click.IntRange(0), help="Show a picture after so many lines: the last one if left out."
)
@click.option("--language", type=click.Choice(["en", "fi", "ja"]), help="The language of all words.")
def export(record: Path, file: Path, ply: int | None, language: str | None) -> None:
    """Write the match of RECORD as FILE: a page (.html) with its replay, or a picture (.png, .svg).

    A match that goes on shows only what all its players have seen.
    """
    os.environ["QT_QPA_PLATFORM"] = "offscreen"  # nothing is shown, so no screen is needed
    from limbotable.app.export_command import export_match
    from limbotable.core.errors import TableError
    from limbotable.games import in_english
    from limbotable.play.match import Match
    from limbotable.play.record import read_record

    try:
        match = Match.of_record(read_record(record.read_text("utf-8")))
    except TableError as error:
        raise click.ClickException(f"{record}: {in_english(error.reason)}") from error
    except (OSError, UnicodeDecodeError) as error:
        raise click.ClickException(f"{record} holds no match of Limbo Table.") from error
    if ply is not None and ply > match.ply:
        raise click.ClickException(f"The match has {match.ply} line(s), not {ply}.")
    try:
        known = export_match(match, file, match.ply if ply is None else ply, language)
    except OSError as error:
        raise click.ClickException(f"{file} could not be written.") from error
    if not known:
        raise click.ClickException(f"“{file.name}” should end in one of: .html, .png, .svg.")


@main.command(hidden=True)
@click.argument("records", nargs=-1, type=click.Path(exists=True, dir_okay=False, path_type=Path))
def look(records: tuple[Path, ...]) -> None:
    """Lay RECORDS on the table, in each language, and print what is there to be seen: for checking builds."""
    from limbotable.app.look import look_at

    click.echo(json.dumps(look_at(records)))


@main.command()
def engine() -> None:
    """Serve the engine protocol: one JSON object a line in, one a line out."""
    from limbotable.engine.server import serve, standard_input, standard_output

    serve(standard_input(), standard_output())


@main.command()
@click.argument("what", required=False, type=click.Choice(["table"]))
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object.")
@click.option("--at", hidden=True, help="Measure in this process: WIDTHxHEIGHTxSCALE.")
@click.option("--watch", is_flag=True, hidden=True, help="There, look at the window as well.")
def bench(what: str | None, as_json: bool, at: str | None, watch: bool) -> None:
    """Measure the rules' speed and the time to a playable table; or how smoothly the TABLE moves."""
    if what is not None:
        _bench_table(at, as_json=as_json, watching=watch)
        return
    from limbotable.engine.bench import measure

    figures = measure()
    if as_json:
        click.echo(json.dumps(figures))
        return
    click.echo("compiled" if figures.pop("compiled") else "plain Python (not compiled)")
    start = figures.pop("start")["seconds_to_playable"]
    for game, one in figures.items():
        click.echo(
            f"{game}: {one['plies_per_second']:,} random plies a second on one core, "
            f"{one['matches_per_second']:,} matches"
        )
        for figure in sorted(one.keys() - {"plies_per_second", "matches_per_second"}):
            stage = figure.removesuffix("_plies_per_second")
            click.echo(f"{game}, {stage}: {one[figure]:,} random plies")
    click.echo(f"playable table: {start:.2f} s after the start" if start is not None else "no table: no Qt")


def _told(figures: Figures) -> Iterator[str]:
    """Yield the figures in lines for people."""
    width, height, scale = figures.size
    load = "" if figures.load is None else f", load of the machine {figures.load:.1f}"
    yield f"{width * scale}x{height * scale}, scale {scale}{load}; milliseconds of processor time a picture:"
    yield _row("", "median, p95, p99", "of a bare loop", "ratios", "first")
    for one in figures.scenes:
        ratios = zip(_parts_of(one.table), _parts_of(one.bare), strict=True)
        yield _row(
            one.scene,
            " ".join(f"{part:.1f}" for part in _parts_of(one.table)),
            " ".join(f"{part:.1f}" for part in _parts_of(one.bare)),
            " ".join(f"{part / max(bare, 0.001):.1f}" for part, bare in ratios),
            f"{one.first:.1f}",
        )
    seen = figures.watched
    if seen is not None:
        gaps = " ".join(f"{part:.1f}" for part in _parts_of(seen.gaps))
        yield f"  between two of {seen.pictures} pictures while computer players think: {gaps} ms,"
        yield f"  the longest {seen.longest:.1f} ms"
        yield f"  of a core: the table at rest {100 * seen.idle:.1f} %, all games {100 * seen.page:.1f} %"


def _parts_of(spread: Spread) -> tuple[float, float, float]:
    return spread.median, spread.p95, spread.p99


def _row(name: str, table: str, bare: str, ratios: str, first: str) -> str:
    return f"  {name:24}{table:>18}{bare:>18}{ratios:>14}{first:>8}"


def _bench_table(at: str | None, *, as_json: bool, watching: bool) -> None:
    try:
        from limbotable.app.smoothness.measuring import CannotMeasure, measure_here, measure_table
    except ImportError as error:
        raise click.ClickException(f"The table needs Qt: {error}") from error
    if at is not None:
        width, height, scale = map(int, at.split("x"))
        click.echo(measure_here((width, height, scale), watching=watching))
        return
    try:
        for figures in measure_table():
            if as_json:
                click.echo(msgspec.json.encode(figures))
            else:
                for line in _told(figures):
                    click.echo(line)
    except CannotMeasure as error:
        raise click.ClickException(f"The table could not be measured at {error}.") from error


@main.command()
@click.argument("game")
# An option takes one value: the players after the first are arguments.
@click.argument("others", nargs=-1, metavar="")
@click.option(
    "--players",
    "first",
    required=True,
    metavar="A B …",
    help="One a seat: random, greedy, a level, or engine:COMMAND.",
)
@click.option(
    "--pairs",
    default=100,
    show_default=True,
    type=click.IntRange(min=2),
    help="How many deals; each is played with the players in every rotation of the seats.",
)
@click.option("--playouts", type=click.IntRange(min=1), help="How much each may think about an action.")
@click.option("--seconds", type=click.FloatRange(min=0, min_open=True), help="The same as time.")
@click.option("--option", "options", multiple=True, metavar="NAME=VALUE", help="An option of the game.")
@click.option("--seed", default=1, show_default=True)
@click.option(
    "--calibration",
    "calibrating",
    is_flag=True,
    help="Play each deal once, and compare the chances that the players say with what comes. "
    "One player named sits in every seat.",
)
@click.option(
    "--by-seat",
    "by_seat",
    is_flag=True,
    help="Play each deal once, and tell the share of the wins of each seat. "
    "One player named sits in every seat.",
)
@click.option(
    "--accounts",
    "accounting",
    is_flag=True,
    help="Play each deal once, judge every decision, and tell what cards and errors made of the results. "
    "One player named sits in every seat.",
)
@click.option(
    "--judging",
    type=click.IntRange(min=1),
    default=60,
    show_default=True,
    help="How much the strongest level may think about each decision for the accounts.",
)
@click.option(
    "--sprt",
    nargs=2,
    type=float,
    metavar="LOW HIGH",
    help="Stop as soon as it is clear whether the first player is stronger than the others by HIGH Elo "
    "or by LOW; --pairs says how many deals at most.",
)
@click.option("--luck", is_flag=True, help="Also say the first player's share without the luck of the deals.")
@click.option("--processes", type=click.IntRange(min=1), help="So many at a time, instead of one a core.")
@click.option("--dask", metavar="ADDRESS", help="Play on the Dask cluster with this scheduler.")
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object.")
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
    """Let players play GAME against each other, on all cores or on a cluster.

    A player is a level or a baseline of the game; or a program that speaks the engine protocol,
    "engine:COMMAND" or "engine/LEVEL:COMMAND", such as an earlier version of this one.
    """
    from limbotable.engine.arena import WrongContest, contest_of
    from limbotable.search.thought import Limit

    limit = Limit(seconds, playouts if playouts or seconds else 100)
    try:
        alone = calibrating or by_seat or accounting
        contest = contest_of(game, options, (first, *others), limit, seed, everywhere=alone)
    except WrongContest as error:
        raise click.UsageError(str(error)) from error
    if calibrating + by_seat + accounting > 1:
        raise click.UsageError("--calibration, --by-seat and --accounts are three measurements: ask for one.")
    if calibrating:
        _calibrate(contest, pairs, as_json=as_json)
        return
    if by_seat:
        _compare_seats(contest, pairs, as_json=as_json)
        return
    if accounting:
        _account(contest, pairs, judging, processes=processes, as_json=as_json)
        return
    if sprt is not None and sprt[0] >= sprt[1]:
        raise click.UsageError("The first bound of --sprt has to be the lower one.")
    if len(set(contest.players)) == 1 and (sprt is not None or luck):
        raise click.UsageError("--sprt and --luck compare the first player with others.")
    _contend(contest, pairs, sprt, luck=luck, processes=processes, dask=dask, as_json=as_json)


def _contend(
    contest: Contest,
    pairs: int,
    bounds: tuple[float, float] | None,
    *,
    luck: bool,
    processes: int | None,
    dask: str | None,
    as_json: bool,
) -> None:
    """Play the deals, and say what came of them."""
    from limbotable.engine.arena import deals_played, sides_of
    from limbotable.engine.elo import Sprt
    from limbotable.engine.outside import OutsideError
    from limbotable.engine.standings import standings, until_decided
    from limbotable.engine.workers import NoCluster, workers

    sprt = None if bounds is None else Sprt(*bounds, sides_of(contest))
    try:
        with workers(dask, processes) as executor:
            dealt = deals_played(executor, contest, pairs, measuring=luck)
            wanted = dealt if sprt is None else until_decided(contest, dealt, sprt)
            with click.progressbar(
                wanted, pairs, label=contest.game_id, file=sys.stderr, hidden=as_json
            ) as progress:
                found = standings(contest, list(progress), sprt=sprt, luck=luck)
    except (OutsideError, NoCluster) as error:
        raise click.ClickException(str(error)) from error
    if as_json:
        click.echo(json.dumps(found.as_json()))
        return
    for line in found.lines():
        click.echo(line)


def _compare_seats(contest: Contest, deals: int, *, as_json: bool) -> None:
    """Say which share of the wins each seat takes."""
    from dataclasses import asdict

    from limbotable.engine.arena import seat_summary, seats_of_deals

    with click.progressbar(
        seats_of_deals(contest, deals), deals, label=contest.game_id, file=sys.stderr, hidden=as_json
    ) as progress:
        found = seat_summary(contest, list(progress))
    if as_json:
        seats = [asdict(one) for one in found]
        click.echo(json.dumps({"game": contest.game_id, "matches": deals, "seats": seats}))
        return
    for number, one in enumerate(found):
        figures = f"{100 * one.share:.1f} % ({100 * one.low:.0f} to {100 * one.high:.0f})"
        click.echo(f"seat {number}, {one.player}: {figures} of {deals} matches")


def _calibrate(contest: Contest, deals: int, *, as_json: bool) -> None:
    """Say how well what the players say of their chances agrees with what comes."""
    from dataclasses import asdict

    from limbotable.engine.calibration import calibration, table, values_of_deals

    with click.progressbar(
        values_of_deals(contest, deals), deals, label=contest.game_id, file=sys.stderr, hidden=as_json
    ) as progress:
        found = calibration(list(progress))
    if as_json:
        click.echo(json.dumps({"game": contest.game_id, "players": contest.players, **asdict(found)}))
        return
    for line in table(found):
        click.echo(line)


def _account(contest: Contest, deals: int, judging: int, *, processes: int | None, as_json: bool) -> None:
    """Say what the cards and the errors made of the results, seat by seat."""
    from dataclasses import asdict

    from limbotable.engine.accounts import accounted_deals, lines, totals
    from limbotable.engine.workers import workers
    from limbotable.search.thought import Limit

    with (
        workers(None, processes) as executor,
        click.progressbar(
            accounted_deals(executor, contest, Limit(None, judging), deals),
            deals,
            label=contest.game_id,
            file=sys.stderr,
            hidden=as_json,
        ) as progress,
    ):
        found = totals(contest, list(progress))
    if as_json:
        click.echo(json.dumps({"game": contest.game_id, "judging": judging, **asdict(found)}))
        return
    for line in lines(found):
        click.echo(line)


def demo(game_id: str | None = None) -> None:
    """Play a match in the terminal, of the first of all games if none is named."""
    from limbotable.engine.demonstration import demonstration
    from limbotable.games import GAMES
    from limbotable.search.thought import Limit

    click.echo("There is no display, so here is a match between two computer players:\n")
    game = _game(game_id or GAMES[0].id)
    for sentence in demonstration(game, seed=1, limit=Limit(seconds=0.1)):
        click.echo(sentence)
    click.echo("\nEverything works. On a desktop the same command opens the table.")


if __name__ == "__main__":
    main()
