"""What `limbotable arena` plays, measures and prints."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable, Iterator
from concurrent.futures import BrokenExecutor, Executor
from contextlib import AbstractContextManager, contextmanager
from typing import TypeVar

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

R = TypeVar("R")


@contextmanager
def at_work(processes: int | None, dask: str | None) -> Iterator[Executor]:
    """Give the workers for a contest; what ends it before its time is told as click tells errors."""
    try:
        with workers(dask, processes) as executor:
            yield executor
    except (OutsideError, NoCluster) as error:
        raise click.ClickException(in_words(error.reason)) from error
    except BrokenExecutor as error:
        raise click.ClickException(
            translate("CommandLine", "A process that plays matches has stopped unexpectedly.")
        ) from error


def contend(
    executor: Executor,
    contest: Contest,
    pairs: int,
    bounds: tuple[float, float] | None,
    *,
    luck: bool,
    as_json: bool,
) -> None:
    """Play the deals, and say what came of them."""
    sprt = None if bounds is None else Sprt(*bounds, sides_of(contest))
    dealt = deals_played(executor, contest, pairs, measuring=luck)
    wanted = dealt if sprt is None else until_decided(contest, dealt, sprt)
    with _progress(wanted, pairs, contest, as_json=as_json) as progress:
        found = standings(contest, list(progress), sprt=sprt, luck=luck)
    if as_json:
        click.echo(json.dumps(found.as_json()))
        return
    for line in found.lines():
        click.echo(line)


def compare_seats(executor: Executor, contest: Contest, deals: int, *, as_json: bool) -> None:
    """Say which share of the wins each seat takes."""
    shares = seats_of_deals(executor, contest, deals)
    with _progress(shares, deals, contest, as_json=as_json) as progress:
        found = seat_summary(contest, list(progress))
    if as_json:
        seats = [msgspec.to_builtins(one) for one in found]
        click.echo(json.dumps({"game": contest.game_id, "matches": deals, "seats": seats}))
        return
    for number, one in enumerate(found):
        figures = f"{100 * one.share:.1f} % ({100 * one.low:.0f} to {100 * one.high:.0f})"
        click.echo(f"seat {number}, {one.player}: {figures} of {deals} matches")


def calibrate(executor: Executor, contest: Contest, deals: int, *, as_json: bool) -> None:
    """Say how well what the players say of their chances agrees with what comes."""
    for player in filter(is_outside, contest.players):
        raise click.UsageError(
            translate(
                "CommandLine", "--calibration works with this program’s own players only, not with “{name}”."
            ).format(name=player)
        )
    values = calibration.values_of_deals(executor, contest, deals)
    with _progress(values, deals, contest, as_json=as_json) as progress:
        found = calibration.calibration(list(progress))
    if as_json:
        click.echo(
            json.dumps({"game": contest.game_id, "players": contest.players, **msgspec.to_builtins(found)})
        )
        return
    for line in calibration.lines(found):
        click.echo(line)


def account(executor: Executor, contest: Contest, deals: int, judging: int, *, as_json: bool) -> None:
    """Say what the cards and the errors made of the results, seat by seat."""
    accounted = accounts.accounted_deals(executor, contest, Limit(None, judging), deals)
    with _progress(accounted, deals, contest, as_json=as_json) as progress:
        found = accounts.totals(contest, list(progress))
    if as_json:
        click.echo(json.dumps({"game": contest.game_id, "judging": judging, **msgspec.to_builtins(found)}))
        return
    for line in accounts.lines(found):
        click.echo(line)


def _progress(
    work: Iterable[R], count: int, contest: Contest, *, as_json: bool
) -> AbstractContextManager[Iterable[R]]:
    """Return what shows how far the deals of a contest are; nothing is shown with JSON."""
    return click.progressbar(work, count, label=contest.game_id, file=sys.stderr, hidden=as_json)
