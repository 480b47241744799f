"""What a screen reader is told: by an announcement, or by a notification where it hears no announcements."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QAccessibleEvent, QAccessibleInterface
from PySide6.QtWidgets import QApplication, QWidget

from limbotable.ui.ear.announcer import Announcer
from limbotable.ui.ear.listeners import Listeners, Questions

_Event = QAccessible.Event


class Reader:
    """A screen reader that hears announcements, or only notifications."""

    def __init__(self) -> None:
        self.hears_announcements = True
        self.asked: list[Callable[[bool], object]] = []
        self.announced: list[str] = []
        self.notified: list[str] = []
        self.seen: list[QAccessibleInterface] = []

    def ask(self, answer: Callable[[bool], object]) -> None:
        self.asked.append(answer)

    def answer(self) -> None:
        """Let the bus answer all questions."""
        QApplication.processEvents()
        for answer in self.asked:
            answer(self.hears_announcements)
        self.asked.clear()

    def hear(self, event: QAccessibleEvent) -> None:
        if isinstance(event, QAccessibleAnnouncementEvent):
            self.announced.append(event.message())
        elif event.type() == _Event.ObjectShow:
            shown = event.accessibleInterface()
            self.seen.append(shown)
            label = shown.child(0)
            assert label is not None
            assert label.role() == QAccessible.Role.StaticText
            self.notified.append(label.text(QAccessible.Text.Name))


@pytest.fixture
def reader(monkeypatch) -> Reader:
    made = Reader()
    monkeypatch.setattr(QAccessible, "isActive", lambda: True)
    monkeypatch.setattr(QAccessible, "updateAccessibility", made.hear)
    monkeypatch.setattr(Listeners, "ask", lambda _, answer: made.ask(answer))
    return made


@pytest.fixture
def announcer(qtbot) -> Announcer:
    widget = QWidget()
    qtbot.addWidget(widget)
    return Announcer(widget)


def test_a_sentence_is_one_announcement(reader, announcer) -> None:
    announcer.say("Aino plays the 7 of hearts.")
    reader.answer()
    assert reader.announced == ["Aino plays the 7 of hearts."]
    assert reader.notified == []


def test_where_announcements_are_not_heard_it_is_one_notification(reader, announcer) -> None:
    reader.hears_announcements = False
    announcer.say("Aino plays the 7 of hearts.")
    reader.answer()
    assert reader.announced == []
    assert reader.notified == ["Aino plays the 7 of hearts."]


def test_orca_reads_the_notification_without_a_word_of_its_own(reader, announcer) -> None:
    """It leaves the word out in a status bar, and takes the text of the labels."""
    reader.hears_announcements = False
    announcer.say("Your turn")
    reader.answer()
    (note,) = reader.seen
    assert note.role() == QAccessible.Role.Notification
    assert note.text(QAccessible.Text.Name) == ""
    assert note.parent().role() == QAccessible.Role.StatusBar
    assert note.parent().child(note.parent().indexOfChild(note)) is note


def test_what_is_said_at_once_is_one_announcement_and_nothing_interrupts_it(reader, announcer) -> None:
    announcer.say("Aino plays.")
    announcer.say("")
    announcer.say("Your turn.")
    reader.answer()
    announcer.say("Aino wins.")
    reader.answer()
    assert reader.announced == ["Aino plays.\nYour turn.", "Aino wins."]


def test_what_comes_after_the_words_waits_until_they_are_left_to_the_reader(reader, announcer) -> None:
    heard: list[list[str]] = []

    def focus() -> None:
        heard.append(list(reader.announced))

    announcer.after(focus)
    assert heard == [[]], "nothing was said, so nothing is waited for"
    announcer.say("You win.")
    announcer.after(focus)
    QApplication.processEvents()
    assert len(heard) == 1, "the bus has not answered yet"
    reader.answer()
    assert heard == [[], ["You win."]]
    announcer.after(focus)
    assert len(heard) == 3


def test_a_reader_that_comes_late_to_a_notification_finds_its_text(reader, announcer) -> None:
    reader.hears_announcements = False
    for number in range(10):
        announcer.say(f"line {number}")
        reader.answer()
    texts = [note.child(0).text(QAccessible.Text.Name) for note in reader.seen]
    assert texts == [f"line {number}" for number in range(10)]


def test_the_bus_is_asked_each_time_for_readers_come_and_go(reader, announcer) -> None:
    reader.hears_announcements = False
    announcer.say("one")
    reader.answer()
    reader.hears_announcements = True
    announcer.say("two")
    reader.answer()
    assert (reader.notified, reader.announced) == (["one"], ["two"])


def test_without_a_screen_reader_the_bus_is_not_asked(reader, announcer, monkeypatch) -> None:
    monkeypatch.setattr(QAccessible, "isActive", lambda: False)
    announcer.say("nobody listens")
    QApplication.processEvents()
    assert reader.asked == []


def test_where_there_is_no_bus_announcements_are_heard(qtbot, monkeypatch, tmp_path) -> None:
    monkeypatch.setenv("AT_SPI_BUS_ADDRESS", f"unix:path={tmp_path}/no-bus")
    widget = QWidget()
    qtbot.addWidget(widget)
    answers: list[bool] = []
    Listeners(widget).ask(answers.append)
    assert answers == [True]


def test_answers_that_overtake_each_other_are_passed_on_in_the_order_of_the_questions() -> None:
    questions = Questions()
    passed: list[str] = []
    first = questions.ask(lambda told: passed.append(f"first {told}"))
    second = questions.ask(lambda told: passed.append(f"second {told}"))
    third = questions.ask(lambda told: passed.append(f"third {told}"))
    second(True)
    assert passed == []
    first(False)
    assert passed == ["first False", "second True"]
    third(False)
    assert passed[2:] == ["third False"]
