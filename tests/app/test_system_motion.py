"""The system's wish for less motion is asked for where Qt does not know it, and followed."""

from __future__ import annotations

import sys

import pytest
from PySide6.QtCore import QProcess

from limbotable.app import system_motion
from limbotable.app.system_motion import SystemMotion
from limbotable.ui.table.director import AnimationSpeed
from tests.patience import PATIENCE


@pytest.mark.parametrize(("said", "wanted"), [("false", True), ("true", False), ("", False)])
def test_the_answer_of_the_system_is_read(qtbot, qapp, monkeypatch, tmp_path, said, wanted) -> None:
    command = (sys.executable, "-c", f"print({said!r})")
    monkeypatch.setitem(system_motion.COMMANDS, "linux", (command, "false"))
    motion, heard = SystemMotion(qapp), list[bool]()
    motion.reduced.connect(lambda: heard.append(True))
    motion.ask("linux", tmp_path)
    qtbot.waitUntil(lambda: not motion.findChildren(QProcess), timeout=PATIENCE)
    assert bool(heard) == wanted


@pytest.mark.parametrize(("factor", "wanted"), [("0", True), ("0.5", False)])
def test_kdes_settings_are_read(qapp, monkeypatch, tmp_path, factor, wanted) -> None:
    monkeypatch.setattr(system_motion, "COMMANDS", {})
    (tmp_path / "kdeglobals").write_text(f"[KDE]\nAnimationDurationFactor={factor}\n")
    motion, heard = SystemMotion(qapp), list[bool]()
    motion.reduced.connect(lambda: heard.append(True))
    motion.ask("linux", tmp_path)
    assert bool(heard) == wanted


def test_a_command_that_is_missing_changes_nothing(qtbot, qapp, monkeypatch, tmp_path) -> None:
    monkeypatch.setitem(system_motion.COMMANDS, "linux", (("/nowhere/gsettings",), "false"))
    motion = SystemMotion(qapp)
    with qtbot.assertNotEmitted(motion.reduced, wait=100):
        motion.ask("linux", tmp_path)


def test_nothing_moves_where_the_system_wants_it_so(open_table) -> None:
    desk = open_table(speed="normal")
    assert desk.view.director.speed == AnimationSpeed.NORMAL
    desk.window.tempo.be_still()
    assert desk.view.director.speed == AnimationSpeed.NONE
    desk.do("speed.relaxed")
    assert desk.view.director.speed == AnimationSpeed.NONE
