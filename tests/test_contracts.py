"""Promises about the whole house that neither a type checker nor import-linter can see.

The import contracts themselves are in pyproject.toml, and `lint-imports` checks them.
"""

from __future__ import annotations

import pkgutil
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

import limbotable

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
