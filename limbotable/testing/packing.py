"""Several numbers in one: a lower part never reaches the part that is packed above it."""

from __future__ import annotations

import sys

import pytest
from hypothesis import strategies as st

from limbotable.core.cards import cards_of
from limbotable.core.game import AnyGame
from limbotable.core.position import MOST_ACTIONS, legal_actions
from limbotable.testing.law import law
from limbotable.testing.matches import cases

#: The name in a game's rules of the factor of a seat to which an action is added.
SEAT = "SEAT"
#: The number of things that chance arranges and viewers see, as bits of a mask.
_BITS = 63


@law(27)
def no_action_reaches_the_seat_above_it(game: AnyGame, data: st.DataObject) -> None:
    match = data.draw(cases(game)).match()
    rules = sys.modules[type(match.position).__module__]
    seat = getattr(rules, SEAT, None)
    if seat is None:
        pytest.skip("these rules keep no actions together with seats")
    for stage in match.stages:
        assert all(0 <= action < seat for action in legal_actions(stage.position))


@law(27)
def everything_has_room_in_its_mask(game: AnyGame, data: st.DataObject) -> None:
    match = data.draw(cases(game)).match()
    for stage in match.stages:
        position = stage.position
        assert len(legal_actions(position)) <= MOST_ACTIONS
        masks = [position.visible(viewer) for viewer in range(len(match.seats) + 1)]
        if position.turn() == -1:
            masks.append(position.urn())
            chance = game.chance(position)
            assert set(chance.things) == set(cards_of(position.urn()))
            assert set(chance.things) <= set(range(_BITS))
        assert all(0 <= mask < 1 << _BITS for mask in masks)
