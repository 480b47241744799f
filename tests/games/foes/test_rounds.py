"""The chaos, the pay of a round, and the end of a match."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from limbotable.core.errors import OptionError
from limbotable.core.options import OptionValue
from limbotable.core.position import CHANCE, OVER
from limbotable.games import in_english
from limbotable.games.foes.chaos import left_after_chaos
from limbotable.games.foes.rules import FoesPosition
from tests.games.foes.deals import GAME, at_the_last_foe, card, play_first_cards
from tests.games.foes.oracle import chaos


def mask(foes: str) -> int:
    return sum(1 << card(name) for name in foes.split())


# --- the chaos ----------------------------------------------------------------------------------------
@pytest.mark.clause("F-6.1", "F-6.2")
@pytest.mark.parametrize(
    ("corner", "left"),
    [
        ("", 0),
        ("Jc", 1),
        ("Jc Js", 0),
        ("Jd Jh", 0),
        ("Jc Jd", 2),
        ("Ac As Ad Ah", 0),
        ("Kc Ks Kd", 1),
        ("Jc Qs", 2),
        ("X1", 1),
        ("X1 X3", 0),
        ("X1 X2 X3", 1),
        ("Jc Qc Kc", 0),
        ("Qd Kd Ad", 0),
        ("Jc Qc Kd", 3),
        ("Jc Qc Ac", 3),
        ("Jc Kc Ac", 3),
        ("Jh Qh Kh Ah", 1),
        ("Jc Qc Kc Ac Jd Qd Kd", 1),
        ("Jc Qc Kc Ks", 2),
        ("Jc Js Qc Kc Ac", 0),
        ("Jc Qc Kc Js", 2),
        ("Qc Kc Ac Qs X1", 3),
        ("Jd Jh Qd Qh Kd Kh Ad Ah", 0),
    ],
)
def test_pairs_go_first_and_then_straights(corner: str, left: int) -> None:
    assert left_after_chaos(mask(corner)) == left == len(chaos(corner.split()))


@pytest.mark.clause("F-6.1", "F-6.2")
def test_every_corner_is_as_the_oracle_leaves_it() -> None:
    foes = [rank + suit for rank in "JQKA" for suit in "cdhs"]
    for picked in range(1 << 16):
        corner = [foe for k, foe in enumerate(foes) if picked >> k & 1]
        if picked % 7 == 0 or len(corner) < 5:
            assert left_after_chaos(mask(" ".join(corner))) == len(chaos(corner))


# --- a round ------------------------------------------------------------------------------------------
def ended(corners: Mapping[int, str], rest: int, **given: OptionValue) -> FoesPosition:
    position = play_first_cards(at_the_last_foe(corners, rest, **given))
    assert position.rounds_ended() == 1
    return position


def rest_cancels(corners: Mapping[int, str], jokers: int = 0) -> bool:
    named = " ".join(corners.values()).split()
    foes = [rank + suit for rank in "JQKA" for suit in "cdhs"] + [f"X{k + 1}" for k in range(jokers)]
    return not chaos([foe for foe in foes if foe not in named])


@pytest.mark.clause("F-7.1", "F-7.2", "F-8.1", "F-8.7")
@pytest.mark.parametrize(
    ("corners", "mode", "left", "winners", "ranks"),
    [
        ({0: "Jc", 1: "Js"}, "solo", (1, 1, 0, 0), (2, 3), (3, 3, 1, 1)),
        ({0: "Jc Qc", 1: "Js", 2: "Qs"}, "solo", (2, 1, 1, 0), (3,), (4, 2, 2, 1)),
        ({0: "Jc Js", 1: "Qc Qs", 2: "Kc Ks"}, "solo", (0, 0, 0, 0), (0, 1, 2, 3), (1, 1, 1, 1)),
        ({0: "Jc", 1: "Js"}, "pairs", (1, 1, 0, 0), (0, 1, 2, 3), (1, 1, 1, 1)),
        ({0: "Jc", 2: "Js"}, "pairs", (1, 0, 1, 0), (1, 3), (3, 1, 3, 1)),
        ({0: "Jc", 1: "Js Qc", 2: "Qs"}, "pairs", (1, 2, 1, 0), (0, 1, 2, 3), (1, 1, 1, 1)),
        ({0: "Jc Js", 1: "Qc Qs", 2: "Kc Ks"}, "team", (0, 0, 0, 0), (0, 1, 2, 3), (1, 1, 1, 1)),
        ({0: "Jc", 1: "Js"}, "team", (1, 1, 0, 0), (), (1, 1, 1, 1)),
    ],
)
def test_winners_of_a_single_round(corners, mode: str, left, winners, ranks) -> None:
    assert rest_cancels(corners)
    position = ended(corners, rest=3, mode=mode, jokers=0)
    assert tuple(position.foes_left(seat) for seat in range(4)) == left
    result = GAME.result(position)
    assert result is not None
    assert (result.winners, result.ranks) == (winners, ranks)
    by_pair = (left[0] + left[2], left[1] + left[3])
    scores = {"solo": left, "pairs": by_pair * 2, "team": (sum(left),) * 4}[mode]
    assert GAME.scores(position) == result.scores == scores
    assert position.turn() == OVER


@pytest.mark.clause("F-8.6")
def test_a_corner_counts_its_foes_before_the_round_ends() -> None:
    corners = {0: "Jc Js", 1: "Qc Qs Kc", 2: "Ks"}
    for mode, scores in (("solo", (1, 3, 1, 10)), ("pairs", (2, 13, 2, 13)), ("team", (15,) * 4)):
        assert GAME.scores(at_the_last_foe(corners, rest=3, mode=mode, jokers=0)) == scores


@pytest.mark.clause("F-7.1", "F-7.2")
@pytest.mark.parametrize(
    ("mode", "scores", "winners"),
    [("solo", (1, 0, 0), (1, 2)), ("team", (2, 2, 2), ())],
)
def test_the_shadows_corner_counts_in_a_team_alone(mode: str, scores, winners) -> None:
    position = ended({0: "Jc", 3: "Js"}, rest=2, mode=mode, jokers=0, players=3, shadow="yes")
    assert [position.foes_left(hero) for hero in range(4)] == [1, 0, 0, 1]
    result = GAME.result(position)
    assert result is not None
    assert (result.scores, result.winners) == (scores, winners)


# --- the match ----------------------------------------------------------------------------------------
def after_round(position: FoesPosition, corners: Mapping[int, str], rest: int) -> FoesPosition:
    """Return a position whose next round ended with these corners, at its end."""
    given = {
        "players": position.variant.players,
        "mode": ("team", "solo", "pairs")[position.variant.mode],
        "jokers": 0,
        "match": f"{('single', 'wins', 'lives')[position.variant.end]} {position.variant.target}",
    }
    following = at_the_last_foe(corners, rest, **given)
    following.figures = position.figures
    following.round = position.round + 1
    return play_first_cards(following)


ALONE = {1: "Jc", 2: "Js Qs", 3: "Qc"}  # seat 0 wins alone: all others have something left
SHARED = {2: "Jc", 3: "Js"}  # seats 0 and 1 share


def wins(*rounds: Mapping[int, str], mode: str = "solo", target: int = 2) -> FoesPosition:
    position = ended(rounds[0], rest=0, mode=mode, jokers=0, match=f"wins {target}")
    for corners in rounds[1:]:
        assert position.turn() == CHANCE
        position = after_round(position, corners, rest=0)
    return position


@pytest.mark.clause("F-8.2")
def test_a_shared_round_counts_for_each_sharer() -> None:
    position = wins(SHARED)
    assert GAME.scores(position) == (1, 1, 0, 0)
    assert GAME.result(position) is None
    assert position.turn() == CHANCE


@pytest.mark.clause("F-8.2")
def test_heroes_that_reach_the_wins_together_share_the_match() -> None:
    position = wins(SHARED, SHARED)
    result = GAME.result(position)
    assert result is not None
    assert (result.winners, result.scores, result.ranks) == ((0, 1), (2, 2, 0, 0), (1, 1, 3, 3))


@pytest.mark.clause("F-8.2", "F-8.7")
def test_the_first_with_the_wins_wins_and_ranks_follow_wins() -> None:
    position = wins(SHARED, ALONE)
    result = GAME.result(position)
    assert result is not None
    assert (result.winners, result.scores, result.ranks) == ((0,), (2, 1, 0, 0), (1, 2, 3, 3))


WON: Mapping[int, str] = {1: "Jc Js"}
LOST = {1: "Jc"}


@pytest.mark.clause("F-8.3", "F-8.7")
@pytest.mark.parametrize(
    ("rounds", "scores", "winners"),
    [
        ((WON, WON), 2, (0, 1, 2, 3)),
        ((LOST, LOST), 0, ()),
        ((WON, LOST, WON), 2, (0, 1, 2, 3)),
        ((WON, LOST, LOST), 1, ()),
    ],
)
def test_a_team_wins_rounds_before_it_loses_as_many(rounds, scores: int, winners) -> None:
    position = wins(*rounds, mode="team")
    result = GAME.result(position)
    assert result is not None
    assert (result.winners, result.scores, result.ranks) == (winners, (scores,) * 4, (1,) * 4)


@pytest.mark.clause("F-8.7", "R-1.6")
def test_a_pair_wins_for_both() -> None:
    position = wins({2: "Jc"}, {2: "Jc"}, mode="pairs")
    result = GAME.result(position)
    assert result is not None
    assert (result.winners, result.scores) == ((1, 3), (0, 2, 0, 2))
    assert result.ranks == (3, 1, 3, 1)


@pytest.mark.clause("F-8.4", "F-8.6")
def test_a_life_is_lost_for_each_foe_left() -> None:
    position = ended({1: "Jc", 2: "Qc Kd", 3: "Js Qs Kh"}, rest=0, jokers=0, match="lives 5")
    assert GAME.scores(position) == (5, 4, 3, 2)
    assert GAME.result(position) is None


@pytest.mark.clause("F-8.4")
def test_the_match_ends_with_the_last_life_of_a_hero_and_most_lives_win() -> None:
    position = ended({1: "Jc", 2: "Qc Kd", 3: "Js Qs Kh"}, rest=0, jokers=0, match="lives 3")
    result = GAME.result(position)
    assert result is not None
    assert (result.winners, result.scores, result.ranks) == ((0,), (3, 2, 1, 0), (1, 2, 3, 4))


@pytest.mark.clause("F-8.4")
def test_lives_stop_at_0() -> None:
    position = ended({1: "Jc Jd Ac Ad Kh", 2: "Js Jh As", 3: "Qh"}, rest=0, jokers=0, match="lives 3")
    assert GAME.scores(position)[1:] == (0, 0, 2)


@pytest.mark.clause("F-8.4")
def test_a_pair_has_its_lives_together() -> None:
    position = ended({1: "Jc", 2: "Js", 3: "Qc Qd"}, rest=0, mode="pairs", jokers=0, match="lives 4")
    assert position.left_of_side(0) == 3, "the jack of spades, and the queens of hearts and spades"
    assert GAME.scores(position) == (1, 1, 1, 1)


@pytest.mark.clause("F-8.5", "F-8.6")
def test_a_team_survives_rounds_and_the_last_one_is_not_counted() -> None:
    position = ended({1: "Jc", 2: "Js"}, rest=0, mode="team", jokers=0, match="lives 3")
    assert GAME.scores(position) == (1, 1, 1, 1)
    position = after_round(position, {1: "Jc", 2: "Js"}, rest=0)
    result = GAME.result(position)
    assert result is not None
    assert (result.winners, result.scores, result.ranks) == ((), (1, 1, 1, 1), (1, 1, 1, 1))


@pytest.mark.clause("F-8.4")
def test_the_shadows_foes_cost_a_team_lives() -> None:
    corners = {3: "Jc", 1: "Js"}
    given: dict[str, OptionValue] = {"players": 3, "shadow": "yes", "jokers": 0, "match": "lives 30"}
    assert GAME.scores(ended(corners, rest=0, mode="team", **given)) == (28, 28, 28)
    assert GAME.scores(ended(corners, rest=0, mode="solo", **given)) == (30, 29, 30)


# --- options ------------------------------------------------------------------------------------------
DEFAULT = {"players": 4, "mode": "solo", "jokers": 2, "hand": 4, "shadow": "no", "match": "single"}


@pytest.mark.clause("F-1.3")
@pytest.mark.parametrize(
    ("given", "expected"),
    [
        ({}, {}),
        ({"players": 5}, {"hand": 3}),
        ({"shadow": "yes"}, {"hand": 3}),
        ({"players": 3, "shadow": "yes"}, {}),
        ({"mode": "team", "hand": 3}, {}),
        ({"mode": "team", "players": 3, "shadow": "yes", "hand": 3}, {}),
        ({"mode": "team", "jokers": 0}, {}),
        ({"jokers": 3}, {}),
        ({"mode": "pairs", "shadow": "yes", "hand": 3}, {}),
        ({"match": "lives 30"}, {}),
        ({"match": "wins 5"}, {}),
    ],
)
def test_options_that_go_together(given: dict[str, OptionValue], expected: dict[str, OptionValue]) -> None:
    assert GAME.complete(given) == DEFAULT | given | expected


@pytest.mark.clause("F-1.3")
@pytest.mark.parametrize(
    ("given", "sentence"),
    [
        ({"players": 5, "hand": 4}, "“hand” cannot be “4” with players 5. It can be: 3."),
        ({"shadow": "yes", "hand": 4}, "“hand” cannot be “4” with players 4, shadow yes. It can be: 3."),
        ({"hand": 3}, "“hand” cannot be “3” with players 4, shadow no, mode solo. It can be: 4."),
        ({"players": 3, "hand": 3}, "“hand” cannot be “3” with players 3, mode solo. It can be: 4."),
        ({"players": 5, "shadow": "yes"}, "“shadow” cannot be “yes” with players 5. It can be: no."),
        ({"players": 3, "mode": "pairs"}, "“mode” cannot be “pairs” with players 3. It can be: solo, team."),
        ({"mode": "team", "jokers": 1}, "“jokers” cannot be “1” with mode team. It can be: 2, 0."),
        ({"match": "wins 1"}, "“match” cannot be “wins 1”. It can be: single, wins 2..5, lives 3..30."),
        ({"match": "single 3"}, "“match” cannot be “single 3”. It can be: single, wins 2..5, lives 3..30."),
    ],
)
def test_options_that_do_not_go_together(given: dict[str, OptionValue], sentence: str) -> None:
    with pytest.raises(OptionError) as refused:
        GAME.complete(given)
    assert in_english(refused.value.reason) == sentence
