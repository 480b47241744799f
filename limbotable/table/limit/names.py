"""The names of balls and cells of Limit, in phrases and in keys."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from limbotable.core.phrases import Phrase, phrase
from limbotable.games.limit.places import at_phrase
from limbotable.games.limit.view import At, BallSight, LimitView

BALLS: Final = ("white", "red", "black")  #: the faces of the balls, by colour


def cell_text(at: At) -> str:
    """Return a cell in the notation of the game."""
    return f"{at[0]},{at[1]}"


def cell_words(at: At) -> Phrase:
    """Return a cell as people read it."""
    return at_phrase(*at)


def places_phrase(cells: Iterable[At]) -> Phrase:
    """Return cells as a list; there is at least one."""
    first, *rest = [cell_words(one) for one in cells]
    for one in rest:
        first = phrase("limit.places", places=first, at=one)
    return first


def ball_on(view: LimitView, ball: BallSight) -> Phrase:
    """Return a ball with its place."""
    return phrase(
        "limit.name.ball", ball=ball_phrase(view.colours[ball.seat]), at=cell_words((ball.q, ball.r))
    )


def balls_on(balls: Iterable[tuple[int, At]], *, counted: bool = False) -> Iterator[Phrase]:
    """Yield balls, each given by its colour and cell, with their places: those of a colour in one.

    Where they are ``counted`` within a sentence, a single one is “a white ball”, and not “white ball”.
    """
    cells: dict[int, list[At]] = {}
    for colour, at in balls:
        cells.setdefault(colour, []).append(at)
    for colour, there in cells.items():
        if len(there) == 1:
            ball = phrase(f"limit.one-ball.{BALLS[colour]}") if counted else ball_phrase(colour)
            yield phrase("limit.name.ball", ball=ball, at=cell_words(there[0]))
        else:
            yield phrase(f"limit.balls.{BALLS[colour]}", at=cells_in_one(there))


def cells_in_one(cells: Sequence[At]) -> Phrase:
    """Return cells as a list that ends with a word, for a user that hears it; there are at least two."""
    return phrase("limit.places-and", first=places_phrase(cells[:-1]), second=cell_words(cells[-1]))


def ball_phrase(colour: int) -> Phrase:
    """Return a ball of a colour."""
    return phrase(f"limit.ball.{BALLS[colour]}")


def faces(view: LimitView) -> tuple[str, ...]:
    """Return the faces of each seat's balls."""
    return tuple(BALLS[colour] for colour in view.colours)


def cell_key(at: At) -> str:
    """Return the key of the spot on a cell."""
    return f"cell {cell_text(at)}"
