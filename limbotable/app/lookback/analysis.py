"""The analysis of an open game, shown beside the table, over it and in the panel."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from msgspec.structs import replace
from PySide6.QtCore import QObject

from limbotable.app.lookback.analyst import Analyst, Findings
from limbotable.app.match.match_controller import MatchController
from limbotable.core.phrases import Phrase, phrase
from limbotable.ui.engine.engine_port import Engine
from limbotable.ui.panels.chances import ChancesBar, SeatChance
from limbotable.ui.panels.side_panel import SidePanel
from limbotable.ui.table.pointers import Kind, Pointer
from limbotable.ui.table.table_view import TableView
from limbotable.ui.words.chance_words import whole_limit
from limbotable.ui.words.match_words import seat_names

_LISTED: Final = 5  #: the number of actions in the list,
_POINTED: Final = 3  #: and on the table
_STEPS: Final = 6  #: the length of the shown line


class Analysis(QObject):
    """Shows an analyst's findings while the user wants them, and where the game has no secrets."""

    def __init__(
        self, engine: Engine, table: TableView, panel: SidePanel, bar: ChancesBar, parent: QObject
    ) -> None:
        super().__init__(parent)
        self._table, self._panel, self._bar = table, panel, bar
        self._wanted = False
        self._controller: MatchController | None = None
        self._engine = engine
        self._analyst = Analyst(engine, self)
        self._analyst.changed.connect(self._show)
        self._bar.hide()

    def turn(self, on: bool) -> None:
        """Turn the analysis on or off."""
        if on != self._wanted:
            self._wanted = on
            self._begin()

    def follow(self, controller: MatchController) -> None:
        """Turn to another match."""
        if self._controller is not None:
            self._controller.progressed.disconnect(self._analyst.look)
        self._controller = controller
        controller.progressed.connect(self._analyst.look)
        self._bar.show_shares((), rounds=_speaks_of_rounds(controller))
        self._begin()

    def point(self) -> None:
        """Draw the pointers on the table, where it shows the analysed position at rest; else none."""
        findings = self._analyst.findings
        at_rest = not self._table.director.busy
        pointers = list(self._pointers(findings)) if findings is not None and at_rest else []
        self._table.table.point(pointers)

    def close(self) -> None:
        """Stop the analysis for good."""
        self._engine.close()

    def _begin(self) -> None:
        controller = self._controller if self._wanted else None
        if controller is not None and not controller.can_be_analysed:
            controller = None
        self._bar.setVisible(controller is not None)
        self._analyst.watch(controller)
        self._show()

    def _show(self) -> None:
        shown = not self._bar.isHidden()
        if shown and self._analyst.findings is not None:
            self._note_help()
        self._panel.show_seen(list(self._rows()) if shown else None)
        if shown and self._controller is not None:
            shares = self._shares(self._controller)
            if any(share.part is not None for share in shares):  # until then, the former ones
                self._bar.show_shares(shares, rounds=_speaks_of_rounds(self._controller))
        self.point()

    def _note_help(self) -> None:
        """Note in a match that people play that they see more than the table."""
        controller = self._controller
        if controller is not None and controller.people and controller.match.result is None:
            controller.note_help()

    def _shares(self, controller: MatchController) -> list[SeatChance]:
        names = seat_names(controller.match.seats, controller.setup.players)
        findings, result = self._analyst.findings, controller.looked_at.result
        parts: list[float | None] = [None] * len(names)
        if result is not None:
            parts = [(seat in result.winners) / len(result.winners) for seat in range(len(names))]
        elif findings is not None:
            if len(names) == 2:
                parts = [1.0 - findings.value] * 2
            parts[findings.seat] = findings.value
        faces = [*controller.faces, *[""] * len(names)]
        return [SeatChance(name, part, face) for name, part, face in zip(names, parts, faces, strict=False)]

    def _rows(self) -> Iterator[tuple[str, Phrase]]:
        """Yield the rows in the panel: actions with their chances, and the line."""
        findings, controller = self._analyst.findings, self._controller
        if self._analyst.trouble:
            yield "", phrase("analysis.failed", why=self._analyst.trouble)
        elif findings is None:
            if controller is not None and controller.looked_at.turn >= 0:
                yield "", phrase("analysis.thinking")
        elif controller is not None:
            for gesture, value in findings.considered[:_LISTED]:
                if gesture.action in findings.at_most:
                    percent = whole_limit(value)
                    told = phrase("analysis.at-most", percent=percent, action=gesture.label)
                else:
                    told = phrase("analysis.share", percent=round(100 * value), action=gesture.label)
                yield gesture.action, told
            if len(findings.line) > 1:
                yield "", phrase("analysis.line")
            for number, step in enumerate(findings.line[1:_STEPS], start=2):
                seat, action = controller.names[step.seat], step.gesture.label
                yield "", phrase("analysis.step", number=number, seat=seat, action=action)

    def _pointers(self, findings: Findings) -> Iterator[Pointer]:
        assert self._controller is not None
        ends = set()
        for n, (gesture, value) in enumerate(findings.considered[:_POINTED]):
            way = self._controller.outlook().way(gesture.action)
            if way is not None and (way.x, way.y) not in ends:
                ends.add((way.x, way.y))
                text = self.tr("%1%").replace("%1", str(round(100 * value)))
                if gesture.action in findings.at_most:
                    #: over a way on the table: the chance of an action is no higher
                    text = self.tr("≤ %1%").replace("%1", str(whole_limit(value)))
                yield Pointer(way, text, _rank(n))
        steps: dict[tuple[float, float], Pointer] = {}
        for number, step in enumerate(findings.line[1:_STEPS], start=2):
            way = self._controller.outlook().way(step.gesture.action)
            if way is None:
                continue
            before = steps.get((way.x, way.y))
            kind: Kind = "own" if step.seat == findings.seat else "reply"
            steps[way.x, way.y] = (
                Pointer(way, str(number), kind)
                if before is None
                else replace(before, text=f"{before.text} {number}")
            )
        yield from steps.values()


def _speaks_of_rounds(controller: MatchController) -> bool:
    return controller.match.game.speaks_of_rounds(controller.match.options)


def _rank(place: int) -> Kind:
    return "best" if place == 0 else "other"
