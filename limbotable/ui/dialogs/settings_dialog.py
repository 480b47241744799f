"""The dialog for the settings; each change applies at once."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, TypeAlias, get_args

from PySide6.QtCore import QEvent, QSignalBlocker, QSize, Qt, Signal
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QLabel,
    QPushButton,
    QSlider,
    QStyle,
    QTabBar,
    QTabWidget,
    QVBoxLayout,
    QWidget,
)

from limbotable.ui.art.palette import Palette
from limbotable.ui.dialogs.buttons import DialogButtons
from limbotable.ui.dialogs.room import screen_room
from limbotable.ui.table.items import Renderer
from limbotable.ui.table.preview import TablePreview
from limbotable.ui.words.bought_time import bought_text
from limbotable.ui.words.phrase_label import PhraseLabel
from limbotable.ui.words.settings_table import SETTINGS, Page, Value, note_text, setting_text, value_text
from limbotable.ui.words.speak import together

Values: TypeAlias = Mapping[str, Value]

#: What figures add to the note on a choice.
_MEASURED: Final = {"thinking": bought_text}


class _Tabs(QTabBar):
    """Tabs high enough for the letters of those that are not chosen, which stand lower: they would be cut."""

    def tabSizeHint(self, index: int) -> QSize:
        lower = self.style().pixelMetric(QStyle.PixelMetric.PM_TabBarTabShiftVertical, None, self)
        return super().tabSizeHint(index) + QSize(0, lower)


class SettingsDialog(QDialog):
    """Shows the present settings, and emits the changes that the user makes."""

    changed = Signal(str, object)  #: the name of a setting, and its new value
    replaced = Signal(dict)  #: all values, for the defaults and for their undo

    def __init__(self, preview: TablePreview, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._defaults = {name: setting.default for name, setting in SETTINGS.items()}
        self._values: Values = self._defaults
        self._before: Values | None = None  # the values before the defaults
        self._preview = preview
        self._choices: dict[str, QComboBox] = {}
        self._switches: dict[str, QCheckBox] = {}
        self._labels: dict[str, QLabel] = {}
        self._notes: dict[str, PhraseLabel] = {}
        self._sliders: dict[str, QSlider] = {}
        self._missing = ""
        self._why_silent = PhraseLabel()
        self._no_voice = PhraseLabel()
        self._tabs = QTabWidget()
        self._tabs.setTabBar(_Tabs())
        for page in get_args(Page):
            self._tabs.addTab(self._page(page), "")
        self._reset = QPushButton()
        self._back = QPushButton()
        self._buttons = DialogButtons(QDialogButtonBox.StandardButton.Close)
        for button, call in ((self._reset, self._use_defaults), (self._back, self._take_back)):
            self._buttons.addButton(button, QDialogButtonBox.ButtonRole.ResetRole)
            button.setAutoDefault(False)
            button.clicked.connect(call)
        self._buttons.rejected.connect(self.reject)
        layout = QVBoxLayout(self)
        layout.addWidget(self._tabs)
        layout.addWidget(self._buttons)
        self._retranslate()
        self.show_values(self._defaults)

    def sizeHint(self) -> QSize:
        return super().sizeHint().boundedTo(screen_room(self))

    # --- building -------------------------------------------------------------------------------------
    def _page(self, page: Page) -> QWidget:
        made = QWidget()
        layout = QVBoxLayout(made)
        form = QFormLayout()
        form.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapLongRows)  # large letters need more than a screen
        layout.addLayout(form)
        for name in [name for name, setting in SETTINGS.items() if setting.page == page]:
            limits = SETTINGS[name].limits
            if SETTINGS[name].switch:
                form.addRow(self._switch(name))
            elif limits is not None:
                self._add_row(form, name, self._slider(name, *limits))
            else:
                self._add_row(form, name, self._choice(name))
        if page == "looks":
            layout.addSpacing(8)
            layout.addWidget(self._preview)
        note = {"sounds": self._why_silent, "ear": self._no_voice}.get(page)
        if note is not None:
            note.setWordWrap(True)
            note.setTextFormat(Qt.TextFormat.PlainText)
            note.hide()
            layout.addWidget(note)
        layout.addStretch(1)
        return made

    def _add_row(self, form: QFormLayout, name: str, field: QWidget) -> None:
        label = self._labels[name] = QLabel()
        label.setBuddy(field)
        form.addRow(label, field)
        if SETTINGS[name].note:
            note = self._notes[name] = PhraseLabel()
            note.setWordWrap(True)
            note.setTextFormat(Qt.TextFormat.PlainText)
            form.addRow(note)

    def _choice(self, name: str) -> QComboBox:
        made = self._choices[name] = QComboBox()
        for value in SETTINGS[name].choices:
            made.addItem("", value)
        made.activated.connect(lambda _: self._want(name, str(made.currentData())))
        return made

    def _switch(self, name: str) -> QCheckBox:
        made = self._switches[name] = QCheckBox()
        made.clicked.connect(lambda on: self._want(name, bool(on)))
        return made

    def _slider(self, name: str, least: int, greatest: int) -> QSlider:
        made = self._sliders[name] = QSlider(Qt.Orientation.Horizontal)
        made.setRange(least, greatest)
        made.setSingleStep((greatest - least) // 20)
        made.setPageStep((greatest - least) // 5)
        made.valueChanged.connect(lambda value: self._want(name, value))
        return made

    # --- showing values -------------------------------------------------------------------------------
    def show_values(self, values: Values) -> None:
        """Show these values, the present settings, wherever they were changed."""
        self._values = dict(values)
        for name, box in self._choices.items():
            box.setCurrentIndex(box.findData(values[name]))
        for name, switch in self._switches.items():
            switch.setChecked(bool(values[name]))
        for name, slider in self._sliders.items():
            with QSignalBlocker(slider):
                slider.setValue(int(values[name]))
            needs = SETTINGS[name].needs
            slider.setEnabled(not needs or (bool(values[needs]) and self._switches[needs].isEnabled()))
        self._reset.setEnabled(self._values != self._defaults)
        self._back.setVisible(self._before is not None and self._values != self._before)

    def miss(self, missing: str) -> None:
        """Show which package or library sounds lack; an empty text for none."""
        if missing != self._missing:
            self._missing = missing
            self._switches["sounds"].setEnabled(not missing)
            self._why_silent.setVisible(bool(missing))
            self._retranslate()
            self.show_values(self._values)

    def miss_voice(self, missing: bool) -> None:
        """Show whether the system has no speech synthesiser."""
        self._choices["voice"].setEnabled(not missing)
        self._no_voice.setVisible(missing)

    def wear(self, art: Renderer, palette: Palette, room: float) -> None:
        """Show the look of the table."""
        self._preview.wear(art, palette, room)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
        super().changeEvent(event)

    def _retranslate(self) -> None:
        self.setWindowTitle(self.tr("Settings"))
        titles = {
            "looks": self.tr("Appearance"),
            "play": self.tr("Play"),
            "keys": self.tr("Keys and switches"),
            "ear": self.tr("Reading aloud"),
            "sounds": self.tr("Sounds"),
        }
        for n, page in enumerate(get_args(Page)):
            self._tabs.setTabText(n, titles[page])
        for name, label in self._labels.items():
            label.setText(setting_text(name))
        for name, switch in self._switches.items():
            switch.setText(setting_text(name))
        for name, box in self._choices.items():
            for n in range(box.count()):
                box.setItemText(n, value_text(name, str(box.itemData(n))))
        for name, note in self._notes.items():
            figures = _MEASURED[name]() if name in _MEASURED else ""
            note.setText(together("sentences", filter(None, (note_text(name), figures))))
            self._choices[name].setAccessibleDescription(note.text())
        self._why_silent.setText(
            self.tr("Sounds need %1, which is not installed.").replace("%1", self._missing)
        )
        self._no_voice.setText(
            self.tr(
                "This system has no speech synthesiser that the program knows. On Linux, install"
                " speech-dispatcher or espeak-ng, and restart Limbo Table."
            )
        )
        self._preview.setAccessibleName(self.tr("Preview of the table"))
        self._reset.setText(self.tr("Restore the &defaults"))
        self._back.setText(self.tr("&Undo that"))

    # --- the user's commands --------------------------------------------------------------------------
    def _want(self, name: str, value: Value) -> None:
        if value != self._values[name]:
            self._before = None
            self.changed.emit(name, value)

    def _use_defaults(self) -> None:
        self._before = self._values
        self.replaced.emit(dict(self._defaults))
        self._back.setFocus(Qt.FocusReason.OtherFocusReason)

    def _take_back(self) -> None:
        before, self._before = self._before, None
        if before is not None:
            self.replaced.emit(dict(before))
            self._reset.setFocus(Qt.FocusReason.OtherFocusReason)
