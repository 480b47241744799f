"""Every code has a sentence, every sentence a use, and every value its place."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest

import limbotable
from limbotable.core.phrases import Phrase, phrase
from limbotable.core.sentences import filled
from limbotable.games import GAMES, in_english
from limbotable.testing.placeholders import placeholders

PACKAGE = Path(limbotable.__file__).parent


#: What a sentence takes that ``together`` joins texts by.
JOINED = frozenset({"first", "second"})


@dataclass(frozen=True)
class Use:
    """A place in the package that makes a phrase: of one code, or of codes like ``rank.{…}``."""

    where: str
    pattern: str  #: a regular expression
    values: frozenset[str]

    def codes(self) -> set[str]:
        written_out = self.pattern.replace("\\", "")  # as most are
        if written_out in GAMES.sentences:
            return {written_out}
        return {code for code in GAMES.sentences if re.fullmatch(self.pattern, code)}


@pytest.fixture(scope="module")
def uses() -> list[Use]:
    """Every use in the package: to read all sources takes longer than to import them."""
    return list(found())


def found() -> Iterator[Use]:
    for path in sorted(PACKAGE.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            name = node.func.id if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) else ""
            # The one that joins texts: the table has another one for pieces.
            joins = name == "together" and path.relative_to(PACKAGE).parts[0] in ("app", "ui")
            if isinstance(node, ast.Call) and (name == "phrase" or joins):
                where = f"{path.relative_to(PACKAGE)}:{node.lineno}"
                values = JOINED if joins else frozenset(keyword.arg or "**" for keyword in node.keywords)
                for code in alternatives(node.args[0]):
                    yield Use(where, pattern_of(code, where), values)


def alternatives(code: ast.expr) -> list[ast.expr]:
    return [code.body, code.orelse] if isinstance(code, ast.IfExp) else [code]


def pattern_of(code: ast.expr, where: str) -> str:
    if isinstance(code, ast.Constant):
        return re.escape(str(code.value))
    assert isinstance(code, ast.JoinedStr), f"{where}: a code is written out, so that it can be found"
    return "".join(
        re.escape(str(part.value)) if isinstance(part, ast.Constant) else "[^.]+" for part in code.values
    )


def taken(code: str) -> frozenset[str]:
    """Return the values that a sentence takes, in its form for the eye or in that for the ear."""
    forms = [GAMES.sentences[one] for one in (code, f"{code}.heard") if one in GAMES.sentences]
    return frozenset().union(*(placeholders(form) for form in forms))


@pytest.mark.long  # it reads the sources, which are the same everywhere
def test_every_code_in_use_has_a_sentence_that_takes_its_values(uses) -> None:
    wrong = [use for use in uses if not any(taken(code) == use.values for code in use.codes())]
    assert wrong == []


@pytest.mark.long  # it reads the sources, which are the same everywhere
def test_every_sentence_is_used(uses) -> None:
    used = {code for use in uses for code in use.codes()}
    # The form that addresses the user is found by the code of the sentence about any seat.
    addressed = {f"{code}.you" for code in used}
    # So are those for the ear alone, and the short ones.
    heard = {f"{code}.{manner}" for code in used | addressed for manner in ("heard", "short")}
    assert set(GAMES.sentences) - used - addressed - heard == set()


def test_sentences_are_well_formed() -> None:
    for code, sentence in GAMES.sentences.items():
        forms = [sentence] if isinstance(sentence, str) else list(sentence)
        assert re.fullmatch(r"[a-z0-9-]+(\.([a-z0-9-]+|[A-Z][a-z0-9]?))*", code)
        for form in forms:
            assert form == form.strip() != "", code
            assert re.sub(r"\{[a-z]+\}", "", form).count("{") == 0, code
            assert "'" not in form, code
            assert '"' not in form, code
        if not isinstance(sentence, str):
            one, many = forms
            assert "%n" in many, code
            assert placeholders(one) | {"n"} == placeholders(many), code


@pytest.mark.parametrize(
    ("n", "sentence"),
    [
        (0, "Only 0 actions can be taken back."),
        (1, "Only 1 action can be taken back."),
        (2, "Only 2 actions can be taken back."),
        (11, "Only 11 actions can be taken back."),
    ],
)
def test_plurals_in_english(n: int, sentence: str) -> None:
    assert in_english(phrase("engine.undo", n=n)) == sentence


def test_a_phrase_within_a_phrase() -> None:
    card = phrase("card", rank=phrase("rank.Q"), suit=phrase("suit.s"))
    assert in_english(phrase("countdown.not-in-hand", card=card)) == (
        "You do not have the queen of spades in your hand."
    )


def test_a_value_is_shown_as_it_is() -> None:
    assert in_english(phrase("notation.countdown", text="{text} %n {0}")) == (
        "“{text} %n {0}” is not an action of this game."
    )
    assert filled("{a}{b} %n", {"a": "{b}", "b": "{a}", "n": 3}) == "{b}{a} 3"


def test_phrases_are_equal_in_any_order_of_their_values() -> None:
    assert phrase("x", a=1, b="2") == phrase("x", b="2", a=1) == Phrase("x", (("a", 1), ("b", "2")))


def test_a_missing_value_is_an_error() -> None:
    with pytest.raises(KeyError):
        in_english(phrase("no.such.code"))
    with pytest.raises(KeyError):
        in_english(phrase("notation.countdown"))
