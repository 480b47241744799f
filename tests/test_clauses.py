"""The specification and the tests name the same clauses.

A clause is a list item of a page that lies beside the code, and begins with its number in bold: `C-4.2`. A
test names the clauses that it checks by `@pytest.mark.clause("C-4.2")`.

What a clause of a game says, its rule book tells players, too: in the English book a comment below a
paragraph, a list or a table names the clauses that are told there.
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
#: The books of the games' pages.
BOOKS = {letter: Path(place).parent.name for letter, place in PAGES.items() if place.startswith("games/")}
#: Clauses that players' books leave out, and why.
NOT_FOR_PLAYERS = {
    "C-1.5 F-1.7 L-1.4 M-1.4": "names of phases: for records and programs",
    "F-1.4 L-1.2 M-1.2": "presets: where a match is set up, the window tells what each one chooses",
    "C-6.9 F-3.6 L-7.1 M-2.1 M-2.2": "notation and coordinates",
    "C-8.4 F-8.6 F-8.7 L-6.6 M-1.5": "scores and ranks as records and programs have them",
    "C-8.5": "which lines a record has",
    "C-9.4 F-9.3 F-9.4 L-8.4 M-8.1": "perspectives: records as one seat knows them",
    "M-10.3": "what the chances of computer players are about",
}
#: Wherever a page speaks of a clause, of its own or of another page.
MENTION = re.compile(r"\b[A-Z]-[0-9]+\.[0-9]+\b")


def page(letter: str) -> str:
    return (ROOT / "limbotable" / PAGES[letter]).read_text("utf-8")


def clauses(letter: str) -> list[str]:
    """Return the numbers of a page's clauses in their order."""
    return re.findall(r"^- \*\*(.+?)\*\* ", page(letter), re.MULTILINE)


def marks(source: str) -> Iterator[str]:
    """Yield the clauses that the tests of a module, or its laws, name."""
    if "pytest.mark.clause" not in source:
        return
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


def told_in(letter: str) -> list[str]:
    """Return the clauses that the English rule book says it tells."""
    text = (ROOT / "translations" / "rules" / "en" / f"{BOOKS[letter]}.md").read_text("utf-8")
    # A comment stands below what tells it: not below a heading, and not alone.
    return " ".join(re.findall(r"^(?!#|<!--).+\n<!-- (.+) -->$", text, re.MULTILINE)).split()


@pytest.mark.parametrize("letter", BOOKS)
def test_players_are_told_every_clause_that_is_for_them(letter: str) -> None:
    left_out = [number for group in NOT_FOR_PLAYERS for number in group.split() if number[0] == letter]
    told = told_in(letter)
    assert sorted(told) == sorted(set(told)), "told once: else nobody knows which paragraph to keep true"
    assert sorted([*told, *left_out]) == sorted(clauses(letter))


@pytest.mark.parametrize("letter", BOOKS)
def test_no_comment_of_a_book_is_lost(letter: str) -> None:
    for path in ROOT.glob(f"translations/rules/*/{BOOKS[letter]}.md"):
        comments = MENTION.findall(path.read_text("utf-8"))
        assert comments == (told_in(letter) if path.parent.name == "en" else []), path
