"""The clocks."""

from __future__ import annotations

from PySide6.QtCore import QObject
from shiboken6 import delete

from limbotable.ui.table.clock import DesktopClock, while_alive
from tests.manual_clock import ManualClock
from tests.patience import PATIENCE


def test_alarms_ring_in_the_order_of_their_times() -> None:
    clock, rung = ManualClock(), list[str]()
    clock.after(20, lambda: rung.append("second"))
    clock.after(10, lambda: rung.append("first"))
    clock.after(20, lambda: rung.append("third")).cancel()
    clock.advance(15)
    assert rung == ["first"]
    clock.advance(15)
    assert rung == ["first", "second"]
    assert clock.idle


def test_an_alarm_set_by_an_alarm_rings_in_the_same_stretch_of_time() -> None:
    clock, times = ManualClock(), list[float]()

    def ring() -> None:
        times.append(clock.now())
        if len(times) < 3:
            clock.after(10, ring)

    clock.after(10, ring)
    clock.advance(100)
    assert times == [10, 20, 30]


def test_the_desktop_clock_has_no_timer_when_nothing_is_to_happen(qtbot) -> None:
    clock, rung = DesktopClock(), list[int]()
    idle = [clock.idle]
    clock.after(1, lambda: rung.append(1))
    clock.after(500, lambda: rung.append(2)).cancel()
    idle.append(clock.idle)
    qtbot.waitUntil(lambda: rung == [1], timeout=PATIENCE)
    assert [*idle, clock.idle] == [True, False, True]


def test_an_alarm_outlives_its_window_in_silence() -> None:
    clock, rung, window = ManualClock(), list[int](), QObject()
    clock.after(10, while_alive(window, lambda: rung.append(1)))
    clock.after(20, while_alive(window, lambda: rung.append(2)))
    clock.advance(15)
    delete(window)
    clock.advance(15)
    assert rung == [1]
