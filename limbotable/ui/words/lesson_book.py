"""The tutorials: one Markdown text for each game and language, a section for each lesson.

# Title of the tutorial

## Title of a lesson {#its-name}

The explanation and the task of the learner's first action.

- 2: The task from the learner's second action on, where it needs words.
- done: The text after the last action.
- `7h` `8?`: The answer to one of these actions, which are legal but not the intended ones.
- `*`: The answer to any other action.

# Title of the next chapter

A further heading of the first level begins a chapter, such as the strategy after the rules.  The lessons
before it have no heading of their own.
"""

from __future__ import annotations

import html
import re
from collections.abc import Mapping, Sequence
from fnmatch import fnmatchcase
from pathlib import Path
from typing import Final

import msgspec

from limbotable.resources import resource

_TITLE: Final = re.compile(r"# (.+)")
_LESSON: Final = re.compile(r"## (.+) \{#([a-z0-9-]+)\}")
_STRONG: Final = re.compile(r"\*\*(.+?)\*\*")
_DONE: Final = "done"
_ITEM: Final = re.compile(rf"- (\d+|{_DONE}|`[^`]+`(?: `[^`]+`)*): (.+)")


class LessonText(msgspec.Struct, frozen=True):
    """The texts of a lesson; the most important words stand between ``**``."""

    name: str  #: the same in all languages
    title: str
    tasks: Mapping[int, str]  #: by the number of the learner's action from which each applies; the first is 1
    done: str
    missed: Sequence[tuple[str, str]]  #: patterns of actions, and the answers to them; the first match counts
    chapter: str = ""  #: the title of its chapter; empty before the first one

    def task(self, step: int) -> str:
        """Return the task of the learner's ``step``-th action, from 1."""
        return self.tasks[max(number for number in self.tasks if number <= max(1, step))]

    def about(self, action: str) -> str:
        """Return the answer to an action that is not the intended one; an empty text if there is none."""
        found = (text for pattern, text in self.missed if fnmatchcase(action, pattern))
        return next(found, "")


class LessonBook(msgspec.Struct, frozen=True):
    """A game's tutorial in one language."""

    game: str
    title: str
    lessons: tuple[LessonText, ...]  #: in the order in which they are done

    @property
    def chapters(self) -> Mapping[int, str]:
        """The titles of the chapters, by the index of the first lesson of each."""
        before = ("", *(one.chapter for one in self.lessons))
        return {
            number: one.chapter for number, one in enumerate(self.lessons) if one.chapter != before[number]
        }


def open_lessons(game: str, language: str) -> LessonBook:
    """Return a game's tutorial in a language; raises ``OSError`` where it is missing."""
    path = resource("translations", "tutorials", language, f"{game}.md")
    return read_lessons(game, path.read_text(encoding="utf-8"))


def lesson_names(game: str, language: str) -> list[str]:
    """Return the names of the lessons of a game's tutorial, which is not read; raises ``OSError`` as well."""
    path = resource("translations", "tutorials", language, f"{game}.md")
    headings = (line for line in path.read_text(encoding="utf-8").splitlines() if line.startswith("## "))
    return [heading[2] for line in headings if (heading := _LESSON.fullmatch(line)) is not None]


def lesson_file(game: str, lesson: str) -> Path:
    """Return the path of a lesson's record."""
    return resource("translations", "tutorials", "positions", game, f"{lesson}.limbo")


def plain(text: str) -> str:
    """Return a text of a lesson without its emphasis, for screen readers."""
    return _STRONG.sub(r"\1", text)


def rich(text: str) -> str:
    """Return a text of a lesson as rich text.

    Not by Qt's Markdown: that wants a space between a full stop and the asterisks, and Japanese has none.
    """
    return _STRONG.sub(r"<b>\1</b>", html.escape(text)).replace("\n", "<br>")


def read_lessons(game: str, text: str) -> LessonBook:
    """Read a tutorial; raises ``ValueError`` with the malformed line or the incomplete lesson's name."""
    title = chapter = ""
    lessons: list[LessonText] = []
    section: list[str] = []
    heading: re.Match[str] | None = None
    for line in [*_joined(text), ""]:
        found, named = _LESSON.fullmatch(line), _TITLE.fullmatch(line)
        if found is not None or named is not None or not line:
            if heading is not None:
                lessons.append(_lesson(heading[2], heading[1], section, chapter))
            heading, section = found, []
            if named is not None:
                title, chapter = (title, named[1]) if title else (named[1], "")
        elif heading is not None:
            section.append(line)
        else:
            raise ValueError(line)
        if line and not title:
            raise ValueError(line)
    return LessonBook(game, title, tuple(lessons))


def _joined(text: str) -> list[str]:
    """Return the paragraphs, headings and items, each as one line."""
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


def _lesson(name: str, title: str, section: Sequence[str], chapter: str) -> LessonText:
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
    return LessonText(name, title, tasks, done, tuple(missed), chapter)
