"""Before something is lost: a question, and the curtain."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QMessageBox, QWidget

from limbotable.app.match.departure import Departure
from limbotable.app.match.privacy import Privacy
from limbotable.games import GAMES
from limbotable.play.dealer import Dealer
from limbotable.play.match import Match


def begun(actions: int = 1) -> Match:
    match = Match(GAMES[0], GAMES[0].complete({}), ("Aino", "Väinö"))
    Dealer(7).deal(match)
    for _ in range(actions):
        match.push(match.turn, match.legal()[0])
    return match


class Asked:
    """What the user is asked, and how they answer."""

    def __init__(self, monkeypatch, window: QWidget) -> None:
        self.times = 0
        self.answer, self.never_again = "Stay", False
        self.wanted = True
        self.window = window
        self.departure = Departure(lambda: self.wanted, self.stop, window)

        def exec_(box: QMessageBox) -> int:
            return self.answer_box(box)

        monkeypatch.setattr(QMessageBox, "exec", exec_)

    def stop(self) -> None:
        self.wanted = False

    def answer_box(self, box: QMessageBox) -> int:
        self.times += 1
        box.checkBox().setChecked(self.never_again)
        next(one for one in box.buttons() if self.answer in one.text().replace("&", "")).click()
        return 0


@pytest.fixture
def asked(qtbot, monkeypatch) -> Asked:
    window = QWidget()
    qtbot.addWidget(window)
    return Asked(monkeypatch, window)


@pytest.mark.parametrize("kept", [True, False])
def test_a_match_that_can_be_had_back_is_left_without_a_question(asked, kept) -> None:
    assert asked.departure.may_leave(None, kept=kept)
    assert asked.departure.may_leave(begun(0), kept=kept)
    assert asked.departure.may_leave(begun(), kept=True)
    assert asked.times == 0


def test_one_that_would_be_lost_is_left_only_after_a_question(asked) -> None:
    assert not asked.departure.may_leave(begun(), kept=False)
    asked.answer = "Leave it"
    assert asked.departure.may_leave(begun(), kept=False)
    assert asked.times == 2
    assert asked.wanted


def test_who_does_not_want_to_be_asked_is_not(asked) -> None:
    asked.answer, asked.never_again = "Leave it", True
    assert asked.departure.may_leave(begun(), kept=False)
    assert not asked.wanted
    assert asked.departure.may_leave(begun(), kept=False)
    assert asked.times == 1


# The curtain that falls by itself

INACTIVE, ACTIVE = Qt.ApplicationState.ApplicationInactive, Qt.ApplicationState.ApplicationActive


@pytest.mark.parametrize(
    ("setting", "people", "falls"),
    [
        ("never", 2, False),
        ("several", 2, True),
        ("several", 1, False),
        ("always", 1, True),
        ("always", 0, False),
    ],
)
def test_the_curtain_falls_as_the_setting_says(qtbot, qapp, setting, people, falls) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    privacy = Privacy(lambda: setting, lambda: people, window)
    heard: list[bool] = []
    privacy.left.connect(lambda: heard.append(True))
    qapp.applicationStateChanged.emit(ACTIVE)
    assert heard == []
    qapp.applicationStateChanged.emit(INACTIVE)
    assert heard == [True] * falls


def test_the_curtain_falls_when_the_window_is_put_away(qtbot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    privacy = Privacy(lambda: "always", lambda: 1, window)
    heard: list[bool] = []
    privacy.left.connect(lambda: heard.append(True))
    window.show()
    window.showMaximized()
    assert heard == []
    window.showMinimized()
    QApplication.processEvents()
    assert heard
