"""Setting up a match: who plays, by which rules, and to what end."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from dataclasses import field as made_by
from typing import Final

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QDialog,
    QDialogButtonBox,
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
from limbotable.core.options import PRESET, Choice, Form, Option, OptionValue
from limbotable.play.referee import PERSON

# Each word of the options as a person says it.  The keys are ``OPTION`` and ``OPTION.VALUE``.
_LABELS: Final = {
    "preset.english": QT_TRANSLATE_NOOP("Options", "English rules"),
    "preset.japanese": QT_TRANSLATE_NOOP("Options", "Japanese rules"),
    "preset.own": QT_TRANSLATE_NOOP("Options", "Your own choice"),
    "stock": QT_TRANSLATE_NOOP("Options", "The stock lies"),
    "stock.down": QT_TRANSLATE_NOOP("Options", "face down"),
    "stock.up": QT_TRANSLATE_NOOP("Options", "face up"),
    "deal": QT_TRANSLATE_NOOP("Options", "The next deal"),
    "deal.continue": QT_TRANSLATE_NOOP("Options", "from what is left"),
    "deal.reshuffle": QT_TRANSLATE_NOOP("Options", "from the whole pack"),
    "win_cards": QT_TRANSLATE_NOOP("Options", "The winner is paid for"),
    "win_cards.pile": QT_TRANSLATE_NOOP("Options", "every card on the pile"),
    "win_cards.own": QT_TRANSLATE_NOOP("Options", "the winner’s own cards"),
    "doubling": QT_TRANSLATE_NOOP("Options", "Doubling counts for"),
    "doubling.both": QT_TRANSLATE_NOOP("Options", "both scores"),
    "doubling.winner": QT_TRANSLATE_NOOP("Options", "the winner’s score"),
    "next_dealer": QT_TRANSLATE_NOOP("Options", "The next dealer is"),
    "next_dealer.alternate": QT_TRANSLATE_NOOP("Options", "the other player"),
    "next_dealer.winner": QT_TRANSLATE_NOOP("Options", "the winner"),
    "end": QT_TRANSLATE_NOOP("Options", "The match ends"),
    "end.points": QT_TRANSLATE_NOOP("Options", "when a player has so many points"),
    "end.rounds": QT_TRANSLATE_NOOP("Options", "after so many rounds"),
    "end.endless": QT_TRANSLATE_NOOP("Options", "when you stop"),
    "name.South": QT_TRANSLATE_NOOP("Options", "South"),
    "name.West": QT_TRANSLATE_NOOP("Options", "West"),
    "name.North": QT_TRANSLATE_NOOP("Options", "North"),
    "name.East": QT_TRANSLATE_NOOP("Options", "East"),
    "name.Northwest": QT_TRANSLATE_NOOP("Options", "Northwest"),
    "name.Northeast": QT_TRANSLATE_NOOP("Options", "Northeast"),
    "name.novice": QT_TRANSLATE_NOOP("Options", "Novice"),
    "name.expert": QT_TRANSLATE_NOOP("Options", "Expert"),
    "player.person": QT_TRANSLATE_NOOP("Options", "A person at this screen"),
    "player.novice": QT_TRANSLATE_NOOP("Options", "Computer: novice"),
    "player.expert": QT_TRANSLATE_NOOP("Options", "Computer: expert"),
}


def option_text(key: str) -> str:
    """Return what an option, a value of one, or a player is called in the user's language."""
    return QCoreApplication.translate("Options", str(_LABELS[key]))


@dataclass(slots=True)
class Chosen:
    """What was chosen: options for ``Game.complete``, and who sits at each seat."""

    options: dict[str, OptionValue] = made_by(default_factory=dict)
    players: list[str] = made_by(default_factory=list)
    names: list[str] = made_by(default_factory=list)
    casual: bool = True


class NewMatchDialog(QDialog):
    """Asks for the options and the seats of one game's match."""

    def __init__(self, game: AnyGame, last: Chosen, parent: QWidget | None = None) -> None:
        """``last`` is what was chosen the last time, and what the dialog begins with."""
        super().__init__(parent)
        self._game = game
        self.setWindowTitle(self.tr("New match"))
        options = game.complete(last.options)
        self._fields: dict[str, QComboBox] = {}
        self._numbers: dict[str, QSpinBox] = {}
        self._seats = [self._seat(seat, last) for seat in range(game.seats(options))]
        self._casual = QCheckBox(self.tr("Actions may be taken back at any time"))
        self._casual.setChecked(last.casual)
        layout = QVBoxLayout(self)
        layout.addWidget(self._seats_box())
        layout.addWidget(self._rules_box(options))
        layout.addWidget(self._casual)
        buttons = QDialogButtonBox()
        self._start = buttons.addButton(self.tr("Start"), QDialogButtonBox.ButtonRole.AcceptRole)
        buttons.addButton(QDialogButtonBox.StandardButton.Cancel)
        buttons.accepted.connect(self.accept)
        buttons.rejected.connect(self.reject)
        layout.addWidget(buttons)
        self._start.setDefault(True)

    def chosen(self) -> Chosen:
        """Return what the dialog says now."""
        return Chosen(
            options={option.name: self._value(option) for option in self._game.options},
            players=[str(who.currentData()) for who, _ in self._seats],
            names=[name.text().strip() for _, name in self._seats],
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

    def _seats_box(self) -> QGroupBox:
        box = QGroupBox(self.tr("Who plays"))
        form = QFormLayout(box)
        for seat, (who, name) in enumerate(self._seats):
            row = QHBoxLayout()
            row.addWidget(who, 3)
            row.addWidget(name, 2)
            form.addRow(self.tr("Player %1").replace("%1", str(seat + 1)), row)
        return box

    # --- the rules ------------------------------------------------------------------------------------
    def _rules_box(self, options: dict[str, OptionValue]) -> QGroupBox:
        box = QGroupBox(self.tr("Rules"))
        form = QFormLayout(box)
        form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
        self._preset = QComboBox()
        for name in self._game.presets:
            self._preset.addItem(option_text(f"{PRESET}.{name}"), name)
        self._preset.addItem(option_text(f"{PRESET}.own"), "")
        self._preset.activated.connect(self._apply_preset)
        if self._game.presets:
            form.addRow(self.tr("Rules by"), self._preset)
        for option in self._game.options:
            form.addRow(QLabel(option_text(option.name)), self._field(option, options[option.name]))
        self._name_preset()
        return box

    def _field(self, option: Option, value: OptionValue) -> QWidget:
        field = QComboBox()
        self._fields[option.name] = field
        field.setAccessibleName(option_text(option.name))
        if isinstance(option, Choice):
            for one in option.values:
                field.addItem(option_text(f"{option.name}.{one}"), one)
            field.setCurrentIndex(field.findData(value))
            field.activated.connect(self._name_preset)
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

    def _name_preset(self) -> None:
        """Show the preset that the options make, or that they make none.  How long a match is, is no rule."""
        rules = [option for option in self._game.options if isinstance(option, Choice)]
        made = [
            name
            for name, wanted in self._game.presets.items()
            if all(wanted[rule.name] == self._value(rule) for rule in rules)
        ]
        self._preset.setCurrentIndex(self._preset.findData(made[0] if made else ""))


def names_for(given: Sequence[str], players: Sequence[str], standing: Sequence[str]) -> tuple[str, ...]:
    """Return a name for each seat: what was given, else what the seat is called, made distinct."""
    names: list[str] = []
    for name, player, fallback in zip(given, players, standing, strict=True):
        wanted = name or option_text(f"name.{fallback if player == PERSON else player}")
        unique, number = wanted, 2
        while unique in names:
            unique, number = f"{wanted} {number}", number + 1
        names.append(unique)
    return tuple(names)
