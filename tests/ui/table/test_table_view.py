"""The view as a whole: its size, its language, and rest."""

from __future__ import annotations

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QEvent, QObject, QSize
from PySide6.QtGui import QPaintEvent, QRegion
from PySide6.QtWidgets import QApplication, QWidget

from limbotable.core.phrases import phrase
from limbotable.table.tableau import Frame, Sign
from limbotable.ui.table.geometry import area_of
from limbotable.ui.table.pixels import rect_of
from limbotable.ui.table.table_view import TableView


def test_another_size_asks_for_another_frame(table, qtbot) -> None:
    frames: list[Frame] = []
    table.view.reframed.connect(frames.append)
    table.view.resize(QSize(640, 900))
    assert frames == [table.view.frame()]
    assert frames[0].width < frames[0].height


def test_in_another_size_each_piece_is_drawn_once_and_at_its_new_size(table, small) -> None:
    def lay(frame: Frame) -> None:
        table.show(replace(small, frame=frame))

    table.view.reframed.connect(lay)
    table.art.drawn.clear()
    table.view.resize(QSize(500, 800))
    assert sorted(face for face, _, _ in table.art.drawn if face) == ["a", "b", "c", "d", "top"]
    unit = table.scene.geometry.unit
    assert all(item.pixmap().width() == round(unit) for item in table.scene.pieces.values())


def test_in_another_size_pieces_that_stay_where_they_were_are_drawn_at_it_too(table) -> None:
    before = table.scene.geometry.unit
    table.view.resize(QSize(500, 800))
    unit = table.scene.geometry.unit
    assert unit < before
    assert all(item.pixmap().width() == round(unit) for item in table.scene.pieces.values())


def test_in_another_frame_nothing_is_drawn_for_the_former_one(table, small) -> None:
    table.view.reframed.connect(lambda frame: table.show(replace(small, frame=frame)))
    table.art.drawn.clear()
    table.view.resize(QSize(640, 900))
    assert table.scene.geometry.unit == 100, "as before: narrower, and in a narrower frame"
    assert table.art.drawn == []


def test_where_no_other_tableau_comes_everything_is_drawn_in_the_new_size(table) -> None:
    unit = table.scene.geometry.unit
    table.view.resize(QSize(640, 900))
    assert table.scene.geometry.unit != unit
    assert table.scene.pieces["a"].pixmap().width() == round(table.scene.geometry.unit)


def test_another_language_reaches_everything(table) -> None:
    table.view.retranslate(lambda said: said.code.upper())
    assert table.scene.signs["me"].wording.text == "ME"
    assert table.button("DRAW-ONE").isVisible()
    table.drag("c", table.at("on-pile"))
    assert table.view.overlays.chooser.buttons()[0].accessibleName() == "C-LOW"


def test_an_idle_table_has_nothing_to_do(table, clock) -> None:
    table.hover("a")
    table.click("a")
    clock.advance(1000)
    assert clock.idle


def test_a_name_that_is_cut_off_is_told_where_the_pointer_rests(table, small) -> None:
    assert table.scene.signs["me"].toolTip() == ""
    long = Sign("me", "plate", 8.5, 5.8, 2.0, 0.6, phrase("<b>Maximilian the Magnificent of Maastricht"))
    table.show(replace(small, signs=(long,)))
    assert "&lt;b&gt;Maximilian" in table.scene.signs["me"].toolTip()
    table.show(small)
    assert table.scene.signs["me"].toolTip() == ""


def test_lights_that_look_alike_are_drawn_once(table) -> None:
    def drawn() -> dict[str, int]:
        return {key: light.pixmap().cacheKey() for key, light in table.scene.lights.items()}

    table.click("b")
    plain = drawn()
    assert plain.keys() == {"on-pile", "aside"}
    assert len(set(plain.values())) == 1
    table.hover("aside")
    assert drawn()["aside"] != plain["aside"]
    assert drawn()["on-pile"] == plain["on-pile"]
    table.hover("on-pile")
    assert drawn()["aside"] == plain["aside"]
    table.view.resize(500, 800)
    assert set(drawn().values()).isdisjoint(plain.values())
    wide = table.scene.lights["aside"].pixmap().width()
    assert wide < 1.2 * 100


class Painted(QObject):
    """Notes where a widget was painted."""

    def __init__(self, of: QWidget) -> None:
        super().__init__(of)
        self.region = QRegion()
        of.installEventFilter(self)

    def eventFilter(self, _: QObject, event: QEvent) -> bool:  # noqa: N802 - Qt's name
        if isinstance(event, QPaintEvent):
            self.region |= event.region()
        return False


@pytest.mark.parametrize("begins", [True, False])
def test_what_is_taken_away_as_a_crowd_begins_to_move_or_rests_leaves_nothing(table, small, begins) -> None:
    far = Sign("far", "note", 1.5, 5.8, 1.0, 0.4, phrase("far"))
    many = tuple(replace(small.pieces[0], key=f"n{n}", x=4 + n * 0.1, y=1.0) for n in range(30))
    at = replace(small, pieces=many, signs=(*small.signs, far))
    moved = replace(at, pieces=tuple(replace(one, y=1.2) for one in many))
    table.show(at)
    if not begins:
        table.scene.glide(moved, 200, 0)
    QApplication.processEvents()
    place = QRegion(rect_of(table.scene.geometry, area_of(far)))
    painted = Painted(table.view.viewport())
    without = replace(moved, signs=small.signs)
    if begins:
        table.scene.glide(without, 200, 0)
    else:
        table.scene.show(without)
    QApplication.processEvents()
    assert place.subtracted(painted.region).isEmpty()


def test_all_around_a_crowd_is_painted_at_once_and_else_only_what_changes(table, small) -> None:
    modes = TableView.ViewportUpdateMode
    assert table.view.viewportUpdateMode() == modes.SmartViewportUpdate
    many = tuple(replace(small.pieces[0], key=f"n{n}", x=n * 0.3) for n in range(30))
    table.scene.glide(replace(small, pieces=many), 200, 0)
    assert table.view.viewportUpdateMode() == modes.BoundingRectViewportUpdate
    table.clock.advance(400)
    assert table.view.viewportUpdateMode() == modes.SmartViewportUpdate
