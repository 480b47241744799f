"""What `limbotable arena` plays, measures and prints."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from concurrent.futures import BrokenExecutor
from contextlib import contextmanager

import click
import msgspec

from limbotable.command_line.language import translate
from limbotable.command_line.words import in_words
from limbotable.engine import accounts, calibration
from limbotable.engine.arena import Contest, deals_played, seat_summary, seats_of_deals, sides_of
from limbotable.engine.elo import Sprt
from limbotable.engine.outside import OutsideError, is_outside
from limbotable.engine.standings import standings, until_decided
from limbotable.engine.workers import NoCluster, workers
from limbotable.search.thought import Limit


@contextmanager
def _told() -> Iterator[None]:
    """Say what ends a contest before its time."""
    try:
        yield
    except (OutsideError, NoCluster) as error:
        raise click.ClickException(in_words(error.reason)) from error
    except BrokenExecutor as error:
        raise click.ClickException(
            translate("CommandLine", "A process that plays matches has stopped unexpectedly.")
        ) from error


@_told()
def contend(
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
    sprt = None if bounds is None else Sprt(*bounds, sides_of(contest))
    with workers(dask, processes) as executor:
        dealt = deals_played(executor, contest, pairs, measuring=luck)
        wanted = dealt if sprt is None else until_decided(contest, dealt, sprt)
        with click.progressbar(
            wanted, pairs, label=contest.game_id, file=sys.stderr, hidden=as_json
        ) as progress:
            found = standings(contest, list(progress), sprt=sprt, luck=luck)
    if as_json:
        click.echo(json.dumps(found.as_json()))
        return
    for line in found.lines():
        click.echo(line)


@_told()
def compare_seats(contest: Contest, deals: int, *, as_json: bool) -> None:
    """Say which share of the wins each seat takes."""
    with click.progressbar(
        seats_of_deals(contest, deals), deals, label=contest.game_id, file=sys.stderr, hidden=as_json
    ) as progress:
        found = seat_summary(contest, list(progress))
    if as_json:
        seats = [msgspec.to_builtins(one) for one in found]
        click.echo(json.dumps({"game": contest.game_id, "matches": deals, "seats": seats}))
        return
    for number, one in enumerate(found):
        figures = f"{100 * one.share:.1f} % ({100 * one.low:.0f} to {100 * one.high:.0f})"
        click.echo(f"seat {number}, {one.player}: {figures} of {deals} matches")


@_told()
def calibrate(contest: Contest, deals: int, *, as_json: bool) -> None:
    """Say how well what the players say of their chances agrees with what comes."""
    for player in filter(is_outside, contest.players):
        raise click.UsageError(
            translate(
                "CommandLine", "--calibration works with this program’s own players only, not with “{name}”."
            ).format(name=player)
        )
    with click.progressbar(
        calibration.values_of_deals(contest, deals),
        deals,
        label=contest.game_id,
        file=sys.stderr,
        hidden=as_json,
    ) as progress:
        found = calibration.calibration(list(progress))
    if as_json:
        click.echo(
            json.dumps({"game": contest.game_id, "players": contest.players, **msgspec.to_builtins(found)})
        )
        return
    for line in calibration.lines(found):
        click.echo(line)


@_told()
def account(contest: Contest, deals: int, judging: int, *, processes: int | None, as_json: bool) -> None:
    """Say what the cards and the errors made of the results, seat by seat."""
    with (
        workers(None, processes) as executor,
        click.progressbar(
            accounts.accounted_deals(executor, contest, Limit(None, judging), deals),
            deals,
            label=contest.game_id,
            file=sys.stderr,
            hidden=as_json,
        ) as progress,
    ):
        found = accounts.totals(contest, list(progress))
    if as_json:
        click.echo(json.dumps({"game": contest.game_id, "judging": judging, **msgspec.to_builtins(found)}))
        return
    for line in accounts.lines(found):
        click.echo(line)
