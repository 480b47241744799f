"""Signals of programs that tests start."""

from __future__ import annotations

import signal


def heed_all() -> None:
    """Heed the signals that ask a program to end: a check in the background has some of them ignored.

    For the ``preexec_fn`` of ``subprocess``.
    """
    for number in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
        signal.signal(number, signal.SIG_DFL)
