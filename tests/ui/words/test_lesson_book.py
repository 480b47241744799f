"""The tutorials' texts, and their records: complete, and the same in all languages."""

from __future__ import annotations

import re
from fnmatch import fnmatchcase
from itertools import groupby

import pytest

from limbotable.core.languages import LANGUAGES
from limbotable.games import GAMES
from limbotable.games.countdown.rules import CountdownPosition
from limbotable.play.lesson import Lesson, read_lesson
from limbotable.play.match import Match
from limbotable.resources import resource
from limbotable.ui.words.lesson_book import (
    LessonBook,
    LessonText,
    lesson_file,
    lesson_names,
    open_lessons,
    plain,
    read_lessons,
    rich,
)

TUTORIALS = resource("translations", "tutorials")
TAUGHT = [game.id for game in GAMES if (TUTORIALS / "positions" / game.id).is_dir()]
SPOKEN = [code for code, _ in LANGUAGES]
#: How many lessons each chapter after the rules has: how to win, and for a team its conventions.
STRATEGY = {"countdown": [4], "foes": [4, 4], "libtis": [4], "limit": [4]}
#: How long a text may be to have room in the band: three lines.
ROOM = {"en": 330, "de": 330, "fi": 330, "ja": 165}


@pytest.mark.parametrize("language", SPOKEN)
@pytest.mark.parametrize("game", TAUGHT)
def test_lessons_are_named_without_being_read(game, language) -> None:
    assert lesson_names(game, language) == [one.name for one in open_lessons(game, language).lessons] != []


def lesson_of(game: str, name: str) -> Lesson:
    return read_lesson(lesson_file(game, name).read_text(encoding="utf-8"))


def lessons_of(game: str) -> list[tuple[LessonText, Lesson]]:
    return [(text, lesson_of(game, text.name)) for text in open_lessons(game, "en").lessons]


# Reading

BOOK = """\
# A game

## First {#first}

Look at this,
and **do it.**

- 2: Now do that.
- done: Well
  done.
- `7h` `8?`: Not with these.
- `*`: Not so.

## Second {#second-one}

Go on.

- done: The end.
"""


def test_a_text_has_a_section_for_each_lesson() -> None:
    book = read_lessons("countdown", BOOK)
    assert (book.game, book.title) == ("countdown", "A game")
    assert [(one.name, one.title, one.done) for one in book.lessons] == [
        ("first", "First", "Well done."),
        ("second-one", "Second", "The end."),
    ]


def test_a_further_heading_begins_a_chapter() -> None:
    book = read_lessons(
        "countdown", BOOK + "\n# How to win\n\n" + BOOK.partition("## Second")[0].partition("\n\n")[2]
    )
    assert book.title == "A game"
    assert [(one.name, one.chapter) for one in book.lessons] == [
        ("first", ""),
        ("second-one", ""),
        ("first", "How to win"),
    ]
    assert book.chapters == {2: "How to win"}


def test_what_is_to_be_done_stays_until_there_is_something_else() -> None:
    first, second = read_lessons("countdown", BOOK).lessons
    assert [first.task(step) for step in (1, 2, 3)] == [
        "Look at this, and **do it.**",
        "Now do that.",
        "Now do that.",
    ]
    assert second.task(5) == "Go on."


def test_what_is_said_of_a_mistake_is_what_fits_first() -> None:
    first, second = read_lessons("countdown", BOOK).lessons
    assert [first.about(action) for action in ("7h", "8c", "9c")] == ["Not with these."] * 2 + ["Not so."]
    assert second.about("7h") == ""


@pytest.mark.parametrize(
    "wrong",
    [
        BOOK.replace("- 2:", "- two:"),
        BOOK.replace("- done: Well", "- well: Well"),
        BOOK.replace("# A game", "A game"),
        BOOK.replace("Go on.", ""),
        BOOK.replace("- done: The end.", ""),
        BOOK.replace("# A game", ""),
        BOOK.replace("# A game", "# A game\n\nStray words."),
    ],
)
def test_what_is_no_tutorial_is_not_read(wrong: str) -> None:
    with pytest.raises(ValueError, match=r".+"):
        read_lessons("countdown", wrong)


def test_who_listens_hears_no_asterisks() -> None:
    assert plain("Look, and **do it.** Now.") == "Look, and do it. Now."
    assert rich("5 < 6: **do it。**次") == "5 &lt; 6: <b>do it。</b>次"


# What is written


@pytest.fixture(params=[(game, language) for game in TAUGHT for language in SPOKEN], ids="-".join)
def book(request) -> LessonBook:
    return open_lessons(*request.param)


@pytest.fixture
def language(request) -> str:
    return str(request.node.callspec.params["book"][1])


def test_every_language_has_every_lesson(book: LessonBook) -> None:
    english = open_lessons(book.game, "en")
    assert [one.name for one in book.lessons] == [one.name for one in english.lessons]
    assert list(book.chapters) == list(english.chapters)
    for mine, theirs in zip(book.lessons, english.lessons, strict=True):
        assert [pattern for pattern, _ in mine.missed] == [pattern for pattern, _ in theirs.missed], mine.name
        assert list(mine.tasks) == list(theirs.tasks), mine.name


def test_a_tutorial_teaches_the_rules_then_how_to_win_and_no_record_is_left_over(book: LessonBook) -> None:
    names = [one.name for one in book.lessons]
    chapters = [list(group) for _, group in groupby(one.chapter for one in book.lessons)]
    assert len(set(map(tuple, chapters))) == len(chapters), "a chapter is in one piece"
    rules, *further = chapters
    assert rules[0] == ""
    assert 10 <= len(rules) <= 15
    assert [len(lessons) for lessons in further] == STRATEGY.get(book.game, [])
    assert {path.stem for path in lesson_file(book.game, "any").parent.iterdir()} == set(names)


def test_every_text_has_room(book: LessonBook, language: str) -> None:
    for one in book.lessons:
        texts = [*one.tasks.values(), one.done, *(text for _, text in one.missed)]
        assert [text for text in texts if len(plain(text)) > ROOM[language]] == [], one.name
        assert len(one.title) <= (34 if language != "ja" else 18), one.title


def test_emphasis_is_whole_and_the_task_has_some(book: LessonBook) -> None:
    for one in book.lessons:
        for text in [*one.tasks.values(), one.done, *(text for _, text in one.missed)]:
            assert "*" not in plain(text), text
        for task in one.tasks.values():
            assert "**" in task, task


def test_japanese_has_no_space_between_words(book: LessonBook, language: str) -> None:
    if language == "ja":
        text = (TUTORIALS / "ja" / f"{book.game}.md").read_text(encoding="utf-8")
        assert re.findall(r"[ぁ-んァ-ヶ一-龠。、]\*{0,2} +\*{0,2}[ぁ-んァ-ヶ一-龠]", text) == []


# What can be played


@pytest.mark.parametrize("game", TAUGHT)
def test_every_record_is_played_by_the_rules(game: str) -> None:
    for text, lesson in lessons_of(game):
        assert lesson.record.game.id == game, text.name
        match = Match.of_record(lesson.opening(lesson.record.seats))
        for line in lesson.record.lines[lesson.start :]:
            if line.who == lesson.seat:
                assert lesson.accepted(match)[0] == line.action, text.name
            match.push(line.who, line.action)
        assert lesson.is_over(match)


@pytest.mark.parametrize("game", TAUGHT)
def test_every_other_way_leads_to_the_end_too(game: str) -> None:
    for text, lesson in lessons_of(game):
        for ply in lesson.steps:
            match = Match.of_record(lesson.opening(lesson.record.seats))
            for line in lesson.record.lines[lesson.start : ply]:
                match.push(line.who, line.action)
            for action in lesson.accepted(match)[1:]:
                match.push(lesson.seat, action)
                while not lesson.is_over(match):
                    line = lesson.record.lines[match.ply]
                    mine = match.turn == lesson.seat
                    match.push(line.who, lesson.accepted(match)[0] if mine else line.action)
                while match.ply > ply:
                    match.pop()
            assert set(lesson.also) <= set(lesson.steps), text.name


def others(lesson: Lesson) -> set[str]:
    """What is legal in a lesson and not what it wants."""
    found: set[str] = set()
    match = Match.of_record(lesson.opening(lesson.record.seats))
    for line in lesson.record.lines[lesson.start :]:
        if line.who == lesson.seat:
            found |= set(match.legal()) - set(lesson.accepted(match))
        match.push(line.who, line.action)
    return found


@pytest.mark.parametrize("game", TAUGHT)
def test_something_is_said_of_everything_that_is_not_meant(game: str) -> None:
    for text, lesson in lessons_of(game):
        wrong = sorted(others(lesson))
        assert [action for action in wrong if not text.about(action)] == [], text.name
        for pattern, said in text.missed:
            assert any(fnmatchcase(action, pattern) and text.about(action) == said for action in wrong), (
                f"{text.name}: {pattern} is never done"
            )


@pytest.mark.parametrize("language", SPOKEN)
def test_a_sum_in_a_countdown_lesson_is_what_the_cards_did(language: str) -> None:
    told = 0
    for text in open_lessons("countdown", language).lessons:
        lesson = lesson_of("countdown", text.name)
        match = Match.of_record(lesson.opening(lesson.record.seats))
        done: set[tuple[int, int]] = set()
        for line in lesson.record.lines[lesson.start :]:
            before = count_of(match)
            match.push(line.who, line.action)
            done.add((before, count_of(match)))
        for before, sign, value, after in re.findall(r"(\d+)\s([−÷])\s(\d+)\s=\s(\d+)", text.done):
            said = int(before) - int(value) if sign == "−" else int(before) / int(value)
            assert said == int(after), text.name
            assert (int(before), int(after)) in done, text.name
            told += 1
    assert told >= 10


def count_of(match: Match) -> int:
    """The count in a countdown match."""
    position = match.position
    assert isinstance(position, CountdownPosition)
    return int(position.count)


@pytest.mark.parametrize("game", TAUGHT)
def test_most_lessons_ask_for_something_in_particular(game: str) -> None:
    anything = [text.name for text, lesson in lessons_of(game) if not others(lesson)]
    assert len(anything) <= 3, anything


@pytest.mark.parametrize("game", TAUGHT)
def test_a_task_belongs_to_an_action(game: str) -> None:
    for text, lesson in lessons_of(game):
        assert max(text.tasks) <= len(lesson.steps), text.name


@pytest.mark.parametrize("game", ["countdown", "foes", "libtis"])
@pytest.mark.parametrize(
    ("language", "keys"),
    [
        ("en", ("arrow keys", "Enter")),
        ("fi", ("nuolinäppäimillä", "Enterillä")),
        ("de", ("Pfeiltasten", "Eingabetaste")),
        ("ja", ("矢印キー", "Enterキー")),
    ],
)
def test_the_first_lesson_names_the_keys_beside_the_mouse(
    game: str, language: str, keys: tuple[str, str]
) -> None:
    task = open_lessons(game, language).lessons[0].task(1)
    assert all(key in task for key in keys), task
