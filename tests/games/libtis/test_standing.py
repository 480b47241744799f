"""The fitted judgement of the standing after a round, and the kings of the last one."""

from __future__ import annotations

import math

import pytest

from limbotable.core.position import OVER, legal_actions
from limbotable.core.random import Random
from limbotable.games.libtis.actions import PLAYING, STANDARD
from limbotable.games.libtis.awards import LOCATIONS
from limbotable.games.libtis.bonuses import BONUS_KINDS
from limbotable.games.libtis.deck import LOCATION_NAMES
from limbotable.games.libtis.insight import LibtisInsight
from limbotable.games.libtis.kings import makes_a_king
from limbotable.games.libtis.rules import ROUNDS, LibtisPosition
from limbotable.games.libtis.weights import WEIGHTS
from limbotable.play.dealer import Dealer
from limbotable.play.match import Match
from limbotable.play.record import DEFAULT_NAMES
from tests.games.libtis import measure
from tests.games.libtis.boards import GAME, board, play

_BONUSES = ("pact", "excuse", "windfall", "harvest")
_COMMON = 10


def standing(ended: int = 1) -> LibtisPosition:
    """End a round of which the first seat is next to the last to start the next one."""
    position = board(
        {"sea": (4, 1, 0, 0), "cave": (0, 2, 1, 2)},
        hands=("sailor", "painter", "savage", "soldier"),
        chips=[{"moons": 2, "suns": 1}, {}, {"knots": 3}, {}],
        bonuses=_BONUSES,
        supply=(3, 4, 5, 6),
        round=ended,
        start=1,
        variant=STANDARD,
    )
    return play(position, "painter desert", "savage forest", "soldier market", "sailor sea")


def test_what_is_counted_after_a_round() -> None:
    position = standing()
    pact, excuse, windfall, _ = (
        [round(figure, 6) for figure in figures] for figures in LibtisInsight(position).counted(position)
    )
    # points for chips, for the cubes as they stand; then the supply and the chips
    assert pact[:2] == [2.2, 0.5]
    assert pact[3:5] == [0.2, 0.4]
    # the next round begins with the third seat: the first is next to the last, and the second the last
    assert pact[5:8] == [0.0, 0.0, 1.0]
    assert excuse[5:8] == [0.0, 1.0, 0.0]
    assert windfall[5:8] == [1.0, 0.0, 0.0]
    # five cubes to one at the sea are counted as a lead of four, of which the first is not wide
    assert pact[8:10] == [1.5, 0.1]
    assert excuse[8:10] == [0.0, 0.3]
    # the bonus card, and what is special to it
    kinds = slice(_COMMON, _COMMON + BONUS_KINDS)
    assert pact[kinds] == [0.0, 0.0, 0.0, 1.0, 0.0, 0.0, 0.0]
    special = slice(kinds.stop, kinds.stop + 4)
    assert pact[special] == [0.0, 0.0, 3.0, 0.0]
    assert excuse[special] == [0.0, 0.0, 0.0, 4.0]
    assert windfall[special] == [3.0, 0.0, 0.0, 0.0]


def test_what_is_counted_of_the_locations() -> None:
    found = [figures[-3 * LOCATIONS :] for figures in LibtisInsight(standing()).counted(standing())]
    by_name = [
        {
            name: (seat[k], seat[LOCATIONS + k], seat[2 * LOCATIONS + k])
            for k, name in enumerate(LOCATION_NAMES)
            if any(seat[k::LOCATIONS])
        }
        for seat in found
    ]
    # Alone first at the sea, with five more than the second of the others, of which three count.
    assert by_name[0] == {"sea": (1.0, 0.0, 1.5)}
    # Second there; one of two that share the cave's first place, and so its second suit; alone in the desert.
    assert by_name[1] == {"sea": (0.0, 1.0, 0.5), "cave": (0.0, 1.0, 0.5), "desert": (1.0, 0.0, 0.5)}
    # Third at the cave, behind both.
    assert by_name[2] == {"cave": (0.0, 0.0, -0.5), "forest": (1.0, 0.0, 0.5)}
    assert by_name[3] == {"cave": (0.0, 1.0, 0.5), "market": (1.0, 0.0, 0.5)}


@pytest.mark.parametrize("ended", [1, 2])
def test_the_share_of_the_win_is_the_softmax_of_what_is_counted(ended: int) -> None:
    position = standing(ended)
    insight = LibtisInsight(position, fitted=True)
    weights = WEIGHTS[1][ROUNDS - ended - 1]
    powers = [
        math.exp(sum(weight * figure for weight, figure in zip(weights, figures, strict=True)))
        for figures in insight.counted(position)
    ]
    # After a position that was not the one judged last, so that nothing is left of the unfitted judgement.
    insight.predictions(position)
    shares = [insight.share(position, seat) for seat in range(4)]
    assert shares == pytest.approx([power / sum(powers) for power in powers])


def test_the_end_is_judged_by_the_result() -> None:
    position = standing(3)
    assert position.turn() == OVER
    plain, fitted = LibtisInsight(position), LibtisInsight(position, fitted=True)
    assert [fitted.reward(position, seat) for seat in range(4)] == [
        plain.reward(position, seat) for seat in range(4)
    ]


def test_more_chips_stand_better() -> None:
    for round_ended in (1, 2):
        shares = []
        for moons in (0, 1, 4):
            position = board(
                hands=("sailor", "painter", "savage", "soldier"),
                chips=[{"moons": moons}, {}, {}, {}],
                round=round_ended,
            )
            play(position, "sailor sea", "painter desert", "savage forest", "soldier market")
            shares.append(LibtisInsight(position, fitted=True).share(position, 0))
        assert shares == sorted(shares)
        assert shares[0] < shares[-1]


# --- kings --------------------------------------------------------------------------------------------
def test_kings_are_what_the_yardstick_says() -> None:
    """In matches of random players, with and without bonus cards."""
    found = {True: 0, False: 0}
    for seed, variant in enumerate(("quickstart", "standard", "advanced") * 4):
        match = Match(GAME, GAME.complete({"players": 4, "variant": variant}), DEFAULT_NAMES[4])
        dealer, rng = Dealer(seed), Random(seed)
        while match.result is None:
            line = dealer.next_line(match)
            if line is not None:
                match.push(line.who, line.action)
                continue
            position = match.position
            assert isinstance(position, LibtisPosition)
            actions = legal_actions(position)
            if position.phase == PLAYING and position.rounds_ended() == ROUNDS - 1:
                for action in actions[:8]:
                    king = measure.makes_a_king(position, action)
                    assert makes_a_king(position, action) == king
                    found[king] += 1
            match.push(match.turn, GAME.text(actions[rng.below(len(actions))]))
    assert min(found.values()) > 50


def kingmaking(number: int) -> LibtisPosition:
    """The second seat leads the third by the sea: with as many cubes there the first takes that away."""
    return board(
        {"sea": (1, 2, 0, 0)},
        hands=("lunatic", "painter", "savage", "soldier"),
        chips=[{}, {"moons": 8}, {"moons": 8}, {}],
        round=number,
    )


def test_a_fitted_judgement_makes_no_king_in_the_last_round() -> None:
    position = kingmaking(ROUNDS)
    insight = LibtisInsight(position, fitted=True)
    kings = {
        GAME.text(action) for action in legal_actions(position) if insight.preference(position, action) < 0
    }
    assert kings == {"lunatic sea"}
    assert all(insight.preference(kingmaking(2), action) == 0 for action in legal_actions(kingmaking(2)))
