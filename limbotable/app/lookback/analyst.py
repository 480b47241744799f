"""The analyst: it watches an open match, and has a computer player evaluate each position."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from itertools import accumulate
from typing import Final

import msgspec
from PySide6.QtCore import QObject, Signal

from limbotable.app.match.match_controller import MatchController
from limbotable.app.match.outlook import Foreseen
from limbotable.app.match.terms import terms_of
from limbotable.engine.messages import Answer, Candidate, Think
from limbotable.table.tableau import Gesture
from limbotable.ui.engine.engine_port import Engine

#: The most seconds of a first look, for quick findings.
_QUICK: Final = 0.3


class Findings(msgspec.Struct, frozen=True):
    """A computer player's evaluation of a position."""

    seat: int  #: to act
    value: float  #: that seat's expected result, 0..1
    considered: tuple[tuple[Gesture, float], ...]  #: actions with the seat's chances, best first
    line: tuple[Foreseen, ...]  #: the expected actions, from the best one on
    at_most: frozenset[str]  #: the actions of whose chances no more is known than that they are no higher


class Analyst(QObject):
    """Has an engine think about the match of a controller, at every position, and rests after that.

    Its closer look is by the terms of a hint, so that both say the same.  The engine's input is the
    perspective of the seat to act, as for a computer player.
    """

    changed = Signal()  #: there are other findings, or none

    def __init__(self, engine: Engine, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.findings: Findings | None = None
        self.trouble = ""  #: why the engine has stopped, in the user's language, if it has
        self._engine = engine
        self._controller: MatchController | None = None
        self._known = ""  # the perspective that is analysed
        engine.failed.connect(self._give_up)

    def watch(self, controller: MatchController | None) -> None:
        """Watch this controller's match from now on, or none."""
        self._controller = controller
        self._known = ""
        self.look()

    def look(self) -> None:
        """Analyse the match's present position; findings about another position are forgotten."""
        controller = self._controller
        known = controller.perspective() if controller is not None else ""
        if known and known == self._known:
            return
        self._engine.forget()
        self._known, self.findings, self.trouble = known, None, ""
        self.changed.emit()
        if known:
            self._ask(closer=False)

    def _ask(self, *, closer: bool) -> None:
        controller = self._controller
        assert controller is not None
        free = len(controller.outlook().gestures()) > 1
        terms = terms_of(controller.match.game, free=free, asked=True)
        request = Think(
            level=terms.level,
            playouts=terms.playouts,
            seconds=terms.seconds if closer else _QUICK,
            seed=terms.seed,
            record=self._known,
            line=True,
            bounds=terms.bounds,
        )
        self._engine.ask(request, partial(self._answered, self._known, closer))

    def _answered(self, known: str, closer: bool, found: Answer) -> None:
        controller = self._controller
        if controller is None or known != self._known:
            return
        outlook = controller.outlook()
        gestures = {gesture.action: gesture for gesture in outlook.gestures()}
        self.findings = Findings(
            controller.looked_at.turn,
            found.value,
            tuple((gestures[one.action], value) for one, value in _in_order(found.considered)),
            tuple(outlook.foreseen(found.line)),
            frozenset(found.at_most),
        )
        self.changed.emit()
        if not closer and len(gestures) > 1:
            self._ask(closer=True)

    def _give_up(self, why: str) -> None:
        self.trouble = why
        self.changed.emit()


def _in_order(considered: Sequence[Candidate]) -> Iterator[tuple[Candidate, float]]:
    """Yield the actions that were looked at, best first, none with a higher value than those before it."""
    seen = [one for one in considered if one.visits > 0]
    return zip(seen, accumulate((one.value for one in seen), min), strict=True)
