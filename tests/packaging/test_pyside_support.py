"""PySide's own Python modules in a bundle: they are taken compiled, and do what they do elsewhere."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
import shiboken6

import pyside_support

#: Prints where PySide has its modules from, what a wrong call is told, and a signature.
ASK = """
import sys
from PySide6.QtCore import QObject, QPoint
try:
    QObject().setObjectName(5)
except TypeError as error:
    print(str(error))
from PySide6.support.signature import get_signature
print(get_signature(QPoint.manhattanLength))
print(sys.modules["shibokensupport.signature.parser"].__file__, "argparse" in sys.modules, sep="|")
"""


def said(environment: dict[str, str]) -> list[str]:
    done = subprocess.run(
        [sys.executable, "-c", ASK], env=environment, capture_output=True, text=True, check=True, timeout=100
    )
    return done.stdout.splitlines()


@pytest.fixture
def packages(tmp_path, monkeypatch) -> Path:
    """A folder of packages before all others, with a copy of shiboken6."""
    folder: Path = tmp_path / "packages"
    shutil.copytree(Path(shiboken6.__file__).parent, folder / "shiboken6")
    monkeypatch.setenv("PYTHONPATH", str(folder))
    return folder


def test_the_modules_of_a_bundle_are_compiled_and_do_the_same(packages, tmp_path) -> None:
    before = said(dict(os.environ))
    assert "Supported signatures:" in before
    assert before[-1] == "shibokensupport/signature/parser.py|True"
    compiled = tmp_path / "compiled"
    placed = pyside_support.compile_into(compiled, pyside_support.unpacked())
    assert not list(compiled.rglob("*.py")) or all(not path.read_text() for path in compiled.rglob("*.py"))
    shutil.rmtree(packages / "shiboken6" / "files.dir")
    for source, folder in placed:
        (packages / folder).mkdir(parents=True, exist_ok=True)
        shutil.copy(source, packages / folder)
    now = said(dict(os.environ))
    assert now[:-1] == before[:-1]
    place, slow = now[-1].split("|")
    assert (Path(place).is_relative_to(packages), Path(place).suffix, slow) == (True, ".pyc", "False")


def test_two_builds_have_the_same_bytes(packages, tmp_path) -> None:
    sources = pyside_support.unpacked()
    first, second = (pyside_support.compile_into(tmp_path / name, sources) for name in ("first", "second"))
    os.utime(sources / "shibokensupport" / "feature.py", (0, 0))
    third = pyside_support.compile_into(tmp_path / "third", sources)
    contents = [[Path(path).read_bytes() for path, _ in places] for places in (first, second, third)]
    assert len(contents[0]) > 10
    assert contents[0] == contents[1] == contents[2]
