"""The rules against a second writing of the same rules, in random matches under all options."""

from __future__ import annotations

from collections.abc import Iterable

from hypothesis import given
from hypothesis import strategies as st

from limbotable.core.cards import card_text, cards_of
from limbotable.core.game import CHANCE_WHO
from limbotable.core.options import OptionValue
from limbotable.core.position import CHANCE, OVER, legal_actions
from limbotable.core.replay import Stage
from limbotable.games.foes.rules import FoesPosition
from limbotable.testing.matches import Case, options_of, tries
from tests.games.foes.deals import GAME
from tests.games.foes.oracle import SHADOW, Oracle


def names(cards: Iterable[int]) -> list[str]:
    return [card_text(card) for card in cards]


def by_the_rules(stage: Stage) -> dict[str, object]:
    position = stage.position
    assert isinstance(position, FoesPosition)
    players = position.variant.players
    result = GAME.result(position)
    return {
        "turn": position.turn(),
        "legal": {GAME.text(action) for action in legal_actions(position)},
        "due": set(names(cards_of(position.urn()))) if position.turn() == CHANCE else set(),
        "scores": list(GAME.scores(position)),
        "hands": [set(names(cards_of(position.hand(seat)))) for seat in range(players)],
        "markers": [set(names(cards_of(position.markers(seat)))) for seat in range(players)],
        "deck": names(position.deck[position.top :]),
        "discards": set(names(cards_of(position.discards))),
        "foes": names(position.foes[position.taken :]),
        "corners": [set(names(cards_of(position.corner(hero)))) for hero in range(position.variant.heroes)],
        "dealer": position.dealer,
        "seen": [set(names(cards_of(stage.sightings.known(viewer)))) for viewer in range(players + 1)],
        "winners": None if result is None else list(result.winners),
    }


def by_the_oracle(oracle: Oracle) -> dict[str, object]:
    turn = oracle.actor
    heroes = [*range(oracle.players), *([SHADOW] if oracle.shadow else [])]
    return {
        "turn": turn if isinstance(turn, int) else OVER if turn is None else CHANCE,
        "legal": oracle.legal(),
        "due": set() if isinstance(turn, int) else set(oracle.due),
        "scores": oracle.scores(),
        "hands": [set(hand) for hand in oracle.hands],
        "markers": [set(mine) for mine in oracle.markers],
        "deck": oracle.deck,
        "discards": set(oracle.discards),
        "foes": oracle.foes,
        "corners": [set(oracle.corners.get(hero, ())) for hero in heroes],
        "dealer": oracle.dealer,
        "seen": oracle.seen,
        "winners": oracle.winners(),
    }


@tries(60)
@given(options=options_of(GAME), seed=st.integers(0, 2**32 - 1))
def test_both_writings_of_the_rules_agree(options: dict[str, OptionValue], seed: int) -> None:
    match = Case(GAME.id, options, seed, plies=300).match()
    oracle = Oracle(dict(options))
    for stage, line in zip(match.stages, match.lines, strict=False):
        assert by_the_rules(stage) == by_the_oracle(oracle)
        if line.who == CHANCE_WHO:
            oracle.shuffle(line.action.split(" ")[2:])
        else:
            oracle.act(line.action)
    assert by_the_rules(match.stages[-1]) == by_the_oracle(oracle)
