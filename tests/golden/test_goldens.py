"""The golden files agree with the program.

    python -m tests.golden.regenerate

writes them again when a change is meant.  The checksums in `parity.json` are the same in compiled and in
plain Python: the check runs this in both.
"""

from __future__ import annotations

import json

import pytest

from limbotable.core.options import PRESET
from limbotable.games import GAMES
from limbotable.testing.matches import Case
from tests.every_game import every_game
from tests.golden.kept import kept
from tests.golden.searches import searches
from tests.golden.tables import tables as all_tables
from tests.golden.texts import (
    DIALOGUES,
    HERE,
    cases,
    dialogue,
    parity,
    playthrough,
    results,
    tableaux,
    thoughts,
)
from tests.golden.written import written

PLAYTHROUGHS = [
    pytest.param(f"{game.id}-{name}", case, id=f"{game.id}-{name}")
    for game in GAMES
    for name, case in cases(game).items()
]


def golden(name: str) -> str:
    return (HERE / name).read_text("utf-8")


@pytest.mark.parametrize(("name", "case"), PLAYTHROUGHS)
def test_playthrough(name: str, case: Case) -> None:
    assert playthrough(case) == golden(f"playthroughs/{name}.txt")


@every_game
def test_tableaux(game) -> None:
    assert tableaux(game) == golden(f"tableaux/{game.id}.txt")


@every_game
def test_results(game) -> None:
    assert results(game) == golden(f"results/{game.id}.txt")


@pytest.mark.parametrize("path", DIALOGUES, ids=lambda path: path.stem)
def test_dialogue(path) -> None:
    assert dialogue(path) == path.read_text("utf-8")


@every_game
def test_compiled_and_plain_python_agree(game) -> None:
    assert parity(game) == json.loads(golden("parity.json"))[game.id]


@pytest.mark.long  # the searches are the same uncompiled, as above, and what is around them is never compiled
@every_game
def test_thoughts(game) -> None:
    assert thoughts(game) == json.loads(golden("thoughts.json"))[game.id]


def test_every_game_is_told_and_nothing_is_left_over() -> None:
    files = {path.relative_to(HERE).as_posix() for path in [*HERE.glob("*/*.txt"), *HERE.glob("*.json")]}
    told = {f"playthroughs/{one.values[0]}.txt" for one in PLAYTHROUGHS}
    assert {name.split("/")[1].partition("-")[0] for name in told} == {game.id for game in GAMES}
    tables = {f"{kind}/{game.id}.txt" for game in GAMES for kind in ("results", "tableaux")}
    tables |= {f"positions/{one.values[0]}.txt" for one in PLAYTHROUGHS}
    kinds = {"searches": searches(), "tables": all_tables(), "written": written(), "kept": kept()}
    tables |= {f"{kind}/{name}.txt" for kind, names in kinds.items() for name in names}
    assert files == told | tables | {f"engine/{path.name}" for path in DIALOGUES} | {
        "parity.json",
        "thoughts.json",
    }


def test_a_name_tells_the_options_chosen() -> None:
    for game in GAMES:
        for name, case in cases(game).items():
            option, _, value = name.partition("-")
            if option == PRESET:
                assert case.options == game.complete({PRESET: value})
            else:
                assert str(case.options[option]).replace(" ", "-") == value
