"""Comments on lines: written at the window, shown in the log, kept, and shown to nobody else."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
    QComboBox,
    QDialogButtonBox,
    QLabel,
    QListView,
    QPlainTextEdit,
    QPushButton,
    QTableWidget,
)

from limbotable.play.comments import Comment
from limbotable.play.record import read_record
from limbotable.ui.dialogs.comment_dialog import CommentDialog
from limbotable.ui.dialogs.review_window import ReviewWindow
from tests.app.conftest import Desk
from tests.app.lookback.test_replay import lay, random_match, replay_of
from tests.app.test_autosave import close, numbers, play_on
from tests.parts import part


@pytest.fixture
def data(tmp_path) -> Path:
    return Path(tmp_path / "data" / "limbotable")


@pytest.fixture
def desk(open_table) -> Desk:
    opened: Desk = open_table()
    return opened


def comment_by(desk: Desk, act: Callable[[CommentDialog], object], ask: Callable[[], object]) -> None:
    """Have a comment asked for by a command, and act in its dialog."""
    seen: list[CommentDialog] = []

    def answer() -> None:
        dialog = QApplication.activeModalWidget()
        assert isinstance(dialog, CommentDialog)
        seen.append(dialog)
        act(dialog)

    QTimer.singleShot(0, answer)
    ask()
    assert seen


def write(mark: str, words: str) -> Callable[[CommentDialog], None]:
    def act(dialog: CommentDialog) -> None:
        marks = part(dialog, QComboBox)
        marks.setCurrentIndex(marks.findData(mark))
        text = part(dialog, QPlainTextEdit)
        text.selectAll()
        QTest.keyClicks(text, words) if words else QTest.keyClick(text, Qt.Key.Key_Delete)
        QTest.keyClick(text, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)

    return act


def comment(desk: Desk, mark: str, words: str) -> None:
    comment_by(desk, write(mark, words), lambda: desk.do("comment"))


@pytest.mark.parametrize("game", ["countdown", "limit"])
def test_a_comment_in_a_replay_is_in_the_log_the_bar_and_the_record(desk, game) -> None:
    match = random_match(game)
    lay(desk, match)
    before = len(desk.log())
    replay_of(desk).turn_to(3)
    comment(desk, "?!", "not <b>so</b> good")
    assert len(desk.log()) == before + 1
    (row,) = [row for row, text in enumerate(desk.log()) if "not <b>so</b>" in text]
    assert desk.log()[row] == "?! doubtful: not <b>so</b> good"
    assert desk.past.line.endswith("?! doubtful: not <b>so</b> good.")
    assert replay_of(desk).ply == 3
    assert replay_of(desk).ply_of(row) == 3
    assert read_record(desk.record()).comments == {3: Comment("?!", "not <b>so</b> good")}


def test_the_key_for_a_comment_is_about_the_selected_decision_in_a_review(desk, qtbot) -> None:
    lay(desk, random_match("countdown"))
    desk.do("review")
    while desk.judge.judging is not None:
        desk.judge.find(0.0)
    window = desk.part(ReviewWindow)
    decisions = part(window, QTableWidget, "decisions")

    def note(row: int, words: str, key: Qt.Key) -> None:
        with qtbot.waitActive(window):
            window.activateWindow()
        decisions.setFocus()
        decisions.setCurrentCell(row, 0)
        ctrl = Qt.KeyboardModifier.ControlModifier
        comment_by(desk, write("!", words), lambda: QTest.keyClick(decisions, key, ctrl))

    def plies() -> set[int]:
        return set(read_record(desk.record()).comments)

    note(1, "one", Qt.Key.Key_K)
    (first,) = plies()
    cell = decisions.item(1, 0)
    assert cell is not None
    assert first == cell.data(Qt.ItemDataRole.UserRole) + 1
    assert part(window, QPushButton, "comment").toolTip() == "Ctrl+K"
    desk.do("pick")
    note(2, "two", Qt.Key.Key_K)
    assert len(plies()) == 2, "also while all games are shown"
    desk.window.match_start.go_back()
    window.close()
    desk.action("comment").setShortcut("Ctrl+J")
    desk.do("review")
    note(3, "three", Qt.Key.Key_J)
    assert len(plies()) == 3, "the keys are the user's own"


def test_the_list_of_a_review_shows_the_marks_of_comments(desk) -> None:
    lay(desk, random_match("countdown"))
    desk.do("review")
    while desk.judge.judging is not None:
        desk.judge.find(0.0)
    window = desk.part(ReviewWindow)
    decisions = part(window, QTableWidget, "decisions")

    def marks() -> list[str]:
        column = decisions.columnCount() - 1
        head = decisions.horizontalHeaderItem(column)
        if decisions.isColumnHidden(column) or head is None or head.text() != "Mark":
            return []
        items = [decisions.item(row, column) for row in range(decisions.rowCount())]
        return [item.text() for item in items if item is not None]

    def note(row: int, mark: str, words: str) -> None:
        decisions.setCurrentCell(row, 0)
        comment_by(desk, write(mark, words), part(window, QPushButton, "comment").click)

    assert marks() == []
    none = [""] * decisions.rowCount()
    note(1, "?!", "too <b>bold</b>")
    assert marks() == [*none[:1], "?!", *none[2:]]
    note(2, "", "why not")
    assert marks() == [*none[:1], "?!", "“…”", *none[3:]]
    item = decisions.item(1, decisions.columnCount() - 1)
    assert item is not None
    assert item.data(Qt.ItemDataRole.AccessibleTextRole).startswith(
        "Mark: ?! doubtful: too <b>bold</b>. Decision "
    )
    decisions.setCurrentCell(1, 0)
    assert "?! doubtful: too <b>bold</b>" in part(window, QLabel, "detail").accessibleName()
    note(1, "", "")
    note(2, "", "")
    assert marks() == []


def test_a_comment_is_heard_with_its_line(desk) -> None:
    lay(desk, random_match("countdown"))
    replay_of(desk).turn_to(4)
    comment(desk, "!", "well played")
    replay_of(desk).turn_to(3)
    replay_of(desk).turn_to(4)
    assert desk.view.announced.endswith("! good: well played.")


def test_a_comment_is_changed_and_taken_away(desk) -> None:
    lay(desk, random_match("countdown"))
    before = desk.log()
    comment(desk, "!", "first")
    shown: list[tuple[str, str]] = []

    def look(dialog: CommentDialog) -> None:
        shown.append((part(dialog, QComboBox).currentData(), part(dialog, QPlainTextEdit).toPlainText()))
        write("", "second")(dialog)

    comment_by(desk, look, lambda: desk.do("comment"))
    assert shown == [("!", "first")]
    assert desk.log() == [*before, "Comment: second"]
    comment(desk, "", "")
    assert desk.log() == before
    assert "#" not in desk.record()


def test_a_comment_that_is_cancelled_changes_nothing(desk) -> None:
    lay(desk, random_match("countdown"))
    record = desk.record()

    def cancel(dialog: CommentDialog) -> None:
        QTest.keyClicks(part(dialog, QPlainTextEdit), "never mind")
        QTest.keyClick(dialog, Qt.Key.Key_Escape)

    comment_by(desk, cancel, lambda: desk.do("comment"))
    assert desk.record() == record


def test_the_beginning_has_a_comment_about_the_match(desk) -> None:
    lay(desk, random_match("limit"))
    replay_of(desk).turn_to(0)
    comment(desk, "", "at Christmas")
    assert desk.log()[0] == "Comment: at Christmas"
    assert read_record(desk.record()).comments == {0: Comment("", "at Christmas")}


def test_a_row_of_the_log_is_commented_on(desk) -> None:
    lay(desk, random_match("countdown"))
    row = 5
    ply = replay_of(desk).ply_of(row)
    view = next(one for one in desk.panel.findChildren(QListView) if one.model() is desk.panel.log)
    view.setCurrentIndex(desk.panel.log.index(row))
    action = next(one for one in view.actions() if one.text() == "Comment…")
    comment_by(desk, write("!!", ""), action.trigger)
    assert read_record(desk.record()).comments == {ply: Comment("!!", "")}


def test_a_text_that_is_too_long_is_not_taken(desk) -> None:
    lay(desk, random_match("countdown"))
    enabled: list[bool] = []

    def act(dialog: CommentDialog) -> None:
        text = part(dialog, QPlainTextEdit)
        ok = part(dialog, QDialogButtonBox).button(QDialogButtonBox.StandardButton.Ok)
        for length in (4000, 4001):
            text.setPlainText("x" * length)
            enabled.append(ok.isEnabled())
        dialog.reject()

    comment_by(desk, act, lambda: desk.do("comment"))
    assert enabled == [True, False]


def test_comments_survive_undo_and_the_end_of_the_program(open_table, data) -> None:
    desk = open_table(data=data)
    play_on(desk)
    replay_of(desk).turn_to(2)
    comment(desk, "?", "too early")
    replay_of(desk).close()
    assert "? mistake: too early" in desk.log()
    desk.do("undo")
    assert desk.match.comments == {}
    assert not any("too early" in line for line in desk.log())
    desk.do("redo")
    assert desk.match.comments == {2: Comment("?", "too early")}
    assert "? mistake: too early" in desk.log()
    close(desk)
    again = open_table(data=data)
    assert again.match.comments == {2: Comment("?", "too early")}
    assert "? mistake: too early" in again.log()


def test_comments_of_a_file_are_added_to_the_same_match_in_the_library(open_table, data, tmp_path) -> None:
    desk, match = open_table(data=data), random_match("countdown")
    lay(desk, match)
    comment(desk, "!", "mine")
    many = len(numbers(data))
    match.comment(match.ply, Comment("?", "yours"))
    match.comment(2, Comment("", "so"))
    path = tmp_path / "commented.limbo"
    path.write_text(match.record().text(), encoding="utf-8")
    for _ in range(2):
        desk.window.open(path)
        assert len(numbers(data)) == many
        assert desk.match.comments == {2: Comment("", "so"), match.ply: Comment("!", "mine\nyours")}


def test_between_people_comments_wait_until_secrets_are_open(desk) -> None:
    match = random_match("countdown", people=2)
    match.comment(2, Comment("", "North has the king"))
    lay(desk, match, ply=8)
    assert not any("king" in line for line in desk.log() if line.startswith("Comment"))
    desk.do("comment")
    assert "others at this screen could read the comment" in desk.toast()
    lay(desk, match)
    assert "Comment: North has the king" in desk.log()


def test_no_computer_player_is_told(desk) -> None:
    match = random_match("countdown", people=1)
    match.comment(2, Comment("", "North has the king"))
    lay(desk, match, ply=4)
    assert "king" not in desk.controller.perspective().split("\n", 1)[1]
    assert "#" not in desk.controller.perspective()


def test_behind_the_curtain_comments_are_neither_shown_nor_asked_for(open_table) -> None:
    desk = open_table("person", "novice")
    desk.play()
    comment(desk, "!", "I hold the nine")
    assert any("I hold the nine" in one for one in desk.log())
    desk.do("cover")
    assert "I hold the nine" not in "".join(desk.said_anywhere())
    desk.do("comment")  # it would open with the words that are there
    assert QApplication.activeModalWidget() is None
    assert desk.toast() == "First the next person has to come to the table."
    desk.uncover()
    assert any("I hold the nine" in one for one in desk.log())


def test_who_only_watches_may_comment(open_table) -> None:
    desk = open_table("novice", "novice")
    comment(desk, "!", "well begun")
    assert any("well begun" in one for one in desk.log())
