"""Phrases in the user's language."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QTranslator

from limbotable.core.cards import card_phrase
from limbotable.core.phrases import phrase
from limbotable.core.sentences import CONTEXT
from limbotable.games import GAMES, in_english
from limbotable.games.libtis.explain import listed, place_phrase, seats_phrase, suit_phrase
from limbotable.ui.words.speak import YOU, numbered, speak


class Dictionary(QTranslator):
    """A language of few words, without a file."""

    def __init__(self, words: dict[str, str]) -> None:
        super().__init__()
        self.words = words

    def isEmpty(self) -> bool:  # noqa: N802 - Qt's name
        return False

    def translate(self, context, source, disambiguation=None, n=-1):
        return self.words.get(source) if context == CONTEXT else None


@pytest.fixture
def learn(qapp):
    """Install a language; it is forgotten after the test."""
    installed = []

    def install(**words: str) -> None:
        translator = Dictionary(dict(zip(words["of"].split("|"), words["into"].split("|"), strict=True)))
        qapp.installTranslator(translator)
        installed.append(translator)

    yield install
    for translator in installed:
        qapp.removeTranslator(translator)


def source(code: str) -> str:
    sentence = GAMES.sentences[code]
    assert isinstance(sentence, str)
    return sentence


def test_without_a_language_it_is_english(qapp) -> None:
    said = phrase("countdown.log.play", seat="South", card=card_phrase(0), step=phrase("number", number=1),
                  count=5)  # fmt: skip
    assert speak(said) == in_english(said)


def test_numbers_are_put_in(qapp) -> None:
    assert speak(phrase("points", n=40)) == "40 points"


def test_values_are_translated_before_their_sentence(learn) -> None:
    learn(of=f"{source('card')}|{source('rank.7')}|{source('suit.h')}", into="{suit}-{rank}|seiska|hertta")
    said = phrase("card", rank=phrase("rank.7"), suit=phrase("suit.h"))
    assert speak(said) == "hertta-seiska"


def test_a_name_is_never_translated_or_filled(learn) -> None:
    learn(of=source("match.won"), into="{seat} voittaa")
    assert speak(phrase("match.won", seat="{count} %n & <b>")) == "{count} %n & <b> voittaa"


def test_a_person_without_a_name_is_a_number_behind_the_word_for_a_player(learn) -> None:
    learn(of=source("match.won"), into="players {seat} win")
    assert speak(phrase("match.won", seat=numbered(2))) == "players 2 win"
    assert speak(phrase("match.won", seat="Player 2")) == "players Player 2 win", "a name as it was given"
    learn(of=source("match.won"), into="for {seat} a win")
    assert speak(phrase("match.won", seat=numbered(2))) == "for Player 2 a win"


def test_an_unknown_code_is_an_error(qapp) -> None:
    with pytest.raises(KeyError):
        speak(phrase("no.such.code"))


def test_a_sentence_that_begins_with_a_card_begins_with_a_capital(learn) -> None:
    lowest = source("foes.why.lowest")
    learn(of=f"{lowest}|{source('card')}", into="{card} on pienin näkyvä kortti.|ruutuseiska")
    said = phrase("foes.why.lowest", card=phrase("card", rank=phrase("rank.7"), suit=phrase("suit.d")))
    assert speak(said) == "Ruutuseiska on pienin näkyvä kortti."
    assert speak(phrase("card", rank=phrase("rank.7"), suit=phrase("suit.d"))) == "ruutuseiska"


@pytest.mark.parametrize(
    ("seats", "text"),
    [
        ([0], "1st place, tied with you"),
        ([0, 1], "1st place, tied with you and Otto"),
        ([1, 2, 0], "1st place, tied with Otto, Alma and you"),
    ],
)
def test_the_user_is_no_capital_behind_a_word(seats, text) -> None:
    names = (YOU, "Otto", "Alma")
    tied = seats_phrase(seats, names)
    assert speak(phrase("libtis.level", seats=tied, place=place_phrase(1))) == text


def test_the_user_is_a_capital_where_a_clause_begins() -> None:
    tied = seats_phrase([0, 1], (YOU, "Otto"))
    assert speak(phrase("libtis.award.shared-none", seats=tied, place=place_phrase(1))).startswith(
        "You and Otto tie"
    )


def at_the_sea(*remarks):
    return phrase("libtis.at", location=phrase("libtis.location.sea"), remarks=listed(remarks))


def gaining(seat):
    return phrase("libtis.gains", seat=seat, suit=suit_phrase("waves"))


def test_the_user_is_no_capital_in_a_list_behind_a_colon() -> None:
    shared = phrase(
        "libtis.award.shared-none", seats=seats_phrase([0, 1], (YOU, "Otto")), place=place_phrase(2)
    )
    alone = phrase("libtis.award.none", seat=phrase("text", text="Alma"), place=place_phrase(1))
    assert speak(at_the_sea(shared)).startswith("Sea: you and Otto tie")
    assert "; you and Otto tie" in speak(at_the_sea(alone, shared))


def test_a_sentence_to_the_user_behind_a_colon_has_the_capital_of_its_language(learn) -> None:
    assert speak(at_the_sea(gaining(YOU))) == "Sea: you would get waves"
    learn(of=source("libtis.gains.you"), into="You would get {suit}")
    assert speak(at_the_sea(gaining(YOU))) == "Sea: You would get waves"
    assert (
        speak(at_the_sea(gaining("Otto"), gaining(YOU))) == "Sea: Otto would get waves; you would get waves"
    )
    at_both = listed([gaining("Otto"), at_the_sea(gaining(YOU))])
    assert speak(at_both) == "Otto would get waves; Sea: You would get waves"
