"""Hints at the table: their words, their figures, and where they point."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from limbotable.app.match.terms import terms_of
from limbotable.core.phrases import phrase
from limbotable.engine.messages import Answer, Candidate, Judge, Judgement
from limbotable.engine.session import Session
from limbotable.play.reasons import Reason, Reasoner
from limbotable.ui.table.geometry import area_of
from limbotable.ui.table.guard import NOTICED
from limbotable.ui.table.pixels import rect_of
from limbotable.ui.words.speak import aloud, hear, speak
from tests.app.conftest import Desk


@pytest.fixture
def desk(open_table) -> Desk:
    """The beginning of Limit, where a tile can be laid in several places."""
    last = {"options": {"players": 2, "balls": 4}, "players": ["person", "person"]}
    made: Desk = open_table(game="limit", matches={"limit": last})
    made.play("tile 0,0")
    return made


def advise(
    desk: Desk, values: Sequence[float], uncertainty: float = 0.0, limits: Sequence[int] = ()
) -> list[str]:
    """Ask for a hint, and have it answered; return the lines of the message, with plain spaces.

    The values are those of the first actions of the list, the best first; ``limits`` are the places of those
    that may be lower.
    """
    actions = desk.actions()[: len(values)]
    assert len(actions) == len(values)
    desk.do("hint")
    assert desk.toast() == "Thinking…"
    pending = desk.hinter.pending
    assert pending is not None
    considered = [Candidate(action, 9, value) for action, value in zip(actions, values, strict=True)]
    pending[1](
        Answer(
            action=actions[0],
            value=values[0],
            uncertainty=uncertainty,
            considered=considered,
            playouts=9,
            seconds=0.0,
            at_most=[actions[place] for place in limits],
        )
    )
    return desk.toast().replace("\u00a0", " ").split("\n")


def advise_again(desk: Desk) -> str:
    """Ask once more where a hint was given already; return the message."""
    asked = len(desk.hinter.asked)
    desk.do("hint")
    assert len(desk.hinter.asked) == asked
    return desk.toast()


WHAT = "Chances are those of winning the match if all players are equally strong."
OF_THE_ROUND = "Chances are those of winning the present round or game if everyone plays equally well."


def test_what_the_chances_are_is_said_once(desk) -> None:
    assert advise(desk, [0.614, 0.5, 0.2])[-1] == WHAT
    assert WHAT not in advise_again(desk)
    desk.play(desk.actions()[2])
    assert WHAT not in "\n".join(advise(desk, [0.614, 0.5]))


def test_a_match_without_end_has_chances_of_the_round(open_table) -> None:
    last = {"options": {"end": "endless"}, "players": ["person", "novice"]}
    desk: Desk = open_table(game="countdown", matches={"countdown": last})
    assert advise(desk, [0.614, 0.5])[-1] == OF_THE_ROUND


def test_the_same_position_has_the_same_hint_without_more_thinking(desk) -> None:
    said = "\n".join(one for one in advise(desk, [0.614, 0.5, 0.2], 0.034) if one != WHAT)
    assert advise_again(desk).replace("\u00a0", " ") == said
    desk.play(desk.actions()[2])
    desk.do("hint")
    assert desk.toast() == "Thinking…", "another position is another question"
    desk.do("undo")
    assert advise_again(desk).replace("\u00a0", " ") == said


def test_it_says_that_it_thinks_until_the_hint_is_there(desk) -> None:
    desk.do("hint")
    desk.clock.advance(60_000)
    assert desk.toast() == "Thinking…"
    desk.hinter.answer()
    assert desk.toast().startswith("Hint: ")


def test_a_hint_stays_until_the_user_acts_whatever_else_is_done(libtis) -> None:
    libtis.do("hint")
    libtis.hinter.answer()
    said, place, letters = libtis.hint.text(), libtis.hint.geometry(), libtis.hint.font()
    assert said.startswith("Hint: ")
    location = next(one for one in libtis.view.table.tableau.pieces if one.kind == "location")
    selection = libtis.view.selection
    selection.let_go()
    selection.click(location, location.x, location.y)
    assert libtis.message.words.startswith("Choose a card first")
    assert not over_the_table(libtis).intersects(libtis.message.geometry())
    libtis.do("ask-turn")
    for key in [one.pick for one in libtis.view.table.tableau.gestures][::3]:
        selection.take(key)
    selection.hover(location, location.x, location.y)
    libtis.clock.advance(600_000)
    QApplication.processEvents()
    assert libtis.hint.isVisible()
    assert (libtis.hint.text(), libtis.hint.geometry(), libtis.hint.font()) == (said, place, letters)
    libtis.play()
    assert not libtis.hint.isVisible()


def test_a_hint_goes_with_escape_and_with_its_position(libtis) -> None:
    def advised() -> bool:
        libtis.do("hint")
        if libtis.hinter.pending is not None:
            libtis.hinter.answer()
        return bool(libtis.hint.isVisible())

    assert advised()
    QTest.keyClick(libtis.view, Qt.Key.Key_Escape)
    assert not libtis.hint.isVisible()
    assert advised()
    libtis.do("replay")
    assert not libtis.hint.isVisible(), "the table shows another position"
    libtis.do("replay")
    assert advised()
    libtis.do("restart")
    assert not libtis.hint.isVisible()


def test_it_no_longer_says_that_it_thinks_where_no_hint_is_due(desk) -> None:
    desk.do("hint")
    desk.do("replay")
    assert desk.hinter.pending is None
    assert desk.toast() == ""


@pytest.mark.parametrize("game", ["countdown", "foes", "libtis"])
def test_a_hint_looks_at_a_position_as_the_tutor_and_the_review_do(open_table, game) -> None:
    players = ["person", *["novice"] * (1 if game == "countdown" else 2)]
    desk: Desk = open_table(game=game, matches={game: {"players": players}}, tutor="10")
    desk.do("hint")
    (hint,) = desk.hinter.asked
    assert hint == desk.tutor.asked[0]
    terms = terms_of(desk.match.game, free=True)
    assert (hint.level, hint.playouts, hint.seed) == (terms.level, terms.playouts, terms.seed)


@pytest.mark.parametrize("game", ["countdown", "foes", "libtis"])
def test_the_review_says_of_a_decision_what_the_hint_said(open_table, game) -> None:
    players = ["person", *["novice"] * (1 if game == "countdown" else 2)]
    desk: Desk = open_table(game=game, matches={game: {"players": players}})
    desk.do("hint")
    hint = replace(desk.hinter.asked[0], playouts=40)  # as the review's, but fewer
    advised = Session().answer(hint)
    assert isinstance(advised, Answer)
    ply, terms = desk.match.ply, terms_of(desk.match.game, free=True)
    desk.play()
    review = Judge(record=desk.record(), ply=ply, level=terms.level, playouts=40, seed=terms.seed)
    judged = Session().answer(review)
    assert isinstance(judged, Judgement)
    found = judged.known
    assert (found.best, found.value, found.uncertainty) == (
        advised.action,
        advised.value,
        advised.uncertainty,
    )


def test_a_clear_advice_has_the_chances_of_the_two_best(desk) -> None:
    first, second = desk.labels()[:2]
    said = advise(desk, [0.614, 0.5, 0.2])
    assert (said[0], said[-2]) == (
        f"Hint: {first}",
        f"Your chances of winning: 61%. Next best: {second}, 50%.",
    )


@pytest.mark.parametrize("second", [0.5, 0.612])
def test_a_chance_that_may_be_lower_is_told_as_the_most_of_all_others(desk, second) -> None:
    said = advise(desk, [0.614, second, 0.2], 0.034, limits=[1])
    assert said[-2].endswith(f"Every other action: at most {50 if second == 0.5 else 62}%.")
    assert not any("as good" in one.lower() or "next best" in one for one in said)


@pytest.mark.parametrize("limits", [(), (1,)])
def test_only_an_action_that_has_been_measured_is_called_as_good(desk, limits) -> None:
    said = advise(desk, [0.6, 0.59, 0.2], 0.05, limits=limits)
    assert any("as good" in one for one in said) == (not limits)


@pytest.mark.parametrize(
    ("uncertainty", "told"),
    [(0.034, "61 ± 4%"), (0.03, "61 ± 3%"), (0.004, "61 ± 1%"), (0.0, "61%")],
)
def test_an_estimate_has_its_uncertainty_rounded_up(desk, uncertainty, told) -> None:
    said = advise(desk, [0.614, 0.5], uncertainty)[-2]
    assert said.startswith(f"Your chances of winning: {told}. ")


def test_actions_of_the_same_worth_are_called_as_good(desk) -> None:
    first, second = desk.labels()[:2]
    assert advise(desk, [0.614, 0.606, 0.2]) == [
        f"Hint: {first}",
        f"The next best action (“{second}”) is about as good.",
    ]


def test_where_no_reason_names_the_one_that_is_as_good_the_hint_does(desk, monkeypatch) -> None:
    monkeypatch.setattr(Reasoner, "reason", lambda *_, **__: None)
    first, second = desk.labels()[:2]
    assert advise(desk, [0.614, 0.606, 0.2]) == [f"Hint: {first}", f"Just as good: {second}"]


def test_the_only_action_is_compared_with_none(desk) -> None:
    (label, *_) = desk.labels()
    assert advise(desk, [0.614]) == [f"Hint: {label}"]


def test_a_hint_says_that_there_is_nothing_else_to_do(open_table) -> None:
    last = {"options": {"players": 2, "balls": 4}, "players": ["person", "person"]}
    desk: Desk = open_table(game="limit", matches={"limit": last})
    (label,) = desk.labels()
    assert advise(desk, [0.5]) == [f"Hint: {label}", "It is your only action."]


def test_a_hint_says_why_there_is_nothing_else_to_do(open_table) -> None:
    last = {"options": {"end": "rounds 9"}, "players": ["person", "person"]}
    desk: Desk = open_table(matches={"countdown": last})
    for _ in range(40):
        if desk.view.covered:
            desk.uncover()
        desk.settle()
        if len(desk.actions()) == 1 and len(desk.hand(desk.match.turn)) > 1:
            break
        desk.play()
    (label,), count = desk.labels(), desk.match.position.count
    why = f"It is your only action. Nothing else in your hand fits {count}."
    assert advise(desk, [0.5]) == [f"Hint: {label}".replace("\u00a0", " "), why]


def test_a_hint_lights_the_place_that_it_names(desk) -> None:
    action = desk.actions()[0]
    advise(desk, [0.6, 0.5])
    assert [key for key, light in desk.view.table.lights.items() if light.over] == [
        f"cell {action.partition(' ')[2]}"
    ]


def test_consequences_that_stand_on_the_table_are_heard_and_not_said_again(open_table, monkeypatch) -> None:
    last = {"options": {"players": 2}, "players": ["person", "novice"]}
    desk: Desk = open_table(game="libtis", matches={"libtis": last})
    heard: list[str] = []
    monkeypatch.setattr(desk.view.tree, "announce", heard.append)
    wanted = desk.actions()[0]
    told = next(one for one in desk.view.table.tableau.gestures if one.action == wanted)
    assert told.remark is not None
    assert told.heard is not None
    assert speak(told.remark) not in advise(desk, [0.6, 0.5])
    assert heard[-1].split("\n")[:2] == [f"Hint: {aloud(told.label)}.", hear([told.heard])]


def log_of(desk: Desk) -> QRect:
    """Return where the log is in the window."""
    return QRect(desk.log_view.mapTo(desk.window, QPoint(0, 0)), desk.log_view.size())


def place_of(desk: Desk) -> QRect:
    """Return where the message is in the window."""
    toast = desk.hint
    assert toast.isVisible()
    return QRect(toast.mapTo(desk.window, QPoint(0, 0)), toast.size())


@pytest.fixture
def lengthy(monkeypatch) -> None:
    """Each hint has one reason, too long for any free place of the table, whatever was dealt."""
    reason = Reason("term", 1.0, phrase("text", text="It is better than that. " * 8))
    monkeypatch.setattr(Reasoner, "reason", lambda *_, **__: reason)


@pytest.mark.usefixtures("lengthy")
@pytest.mark.qt_log_ignore("does not support")
def test_a_hint_below_the_log_goes_with_it_to_the_other_side(open_table) -> None:
    last = {"options": {"players": 4}, "players": ["person", "novice", "novice", "novice"]}
    desk: Desk = open_table(game="libtis", matches={"libtis": last})
    desk.dock.show()
    QApplication.processEvents()
    toast = desk.hint
    advise(desk, [0.6, 0.5])
    lefts = []
    for side in (Qt.DockWidgetArea.LeftDockWidgetArea, Qt.DockWidgetArea.RightDockWidgetArea):
        desk.dock.setFloating(True)  # as while it is dragged
        QApplication.processEvents()
        assert desk.view.rect().contains(QRect(toast.mapTo(desk.view, QPoint(0, 0)), toast.size()))
        desk.window.addDockWidget(side, desk.dock)
        desk.dock.setFloating(False)
        QApplication.processEvents()
        log, place = log_of(desk), place_of(desk)
        assert (place.left(), place.width()) == (log.left(), log.width())
        assert place.top() > log.bottom()
        lefts.append(log.left())
    assert lefts[0] < lefts[1]


@pytest.mark.usefixtures("lengthy")
def test_a_hint_stands_below_the_log_where_it_would_cover_a_thing_on_the_table(open_table) -> None:
    last = {"options": {"players": 4}, "players": ["person", "novice", "novice", "novice"]}
    desk: Desk = open_table(game="libtis", matches={"libtis": last})
    desk.dock.show()
    QApplication.processEvents()
    toast, high = desk.hint, desk.log_view.height()
    advise(desk, [0.6, 0.5])
    for _ in range(2):
        log, place = log_of(desk), place_of(desk)
        assert place.top() > log.bottom()
        assert (place.left(), place.width()) == (log.left(), log.width())
        assert place.bottom() < desk.window.height()
        desk.window.resize(1100, 720)  # it follows the log
        QApplication.processEvents()
    desk.dock.hide()
    QApplication.processEvents()
    assert desk.view.rect().contains(QRect(toast.mapTo(desk.view, QPoint(0, 0)), toast.size()))
    desk.dock.show()
    desk.window.resize(1280, 800)
    QApplication.processEvents()
    assert toast.isVisible()
    assert desk.log_view.height() < high
    desk.clock.advance(120_000)
    QApplication.processEvents()
    assert toast.isVisible()
    QTest.keyClick(desk.view, Qt.Key.Key_Escape)
    QApplication.processEvents()
    assert desk.log_view.height() >= high, "the log has its room again"
    advise_again(desk)
    desk.do("pick")
    assert not toast.isVisible(), "with the table it is gone"


def test_a_hint_covers_no_line_of_a_panel_that_is_too_low_for_it(open_table, monkeypatch) -> None:
    long = phrase("text", text="It is better than that. " * 8)
    for _ in range(3):
        long = phrase("sentences", first=long, second=long)
    reason = Reason("term", 1.0, long)
    monkeypatch.setattr(Reasoner, "reason", lambda *_, **__: reason)
    desk: Desk = open_table(game="libtis", matches={"libtis": {"players": ["person", "novice", "novice"]}})
    desk.dock.show()
    desk.window.resize(1024, 700)
    QApplication.processEvents()
    desk.do("hint")
    desk.hinter.answer()
    assert desk.hint.parentWidget() is desk.view
    assert not place_of(desk).intersects(log_of(desk))


def test_no_hint_is_given_for_cards_that_the_table_does_not_show_yet(open_table) -> None:
    last = {"options": {"players": 3}, "players": ["person", "novice", "novice"]}
    desk: Desk = open_table(game="libtis", matches={"libtis": last}, speed="fast")
    for _ in range(2000):
        if desk.view.director.waits:
            break
        if desk.scripted.pending is not None:
            desk.scripted.answer()
        elif desk.actions() and not desk.view.director.busy:
            desk.play()
        desk.clock.advance(200)
    assert desk.view.director.waits
    while desk.scripted.pending is not None:
        desk.scripted.answer()
    assert desk.can("hint")
    desk.do("hint")
    assert desk.hinter.pending is None
    assert desk.toast() == "Go on first: the table still shows the round that is over."
    desk.clock.advance(NOTICED)
    assert desk.toast()
    QTest.keyClick(desk.view, Qt.Key.Key_Space)
    assert desk.toast() == "", "the user has gone on"


def test_a_hinter_that_stops_is_told_of_with_its_reason(desk) -> None:
    desk.do("hint")
    desk.hinter.failed.emit("no such program")
    assert desk.toast() == "The computer player has stopped.\nno such program"


def test_a_hint_says_why(open_table) -> None:
    last = {"options": {"players": 2, "balls": 4}, "players": ["person", "person"]}
    desk: Desk = open_table(game="limit", matches={"limit": last})
    for action in ("tile 0,0", "tile 1,0", "ball 0,0", "tile 0,1", "tile 1,1", "ball 1,1"):
        desk.play(action)
    _, reason, chances, _ = advise(desk, [0.6, 0.5, 0.4, 0.3])
    assert chances.startswith("Your chances of winning")
    assert reason.startswith("Opposing balls will touch only 2 empty tiles: ")
    assert reason.endswith(".")


@pytest.fixture
def libtis(open_table) -> Desk:
    """Libtis, in a window where words cover places."""
    made: Desk = open_table(game="libtis", matches={"libtis": {"players": ["person", "novice", "novice"]}})
    made.window.resize(1024, 700)
    made.settle()
    return made


def over_the_table(desk: Desk) -> QRect:
    """Return where the message is, in the table's coordinates."""
    toast = desk.hint
    return QRect(desk.view.mapFromGlobal(toast.mapToGlobal(QPoint(0, 0))), toast.size())


def covered(desk: Desk) -> set[str]:
    """Return the places below the message."""
    said, table = over_the_table(desk), desk.view.table
    places = {one.drop: table.area_named(one.drop) for one in table.tableau.gestures}
    return {
        name
        for name, area in places.items()
        if area is not None and said.intersects(rect_of(table.geometry, area))
    }


@pytest.mark.parametrize("place", range(4))
def test_a_hint_covers_no_place_of_the_two_actions_that_it_names(libtis, place) -> None:
    best, *others = {one.drop: one for one in libtis.view.table.tableau.gestures}.values()
    other = others[place]
    libtis.do("hint")
    libtis.hinter.answer(best.action, order=[other.action])
    assert not {best.drop, other.drop} & covered(libtis)


def test_a_hint_covers_no_place_that_its_reason_speaks_of(libtis, monkeypatch) -> None:
    best, second, *others = {one.drop: one for one in libtis.view.table.tableau.gestures}.values()
    libtis.do("hint")
    libtis.hinter.answer(best.action, order=[second.action])
    for other in others:
        reason = Reason("term", 1.0, phrase("text", text="It is better. " * 12), other.action)
        monkeypatch.setattr(Reasoner, "reason", lambda *_, reason=reason, **__: reason)
        advise_again(libtis)
        assert not {best.drop, second.drop, other.drop} & covered(libtis)


@pytest.mark.parametrize("panel", [False, True])
@pytest.mark.parametrize("text", ["largest", "double"])
def test_a_long_hint_in_large_letters_leaves_what_it_names_and_the_hand_free(
    open_table, monkeypatch, text, panel
) -> None:
    last = {"players": ["person", "novice", "novice"]}
    desk: Desk = open_table(game="libtis", matches={"libtis": last}, text=text)
    desk.dock.setVisible(panel)
    desk.window.resize(1024, 700)
    desk.settle()
    best, second, *others = {one.drop: one for one in desk.view.table.tableau.gestures}.values()
    other = others[-1]
    reason = Reason("term", 1.0, phrase("text", text="It is better than that. " * 16), other.action)
    monkeypatch.setattr(Reasoner, "reason", lambda *_, **__: reason)
    desk.do("hint")
    desk.hinter.answer(best.action, order=[second.action])
    said, table = desk.hint, desk.view.table
    assert not {best.drop, second.drop, other.drop} & covered(desk)
    hand = [table.area(one) for one in table.tableau.pieces if one.zone == "hand"]
    assert not any(over_the_table(desk).intersects(rect_of(table.geometry, area)) for area in hand)
    assert not panel or not place_of(desk).intersects(log_of(desk))
    if said.parentWidget() is not desk.view:
        return  # beside the table it may be as high as there is room
    assert said.width() * said.height() < desk.view.width() * desk.view.height() / 3
    assert said.height() <= said.width()


@pytest.mark.parametrize("panel", [False, True])
def test_a_hint_of_any_length_covers_no_card_that_is_seen_and_no_plate(foes, monkeypatch, panel) -> None:
    desk: Desk = foes("person", "novice", "novice", "novice", text="largest")
    desk.dock.setVisible(panel)
    desk.window.resize(1024, 700)
    QApplication.processEvents()
    desk.settle()
    table = desk.view.table
    areas = [area_of(sign) for sign in table.tableau.signs if sign.kind == "plate"]
    areas += [table.area(piece) for piece in table.tableau.pieces if piece.face]
    desk.do("hint")
    desk.hinter.answer()
    for times, name in product((8, 14, 20, 26), desk.names[1:]):
        long = phrase("text", text="It is better. " * times)
        about = phrase("sentences", first=long, second=phrase("match.won", seat=name))
        for said in (long, about):
            reason = Reason("term", 1.0, said)
            monkeypatch.setattr(Reasoner, "reason", lambda *_, reason=reason, **__: reason)
            advise_again(desk)
            place = over_the_table(desk)
            assert not any(place.intersects(rect_of(table.geometry, area)) for area in areas)
            assert not panel or not place_of(desk).intersects(log_of(desk))
