"""A match of two games, of which each seat begins one."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

from limbotable.core.errors import OptionError
from limbotable.games.limit.rules import LimitPosition
from limbotable.games.limit.view import LimitView, observe
from limbotable.play.match import Match
from limbotable.play.perspective import observation_of, perspective
from limbotable.search.thinking import think
from limbotable.search.thought import Limit
from tests.games.limit.boards import GAME
from tests.games.limit.test_swap import OPENING

NAMES = ["South", "North"]


def match(**options: object) -> Match:
    return Match(GAME, GAME.complete({"balls": 4, **options}), NAMES)


def here(made: Match) -> LimitPosition:
    assert isinstance(made.position, LimitPosition)
    return made.position


def seen(made: Match, viewer: int = 2) -> LimitView:
    return observe(GAME, here(made), viewer)


def play(made: Match, over: Callable[[], bool], seed: int) -> list[str]:
    """Play at random until something is over; return the actions."""
    choose = random.Random(seed)
    begun = made.ply
    while not over():
        made.push(made.turn, choose.choice(made.legal()))
    return [line.action for line in made.lines[begun:]]


def first_game(seed: int, **options: object) -> Match:
    """Play the first game at random, to its end."""
    made = match(games=2, **options)
    play(made, lambda: here(made).game == 2, seed)
    return made


#: All that a position remembers of one game.
OF_A_GAME = (
    *("phase", "pool", "tiles", "balls0", "balls1", "hand0", "hand1", "spots0", "spots1", "passes", "stuck"),
    *("edge", "loose", "opening", "bound", "out", "first_out", "did0", "did1", "last_seat"),
    *("last0", "last1", "last2", "fell", "gone", "last_gone", "swapped", "lent"),
)


def test_the_second_game_remembers_nothing_of_the_first() -> None:
    fresh, used = here(match(games=2)), here(match(games=2)).copy()
    assert isinstance(used, LimitPosition)
    for name in OF_A_GAME:
        before = getattr(fresh, name)
        setattr(used, name, not before if isinstance(before, bool) else before + 1)
    used.clear()
    assert {name: getattr(used, name) for name in OF_A_GAME} == {
        name: getattr(fresh, name) for name in OF_A_GAME
    }
    assert (used.seat, used.colour(1), used.game) == (1, 0, 2), "the other seat has White, and begins"
    assert used.laid_cells() == []


def finish(made: Match, seed: int) -> list[str]:
    """Play at random until the match is over; return the actions."""
    return play(made, lambda: made.result is not None, seed)


@pytest.mark.clause("M-1.6")
def test_three_seats_play_one_game() -> None:
    assert GAME.complete({"players": 3})["games"] == 1
    with pytest.raises(OptionError):
        GAME.complete({"players": 3, "games": 2})


@pytest.mark.clause("M-1.5", "M-10.1")
def test_the_second_game_begins_when_the_first_is_over_with_the_colours_exchanged() -> None:
    made = first_game(1)
    (winner,) = [seat for seat in (0, 1) if made.scores[seat]]
    assert sum(made.scores) == 1
    assert made.result is None
    assert (made.turn, GAME.phase(here(made)), made.legal()) == (1, "tile", ["tile 0,0"])
    view = seen(made)
    assert (view.colours, view.game, view.won[winner]) == ((1, 0), 2, 1)
    assert len(view.pool) == 16
    assert [len(hand) for hand in view.hands] == [4, 4]
    assert (view.tiles, view.removed, view.balls, view.captured) == ((), (), (), ((), ()))
    assert (view.last_seat, view.last_turn, view.last_gone) == (None, (), ())


@pytest.mark.clause("M-10.1", "M-10.2")
@pytest.mark.parametrize("seed", range(6))
def test_two_games_are_two_matches_of_one_game(seed: int) -> None:
    """The second one has the seats of a match in which the other seat begins."""
    made = first_game(seed)
    first = [line.action for line in made.lines]
    second = finish(made, seed + 100)
    won = [0, 0]
    for actions, seats in ((first, (0, 1)), (second, (1, 0))):
        alone = match()
        for action in actions:
            assert alone.result is None
            alone.push(alone.turn, action)
        assert alone.result is not None
        won[seats[alone.result.winners[0]]] += 1
    result = made.result
    assert result is not None
    assert list(result.scores) == won
    assert result.winners == ((0, 1) if won == [1, 1] else (won.index(2),))
    assert result.ranks == ((1, 1) if won == [1, 1] else (1, 2) if won[0] else (2, 1))


@pytest.mark.clause("M-10.2")
def test_random_matches_end_in_every_way() -> None:
    ends = set()
    for seed in range(24):
        made = first_game(seed)
        finish(made, seed + 50)
        assert made.result is not None
        ends.add(made.result.winners)
    assert ends == {(0,), (1,), (0, 1)}


@pytest.mark.clause("M-9.1", "M-10.1")
def test_in_the_second_game_the_first_seat_may_swap() -> None:
    made = first_game(2, swap="yes")
    for action in OPENING:
        assert "swap" not in made.legal()
        made.push(made.turn, action)
    assert made.turn == 0
    assert "swap" in made.legal()
    made.push(0, "swap")
    assert (made.turn, seen(made).colours) == (1, (0, 1))
    assert "swap" not in made.legal()


@pytest.mark.clause("M-10.1")
def test_a_swap_in_the_first_game_does_not_change_the_beginning_of_the_second() -> None:
    made = match(games=2, swap="yes")
    for action in (*OPENING, "swap"):
        made.push(made.turn, action)
    play(made, lambda: here(made).game == 2, 3)
    assert (made.turn, seen(made).colours) == (1, (1, 0))


def test_the_end_of_the_first_game_is_seen_until_something_is_played() -> None:
    made = first_game(1)
    ended = seen(made).last_game
    assert ended is not None
    (winner,) = [seat for seat in (0, 1) if made.scores[seat]]
    assert (ended.phase, ended.winners, ended.eliminated) == ("over", (winner,), (1 - winner,))
    assert ended.tiles
    made.push(1, "tile 0,0")
    assert seen(made).last_game is None


def test_everything_can_be_taken_back_across_the_end_of_a_game() -> None:
    made = first_game(1)
    after = seen(made)
    line = made.lines[-1]
    made.pop()
    assert (here(made).game, sum(made.scores)) == (1, 0)
    made.push(line.who, line.action)
    assert seen(made) == after


@pytest.mark.clause("M-10.3")
@pytest.mark.parametrize("level", ["novice", "casual", "expert"])
def test_a_computer_player_sees_the_win_of_the_game_that_is_played(level: str) -> None:
    """The last turn of the first game is found, and is a certain win though the match goes on."""
    made = first_game(1)
    (winner,) = [seat for seat in (0, 1) if made.scores[seat]]
    for _ in range(2):
        made.pop()
    assert (made.turn, GAME.phase(here(made))) == (winner, "move")
    for _ in range(2):
        known = observation_of(perspective(made, winner))
        thought = think(GAME, made.options, known, level, Limit(playouts=60), seed=1)
        assert thought.considered[0].value == 1.0
        made.push(winner, thought.considered[0].action)
    assert (here(made).game, made.scores[winner]) == (2, 1)
    assert GAME.speaks_of_rounds(made.options)
    assert not GAME.speaks_of_rounds(match().options)
