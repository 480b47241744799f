"""The measurement of king-making: places are those of the rules, and kings are told apart."""

from __future__ import annotations

from click.testing import CliRunner

from limbotable.core.position import legal_actions
from tests.games.libtis.boards import GAME
from tests.games.libtis.measure import after, decisions, is_avoidable, main, makes_a_king, ranks, winners
from tests.search.yardsticks import named


def test_the_places_after_the_last_action_are_those_of_the_result() -> None:
    for deal in range(6):
        *_, (position, action) = decisions(named("novice"), deal, 3, 4)
        end = position.copy()
        end.play(action)
        result = GAME.result(end)
        assert result is not None
        assert after(position, action) == result.ranks


def test_a_king_is_made_by_a_seat_that_does_not_win() -> None:
    kings = avoidable = 0
    for deal in range(12):
        for position, action in decisions(named("novice"), deal, 3, 4):
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
    kings, avoidable = done.output.splitlines()
    assert kings.startswith("kings: ")
    assert " of 40 = " in kings
    assert avoidable.startswith("avoidable: ")
