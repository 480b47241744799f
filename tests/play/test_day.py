"""The table of the day: what a date decides, for ever."""

from __future__ import annotations

import datetime as dt
from collections import Counter

import pytest

from limbotable.core.game import Result
from limbotable.games import game_of
from limbotable.play.day import DayTried, days_of, table_of_the_day
from limbotable.play.dealer import DEALS, Dealer
from limbotable.play.match import Match
from limbotable.play.perspective import perspective
from limbotable.play.record import DEFAULT_NAMES

DAY = dt.date(2026, 11, 23)


@pytest.mark.parametrize(
    ("day", "game", "level", "deal"),
    [
        ("2026-11-22", "limit", "club", 436_962_444),
        ("2026-11-23", "countdown", "casual", 745_700_071),
        ("2026-11-24", "foes", "tournament", 273_617_544),
        ("2026-11-25", "libtis", "club", 631_902_274),
    ],
)
def test_what_is_decided_for_a_date_never_changes(day, game, level, deal) -> None:
    table = table_of_the_day(dt.date.fromisoformat(day))
    assert (table.game, table.players[1], table.deal) == (game, level, deal)


def test_every_table_can_be_played() -> None:
    for ahead in range(4):
        table = table_of_the_day(DAY + dt.timedelta(days=ahead))
        game = game_of(table.game)
        assert game is not None
        options = game.complete(table.options)
        assert options == table.options, "it depends on defaults, which may change"
        assert len(table.players) == game.seats(options)
        assert table.players[0] == "person"
        assert set(table.players[1:]) <= {level.name for level in game.levels}
        assert not table.casual
        match = Match(game, options, DEFAULT_NAMES[game.seats(options)])
        Dealer(table.deal).deal(match)
        assert match.legal()


def test_days_differ() -> None:
    tables = [table_of_the_day(DAY + dt.timedelta(days=ahead)) for ahead in range(400)]
    assert set(Counter(table.game for table in tables).values()) == {100}
    deals = [table.deal for table in tables]
    assert len(set(deals)) == 400
    assert all(0 <= deal < DEALS for deal in deals if deal is not None)
    levels = Counter(table.players[1] for table in tables)
    assert set(levels) == {"casual", "club", "tournament"}
    assert min(levels.values()) > 90


@pytest.mark.clause("R-4.7", "R-7.1")
def test_no_player_is_told_the_date_from_which_the_deal_follows() -> None:
    table = table_of_the_day(DAY)
    game = game_of(table.game)
    assert game is not None
    match = Match(game, game.complete(table.options), DEFAULT_NAMES[2])
    match.header = match.header.having(deal=7, daily=DAY.isoformat())
    assert '"daily": "2026-11-23"' in match.record().text()
    Dealer(table.deal).deal(match)
    for seat in (0, 1, None):
        assert "daily" not in perspective(match, seat).text()
        assert "2026-11-23" not in perspective(match, seat).text()


def tried(result: Result | None) -> DayTried:
    return DayTried(1, result, helped=False)


WON, LOST = Result((0,), (2, 1), (1, 2)), Result((1,), (1, 2), (2, 1))


@pytest.mark.parametrize(
    ("results", "counted"),
    [
        ([], (0, 0, 0)),
        ([WON], (1, 1, 1)),
        ([None, WON, LOST], (2, 1, 2)),
        ([WON, LOST, None, WON], (3, 2, 2)),
        ([None, None, WON], (1, 1, 0)),
    ],
)
def test_days_are_counted(results, counted) -> None:
    """The first result is that of today, the next one of yesterday, and so on."""
    played = {(DAY - dt.timedelta(days=ago)).isoformat(): tried(one) for ago, one in enumerate(results)}
    days = days_of(played, DAY)
    assert (days.played, days.won, days.row) == counted
