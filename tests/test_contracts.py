"""Promises about the whole house that neither a type checker nor import-linter can see.

The import contracts themselves are in pyproject.toml, and `lint-imports` checks them.
"""

from __future__ import annotations

import ast
import pkgutil
import re
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

import pytest

import limbotable
from limbotable.games import GAMES

ROOT = Path(__file__).parent.parent
PROJECT: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
PACKAGES = {module.name for module in pkgutil.iter_modules(limbotable.__path__)}
WITHOUT_QT = PACKAGES - {"__main__", "app", "ui"}


def test_hot_modules_are_the_compiled_ones() -> None:
    compiled = PROJECT["tool"]["limbotable"]["compiled"]
    assert [path for path in compiled if not (ROOT / path).is_file()] == []
    hot = {
        path.relative_to(ROOT).as_posix()
        for name in ("rules", "insight")
        for path in ROOT.glob(f"limbotable/**/{name}.py")
    }
    assert hot <= set(compiled)


def test_modules_are_short_enough_to_be_read_at_one_sitting() -> None:
    lines = {
        path.relative_to(ROOT).as_posix(): len(path.read_text("utf-8").splitlines())
        for path in ROOT.glob("limbotable/**/*.py")
    }
    assert {path: count for path, count in lines.items() if count > 500} == {}


def test_the_qt_contract_forgets_no_package() -> None:
    contracts = PROJECT["tool"]["importlinter"]["contracts"]
    (free,) = (contract for contract in contracts if contract["name"] == "Qt only in ui and app")
    assert set(free["source_modules"]) == {f"limbotable.{name}" for name in WITHOUT_QT}


def test_everything_below_ui_is_imported_without_qt() -> None:
    """The linter reads import statements; this sees what they, and all others, come to."""
    script = f"""
import importlib, pkgutil, sys
for name in {sorted(WITHOUT_QT)}:
    package = importlib.import_module(f"limbotable.{{name}}")
    for module in pkgutil.walk_packages(getattr(package, "__path__", ()), f"limbotable.{{name}}."):
        importlib.import_module(module.name)
print(*sorted({{"PySide6", "pyqtgraph", "shiboken6"}} & set(sys.modules)))
"""
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=False)
    assert (done.stdout, done.stderr) == ("\n", "")


#: Where no game is known: what is about one game lies with it.  Drawings of its pieces are in ``ui/art``.
KNOW_NO_GAME = [
    path
    for part in ("core", "play", "search", "engine", "store", "testing", "ui", "app")
    for path in sorted((ROOT / "limbotable" / part).rglob("*.py"))
    if "art" not in path.parts
]


def games_in(source: str) -> list[str]:
    """Return what a source names of a game: its modules, its id, its codes and its files."""
    ids = "|".join(re.escape(game.id) for game in GAMES)
    of_game = re.compile(rf"({ids})([./-].*)?|[a-z]+\.({ids})(\..*)?")
    module = re.compile(rf"limbotable\.(games|table)\.({ids})(\..*)?")
    found = []
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and of_game.fullmatch(node.value):
            found.append(node.value)
        names = [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
        if isinstance(node, ast.ImportFrom) and node.module:
            names = [node.module, *(f"{node.module}.{alias.name}" for alias in node.names)]
        found += [name for name in names if module.fullmatch(name)]
    return found


def test_no_game_is_known_outside_its_folders() -> None:
    found = {path.relative_to(ROOT): games_in(path.read_text("utf-8")) for path in KNOW_NO_GAME}
    assert {path: names for path, names in found.items() if names} == {}


@pytest.mark.parametrize(
    "line",
    [
        "from limbotable.games.foes.deck import CARDS",
        "from limbotable.table import limit",
        "import limbotable.table.libtis.location",
        "game = 'countdown'",
        "phrase('foes.log.deal')",
        "path = 'limit.limbo'",
        "phrase('puzzle.libtis.sure')",
    ],
)
def test_a_game_that_is_named_is_found(line: str) -> None:
    assert games_in(line)


def test_every_game_has_its_own_folders() -> None:
    for game in GAMES:
        assert type(game).__module__ == f"limbotable.games.{game.id}.game"
        assert game.table == f"limbotable.table.{game.id}"
