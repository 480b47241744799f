"""What is said on the table, in each language."""

from __future__ import annotations

import re

import pytest

from limbotable.core.cards import card_phrase
from limbotable.core.languages import LANGUAGES
from limbotable.core.phrases import Phrase, phrase
from limbotable.games import GAMES, in_english
from limbotable.testing.placeholders import placeholders
from limbotable.ui.panels.series import between
from limbotable.ui.words.speak import speak, speak_all, together

CODES = [code for code, _ in LANGUAGES]
#: Values for a sentence, each to be found again in what is said.
NAME, NUMBER = "Aino", 47


def example(code: str, n: int = 2) -> Phrase:
    """A phrase with a value for everything that its sentence names."""
    names = placeholders(GAMES.sentences[code])
    return phrase(code, **{name: n if name == "n" else f"{NAME}-{name}" for name in names})


@pytest.mark.parametrize("language", CODES)
def test_every_sentence_is_said(translators, language: str) -> None:
    translators.install(language)
    for code in GAMES.sentences:
        said = speak(example(code))
        assert said.strip(), code
        assert not re.search(r"[{}]|%n|%\d", said), said
        values = dict(example(code).values)
        assert all(str(value) in said for value in values.values()), said


@pytest.mark.parametrize(
    ("language", "code", "text"),
    [
        ("en", "joined", "a · b · c"),
        ("en", "joined.heard", "a, b, c"),
        ("en", "sentences", "a b c"),
        ("ja", "joined", "a・\u200bb・\u200bc"),
        ("ja", "joined.heard", "a、b、c"),
        ("ja", "sentences", "abc"),
    ],
)
def test_texts_are_joined_as_the_language_does(translators, language: str, code: str, text: str) -> None:
    translators.install(language)
    assert together(code, ["a", "b", "c"]) == text
    assert together(code, ["a"]) == "a"
    assert together(code, []) == ""


def test_japanese_sentences_have_no_gap_between_them(translators) -> None:
    translators.install("ja")
    assert speak_all([phrase("foes.log.blind.short", seat="Aino", card=card_phrase(0))] * 2).count(" ") == 0


#: Sentences that are the same in English, because their words are.
BORROWED = {
    "de": {
        "foes.markers",
        "foes.log.blind.short",
        "foes.log.blind-left.short",
        "libtis.card.diplomat",
        "libtis.sheet.bonus",
        "libtis.sheet.chips",
    }
}


@pytest.mark.parametrize("language", [code for code in CODES if code != "en"])
def test_every_sentence_is_said_in_the_language(translators, language: str) -> None:
    translators.install(language)
    same = {code for code in GAMES.sentences if speak(example(code)) == in_english(example(code))}
    wordless = {code for code in GAMES.sentences if not re.search(r"[a-z]{2}", template(code))}
    assert same - wordless == BORROWED.get(language, set())


def template(code: str) -> str:
    """A sentence's words without what is filled in."""
    sentence = GAMES.sentences[code]
    return re.sub(r"\{\w+\}", "", sentence if isinstance(sentence, str) else sentence[1])


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", ["0 points", "1 point", "2 points", "5 points"]),
        ("de", ["0 Punkte", "1 Punkt", "2 Punkte", "5 Punkte"]),
        ("fi", ["0 pistettä", "1 piste", "2 pistettä", "5 pistettä"]),
        ("ja", ["0点", "1点", "2点", "5点"]),
    ],
)
def test_numbers_have_their_forms(translators, language: str, said: list[str]) -> None:
    translators.install(language)
    assert [speak(phrase("points", n=n)) for n in (0, 1, 2, 5)] == said


@pytest.mark.parametrize("language", CODES)
def test_every_number_is_in_its_sentence(translators, language: str) -> None:
    translators.install(language)
    for code, sentence in GAMES.sentences.items():
        for n in (0, 1, 2, 5) if isinstance(sentence, tuple) else ():
            assert str(n) in speak(example(code, n))


def test_english_is_what_the_engine_says(translators) -> None:
    translators.install("en")
    for code, sentence in GAMES.sentences.items():
        for n in (0, 1, 2, 5) if isinstance(sentence, tuple) else (2,):
            assert speak(example(code, n)) == in_english(example(code, n))


@pytest.mark.parametrize(
    ("code", "english", "japanese"),
    [
        ("joined", "A · B · C", "A・\u200bB・\u200bC"),
        ("joined.heard", "A, B, C", "A、B、C"),
        ("joined.things", "A; B; C", "A、B、C"),
        ("joined.named", "A: B: C", "A：B：C"),
        ("joined.bracket", "A (B) (C)", "A（B）（C）"),
        ("joined.players", "A – B – C", "A・B・C"),
        ("joined.scores", "A : B : C", "A対B対C"),
        ("joined.result", "A–B–C", "A対B対C"),
        ("sentences", "A B C", "ABC"),
    ],
)
def test_texts_are_joined_by_the_signs_of_the_language(translators, code, english, japanese) -> None:
    for language, said in (("en", english), ("fi", english), ("de", english), ("ja", japanese)):
        translators.install(language)
        assert together(code, "ABC") == said


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "20% – 80%"),
        ("de", "20\N{NO-BREAK SPACE}% – 80\N{NO-BREAK SPACE}%"),
        ("fi", "20\N{NO-BREAK SPACE}% – 80\N{NO-BREAK SPACE}%"),
        ("ja", "20%〜80%"),
    ],
)
def test_an_interval_has_the_signs_of_the_language(translators, language, said) -> None:
    translators.install(language)
    assert between(0.2, 0.8, 0) == said


FINNISH = [
    f"{suit}{rank}"
    for suit in ("risti", "ruutu", "hertta", "pata")
    for rank in (
        "ässä", "kakkonen", "kolmonen", "nelonen", "viitonen", "kuutonen", "seiska", "kasi", "ysi", "kymppi",
        "sotilas", "rouva", "kuningas",
    )
]  # fmt: skip
GERMAN = [
    f"{suit}-{rank}"
    for suit in ("Kreuz", "Karo", "Herz", "Pik")
    for rank in ("Ass", *"23456789", "10", "Bube", "Dame", "König")
]
JAPANESE = [
    f"{suit}の{rank}"
    for suit in ("クラブ", "ダイヤ", "ハート", "スペード")
    for rank in ("エース", *"23456789", "10", "ジャック", "クイーン", "キング")
]


@pytest.mark.parametrize(("language", "names"), [("de", GERMAN), ("fi", FINNISH), ("ja", JAPANESE)])
def test_all_cards_are_called_what_players_call_them(translators, language: str, names: list[str]) -> None:
    translators.install(language)
    assert {speak(card_phrase(card)) for card in range(52)} == set(names)
    assert len(set(names)) == 52


def test_a_phrase_follows_the_language(translators) -> None:
    said = phrase("countdown.log.starter", seat=NAME, card=card_phrase(0), count=NUMBER)
    spoken = []
    for language in (*CODES, "en"):
        translators.install(language)
        spoken.append(speak(said))
    assert spoken[0] == spoken[-1] == in_english(said)
    assert len(set(spoken)) == len(CODES)
    assert all(NAME in one and str(NUMBER) in one for one in spoken)
