"""The form for a match of one game: its players, its rules, its end."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtGui import QResizeEvent, QStandardItemModel
from PySide6.QtWidgets import (
    QBoxLayout,
    QCheckBox,
    QComboBox,
    QFormLayout,
    QGridLayout,
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
from limbotable.core.text import whole
from limbotable.play.even import Standing
from limbotable.play.referee import PERSON
from limbotable.play.setup import EVEN, MatchSetup
from limbotable.ui.art.portraits import portrait
from limbotable.ui.dialogs.deal import DealField
from limbotable.ui.dialogs.field_note import FieldNote, keep_room
from limbotable.ui.panels.named_box import NamedBox
from limbotable.ui.words.cast import cast_of, character_text, manner_text, rank_of
from limbotable.ui.words.match_words import names_for, seat_names
from limbotable.ui.words.option_words import (
    PLAYERS,
    means,
    option_text,
    restriction_text,
    value_text,
)
from limbotable.ui.words.speak import together

_SHORT: Final = 14  #: characters that a list shows at least of a value where the screen is narrow
_FACE: Final = 34  #: the size of a computer player's face, logical pixels


class MatchForm(QWidget):
    """Asks for the options and the seats of one game's match."""

    grown = Signal()  #: the form may need more room than before

    def __init__(
        self, game: AnyGame, last: MatchSetup, even: Standing | None = None, parent: QWidget | None = None
    ) -> None:
        """The form begins with ``last``, the setup of the game's last match.

        ``even`` is the standing of the only person, if strengths are known in this game.
        """
        super().__init__(parent)
        self._game = game
        options = game.complete(last.options)
        self._fields: dict[str, QComboBox] = {}
        self._numbers: dict[str, QSpinBox] = {}
        self._notes: dict[str, FieldNote] = {}
        self._filled = max(len(last.players), 1)  # seats with a player that was chosen before
        self._faces = [QLabel() for _ in range(game.players[1])]  # of the computer players, by seat
        self._seats = [self._seat(seat, last) for seat in range(game.players[1])]
        self._even_level = None if even is None else even.level
        self._measured = even is not None and even.matches > 0
        self._even = QCheckBox(self.tr("Computer players about as strong as you"))
        self._even.setObjectName(EVEN)
        self._even.setChecked(last.even)
        self._even_note = FieldNote("even")
        self._preset = NamedBox(self)
        self._preset_note = FieldNote("preset")
        self._curtain = FieldNote("curtain")
        self._deal = DealField(self.tr("any"))
        if last.deal is not None:
            self._deal.line.setText(str(last.deal))
        self._casual = QCheckBox(self.tr("Allow undo at any time"))
        self._casual.setObjectName("casual")
        self._casual.setChecked(last.casual)
        left = QVBoxLayout()
        left.addWidget(self._seats_box(options))
        left.addWidget(self._match_box(options))
        left.addStretch(1)
        right = QVBoxLayout()
        right.addWidget(self._rules_box(options))
        right.addStretch(1)
        self._columns = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._columns.setContentsMargins(0, 0, 0, 0)
        self._columns.setSpacing(16)
        self._columns.addLayout(left, 1)
        self._columns.addLayout(right, 1)
        self._changed()

    def chosen(self) -> MatchSetup:
        """Return the setup in the form."""
        seats = self._seats[: self._count()]
        return MatchSetup(
            self._game.id,
            options=self._values(),
            players=[str(who.currentData()) for who, _, _, _ in seats],
            names=[whole(name.text().strip()) for _, name, _, _ in seats],
            casual=self._casual.isChecked(),
            even=self._follows,
            deal=self._deal.number if self._game.deals else None,
        )

    def fit(self, width: int, bar: int = 0) -> None:
        """Put the boxes side by side where their writing has room for that, or else one below another.

        Where even that is too wide beside a scroll bar, a list is narrower than the longest of its values.
        """
        self._let_shrink(shrunk=False)
        self._columns.setDirection(QBoxLayout.Direction.LeftToRight)
        beside = self.minimumSizeHint().width() <= width
        if not beside:
            self._columns.setDirection(QBoxLayout.Direction.TopToBottom)
            self._let_shrink(shrunk=self.minimumSizeHint().width() > width - bar)
        self._columns.setStretch(0, int(beside))  # below one another, only the last one has room to spare

    def _let_shrink(self, *, shrunk: bool) -> None:
        policies = QComboBox.SizeAdjustPolicy
        for field in self._fields.values():
            field.setMinimumContentsLength(_SHORT if shrunk else 0)
            field.setSizeAdjustPolicy(
                policies.AdjustToMinimumContentsLengthWithIcon if shrunk else policies.AdjustToContents
            )

    def resizeEvent(self, event: QResizeEvent) -> None:
        if event.oldSize().width() != event.size().width():
            for note in self.findChildren(FieldNote):
                note.give_back()  # its room was for lines of another width
        super().resizeEvent(event)

    def check(self) -> bool:
        """Return whether all entries are valid; if not, show the user the error."""
        good = not self._game.deals or self._deal.check()
        self.grown.emit()
        return good

    # --- the seats ------------------------------------------------------------------------------------
    def _seat(self, seat: int, last: MatchSetup) -> tuple[QComboBox, QLineEdit, FieldNote, QLabel]:
        who = NamedBox()
        who.addItem(option_text("player.person"), PERSON)
        for level in self._game.levels:
            who.addItem("", level.name)  # named with its seat
        if seat < len(last.players):
            who.setCurrentIndex(max(0, who.findData(last.players[seat])))
        name = QLineEdit(last.names[seat] if seat < len(last.names) else "")
        name.setMaxLength(24)
        name.setAccessibleName(self.tr("Name of player %1").replace("%1", str(seat + 1)))
        who.setAccessibleName(self.tr("Player %1").replace("%1", str(seat + 1)))
        who.currentIndexChanged.connect(self._show_seats)
        who.activated.connect(lambda: self._choose_player(str(who.currentData())))
        label = QLabel(self.tr("Player %1").replace("%1", str(seat + 1)))
        return who, name, FieldNote("player"), label

    def _seats_box(self, options: dict[str, OptionValue]) -> QGroupBox:
        box = QGroupBox(self.tr("Players"))
        grid = QGridLayout(box)
        grid.setVerticalSpacing(1)
        grid.setColumnStretch(1, 4)
        grid.setColumnStretch(2, 3)
        for option in self._game.options:
            if option.name == PLAYERS:
                self._notes[option.name] = FieldNote("option")
                grid.addWidget(QLabel(option_text(option.name, self._game)), 0, 0)
                grid.addWidget(self._field(option, options[option.name]), 0, 1, 1, 2)
                grid.addWidget(self._notes[option.name], 1, 1, 1, 2)
        for seat, (who, name, note, label) in enumerate(self._seats):
            row = 3 + 3 * seat
            grid.setRowMinimumHeight(row - 1, 4)
            grid.addWidget(label, row, 0)
            grid.addWidget(who, row, 1)
            grid.addWidget(name, row, 2)
            grid.addWidget(note, row + 1, 1, 1, 2)
            grid.addWidget(self._faces[seat], row + 1, 0, Qt.AlignmentFlag.AlignCenter)
            self._faces[seat].setObjectName("face")
        below = 3 + 3 * len(self._seats)
        grid.addWidget(self._even, below, 0, 1, 3)
        grid.addWidget(self._even_note, below + 1, 0, 1, 3)
        grid.addWidget(self._curtain, below + 2, 0, 1, 3)
        self._even.toggled.connect(self._seat_even)
        if PLAYERS in self._fields:
            self._fields[PLAYERS].currentIndexChanged.connect(self._show_seats)
        self._show_seats()
        return box

    def _name_levels(self, who: QComboBox, seat: int, players: Sequence[str], given: Sequence[str]) -> None:
        """Name each level that a seat can have by the character that would sit there."""
        for level in self._game.levels:
            seated = [*players[:seat], level.name, *players[seat + 1 :]]
            character = cast_of(self._game, seated, names_for(self._game, given, seated))[seat]
            assert character is not None
            who.setItemText(who.findData(level.name), character_text(character.rank, character.kin))

    def _show_seats(self) -> None:
        """Show as many seats as there are players, and explain the player of each."""
        count = self._count()
        while self._filled < count:
            self._fill(self._filled)
            self._filled += 1
        players = [str(who.currentData()) for who, _, _, _ in self._seats[:count]]
        given = [name.text().strip() for _, name, _, _ in self._seats[:count]]
        called = names_for(self._game, given, players)
        names, cast = seat_names(called, players), cast_of(self._game, players, called)
        people = players.count(PERSON)
        for seat, (who, name, note, label) in enumerate(self._seats):
            for part in (label, who, name):
                part.setVisible(seat < count)
            if seat < count:
                self._name_levels(who, seat, players, given)
            player = str(who.currentData())
            computer = seat < count and player != PERSON
            note.tell(manner_text(rank_of(self._game, player)) if computer else "")
            character, face = cast[seat] if seat < count else None, self._faces[seat]
            face.setVisible(character is not None)
            if seat < count:
                name.setPlaceholderText(names[seat])
                keep_room(face, kept=not face.pixmap().isNull())
            else:
                note.give_back()
                keep_room(face, kept=False)
            if character is not None:
                ratio = self.devicePixelRatioF()
                face.setPixmap(portrait(character.rank, character.kin, _FACE, ratio))
        if self._even.isVisible():
            keep_room(self._even)
        self._even.setVisible(self._even_level is not None and people == 1 < count)
        self._even_note.tell(self._about_even() if self._follows else "")
        curtain = people > 1 and self._game.hidden
        self._curtain.tell(
            self.tr("The table is covered while you change places at the screen.") if curtain else ""
        )
        self.grown.emit()

    @property
    def _follows(self) -> bool:
        """Whether the computer players are to follow the results of the only person."""
        return self._even.isChecked() and not self._even.isHidden()

    def _about_even(self) -> str:
        assert self._even_level is not None
        if self._measured:
            text = self.tr("At present that is %1. The level follows your results from match to match.")
        else:
            text = self.tr(
                "You have no results in this game yet, so for now that is %1."
                " From your first match on, the level follows your results."
            )
        return text.replace("%1", character_text(rank_of(self._game, self._even_level)))

    def _choose_player(self, player: str) -> None:
        """Follow the user, who has chosen the player of a seat."""
        if player not in (PERSON, self._even_level):
            self._even.setChecked(False)

    def _seat_even(self, even: bool) -> None:
        """Give all seats of computer players the level that is about even."""
        for who, _, _, _ in self._seats if even else ():
            if who.currentData() != PERSON:
                with QSignalBlocker(who):
                    who.setCurrentIndex(who.findData(self._even_level))
        self._show_seats()

    def _fill(self, seat: int) -> None:
        """Seat a computer player like the last one of those before it, or else a beginner."""
        levels = [level.name for level in self._game.levels]
        before = [str(who.currentData()) for who, _, _, _ in self._seats[:seat]]
        level = next((player for player in reversed(before) if player in levels), levels[0])
        who = self._seats[seat][0]
        with QSignalBlocker(who):
            who.setCurrentIndex(who.findData(level))

    def _count(self) -> int:
        """Return the number of seats."""
        field = self._fields.get(PLAYERS)
        return int(field.currentData()) if field is not None else self._game.players[0]

    # --- the match ------------------------------------------------------------------------------------
    def _match_box(self, options: dict[str, OptionValue]) -> QGroupBox:
        box = QGroupBox(self.tr("The match"))
        form = QFormLayout(box)
        for option in self._game.options:
            if isinstance(option, Form):
                self._add(form, option, options[option.name])
        if self._game.deals:
            note = FieldNote("deal")
            note.tell(
                self.tr("Friends who begin with the same number and the same rules get the same cards.")
            )
            form.addRow(self.tr("Deal number"), _over(self._deal, note))
        form.addRow(self._casual)
        return box

    # --- the rules ------------------------------------------------------------------------------------
    def _rules_box(self, options: dict[str, OptionValue]) -> QGroupBox:
        box = QGroupBox(self.tr("Rules"))
        form = QFormLayout(box)
        form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
        form.setVerticalSpacing(10)
        for name in self._game.presets:
            self._preset.addItem(option_text(f"{PRESET}.{name}", self._game), name)
        self._preset.addItem(option_text(f"{PRESET}.own"), "")
        self._preset.setAccessibleName(self.tr("Variant"))
        self._preset.activated.connect(self._apply_preset)
        form.addRow(self.tr("Variant"), _over(self._preset, self._preset_note))
        for option in self._game.options:
            # The other options stand with the seats, or with the length of the match.
            if option.name != PLAYERS and not isinstance(option, Form):
                self._add(form, option, options[option.name])
        return box

    def _add(self, form: QFormLayout, option: Option, value: OptionValue) -> None:
        note = self._notes[option.name] = FieldNote("option")
        form.addRow(QLabel(option_text(option.name, self._game)), _over(self._field(option, value), note))

    def _changed(self) -> None:
        """Update the form after a change of an option."""
        self._restrict()
        self._name_preset()
        self._explain()

    def _restrict(self) -> None:
        """Offer only the values of each option that the other options allow."""
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
        """Explain the chosen values, and why others cannot be chosen."""
        chosen = self._values()
        for name, note in self._notes.items():
            limits = [one for one in self._game.restrictions if one.name == name and one.applies(chosen)]
            said = [means(name, chosen[name], self._game)]
            said += [restriction_text(one, self._game) for one in limits]
            note.tell(together("sentences", dict.fromkeys(text for text in said if text)))
        made = self._preset.currentData()
        self._preset_note.tell(means(PRESET, made, self._game) if made else "")
        self.grown.emit()

    def _field(self, option: Option, value: OptionValue) -> QWidget:
        field = NamedBox()
        field.setObjectName(option.name)
        self._fields[option.name] = field
        field.setAccessibleName(option_text(option.name, self._game))
        if isinstance(option, Choice):
            for one in option.values:
                field.addItem(value_text(option.name, one, self._game), one)
            field.setCurrentIndex(field.findData(value))
            field.activated.connect(self._changed)
            return field
        return self._form_field(option, field, str(value))

    def _form_field(self, option: Form, field: QComboBox, value: str) -> QWidget:
        number = QSpinBox()
        number.setAccessibleName(option_text(option.name, self._game))
        self._numbers[option.name] = number
        for word, bounds in option.words:
            field.addItem(option_text(f"{option.name}.{word}", self._game), (word, bounds))
        row = QWidget()
        layout = QHBoxLayout(row)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(field, 1)
        layout.addWidget(number)
        layout.addStrut(number.sizeHint().height())  # also where there is no number to choose
        field.currentIndexChanged.connect(lambda: self._bound(option.name))
        self._show_form(option, value)
        field.activated.connect(self._changed)
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
        number.setVisible(bounds is not None)
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
        """Set the options of the preset; players and length stay, and all others get their defaults."""
        preset = self._preset.currentData()
        if not preset:
            self._explain()  # the options stay, and what was told of the former variant goes
            return
        kept = {
            option.name: self._value(option)
            for option in self._game.options
            if option.name == PLAYERS or isinstance(option, Form)
        }
        options = self._game.complete({**kept, **self._game.presets[preset]})
        for option in self._game.options:
            if isinstance(option, Choice):
                field = self._fields[option.name]
                field.setCurrentIndex(field.findData(options[option.name]))
            else:
                self._show_form(option, str(options[option.name]))
        self._changed()

    def _name_preset(self) -> None:
        """Select the preset that the options make, or the user's own choice."""
        self._preset.setCurrentIndex(self._preset.findData(self._game.preset(self._values())))


def _over(field: QWidget, note: QWidget) -> QVBoxLayout:
    """Return a layout with a field over the sentence that explains it."""
    cell = QVBoxLayout()
    cell.setSpacing(1)
    cell.addWidget(field)
    cell.addWidget(note)
    return cell
