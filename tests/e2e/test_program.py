"""The real program, as people use it."""

from __future__ import annotations

import signal
from pathlib import Path

import pytest

from limbotable.core.game import CHANCE_WHO
from limbotable.core.position import OVER
from limbotable.games import GAMES
from limbotable.play.dealer import Dealer
from limbotable.play.match import Match
from tests.e2e.conftest import Program, runs, until
from tests.headers import with_keys

SEED = 7  #: of a deal that gives seat 0 several cards to play
NUMBERS = "23456789T"


def actions_of(match: Match, seat: int) -> list[str]:
    return [line.action for line in match.lines if line.who == seat]


def one_way(match: Match) -> list[str]:
    """Cards that seat 0 may play now and that mean one thing each."""
    return [action for action in match.legal() if len(action) == 2 and action[0] in NUMBERS]


@pytest.fixture
def begun(home) -> str:
    """The path of a match in which seat 0, a person, is to play one of several cards."""
    game = GAMES[0]
    match = Match(game, game.complete({"end": "rounds 1"}), ("South", "April"))
    match.header = with_keys(match.header, {"players": ["person", "novice"], "casual": True})
    Dealer(SEED).deal(match)
    for seat in (0, 1):
        match.push(seat, "pass")
    assert len(one_way(match)) > 1
    path = home / "begun.limbo"
    path.write_text(match.record().text(), encoding="utf-8")
    return str(path)


def find(program: Program, action: str) -> None:
    """Choose an action by typing: nothing happens while the cards are still being dealt."""
    program.keys("alt+c")
    program.type(action)
    program.keys("Return")


def test_a_match_by_keyboard_and_list(start) -> None:
    program = start()

    def passed() -> Match | None:
        find(program, "pass")
        match = program.match()
        return match if actions_of(match, 0) else None

    until(passed, "the first action")

    def finished() -> Match | None:
        for _ in range(8):
            # To the search, from there to the list, and its first line; or to the only line at once.
            program.keys("alt+c", "Return", "Return")
        match = program.match()
        return match if match.turn == OVER else None

    match = until(finished, "the end of the match")
    assert actions_of(match, 0)[0] == "pass"
    assert actions_of(match, 1)
    assert match.result is not None
    assert match.result.scores != (0, 0)
    program.keys("ctrl+q")
    assert program.ended() == 0
    assert program.complaints() == ""


def test_a_card_by_mouse_and_back_by_key(start, begun) -> None:
    program = start(begun)
    before = program.match()
    card, places = one_way(before)[0], program.places()

    def clicked() -> Match | None:
        program.click(places[card])
        program.click(places["pile"])
        return gone_on()

    def dragged() -> Match | None:
        program.drag(places[card], places["pile"])
        return gone_on()

    def gone_on() -> Match | None:
        now = program.match()
        return now if now.ply > before.ply else None

    for way in (clicked, dragged):
        after = until(way, f"the {card} on the pile, {way.__name__}")
        assert actions_of(after, 0) == ["pass", card]
        program.keys("ctrl+z")
        assert program.match().lines == before.lines


@pytest.mark.parametrize("way", ["quit", "interrupt"])
def test_the_end_leaves_nothing_behind(start, way) -> None:
    program = start()

    def asked() -> list[Path]:
        find(program, "pass")
        children: list[Path] = program.children()
        return children

    engines = until(asked, "the computer player's process")
    assert len(engines) == 1
    if way == "quit":
        program.keys("ctrl+q")
        assert program.ended() == 0
    else:
        program.process.send_signal(signal.SIGINT)
        assert program.ended() == -signal.SIGINT
    until(lambda: not any(map(runs, engines)), "the end of the computer player")
    assert program.complaints() == ""


def test_a_match_that_was_named_is_on_the_table_and_drawn(start, begun) -> None:
    program = start(begun)
    match = program.match()
    assert len(program.screen.colours()) > 1000  # cloth, cards, windows and letters
    assert [line.who for line in match.lines] == [CHANCE_WHO, 0, 1]
    assert match.header.players == ("person", "novice")
