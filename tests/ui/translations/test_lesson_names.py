"""The players that the lessons speak of are those at their tables."""

from __future__ import annotations

import re
from collections.abc import Collection

import pytest

from limbotable.ui.words.cast import NAMES, said_name
from limbotable.ui.words.lesson_book import LessonText, open_lessons
from limbotable.ui.words.match_words import practice_names
from tests.ui.words.test_lesson_book import SPOKEN, TAUGHT, lesson_of

#: The seats of a record without names are called by these: no player at a lesson's table is.
COMPASS = {
    "en": "North|South|East|West",
    "de": "Nord|Süd|Osten|Westen",
    "fi": "Pohjoi|Etelä|Länsi|Länn|Itä|Idä",
    "ja": "[東西南北]",
}
#: The endings of a name in its cases.
CASES = {"en": "", "de": "s?", "fi": r"(?:n|a|ä|ll[aäe]|lt[aä]|ss[aä]|st[aä])?(?:kin|kaan|kään)?"}


def texts_of(one: LessonText) -> str:
    return " ".join([*one.tasks.values(), one.done, *(text for _, text in one.missed)])


def players_in(text: str, language: str, known: Collection[str]) -> set[str]:
    """Return the players that a text speaks of, in any case."""
    if language == "ja":
        return set(re.findall("[ァ-ヶー]+", text)) & set(known)
    return {name for name in known if re.search(rf"\b{name}{CASES[language]}\b", text)}


@pytest.mark.parametrize("language", SPOKEN)
@pytest.mark.parametrize("game", TAUGHT)
def test_a_lesson_speaks_of_the_players_at_its_table(translators, game: str, language: str) -> None:
    translators.install(language)
    known = {said_name(name) for people in NAMES for name in people}
    named: set[str] = set()
    for one in open_lessons(game, language).lessons:
        lesson, text = lesson_of(game, one.name), texts_of(one)
        seats = practice_names(len(lesson.record.seats), lesson.seat)
        spoken = players_in(text, language, known)
        assert spoken <= {said_name(name) for name in seats}, one.name
        assert re.search(COMPASS[language], text) is None, one.name
        named |= spoken
    assert named, "the texts do speak of players"


@pytest.mark.parametrize("game", TAUGHT)
def test_the_same_players_are_spoken_of_in_every_language(translators, game: str) -> None:
    spoken: dict[str, list[tuple[str, list[str]]]] = {}
    for language in SPOKEN:
        translators.install(language)
        spoken[language] = [
            (one.name, [name for name in NAMES[0] if players_in(texts_of(one), language, [said_name(name)])])
            for one in open_lessons(game, language).lessons
        ]
    for language in SPOKEN:
        assert spoken[language] == spoken["en"], language


#: What is done with a mouse alone.
MOUSE = {"en": r"\b[Cc]lick", "de": r"\b[Kk]lick", "fi": r"\b[Nn]apsaut", "ja": "クリック"}


@pytest.mark.parametrize("language", SPOKEN)
@pytest.mark.parametrize("game", TAUGHT)
def test_a_lesson_is_for_the_keyboard_and_the_ear_too(game: str, language: str) -> None:
    texts = {one.name: texts_of(one) for one in open_lessons(game, language).lessons}
    assert [name for name, text in texts.items() if re.search(MOUSE[language], text)] == []
