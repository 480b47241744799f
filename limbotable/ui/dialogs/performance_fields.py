"""The fields that filter performances, and choose their groups."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import UTC, datetime, timedelta
from typing import Final, TypeVar

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtWidgets import QCheckBox, QComboBox, QGridLayout, QLabel, QWidget

from limbotable.core.game import AnyGame
from limbotable.play.statistics import Grouping, Performance, PerformanceFilter, Variant
from limbotable.ui.art.writing import growth
from limbotable.ui.dialogs.choice import Choice
from limbotable.ui.dialogs.performance_names import opponents_text, seat_text
from limbotable.ui.dialogs.room import screen_room
from limbotable.ui.words.match_words import game_text
from limbotable.ui.words.option_words import variant_text
from limbotable.ui.words.outside import shown

T = TypeVar("T")

#: The periods that can be chosen, in days.
_PERIODS: Final = (7, 30, 365)

_LARGE: Final = 1.4  #: from how much larger writing on there are two choices in a row
_WIDE: Final = 600  #: the pixels of a screen on which there are three, with usual letters


class PerformanceFields(QWidget):
    """Offers the values that occur in the given performances; the user's choices stay."""

    changed = Signal()  #: the chosen performances or their groups have changed

    def __init__(self, games: Sequence[AnyGame], parent: QWidget) -> None:
        super().__init__(parent)
        self._all = list(games)
        self._found: list[Performance] = []
        self._games = Choice[str](self)
        self._people = Choice[str](self)
        self._opponents = Choice[tuple[str, ...]](self)
        self._variants = Choice[Variant](self)
        self._seats = Choice[int](self)
        self._periods = Choice[int](self)
        self._rows = Choice[Grouping](self)
        self._casual = QCheckBox(self)
        self._casual.setObjectName("casual")
        self._helped = QCheckBox(self)
        self._helped.setObjectName("helped")
        for switch in (self._casual, self._helped):
            switch.setChecked(True)
            switch.toggled.connect(self.changed)
        self._labels = [QLabel(self) for _ in range(7)]
        self._lay_out()
        self._games.activated.connect(self._offer)
        for field in (self._people, self._opponents, self._variants, self._seats, self._periods, self._rows):
            field.activated.connect(self.changed)

    def _lay_out(self) -> None:
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(10)
        fields: list[QComboBox] = [self._games, self._people, self._opponents]
        fields += [self._variants, self._seats, self._periods, self._rows]
        narrow = screen_room(self).width() < _WIDE * growth()
        across = 2 if narrow or growth() >= _LARGE else 3
        for place, (label, field) in enumerate(zip(self._labels, fields, strict=True)):
            row, column = divmod(place, across)
            label.setBuddy(field)
            grid.addWidget(label, row, 2 * column)
            grid.addWidget(field, row, 2 * column + 1)
        last = grid.rowCount() - 1
        for row, box in enumerate((self._casual, self._helped), last):
            grid.addWidget(box, row, 2, 1, 2 * across - 2)
        for column in range(across):
            grid.setColumnStretch(2 * column + 1, 1)

    # --- the choices ----------------------------------------------------------------------------------
    @property
    def game(self) -> str | None:
        """The id of the chosen game; None for all."""
        return self._games.chosen()

    @property
    def grouping(self) -> Grouping:
        """The property by which performances are grouped."""
        return self._rows.chosen() or Grouping.OPPONENTS

    @property
    def grouping_text(self) -> str:
        """The name of the grouping."""
        return self._rows.currentText()

    def chosen(self) -> list[Performance]:
        """Return the performances that fit the fields, in their order."""
        days = self._periods.chosen()
        return PerformanceFilter(
            game=self._games.chosen(),
            person=self._people.chosen(),
            opponents=self._opponents.chosen(),
            variant=self._variants.chosen(),
            seat=self._seats.chosen(),
            since=None if days is None else datetime.now(UTC) - timedelta(days=days),
            casual=self._casual.isChecked(),
            helped=self._helped.isChecked(),
        ).of(self._found)

    # --- the offers -----------------------------------------------------------------------------------
    def show_performances(self, found: Sequence[Performance]) -> None:
        """Choose from these performances."""
        self._found = list(found)
        self._offer()

    def choose_game(self, game: str | None) -> None:
        """Choose one game, or all with None; all where the game is not offered."""
        self._games.choose(game)
        self._offer()

    def _offer(self) -> None:
        """Offer the values that occur in the matches of the chosen game."""
        translate = QCoreApplication.translate
        # The chosen game too: after a reset it has no performances, and the choice stays.
        played = {*(one.match.game.id for one in self._found), self._games.chosen()}
        games = [(one.id, game_text(one.id)) for one in self._all if one.id in played]
        self._games.offer([(None, translate("StatisticsWindow", "All games")), *games])
        found = PerformanceFilter(game=self._games.chosen()).of(self._found)
        people = dict.fromkeys(sorted({one.person for one in found}, key=str.casefold))
        self._people.offer(
            [(None, translate("StatisticsWindow", "Everybody")), *((one, shown(one)) for one in people)]
        )
        opponents = {one.opponents: opponents_text(one.opponents) for one in found}
        self._opponents.offer([(None, translate("StatisticsWindow", "All")), *_sorted(opponents)])
        variants: dict[Variant, str] = {}
        if self._games.chosen() is not None:
            variants = {one.match.variant: variant_text(one.match.game, one.match.options) for one in found}
        self._variants.offer([(None, translate("StatisticsWindow", "All")), *_sorted(variants)])
        seats = sorted({one.seat for one in found})
        self._seats.offer(
            [(None, translate("StatisticsWindow", "All")), *((seat, seat_text(seat)) for seat in seats)]
        )
        self.changed.emit()

    def retranslate(self) -> None:
        """Set all texts in the user's language."""
        translate = QCoreApplication.translate
        texts = [
            translate("StatisticsWindow", "&Game"),
            translate("StatisticsWindow", "&Person"),
            translate("StatisticsWindow", "&Opponents"),
            translate("StatisticsWindow", "&Rules"),
            translate("StatisticsWindow", "&Seat"),
            translate("StatisticsWindow", "P&eriod"),
            translate("StatisticsWindow", "Sho&w by"),
        ]
        for label, text in zip(self._labels, texts, strict=True):
            label.setText(text)
        names = {
            7: translate("StatisticsWindow", "The last 7 days"),
            30: translate("StatisticsWindow", "The last 30 days"),
            365: translate("StatisticsWindow", "The last 365 days"),
        }
        self._periods.offer(
            [
                (None, translate("StatisticsWindow", "All time")),
                *((days, names[days]) for days in _PERIODS),
            ]
        )
        by = {
            Grouping.OPPONENTS: translate("StatisticsWindow", "Opponents"),
            Grouping.GAME: translate("StatisticsWindow", "Game"),
            Grouping.VARIANT: translate("StatisticsWindow", "Rules"),
            Grouping.SEAT: translate("StatisticsWindow", "Seat"),
            Grouping.PERSON: translate("StatisticsWindow", "Person"),
        }
        self._rows.offer(list(by.items()))
        self._casual.setText(translate("StatisticsWindow", "Include &matches that allow undo at any time"))
        self._helped.setText(translate("StatisticsWindow", "Include matches with &hints or warnings"))
        self._offer()


def _sorted(named: Mapping[T, str]) -> list[tuple[T, str]]:
    return sorted(named.items(), key=lambda one: one[1].casefold())
