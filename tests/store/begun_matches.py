"""Matches that have just begun, for libraries."""

from __future__ import annotations

from limbotable.play.match import Match
from tests.games.countdown.deals import begun, play


def early(*actions: str) -> Match:
    return play(begun("Kd 8c Td 9c Ad", "3c 4c 5c 6c 7c", "5h"), *actions)
