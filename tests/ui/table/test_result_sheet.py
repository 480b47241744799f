"""The sheet with a result over the table."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetrics, QKeyEvent, QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from limbotable.core.phrases import Phrase, phrase
from limbotable.table.sheet import Account, RoundRow, Sheet
from limbotable.table.tableau import CARD_WIDTH, Beat, Gesture, Sign
from limbotable.ui.art.palette import DARK
from limbotable.ui.table.director import AnimationSpeed
from limbotable.ui.table.geometry import area_of
from limbotable.ui.table.guard import MOMENT, NOTICED
from limbotable.ui.table.pixels import rect_of
from limbotable.ui.table.result_paper import ResultPaper


def texts(*many: str) -> tuple[Phrase, ...]:
    return tuple(phrase("text", text=one) for one in many)


def text(one: str) -> Phrase:
    return phrase("text", text=one)


def result(*, winners: tuple[int, ...] | None = (0,), players: int = 2, reason: str = "7 + 5") -> Sheet:
    return Sheet(
        title=text("the title"),
        heads=texts("Bonus", "Total"),
        accounts=tuple(
            Account((n,), text(f"Player {n}"), texts("5", "12"), texts(reason), n + 1, best=n == 0)
            for n in range(players)
        ),
        columns=texts(*(f"Player {n}" for n in range(players))),
        rounds=(RoundRow(text("Round 1"), texts(*["+12"] * players), best=(0,), decisive=True),),
        winners=winners,
    )


def show(table, small, sheet: Sheet | None) -> None:
    table.show(replace(small, gestures=(), refusals=(), sheet=sheet))


def paint_of(table) -> set[str]:
    image = table.view.overlays.result.grab().toImage()
    return {image.pixelColor(x, y).name() for x in range(0, image.width(), 2) for y in range(image.height())}


def test_the_sheet_is_there_as_long_as_its_result_is_on_the_table(table, small) -> None:
    sheet = table.view.overlays.result
    assert sheet.isHidden()
    show(table, small, result())
    assert not sheet.isHidden()
    assert table.view.rect().contains(sheet.home)
    show(table, small, None)
    assert sheet.isHidden()
    assert sheet.sheet is None


def test_it_is_measured_when_it_comes_or_has_other_room_and_not_with_each_tableau(
    table, small, monkeypatch
) -> None:
    measured: list[Sheet] = []
    lay_out = ResultPaper.lay_out

    def counted(paper: ResultPaper, sheet: Sheet, width: int) -> int:
        measured.append(sheet)
        return lay_out(paper, sheet, width)

    monkeypatch.setattr(ResultPaper, "lay_out", counted)
    show(table, small, result())
    table.clock.advance(5_000)
    home = table.view.overlays.result.geometry()
    count = len(measured)
    assert count > 0
    table.show(replace(small, gestures=(), refusals=(), sheet=result(), turn=1))
    table.view.overlays.lay_out()
    assert (len(measured), table.view.overlays.result.geometry()) == (count, home)
    table.view.resize(QSize(700, 640))
    assert len(measured) > count
    assert table.view.rect().contains(table.view.overlays.result.geometry())

    def come_back() -> None:
        show(table, small, None)
        show(table, small, result(players=3))

    changes: tuple[Callable[[], None], ...] = (
        lambda: show(table, small, result(players=3)),
        lambda: table.view.retranslate(lambda said: said.code.upper()),
        lambda: table.view.set_sizes(1.0, 1.5),
        come_back,
    )
    for change in changes:
        count = len(measured)
        change()
        assert len(measured) > count


def test_a_screen_reader_reads_the_sheet_first_line_by_line(table, small) -> None:
    show(table, small, result())
    names = [node.name for node in table.view.readable.nodes()]
    assert names[: len(table.view.overlays.result.sentences())] == list(
        table.view.overlays.result.sentences()
    )
    assert any("Player 1" in name and "12" in name and "7 + 5" in name for name in names)
    assert len(names) > len(table.view.overlays.result.sentences()), "the table is still there"


def test_the_table_can_be_looked_at_and_the_result_comes_back(table, small) -> None:
    show(table, small, result())
    table.clock.advance(MOMENT)
    table.button("sheet.table").click()
    assert table.view.overlays.result.isHidden()
    assert not any(node.key.startswith("result") for node in table.view.readable.nodes())
    table.clock.advance(MOMENT)
    table.button("sheet.result").click()
    assert not table.view.overlays.result.isHidden()
    show(table, small, None)
    assert table.view.overlays.after.gestures == ()


def test_words_leave_a_result_uncovered(table, small) -> None:
    show(table, replace(small, pieces=(), signs=()), result())
    home = table.view.overlays.result.home
    place = table.view.place_for_words([QSize(320, 60)], home.center())
    assert not place.intersects(home)


def test_another_result_is_not_folded_away(table, small) -> None:
    show(table, small, result())
    table.clock.advance(MOMENT)
    table.button("sheet.table").click()
    show(table, small, result(reason="another"))
    assert not table.view.overlays.result.isHidden()


@pytest.mark.parametrize(
    ("people", "winners", "mood"),
    [
        ((0,), (0,), "won"),
        ((1,), (0,), "lost"),
        ((1,), (), "lost"),
        ((1,), None, "plain"),
        ((0, 1), (0,), "plain"),
        ((), (0,), "plain"),
    ],
)
def test_a_win_and_a_loss_of_the_only_person_feel_different(table, small, people, winners, mood) -> None:
    table.view.seat_people(people)
    show(table, small, result(winners=winners))
    assert table.view.overlays.result.mood == mood


def test_a_win_looks_different_from_a_loss(table, small) -> None:
    painted = []
    for person in (0, 1):
        table.view.seat_people((person,))
        show(table, small, None)
        show(table, small, result())
        table.clock.advance(2000)
        image = table.view.overlays.result.grab().toImage()
        painted.append(image.pixelColor(image.width() // 2, 8).name())
    assert painted == [QColor(DARK.lit).name(), QColor(DARK.plate).name()]


def test_the_sheet_moves_to_its_place_and_rests_there(table, small) -> None:
    table.view.seat_people((0,))
    show(table, small, result())
    sheet = table.view.overlays.result
    assert sheet.y() < sheet.home.y()
    table.clock.advance(2000)
    assert sheet.pos() == sheet.home.topLeft()


def test_nothing_moves_where_no_movement_is_wanted(table, small) -> None:
    table.view.director.speed = AnimationSpeed.NONE
    table.view.seat_people((0,))
    show(table, small, result())
    assert table.view.overlays.result.pos() == table.view.overlays.result.home.topLeft()


def test_a_long_note_makes_the_sheet_wide_and_not_its_letters_small(table, small) -> None:
    table.view.resize(QSize(1300, 900))
    widths = []
    for note in ("short", "a reason of so many words that the result is too narrow for its letters"):
        show(table, small, replace(result(), note=text(note)))
        widths.append(table.view.overlays.result.home.width())
    assert widths[1] > widths[0]
    font = table.view.overlays.result.font()
    assert QFontMetrics(font).horizontalAdvance(note) < widths[1]


def test_every_seat_has_a_place_for_its_face(table, small) -> None:
    drawn: list[int] = []

    def face(painter: QPainter, square: QRectF, seat: int, _ball: str) -> None:
        drawn.append(seat)
        assert square.width() == square.height() > 10
        painter.fillRect(square, QColor("#123456"))

    table.view.seat_people((0,), face=face)
    show(table, small, result(players=3))
    assert "#123456" in paint_of(table)
    assert {0, 1, 2} <= set(drawn)


def test_a_face_is_painted_with_the_ball_that_the_result_says(table, small) -> None:
    drawn: dict[int, str] = {}

    def face(_painter: QPainter, _square: QRectF, seat: int, ball: str) -> None:
        drawn[seat] = ball

    table.view.seat_people((0,), face=face)
    for balls in (("white", "red"), ("red", "white"), ("", "")):
        told = result()
        lines = zip(told.accounts, balls, strict=True)
        accounts = tuple(replace(line, balls=(ball,) if ball else ()) for line, ball in lines)
        show(table, small, replace(told, accounts=accounts))
        paint_of(table)
        assert drawn == dict(enumerate(balls))


def test_a_character_of_the_cast_has_its_own_face(table, small) -> None:
    painted = []
    for names in (("South", "Nana"), ("South", "North")):
        table.view.seat_people((0,), names=names)
        show(table, small, None)
        show(table, small, result())
        table.clock.advance(2000)
        painted.append(table.view.overlays.result.grab().toImage())
    assert painted[0] != painted[1]


def test_what_does_not_fit_can_be_scrolled_by_keys(table, small) -> None:
    show(table, small, result(players=5, reason="a reason of many words " * 40))
    sheet = table.view.overlays.result
    assert table.view.rect().contains(sheet.home)
    area = sheet.area
    assert area.focusPolicy() == Qt.FocusPolicy.StrongFocus
    assert area.verticalScrollBar().maximum() > 0
    area.setFocus()
    QTest.keyClick(area, Qt.Key.Key_PageDown)
    assert area.verticalScrollBar().value() > 0
    show(table, small, result())
    assert area.verticalScrollBar().maximum() == 0
    assert area.focusPolicy() == Qt.FocusPolicy.NoFocus


def test_the_result_of_a_round_waits_for_its_button(table, small) -> None:
    director = table.view.director
    director.patient = lambda: True
    waiting = Beat(replace(small, sheet=result(winners=None)), 100, rest=5000, waits=True)
    director.play([waiting, Beat(small, 100)])
    table.clock.advance(60_000)
    assert director.waits
    assert table.view.overlays.result.sheet is not None
    table.button("sheet.go-on").click()
    table.clock.advance(1000)
    assert not director.busy
    assert table.view.overlays.result.sheet is None
    assert table.view.hasFocus(), "so that the keyboard plays on"


WAYS = (Gesture("next", phrase("next")), Gesture("again", phrase("again")))


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Space])
def test_after_a_match_the_keyboard_is_at_the_first_button(table, small, key) -> None:
    taken: list[str] = []
    table.view.went_on.connect(taken.append)
    show(table, small, result())
    table.view.offer_after(WAYS)
    first = table.button("next")
    assert first.hasFocus()
    for _ in range(4):
        QTest.keyClick(first, key)
        assert taken == [], "it was meant for the table of a moment ago"
        table.clock.advance(NOTICED / 4)
    table.clock.advance(NOTICED)
    QTest.keyClick(first, key)
    assert taken == ["next"]


@pytest.mark.parametrize("pace", [60, 300, 900])
def test_who_hurries_the_end_of_a_match_begins_no_other_one(table, small, pace) -> None:
    """However long the key is pressed again and again: only after a rest it is meant for the button."""
    taken: list[str] = []
    table.view.went_on.connect(taken.append)
    show(table, small, result())
    table.view.offer_after(WAYS)
    for _ in range(10_000 // pace):
        QTest.keyClick(table.button("next"), Qt.Key.Key_Space)
        table.clock.advance(pace)
    assert taken == []
    table.clock.advance(NOTICED - pace)
    QTest.keyClick(table.button("next"), Qt.Key.Key_Space)
    assert taken == ["next"]


def test_who_hurried_with_a_look_between_two_keys_gets_longer_to_notice_the_result(table, small) -> None:
    """The last moves are hurried one by one: the key that comes when the result is there is for them."""
    taken: list[str] = []
    table.view.went_on.connect(taken.append)
    table.view.director.play(
        [Beat(small, 2000), Beat(small, 2000), Beat(replace(small, sheet=result()), 100)]
    )
    pace = 1.4 * NOTICED
    QTest.keyClick(table.view, Qt.Key.Key_Space)
    table.clock.advance(pace)
    assert not table.view.director.busy
    table.view.offer_after(WAYS)
    for _ in range(3):
        QTest.keyClick(table.button("next"), Qt.Key.Key_Space)
        assert taken == []
        table.clock.advance(pace)
    table.clock.advance(NOTICED)
    QTest.keyClick(table.button("next"), Qt.Key.Key_Space)
    assert taken == ["next"]


def test_a_key_that_is_held_until_now_is_no_rest(table, small) -> None:
    taken: list[str] = []
    table.view.went_on.connect(taken.append)
    show(table, small, result())
    table.view.offer_after(WAYS)
    first, none = table.button("next"), Qt.KeyboardModifier.NoModifier
    for _ in range(50):
        held = QKeyEvent(QKeyEvent.Type.KeyPress, Qt.Key.Key_Space, none, " ", autorep=True)
        QApplication.sendEvent(first, held)
        table.clock.advance(NOTICED / 20)
    QTest.keyClick(first, Qt.Key.Key_Space)
    assert taken == []
    table.clock.advance(NOTICED)
    QTest.keyClick(first, Qt.Key.Key_Space)
    assert taken == ["next"]


def test_a_key_that_is_held_down_takes_no_way_to_go_on(table, small) -> None:
    taken: list[str] = []
    table.view.went_on.connect(taken.append)
    show(table, small, result())
    table.view.offer_after(WAYS)
    table.clock.advance(NOTICED)
    first, none = table.button("next"), Qt.KeyboardModifier.NoModifier
    held = QKeyEvent(QKeyEvent.Type.KeyPress, Qt.Key.Key_Return, none, "\r", autorep=True)
    QApplication.sendEvent(first, held)
    assert taken == []
    QTest.keyClick(first, Qt.Key.Key_Return)
    assert taken == ["next"]


@pytest.mark.parametrize("pace", [50, 150, 300])
def test_who_hurries_the_end_of_a_round_sees_its_result(table, small, pace) -> None:
    """The key that hurries is the one that goes on, and whoever presses it often does not stop at once."""
    director = table.view.director
    director.patient = lambda: True
    sheet = replace(small, sheet=result(winners=None))
    director.play([Beat(small, 2000), Beat(small, 2000), Beat(sheet, 2000, waits=True), Beat(small, 100)])
    came = None
    while director.busy:
        QTest.keyClick(table.view, Qt.Key.Key_Space)
        if came is None and director.waits:
            came = table.clock.now()
        table.clock.advance(pace)
    assert came is not None
    assert came < 1000, "it was hurried"
    assert table.clock.now() - came >= NOTICED


def test_the_keyboard_stays_where_the_user_has_brought_it_when_a_match_ends(table, small) -> None:
    show(table, small, result())
    table.view.offer_after(WAYS)
    table.view.setFocus()
    table.view.overlays.after.offer([])
    table.view.offer_after([*WAYS, Gesture("games", phrase("games"))])
    table.button("again").setFocus()
    table.view.offer_after(WAYS)
    assert QApplication.focusWidget() is table.button("again")
    table.view.offer_after([])
    show(table, small, None)
    assert table.view.hasFocus()
    table.view.offer_after(WAYS)
    assert table.view.hasFocus(), "no result lies over the table, so its pieces can be walked over"


def test_tab_goes_past_the_pieces_below_a_result(table, small) -> None:
    stops = []
    for sheet in (None, result()):
        table.show(replace(small, sheet=sheet))
        table.view.setFocus()
        table.key(Qt.Key.Key_Tab)
        stops.append(table.view.hasFocus())
    assert stops == [True, False]


@pytest.mark.parametrize("speed", [AnimationSpeed.NONE, AnimationSpeed.NORMAL])
def test_a_patient_table_leaves_no_result_out(table, small, speed) -> None:
    director = table.view.director
    director.speed, director.patient = speed, lambda: True
    for number in range(30):
        sheet = result(winners=None, reason=f"{number}")
        director.play([Beat(replace(small, sheet=sheet), 100, waits=True), Beat(small, 100)])
    seen = []
    while director.busy:
        table.clock.advance(500)
        if director.waits:
            shown = table.view.overlays.result.sheet
            seen.append(dict(shown.accounts[0].reasons[0].values)["text"])
            table.clock.advance(NOTICED)
            QTest.keyClick(table.view, Qt.Key.Key_Space)
    assert seen == [f"{number}" for number in range(30)]


def test_an_impatient_table_goes_on_by_itself(table, small) -> None:
    sheet = result(winners=None)
    table.view.director.play(
        [Beat(replace(small, sheet=sheet), 100, rest=5000, waits=True), Beat(small, 100)]
    )
    table.clock.advance(4000)
    assert table.view.director.waits
    table.clock.advance(2000)
    assert not table.view.director.busy


def test_the_sheet_covers_what_it_speaks_of_last(table, small) -> None:
    table.view.resize(1600, 500)
    frame = table.view.frame()
    bare = replace(small, frame=frame, signs=(), gestures=(), refusals=())
    middles = []
    for x in (frame.width * 0.4, frame.width * 0.6):
        there = replace(small.pieces[0], x=x, y=frame.height / 2, zone="hand")
        table.show(replace(bare, pieces=(there,), sheet=replace(result(), about=("hand",))))
        middles.append(table.view.overlays.result.home.center().x())
    left, right = middles
    assert left > right


def test_the_sheet_leaves_the_middle_only_to_uncover_most_of_a_thing(table, small) -> None:
    table.view.resize(760, 500)
    view, frame = table.view, table.view.frame()
    bare = replace(small, frame=frame, signs=(), gestures=(), refusals=())
    wide = result(reason="7 + 5 " * 10)
    table.show(replace(bare, pieces=(), sheet=wide))
    unit, home = table.scene.geometry.unit, view.overlays.result.home
    assert 50 < home.left() < 150, "it can go aside, but not by far"
    asides = []
    for right in (home.left() + 20, 2 * home.left() + unit * CARD_WIDTH * 0.8):
        # A column of cards as high as the table, the right edge of which is so far from the window's left.
        x = right / unit - CARD_WIDTH / 2
        column = [replace(small.pieces[0], key=f"{y}", x=x, y=y, zone="hand") for y in (0.7, 2.1, 3.5, 4.9)]
        table.show(replace(bare, pieces=tuple(column), sheet=replace(wide, about=("hand",))))
        asides.append(abs(view.overlays.result.home.center().x() - view.rect().center().x()))
    assert asides[0] > 15, "beside the middle it covers nothing"
    assert asides[1] <= 1, "there it would cover hardly less"


@pytest.mark.parametrize(("kind", "wide", "high"), [("plate", 2.1, 0.7), ("dial", 1.2, 1.2), ("", 0.6, 0.84)])
def test_the_sheet_leaves_a_thing_whole_or_covers_all_of_it(table, small, kind, wide, high) -> None:
    """A plate, the dial, or without a kind the hand."""
    table.view.resize(760, 440)
    view, frame = table.view, table.view.frame()
    bare = replace(small, frame=frame, pieces=(), gestures=(), refusals=())
    shown = result(players=4)
    apart, under = 0, 0
    for number in range(24):
        x, y = frame.width / 2, 0.05 + high / 2 + (frame.height - 0.1 - high) * number / 23
        sign = Sign("seat0", kind or "plate", x, y, wide, high, text("Mira"))
        card = replace(small.pieces[0], x=x, y=y, angle=0.0, scale=wide, zone="hand")
        table.show(replace(bare, signs=(sign,) if kind else (), pieces=() if kind else (card,), sheet=shown))
        thing = sign if kind else card
        home, rect = view.overlays.result.home, rect_of(table.scene.geometry, area_of(thing))
        assert home.contains(rect) or not home.intersects(rect), y
        apart, under = apart + (not home.intersects(rect)), under + home.contains(rect)
    assert apart > 0, "an upper or lower one can be left"
    assert under > 0, "and one in the middle cannot"


def test_the_sheet_is_as_wide_as_its_lines_want_and_in_the_middle(table, small) -> None:
    wide = set[int]()
    for width in range(560, 1000, 20):
        table.view.resize(width, 500)
        bare = replace(small, frame=table.view.frame(), pieces=(), signs=(), gestures=(), refusals=())
        table.show(replace(bare, sheet=result(reason="7 + 5 " * 10)))
        home, room = table.view.overlays.result.home, table.view.rect()
        assert abs((home.left() - room.left()) - (room.right() - home.right())) <= 1
        assert home.left() >= 12, "there is some table at both sides"
        wide.add(home.width())
    assert max(wide) - min(wide) < 5, "the table's width has no part in it"


def test_many_buttons_do_not_widen_the_sheet_to_one_row(table, small) -> None:
    show(table, small, result())
    narrow = table.view.overlays.result.home.width()
    table.view.offer_after([Gesture(f"way {n}", phrase("again-with-the-same-players")) for n in range(4)])
    after = table.view.overlays.after
    rows = [{one.y() for one in after.buttons()}, {one.geometry().bottom() for one in after.buttons()}]
    assert [len(row) for row in rows] == [2, 2]
    home = table.view.overlays.result.home
    assert narrow <= home.width() < after.sizeHint().width()
    assert home.contains(after.geometry())
    table.view.resize(round(0.9 * home.width()), 640)
    assert len({one.y() for one in after.buttons()}) > 2, "where two rows are nearly as wide as the table"
