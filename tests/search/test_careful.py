"""What is proven within two turns comes before what a search believes."""

from __future__ import annotations

from limbotable.core.position import legal_actions
from limbotable.search.open_table import careful
from limbotable.search.proof import Prover
from limbotable.search.thought import Considered, Guess, Thought
from tests.games.limit.boards import GAME
from tests.search.test_proof import late


def test_actions_that_let_the_next_seat_win_come_last_and_are_worth_nothing() -> None:
    tried = 0
    for position in late(2, 4, 9, range(12)):
        prover = Prover(GAME.insight(position), 2)
        actions = legal_actions(position)
        losing = [action for action in actions if not prover.lasts(position, action)]
        lasting = [action for action in actions if action not in losing]
        if not losing or not lasting or any(prover.wins_by(position, one) for one in actions):
            continue
        tried += 1
        told = [GAME.text(action) for action in (*losing, *lasting)]
        believed = tuple(Considered(text, 9, 0.75) for text in told)
        thought = Thought(believed, 9 * len(told), 1.0, (told[0],), 0.1, Guess(3, 9, 0.75))

        found = careful(GAME, position, thought)

        assert [one.action for one in found.considered] == [*told[len(losing) :], *told[: len(losing)]]
        assert [one.value for one in found.considered] == [*[0.75] * len(lasting), *[0.0] * len(losing)]
        assert found.line == (told[len(losing)],)
        assert (found.error, found.guess) == (thought.error, thought.guess), "the first one is no proof"
    assert tried > 5


def test_actions_that_win_in_this_turn_come_first_and_are_worth_all() -> None:
    tried = 0
    for position in late(2, 4, 9, range(12)):
        prover = Prover(GAME.insight(position), 2)
        actions = legal_actions(position)
        winning = [action for action in actions if prover.wins_by(position, action)]
        others = [action for action in actions if action not in winning]
        if not winning or not others:
            continue
        tried += 1
        told = [GAME.text(action) for action in (*others, *winning)]
        believed = tuple(Considered(text, 9, 0.75) for text in told)
        found = careful(GAME, position, Thought(believed, 9, 1.0, (told[0],), 0.1, Guess(3, 9, 0.75)))
        assert [one.action for one in found.considered] == [*told[len(others) :], *told[: len(others)]]
        assert [one.value for one in found.considered] == [*[1.0] * len(winning), *[0.75] * len(others)]
        assert found.line == (told[len(others)],)
        assert (found.error, found.guess) == (0.0, None)
    assert tried > 2


def test_where_every_action_loses_that_is_certain() -> None:
    tried = 0
    for position in late(2, 4, 7, range(12)):
        prover = Prover(GAME.insight(position), 2)
        actions = legal_actions(position)
        if any(prover.lasts(position, one) or prover.wins_by(position, one) for one in actions):
            continue
        tried += 1
        told = tuple(Considered(GAME.text(action), 9, 0.75) for action in actions)
        found = careful(GAME, position, Thought(told, 9, 1.0, (told[0].action,), 0.1, Guess(3, 9, 0.75)))
        assert {one.value for one in found.considered} == {0.0}
        assert (found.error, found.guess) == (0.0, None)
    assert tried > 0
