"""A user who looks closer at the table."""

from __future__ import annotations

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QInputDevice, QNativeGestureEvent, QPointingDevice, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QGestureEvent, QPinchGesture

from limbotable.core.phrases import phrase
from limbotable.table.tableau import Beat, Frame, Ground, Piece, Tableau
from limbotable.ui.art.pictures import Look, Picture
from limbotable.ui.table.geometry import CLOSEST, FITTING, Camera, camera_of, fit
from limbotable.ui.table.guard import MOMENT
from limbotable.ui.table.pixels import rect_of
from limbotable.ui.table.sharpener import SETTLED
from tests.patience import PATIENCE
from tests.ui.conftest import FRAME, PlainArt

BARE = QPoint(40, 320)
KEY = Qt.Key


def wheel(table, notches: float, where: str | QPoint) -> None:
    point = QPointF(table.at(where) if isinstance(where, str) else where)
    port = table.view.viewport()
    event = QWheelEvent(
        point,
        QPointF(port.mapToGlobal(point)),
        QPoint(),
        QPoint(0, round(120 * notches)),
        Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(port, event)


def draw(table, start: QPoint, end: QPoint, button: Qt.MouseButton) -> None:
    port = table.view.viewport()
    QTest.mousePress(port, button, pos=start)
    for step in (1, 2, 3, 4):
        QTest.mouseMove(port, start + (end - start) * step / 4)
    QTest.mouseRelease(port, button, pos=end)


# The camera


def test_a_camera_shows_nothing_but_the_table() -> None:
    fitting = fit(FRAME, 1000, 640)
    assert camera_of(fitting, FRAME, 1000, 640) == FITTING
    assert camera_of(fitting.moved(70, -30), FRAME, 1000, 640) == FITTING
    assert camera_of(fitting.zoomed(0.5, 10, 10), FRAME, 1000, 640) == FITTING
    aside = camera_of(fitting.zoomed(2.0, 0, 0).moved(500, 500), FRAME, 1000, 640)
    assert fit(FRAME, 1000, 640, aside).to_units(0, 0) == pytest.approx((0, 0))
    assert camera_of(fitting.zoomed(99, 500, 320), FRAME, 1000, 640).zoom == CLOSEST


@pytest.mark.parametrize("zoom", [1.0, 1.7, 4.0])
@pytest.mark.parametrize("size", [(1000, 640), (1300, 500), (500, 900)])
def test_a_geometry_has_its_camera(zoom: float, size: tuple[int, int]) -> None:
    frame = Frame(10.0, 6.4)
    camera = camera_of(fit(frame, *size).zoomed(zoom, size[0] / 2, size[1] / 2), frame, *size)
    assert (camera.zoom, camera.x, camera.y) == pytest.approx((zoom, 0, 0))
    assert fit(frame, *size, camera).unit == pytest.approx(fit(frame, *size).unit * zoom)


# Closer


def test_the_wheel_looks_closer_at_what_is_under_the_pointer(table) -> None:
    before = table.at("on-pile")
    wheel(table, 3, "on-pile")
    assert table.scene.geometry.unit == pytest.approx(100 * 1.2**3)
    assert table.at("on-pile") == before
    wheel(table, -9, "top")
    assert table.scene.camera == FITTING
    assert table.scene.geometry.unit == 100


def test_what_is_closer_is_played_where_it_is_seen(table) -> None:
    wheel(table, 2, "a")
    table.click("a")
    assert table.scene.marks.picked == "a"
    table.click("a")
    assert table.chosen == ["play a"]
    rect = table.view.readable.node_rect("b")
    assert rect.center() == table.view.viewport().mapToGlobal(table.at("b")) - QPoint(1, 1)
    assert rect.width() == round(100 * 1.2**2)
    table.hover(BARE)
    table.hover("c")
    assert table.scene.marks.hovered == "c"


def test_dragging_a_piece_works_as_close_as_ever(table, clock) -> None:
    wheel(table, 1, "top")
    clock.advance(MOMENT)
    table.drag("b", table.at("aside"))
    assert table.chosen == ["keep b"]


def test_while_the_wheel_turns_nothing_is_drawn_and_then_all_is_sharp(table, clock) -> None:
    drawn = len(table.art.drawn)
    for _ in range(4):
        wheel(table, 1, BARE)
        clock.advance(20)
    assert len(table.art.drawn) == drawn
    item = table.scene.pieces["b"]
    assert item.sceneBoundingRect().width() == pytest.approx(100 * 1.2**4, rel=0.02)
    clock.advance(SETTLED)
    assert len(table.art.drawn) > drawn
    for item in table.scene.pieces.values():
        width = item.pixmap().width() / item.pixmap().devicePixelRatio()
        assert width == pytest.approx(100 * 1.2**4, rel=0.02)
        assert item.transform().isIdentity() or item.piece.angle
    assert all(sign.transform().isIdentity() for sign in table.scene.signs.values())
    assert clock.idle


def test_what_takes_long_to_draw_is_drawn_frame_by_frame(table, clock, monkeypatch) -> None:
    drawn: list[float] = []

    def slowly(look: Look) -> Picture:
        clock.pass_by(20.0)
        drawn.append(clock.now())
        return PlainArt().piece(look)

    wheel(table, 4, BARE)
    monkeypatch.setattr(table.art, "piece", slowly)
    clock.advance(SETTLED + 5)
    assert 1 <= len(drawn) <= 2
    for _ in range(20):
        clock.advance(30)
    assert len(drawn) == len(table.scene.pieces)
    assert all(item.transform().isIdentity() for item in table.scene.pieces.values())
    assert clock.idle


def test_two_fingers_on_a_touchpad_zoom(table) -> None:
    device = QPointingDevice(
        "pad", 1, QInputDevice.DeviceType.TouchPad, QPointingDevice.PointerType.Finger,
        QInputDevice.Capability.Position, 2, 0,
    )  # fmt: skip
    where = QPointF(table.at("b"))
    for kind, value in (
        (Qt.NativeGestureType.ZoomNativeGesture, 0.5),
        (Qt.NativeGestureType.RotateNativeGesture, 20.0),
    ):
        event = QNativeGestureEvent(kind, device, 2, where, where, where, value, QPointF())
        QApplication.sendEvent(table.view.viewport(), event)
    assert table.scene.camera.zoom == pytest.approx(1.5)


def test_two_fingers_on_the_screen_zoom_and_draw(table) -> None:
    wheel(table, 4, BARE)
    pinch, before = QPinchGesture(), table.scene.geometry
    port = table.view.viewport()
    pinch.setScaleFactor(1.25)
    pinch.setLastCenterPoint(QPointF(port.mapToGlobal(QPoint(300, 300))))
    pinch.setCenterPoint(QPointF(port.mapToGlobal(QPoint(320, 310))))
    QApplication.sendEvent(port, QGestureEvent([pinch]))
    after = table.scene.geometry
    assert after.unit == pytest.approx(before.unit * 1.25)
    assert after.to_units(320, 310) == pytest.approx(before.to_units(300, 300))


# Drawing the table along


@pytest.mark.parametrize("button", [Qt.MouseButton.LeftButton, Qt.MouseButton.MiddleButton])
def test_a_close_table_is_drawn_along(table, button) -> None:
    wheel(table, 4, BARE)
    before = table.scene.geometry
    draw(table, QPoint(200, 100), QPoint(120, 60), button)
    after = table.scene.geometry
    assert (after.left - before.left, after.top - before.top) == pytest.approx((-80, -40))
    assert after.unit == before.unit
    assert table.chosen == []
    QTest.mouseMove(table.view.viewport(), QPoint(400, 300))
    assert table.scene.geometry == after, "the button is not held any more"


def test_a_whole_table_lies_still(table) -> None:
    draw(table, BARE, BARE + QPoint(100, 50), Qt.MouseButton.LeftButton)
    draw(table, BARE, BARE + QPoint(100, 50), Qt.MouseButton.MiddleButton)
    assert table.scene.geometry.left == 0
    table.click("b")
    table.click(BARE)
    assert table.scene.marks.picked == "", "a click on the cloth is still one"


def test_nobody_sees_beyond_the_table(table) -> None:
    wheel(table, 2, "b")
    draw(table, QPoint(500, 300), QPoint(4000, 3000), Qt.MouseButton.MiddleButton)
    assert table.scene.geometry.to_units(0, 0) == pytest.approx((0, 0))


# The whole table again


def test_it_fits_again_on_wish(table) -> None:
    table.view.zoom.zoom(2.0)
    assert table.scene.camera == Camera(2.0)
    table.view.zoom.fit()
    assert table.scene.geometry == fit(FRAME, 1000, 640)


def test_another_size_of_the_window_keeps_what_is_looked_at(table, qtbot) -> None:
    wheel(table, 4, "b")
    camera = table.scene.camera
    table.view.resize(800, 512)
    qtbot.waitUntil(lambda: table.scene.geometry.unit != 100 * 1.2**4, timeout=PATIENCE)
    assert table.scene.camera.zoom == pytest.approx(camera.zoom)
    assert table.scene.camera.x == pytest.approx(camera.x, abs=0.2)


def test_the_keyboard_brings_what_it_is_on_into_view(table) -> None:
    wheel(table, 6, "a")
    seen = table.view.viewport().rect()
    table.key(KEY.Key_Left)
    for _ in range(3):
        table.key(KEY.Key_Right)
        area = table.scene.area_named(table.scene.marks.focused)
        assert area is not None
        assert seen.adjusted(-1, -1, 1, 1).contains(rect_of(table.scene.geometry, area))
    assert table.scene.marks.focused == "d"


def test_the_chooser_does_not_stay_behind(table) -> None:
    table.click("c")
    table.click("on-pile")
    wheel(table, 1, BARE)
    assert table.view.overlays.chooser.actions_offered == ()


def test_behind_the_curtain_nothing_is_looked_at(table) -> None:
    table.view.cover("Next", "I am here")
    wheel(table, 3, BARE)
    assert table.scene.camera == FITTING


# What grows


def island(ground: Ground, *cells: int) -> Tableau:
    tiles = tuple(
        Piece(f"t{n}", "tile", "a", ground.x + n * ground.scale, ground.y, 1, "island", phrase("tile"),
              scale=ground.scale)
        for n in cells
    )  # fmt: skip
    plate = Piece("pool", "tile", "a", 9.0, 1.0, 1, "pool", phrase("pool"))
    return Tableau(FRAME, ("island", "pool"), (*tiles, plate), (), (), ground=ground)


SMALL, LARGE = Ground(4.0, 3.0, 1.0), Ground(3.2, 3.3, 0.8)


def on_screen(table, key: str) -> tuple[float, float, float]:
    rect = table.scene.pieces[key].sceneBoundingRect()
    return rect.center().x(), rect.center().y(), rect.width()


@pytest.mark.parametrize("moves", [True, False])
def test_what_grows_stays_where_a_user_looks_at_it(table, clock, moves) -> None:
    table.show(island(SMALL, 0, 1))
    wheel(table, 5, "t0")
    clock.advance(SETTLED)
    before = [on_screen(table, key) for key in ("t0", "t1")]
    table.view.director.play([Beat(island(LARGE, 0, 1, 2), 200 if moves else 0)])
    for _ in range(30):
        for key, was in zip(("t0", "t1"), before, strict=True):
            assert on_screen(table, key) == pytest.approx(was, abs=1.5)
        clock.advance(16)
    assert table.scene.pieces["t0"].pixmap().width() == pytest.approx(before[0][2], abs=2)
    assert clock.idle


def test_what_grows_is_followed_while_nobody_looks_closer(table, clock) -> None:
    table.show(island(SMALL, 0, 1))
    table.view.director.play([Beat(island(LARGE, 0, 1, 2), 200)])
    clock.advance(400)
    assert on_screen(table, "t0")[:2] == pytest.approx((320, 330), abs=2)
    assert table.scene.camera == FITTING


def test_it_is_followed_where_it_would_be_smaller_than_all_of_it(table, clock) -> None:
    table.show(island(LARGE, 0, 1))
    table.view.zoom.zoom(1.1)
    table.view.director.play([Beat(replace(island(SMALL, 0, 1)), 200)])
    clock.advance(600)
    assert table.scene.camera == FITTING
    assert on_screen(table, "t0")[:2] == pytest.approx((400, 300), abs=2)
