"""The expert with the person's cards: the same deal and opponents, beside the table."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QProgressDialog, QPushButton

from limbotable.play.dealer import Dealer
from limbotable.play.match import Match
from limbotable.play.record import read_perspective
from limbotable.ui.dialogs.message_box import MessageBox
from limbotable.ui.table.guard import NOTICED
from tests.app.conftest import Desk, ScriptedEngine
from tests.app.lookback.test_replay import lay, random_match
from tests.parts import part


@pytest.fixture
def desk(open_table) -> Desk:
    made: Desk = open_table()
    return made


def expert(desk: Desk) -> ScriptedEngine:
    engine = desk.window.engines.duplicate
    assert isinstance(engine, ScriptedEngine)
    return engine


def boxes() -> list[MessageBox]:
    return [one for one in QApplication.topLevelWidgets() if isinstance(one, MessageBox) and one.isVisible()]


def running(desk: Desk) -> list[QProgressDialog]:
    return [one for one in desk.window.findChildren(QProgressDialog) if one.isVisible()]


@pytest.mark.parametrize("game", ["countdown", "limit"])
def test_the_expert_plays_the_same_deal_to_its_end(desk, game) -> None:
    match = random_match(game)
    lay(desk, match)
    record = desk.record()
    desk.do("duplicate")
    engine, levels = expert(desk), desk.controller.setup.players
    again = Match(match.game, match.options, match.seats)
    dealer = Dealer(5)
    dealer.deal(again)
    for _ in range(500):
        if engine.pending is None:
            break
        request = engine.pending[0]
        told = read_perspective(str(request.record))
        assert told.seat == again.turn
        assert request.level == ("expert" if told.seat == 0 else levels[again.turn])
        again.push(again.turn, again.legal()[-1])
        engine.answer(str(again.lines[-1].action))
        dealer.deal(again)
    assert again.result is not None
    (box,) = boxes()
    own, found = match.result, again.result
    assert own is not None
    how = ["won" if 0 in one.winners else "lost" for one in (found, own)]
    assert box.text() == (
        f"In your place the expert’s result was {found.scores[0]} ({how[0]});"
        f" yours was {own.scores[0]} ({how[1]})."
    )
    assert "proves little" in box.informativeText()
    box.close()
    assert running(desk) == []
    assert desk.record() == record


def offered(desk: Desk) -> list[str]:
    return [one.action for one in desk.view.overlays.after.gestures]


def test_it_is_offered_with_the_result_and_a_key_takes_it(desk) -> None:
    lay(desk, random_match("countdown"))
    assert "duplicate" in offered(desk)
    button = part(desk.view, QPushButton, "action duplicate")
    assert button.text() == "The expert in your place"
    assert button.text() in desk.said_anywhere()
    desk.clock.advance(NOTICED)
    button.setFocus()
    QTest.keyClick(button, Qt.Key.Key_Return)
    assert expert(desk).pending is not None
    assert len(running(desk)) == 1


@pytest.mark.parametrize(("game", "people"), [("countdown", 2), ("countdown", 0), ("limit", 1)])
def test_it_is_offered_for_one_person_and_a_deal_alone(desk, game, people) -> None:
    lay(desk, random_match(game, people=people))
    assert "review" in offered(desk)
    assert "duplicate" not in offered(desk)


def test_it_can_be_stopped(desk) -> None:
    lay(desk, random_match("countdown"))
    desk.do("duplicate")
    (progress,) = running(desk)
    expert(desk).answer()
    assert progress.value() > 0
    part(progress, QPushButton).click()
    assert expert(desk).pending is None
    assert running(desk) == []
    assert boxes() == []
    desk.do("duplicate")
    assert len(running(desk)) == 1


def test_asked_twice_it_goes_on(desk) -> None:
    lay(desk, random_match("countdown"))
    desk.do("duplicate")
    pending = expert(desk).pending
    desk.do("duplicate")
    assert expert(desk).pending is pending
    assert len(running(desk)) == 1


def test_asked_about_another_match_it_turns_to_that(desk) -> None:
    lay(desk, random_match("limit"))
    desk.do("duplicate")
    lay(desk, random_match("countdown"))
    desk.do("duplicate")
    engine = expert(desk)
    assert engine.pending is not None
    assert read_perspective(str(engine.pending[0].record)).game.id == "countdown"
    assert len(running(desk)) == 1


def test_a_match_that_goes_on_has_to_end_first(desk) -> None:
    lay(desk, random_match("countdown"), 6)
    desk.do("duplicate")
    assert "after its end" in desk.toast()
    assert expert(desk).pending is None


def test_it_takes_the_place_of_one_person(desk) -> None:
    lay(desk, random_match("countdown", people=2))
    desk.do("duplicate")
    assert "exactly one person" in desk.toast()
    assert expert(desk).pending is None


def test_a_failure_is_told(desk) -> None:
    lay(desk, random_match("countdown"))
    desk.do("duplicate")
    expert(desk).pending = None
    expert(desk).failed.emit("It broke.")
    assert "It broke." in desk.toast()
    assert running(desk) == []


def test_the_end_of_the_program_stops_it(desk) -> None:
    lay(desk, random_match("countdown"))
    desk.do("duplicate")
    desk.window.close()
    assert expert(desk).closed
