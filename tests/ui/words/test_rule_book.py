"""The rule books: all there, in all languages, with the same places."""

from __future__ import annotations

import re
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path

import pytest

from limbotable.core.game import AnyGame
from limbotable.core.languages import LANGUAGES
from limbotable.games import GAMES, game_of
from limbotable.ui.words.rule_book import DIAGRAMS, open_book

BOOKS = ("countdown", "foes", "libtis", "limit")


def places(game_id: str) -> Mapping[str, Sequence[str]]:
    game = game_of(game_id)
    assert game is not None
    return game.words.rule_places


OTHERS = [code for code, _ in LANGUAGES if code != "en"]


@pytest.mark.parametrize("game", BOOKS)
@pytest.mark.parametrize("language", OTHERS)
def test_every_language_has_the_same_places(game: str, language: str) -> None:
    english, other = open_book(game, "en"), open_book(game, language)
    assert [(one.level, one.name) for one in other.headings] == [
        (one.level, one.name) for one in english.headings
    ]
    assert not {one.text for one in other.headings} & {one.text for one in english.headings[1:]}


@pytest.mark.parametrize("game", BOOKS)
@pytest.mark.parametrize("language", OTHERS)
def test_every_language_has_the_same_tables_and_diagrams(game: str, language: str) -> None:
    def shape(code: str) -> list[int | str]:
        lines = open_book(game, code).markdown.splitlines()
        tables = [line.count("|") for line in lines if line.startswith("|")]
        return [*tables, *re.findall(r"\]\(([^)]*)\)", "\n".join(lines))]

    assert shape(language) == shape("en")


@pytest.mark.parametrize("game", BOOKS)
def test_japanese_has_no_space_where_a_line_ends(game: str) -> None:
    text = open_book(game, "ja").markdown
    paragraphs = [one for one in re.split(r"\n\n+", text) if not one.startswith(("|", "#", "- ", "1. "))]
    assert not [one for one in paragraphs if "\n" in one]


@pytest.mark.parametrize("game", BOOKS)
def test_a_mark_leads_to_its_place_and_any_other_to_the_beginning(game: str) -> None:
    book = open_book(game, "en")
    names = [one.name for one in book.headings]
    assert len(set(names)) == len(names)
    assert book.place(names[2]) == names[2]
    assert book.place("no such thing") == names[0] == "top"
    assert book.title == book.headings[0].text


@pytest.mark.parametrize("game", BOOKS)
def test_readers_see_no_comments(game: str) -> None:
    book, written = open_book(game, "en"), (DIAGRAMS.parent / "en" / f"{game}.md").read_text("utf-8")
    assert "<!--" in written
    assert "<!--" not in book.markdown
    assert not any("<!--" in book.passage(heading.name) for heading in book.headings)
    assert len(book.markdown.splitlines()) == len(written.splitlines()) - written.count("<!--")


@pytest.mark.parametrize("game", BOOKS)
def test_what_is_said_to_be_explained_is_explained_once(game: str) -> None:
    names = [one.name for one in open_book(game, "en").headings]
    assert places(game).keys() <= set(names)
    marks = [mark for marks in places(game).values() for mark in marks]
    assert len(set(marks)) == len(marks)
    assert not set(marks) & set(names)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_every_reason_of_the_rules_has_its_place(game: AnyGame) -> None:
    """The reasons are the codes that the game's own files name and that can be refusals."""
    folder = Path(sys.modules[type(game).__module__].__file__ or "").parent
    sources = [path for path in (folder / "game.py", folder / "reasons.py") if path.exists()]
    named = {
        code
        for path in sources
        for code in re.findall(rf'"({game.id}\.[a-z0-9-]+)"', path.read_text("utf-8"))
    }
    explained = {mark for marks in game.words.rule_places.values() for mark in marks}
    assert named
    assert named <= explained
    assert {mark for mark in explained if "." in mark} <= GAMES.sentences.keys()
