"""Deals by their numbers, which friends exchange to play the same cards."""

from __future__ import annotations

from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QGroupBox,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from limbotable.play.dealer import deal_of
from limbotable.ui.dialogs.buttons import DialogButtons
from limbotable.ui.dialogs.room import height_needed
from limbotable.ui.words.phrase_label import PhraseLabel


class DealField(QWidget):
    """A field for the number of a deal, and below it the error in the number, if there is one."""

    def __init__(self, placeholder: str, parent: QWidget | None = None) -> None:
        """``placeholder`` is shown while the field is empty."""
        super().__init__(parent)
        self.line = QLineEdit()
        self.line.setAccessibleName(self.tr("Number of the deal"))
        self.line.setPlaceholderText(placeholder)
        self.line.setMaxLength(40)
        self.line.textEdited.connect(self._be_content)
        self._wrong = PhraseLabel()
        self._wrong.setObjectName("wrong")
        self._wrong.setWordWrap(True)
        self._wrong.hide()
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(2)
        layout.addWidget(self.line)
        layout.addWidget(self._wrong)
        self.setFocusProxy(self.line)

    @property
    def number(self) -> int | None:
        """The number; None where the field is empty or has no number (see ``check``)."""
        try:
            return deal_of(self.line.text())
        except ValueError:
            return None

    def check(self, *, needed: bool = False) -> bool:
        """Return whether the number is valid, or empty and not ``needed``; if not, show the error."""
        empty = not self.line.text().strip()
        if self.number is not None or (empty and not needed):
            return True
        text = self.tr("A deal number consists of one to nine digits.")
        self._wrong.setText(text)
        self._wrong.show()
        self.line.setAccessibleDescription(text)
        self.line.selectAll()
        self.line.setFocus()
        return False

    def _be_content(self) -> None:
        self._wrong.hide()
        self.line.setAccessibleDescription("")


class DealDialog(QDialog):
    """Shows the number of the deal on the table, and asks for another one to play."""

    def __init__(
        self, game: str, rules: str, deal: int | None, parent: QWidget | None = None, day: str = ""
    ) -> None:
        """``game`` and ``rules`` name the match in words; ``deal`` is its number, None where it has none.

        ``day`` says of which day the match is the table, if it is one.
        """
        super().__init__(parent)
        self.setWindowTitle(self.tr("Deal numbers"))
        self.other_rules = False  #: whether the user wants to choose the rules, too
        self._deal, self._day = deal, day
        self._field = DealField("")
        layout = QVBoxLayout(self)
        layout.setSpacing(12)
        what = PhraseLabel(f"<b>{game}</b><br>{rules}")
        what.setWordWrap(True)
        why = PhraseLabel(self.tr("With the same number and the same rules, everyone gets the same cards."))
        why.setWordWrap(True)
        layout.addWidget(self._now())
        box = QGroupBox(self.tr("Play a deal by its number"))
        form = QFormLayout(box)
        form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
        form.addRow(self.tr("Number"), self._field)
        form.addRow(self.tr("Game"), what)
        form.addRow(why)
        layout.addWidget(box)
        buttons = DialogButtons()
        play = buttons.addButton(self.tr("Play"), QDialogButtonBox.ButtonRole.AcceptRole)
        other = buttons.addButton(self.tr("Other rules…"), QDialogButtonBox.ButtonRole.ActionRole)
        buttons.addButton(QDialogButtonBox.StandardButton.Cancel)
        buttons.accepted.connect(self.accept)
        buttons.rejected.connect(self.reject)
        other.clicked.connect(self._want_other_rules)
        play.setDefault(True)
        layout.addWidget(buttons)
        self.setMinimumWidth(460)
        self._field.setFocus()

    @property
    def number(self) -> int | None:
        """The number of the deal to play."""
        return self._field.number

    def accept(self) -> None:
        """Close, if there is a valid number."""
        if self._field.check(needed=True):
            super().accept()
        else:
            self._make_room()

    def _make_room(self) -> None:
        """Grow until the field's error fits."""
        self.resize(self.width(), max(self.height(), height_needed(self, self.width())))

    def _now(self) -> QWidget:
        """Return the box about the deal on the table."""
        box = QGroupBox(self.tr("On the table"))
        column, row = QVBoxLayout(box), QHBoxLayout()
        if self._day:
            day = QLabel(self._day)
            day.setObjectName("day")
            column.addWidget(day)
        column.addLayout(row)
        if self._deal is None:
            told = PhraseLabel(self.tr("This match was not dealt here, so its deal has no number."))
            told.setWordWrap(True)
            row.addWidget(told)
            return box
        number = QLabel(f"<span style='font-size: large'><b>{self._deal}</b></span>")
        number.setTextInteractionFlags(number.textInteractionFlags().TextSelectableByMouse)
        number.setAccessibleName(self.tr("Deal %1").replace("%1", str(self._deal)))
        copy = QPushButton(self.tr("Copy the number"))
        copy.setAutoDefault(False)
        copy.clicked.connect(lambda: QGuiApplication.clipboard().setText(str(self._deal)))
        row.addWidget(number, 1)
        row.addWidget(copy)
        return box

    def _want_other_rules(self) -> None:
        if self._field.check():
            self.other_rules = True
            super().accept()
        else:
            self._make_room()
