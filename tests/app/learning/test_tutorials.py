"""Lessons at the table, while the match that was there waits."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QLabel, QListWidget, QPushButton

from limbotable.app.learning.lesson_session import LessonSession
from limbotable.app.learning.tutorials import POINTED
from limbotable.core.phrases import phrase
from limbotable.games import GAMES
from limbotable.store.settings import SettingsFile
from limbotable.table.tableau import Gesture
from limbotable.ui.dialogs.course import Course
from limbotable.ui.dialogs.tutorials import TutorialsDialog
from limbotable.ui.panels.toast import Toast
from limbotable.ui.table.guard import MOMENT
from limbotable.ui.table.pixels import middle_of, rect_of
from limbotable.ui.words.lesson_book import open_lessons, plain
from limbotable.ui.words.speak import speak
from tests.app.conftest import Desk
from tests.parts import part
from tests.ui.words.test_lesson_book import TAUGHT


def practice(desk: Desk) -> LessonSession:
    assert isinstance(desk.controller, LessonSession)
    return desk.controller


def band(desk: Desk) -> str:
    """What the band says."""
    shown = desk.lesson
    title, text = (part(shown, QLabel, name) for name in ("title", "text"))
    return "" if shown.isHidden() else f"{title.text()} | {text.accessibleName()}"


def press(desk: Desk, text: str) -> None:
    """Press a button of the band."""
    (button,) = (one for one in desk.lesson.findChildren(QPushButton) if one.text() == text)
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)


def point(desk: Desk, key: str) -> None:
    """Click on a piece or a place of the table where nothing lies over it."""
    view = desk.view
    area = view.table.area_named(key)
    assert area is not None, key
    x, y = view.table.geometry.to_pixels(area.x, area.y)
    unit = view.table.geometry.unit
    for dx, dy in ((0, 0), (-0.4, -0.3), (0.4, -0.3), (-0.4, 0.3), (0, -0.45), (0, 0.45)):
        spot = QPoint(round(x + dx * area.width * unit), round(y + dy * area.height * unit))
        units = view.table.geometry.to_units(spot.x(), spot.y())
        piece = view.table.piece_at(*units)
        if (piece is not None and piece.key == key) or view.selection.light_at(*units) == key:
            QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=spot)
            return
    raise AssertionError(f"{key} is covered")


def gesture(desk: Desk, action: str) -> Gesture:
    """The first way to do an action: some can be done with the card or with the cube."""
    return next(one for one in desk.view.table.tableau.gestures if one.action == action)


def perform(desk: Desk, action: str) -> None:
    """Do an action with the pointer, as a person would."""
    desk.settle()
    desk.clock.advance(MOMENT)
    wanted = gesture(desk, action)
    if not wanted.pick:
        button = desk.view.findChild(QPushButton, f"action {action}")
        assert button is not None
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)
        return
    ply = desk.match.ply
    if desk.view.selection.pick.key != wanted.pick:
        point(desk, wanted.pick)
    if wanted.also:
        point(desk, wanted.also)
    if desk.match.ply == ply and wanted.drop:
        point(desk, wanted.drop)
    actions = desk.view.overlays.chooser.actions_offered
    if actions:
        asked = desk.window.focusWidget()
        assert asked is not None
        QTest.keyClick(asked, Qt.Key(Qt.Key.Key_1 + list(actions).index(action)))


@pytest.fixture
def desk(open_table) -> Desk:
    """A match that has begun, and is at a computer player's turn."""
    made: Desk = open_table("person", "novice")
    made.play("pass")
    return made


@pytest.mark.parametrize("game", TAUGHT)
def test_a_tutorial_is_played_from_end_to_end(desk: Desk, game: str) -> None:
    record, asked = desk.record(), len(desk.scripted.asked)
    book = open_lessons(game, "en")
    desk.window.tutorials.open(game, 0)
    for number, text in enumerate(book.lessons, start=1):
        assert band(desk) == f"{number} of {len(book.lessons)}: {text.title} | {plain(text.task(1))}"
        for step in range(1, len(practice(desk).lesson.steps) + 1):
            assert practice(desk).step == step
            assert not practice(desk).over
            perform(desk, practice(desk).answer)
        desk.settle()
        assert practice(desk).over
        assert desk.actions() == []
        assert band(desk).endswith(f"{text.title} | {plain(text.done)}")
        press(desk, "Next lesson" if number < len(book.lessons) else "Finish")
    assert band(desk) == ""
    assert desk.record() == record
    assert desk.match.game.id == "countdown"
    assert len(desk.scripted.asked) == asked + 1, "the computer player is asked again, and was not meanwhile"
    kept, _ = SettingsFile(desk.settings).read()
    assert kept.lessons == {game: [text.name for text in book.lessons]}


# One lesson


@pytest.fixture
def lesson(desk: Desk) -> Desk:
    """The first lesson of the countdown game."""
    desk.window.tutorials.open("countdown", 0)
    return desk


def test_what_is_legal_and_not_meant_changes_nothing(lesson: Desk) -> None:
    record = lesson.record()
    perform(lesson, "5h")
    assert lesson.record() == record
    assert lesson.toast() == open_lessons("countdown", "en").lessons[0].about("5h")
    assert "8c" in lesson.actions()
    perform(lesson, "8c")
    assert lesson.toast() == ""
    assert practice(lesson).over


def test_words_about_an_action_stand_near_what_it_is_done_with_and_cover_no_piece(desk: Desk) -> None:
    desk.window.resize(1200, 900)
    desk.window.tutorials.open("foes", 3)
    desk.settle()
    practice(desk).choose("blind 3h")
    view, place = desk.view, desk.part(Toast).geometry()
    geometry, scene = view.table.geometry, view.table
    assert not any(place.intersects(rect_of(geometry, scene.area(one))) for one in scene.tableau.pieces)
    areas = [area for key in view.things_of("blind 3h") if (area := scene.area_named(key)) is not None]
    assert len(areas) == 2, "the card, and the place of the marker"
    middle = middle_of([rect_of(geometry, area) for area in areas])
    usual = view.place_for_words([place.size()], QPoint(view.width() // 2, view.height() // 5))
    there, elsewhere = ((one.center() - middle).manhattanLength() for one in (place, usual))
    assert there < elsewhere - geometry.unit


def test_by_the_keyboard(lesson: Desk) -> None:
    for key in (Qt.Key.Key_Right, Qt.Key.Key_Home):
        QTest.keyClick(lesson.view, key)
    assert lesson.view.selection.cursor == gesture(lesson, "8c").pick
    QTest.keyClick(lesson.view, Qt.Key.Key_Return)
    QTest.keyClick(lesson.view, Qt.Key.Key_Return)
    lesson.settle()
    assert practice(lesson).over
    ahead = lesson.window.focusWidget()
    assert isinstance(ahead, QPushButton)
    assert ahead.text() == "Next lesson"
    QTest.keyClick(ahead, Qt.Key.Key_Return)
    assert band(lesson).startswith("2 of 18")
    assert lesson.window.focusWidget() is lesson.view


def test_by_the_list(lesson: Desk) -> None:
    lesson.play("8c")
    assert practice(lesson).over


def test_who_listens_hears_the_lesson(lesson: Desk, monkeypatch) -> None:
    said: list[str] = []
    monkeypatch.setattr(lesson.view.tree, "announce", said.append)
    lesson.window.tutorials.open("countdown", 1)
    text = open_lessons("countdown", "en").lessons[1]
    assert said[0] == "2 of 18: Numbers that divide the count."
    assert said[1].startswith("A number that goes into")
    assert "**" not in said[1]
    assert said[2].startswith("On the table: Count ")
    lesson.play("7c")
    assert said[-1] == text.about("7c")
    lesson.play("6h")
    assert f"Done. {text.done}" in said
    assert any("Bring it down to 16" in one for one in lesson.heard()) is False
    assert any(text.done == one for one in lesson.heard())


def test_it_points_out_what_is_to_be_done(lesson: Desk, monkeypatch) -> None:
    press(lesson, "Show me")
    shown = lesson.view.selection.shown
    assert shown is not None
    assert shown.action == "8c"
    assert lesson.toast() == "Hint: 8 of clubs: 97 − 8 = 89"
    lesson.view.selection.let_go()
    said: list[str] = []
    monkeypatch.setattr(lesson.view.tree, "announce", said.append)
    lesson.do("hint")
    assert [one.replace("\u00a0", " ") for one in said] == ["Hint: 8 of clubs: 97 − 8 = 89."]
    assert lesson.view.selection.shown == shown
    assert lesson.hinter.asked == []


@pytest.mark.parametrize("game", TAUGHT)
def test_it_shows_each_action_of_every_other_lesson(desk: Desk, game: str) -> None:
    """What is shown is the answer with which all lessons are played from end to end."""
    book = open_lessons(game, "en")
    for number, text in enumerate(book.lessons[::2]):
        desk.window.tutorials.open(game, 2 * number)
        for step in range(1, len(practice(desk).lesson.steps) + 1):
            assert practice(desk).step == step
            ply, wanted = desk.match.ply, practice(desk).answer
            press(desk, "Show me")
            assert desk.match.ply == ply, "first it is pointed out"
            assert desk.view.selection.hinted == wanted
            assert desk.toast().startswith("Hint: ")
            desk.clock.advance(POINTED)
            desk.settle()
            assert str(desk.match.lines[ply].action) == wanted
            over = step == len(practice(desk).lesson.steps)
            assert practice(desk).over == over
            said = plain(text.done if over else text.task(step + 1))
            assert band(desk).endswith(f"{text.title} | {said}")
            assert desk.toast() == ("" if over else "Shown. Now you go on.")


def test_what_is_pointed_out_is_shown_at_once_when_asked_for_again(lesson: Desk) -> None:
    press(lesson, "Show me")
    press(lesson, "Show me")
    lesson.settle()
    assert practice(lesson).over
    lesson.clock.advance(2 * POINTED)
    assert practice(lesson).match.ply == len(practice(lesson).lesson.record.lines)


def test_a_hint_shows_nothing_more_and_who_acts_is_not_overtaken(desk: Desk) -> None:
    desk.window.tutorials.open("limit", 0)
    desk.do("hint")
    desk.clock.advance(2 * POINTED)
    assert practice(desk).step == 1, "a hint is no more than that"
    press(desk, "Show me")
    desk.play(practice(desk).answer)
    desk.settle()
    assert practice(desk).step == 2
    desk.clock.advance(2 * POINTED)
    assert practice(desk).step == 2, "the learner was faster"
    assert desk.toast() == ""
    press(desk, "Show me")
    press(desk, "Skip")
    desk.clock.advance(2 * POINTED)
    assert practice(desk).step == 1, "nor is the next lesson begun"
    press(desk, "Show me")
    press(desk, "Back to the match")
    ply = desk.match.ply
    desk.clock.advance(2 * POINTED)
    assert desk.match.ply == ply


def test_what_was_done_can_be_taken_back(lesson: Desk) -> None:
    assert not lesson.can("undo"), "nothing before the lesson's position"
    lesson.play("8c")
    assert lesson.can("undo")
    lesson.do("undo")
    assert not practice(lesson).over
    assert band(lesson).endswith(open_lessons("countdown", "en").lessons[0].tasks[1].replace("**", ""))
    assert not lesson.can("undo")


def test_a_lesson_begins_again(lesson: Desk) -> None:
    lesson.play("8c")
    lesson.do("restart")
    assert band(lesson).startswith("1 of 18")
    assert practice(lesson).match.ply == practice(lesson).lesson.start


def test_forward_and_back(lesson: Desk) -> None:
    press(lesson, "Skip")
    assert band(lesson).startswith("2 of 18")
    press(lesson, "Back")
    assert band(lesson).startswith("1 of 18")
    kept, _ = SettingsFile(lesson.settings).read()
    assert kept.lessons == {}, "what was skipped was not done"


def test_what_was_pointed_out_in_one_lesson_is_not_in_the_next(lesson: Desk) -> None:
    """The second lesson and the third begin with the same card."""
    press(lesson, "Skip")
    press(lesson, "Show me")
    hinted = lesson.view.selection.hinted
    assert hinted
    press(lesson, "Skip")
    lesson.settle()
    assert practice(lesson).answer == hinted
    assert lesson.view.selection.hinted == ""
    assert lesson.view.selection.shown is None


def test_a_lesson_speaks_another_language(lesson: Desk) -> None:
    lesson.do("language.fi")
    text = open_lessons("countdown", "fi").lessons[0]
    assert band(lesson) == f"1/18: {text.title} | {plain(text.task(1))}"


@pytest.mark.parametrize(("language", "other"), [("en", "Nana"), ("fi", "Nana"), ("ja", "ナナ")])
def test_the_table_has_the_names_of_the_texts(desk: Desk, language: str, other: str) -> None:
    desk.do(f"language.{language}")
    desk.window.tutorials.open("foes", 1)
    assert other in band(desk)
    assert speak(phrase("text", text=practice(desk).names[1])) == other
    assert any(other in line for line in desk.log()), desk.log()


# The match that waits


def test_the_match_comes_back_as_it_was(desk: Desk) -> None:
    controller, record, log = desk.controller, desk.record(), desk.log()
    assert len(desk.scripted.asked) == 1
    desk.window.tutorials.open("countdown", 3)
    assert desk.scripted.pending is None
    assert not desk.can("save")
    desk.play("Ah=11")
    press(desk, "Back to the match")
    assert desk.controller is controller
    assert (desk.record(), desk.log()) == (record, log)
    assert desk.can("save")
    assert len(desk.scripted.asked) == 2
    desk.scripted.answer("pass")
    assert desk.actions(), "and it goes on"


def test_lessons_are_not_kept_in_the_library(open_table, tmp_path) -> None:
    desk = open_table("person", "novice", data=tmp_path)
    keeping = desk.window.table_controller.keeping
    held = keeping.store.text(keeping.number)
    desk.window.tutorials.open("countdown", 0)
    desk.play("8c")
    press(desk, "Next lesson")
    desk.play("6h")
    assert keeping.store.text(keeping.number) == held
    press(desk, "Back to the match")
    assert keeping.store.text(keeping.number) == held == desk.record()


def test_another_match_ends_the_lesson(lesson: Desk) -> None:
    lesson.window.begin("limit")
    assert band(lesson) == ""
    assert not lesson.window.table_controller.interrupted
    assert lesson.match.game.id == "limit"
    assert lesson.window.tutorials.practice is None


def test_nothing_is_shown_of_who_sat_there_behind_the_curtain(open_table) -> None:
    desk = open_table("person", "person")
    assert desk.view.covered
    desk.window.tutorials.open("countdown", 0)
    assert not desk.view.covered
    press(desk, "Back to the match")
    assert desk.view.covered, "the next person has yet to come"
    desk.uncover()
    assert desk.actions() == ["double", "pass"]


def test_after_a_match_that_is_over_nothing_is_offered_in_a_lesson(open_table) -> None:
    desk = open_table("person", "person")
    desk.window.tutorials.open("countdown", 7)
    desk.play("Ah=11")
    desk.settle()
    assert desk.match.result is not None
    assert desk.view.overlays.result.isVisible()
    offered = [gesture.action for gesture in desk.view.overlays.after.gestures]
    assert offered == ["look"], "nothing but the table below the result"


def test_a_tutorial_that_cannot_be_read_leaves_the_match(desk: Desk, monkeypatch, tmp_path) -> None:
    controller = desk.controller
    monkeypatch.setattr("limbotable.app.learning.tutorials.lesson_file", lambda *_: tmp_path / "none")
    desk.window.tutorials.open("countdown", 0)
    assert desk.toast() == "The tutorial could not be read."
    assert desk.controller is controller
    assert band(desk) == ""


# Choosing


def answered(
    monkeypatch, answer: QDialog.DialogCode, game: str = "", row: int | None = None
) -> list[list[str]]:
    """Have the next dialogs answered; return what they list."""
    listed: list[list[str]] = []

    def exec_(dialog: TutorialsDialog) -> int:
        games, lessons = (part(dialog, QListWidget, name) for name in ("games", "lessons"))
        if game:
            games.setCurrentRow([one.game for one in dialog.courses].index(game))
        listed.append([games.currentItem().text(), lessons.currentItem().text()])
        if row is not None:
            lessons.setCurrentRow(row)
        return int(answer.value)

    monkeypatch.setattr(TutorialsDialog, "exec", exec_)
    return listed


def test_it_goes_on_where_it_was_left(desk: Desk, monkeypatch) -> None:
    listed = answered(monkeypatch, QDialog.DialogCode.Accepted)
    desk.do("tutorial")
    assert band(desk).startswith("1 of 18")
    desk.play("8c")
    desk.do("tutorial")
    assert band(desk).startswith("2 of 18")
    assert [text.split("\n")[1] for text, _ in listed] == ["0 of 18 lessons done", "1 of 18 lessons done"]


def test_any_lesson_can_be_chosen(desk: Desk, monkeypatch) -> None:
    answered(monkeypatch, QDialog.DialogCode.Accepted, "countdown", 6)
    desk.do("tutorial")
    assert band(desk).startswith("7 of 18: The jack does it again")


def test_how_to_win_has_a_heading_that_cannot_be_chosen(desk: Desk) -> None:
    courses: list[Course] = []

    class Seen(TutorialsDialog):
        def exec(self) -> int:
            courses.extend(self.courses)
            lessons = part(self, QListWidget, "lessons")
            told = [lessons.item(row).text().strip() for row in range(lessons.count())]
            rules = len(told) - 5
            assert told[rules:] == ["How to win", *(title for _, title, _ in courses[0].lessons[rules:])]
            lessons.setCurrentRow(rules - 1)
            QTest.keyClick(lessons, Qt.Key.Key_Down)
            assert lessons.currentItem().text().strip() == told[rules + 1]
            heard = lessons.currentItem().data(Qt.ItemDataRole.AccessibleTextRole)
            assert heard == f"How to win: {told[rules + 1]}, not done yet"
            assert self.chosen() == ("countdown", rules), "the lessons count, and no headings"
            return int(QDialog.DialogCode.Rejected.value)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("limbotable.ui.dialogs.tutorials.TutorialsDialog", Seen)
        desk.do("tutorial")
    assert courses[0].game == "countdown"


def test_nothing_changes_for_who_wants_none(desk: Desk, monkeypatch) -> None:
    controller = desk.controller
    answered(monkeypatch, QDialog.DialogCode.Rejected)
    desk.do("tutorial")
    assert desk.controller is controller
    assert band(desk) == ""


# The first match


def offered(desk: Desk) -> str:
    """The suggestion, as it stands on the table."""
    return desk.toast() if "Begin the tutorial" in desk.toast() else ""


def test_the_first_match_suggests_the_tutorial_once(open_table) -> None:
    desk = open_table("person", "novice", suggested=[])
    assert offered(desk).startswith("Is this game new to you?")
    desk.window.begin("countdown")
    assert offered(desk) == ""
    again = open_table(file=desk.settings)
    assert offered(again) == ""


def test_the_suggestion_waits_until_the_cards_are_dealt(open_table) -> None:
    desk = open_table("person", "novice", suggested=[], speed="normal")
    assert desk.view.director.busy
    assert offered(desk) == ""
    desk.settle()
    assert offered(desk).startswith("Is this game new to you?")


def test_the_suggestion_waits_for_a_person(open_table) -> None:
    desk = open_table("person", "person", suggested=[], speed="normal")
    desk.settle()
    assert desk.view.covered
    assert offered(desk) == ""
    desk.uncover()
    desk.settle()
    assert offered(desk).startswith("Is this game new to you?")


@pytest.mark.parametrize("size", [(1280, 800), (800, 600)])
@pytest.mark.parametrize("game", [game.id for game in GAMES])
def test_the_suggestion_comes_with_the_turn_and_covers_nothing_to_act_with(open_table, game, size) -> None:
    desk = open_table("person", "novice", suggested=["countdown"])
    desk.window.resize(*size)
    desk.stored.suggested.clear()
    desk.window.begin(game)
    while desk.controller.acting is None:
        assert offered(desk) == ""
        desk.scripted.answer()
        desk.settle()
    assert offered(desk)
    tableau, geometry, scene = desk.view.table.tableau, desk.view.table.geometry, desk.view.table
    use = {key for one in tableau.gestures for key in (one.pick, one.also)}
    of_use = [one for one in tableau.pieces if one.key in use or one.zone == "hand"]
    place = desk.part(Toast).geometry()
    assert [one.key for one in of_use if place.intersects(rect_of(geometry, scene.area(one)))] == []


def test_the_suggestion_names_the_key_that_the_user_has_for_it(open_table) -> None:
    assert "Begin the tutorial (Ctrl+U)" in offered(open_table("person", "novice", suggested=[]))
    desk = open_table("person", "novice", suggested=[], keys={"tutorial": "F7"})
    assert "Begin the tutorial (F7)" in offered(desk)
    desk = open_table("person", "novice", suggested=[], keys={"tutorial": ""})
    assert "Begin the tutorial</a>" in offered(desk)


def test_the_suggestion_leads_there(open_table) -> None:
    desk = open_table("person", "novice", suggested=[])
    desk.take_offer()
    assert band(desk).startswith("1 of 18")
    assert offered(desk) == ""


def test_the_suggestion_covers_nothing_to_act_with_and_can_be_sent_away(open_table) -> None:
    last = {"options": {"players": 4}, "players": ["person", "novice", "novice", "novice"]}
    desk = open_table(game="libtis", matches={"libtis": last}, suggested=[])
    desk.dock.show()
    QApplication.processEvents()
    assert offered(desk)
    toast = part(desk.window, Toast)
    place = QRect(desk.view.mapFromGlobal(toast.mapToGlobal(QPoint(0, 0))), toast.size())
    assert desk.view.leaves_clear(place)
    assert "Close (Esc)" in desk.toast()
    before = desk.record()
    toast.linkActivated.emit("close")
    assert offered(desk) == ""
    assert desk.record() == before
    assert band(desk) == "", "no tutorial has begun"


def test_who_has_begun_a_tutorial_needs_no_suggestion(open_table) -> None:
    desk = open_table("person", "novice", suggested=[], lessons={"countdown": ["number"]})
    assert offered(desk) == ""


# Looking back


def test_a_match_that_is_looked_back_at_goes_on_after_a_lesson(open_table) -> None:
    desk = open_table(
        "person",
        "person",
        options={"end": "rounds 1"},
        game="limit",
        matches={"limit": {"options": {"players": 2, "balls": 4}, "players": ["person", "person"]}},
    )
    desk.play("tile 0,0")
    desk.do("replay")
    desk.window.tutorials.open("countdown", 0)
    assert not desk.window.replay.is_open
    press(desk, "Back to the match")
    desk.play("tile 1,0")
    assert desk.match.ply == 2


def test_no_match_begins_with_a_lesson(lesson: Desk) -> None:
    lesson.play("8c")
    record = lesson.record()
    lesson.do("replay")
    lesson.do("branch")
    assert lesson.toast() == "This is a lesson: no match can go on from here."
    assert lesson.record() == record
    lesson.do("replay")
    assert band(lesson).startswith("✓ 1 of 18")
