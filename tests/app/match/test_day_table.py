"""The table of the day at the window: one try, resumed, and told in a line."""

from __future__ import annotations

import datetime as dt
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QMessageBox, QPushButton, QWidget

from limbotable.play.day import DayTried, days_of, table_of_the_day
from limbotable.play.perspective import perspective
from limbotable.store.days import days_played
from limbotable.ui.dialogs.deal import DealDialog
from limbotable.ui.table.geometry import area_of
from limbotable.ui.table.pixels import rect_of
from limbotable.ui.words.match_words import day_text, rules_text
from tests.app.conftest import Desk
from tests.app.match.test_deals import told
from tests.app.test_autosave import close, numbers, play_on
from tests.parts import part
from tests.patience import PATIENCE

#: A day with the countdown game.
DAY = dt.date(2026, 11, 23)
#: What is told before the one try, in a message that covers as much.
LONG = (
    "Table of the day, 11/23/26: the same for everyone. You have one try: nothing can be taken back, and the"
    " result says whether you had a hint."
)


class Asked:
    """What is asked before the one try, and the answer."""

    def __init__(self, monkeypatch) -> None:
        self.begins, self.told = True, list[str]()

        def exec_(box: QMessageBox) -> int:
            return self.answer(box)

        monkeypatch.setattr(QMessageBox, "exec", exec_)

    def answer(self, box: QMessageBox) -> int:
        self.told.append(f"{box.text()}\n{box.informativeText()}")
        role = QMessageBox.ButtonRole.AcceptRole if self.begins else QMessageBox.ButtonRole.RejectRole
        next(one for one in box.buttons() if box.buttonRole(one) is role).click()
        return 0


@pytest.fixture(autouse=True)
def asked(monkeypatch) -> Asked:
    return Asked(monkeypatch)


@pytest.fixture
def data(tmp_path) -> Path:
    return Path(tmp_path / "data" / "limbotable")


def today(desk: Desk, day: dt.date = DAY) -> None:
    """Ask for the table of a day that is today."""
    desk.window.day_table.today = lambda: day
    desk.do("today")


def finish(desk: Desk) -> None:
    """Play the match at the table to its end: only the last of it is shown."""
    desk.skip(left=4)
    for _ in range(300):
        if desk.match.result is not None:
            break
        if desk.controller.waiting:
            desk.scripted.answer()
        else:
            desk.play()
        desk.settle()
    desk.settle()
    assert desk.match.result is not None


def test_the_date_sets_the_table(open_table, data) -> None:
    desk = open_table(data=data)
    today(desk)
    wanted = table_of_the_day(DAY)
    assert desk.match.game.id == wanted.game == "countdown"
    assert desk.match.options == wanted.options
    assert desk.controller.setup.players == tuple(wanted.players)
    assert desk.controller.deal == wanted.deal
    assert desk.match.header.daily == "2026-11-23"


def test_the_one_try_begins_after_a_question(open_table, data, asked) -> None:
    desk = open_table(data=data)
    desk.window.day_table.today = lambda: DAY
    desk.do("pick")
    button = part(desk.window, QPushButton, "today")
    asked.begins = False
    button.click()
    (told_then,) = asked.told
    assert told_then.startswith("Table of the day, 11/23/26: Limbo: the countdown\n")
    assert "one try" in told_then
    assert desk.window.match_start.picking, "nothing has begun"
    assert "daily" not in desk.record()
    assert button.text().endswith("\nnot played yet")
    asked.begins = True
    button.click()
    assert desk.match.header.daily == "2026-11-23"
    assert not desk.window.match_start.picking
    assert len(asked.told) == 2


def test_what_is_begun_already_is_gone_on_with_at_once(open_table, data, asked) -> None:
    desk = open_table(data=data)
    today(desk)
    play_on(desk)
    desk.window.begin("limit")
    asked.begins = False
    today(desk)
    assert desk.match.header.daily == "2026-11-23"
    finish(desk)
    desk.window.begin("limit")
    today(desk)
    assert desk.match.result is not None
    assert len(asked.told) == 1


def test_enter_begins_no_try(open_table, data, monkeypatch) -> None:
    desk = open_table(data=data)
    desk.window.day_table.today = lambda: DAY

    def enter(box: QMessageBox) -> int:
        box.show()
        QTest.keyClick(box, Qt.Key.Key_Return)
        return 0

    monkeypatch.setattr(QMessageBox, "exec", enter)
    desk.do("today")
    assert "daily" not in desk.record()


def test_a_message_covers_nothing_once_the_cards_are_dealt(open_table, data) -> None:
    desk = open_table(data=data, speed="normal")
    today(desk)
    assert desk.view.director.busy, "the cards are on the way"
    desk.window.remarks.say(LONG)
    desk.settle()
    toast, table = desk.message, desk.view.table
    assert "one try" in desk.toast()
    words = [sign for sign in table.tableau.signs if sign.kind in {"note", "dial", "plate"}]
    assert any(sign.key == "prompt" for sign in words)
    for one in (*words, *table.tableau.pieces):
        assert not toast.geometry().intersects(rect_of(table.geometry, area_of(one))), one.key


def test_the_title_the_deals_and_the_list_say_that_it_is_the_table_of_the_day(
    open_table, data, monkeypatch
) -> None:
    desk = open_table(data=data)
    told: list[str] = []

    def look(dialog: DealDialog) -> int:
        told.extend(label.text() for label in dialog.findChildren(QLabel, "day"))
        return 0

    monkeypatch.setattr(DealDialog, "exec", look)
    today(desk)
    assert desk.window.windowTitle() == "Limbo: the countdown – Table of the day, 11/23/26"
    desk.do("deal")
    assert told == ["Table of the day, 11/23/26"]
    play_on(desk)
    store, number = desk.window.table_controller.keeping.store, desk.window.table_controller.keeping.number
    assert store is not None
    assert number is not None
    (entry,) = store.entries_of([number])
    assert rules_text(entry).startswith("Table of the day, 11/23/26 · ")
    desk.window.tutorials.open("countdown", 0)
    assert desk.window.windowTitle() == "Limbo: the countdown"
    desk.window.begin("countdown", 7)
    assert desk.window.windowTitle() == "Limbo: the countdown, deal 7"
    desk.do("deal")
    assert len(told) == 1


@pytest.mark.parametrize(
    ("date", "said"), [("", ""), ("soon", "Table of the day, soon"), ("2026-\n", "Table of the day, 2026- ")]
)
def test_a_date_of_any_record_is_put_into_words(qapp, date, said) -> None:
    assert day_text(date) == said


def test_there_is_one_try_and_it_is_gone_on_with(open_table, data) -> None:
    desk = open_table(data=data)
    today(desk)
    play_on(desk)
    record = desk.record()
    desk.window.begin("limit")
    assert desk.match.game.id == "limit"
    many = len(numbers(data))
    today(desk)
    assert desk.record() == record
    assert len(numbers(data)) <= many
    close(desk)
    again = open_table(data=data)
    assert again.record() == record
    assert again.match.header.daily == "2026-11-23"


def test_nothing_is_taken_back_and_nothing_tried_again(open_table, data) -> None:
    desk = open_table(data=data)
    today(desk)
    play_on(desk)
    assert not desk.controller.undoable()
    desk.do("replay")
    desk.window.replay.turn_to(1)
    desk.do("branch")
    assert "has one try" in desk.toast()
    assert desk.match.header.daily == "2026-11-23"


def test_the_result_is_a_line_to_be_shared(open_table, data) -> None:
    desk = open_table(data=data)
    today(desk)
    finish(desk)
    own, other = desk.match.result.scores
    how = "won" if desk.match.result.winners == (0,) else "lost"
    line = f"Limbo Table 2026-11-23 Limbo: the countdown: {own}–{other}, {how}"
    won = int(how == "won")
    assert desk.toast().startswith(line)
    assert f"Days played: 1, in a row: 1, won: {won}" in desk.toast()
    desk.take_offer()
    assert QApplication.clipboard().text() == line
    desk.window.begin("limit")
    today(desk)
    assert desk.match.result is not None
    assert desk.toast().startswith(line)


def test_the_result_is_told_in_a_new_language_and_larger_letters(open_table, data) -> None:
    desk = open_table(data=data, language="fi")
    desk.window.resize(1600, 1000)  # room enough for large letters that cover nothing
    today(desk)
    finish(desk)
    toast = desk.message
    assert "Pelattuja päiviä: 1" in desk.toast()
    before = toast.height()
    desk.window.settings_controller.set("text", "double")
    assert toast.height() > before
    assert "Pelattuja päiviä: 1" in desk.toast()
    desk.window.settings_controller.set("language", "de")
    QApplication.processEvents()  # a change of the language is an event
    assert "päiviä" not in toast.text()
    assert "Ergebnis kopieren" in toast.text()
    desk.window.remarks.say("Read")
    desk.window.settings_controller.set("language", "en")
    QApplication.processEvents()
    assert desk.toast() == "Read", "it has gone"


def on_screen(widget: QWidget) -> QRect:
    """Return where a widget lies on the screen."""
    return QRect(widget.mapToGlobal(QPoint(0, 0)), widget.size())


def test_in_large_letters_the_result_leaves_the_buttons_below_the_match_free(open_table, data) -> None:
    desk = open_table(data=data, language="fi", text="largest")
    desk.window.resize(1280, 778)
    today(desk, dt.date(2026, 11, 24))
    desk.controller.note_help()
    finish(desk)
    toast, view = desk.message, desk.view
    for language in ("fi", "ja"):
        desk.window.settings_controller.set("language", language)
        QApplication.processEvents()
        desk.settle()
        assert desk.message.offering
        assert not view.overlays.result.isHidden()
        assert not on_screen(toast).intersects(on_screen(view.overlays.result))
        home = toast.parentWidget()
        assert home.childAt(toast.geometry().center()) is toast, "nothing lies above it"


def test_a_message_covers_no_plate_in_large_letters(open_table, data) -> None:
    desk = open_table(data=data, text="largest")
    desk.window.resize(1280, 778)
    today(desk, dt.date(2026, 11, 24))
    desk.window.remarks.say(LONG)
    desk.settle()
    toast, table = desk.message, desk.view.table
    plates = [sign for sign in table.tableau.signs if sign.kind == "plate"]
    assert len(plates) == 4
    for one in plates:
        plate = rect_of(table.geometry, area_of(one))
        plate.moveTopLeft(desk.view.mapToGlobal(plate.topLeft()))
        assert not on_screen(toast).intersects(plate), one.key


def test_the_match_before_does_not_come_back_by_undo(open_table, data) -> None:
    desk = open_table(data=data)
    desk.window.begin("limit")
    play_on(desk)
    today(desk)
    assert not desk.can("undo")
    why = "The table of the day has one try: play it to its end first."
    assert desk.action("undo").toolTip() == why
    desk.window.table_controller.undo()
    assert desk.match.header.daily == "2026-11-23"
    desk.window.settings_controller.set("language", "fi")
    QApplication.processEvents()
    assert desk.action("undo").toolTip() not in (why, "")
    desk.window.begin("limit")
    assert desk.action("undo").toolTip() == "Kumoa"


def test_from_one_that_is_over_undo_offers_the_match_before(open_table, data) -> None:
    desk = open_table(data=data)
    today(desk)
    finish(desk)
    desk.window.begin("limit")
    play_on(desk)
    today(desk)
    assert desk.match.result is not None
    desk.do("undo")
    assert desk.match.game.id == "countdown", "undo never leaves the match"
    desk.take_offer()
    assert desk.match.game.id == "limit"


def test_the_page_with_all_games_offers_it_and_says_how_it_went(open_table, data) -> None:
    desk = open_table(data=data)
    desk.window.day_table.today = lambda: DAY

    def offered() -> str:
        desk.do("pick")
        return part(desk.window, QPushButton, "today").text()

    title = "Table of the day – Limbo: the countdown"
    assert offered() == f"{title}\nnot played yet"
    part(desk.window, QPushButton, "today").click()
    assert not desk.window.match_start.picking
    assert desk.match.header.daily == "2026-11-23"
    play_on(desk)
    assert offered() == f"{title}\nin progress"
    part(desk.window, QPushButton, "today").click()
    assert not desk.window.match_start.picking, "the match is on the table already"
    finish(desk)
    own, other = desk.match.result.scores
    how = "won" if desk.match.result.winners == (0,) else "lost"
    assert offered() == f"{title}\n{own}–{other}, {how}, days in a row: 1"


def test_what_cannot_be_begun_is_told_on_any_page(open_table, data, monkeypatch, qtbot) -> None:
    desk = open_table(data=data)
    today(desk)
    play_on(desk)
    desk.window.begin("limit")
    store = desk.window.table_controller.keeping.store
    assert store is not None
    monkeypatch.setattr(store, "hold", lambda _: False)  # as if another program had it
    desk.do("pick")
    part(desk.window, QPushButton, "today").click()
    qtbot.waitUntil(lambda: bool(desk.warned), timeout=PATIENCE)
    assert desk.warned == ["The table of the day is open in another running copy of Limbo Table."]
    assert desk.window.match_start.picking


def test_a_hint_is_told_with_the_result(open_table, data) -> None:
    desk = open_table(data=data)
    today(desk)
    desk.controller.note_help()
    finish(desk)
    assert ", with a hint" in desk.toast()


def test_the_next_day_has_another_table(open_table, data) -> None:
    desk = open_table(data=data)
    today(desk)
    play_on(desk)
    today(desk, DAY + dt.timedelta(days=3))
    assert desk.match.game.id == "limit"
    assert desk.match.header.daily == "2026-11-26"


def test_a_deleted_try_was_one_and_comes_back(open_table, data) -> None:
    desk = open_table(data=data)
    today(desk)
    play_on(desk)
    record, store = desk.record(), desk.window.table_controller.keeping.store
    number = desk.window.table_controller.keeping.number
    desk.window.begin("limit")
    assert store is not None
    store.delete(number)
    today(desk)
    assert desk.record() == record


@pytest.mark.parametrize("over", [True, False])
def test_a_try_whose_match_is_deleted_for_good_stays_the_only_one(open_table, data, over) -> None:
    desk = open_table(data=data)
    today(desk)
    if over:
        finish(desk)
    else:
        play_on(desk)
    result, keeping = desk.match.result, desk.window.table_controller.keeping
    store, number = keeping.store, keeping.number
    assert store is not None
    assert number is not None
    desk.window.begin("limit")
    before = days_of(days_played(store.file), DAY)
    store.delete(number)
    store.drop_deleted(dt.datetime.now(dt.UTC) + dt.timedelta(days=1))
    assert store.entries_of([number]) == []
    assert days_of(days_played(store.file), DAY) == before
    today(desk)
    assert desk.match.game.id == "limit"
    assert desk.warned == ["The table of the day has been played. Its match has been deleted for good."]
    desk.do("pick")
    text = part(desk.window, QPushButton, "today").text()
    if result is None:
        assert text.endswith("\ngiven up")
    else:
        assert "–".join(map(str, result.scores)) in text
    assert days_played(store.file)[DAY.isoformat()] == DayTried(None, result, helped=False)


def test_the_same_deal_again_and_the_try_of_a_friend_are_not_the_try_of_today(
    open_table, data, tmp_path
) -> None:
    desk = open_table(data=data)
    today(desk)
    play_on(desk)
    text = desk.record()
    desk.do("restart")
    assert "daily" not in desk.record()
    assert told(desk) == [
        "The match was restarted with the same deal.",
        "It is a match of its own, and does not count for the table of the day.",
        "The previous one stays in the list of matches.",
    ]
    desk.do("restart")
    assert "does not count" not in desk.toast(), "it is a match like any other"
    close(desk)
    other = open_table(data=tmp_path / "other")
    path = tmp_path / "friend.limbo"
    path.write_text(text, encoding="utf-8")
    other.window.open(path)
    assert "daily" not in other.record()
    once = numbers(tmp_path / "other")
    other.window.begin("limit")
    other.window.open(path)
    assert "daily" not in other.record()
    assert numbers(tmp_path / "other") == once, "it is the same match"
    today(other)
    assert other.match.header.daily == "2026-11-23"
    assert other.match.actions_taken() == 0


def test_no_computer_player_is_told_the_date(open_table, data) -> None:
    desk = open_table(data=data)
    today(desk)
    assert "2026-11-23" in desk.record()
    assert all("2026" not in perspective(desk.match, seat).text() for seat in (0, 1))
