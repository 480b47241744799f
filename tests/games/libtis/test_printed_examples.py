"""The examples of the published rules, as records of rounds."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from limbotable.play.match import Match
from limbotable.play.record import read_record
from limbotable.testing.matches import Case
from tests.games.libtis.boards import GAME, HANDS, act, begun, board, deal, seen

#: Each seat has two cards or more that go to the desert.
ROUND = (
    "penitent painter author sailor merchant",
    "ace-suns savage lunatic ace-moons ace-knots",
    "soldier diplomat ace-wyrms ace-waves ace-leaves",
)


def round_with(desert: Mapping[int, int]) -> Match:
    """Replay a record of a first round in which so many cubes of each seat go to the desert."""
    match = deal(begun(3, variant="quickstart"), *ROUND)
    hands = [hand.split() for hand in ROUND]
    wanted = dict(desert)
    for _ in range(15):
        seat = match.turn
        card = hands[seat].pop(0)
        if wanted.get(seat, 0):
            wanted[seat] -= 1
            act(match, f"{card} desert")
        else:
            act(
                match, next(text for text in match.legal() if text.startswith(f"{card} ") and elsewhere(text))
            )
    return Match.of_record(read_record(match.record().text()))


def elsewhere(action: str) -> bool:
    """Say whether a cube goes from supply to some other place than the desert."""
    return not action.endswith("desert") and ">" not in action


def desert(match: Match) -> dict[int, str]:
    ended = seen(match).last_round
    assert ended is not None
    (award,) = (one for one in ended.awards if one.location == "desert")
    return dict(award.chips())


@pytest.mark.clause("L-5.2", "L-5.3", "L-5.4")
@pytest.mark.parametrize(
    ("cubes", "chips"),
    [
        ({0: 2, 1: 2}, {0: "wyrms", 1: "wyrms"}),
        ({0: 2, 1: 2, 2: 1}, {0: "wyrms", 1: "wyrms"}),
        ({0: 2, 1: 1, 2: 1}, {0: "suns"}),
        ({0: 2, 1: 1}, {0: "suns", 1: "wyrms"}),
    ],
)
def test_ties_at_the_desert(cubes: Mapping[int, int], chips: Mapping[int, str]) -> None:
    """Tied for first: wyrms for each.  A clear first and a tie for second: one suns, no more."""
    assert desert(round_with(cubes)) == chips


@pytest.mark.clause("L-3.2", "L-3.3", "L-4.4")
def test_with_four_players_each_moves_a_cube_at_least_twice() -> None:
    """13 cubes, and 15 turns."""
    match = Case(GAME.id, GAME.complete({"players": 4, "variant": "quickstart"}), seed=1, plies=60).match()
    match = Match.of_record(read_record(match.record().text()))
    assert match.result is not None
    for seat in range(4):
        actions = [line.action for line in match.lines if line.who == seat]
        assert len(actions) == 15
        assert sum(">" in action for action in actions) >= 2


@pytest.mark.clause("L-6.3")
@pytest.mark.parametrize(("sharing", "points"), [(3, 4), (5, 3)])
def test_a_bonus_that_is_shared(sharing: int, points: int) -> None:
    """Three share 12 points, the holder among them: 4.  Five: 3, and not 2.4."""
    chips = [{"leaves": 1}] * sharing + [{}] * (5 - sharing)
    names = ("end", "calamity", "windfall", "pact", "harvest")
    position = board(hands=HANDS, chips=chips, bonuses=names)
    assert [position.bonus_points(seat) for seat in range(3)] == [points, 0, 0]
