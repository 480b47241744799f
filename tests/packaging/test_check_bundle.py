"""The check of a built program: it has to find its faults."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import check_bundle
from limbotable.core.compiled import compiled
from limbotable.core.languages import LANGUAGES

PROGRAM = [sys.executable, "-m", "limbotable"]


class Played(check_bundle.Program):
    """A program whose output is known."""

    def __init__(self, said: str) -> None:
        self.said = said

    def run(self, *_arguments: str | Path) -> str:
        return self.said


@pytest.fixture
def record(tmp_path: Path) -> Path:
    path = tmp_path / "limit.limbo"
    path.write_text('{"limbotable": 1, "game": "limit"}\n0 tile 0,0\n', "utf-8")
    return path


def seen(**changes: Any) -> str:
    """The output of a good bundle about that record, but for the changes."""
    words = {
        "en": {"menus": ["Match"], "cancel": "Cancel"},
        "fi": {"menus": ["Ottelu"], "cancel": "Peru"},
        "ja": {"menus": ["対戦"], "cancel": "キャンセル"},
    }
    good = {
        "tables": [{"lines": ["0 tile 0,0"], "colours": 3000}],
        "graph": 200,
        "audio": "ALSA",
        "languages": words,
    }
    return json.dumps(good | changes)


@pytest.mark.long
def test_this_program_is_good(monkeypatch, capsys, tmp_path) -> None:
    monkeypatch.chdir(tmp_path)  # where there is no other one than the one that is installed
    flags = ["--compiled"] if compiled() else []
    monkeypatch.setattr(sys, "argv", ["check_bundle.py", *flags, *PROGRAM])
    check_bundle.main()
    told = capsys.readouterr().out
    for what in (
        "version",
        "limit: moves by the engine",
        "arena",
        "limit: on the table",
        "a graph",
        ", ".join(code for code, _ in LANGUAGES),
    ):
        assert what in told


class Recorded(check_bundle.Hall):
    """A hall in which so much is heard."""

    def __init__(self, loudest: int) -> None:
        self.is_deaf, self._loudest = False, loudest

    def loudest(self) -> int:
        return self._loudest


def test_sounds_have_to_be_heard(capsys) -> None:
    check_bundle.check_sound(Recorded(12_000))
    assert "heard, the loudest at 12000" in capsys.readouterr().out
    with pytest.raises(SystemExit, match="its sounds are not heard"):
        check_bundle.check_sound(Recorded(3))


def test_a_good_table_passes(record, capsys) -> None:
    check_bundle.check_table(Played(seen()), [record])
    assert "languages: en, fi, ja" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("changes", "reason"),
    [
        ({"tables": [{"lines": [], "colours": 3000}]}, "did not take the record"),
        ({"tables": [{"lines": ["0 tile 0,0"], "colours": 40}]}, "the art is missing"),
        ({"graph": 1}, "what draws it is missing"),
        ({"audio": ""}, "what plays sounds is missing"),
        (
            {"languages": {code: {"menus": ["Match"], "cancel": code} for code in ("en", "fi")}},
            "own words are not translated",
        ),
        (
            {"languages": {code: {"menus": [code], "cancel": "Cancel"} for code in ("en", "fi")}},
            "Qt’s words are not translated",
        ),
    ],
)
def test_a_table_that_lacks_something_fails(record, changes, reason) -> None:
    with pytest.raises(SystemExit, match=reason):
        check_bundle.check_table(Played(seen(**changes)), [record])


@pytest.fixture
def answering(tmp_path: Path) -> Callable[[str], check_bundle.Program]:
    """A program whose engine gives the same answer to everything."""

    def make(answer: str) -> check_bundle.Program:
        script = f"import sys\nfor _ in sys.stdin: print({answer!r}, flush=True)"
        return check_bundle.Program([sys.executable, "-c", script], tmp_path)

    return make


def test_plain_python_fails_where_it_should_be_compiled(answering) -> None:
    program = answering(json.dumps({"compiled": False, "games": [{"id": "limit"}]}))
    with pytest.raises(SystemExit, match="not compiled"):
        check_bundle.check_engine(program, compiled=True)
    assert check_bundle.check_engine(program, compiled=False) == ["limit"]


@pytest.mark.parametrize(
    ("answer", "reason"),
    [
        ('{"error": {"message": "No such game"}}', "No such game"),
        ('{"legal": ["pass"], "action": "double"}', "double is not legal"),
        ("Traceback", "does not answer"),
    ],
)
def test_an_engine_that_does_not_play_fails(answering, tmp_path, answer, reason) -> None:
    with pytest.raises(SystemExit, match=reason):
        check_bundle.play(answering(answer), "limit", tmp_path)


def test_an_engine_that_ends_fails(tmp_path) -> None:
    program = check_bundle.Program([sys.executable, "-c", ""], tmp_path)
    with pytest.raises(SystemExit, match="the engine"):
        check_bundle.check_engine(program, compiled=False)


def test_another_version_fails() -> None:
    with pytest.raises(SystemExit, match=r"version 47\.11"):
        check_bundle.check_version(Played("limbotable, version 47.11\n"))


@pytest.mark.parametrize("script", ["import sys; sys.exit('no such library')", "raise SystemExit(3)"])
def test_a_program_that_does_not_run_fails(tmp_path, script) -> None:
    program = check_bundle.Program([sys.executable, "-c", script], tmp_path)
    with pytest.raises(SystemExit, match="ended with status"):
        program.run("--version")


def test_a_program_that_is_not_there_fails(tmp_path) -> None:
    program = check_bundle.Program([str(tmp_path / "limbotable")], tmp_path)
    with pytest.raises(SystemExit, match="NOT good"):
        program.run("--version")
