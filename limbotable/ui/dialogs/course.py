"""A course of exercises, and the user's progress in it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import msgspec


class Course(msgspec.Struct, frozen=True):
    """A game's tutorial or puzzles, with the user's progress."""

    game: str
    title: str
    lessons: Sequence[tuple[str, str, bool]]  #: name and title of each, and whether it has been done
    progress: str = ""  #: said in place of how many are done
    chapters: Mapping[int, str] = msgspec.field(
        default_factory=dict
    )  #: titles, by the index of the first part of each
    summary: str = ""  #: more about the user's progress
    themes: Sequence[str] = ()  #: the theme of each lesson by its name; empty where they have none
    suited: Sequence[int] = ()  #: the indices of the lessons that are not done, the most suitable one first

    @property
    def done(self) -> int:
        """The number of lessons done."""
        return sum(done for _, _, done in self.lessons)

    @property
    def next(self) -> int:
        """The index of the lesson to go on with: the most suitable, the first not done, or the very first."""
        if self.suited:
            return self.suited[0]
        left = (number for number, (_, _, done) in enumerate(self.lessons) if not done)
        return next(left, 0)
