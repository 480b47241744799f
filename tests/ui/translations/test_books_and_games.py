"""The rule books agree with the games in every language."""

from __future__ import annotations

import re

import pytest
from PySide6.QtCore import QCoreApplication

from limbotable.core.game import AnyGame
from limbotable.core.languages import LANGUAGES
from limbotable.games import GAMES
from limbotable.games.libtis.deck import CARD_SUITS, NAMES, card_phrase, suits_phrase
from limbotable.ui.words.rule_book import open_book
from limbotable.ui.words.speak import speak

SPOKEN = [code for code, _ in LANGUAGES]


def said_suits(text: str) -> list[str]:
    return re.split(r", |、|・", text.lower())


@pytest.mark.parametrize("language", SPOKEN)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_a_book_tells_the_time_that_the_picker_tells(translators, game: AnyGame, language: str) -> None:
    translators.install(language)
    picker = QCoreApplication.translate("Options", game.words.players)
    minutes = re.findall(r"\d+[–〜]\d+", picker)[-1]
    introduction = open_book(game.id, language).markdown.split("\n## ", 1)[0]
    assert minutes in introduction, picker


@pytest.mark.parametrize("language", SPOKEN)
def test_the_book_of_libtis_lists_the_suits_of_every_person(translators, language: str) -> None:
    translators.install(language)
    rows = [
        line.split("|")[1:-1] for line in open_book("libtis", language).markdown.splitlines() if "|" in line
    ]
    listed = {cells[0].strip(): said_suits(cells[1].strip()) for cells in rows}
    people = [(name, suits) for name, suits in zip(NAMES, CARD_SUITS, strict=False) if "ace" not in name]
    assert len(people) == 14
    for name, suits in people:
        assert listed[speak(card_phrase(name))] == said_suits(speak(suits_phrase(suits))), name
