"""How deeply data from JSON is nested: readers of JSON go deeper than its writers."""

from __future__ import annotations


def deeper_than(most: int, value: object) -> bool:
    """Return whether anything in a value is inside of so many lists and objects, or of more."""
    level = [value]
    for _ in range(most):
        level = [
            inner
            for one in level
            if isinstance(one, list | dict)
            for inner in (one.values() if isinstance(one, dict) else one)
        ]
        if not level:
            return False
    return True
