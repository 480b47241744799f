"""The parts of a window, as tests find them: by their kind, and by their object name among several of it."""

from __future__ import annotations

from typing import TypeVar

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

_Part = TypeVar("_Part", bound=QObject)
_Widget = TypeVar("_Widget", bound=QWidget)


def part(whole: QObject, kind: type[_Part], name: str = "") -> _Part:
    """Return the one part of this kind, and of this name if one is given; fails unless there is one."""
    found = whole.findChildren(kind, name) if name else whole.findChildren(kind)
    assert len(found) == 1, (kind, name, found)
    return found[0]


def called(whole: QObject, kind: type[_Widget], name: str) -> _Widget:
    """Return the one widget of this kind that a screen reader calls so."""
    found = [one for one in whole.findChildren(kind) if one.accessibleName() == name]
    assert len(found) == 1, (kind, name, found)
    return found[0]
