"""What there is to choose for a match of one game: who plays, by which rules, and to what end."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from dataclasses import field as made_by

from PySide6.QtGui import QStandardItemModel
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QFormLayout,
    QGroupBox,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

from limbotable.core.game import AnyGame
from limbotable.core.options import PRESET, Choice, Form, Option, OptionValue, allowed
from limbotable.play.referee import PERSON
from limbotable.ui.dialogs.option_words import PLAYERS, means, option_text, restriction_text, value_text


@dataclass(slots=True)
class Chosen:
    """What was chosen: a game, options for its ``complete``, and who sits at each seat."""

    game: str
    options: dict[str, OptionValue] = made_by(default_factory=dict)
    players: list[str] = made_by(default_factory=list)
    names: list[str] = made_by(default_factory=list)
    casual: bool = True


class MatchForm(QWidget):
    """Asks for the options and the seats of one game's match."""

    def __init__(self, game: AnyGame, last: Chosen, parent: QWidget | None = None) -> None:
        """``last`` is what was chosen the last time, and what the form begins with."""
        super().__init__(parent)
        self._game = game
        options = game.complete(last.options)
        self._fields: dict[str, QComboBox] = {}
        self._numbers: dict[str, QSpinBox] = {}
        self._seats = [self._seat(seat, last) for seat in range(game.players[1])]
        self._preset = QComboBox(self)
        self._remarks = QLabel()
        self._remarks.setWordWrap(True)
        self._casual = QCheckBox(self.tr("Actions may be taken back at any time"))
        self._casual.setChecked(last.casual)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self._seats_box(options))
        layout.addWidget(self._rules_box(options))
        layout.addWidget(self._casual)

    def chosen(self) -> Chosen:
        """Return what the form says now."""
        seats = self._seats[: self._count()]
        return Chosen(
            self._game.id,
            options=self._values(),
            players=[str(who.currentData()) for who, _ in seats],
            names=[name.text().strip() for _, name in seats],
            casual=self._casual.isChecked(),
        )

    # --- the seats ------------------------------------------------------------------------------------
    def _seat(self, seat: int, last: Chosen) -> tuple[QComboBox, QLineEdit]:
        who = QComboBox()
        for player in (PERSON, *(level.name for level in self._game.levels)):
            who.addItem(option_text(f"player.{player}"), player)
        if seat < len(last.players):
            who.setCurrentIndex(max(0, who.findData(last.players[seat])))
        name = QLineEdit(last.names[seat] if seat < len(last.names) else "")
        name.setMaxLength(24)
        name.setPlaceholderText(self.tr("Name"))
        name.setAccessibleName(self.tr("Name of player %1").replace("%1", str(seat + 1)))
        who.setAccessibleName(self.tr("Player %1").replace("%1", str(seat + 1)))
        return who, name

    def _seats_box(self, options: dict[str, OptionValue]) -> QGroupBox:
        box = QGroupBox(self.tr("Who plays"))
        form = QFormLayout(box)
        for option in self._game.options:
            if option.name == PLAYERS:
                form.addRow(QLabel(option_text(option.name)), self._field(option, options[option.name]))
        first = form.rowCount()
        for seat, (who, name) in enumerate(self._seats):
            row = QHBoxLayout()
            row.addWidget(who, 3)
            row.addWidget(name, 2)
            form.addRow(self.tr("Player %1").replace("%1", str(seat + 1)), row)

        def show_seats() -> None:
            for seat in range(len(self._seats)):
                form.setRowVisible(first + seat, seat < self._count())

        if PLAYERS in self._fields:
            self._fields[PLAYERS].currentIndexChanged.connect(show_seats)
        show_seats()
        return box

    def _count(self) -> int:
        """Return how many seats there are."""
        field = self._fields.get(PLAYERS)
        return int(field.currentData()) if field is not None else self._game.players[0]

    # --- the rules ------------------------------------------------------------------------------------
    def _rules_box(self, options: dict[str, OptionValue]) -> QGroupBox:
        box = QGroupBox(self.tr("Rules"))
        form = QFormLayout(box)
        form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
        for name in self._game.presets:
            self._preset.addItem(option_text(f"{PRESET}.{name}"), name)
        self._preset.addItem(option_text(f"{PRESET}.own"), "")
        self._preset.activated.connect(self._apply_preset)
        self._preset.setVisible(bool(self._game.presets))
        if self._game.presets:
            form.addRow(self.tr("Rules by"), self._preset)
        for option in self._game.options:
            if option.name == PLAYERS:
                continue  # it stands where the seats are
            form.addRow(QLabel(option_text(option.name)), self._field(option, options[option.name]))
        form.addRow(self._remarks)
        self._changed()
        return box

    def _changed(self) -> None:
        """Follow another value of an option."""
        self._restrict()
        self._name_preset()
        self._explain()

    def _restrict(self) -> None:
        """Offer of each option only what goes with the others."""
        chosen = self._values()
        for one in self._game.restrictions:
            if one.applies(chosen) and chosen[one.name] not in one.values:
                chosen[one.name] = one.values[0]
                field = self._fields[one.name]
                field.setCurrentIndex(field.findData(one.values[0]))
        for option in self._game.options:
            if isinstance(option, Choice):
                self._offer(option, allowed(option, self._game.restrictions, chosen))

    def _offer(self, option: Choice, values: Sequence[OptionValue]) -> None:
        model = self._fields[option.name].model()
        assert isinstance(model, QStandardItemModel)
        for row, value in enumerate(option.values):
            model.item(row).setEnabled(value in values)

    def _explain(self) -> None:
        """Say what the chosen values mean, and why others cannot be chosen."""
        chosen = self._values()
        said = [means(name, value) for name, value in chosen.items()]
        said += [restriction_text(one) for one in self._game.restrictions if one.applies(chosen)]
        self._remarks.setText("\n".join(dict.fromkeys(text for text in said if text)))
        self._remarks.setVisible(bool(self._remarks.text()))

    def _field(self, option: Option, value: OptionValue) -> QWidget:
        field = QComboBox()
        self._fields[option.name] = field
        field.setAccessibleName(option_text(option.name))
        if isinstance(option, Choice):
            for one in option.values:
                field.addItem(value_text(option.name, one), one)
            field.setCurrentIndex(field.findData(value))
            field.activated.connect(self._changed)
            return field
        return self._form_field(option, field, str(value))

    def _form_field(self, option: Form, field: QComboBox, value: str) -> QWidget:
        number = QSpinBox()
        number.setAccessibleName(option_text(option.name))
        self._numbers[option.name] = number
        for word, bounds in option.words:
            field.addItem(option_text(f"{option.name}.{word}"), (word, bounds))
        row = QWidget()
        layout = QHBoxLayout(row)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(field, 1)
        layout.addWidget(number)
        field.currentIndexChanged.connect(lambda: self._bound(option.name))
        self._show_form(option, value)
        field.activated.connect(self._name_preset)
        number.valueChanged.connect(self._name_preset)
        return row

    def _show_form(self, option: Form, value: str) -> None:
        word, _, given = value.partition(" ")
        words = [one for one, _ in option.words]
        self._fields[option.name].setCurrentIndex(words.index(word))
        self._bound(option.name)
        if given:
            self._numbers[option.name].setValue(int(given))

    def _bound(self, name: str) -> None:
        word, bounds = self._fields[name].currentData()
        number = self._numbers[name]
        number.setEnabled(bounds is not None)
        if bounds is not None:
            number.setRange(*bounds)
            number.setSingleStep(50 if word == "points" else 1)

    def _values(self) -> dict[str, OptionValue]:
        return {option.name: self._value(option) for option in self._game.options}

    def _value(self, option: Option) -> OptionValue:
        data = self._fields[option.name].currentData()
        if isinstance(option, Choice):
            assert isinstance(data, str | int)
            return data
        word, bounds = data
        return f"{word} {self._numbers[option.name].value()}" if bounds is not None else str(word)

    def _apply_preset(self) -> None:
        preset = self._preset.currentData()
        if not preset:
            return
        wanted = self._game.presets[preset]
        for option in self._game.options:
            if isinstance(option, Choice):
                field = self._fields[option.name]
                field.setCurrentIndex(field.findData(wanted[option.name]))
            else:
                self._show_form(option, str(wanted[option.name]))
        self._changed()

    def _name_preset(self) -> None:
        """Show the preset that the options make, or that they make none."""
        self._preset.setCurrentIndex(self._preset.findData(self._game.preset(self._values())))
