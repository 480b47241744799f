"""The rules against a second writing of the same rules, in random matches under all options."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from limbotable.core.cards import card_text, cards_of
from limbotable.core.game import CHANCE_WHO
from limbotable.core.options import OptionValue
from limbotable.core.position import CHANCE, OVER, legal_actions
from limbotable.core.replay import Stage
from limbotable.games.countdown.rules import CountdownPosition
from limbotable.testing.matches import Case, options_of, tries
from tests.games.countdown.deals import GAME
from tests.games.countdown.oracle import Oracle


def by_the_rules(stage: Stage) -> dict[str, object]:
    position = stage.position
    assert isinstance(position, CountdownPosition)
    known = [stage.sightings.known(viewer) for viewer in range(3)]
    return {
        "turn": position.turn(),
        "legal": {GAME.text(action) for action in legal_actions(position)},
        "scores": GAME.scores(position),
        "hands": [{card_text(card) for card in cards_of(position.hand(seat))} for seat in (0, 1)],
        "stock": [card_text(card) for card in position.stock[position.top :]],
        "dealer": position.dealer,
        "seen": [{card_text(card) for card in cards_of(mask)} for mask in known],
        "over": GAME.result(position) is not None,
    }


def by_the_oracle(oracle: Oracle) -> dict[str, object]:
    turn = oracle.actor
    return {
        "turn": turn if isinstance(turn, int) else CHANCE if turn == "chance" else OVER,
        "legal": oracle.legal(),
        "scores": tuple(oracle.scores),
        "hands": [set(hand) for hand in oracle.hands],
        "stock": oracle.stock,
        "dealer": oracle.dealer,
        "seen": oracle.seen,
        "over": turn is None,
    }


@tries(60)
@given(options=options_of(GAME), seed=st.integers(0, 2**32 - 1))
def test_both_writings_of_the_rules_agree(options: dict[str, OptionValue], seed: int) -> None:
    match = Case(GAME.id, options, seed, plies=300).match()
    oracle = Oracle({name: str(value) for name, value in options.items()})
    for stage, line in zip(match.stages, match.lines, strict=False):
        assert by_the_rules(stage) == by_the_oracle(oracle)
        if line.who == CHANCE_WHO:
            oracle.shuffle(line.action.split(" ")[2:])
        else:
            oracle.act(line.action)
    assert by_the_rules(match.stages[-1]) == by_the_oracle(oracle)
