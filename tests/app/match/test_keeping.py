"""The match on the table in the library, and whether it can be restored when it is left."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QObject
from PySide6.QtWidgets import QApplication, QMessageBox

from limbotable.app.match.keeping import Keeping
from limbotable.store.autosave import Autosave
from tests.games.countdown.deals import begun, play
from tests.store.damages import damage

DEAL = ("Kd 8c Td 9c Ad", "3c 4c 5c 6c 7c", "5h")


class Heard(QObject):
    """Takes the place of the remarks, and remembers them."""

    def __init__(self) -> None:
        super().__init__()
        self.complaints: list[str] = []
        self.said: list[str] = []

    def complain(self, text: str) -> None:
        self.complaints.append(text)

    def say(self, text: str) -> None:
        self.said.append(text)


@pytest.fixture
def heard(qapp) -> Heard:
    return Heard()


def keeping(autosave: Autosave | None, heard) -> Keeping:
    made = Keeping(autosave, heard, heard)
    made.take_up(play(begun(*DEAL), "Td"), None, None)
    return made


def test_without_an_autosave_no_match_is_kept_and_nothing_is_said_of_it(heard) -> None:
    made = keeping(None, heard)
    assert not made.kept
    made.keep()
    assert not made.kept
    assert (heard.complaints, heard.said) == ([], [])


def test_a_match_in_the_library_is_kept(heard, tmp_path) -> None:
    made = keeping(Autosave(tmp_path), heard)
    assert made.kept
    assert heard.complaints == []
    made.close()


def test_where_there_can_be_no_library_that_is_told_once(heard, tmp_path) -> None:
    wrong = tmp_path / "file"
    wrong.touch()
    made = keeping(Autosave(wrong), heard)
    made.keep()
    assert not made.kept
    assert heard.complaints == [
        f"The match is not being saved: {wrong / 'library.sqlite'} could not be written."
    ]
    made.close()


def test_a_match_is_kept_again_once_the_library_takes_it(heard, tmp_path) -> None:
    made = keeping(Autosave(tmp_path), heard)
    damage(tmp_path, "CREATE TRIGGER refuse BEFORE UPDATE ON matches BEGIN SELECT RAISE(ABORT, 'no'); END")
    made.keep()
    kept = [made.kept]
    damage(tmp_path, "DROP TRIGGER refuse")
    made.keep()
    QApplication.processEvents()
    assert [*kept, made.kept] == [False, True]
    assert len(heard.complaints) == 1
    assert heard.said == ["Matches are being saved again."]
    made.close()


def test_before_a_match_is_left_that_nothing_keeps_the_user_is_asked(open_table, monkeypatch) -> None:
    asked: list[str] = []

    def stay(box: QMessageBox) -> int:
        asked.append(box.text())
        box.escapeButton().click()
        return 0

    desk = open_table("person", "novice", confirm_leaving=True)
    desk.play()
    before = desk.record()
    monkeypatch.setattr(QMessageBox, "exec", stay)
    desk.do("restart")
    assert desk.record() == before
    assert asked == ["This match is not being saved. If you leave it, it is lost."]
