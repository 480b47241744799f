"""The worth of positions, sensible actions, and the bonus cards that actions tell of."""

from __future__ import annotations

from itertools import pairwise

import pytest

from limbotable.core.position import legal_actions
from limbotable.core.random import Random
from limbotable.games.libtis.actions import ADVANCED
from limbotable.games.libtis.bonuses import END
from limbotable.games.libtis.deck import BONUS_NAMES
from limbotable.games.libtis.insight import LibtisInsight
from limbotable.games.libtis.rules import LibtisPosition
from limbotable.games.libtis.worlds import LibtisFit
from limbotable.play.match import Match
from limbotable.play.perspective import observation_of, perspective
from limbotable.search.hidden_cards import preferred
from limbotable.search.thinking import think
from limbotable.search.thought import Considered, Limit, Thought
from limbotable.testing.matches import Case
from tests.games.libtis.boards import GAME, HANDS, act, begun, board, deal, play, shuffle_bonuses


def rewards(position: LibtisPosition) -> list[float]:
    insight = LibtisInsight(position)
    return [insight.reward(position, seat) for seat in range(position.seats)]


def ended(*knots: int) -> LibtisPosition:
    """End a match in which the seats had so many knots; the last cards pay them 5, 5 and 6 points more."""
    chips = [{"knots": count} for count in knots]
    position = board(hands=("sailor", "painter", "savage"), chips=chips)
    return play(position, "sailor sea", "painter desert", "savage forest")


# --- results ------------------------------------------------------------------------------------------
def test_the_better_the_place_the_better_the_result() -> None:
    first, second, third = rewards(ended(4, 2, 0))
    assert 1 >= first > 0.9
    assert first - second > second - third > 0.2
    assert 0.2 > third >= 0


def test_equal_results_are_worth_the_same() -> None:
    one, other, _ = rewards(ended(3, 3, 0))
    assert one == other


def test_a_greater_lead_is_a_little_better() -> None:
    assert 0 < rewards(ended(9, 2, 0))[0] - rewards(ended(4, 2, 0))[0] < 0.1


def test_more_chips_decide_between_equal_points() -> None:
    position = board(hands=("sailor", "painter", "savage"), chips=[{"knots": 4}, {"wyrms": 3}, {}])
    one, other, _ = rewards(play(position, "sailor sea", "painter desert", "savage forest"))
    assert one > other


@pytest.mark.parametrize("seed", range(10))
def test_results_are_between_0_and_1_and_every_round_ends_the_search(seed: int) -> None:
    options = GAME.complete({"players": 3 + seed % 3, "variant": ["standard", "advanced"][seed % 2]})
    match = Case(GAME.id, options, seed, plies=100).match()
    insight = None
    for before, after in zip(match.stages, match.stages[1:], strict=False):
        position, following = before.position, after.position
        assert isinstance(position, LibtisPosition)
        assert isinstance(following, LibtisPosition)
        insight = LibtisInsight(position)
        ends = following.rounds_ended() > position.rounds_ended()
        assert insight.settled(following) == (ends or (match.result is None and following.turn() == -2))
        if ends:
            found = [insight.reward(following, seat) for seat in range(following.seats)]
            assert all(0 <= one <= 1 for one in found)
            shares = [insight.share(following, seat) for seat in range(following.seats)]
            assert sum(shares) == pytest.approx(1.0)
            for mine, theirs in pairwise(sorted(zip(found, shares, strict=True))):
                assert mine[1] <= theirs[1] + 1e-9, "what is praised more is no less likely to win"
            if match.result and following.turn() == -2:
                winners = match.result.winners
                assert shares == [(seat in winners) / len(winners) for seat in range(following.seats)]
                assert {s for s, one in enumerate(found) if one == max(found)} == set(match.result.winners)


def test_a_lead_after_the_second_round_wins_more_often_than_after_the_first() -> None:
    def share(round_: int) -> float:
        chips: list[dict[str, int]] = [{"knots": 3}, {}, {}]
        position = board(hands=HANDS[:3], chips=chips, round=round_)
        insight = LibtisInsight(position)
        return insight.share(position, 0)

    assert 1 > share(3) > share(2) > 1 / 3


def test_the_stages_of_a_match_are_its_half_rounds() -> None:
    match = Case(GAME.id, GAME.complete({}), 1, plies=400).match()
    stages = []
    for stage in match.stages[:-1]:
        assert isinstance(stage.position, LibtisPosition)
        stages.append(int(LibtisInsight(stage.position).stage(stage.position)))
    assert stages == sorted(stages)
    assert set(stages) == set(range(6))


def test_a_cube_that_leads_is_worth_something_in_the_rounds_to_come() -> None:
    after_one = board({"sea": (1, 0, 0)}, hands=HANDS[:3], chips=[{}, {}, {}], round=2)
    before, others, _ = LibtisInsight(after_one).predictions(after_one)
    assert before > others
    last = ended(0, 0, 0)
    assert LibtisInsight(last).predictions(last) == pytest.approx([5.01, 5.01, 6.01])


@pytest.mark.parametrize(
    ("bonus", "chips"),
    [
        ("end", {"leaves": 2}),
        ("calamity", {"wyrms": 2}),
        ("windfall", {"knots": 2}),
        ("harvest", {"moons": 4}),
    ],
)
def test_a_bonus_card_promises_more_to_a_seat_that_does_well_by_it(bonus: str, chips: dict[str, int]) -> None:
    def expected(first: dict[str, int], second: dict[str, int]) -> float:
        position = board(
            hands=HANDS[:3],
            chips=[first, second, {}],
            bonuses=(bonus, "pact", "excuse"),
            variant=ADVANCED,
            round=2,
        )
        return LibtisInsight(position).predictions(position)[0] - GAME.scores(position)[0]

    assert 12 > expected(chips, {}) > expected(chips, chips) > expected({}, chips) > 0


# --- actions ------------------------------------------------------------------------------------------
def promises(position: LibtisPosition) -> dict[str, float]:
    insight = LibtisInsight(position)
    return {GAME.text(action): insight.promise(position, action) for action in legal_actions(position)}


def test_taking_the_lead_promises_more_than_following() -> None:
    position = board({"forest": (1, 1, 0, 0), "mountain": (0, 3, 2, 0)}, hands=("ace-moons", *HANDS[1:4]))
    assert promises(position)["ace-moons forest"] > promises(position)["ace-moons mountain"]


def test_places_given_up_count() -> None:
    position = board({"sea": (1, 3, 0, 0), "cave": (1, 0, 0, 0)}, hands=("ace-moons", *HANDS[1:4]))
    found = promises(position)
    assert found["ace-moons sea>forest"] >= found["ace-moons forest"] > found["ace-moons cave>forest"]


@pytest.mark.parametrize(
    ("bonus", "more"), [("end", "market"), ("windfall", "window"), ("calamity", "desert"), ("excuse", "")]
)
def test_the_own_bonus_card_counts(bonus: str, more: str) -> None:
    """The soldier is first at the market, one of two at the desert, one of two seconds at the window."""
    cubes = dict.fromkeys(("desert", "cave", "darkness"), (0, 1, 0, 0)) | {"window": (0, 2, 1, 0)}
    held = board(cubes, hands=("soldier", *HANDS[:3]), bonuses=(bonus, "", "", ""), variant=ADVANCED)
    none = board(cubes, hands=("soldier", *HANDS[:3]))
    gained = {
        action.removeprefix("soldier ")
        for action, promise in promises(held).items()
        if promise > promises(none)[action]
    }
    assert (more in gained) == bool(more)


def test_seats_that_an_action_hinders() -> None:
    """Blue leads; to share the forest with it costs it two points, to share the mountain one."""
    position = board(
        {"forest": (0, 1, 0, 0), "mountain": (0, 1, 0, 0)},
        hands=("ace-moons", *HANDS[1:4]),
        chips=[{}, {"moons": 3}, {}, {}],
    )
    insight = LibtisInsight(position)
    found = {GAME.text(one): insight.preference(position, one) for one in legal_actions(position)}
    assert found == {"ace-moons forest": 2.0, "ace-moons mountain": 1.0}


def test_immediate_gains_of_an_action() -> None:
    position = board(
        {"forest": (0, 1, 0, 0), "sea": (1, 0, 0, 0)}, hands=("ace-moons", *HANDS[1:4]), supply=(1, 5, 5, 5)
    )
    insight = LibtisInsight(position)
    found = {GAME.text(one): insight.gain(position, one) for one in legal_actions(position)}
    assert found == {
        "ace-moons mountain": 6.0,
        "ace-moons forest": 4.0,
        "ace-moons sea>mountain": 1.0,
        "ace-moons sea>forest": -1.0,
    }


# --- bonus cards of others ----------------------------------------------------------------------------
def test_a_location_tells_of_the_bonus_card_of_its_suit() -> None:
    position = board(hands=("merchant", *HANDS[:3]))
    insight = LibtisInsight(position)
    told = {
        place: dict(zip(BONUS_NAMES, insight.told(position, GAME.parse(f"merchant {place}")), strict=True))
        for place in ("forest", "market", "window")
    }
    for bonus in BONUS_NAMES:
        assert sum(told[place][bonus] for place in told) == pytest.approx(1.0)
        assert all(0 < told[place][bonus] < 1 for place in told)
    assert max(told["market"], key=lambda one: told["market"][one]) == "end"
    assert told["market"]["windfall"] == told["market"]["betrayal"]


def likelihood(match: Match, viewer: int, seat: int) -> dict[str, float]:
    observation = observation_of(perspective(match, viewer))
    found = LibtisFit(GAME, match.options, observation).worlds().likelihood(seat)
    return {BONUS_NAMES[card - END]: share for card, share in found.items()}


def test_before_anything_is_played_every_bonus_card_is_as_likely() -> None:
    match = shuffle_bonuses(deal(begun(4)), "pact")
    assert likelihood(match, 0, 2) == pytest.approx(
        dict.fromkeys(("end", "calamity", "windfall", "harvest", "excuse"), 0.2)
    )


def test_a_seat_that_goes_for_leaves_may_well_hold_the_end() -> None:
    match = shuffle_bonuses(
        deal(
            begun(3),
            "ace-moons ace-suns ace-waves author lunatic",
            "merchant sailor savage ace-leaves painter",
        ),
        "pact",
        "end",
    )
    shares = [likelihood(match, 0, 1)["end"]]
    for mine, theirs, other in (
        ("ace-moons mountain", "merchant market", "ace-wyrms cave"),
        ("ace-waves sea", "savage window", "ace-knots market"),
    ):
        act(match, mine, theirs, other)
        shares.append(likelihood(match, 0, 1)["end"])
    assert shares == sorted(shares)
    assert shares[0] == pytest.approx(0.2)
    assert shares[-1] > 0.3
    assert max(likelihood(match, 0, 1).items(), key=lambda one: one[1])[0] == "end"
    assert sum(likelihood(match, 0, 1).values()) == pytest.approx(1.0)


def test_worlds_are_drawn_as_likely_as_they_are() -> None:
    match = shuffle_bonuses(
        deal(
            begun(3),
            "ace-moons ace-suns ace-waves author lunatic",
            "merchant sailor savage ace-leaves painter",
        ),
        "pact",
    )
    act(match, "ace-moons mountain", "merchant market", "ace-wyrms cave")
    worlds = GAME.worlds(match.options, observation_of(perspective(match, 0)))
    rng = Random(1)
    drawn = [BONUS_NAMES[worlds.sample(rng).bonus_of(1) - END] for _ in range(4000)]
    for bonus, share in likelihood(match, 0, 1).items():
        assert drawn.count(bonus) / 4000 == pytest.approx(share, abs=0.03)


# --- players ------------------------------------------------------------------------------------------
def thought(match: Match, level: str, playouts: int = 50) -> list[str]:
    observation = observation_of(perspective(match, match.turn))
    limit = Limit(playouts=playouts)
    return [one.action for one in think(GAME, match.options, observation, level, limit, 1).considered]


def test_the_greedy_player_takes_the_highest_immediate_pay() -> None:
    match = deal(begun(3, variant="quickstart"), "author ace-knots ace-wyrms soldier savage")
    assert thought(match, "greedy")[0] in ("author mountain", "author forest")
    assert sorted(thought(match, "greedy")) == match.legal()


@pytest.mark.parametrize(
    ("visits", "values", "first"),
    [
        ((100, 90), (0.5, 0.49), "ace-moons forest"),  # as good, as far as can be told
        ((100, 40), (0.5, 0.49), "ace-moons mountain"),  # not looked at enough
        ((5000, 4000), (0.5, 0.48), "ace-moons mountain"),  # worse for sure
        ((100, 90), (0.5, 0.7), "ace-moons forest"),
        ((0, 0), (0.5, 0.5), "ace-moons mountain"),
    ],
)
def test_between_equals_the_leader_is_hindered(
    visits: tuple[int, int], values: tuple[float, float], first: str
) -> None:
    """Blue leads, and loses more at the forest."""
    position = board(
        {"forest": (0, 1, 0, 0), "mountain": (0, 1, 0, 0)},
        hands=("ace-moons", *HANDS[1:4]),
        chips=[{}, {"moons": 3}, {}, {}],
    )
    considered = tuple(
        Considered(action, tried, value)
        for action, tried, value in zip(
            ("ace-moons mountain", "ace-moons forest"), visits, values, strict=True
        )
    )
    line = ("ace-moons mountain", "author sea")
    given = Thought(considered, 200, 0.1, line, 0.0)
    thought = preferred(GAME, GAME.insight(position), [position], given)
    assert thought.considered[0].action == thought.line[0] == first
    assert sorted(one.action for one in thought.considered) == ["ace-moons forest", "ace-moons mountain"]


@pytest.mark.long
def test_every_player_with_a_tree_chooses_so() -> None:
    """Among equal actions: the chosen one was not always tried most, and always hinders most."""
    rarer = 0
    for seed in range(6):
        match = Case(GAME.id, GAME.complete({}), seed, 20).match()
        insight = match.game.insight(match.position)
        observation = observation_of(perspective(match, match.turn))
        found = think(GAME, match.options, observation, "club", Limit(playouts=64), seed)
        assert found.playouts == sum(one.visits for one in found.considered) == 64
        first, *others = found.considered
        hinders = insight.preference(match.position, GAME.parse(first.action))
        for other in others:
            if other.visits > first.visits:
                rarer += 1
                assert insight.preference(match.position, GAME.parse(other.action)) < hinders
    assert rarer


@pytest.mark.long
def test_betrayal_is_taken_out_of_a_set() -> None:
    """It pays a part for each of the others, and an expert knows."""
    match = shuffle_bonuses(deal(begun(5, variant="advanced")), "end")
    assert thought(match, "expert", 600)[0] == "take betrayal"
