"""The worth of the end of a round: no figures, only the relations that have to hold."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import permutations

import pytest

from limbotable.core.options import OptionValue
from limbotable.games.foes.rules import FoesPosition
from limbotable.testing.matches import Case
from tests.games.foes.deals import GAME, at_the_last_foe, play_first_cards
from tests.games.foes.oracle import COURT, chaos

NONE_LEFT: Mapping[int, str] = {0: "Jc Js", 1: "Qc Qs", 2: "Kc Ks"}


def rewards(corners: Mapping[int, str], rest: int = 3, **given: OptionValue) -> list[float]:
    """Return the worth of a round's end with these corners to each seat."""
    position: FoesPosition = at_the_last_foe(corners, rest, **{"jokers": 0, **given})
    insight = GAME.insight(position)
    assert not insight.settled(position)
    play_first_cards(position)
    assert insight.settled(position)
    found = [insight.reward(position, seat) for seat in range(position.variant.players)]
    assert insight.worth(position) == found[0]
    assert all(0.0 <= one <= 1.0 for one in found)
    return found


@pytest.mark.parametrize("match", ["single", "wins 3", "lives 9"])
def test_alone_fewer_foes_are_worth_more(match: str) -> None:
    corners = {0: "Jc", 1: "Js Qc", 2: "Qs Kc Ad"}
    others = [foe for foe in COURT if foe not in " ".join(corners.values())]
    left = [len(chaos(foes)) for foes in [*(corner.split() for corner in corners.values()), others]]
    assert sorted(set(left)) == [1, 2, 3]
    found = rewards(corners, match=match)
    for one, other in permutations(range(4), 2):
        assert (found[one] > found[other]) == (left[one] < left[other])


def test_to_win_alone_is_worth_more_than_to_share() -> None:
    shared = rewards({0: "Jc", 1: "Js"})
    assert shared[2] == shared[3] > shared[0] == shared[1]
    alone = rewards({1: "Jc", 2: "Js Qs", 3: "Qc"}, rest=0)
    assert rewards(NONE_LEFT)[0] < shared[2] < alone[0] == 1.0


def shares(corners: Mapping[int, str], rest: int = 3, **given: OptionValue) -> list[float]:
    """Return the shares of the win that the seats may expect after a round with these corners."""
    position: FoesPosition = at_the_last_foe(corners, rest, **{"jokers": 0, **given})
    insight = GAME.insight(position)
    play_first_cards(position)
    return [insight.share(position, seat) for seat in range(position.variant.players)]


def test_of_a_single_round_the_winners_share_the_win_and_nothing_else_counts() -> None:
    assert shares({0: "Jc", 1: "Js"}) == [0.0, 0.0, 0.5, 0.5]
    assert shares({1: "Jc", 2: "Js Qs", 3: "Qc"}, rest=0) == [1.0, 0.0, 0.0, 0.0]
    assert shares({0: "Jc", 2: "Js"}, mode="pairs") == [0.0, 1.0, 0.0, 1.0]
    assert set(shares(NONE_LEFT, mode="team")) == {1.0}
    assert set(shares({0: "Jc", 1: "Js"}, mode="team")) == {0.0}


@pytest.mark.parametrize("match", ["wins 3", "lives 9"])
def test_the_shares_of_a_match_that_goes_on_make_one(match: str) -> None:
    assert sum(shares({0: "Jc", 1: "Js Qc", 2: "Qs Kc Ad"}, match=match)) == pytest.approx(1.0)
    one, other, *_ = shares({0: "Jc", 1: "Js Qc"}, mode="pairs", match=match)
    assert one + other == pytest.approx(1.0)


@pytest.mark.parametrize(("mode", "first"), [("solo", 0), ("pairs", 4), ("team", 8)])
def test_the_stages_of_a_round_are_its_quarters(mode: str, first: int) -> None:
    match = Case(GAME.id, GAME.complete({"mode": mode, "players": 4, "jokers": 0}), 1, plies=600).match()
    stages = [int(match.game.insight(one.position).stage(one.position)) for one in match.stages]
    playing = [stage for stage, one in zip(stages, match.stages, strict=True) if one.position.turn() >= 0]
    assert playing == sorted(playing)
    assert set(playing) == set(range(first, first + 4))


@pytest.mark.parametrize("match", ["single", "wins 3", "lives 9"])
def test_partners_are_worth_the_same(match: str) -> None:
    found = rewards({0: "Jc", 2: "Js"}, mode="pairs", match=match)
    assert found[0] == found[2] < found[1] == found[3]


@pytest.mark.parametrize("match", ["single", "wins 3", "lives 9"])
def test_a_team_wants_nothing_left_and_else_as_little_as_can_be(match: str) -> None:
    won = rewards(NONE_LEFT, mode="team", match=match)
    two = rewards({0: "Jc", 1: "Js"}, mode="team", match=match)
    four = rewards({0: "Jc Qc", 1: "Js Qs"}, mode="team", match=match)
    assert set(won) == {1.0}
    assert len(set(two)) == len(set(four)) == 1
    assert won[0] > two[0] > four[0]
    assert won[0] - two[0] > 2 * (two[0] - four[0]), "above all the round is to be won"


def test_the_leader_of_the_match_is_better_off() -> None:
    position = at_the_last_foe(NONE_LEFT, rest=3, jokers=0, match="wins 5")
    position.figures = 3 | 1 << 6  # three wins for seat 0, one for seat 1
    insight = GAME.insight(position)
    play_first_cards(position)
    found = [insight.reward(position, seat) for seat in range(4)]
    assert found[0] > found[1] > found[2] == found[3]


def test_a_match_that_is_won_is_worth_all_and_shared_in_parts() -> None:
    position = at_the_last_foe(NONE_LEFT, rest=3, jokers=0, match="wins 2")
    position.figures = 1 | 1 << 6
    insight = GAME.insight(position)
    play_first_cards(position)
    result = GAME.result(position)
    assert result is not None
    assert result.winners == (0, 1)
    found = [insight.reward(position, seat) for seat in range(4)]
    assert found[0] == found[1] > 0.5 > found[2]
