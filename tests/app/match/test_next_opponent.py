"""After a match that was won: the next stronger opponents."""

from __future__ import annotations

import pytest

from limbotable.app.match.next_opponent import next_opponents
from limbotable.app.match.setup import Setup
from limbotable.core.game import Result
from limbotable.games import GAMES
from limbotable.play.referee import PERSON
from limbotable.ui.words.speak import speak

LIBTIS = next(game for game in GAMES if game.id == "libtis")
LEVELS = [level.name for level in LIBTIS.levels]
WEAKEST, STRONGEST = LEVELS[0], LEVELS[-1]


def after(players: tuple[str, ...], *winners: int, over: bool = True) -> tuple[str, ...] | None:
    options = LIBTIS.complete({"players": len(players)})
    names = tuple(str(seat) for seat in range(len(players)))
    result = Result(winners, (0,) * len(players), (1,) * len(players)) if over else None
    return next_opponents(Setup(LIBTIS, options, names, players), result)


def test_every_computer_player_becomes_one_level_stronger() -> None:
    assert after((PERSON, WEAKEST, LEVELS[1]), 0) == (PERSON, LEVELS[1], LEVELS[2])
    assert after((WEAKEST, PERSON, STRONGEST), 1) == (LEVELS[1], PERSON, STRONGEST)
    assert after((PERSON, WEAKEST, WEAKEST), 0, 1) == (PERSON, LEVELS[1], LEVELS[1]), "a shared win is one"


@pytest.mark.parametrize(
    ("players", "winners"),
    [
        ((PERSON, WEAKEST, WEAKEST), (1,)),
        ((PERSON, WEAKEST, WEAKEST), ()),
        ((PERSON, STRONGEST, STRONGEST), (0,)),
        ((PERSON, PERSON, WEAKEST), (0,)),
        ((WEAKEST, WEAKEST, WEAKEST), (0,)),
    ],
    ids=["lost", "lost by all", "nobody is stronger", "two people", "no people"],
)
def test_else_there_is_no_such_offer(players, winners) -> None:
    assert after(players, *winners) is None


def test_nobody_has_won_a_match_that_goes_on() -> None:
    assert after((PERSON, WEAKEST, WEAKEST), over=False) is None


def play_out(desk) -> None:
    desk.skip(left=4)
    for _ in range(400):
        if desk.match.result is not None:
            return
        if desk.scripted.pending is not None:
            desk.scripted.answer()
        else:
            desk.play()


def test_who_wins_is_offered_the_next_opponent_at_the_table(open_table) -> None:
    desk = open_table(PERSON, "novice", names=["Aino", ""])
    met: dict[bool, int] = {}
    for deal in range(1, 30):
        desk.window.begin("countdown", deal)
        play_out(desk)
        assert desk.match.result is not None
        offered = {gesture.action for gesture in desk.view.overlays.after.gestures}
        won = desk.match.result.winners == (0,)
        assert ("next" in offered) == won
        met[won] = deal
        if len(met) == 2:
            break
    desk.window.begin("countdown", met[True])
    play_out(desk)
    (offer,) = [one for one in desk.view.overlays.after.gestures if one.action == "next"]
    assert speak(offer.label) == "Next opponent: Mira"
    desk.view.went_on.emit("next")
    assert desk.controller.setup.players == (PERSON, "casual")
    assert desk.match.seats == ("Aino", "Mira")
    assert desk.match.options["end"] == "rounds 1"
    assert desk.kept().matches["countdown"].players == [PERSON, "casual"]
