"""Sentences that come and go."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence

import pytest
from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtGui import QFontMetrics, QTextDocument
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from limbotable.ui.art.palette import DARK
from limbotable.ui.panels.toast import Toast
from tests.manual_clock import ManualClock
from tests.patience import PATIENCE

SHORT = "6 divides 96, so it must divide."
LONG = " ".join([SHORT] * 12)
HINT = (
    "Hint: Play the 8 of hearts\n"
    "For now this sends the Lion to Mimi’s corner, where only a later foe can cancel it; 8 of the 27"
    " unseen cards would change that. A clearly weaker action (“Play the 3 of clubs”)"
    " brings the foe to your corner for now, where only a later foe can cancel it; 5 of the 27 unseen cards"
    " would change that. The next best action (“Play the 7 of spades”) is about as good."
)


@pytest.fixture
def room(qtbot) -> QWidget:
    widget = QWidget()
    qtbot.addWidget(widget)
    widget.resize(900, 600)
    with qtbot.waitExposed(widget):
        widget.show()
    return widget


@pytest.fixture
def toast(room, clock: ManualClock) -> Toast:
    made = Toast(clock, room, place_in_the_middle)
    made.wear(DARK, 15)
    return made


def place_in_the_middle(sizes: Sequence[QSize], wanted: QPoint, of: Sequence[str]) -> QRect:
    """Put a box of the first size where it is wanted."""
    box = QRect(QPoint(0, 0), sizes[0])
    box.moveCenter(wanted)
    return box


def test_it_stays_for_as_long_as_it_takes_to_read(toast, clock) -> None:
    times = []
    for text in (SHORT, LONG):
        toast.say(text)
        assert toast.isVisible()
        begin = clock.now()
        while toast.isVisible():
            clock.advance(100)
        times.append(clock.now() - begin)
    assert times[0] >= 3000
    assert times[1] >= times[0] + 40 * (len(LONG) - len(SHORT))
    assert clock.idle


def test_the_next_sentence_has_its_own_time(toast, clock) -> None:
    toast.say(SHORT)
    clock.advance(3000)
    toast.say("Another one.")
    clock.advance(3000)
    assert toast.isVisible()
    assert toast.text() == "Another one."


def test_what_it_offers_is_done_once(toast, clock) -> None:
    done: list[str] = []
    pressed: list[bool] = []
    toast.pressed.connect(lambda: pressed.append(True))
    toast.offer("Gone & <b>away</b>.\nFor good.", "Bring it back", lambda: done.append("back"))
    assert "Gone &amp; &lt;b&gt;away&lt;/b&gt;.<br>For good.<br>" in toast.text()
    clock.advance(10_000)  # time to think about it
    QTest.mouseClick(toast, Qt.MouseButton.LeftButton, pos=toast.rect().topLeft())
    assert (done, pressed) == ([], [])
    line = toast.fontMetrics().height()
    QTest.mouseClick(toast, Qt.MouseButton.LeftButton, pos=toast.rect().center() + QPoint(0, line))
    assert done == ["back"]
    assert not toast.isVisible()
    assert clock.idle
    toast.linkActivated.emit("do")
    assert done == ["back"]


def test_what_it_offers_can_be_taken_by_keyboard(toast, room) -> None:
    done: list[str] = []
    toast.offer(SHORT, "Bring it back", lambda: done.append("back"))
    room.activateWindow()
    toast.setFocus(Qt.FocusReason.TabFocusReason)
    QTest.keyClick(toast, Qt.Key.Key_Tab)
    QTest.keyClick(toast, Qt.Key.Key_Return)
    assert done == ["back"]
    assert room.hasFocus()
    toast.say(SHORT)
    assert toast.focusPolicy() == Qt.FocusPolicy.NoFocus


@pytest.mark.parametrize("letters", [15, 22, 30])
def test_no_size_of_a_sentence_is_higher_than_the_table_or_too_narrow(room, clock, letters) -> None:
    tried = list[QSize]()

    def place(sizes: Sequence[QSize], wanted: QPoint, of: Sequence[str]) -> QRect:
        tried.extend(sizes)
        return place_in_the_middle(sizes, wanted, of)

    toast = Toast(clock, room, place)
    toast.wear(DARK, letters)
    toast.say(HINT)
    assert all(one.height() <= room.height() and one.width() >= 12 * 15 for one in tried)
    assert len(tried) > 3, "it may lie in several shapes"


def test_the_links_of_an_offer_stand_apart(toast) -> None:
    toast.offer(SHORT, "Begin", lambda: None, stays=True)
    shown = QTextDocument()
    shown.setHtml(toast.text())
    assert re.fullmatch(r"Begin {4,}Close \(Esc\)", shown.toPlainText().splitlines()[-1])


def test_an_offer_passes(toast, clock) -> None:
    toast.offer(SHORT, "Bring it back", lambda: None)
    clock.advance(20_000)
    assert not toast.isVisible()
    assert clock.idle


def test_an_offer_can_stay_until_it_is_cleared_away(toast, clock) -> None:
    toast.offer(SHORT, "Begin", lambda: None, stays=True)
    clock.advance(1_000_000)
    assert toast.isVisible()
    assert toast.offering
    toast.clear_away()
    assert not toast.isVisible()
    toast.offer(SHORT, "Begin", lambda: None)
    clock.advance(20_000)
    assert not toast.isVisible(), "the next one passes again"


class Beside:
    """A strip beside the table, with room for words as long as it is open."""

    def __init__(self, room: QWidget) -> None:
        self.open = False
        self.most = 500  #: pixels
        self.strip = QWidget(room)
        self.strip.hide()

    def make_room(self, narrowest: int, height_at: Callable[[int], int]) -> QWidget | None:
        high = height_at(300)
        self.strip.setVisible(self.open and narrowest <= 300 and high <= self.most)
        self.strip.setGeometry(520, 0, 300, high)
        return None if self.strip.isHidden() else self.strip

    def close_room(self) -> None:
        self.strip.hide()


@pytest.fixture
def beside(room) -> Beside:
    return Beside(room)


@pytest.fixture
def yielding(room, beside, clock) -> Toast:
    """A toast that never lies clear over its table."""
    table = QWidget(room)
    table.resize(500, 600)
    table.show()
    made = Toast(clock, table, place_in_the_middle, lambda _: False, beside)
    made.wear(DARK, 15)
    return made


def test_a_note_that_moves_beside_the_table_or_back_keeps_the_keyboard(yielding, beside) -> None:
    table = yielding.parentWidget()
    yielding.offer(SHORT, "Begin", lambda: None, stays=True)
    yielding.setFocus()
    assert yielding.hasFocus()
    for is_open, home in ((True, beside.strip), (False, table)):
        beside.open = is_open
        yielding.keep_clear()
        assert yielding.parentWidget() is home
        assert yielding.hasFocus()


def test_beside_the_table_it_takes_all_of_its_room_and_leaves_it_again(yielding, beside) -> None:
    beside.open = True
    yielding.say(HINT, yields=True)
    assert yielding.geometry() == beside.strip.rect()
    assert yielding.height() == yielding.height_at(300)
    beside.strip.resize(200, 500)
    assert yielding.geometry() == beside.strip.rect(), "it is laid anew where its room changes"
    yielding.clear_away()
    assert beside.strip.isHidden()
    yielding.say(SHORT)
    assert beside.strip.isHidden(), "what does not yield lies over the table"


def test_beside_the_table_it_is_written_smaller_as_far_as_can_be_read(yielding, beside) -> None:
    beside.open = True
    yielding.wear(DARK, 22)
    yielding.say(HINT, yields=True)
    usual = QFontMetrics(yielding.font()).height()
    beside.most = yielding.height() - 1
    yielding.say(HINT, yields=True)
    assert yielding.parentWidget() is beside.strip
    assert 0.7 * usual <= QFontMetrics(yielding.font()).height() < usual
    beside.most = 40
    yielding.say(HINT, yields=True)
    assert yielding.parentWidget() is not beside.strip


def test_it_can_be_cleared_away(toast, clock) -> None:
    toast.say(SHORT)
    toast.clear_away()
    assert not toast.isVisible()
    assert clock.idle
    toast.clear_away()


def test_it_keeps_to_the_upper_middle(toast, room, qtbot) -> None:
    for text, width in ((SHORT, 900), (LONG, 900), (LONG, 400)):
        room.resize(width, 600)
        toast.say(text)
        assert room.rect().contains(toast.geometry())
        assert abs(toast.geometry().center().x() - width / 2) <= 2
        assert toast.geometry().top() < 200


def test_parts_below_one_another_begin_at_the_left(toast) -> None:
    left = Qt.AlignmentFlag.AlignLeft
    toast.say("Hint: 4 of clubs\nAs good: 6 of spades\nThis leaves 2.")
    assert toast.alignment() & left
    toast.say("The match was restarted.\nThe other one stays.")
    assert not toast.alignment() & left
    toast.say(SHORT)
    assert toast.alignment() == Qt.AlignmentFlag.AlignCenter


def test_it_offers_narrow_sizes_that_hold_all_of_the_text(toast, clock, room) -> None:
    offered: list[QSize] = []

    def place(sizes: Sequence[QSize], wanted: QPoint, of: Sequence[str]) -> QRect:
        offered[:] = sizes
        return QRect(QPoint(5, 7), sizes[-1])

    toast = Toast(clock, room, place)
    toast.wear(DARK, 15)
    toast.say(LONG)
    assert [size.width() for size in offered] == sorted((size.width() for size in offered), reverse=True)
    assert all(toast.heightForWidth(size.width()) == size.height() for size in offered)
    assert offered[0].width() <= 560
    assert offered[-1].width() <= 190
    assert toast.geometry() == QRect(QPoint(5, 7), offered[-1])


@pytest.mark.parametrize("size", [13, 15, 16, 18])
def test_no_line_is_cut_off_after_a_shorter_sentence(clock, room, size) -> None:
    """A narrow label breaks between a number and its word, and a wide one does not."""
    offered: list[QSize] = []

    def place(sizes: Sequence[QSize], wanted: QPoint, of: Sequence[str]) -> QRect:
        offered[:] = sizes
        return QRect(QPoint(5, 7), sizes[min(which, len(sizes) - 1)])

    toast = Toast(clock, room, place)
    toast.wear(DARK, size)
    for which in range(9):
        toast.say("Thinking…")
        toast.say(HINT)
        assert toast.height() >= toast.heightForWidth(toast.width()), which
    assert len(offered) > 5


def test_a_language_without_spaces_is_offered_narrow_sizes_as_well(clock, room) -> None:
    offered: list[QSize] = []

    def place(sizes: Sequence[QSize], wanted: QPoint, of: Sequence[str]) -> QRect:
        offered[:] = sizes
        return QRect(QPoint(5, 7), sizes[-1])

    toast = Toast(clock, room, place)
    toast.wear(DARK, 15)
    toast.say("次善の手では、どのカウントにも出せる唯一のカード、エースがない手札でダブルします。")
    assert offered[-1].width() <= 190
    assert toast.heightForWidth(offered[-1].width()) == offered[-1].height()


def test_no_line_is_left_nearly_empty(toast, room) -> None:
    room.resize(900, 600)
    words = ["word"] * 5
    while True:
        toast.say(" ".join(words))
        if toast.height() > QFontMetrics(toast.font()).height() * 2 + 16:
            break
        words.append("word")
    assert toast.width() < 450, "two lines of about the same length, and not one of 560 pixels and a word"


def test_it_stays_in_the_middle_of_a_room_that_changes(toast, room, qtbot) -> None:
    toast.say(SHORT)
    room.resize(1300, 700)
    qtbot.waitUntil(lambda: abs(toast.geometry().center().x() - 650) <= 2, timeout=PATIENCE)


def test_it_never_takes_a_click_and_shows_text_as_it_is(toast) -> None:
    toast.say("<b>South</b>")
    assert toast.textFormat() == Qt.TextFormat.PlainText
    assert toast.testAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)


@pytest.mark.parametrize("spared", [True, False])
def test_larger_letters_leave_most_of_the_table_and_what_is_spoken_of(room, clock, spared) -> None:
    """They are smaller where they would not, and never smaller than usual."""
    toast = Toast(clock, room, place_in_the_middle, spares=lambda *_: spared)
    toast.wear(DARK, 30)
    toast.say(HINT)
    high = QFontMetrics(toast.font()).height()
    toast.wear(DARK, 15)
    usual = QFontMetrics(toast.font()).height()
    assert (high > 1.2 * usual) == spared
    toast.wear(DARK, 30)
    assert toast.width() * toast.height() <= 0.3 * room.width() * room.height()
    assert toast.height() <= toast.width()
    toast.say(SHORT)
    assert (QFontMetrics(toast.font()).height() > 1.8 * usual) == spared


@pytest.mark.parametrize("covers", [False, True])
def test_a_press_is_for_the_thing_that_the_words_cover(room, clock, covers) -> None:
    toast = Toast(clock, room, place_in_the_middle, spares=lambda *_: not covers)
    toast.wear(DARK, 15)
    toast.say(SHORT, about="countdown.no-such-card")
    assert (room.childAt(toast.geometry().center()) is toast) != covers
