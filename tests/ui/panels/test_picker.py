"""The page on which a game is chosen, and the small tables on it."""

from __future__ import annotations

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QEvent, QLocale, QObject, QPoint, QRect, Qt
from PySide6.QtGui import QAccessible, QFontInfo, QFontMetrics
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QPushButton, QScrollArea, QWidget

from limbotable.games import GAMES
from limbotable.play.match import Match
from limbotable.play.record import read_record
from limbotable.resources import resource
from limbotable.ui.art.palette import DARK, LIGHT
from limbotable.ui.art.writing import larger
from limbotable.ui.panels.day_button import DayOffer
from limbotable.ui.panels.game_tile import GameTile
from limbotable.ui.panels.miniature import LINES, Miniature
from limbotable.ui.panels.picker import Picker
from limbotable.ui.panels.sitters import Offer
from limbotable.ui.table.scene import TableScene
from limbotable.ui.words.cast import Character
from limbotable.ui.words.speak import speak
from tests.manual_clock import ManualClock
from tests.parts import part
from tests.ui.conftest import PlainArt

NAMES = [game.id for game in GAMES]
OFFER = Offer(
    ("You", "Nana", "Toto"),
    (None, Character(0, 0), Character(0, 1)),
    (("novice", 0), ("expert", 5)),
    (3, 14),
    (5, 50),
    even=False,
)


def offer_all(picker: Picker) -> None:
    for tile in picker.tiles:
        picker.offer(tile.game, OFFER)


@pytest.fixture
def picker(qtbot, clock: ManualClock) -> Picker:
    made = Picker(NAMES, PlainArt(), DARK, speak, clock)
    qtbot.addWidget(made)
    made.resize(1280, 720)
    with qtbot.waitActive(made):
        made.show()
        made.activateWindow()
    made.begin(NAMES[0], match=False)
    return made


def scene(tile: GameTile) -> TableScene:
    return part(tile.miniature, TableScene)


def words(tile: GameTile) -> list[QLabel]:
    """All that is written on a tile."""
    return [part(tile, QLabel, name) for name in ("name", "pitch", "table", "chance")]


def pictures(picker: Picker) -> list[object]:
    return [scene(tile).tableau for tile in picker.tiles]


def focused() -> QWidget:
    found = QApplication.focusWidget()
    assert found is not None
    return found


def wanted(picker: Picker) -> list[tuple[str, str]]:
    found: list[tuple[str, str]] = []
    picker.level_wanted.connect(lambda game, level: found.append((level, game)))
    picker.lessons_wanted.connect(lambda game: found.append(("lessons", game)))
    picker.puzzles_wanted.connect(lambda game: found.append(("puzzles", game)))
    picker.rules_wanted.connect(lambda game: found.append(("rules", game)))
    picker.chosen.connect(lambda game: found.append(("set up", game)))
    picker.now.connect(lambda game: found.append(("now", game)))
    picker.resumed.connect(lambda game: found.append(("resume", game)))
    picker.left.connect(lambda: found.append(("back", "")))
    return found


def heard(within: QWidget) -> list[str]:
    """The names of all parts of something that a screen reader is shown."""
    found, names = QAccessible.queryAccessibleInterface(within), []
    for n in range(found.childCount()):
        child = found.child(n)
        part = child.object()
        if not child.state().invisible and isinstance(part, QWidget):
            names += [child.text(QAccessible.Text.Name), *heard(part)]
    return names


class DrawnAtPaint(QObject):
    """Notes how many pieces had been drawn each time that a page was painted."""

    def __init__(self, art: PlainArt, page: QWidget) -> None:
        super().__init__(page)
        self._art = art
        self.drawn: list[int] = []
        page.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802 - Qt's name
        if event.type() == QEvent.Type.Paint:
            self.drawn.append(len(self._art.drawn))
        return super().eventFilter(watched, event)


def today_of(picker: Picker) -> QPushButton:
    return part(picker, QPushButton, "today")


def test_the_table_of_the_day_is_offered_above_the_tiles(picker) -> None:
    asked: list[bool] = []
    picker.today_wanted.connect(lambda: asked.append(True))
    button = today_of(picker)
    assert not button.isVisible(), "nobody has offered it"
    assert part(picker, QLabel, "title").alignment() & Qt.AlignmentFlag.AlignHCenter, "it is alone"
    picker.offer_today(DayOffer("Limbo: the foes", "not played yet"))
    assert button.isVisible()
    assert button.text() == "Table of the day – Limbo: the foes\nnot played yet"
    assert button.accessibleName() == "Table of the day – Limbo: the foes, not played yet"
    picker.tiles[1].setFocus()
    QTest.keyClick(focused(), Qt.Key.Key_Up)
    assert button.hasFocus()
    QTest.keyClick(button, Qt.Key.Key_Return)
    assert asked == [True]
    QTest.keyClick(button, Qt.Key.Key_Down)
    assert picker.tiles[0].hasFocus()


@pytest.mark.parametrize(("width", "beside"), [(800, True), (400, False)])
def test_the_table_of_the_day_stands_below_the_title_where_it_is_narrow(picker, width, beside) -> None:
    picker.offer_today(DayOffer("Limbo: the countdown", "1000–560, won, with a hint, days in a row: 4"))
    picker.resize(width, 540)
    QApplication.processEvents()
    title, button = part(picker, QLabel, "title"), today_of(picker)
    assert button.width() >= button.sizeHint().width()
    assert title.width() >= title.sizeHint().width()
    assert (button.y() < title.geometry().bottom()) == beside
    assert not title.geometry().intersects(button.geometry())
    side = title.alignment() & Qt.AlignmentFlag.AlignHorizontal_Mask
    assert title.x() == picker.tiles[0].mapTo(picker, QPoint(0, 0)).x()
    assert side == (Qt.AlignmentFlag.AlignLeft if beside else Qt.AlignmentFlag.AlignHCenter)
    assert all(button.geometry().bottom() < tile.mapTo(picker, QPoint(0, 0)).y() for tile in picker.tiles)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_there_is_a_match_of_each_game_to_show(game) -> None:
    path = resource("assets", "picker", f"{game.id}.limbo")
    match = Match.of_record(read_record(path.read_text(encoding="utf-8")))
    assert match.game is game
    assert match.ply > LINES
    assert match.result is None, "what is shown is going on"


def test_every_game_has_its_table(picker) -> None:
    assert [tile.game for tile in picker.tiles] == NAMES
    for tile in picker.tiles:
        assert len(scene(tile).pieces) > 10
        assert tile.miniature.width() > 300


def test_the_tables_move_one_after_the_other(picker, clock) -> None:
    for n in range(len(NAMES)):
        before = pictures(picker)
        clock.advance(2000)
        after = pictures(picker)
        moved = [a != b for a, b in zip(before, after, strict=True)]
        assert moved[n], "it is its turn"
        assert not any(moved[n + 1 :]), "they have yet to come"


def test_after_the_last_line_they_begin_again(picker) -> None:
    for tile in picker.tiles:
        first = scene(tile).tableau
        for _ in range(LINES):
            tile.miniature.step()
        tile.miniature.stand_still()
        assert scene(tile).tableau != first
        tile.miniature.step()
        assert scene(tile).tableau == first


def test_their_small_tables_have_no_words_that_are_too_small_to_be_read(picker, clock) -> None:
    foes = next(tile for tile in picker.tiles if tile.game == "foes")
    kinds = set[str]()
    for _ in range(LINES):
        foes.miniature.step()
        clock.advance(400)
        assert not any(sign.help for sign in scene(foes).tableau.signs)
        kinds |= {sign.kind for sign in scene(foes).tableau.signs}
    assert "plate" in kinds


def test_nothing_happens_that_nobody_sees(picker, clock, qtbot) -> None:
    assert not clock.idle
    clock.advance(1600)
    other = QWidget()
    qtbot.addWidget(other)
    with qtbot.waitActive(other):
        other.show()
        other.activateWindow()
    assert clock.idle, "the user is somewhere else"
    with qtbot.waitActive(picker):
        picker.activateWindow()
    assert not clock.idle
    clock.advance(1600)
    picker.hide()
    assert clock.idle


def test_who_does_not_want_movement_gets_none(picker, clock) -> None:
    picker.be_still(True)
    before = pictures(picker)
    assert clock.idle
    clock.advance(60_000)
    assert pictures(picker) == before
    picker.be_still(False)
    clock.advance(2000)
    assert pictures(picker) != before


def test_arrows_walk_and_enter_does_what_the_button_does(picker) -> None:
    found = wanted(picker)
    keys = Qt.Key
    for key, there in (
        (keys.Key_Right, 1),
        (keys.Key_Right, 1),
        (keys.Key_Down, 3),
        (keys.Key_Left, 2),
        (keys.Key_Down, 2),
        (keys.Key_Up, 0),
        (keys.Key_Left, 0),
    ):
        QTest.keyClick(focused(), key)
        assert QApplication.focusWidget() is picker.tiles[there]
        assert picker.game == NAMES[there]
    QTest.keyClick(focused(), keys.Key_Return)
    QTest.keyClick(focused(), keys.Key_Space)
    assert found == [("now", NAMES[0])] * 2


def test_tab_leads_to_playing_at_once(picker) -> None:
    found = wanted(picker)
    QTest.keyClick(picker.tiles[0], Qt.Key.Key_Tab)
    assert focused() is picker.tiles[0].play
    assert picker.game == NAMES[0]
    QTest.keyClick(focused(), Qt.Key.Key_Return)
    assert found == [("now", NAMES[0])]
    QTest.keyClick(focused(), Qt.Key.Key_Right)
    assert focused() is picker.tiles[1]


def test_a_click_begins_as_its_button_does(picker) -> None:
    found = wanted(picker)
    for tile in picker.tiles:
        QTest.mouseClick(tile, Qt.MouseButton.LeftButton, pos=tile.miniature.geometry().center())
        QTest.mouseClick(tile.play, Qt.MouseButton.LeftButton)
    assert found == [("now", name) for name in NAMES for _ in range(2)]


def test_a_click_between_the_controls_begins_nothing(picker) -> None:
    offer_all(picker)
    QApplication.processEvents()
    found = wanted(picker)
    left, shapes = Qt.MouseButton.LeftButton, Qt.CursorShape
    for tile in picker.tiles:
        box, button, learn = (one.geometry() for one in (tile.sitters, tile.play, tile.learn))
        below = QPoint(box.center().x(), (box.bottom() + button.top()) // 2)
        beside = QPoint((button.right() + learn.left()) // 2, button.center().y())
        under = QPoint(button.center().x(), tile.height() - 3)
        for gap in (below, beside, under):
            assert tile.childAt(gap) in (None, part(tile, QLabel, "under-way")), "no control is there"
            QTest.mouseMove(tile, gap)
            QTest.mouseClick(tile, left, pos=gap)
            assert tile.cursor().shape() == shapes.ArrowCursor
        QTest.mouseMove(tile, tile.miniature.geometry().center())
        assert tile.cursor().shape() == shapes.PointingHandCursor
    assert not found
    for tile in picker.tiles:
        QTest.mouseClick(tile, left, pos=part(tile, QLabel, "name").geometry().center())
    assert found == [("now", name) for name in NAMES]


def test_a_match_under_way_is_gone_on_with_or_another_is_begun(picker) -> None:
    found = wanted(picker)
    offer_all(picker)
    first, second = picker.tiles[:2]
    assert first.anew.isHidden()
    picker.offer(first.game, replace(OFFER, under_way="In progress, 12 actions"))
    assert (first.play.text(), first.anew.text(), second.play.text()) == ("Resume", "New", "Play now")
    QTest.mouseClick(first, Qt.MouseButton.LeftButton, pos=first.miniature.geometry().center())
    QTest.mouseClick(first.play, Qt.MouseButton.LeftButton)
    QTest.mouseClick(first.anew, Qt.MouseButton.LeftButton)
    QTest.keyClick(first, Qt.Key.Key_Return)
    assert found == [("resume", first.game)] * 2 + [("now", first.game), ("resume", first.game)]
    found.clear()
    first.setFocus()
    QTest.keyClick(first, Qt.Key.Key_Tab)
    assert focused() is first.play
    QTest.keyClick(focused(), Qt.Key.Key_Space)
    QTest.keyClick(focused(), Qt.Key.Key_Tab)
    assert focused() is first.anew
    QTest.keyClick(focused(), Qt.Key.Key_Return)
    assert found == [("resume", first.game), ("now", first.game)]
    picker.offer(first.game, OFFER)
    assert first.anew.isHidden()


def test_ears_hear_which_match_is_under_way(picker) -> None:
    tile = picker.tiles[0]
    picker.offer(tile.game, replace(OFFER, under_way="In progress, 12 actions"))
    picker.retranslate(speak)
    name = words(tile)[0].text()
    assert tile.accessibleDescription().startswith("Resume: In progress, 12 actions\n")
    assert tile.play.accessibleName() == f"Resume: {name}"
    assert tile.play.accessibleDescription() == "In progress, 12 actions"
    shown = part(tile, QLabel, "under-way")
    assert (shown.text(), shown.isVisible()) == ("In progress, 12 actions", True), "eyes see it, too"
    assert f"New match: {name}" in heard(tile)
    picker.offer(tile.game, OFFER)
    assert tile.play.text() == "Play now"
    assert "Resume" not in tile.accessibleDescription()
    assert not shown.isVisible()
    assert f"New match: {name}" not in heard(tile)


def test_back_is_offered_where_there_is_something_to_go_back_to(picker) -> None:
    found = wanted(picker)
    back = part(picker, QPushButton, "back")
    assert back.isHidden()
    QTest.keyClick(picker.tiles[0], Qt.Key.Key_Escape)
    assert found == []
    picker.begin("limit", match=True)
    assert picker.game == "limit"
    QTest.keyClick(picker.tiles[3], Qt.Key.Key_Escape)
    QTest.mouseClick(back, Qt.MouseButton.LeftButton)
    assert found == [("back", "")] * 2


def test_ears_hear_all_that_eyes_see(picker) -> None:
    for tile in picker.tiles:
        heard = QAccessible.queryAccessibleInterface(tile)
        assert heard.role() == QAccessible.Role.Button
        name, *others = words(tile)
        assert heard.text(QAccessible.Text.Name) == name.text()
        description = heard.text(QAccessible.Text.Description)
        for label in others:
            assert label.text()
            assert label.text() in description
        assert name.text() in tile.play.accessibleName()


def test_ears_hear_each_text_once_and_no_picture(picker) -> None:
    offer_all(picker)
    for tile in picker.tiles:
        buttons = (tile.play, tile.learn, tile.sitters)
        assert sorted(heard(tile)) == sorted(one.accessibleName() for one in buttons)


def test_it_can_be_worn_on_another_cloth(picker) -> None:
    before = picker.grab().toImage()
    picker.wear(PlainArt(), LIGHT)
    picker.retranslate(speak)
    assert picker.grab().toImage() != before


def whole(picker: Picker) -> None:
    """Look that no letter is cut and nothing covers another part."""
    for tile in picker.tiles:
        labels = [*words(tile), part(tile, QLabel, "progress"), part(tile.sitters, QLabel, "sitters")]
        shown = [label for label in labels if label.isVisible()]
        assert len(shown) >= 2, "the name, and who sits there"
        for label in shown:
            assert label.heightForWidth(label.width()) <= label.height(), label.text()
        for button in filter(QWidget.isVisible, (tile.play, tile.anew, tile.learn)):
            assert button.width() >= button.minimumSizeHint().width()
            assert button.height() >= button.sizeHint().height()
            assert tile.rect().contains(button.geometry())
        assert tile.miniature.height() > 80


@pytest.mark.parametrize("back", [False, True])
@pytest.mark.parametrize("under_way", ["", "In progress, 12 actions · Began 11/28/26 11:41 AM"])
def test_every_tile_is_whole_in_every_size(picker, back, under_way) -> None:
    for game in NAMES:
        picker.offer(game, replace(OFFER, under_way=under_way))
    picker.begin(NAMES[0], match=back)
    for size in ((800, 500), (960, 440), (1024, 600), (1000, 600), (1280, 700), (1920, 980)):
        picker.resize(*size)
        QApplication.processEvents()
        whole(picker)
        room = part(picker, QScrollArea)
        never = Qt.ScrollBarPolicy.ScrollBarAsNeeded
        assert room.verticalScrollBarPolicy() != never, "it never comes and goes"
        if size != (960, 440):
            assert room.verticalScrollBar().maximum() == 0, ("there is room for all", size)
        assert all(part(tile, QLabel, "table").isVisible() for tile in picker.tiles), "by that one chooses"
        pitch, chance = (part(picker.tiles[0], QLabel, name).isVisible() for name in ("pitch", "chance"))
        assert chance <= pitch, "what matters least is left out first"
        going_on = part(picker.tiles[0], QLabel, "under-way").isVisible()
        assert going_on <= bool(under_way)
        assert chance <= going_on or not under_way
        if size == (1920, 980) or (size == (800, 500) and under_way):
            assert chance == (size == (1920, 980))


def test_words_grow_with_the_page_and_back(picker) -> None:
    offer_all(picker)
    picker.offer_today(DayOffer("Limbo: the foes", "not played yet"))
    tile = picker.tiles[0]
    written: dict[tuple[int, int], list[int]] = {}
    for size in ((1280, 740), (1920, 1020), (2560, 1360), (1280, 740)):
        picker.resize(*size)
        QApplication.processEvents()
        whole(picker)
        sitters, faces = part(tile, QLabel, "sitters"), part(tile.sitters, QWidget, "faces")
        heights = [QFontMetrics(label.font()).height() for label in (*words(tile), sitters)]
        heights += [QFontMetrics(part(picker, QLabel, "title").font()).height(), faces.height()]
        heights += [QFontInfo(one.font()).pixelSize() for one in (tile.play, today_of(picker))]
        assert written.setdefault(size, heights) == heights
    usual, *larger = (written[size] for size in sorted(written))
    for few, factor in zip(larger, (1.2, 1.6), strict=True):
        assert all(now >= factor * before for now, before in zip(few, usual, strict=True)), (few, usual)


@pytest.mark.parametrize(("height", "scrolls"), [(220, True), (900, False)])
def test_the_page_scrolls_where_it_has_no_room(picker, height, scrolls) -> None:
    offer_all(picker)
    picker.resize(1024, height)
    QApplication.processEvents()
    bar = part(picker, QScrollArea).verticalScrollBar()
    assert bar.isVisible() is scrolls
    assert (bar.maximum() > 0) is scrolls


def test_a_page_that_becomes_lower_is_as_if_it_had_always_been(picker) -> None:
    offer_all(picker)

    def shown(*size: int) -> list[tuple[int, bool]]:
        picker.resize(*size)
        QApplication.processEvents()
        assert part(picker, QScrollArea).verticalScrollBar().maximum() == 0, size
        return [(tile.height(), part(tile, QLabel, "chance").isVisible()) for tile in picker.tiles]

    low = shown(1024, 600)
    high = shown(1024, 900)
    assert high != low
    for tile in picker.tiles:
        tile.miniature.updateGeometry()  # its size is asked for anew, as after a change of the letters
    assert shown(1024, 600) == low


def test_words_are_left_out_only_where_there_is_no_room_for_them(picker) -> None:
    offer_all(picker)
    tile = picker.tiles[0]
    heights = []
    for spared in ((), ("chance",), ("chance", "progress"), ("chance", "progress", "table", "pitch")):
        tile.spare(spared)
        heights.append(tile.height_for(480))
    assert heights == sorted(set(heights), reverse=True), "each word that is left out makes room at once"


def test_words_left_out_on_one_tile_stay_on_another_with_room(picker) -> None:
    offer_all(picker)
    *_, crowded = picker.tiles
    picker.offer(crowded.game, replace(OFFER, under_way="In progress, 12 actions · Began 11/28/26 11:41 AM"))
    remarks, more = ("under-way", "table", "progress", "chance"), set[bool]()
    for height in range(640, 440, -30):
        picker.resize(1024, height)
        QApplication.processEvents()
        whole(picker)
        labels = [[part(tile, QLabel, one) for one in remarks] for tile in picker.tiles]
        left_out = [sum(bool(one.text()) and not one.isVisible() for one in each) for each in labels]
        more.add(left_out[0] < left_out[-1])
        for tile, each in zip(picker.tiles, labels, strict=True):
            free = tile.height() - tile.height_for(tile.width()) - tile.layout().contentsMargins().top()
            for one in each:
                room = one.heightForWidth(part(tile, QLabel, "name").width())
                assert one.isVisible() or not one.text() or room > free, (height, tile.game)
    assert True in more


def test_a_small_page_leaves_out_three_faces_and_never_the_description_of_the_game(picker) -> None:
    three = Offer(
        ("You", "Nana", "Toto", "Mimi"), (None, *(Character(0, kin) for kin in range(3))), OFFER.levels
    )
    for tile in picker.tiles:
        picker.offer(tile.game, three)
    tile = picker.tiles[0]
    beside = picker.height() - part(picker, QScrollArea).height()
    shown: list[tuple[bool, bool]] = []
    # From room for all words to none at all: which height leaves out what depends on the font.
    for row in range(320, 40, -12):
        picker.resize(784, beside + 2 * row)
        QApplication.processEvents()
        now = part(tile.sitters, QWidget, "faces").isVisible(), part(tile, QLabel, "pitch").isVisible()
        if not shown or now != shown[-1]:
            shown.append(now)
    faces_and_words = [(True, True), (False, True)]
    assert shown == faces_and_words
    assert part(picker, QScrollArea).verticalScrollBar().maximum() > 0, "then it scrolls"


@pytest.mark.parametrize("width", [1280, 900, 800])
def test_no_line_ends_with_the_dot_between_two_remarks(picker, width) -> None:
    offer_all(picker)
    picker.resize(width, 720)
    QApplication.processEvents()
    label = part(picker.tiles[0], QLabel, "progress")
    shown, whole_text = QLabel.text(label).replace("\u00a0", " "), label.text()
    assert whole_text == "3 of 14 lessons · 5 of 50 puzzles"
    fits = label.fontMetrics().horizontalAdvance(whole_text) <= label.contentsRect().width()
    assert shown == (whole_text if fits else whole_text.replace(" · ", "\n"))
    assert fits or width < 1280
    assert not fits or width > 800
    whole(picker)


def test_remarks_are_laid_into_lines_anew_for_larger_letters(picker) -> None:
    offer_all(picker)
    QApplication.processEvents()
    label = part(picker.tiles[0], QLabel, "progress")
    assert "\n" not in QLabel.text(label)
    font = label.font()
    font.setPointSizeF(2 * font.pointSizeF())
    label.setFont(font)
    assert QLabel.text(label).replace("\u00a0", " ") == label.text().replace(" · ", "\n")


def test_a_small_table_is_laid_once_however_many_sizes_its_page_tries(picker) -> None:
    laid = []
    for tile in picker.tiles:
        scene(tile).pieces_changed.connect(lambda game=tile.game: laid.append(game))
    before = [scene(tile).tableau.frame for tile in picker.tiles]
    for width in (1100, 900, 800):
        picker.resize(width, 600)
    assert laid == []
    QApplication.processEvents()
    assert sorted(laid) == sorted(NAMES)
    for tile, old in zip(picker.tiles, before, strict=True):
        assert scene(tile).sceneRect().size() == tile.miniature.viewport().size()
        assert scene(tile).tableau.frame != old


def test_no_small_table_is_laid_before_the_page_is_shown_nor_again_when_it_is_looked_at(qtbot, clock) -> None:
    art = PlainArt()
    picker = Picker(NAMES, art, DARK, speak, clock)
    qtbot.addWidget(picker)
    picker.wear(art, DARK)
    picker.retranslate(speak)
    picker.resize(1280, 720)
    assert art.drawn == []
    painted = DrawnAtPaint(art, picker)
    with qtbot.waitActive(picker):
        picker.show()
        picker.activateWindow()
    qtbot.waitUntil(lambda: all(scene(tile).pieces for tile in picker.tiles))
    assert painted.drawn[0] == 0, "the first picture waits for no small table"
    lying = sum(len(scene(tile).pieces) for tile in picker.tiles)
    assert len(art.drawn) == lying, "each piece is drawn once"
    other = QWidget()
    qtbot.addWidget(other)
    with qtbot.waitActive(other):
        other.show()
        other.activateWindow()
    with qtbot.waitActive(picker):
        picker.activateWindow()
    assert len(art.drawn) == lying


@pytest.mark.parametrize("width", [900, 640, 560, 420])
def test_no_tile_is_wider_than_its_share_of_the_page(picker, width) -> None:
    offer_all(picker)
    picker.resize(width, 330)
    QApplication.processEvents()
    whole(picker)
    room = part(picker, QScrollArea).viewport()
    columns = set()
    for tile in picker.tiles:
        left = tile.mapTo(room, QPoint(0, 0)).x()
        columns.add(left)
        assert left + tile.width() <= room.width()
        assert part(tile, QLabel, "pitch").isVisible()
    assert len(columns) == (2 if width == 900 else 1) or width == 640, "which depends on the font"
    picker.tiles[0].setFocus()
    QTest.keyClick(focused(), Qt.Key.Key_Down)
    assert focused() is picker.tiles[len(columns)]


def test_five_games_are_whole_too(qapp, clock) -> None:
    with GAMES.extended("tests.fifth_game.game:GAME"):
        picker = Picker([game.id for game in GAMES], PlainArt(), DARK, speak, clock)
        try:
            picker.resize(800, 300)
            picker.show()
            offer_all(picker)
            picker.begin(NAMES[0], match=True)
            QApplication.processEvents()
            tile = picker.tiles[-1]
            button = QRect(tile.play.mapTo(tile, QPoint(0, 0)), tile.play.size())
            assert not tile.visibleRegion().boundingRect().contains(button)
            whole(picker)
            for _ in range(2):
                QTest.keyClick(picker.tiles[0], Qt.Key.Key_Down)
                QTest.keyClick(picker.tiles[2], Qt.Key.Key_Down)
            assert tile.visibleRegion().boundingRect().contains(button), "the keyboard leads there"
        finally:  # while the game is known
            picker.close()
            picker.deleteLater()
            QApplication.sendPostedEvents(picker, QEvent.Type.DeferredDelete)


def test_who_will_sit_there_is_shown_and_heard(picker) -> None:
    tile = picker.tiles[1]
    assert tile.sitters.isHidden()
    picker.offer(tile.game, OFFER)
    text = part(tile.sitters, QLabel, "sitters").text()
    together = QLocale().createSeparatedList(["Nana", "Toto"])
    assert text == f"{together}\nnewcomer"
    assert tile.sitters.accessibleName() == f"Opponents: {together}, newcomer"
    assert "first match" in tile.sitters.accessibleDescription()


def test_other_opponents_are_chosen_in_place(picker) -> None:
    found = wanted(picker)
    tile = picker.tiles[1]
    picker.offer(tile.game, OFFER)
    menu = tile.sitters.menu()
    assert [one.text() for one in menu.actions() if one.text()] == [
        "Nana, newcomer", "Louhi, expert", "About as strong as you", "Other players and rules…",
    ]  # fmt: skip
    for action in menu.actions():
        action.trigger()
    levels = [("novice", tile.game), ("expert", tile.game), ("even", tile.game)]
    assert found == [*levels, ("set up", tile.game)]


def test_people_alone_are_named_and_can_be_set_up_only(picker) -> None:
    tile = picker.tiles[1]
    picker.offer(tile.game, Offer(("Player 1", "Player 2"), (None, None), OFFER.levels))
    together = QLocale().createSeparatedList(["Player 1", "Player 2"])
    assert part(tile.sitters, QLabel, "sitters").text() == together
    assert [one.text() for one in tile.sitters.menu().actions() if one.text()] == ["Other players and rules…"]


def test_learning_stands_beside_playing(picker) -> None:
    found = wanted(picker)
    tile = picker.tiles[0]
    assert tile.learn.isHidden()
    picker.offer(tile.game, OFFER)
    assert part(tile, QLabel, "progress").text() == "3 of 14 lessons · 5 of 50 puzzles"
    for action in tile.courses_menu().actions():
        action.trigger()
    assert found == [("lessons", tile.game), ("puzzles", tile.game)]
    picker.offer(tile.game, Offer(OFFER.names, OFFER.cast, OFFER.levels, puzzles=(0, 2)))
    assert [one.text() for one in tile.courses_menu().actions()] == ["Puzzles – 0 of 2 solved"]
    picker.offer(tile.game, Offer(OFFER.names, OFFER.cast, OFFER.levels, rules=True))
    assert not tile.learn.isHidden(), "a rule book teaches as well"
    (rules,) = tile.courses_menu().actions()
    rules.trigger()
    assert found[-1] == ("rules", tile.game)
    picker.offer(tile.game, Offer(OFFER.names, OFFER.cast, OFFER.levels))
    assert tile.learn.isHidden(), "nothing teaches this game"


@pytest.mark.parametrize("width", [1280, 1600])
def test_every_name_has_a_line_to_itself(picker, qtbot, width) -> None:
    picker.resize(width, 720)
    QApplication.processEvents()
    for tile in picker.tiles:
        name, *_ = words(tile)
        assert name.fontMetrics().horizontalAdvance(name.text()) <= name.width(), name.text()
    assert len({words(tile)[0].font().pointSizeF() for tile in picker.tiles}) == 1


def test_a_picture_too_narrow_to_be_seen_makes_way_for_the_words(picker, qapp) -> None:
    font = qapp.font()
    qapp.setFont(larger(font, 2.0))
    hidden = set()
    try:
        for width in (700, 1024, 1280):
            picker.resize(width, 620)
            for _ in range(3):
                QApplication.processEvents()
            pictures = [tile.miniature for tile in picker.tiles]
            assert all(one.isHidden() or one.width() >= 90 for one in pictures), width
            hidden |= {one.isHidden() for one in pictures}
    finally:
        qapp.setFont(font)
    assert hidden == {True, False}


@pytest.mark.parametrize("size", [(1280, 735), (1020, 635), (800, 535), (640, 400)])
def test_very_large_letters_leave_players_and_time_whole(picker, qapp, size) -> None:
    offer_all(picker)
    picker.offer_today(DayOffer("Limbo: the foes", "not played yet"))
    font = qapp.font()
    qapp.setFont(larger(font, 1.5))
    try:
        picker.wear(PlainArt(), DARK)
        picker.resize(*size)
        for _ in range(3):
            QApplication.processEvents()
        whole(picker)
        for tile in picker.tiles:
            table = part(tile, QLabel, "table")
            assert table.isVisible(), tile.game
            assert table.geometry().bottom() < tile.sitters.y()
        assert part(picker, QScrollArea).verticalScrollBar().isVisible() == (size == (640, 400))
    finally:
        qapp.setFont(font)


def test_players_and_their_strength_share_a_line_where_it_saves_one(picker) -> None:
    offer_all(picker)
    sitters = picker.tiles[0].sitters
    label = part(sitters, QLabel, "sitters")
    usual, name = sitters.heightForWidth(400), sitters.accessibleName()
    sitters.spare(faces=True, line=True)
    together = QLocale().createSeparatedList(["Nana", "Toto"])
    assert label.text() == f"{together} · newcomer"
    assert sitters.heightForWidth(400) < min(usual, sitters.heightForWidth(110)), "it breaks at the dot"
    assert sitters.accessibleName() == name
    sitters.spare(faces=False, line=False)
    assert label.text() == f"{together}\nnewcomer"


def test_a_small_table_shows_outlines_until_it_is_laid(qtbot, clock) -> None:
    table = Miniature(NAMES[0], PlainArt(), DARK, speak, clock)
    qtbot.addWidget(table)
    table.resize(300, 300)
    first = table.grab().toImage()
    assert not part(table, TableScene).tableau.pieces, "nothing is laid for it"
    assert len({first.pixel(x, 150) for x in range(20, 280)}) > 1
    QApplication.processEvents()
    assert part(table, TableScene).tableau.pieces
