"""Where every action wins, or none can: hints in all games, and “Why did the computer do that?”"""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from msgspec import UNSET

from limbotable.engine.messages import Answer, Candidate
from limbotable.play.perspective import imagined
from limbotable.play.record import read_perspective
from tests.app.conftest import Desk


def answer(desk: Desk, best: float, least: float, uncertainty: float, limits: Sequence[str] = ()) -> None:
    """Answer what is asked: all legal actions are worth so much at most and at least."""
    pending = desk.hinter.pending
    assert pending is not None
    request, take = pending
    assert request.record is not UNSET
    legal = imagined(read_perspective(request.record)).legal()
    assert len(legal) > 1
    considered = [Candidate(action, 9, best if k == 0 else least) for k, action in enumerate(legal)]
    found = Answer(
        action=legal[0],
        value=best,
        uncertainty=uncertainty,
        considered=considered,
        playouts=9,
        seconds=0.0,
    )
    found.at_most = [*limits]
    desk.hinter.pending = None
    take(found)


@pytest.mark.parametrize(("game", "seats"), [("countdown", 2), ("foes", 4), ("libtis", 4), ("limit", 2)])
@pytest.mark.parametrize(
    ("best", "least", "uncertainty", "said"),
    [
        (1.0, 1.0, 0.0, "Every action wins here."),
        (0.999, 0.996, 0.004, "As far as can be seen, every action wins here."),
        (0.0, 0.0, 0.0, "No action can win any more."),
        (0.004, 0.0, 0.004, "As far as can be seen, no action can win any more."),
    ],
)
def test_a_hint_says_that_the_choice_decides_nothing(
    open_table, game, seats, best, least, uncertainty, said
) -> None:
    last = {"options": {}, "players": ["person", *["novice"] * (seats - 1)]}
    desk: Desk = open_table(game=game, matches={game: last})
    while desk.controller.acting != desk.controller.viewer:
        desk.scripted.answer()
        desk.settle()
    if game == "limit":
        desk.play("tile 0,0")
    desk.do("hint")
    answer(desk, best, least, uncertainty)
    assert any(one.startswith(said) for one in desk.toast().split("\n"))
    assert "as good" not in desk.toast()


def test_why_says_so_of_an_action_of_a_computer_player(open_table) -> None:
    last = {"options": {"players": 2, "balls": 4}, "players": ["person", "beginner"]}
    desk: Desk = open_table(game="limit", matches={"limit": last})
    for action in ("tile 0,0", "tile 1,0", "ball 0,0"):
        desk.play(action)
    desk.scripted.answer("tile 0,1")
    desk.settle()
    desk.do("why")
    answer(desk, 0.0, 0.0, 0.0)
    assert desk.toast().split("\n")[1:] == ["No action can win any more."]
    desk.do("why")
    assert desk.toast().split("\n")[1:] == ["No action can win any more."], "what is known is told again"
