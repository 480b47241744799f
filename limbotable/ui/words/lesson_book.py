"""The tutorials: one Markdown text for each game and language, a section for each lesson.

# Title of the tutorial

## Title of a lesson {#its-name}

What there is to see and to do.

- 2: What there is to do from the learner's second action on, where that needs words.
- done: What is said when everything has been done.
- `7h` `8?`: What is said when one of these actions is tried, which are legal and not what is meant.
- `*`: What is said when any other one is.
"""

from __future__ import annotations

import html
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from fnmatch import fnmatchcase
from pathlib import Path
from typing import Final

from limbotable.resources import resource

_TITLE: Final = re.compile(r"# (.+)")
_LESSON: Final = re.compile(r"## (.+) \{#([a-z0-9-]+)\}")
_STRONG: Final = re.compile(r"\*\*(.+?)\*\*")
_DONE: Final = "done"
_ITEM: Final = re.compile(rf"- (\d+|{_DONE}|`[^`]+`(?: `[^`]+`)*): (.+)")


@dataclass(frozen=True, slots=True)
class LessonText:
    """What is said in a lesson; what counts most stands between ``**``."""

    name: str  #: the same in all languages
    title: str
    tasks: Mapping[int, str]  #: from which of the learner's actions on (the first is 1) what is to be done
    done: str
    missed: Sequence[tuple[str, str]]  #: patterns of actions, and what is said of them; the first counts

    def task(self, step: int) -> str:
        """Return what is to be done at the learner's ``step``-th action, from 1."""
        return self.tasks[max(number for number in self.tasks if number <= max(1, step))]

    def about(self, action: str) -> str:
        """Return what is said of an action that is not what is meant; nothing if nobody foresaw it."""
        found = (text for pattern, text in self.missed if fnmatchcase(action, pattern))
        return next(found, "")


@dataclass(frozen=True, slots=True)
class LessonBook:
    """A game's tutorial in one language."""

    game: str
    title: str
    lessons: tuple[LessonText, ...]  #: in the order in which they are done


def open_lessons(game: str, language: str) -> LessonBook:
    """Return a game's tutorial in a language; raises ``OSError`` where it is missing."""
    path = resource("translations", "tutorials", language, f"{game}.md")
    return read_lessons(game, path.read_text(encoding="utf-8"))


def lesson_file(game: str, lesson: str) -> Path:
    """Say where the record of a lesson is."""
    return resource("translations", "tutorials", "positions", game, f"{lesson}.limbo")


def plain(text: str) -> str:
    """Return a text of a lesson without its emphasis, for who listens."""
    return _STRONG.sub(r"\1", text)


def rich(text: str) -> str:
    """Return a text of a lesson as rich text.

    Not by Qt's Markdown: that wants a space between a full stop and the asterisks, and Japanese has none.
    """
    return _STRONG.sub(r"<b>\1</b>", html.escape(text)).replace("\n", "<br>")


def read_lessons(game: str, text: str) -> LessonBook:
    """Read a tutorial; raises ``ValueError`` with the line that is none."""
    title = ""
    lessons: list[LessonText] = []
    section: list[str] = []
    heading: re.Match[str] | None = None
    for line in [*_joined(text), ""]:
        found = _LESSON.fullmatch(line)
        if found is not None or not line:
            if heading is not None:
                lessons.append(_lesson(heading[2], heading[1], section))
            heading, section = found, []
        elif heading is not None:
            section.append(line)
        elif (name := _TITLE.fullmatch(line)) is not None and not title:
            title = name[1]
        else:
            raise ValueError(line)
    return LessonBook(game, title, tuple(lessons))


def _joined(text: str) -> list[str]:
    """The paragraphs, headings and items, each in one line."""
    lines: list[str] = []
    goes_on = False
    for line in text.splitlines():
        begins = line.startswith(("#", "- "))
        if line.strip() and goes_on and not begins:
            lines[-1] += " " + line.strip()
        elif line.strip():
            lines.append(line.strip())
        goes_on = bool(line.strip()) and not line.startswith("#")
    return lines


def _lesson(name: str, title: str, section: Sequence[str]) -> LessonText:
    tasks: dict[int, str] = {}
    missed: list[tuple[str, str]] = []
    done = ""
    for line in section:
        item = _ITEM.fullmatch(line)
        if item is None and 1 not in tasks and not line.startswith("- "):
            tasks[1] = line
        elif item is None:
            raise ValueError(line)
        elif item[1] == _DONE:
            done = item[2]
        elif item[1].isdigit():
            tasks[int(item[1])] = item[2]
        else:
            missed += [(pattern, item[2]) for pattern in re.findall(r"`([^`]+)`", item[1])]
    if 1 not in tasks or not done:
        raise ValueError(name)
    return LessonText(name, title, tasks, done, tuple(missed))
