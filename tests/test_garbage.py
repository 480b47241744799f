"""How tests collect garbage: never in a thread that knows nothing of the windows."""

from __future__ import annotations

import gc
import threading
import weakref


class Cycle(list["Cycle"]):
    """Holds itself, so that only the collector finds that nothing else does."""

    def __init__(self) -> None:
        super().__init__((self,))


def test_no_thread_collects_what_others_leave_behind() -> None:
    left = weakref.ref(Cycle())
    kept: list[Cycle] = []
    thread = threading.Thread(target=lambda: kept.extend(Cycle() for _ in range(10 * gc.get_threshold()[0])))
    thread.start()
    thread.join()
    assert left() is not None
