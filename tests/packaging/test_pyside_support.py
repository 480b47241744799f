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

#: Prints what the first call that is wrong is told, a signature, and where PySide has its modules from.
ASK = """
import sys
from PySide6.QtCore import QObject, QPoint
early = "shibokensupport.signature.parser" in sys.modules
try:
    print(eval(sys.argv[1]))
except (AttributeError, TypeError) as error:
    print(str(error))
from PySide6.support.signature import get_signature
print(get_signature(QPoint.manhattanLength))
print(sys.modules["shibokensupport.signature.parser"].__file__, early, "argparse" in sys.modules, sep="|")
"""


#: Calls with wrong arguments, and a question for what is right.
WRONG = ("QObject().setObjectName(5)", "QPoint('x')", "QObject(objectName=5)", "QPoint.__init__.__doc__")


def said(wrong: str) -> list[str]:
    done = subprocess.run(
        [sys.executable, "-c", ASK, wrong], capture_output=True, text=True, check=True, timeout=100
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
    before = [said(wrong) for wrong in WRONG]
    assert "Supported signatures:" in before[0]
    assert before[0][-1] == "shibokensupport/signature/parser.py|True|True"
    compiled = tmp_path / "compiled"
    placed = pyside_support.compile_into(compiled, pyside_support.unpacked())
    assert {Path(path).suffix for path, _ in placed} == {".pyc"}
    shutil.rmtree(packages / "shiboken6" / "files.dir")
    for source, folder in placed:
        (packages / folder).mkdir(parents=True, exist_ok=True)
        shutil.copy(source, packages / folder)
    now = [said(wrong) for wrong in WRONG]
    assert [told[:-1] for told in now] == [told[:-1] for told in before]
    place, *slow = now[0][-1].split("|")
    assert (Path(place).is_relative_to(packages), Path(place).suffix) == (True, ".pyc")
    assert slow == ["False", "False"]


def test_another_loader_stops_the_build() -> None:
    with pytest.raises(ValueError, match="not the loader"):
        pyside_support.importing_late("from shibokensupport.signature import mapping\n")


def test_two_builds_have_the_same_bytes(packages, tmp_path) -> None:
    sources = pyside_support.unpacked()
    first, second = (pyside_support.compile_into(tmp_path / name, sources) for name in ("first", "second"))
    os.utime(sources / "shibokensupport" / "feature.py", (0, 0))
    third = pyside_support.compile_into(tmp_path / "third", sources)
    contents = [[Path(path).read_bytes() for path, _ in places] for places in (first, second, third)]
    assert len(contents[0]) > 10
    assert contents[0] == contents[1] == contents[2]
