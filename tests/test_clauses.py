"""The specification and the tests name the same clauses.

A clause is a list item of a page that lies beside the code, and begins with its number in bold: `C-4.2`. A
test names the clauses that it checks by `@pytest.mark.clause("C-4.2")`.
"""

from __future__ import annotations

import ast
import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from limbotable.games import GAMES

ROOT = Path(__file__).parent.parent
#: The pages, with the letter that the numbers of their clauses begin with.
PAGES = {
    "C": "games/countdown/RULES.md",
    "F": "games/foes/RULES.md",
    "L": "games/libtis/RULES.md",
    "M": "games/limit/RULES.md",
    "R": "play/RECORD.md",
    "P": "engine/PROTOCOL.md",
}
NUMBER = re.compile(r"[A-Z]-[1-9][0-9]?\.[1-9][0-9]?")
#: Wherever a page speaks of a clause, of its own or of another page.
MENTION = re.compile(r"\b[A-Z]-[0-9]+\.[0-9]+\b")


def page(letter: str) -> str:
    return (ROOT / "limbotable" / PAGES[letter]).read_text("utf-8")


def clauses(letter: str) -> list[str]:
    """Return the numbers of a page's clauses in their order."""
    return re.findall(r"^- \*\*(.+?)\*\* ", page(letter), re.MULTILINE)


def marks(source: str) -> Iterator[str]:
    """Yield the clauses that the tests of a module, or its laws, name."""
    for function in ast.walk(ast.parse(source)):
        if isinstance(function, ast.FunctionDef):
            for decorator in function.decorator_list:
                if isinstance(decorator, ast.Call) and ast.unparse(decorator.func) == "pytest.mark.clause":
                    yield from (ast.literal_eval(argument) for argument in decorator.args)


@cache
def named() -> Counter[str]:
    """Return how many tests name each clause."""
    return Counter(
        number
        for pattern in ("tests/**/test_*.py", "limbotable/testing/*.py")
        for path in ROOT.glob(pattern)
        for number in marks(path.read_text("utf-8"))
    )


def test_every_game_has_a_page() -> None:
    written = {path.relative_to(ROOT / "limbotable").as_posix() for path in ROOT.glob("limbotable/**/*.md")}
    assert written == set(PAGES.values())
    assert {f"games/{game.id}/RULES.md" for game in GAMES} <= written


@pytest.mark.parametrize("letter", PAGES)
def test_every_clause_has_a_number_of_its_own_in_its_section(letter: str) -> None:
    found = clauses(letter)
    assert found == list(dict.fromkeys(found)), "no number comes twice"
    assert [number for number in found if not NUMBER.fullmatch(number) or number[0] != letter] == []
    sections = re.split(r"^## ", page(letter), flags=re.MULTILINE)[1:]
    for section in sections:
        heading = section.partition(" ")[0]
        inside = re.findall(r"^- \*\*(.+?)\*\* ", section, re.MULTILINE)
        assert inside, heading
        assert {number.partition(".")[0] for number in inside} == {heading}
        assert inside == sorted(inside, key=lambda number: int(number.partition(".")[2]))


@pytest.mark.parametrize("letter", PAGES)
def test_a_page_speaks_of_no_clause_that_there_is_not(letter: str) -> None:
    there = {number for one in PAGES for number in clauses(one)}
    # What tells how clauses are numbered speaks of none.
    told = re.sub(r"^A clause has a number,[^.]*\.[^.]*\.", "", page(letter), flags=re.MULTILINE)
    assert set(MENTION.findall(told)) <= there


@pytest.mark.parametrize("letter", PAGES)
def test_every_clause_is_named_by_a_test(letter: str) -> None:
    tested = named()
    assert [number for number in clauses(letter) if not tested[number]] == []


def test_every_clause_that_a_test_names_is_there() -> None:
    there = {number for letter in PAGES for number in clauses(letter)}
    assert sorted(named().keys() - there) == []
