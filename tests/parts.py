"""The parts of a window, as tests find them: by their kind, and by their object name among several of it."""

from __future__ import annotations

from typing import TypeVar

from PySide6.QtCore import QObject

_Part = TypeVar("_Part", bound=QObject)


def part(whole: QObject, kind: type[_Part], name: str = "") -> _Part:
    """Return the one part of this kind, and of this name if one is given; fails unless there is one."""
    found = whole.findChildren(kind, name) if name else whole.findChildren(kind)
    assert len(found) == 1, (kind, name, found)
    return found[0]
