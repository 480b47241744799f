"""Decisions that reasons are measured by: which of their actions are one."""

from __future__ import annotations

import pytest

from limbotable.core.game import AnyGame
from limbotable.play.match import Match
from limbotable.play.perspective import perspective
from reason_cases import Found, cases, equivalent
from tests.games.countdown.deals import begun, play
from tests.games.limit.boards import GAME as LIMIT


def are_one(match: Match, action: str, other: str) -> bool:
    parse = match.game.parse
    return equivalent(match.position, parse(action), parse(other))


def on_the_island(*actions: str) -> Match:
    return play(Match(LIMIT, LIMIT.complete({}), ["A", "B"]), *actions)


def test_a_mirrored_action_is_one_with_its_image() -> None:
    first = on_the_island("tile 0,0")
    assert are_one(first, "tile 1,0", "tile -1,1")
    match = play(first, "tile 1,0", "ball 0,0")
    assert are_one(match, "tile 0,1", "tile 1,-1")
    match = play(match, "tile 0,1")
    assert not are_one(match, "tile 1,-1", "tile 1,1"), "one touches the ball"


def test_a_tile_of_the_turn_is_no_image_of_an_older_one() -> None:
    match = on_the_island("tile 0,0", "tile 1,0", "ball 0,0", "tile 0,1")
    with_marks = play(match, "tile 1,1")
    assert are_one(match, "tile 1,-1", "tile 1,-1")
    assert not are_one(with_marks, "ball 0,1", "ball 1,1")


@pytest.mark.parametrize(
    ("played", "action", "other", "one"),
    [((), "5c", "5d", True), ((), "5c", "4c", False), (("Kd/12", "Ks/2"), "4c", "Qc", False)],
)
def test_cards_that_lead_to_the_same_are_one(
    played: tuple[str, ...], action: str, other: str, *, one: bool
) -> None:
    match = play(begun("Kd 5c 5d 4c Qc", "Ks 3d 3h 6c Jc", "5h"), *played)
    assert are_one(match, action, other) == one


def test_cards_that_are_dead_afterwards_make_no_difference() -> None:
    """Of a count of 4, the 3 and the 4 make 1, where neither fits, and no jack repeats them."""
    match = play(begun("Kd 3c 4h 9h Qc", "Ad 2d 6d 7d 8d", "5h"), "Kd/12", "2d")
    assert are_one(match, "3c", "4h")


def test_what_was_found_is_kept_and_what_was_broken_off_is_done_again(
    tmp_path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("reason_cases.KEPT", tmp_path)
    asked: list[int] = []

    def found(game: AnyGame, options: object, deal: int) -> list[Found]:
        asked.append(deal)
        told = on_the_island("tile 0,0")
        return [Found(deal, perspective(told, told.turn).text(), (), 0.5)] * 2

    monkeypatch.setattr("reason_cases.searched", found)
    assert len(list(cases(LIMIT, 3, 7, {}))) == 3
    assert asked == [700_001, 700_002]
    assert [case.error for case in cases(LIMIT, 4, 7, {})] == [0.5] * 4
    assert asked == [700_001, 700_002], "four are kept"
    (kept,) = tmp_path.iterdir()
    kept.write_bytes(b"".join(kept.read_bytes().splitlines(keepends=True)[:3]))
    assert len(list(cases(LIMIT, 4, 7, {}))) == 4
    assert asked == [700_001, 700_002, 700_002]
