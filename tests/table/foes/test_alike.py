"""Actions of Foes that are alike: a hint compares none with another that does the same."""

from __future__ import annotations

from itertools import combinations

from limbotable.core.random import Random
from limbotable.games.foes.cards import lowest_visible
from limbotable.games.foes.game import FoesGame
from limbotable.games.foes.rules import FoesPosition
from limbotable.table.foes import tableau
from limbotable.table.tableau import Frame
from limbotable.testing.matches import Case

GAME = FoesGame()


def test_cards_are_alike_that_hide_and_are_hidden_in_the_same_way() -> None:
    rng, found = Random(1), set()
    for seed in range(30):
        match = Case("foes", GAME.complete({}), seed, seed).match()
        if match.turn < 0:
            continue
        assert isinstance(match.position, FoesPosition)
        view = GAME.view(match.options, match.position, match.stages[-1].sightings, match.turn)
        told = tableau(view, Frame(10.0, 7.2), match.seats).gestures
        for one, other in combinations(told, 2):
            if not (one.alike and one.alike == other.alike):
                continue
            assert one.action.split()[0] == other.action.split()[0]
            pair = [GAME.parse(action.action) % 64 for action in (one, other)]
            found.add(one.alike)
            for _ in range(40):
                drawn = {4 + rng.below(36), pair[0] // 4 * 4 + rng.below(4), pair[0] // 4 * 4 + rng.below(4)}
                table = sum(1 << card for card in drawn.difference(pair))
                lowest = [int(lowest_visible(table | 1 << card)) for card in pair]
                first, second = ("own" if card in pair else card for card in lowest)
                assert first == second
    assert found
