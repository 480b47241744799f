"""The translations are whole, and what stands in them for values and keys is what the sources have."""

from __future__ import annotations

import re

import pytest

from limbotable.core.sentences import CONTEXT
from limbotable.games import GAMES
from tests.translations.ts import FORMS, HOME, Message, file_of, mnemonic, placeholders, read

SOURCES = {sentence if isinstance(sentence, str) else sentence[1] for sentence in GAMES.sentences.values()}
#: What stands for a value; click has some that are shown in quotation marks, by ``!r``.
VALUE = re.compile(r"\{\w+(!r)?\}")
#: Marks that belong to other languages' typography.
FOREIGN = {"en": '"„«', "de": '"”«', "fi": '"“„«', "ja": '"“”„«;!?'}


@pytest.fixture(params=FORMS)
def language(request) -> str:
    return str(request.param)


@pytest.fixture
def messages(language: str) -> list[Message]:
    return read(language)


@pytest.fixture
def forms(messages: list[Message]) -> list[tuple[str, str]]:
    """Every form of every sentence, after its source."""
    return [(message.source, form) for message in messages for form in message.forms]


def test_there_are_no_other_languages() -> None:
    assert {path.name for path in HOME.glob("*.ts")} == {file_of(language).name for language in FORMS}


def test_every_sentence_is_translated(language: str, messages: list[Message]) -> None:
    assert [message for message in messages if message.state] == []
    assert [message for message in messages if not all(form.strip() for form in message.forms)] == []
    wrong = [m for m in messages if len(m.forms) != (FORMS[language] if m.plural else 1)]
    assert wrong == []


def test_every_form_takes_the_values_of_its_source(forms: list[tuple[str, str]]) -> None:
    # A language may name a value twice that the source names once, or the other way round.
    assert [pair for pair in forms if placeholders(pair[0]) != placeholders(pair[1])] == []
    assert [form for _, form in forms if re.search(r"[{}]", VALUE.sub("", form))] == []


def test_white_space_is_where_the_source_has_it(forms: list[tuple[str, str]]) -> None:
    assert [form for _, form in forms if re.search(r"\s\s|[\t\n]", form)] == []
    assert [pair for pair in forms if edges(pair[0]) != edges(pair[1])] == []


def edges(text: str) -> tuple[bool, bool]:
    return text[0].isspace(), text[-1].isspace()


def test_a_shortcut_is_there_where_the_source_has_one(language: str, forms: list[tuple[str, str]]) -> None:
    assert [pair for pair in forms if bool(mnemonic(pair[0])) != bool(mnemonic(pair[1]))] == []
    assert [form for _, form in forms if form.replace("&&", "").count("&") > 1] == []
    if language == "ja":  # where the letter stands in brackets behind the word
        assert [form for _, form in forms if mnemonic(form) and not re.search(r"\(&[A-Z]\)…?$", form)] == []


def test_marks_are_those_of_the_language(language: str, forms: list[tuple[str, str]]) -> None:
    if language == "ja":  # what is in Latin letters has their marks: it is for who has no others
        forms = [pair for pair in forms if not pair[1].isascii()]
    assert [form for _, form in forms if set(FOREIGN[language]) & set(VALUE.sub("", form))] == []
    assert [form for _, form in forms if "..." in form] == [], "that is one character: …"
    stop = "。" if language == "ja" else "."
    assert [pair for pair in forms if pair[0].endswith(".") != pair[1].endswith(stop)] == []


#: A plain space beside a sign of a sum; before + and − a long sum may go on in the next line.
_LOOSE = re.compile(r" [=×÷]|[=×÷] |(?<= )[+−] |(?<=\u00a0)[+−] ")


def test_a_sum_breaks_over_lines_at_most_before_what_is_added(forms: list[tuple[str, str]]) -> None:
    whole = {text for pair in forms for text in pair} | SOURCES
    assert sum("\u00a0=\u00a0" in text for text in whole) > 5
    assert [text for text in sorted(whole) if _LOOSE.search(text)] == []


def test_languages_have_the_same_sentences() -> None:
    first, *others = ([message.key for message in read(language)] for language in FORMS if language != "en")
    assert others
    assert all(other == first for other in others)
    assert len(set(first)) == len(first)


def test_english_has_the_sentences_with_plural_forms_and_no_others() -> None:
    assert sorted(m.key for m in read("en")) == sorted(m.key for m in read("fi") if m.plural)
    assert all(message.plural for message in read("en"))


def test_english_says_what_the_engine_says() -> None:
    table = {sentence[1]: sentence for sentence in GAMES.sentences.values() if isinstance(sentence, tuple)}
    assert {m.source: m.forms for m in read("en") if m.context == CONTEXT} == table


@pytest.mark.parametrize("other", [language for language in FORMS if language != "en"])
def test_the_whole_table_of_sentences_is_there(other: str) -> None:
    assert {m.source for m in read(other) if m.context == CONTEXT} == SOURCES


def test_a_file_says_nothing_of_the_place_where_it_was_made(language: str) -> None:
    text = file_of(language).read_text("utf-8")
    assert "<location" not in text
    assert f'language="{language}" sourcelanguage="en"' in text
