"""The measurement of king-making: places are those of the rules, and kings are told apart."""

from __future__ import annotations

from itertools import islice

import pytest
from click.testing import CliRunner

from limbotable.core.position import legal_actions
from tests.games.libtis.boards import GAME
from tests.games.libtis.measure import (
    after,
    decisions,
    is_avoidable,
    is_hopeless,
    main,
    makes_a_king,
    played,
    ranks,
    winners,
)
from tests.search.yardsticks import named

#: It measures by the rules, which are the same uncompiled, as the golden files show.
pytestmark = pytest.mark.long


def test_the_places_after_the_last_action_are_those_of_the_result() -> None:
    for deal in range(6):
        taken = decisions(named("novice"), deal, 3, 4)
        *_, (position, action) = ((played(match), action) for match, action in taken)
        end = position.copy()
        end.play(action)
        result = GAME.result(end)
        assert result is not None
        assert after(position, action) == result.ranks


def test_a_king_is_made_by_a_seat_that_does_not_win() -> None:
    kings = avoidable = 0
    for deal in range(12):
        for match, action in decisions(named("novice"), deal, 3, 4):
            position = played(match)
            if makes_a_king(position, action):
                kings += 1
                before, later = ranks(position), after(position, action)
                assert winners(before) != winners(later)
                assert before[position.seat] <= later[position.seat] > 1
                if is_avoidable(position, action):
                    avoidable += 1
                    assert not all(makes_a_king(position, other) for other in legal_actions(position))
    assert 0 < avoidable < kings


def test_what_is_found_is_printed() -> None:
    done = CliRunner().invoke(main, ["--player", "novice", "--playouts", "1", "--matches", "2"])
    assert done.exit_code == 0, done.output
    kings, avoidable, hopeless = done.output.splitlines()
    assert kings.startswith("kings: ")
    assert " of 40 = " in kings
    assert avoidable.startswith("avoidable: ")
    assert hopeless.startswith("hopeless: ")


def test_a_seat_is_hopeless_where_it_can_win_no_more() -> None:
    found = set()
    for deal in range(2):
        for match, action in islice(decisions(named("novice"), deal, 3, 4), 16, None):
            position = played(match)
            can_win = any(after(position, it)[match.turn] == 1 for it in legal_actions(position))
            found.add((can_win, is_hopeless(match, action)))
    assert (False, True) in found
    assert (True, False) in found
    assert (True, True) not in found
