"""The habits of strong players, of which the strongest player's playouts are made."""

from __future__ import annotations

import math
from collections import Counter

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from limbotable.core.cards import cards_of
from limbotable.core.position import CHANCE, OVER, arrange, legal_actions
from limbotable.core.random import Random
from limbotable.games.libtis.actions import LOCATION, PLAYING, SOURCE, STANDARD, SUPPLY
from limbotable.games.libtis.awards import LOCATIONS
from limbotable.games.libtis.deck import LOCATION_NAMES
from limbotable.games.libtis.habit_weights import ARRIVING, CARDS, LEAVING
from limbotable.games.libtis.habits import COUNTED, SOURCE_WEIGHTS, TARGET_WEIGHTS
from limbotable.games.libtis.insight import LibtisInsight
from limbotable.games.libtis.rules import ROUNDS, LibtisPosition, opening_position
from tests.games.libtis.boards import GAME, board

_SHARPNESS = 2.0


def contested() -> LibtisPosition:
    """Two leads of the second seat, one of the first; the first has a card for each, and collects wyrms."""
    return board(
        {"sea": (1, 2, 0, 0), "cave": (1, 1, 0, 0), "desert": (2, 0, 0, 1)},
        hands=("ace-waves ace-wyrms", "painter sailor", "savage author", "soldier bard"),
        chips=[{}, {"moons": 3}, {}, {}],
        bonuses=("calamity", "excuse", "windfall", "harvest"),
        supply=(4, 5, 5, 5),
        variant=STANDARD,
    )


def picked(position: LibtisPosition, insight: LibtisInsight, rng: Random) -> int:
    actions = legal_actions(position)
    return int(insight.pick(position, vec[i64](actions), len(actions), rng))


def test_what_is_counted_of_a_target_and_of_a_source() -> None:
    targets, sources = (
        dict(zip(LOCATION_NAMES, row, strict=True))
        for row in LibtisInsight(contested()).habits_counted(contested())
    )
    # A tie at the sea takes 5 points from the leader; nobody gets any, for the sea has no second suit.
    assert targets["sea"] == pytest.approx([0.0, 0.0, 1.25, 1.25, 0.5, 0.0, 0.25])
    # Alone in the first place of the cave: waves for wyrms, which the bonus card pays; the other keeps wyrms.
    assert targets["cave"] == pytest.approx([0.25, -0.75, 0.0, 0.0, 0.5, 0.0, 0.25])
    # The first cube of a seat at a place of nobody's: moons.
    assert targets["mountain"] == pytest.approx([1.5, 0.0, 0.0, 0.0, 1.5, 1.0, 0.0])
    # The last cube leaves the sea, where it was second and paid nothing.
    assert sources["sea"] == pytest.approx([0.0, 0.0, 0.0, 0.0, -0.5, 1.0, 0.25])
    # A tie in the desert: wyrms for suns for the seat, as for the other, which had them.
    assert sources["desert"] == pytest.approx([-0.25, 0.75, 0.0, 0.0, -0.5, 0.0, 0.5])
    # No cube, no source.
    assert sources["market"] == [0.0] * COUNTED


def test_choices_are_as_frequent_as_their_odds() -> None:
    position = contested()
    insight = LibtisInsight(position, fitted=True)
    seat = int(position.turn())
    hand = cards_of(position.hand(seat))
    stage = int(position.rounds_ended()) * 5 + len(hand) - 1
    targets, sources = insight.habits_counted(position)

    def odds(action: int) -> float:
        card, target, source = action % LOCATION, action // LOCATION % LOCATIONS, action // SOURCE
        found = CARDS[len(hand) - 1][card] + ARRIVING[stage][COUNTED + target]
        found += sum(w * f for w, f in zip(ARRIVING[stage], targets[target], strict=False))
        if source != SUPPLY:
            found += (
                LEAVING[stage][COUNTED]
                + 0.1 * int(position.cubes_at(seat, SUPPLY)) * LEAVING[stage][COUNTED + 1]
            )
            found += sum(w * f for w, f in zip(LEAVING[stage], sources[source], strict=False))
        return math.exp(_SHARPNESS * found)

    every = {action: odds(action) for action in legal_actions(position)}
    total = sum(every.values())
    rng = Random(5)
    tries = 20_000
    found = Counter(picked(position, insight, rng) for _ in range(tries))
    assert found.keys() <= every.keys()
    for action, one in every.items():
        expected = one / total
        assert found[action] / tries == pytest.approx(
            expected, abs=4.5 * math.sqrt(expected / tries) + 2 / tries
        ), GAME.text(action)


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_each_choice_of_a_match_is_legal(seats: int) -> None:
    for seed in range(4):
        rng = Random(seed)
        position = opening_position(seats, STANDARD)
        while position.turn() != OVER:
            if position.turn() == CHANCE:
                urn = int(position.urn())
                arrange(position, rng.reordered([k for k in range(urn.bit_length()) if urn >> k & 1]))
                continue
            assert position.phase == PLAYING
            action = picked(position, LibtisInsight(position, fitted=True), rng)
            assert action in legal_actions(position)
            position.play(action)


def test_an_empty_supply_is_no_source() -> None:
    position = board(
        {"sea": (9, 0, 0, 0), "cave": (1, 0, 0, 0)},
        hands=("ace-waves", "painter", "savage", "soldier"),
        supply=(0, 5, 5, 5),
    )
    insight = LibtisInsight(position, fitted=True)
    rng = Random(3)
    found = {picked(position, insight, rng) for _ in range(500)}
    assert found <= set(legal_actions(position))
    assert not any(action // SOURCE == SUPPLY for action in found)


def test_other_players_go_on_by_the_rule_of_thumb() -> None:
    """The habits are the strongest player's alone: by the same random numbers the others choose otherwise."""
    position = contested()
    plain, fitted = LibtisInsight(position), LibtisInsight(position, fitted=True)
    first = [picked(position, plain, Random(seed)) for seed in range(40)]
    second = [picked(position, fitted, Random(seed)) for seed in range(40)]
    assert first != second


def test_there_are_weights_for_every_stage() -> None:
    assert [len(row) for row in ARRIVING] == [TARGET_WEIGHTS] * (5 * ROUNDS)
    assert [len(row) for row in LEAVING] == [SOURCE_WEIGHTS] * (5 * ROUNDS)
    assert [len(row) for row in CARDS] == [20] * 5
