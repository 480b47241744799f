"""The names of balls and cells of Limit, in phrases and in keys."""

from __future__ import annotations

from typing import Final

from limbotable.core.phrases import Phrase, phrase
from limbotable.games.limit.view import At

BALLS: Final = ("white", "red", "black")  #: the faces of the seats' balls


def cell_text(at: At) -> str:
    """Return a cell in the notation of the game."""
    return f"{at[0]},{at[1]}"


def ball_phrase(seat: int) -> Phrase:
    """Return a seat's ball, by its colour."""
    return phrase(f"limit.ball.{BALLS[seat]}")


def cell_key(at: At) -> str:
    """Return the key of the spot on a cell."""
    return f"cell {cell_text(at)}"
