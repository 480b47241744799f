"""Messages of the program at the table: as they are seen, heard, and passed on."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
import shiboken6
from PySide6.QtCore import QPoint, QRect, QSize
from PySide6.QtWidgets import QApplication, QWidget

from limbotable.app.match.remarks import Remarks
from limbotable.core.phrases import phrase
from limbotable.ui.art.palette import DARK
from limbotable.ui.panels.toast import Toast
from tests.manual_clock import ManualClock


class Listener:
    """A table of which only the screen reader counts."""

    def __init__(self) -> None:
        self.heard: list[str] = []

    def announce(self, text: str) -> None:
        self.heard.append(text)

    def place_for_words(self, sizes: Sequence[QSize], wanted: QPoint, of: Sequence[str]) -> QRect:
        """Put a box of the first size where it is wanted."""
        box = QRect(QPoint(0, 0), sizes[0])
        box.moveCenter(wanted)
        return box

    def place_for_reason(self, sizes: Sequence[QSize], wanted: QPoint, of: Sequence[str]) -> QRect:
        """Put a box in the upper left corner if it is said of a thing."""
        return QRect(QPoint(0, 0), sizes[0]) if any(of) else self.place_for_words(sizes, wanted, of)


@pytest.fixture
def table() -> Listener:
    return Listener()


@pytest.fixture
def window(qtbot) -> QWidget:
    made = QWidget()
    made.resize(800, 600)
    qtbot.addWidget(made)
    return made


@pytest.fixture
def toast(window, table, clock) -> Toast:
    return Toast(clock, window, table.place_for_words)


@pytest.fixture
def hint(window, table, clock) -> Toast:
    return Toast(clock, window, table.place_for_words, name="hint")


@pytest.fixture
def keys() -> list[str]:
    """The key of the rule books, which a test may change."""
    return ["F1"]


@pytest.fixture
def remarks(toast, hint, table, window, keys) -> Remarks:
    return Remarks(toast, hint, table, lambda: keys[0], window)


def test_a_message_is_seen_and_heard(remarks, toast, table) -> None:
    remarks.say("One card is left.")
    assert not toast.isHidden()
    assert toast.text() == "One card is left."
    assert table.heard == ["One card is left."]
    assert (remarks.about, remarks.offering) == ("", False)


def test_a_message_may_be_read_in_other_words(remarks, toast, table) -> None:
    remarks.say("Chances: 61 %.", read="Chances: 61 percent.")
    assert toast.text() == "Chances: 61 %."
    assert table.heard == ["Chances: 61 percent."]


def test_an_offer_is_heard_with_its_command_which_is_done_once(remarks, toast, table) -> None:
    done: list[str] = []
    remarks.offer("The match was restarted.", "Undo", lambda: done.append("undone"))
    assert remarks.offering
    assert table.heard == ["The match was restarted. Undo"]
    for _ in range(2):
        toast.linkActivated.emit("do")
    assert done == ["undone"]
    assert not remarks.offering


def test_a_message_takes_the_place_of_an_offer(remarks, toast) -> None:
    done: list[str] = []
    remarks.offer("The match was restarted.", "Undo", lambda: done.append("undone"))
    remarks.say("One card is left.")
    assert not remarks.offering
    toast.linkActivated.emit("do")
    assert done == []


def test_a_refusal_names_its_reason_and_the_way_to_the_rule(remarks, toast, table) -> None:
    remarks.refuse(phrase("illegal.over"))
    assert remarks.about == "illegal.over"
    assert toast.text().endswith(" (F1: the rule)")
    assert table.heard == [toast.text()]


def test_a_refusal_stands_at_what_was_tried_and_the_next_message_does_not(remarks, toast) -> None:
    remarks.refuse(phrase("illegal.over"), "card")
    assert toast.pos() == QPoint(0, 0)
    remarks.say("One card is left.")
    assert toast.pos() != QPoint(0, 0)
    remarks.refuse(phrase("illegal.over"))
    assert toast.pos() != QPoint(0, 0)


def test_a_refusal_goes_when_the_user_does_something_else_and_no_other_message_does(remarks, toast) -> None:
    remarks.refuse(phrase("illegal.over"), "card")
    remarks.forgive()
    assert (toast.words, remarks.about) == ("", "")
    remarks.refuse(phrase("illegal.over"), "card")
    remarks.say("One card is left.")
    remarks.forgive()
    assert toast.words == "One card is left."


@pytest.mark.parametrize(("key", "end"), [("J", " (J: the rule)"), ("", "is over.")])
def test_the_way_to_the_rule_is_the_users_own_key(remarks, toast, keys, key, end) -> None:
    keys[:] = [key]
    remarks.refuse(phrase("illegal.over"))
    assert toast.text().endswith(end)


def test_what_yields_and_has_no_room_beside_the_table_is_written_smaller_where_that_clears_it(
    window, table, clock
) -> None:
    said = "A hint of some words that is long enough. " * 4
    limit = 10_000
    toast = Toast(clock, window, table.place_for_words, lambda at: at.height() < limit)
    toast.wear(DARK, 16)
    toast.say(said)
    plain = toast.height(), toast.fontMetrics().height()
    toast.say(said, yields=True)
    assert (toast.height(), toast.fontMetrics().height()) == plain, "it is clear there"
    limit = plain[0]
    toast.say(said, yields=True)
    assert toast.height() < limit
    assert toast.fontMetrics().height() < plain[1]
    limit = 10_000
    toast.keep_clear()
    assert (toast.height(), toast.fontMetrics().height()) == plain, "there is room again"
    limit = 10
    toast.say(said, yields=True)
    assert (toast.height(), toast.fontMetrics().height()) == plain, "it is clear nowhere"
    toast.say(said)
    assert (toast.height(), toast.fontMetrics().height()) == plain, "other messages are as large as ever"


def test_the_reason_is_gone_with_the_message(remarks, toast, clock: ManualClock) -> None:
    remarks.refuse(phrase("illegal.over"))
    remarks.say("One card is left.")
    assert remarks.about == ""
    remarks.refuse(phrase("illegal.over"))
    clock.advance(60_000)
    assert toast.isHidden()
    assert remarks.about == ""


def test_what_is_cleared_away_is_neither_seen_nor_offered(remarks, toast) -> None:
    remarks.offer("The match was restarted.", "Undo", lambda: None)
    remarks.clear_away()
    assert toast.isHidden()
    assert not remarks.offering


def test_warnings_and_refusals_look_different(remarks, toast) -> None:
    toast.wear(DARK, 16)
    remarks.say("One card is left.")
    plain = toast.styleSheet()
    remarks.say("One card is left.", warning=True)
    warning = toast.styleSheet()
    assert warning != plain
    remarks.say("One card is left.")
    remarks.refuse(phrase("illegal.over"))
    assert toast.styleSheet() == warning


def test_a_complaint_comes_after_the_running_call(remarks, toast) -> None:
    complaints: list[str] = []
    remarks.complained.connect(complaints.append)
    remarks.complain("A match could not be read.")
    assert complaints == []
    QApplication.processEvents()
    assert complaints == ["A match could not be read."]
    assert toast.isHidden(), "it is the window's to show"


def test_a_complaint_dies_with_the_window(qapp, table, clock) -> None:
    window = QWidget()
    toast, hint = (Toast(clock, window, table.place_for_words, name=name) for name in ("toast", "hint"))
    remarks = Remarks(toast, hint, table, str, window)
    complaints: list[str] = []
    remarks.complained.connect(complaints.append)
    remarks.complain("A match could not be read.")
    shiboken6.delete(window)
    QApplication.processEvents()
    assert complaints == []


def test_a_long_answer_is_heard_whole_and_shown_in_part(remarks, toast, table) -> None:
    answer = "\n".join(f"Action {number}." for number in range(40))
    remarks.answer(answer)
    assert table.heard == [answer]
    assert toast.text().splitlines() == [*(f"Action {number}." for number in range(12)), "…"]


def test_a_hint_stays_whatever_else_is_said(remarks, toast, hint, table, clock: ManualClock) -> None:
    remarks.say("Thinking.", stays=True)
    remarks.advise("Hint: Pass.", "A hint: Pass.")
    assert toast.isHidden()
    assert table.heard[-1] == "A hint: Pass."
    shape, letters = hint.geometry(), hint.font()
    remarks.refuse(phrase("illegal.over"), "card")
    remarks.forgive()
    remarks.say("One card is left.")
    remarks.answer("It is your turn.")
    remarks.offer("The match was restarted.", "Undo", lambda: None)
    remarks.hush()
    clock.advance(600_000)
    assert hint.words == "Hint: Pass."
    assert (hint.geometry(), hint.font()) == (shape, letters)
    remarks.say("One card is left.")
    remarks.clear_away()
    assert hint.isHidden()
    assert toast.isHidden()


def test_the_hint_makes_way_for_an_offer_that_stays_and_goes_by_itself(remarks, toast, hint) -> None:
    remarks.advise("Hint: Pass.", "")
    remarks.offer("Is this game new to you?", "Begin", lambda: None, stays=True)
    assert hint.isHidden()
    there = True
    remarks.advise("Hint: Pass.", "", lambda: there)
    assert toast.isHidden(), "and the other way round"
    remarks.say("One card is left.")
    remarks.withdraw_outdated()
    assert not hint.isHidden()
    there = False
    remarks.withdraw_outdated()
    assert hint.isHidden()
    assert toast.words == "One card is left."


@pytest.mark.parametrize("end", ["cleared", "replaced"])
def test_what_a_former_hint_was_true_of_takes_no_later_one_away(remarks, hint, end) -> None:
    """Such as one of an exercise, while the match that the former one was for is held."""
    asked = 0

    def is_over() -> bool:
        nonlocal asked
        asked += 1
        return False

    remarks.advise("Hint: Pass.", "", is_over)
    if end == "cleared":
        remarks.clear_away()
        hint.say("Another one.", stays=True)
    else:
        remarks.advise("Another one.", "")
    remarks.withdraw_outdated()
    assert hint.words == "Another one."
    assert not hint.isHidden()
    assert asked == 0
