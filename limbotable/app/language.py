"""The language of the program, as the settings say."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QTimer
from PySide6.QtWidgets import QWidget

from limbotable.app.settings_controller import SettingsController
from limbotable.core.languages import LANGUAGES
from limbotable.ui.words.languages import Translators, has_font, system_language


class Language(QObject):
    """Installs the chosen language, the system's where none is chosen, and reports a missing font for it."""

    def __init__(
        self,
        translators: Translators,
        settings: SettingsController,
        complain: Callable[[str], object],
        parent: QObject,
    ) -> None:
        """``complain`` shows the user a text, and waits until it has been read."""
        super().__init__(parent)
        self._translators = translators
        self._settings = settings
        self._complain = complain
        self._install()

    @property
    def code(self) -> str:
        """The code of the installed language."""
        return self._translators.language

    def follow(self) -> None:
        """Install another language as soon as it is chosen."""
        self._settings.subscribe("language", apply=lambda _: self._change())

    @staticmethod
    def write(window: QWidget, write: Callable[[], object]) -> None:
        """Have a new window written, all of whose parts were made in the language.

        Qt is about to tell each of them that it was installed: all would be written and laid out once more.
        """
        write()
        QCoreApplication.removePostedEvents(window, QEvent.Type.LanguageChange.value)

    def ask_for_font(self) -> None:
        """Report a missing font for the language; the translation is in Latin letters."""
        if not has_font(self.code):
            #: to be translated in Latin letters only: there is no font for others
            text = self.tr(
                "This system has no font for this language. Install one, such as the package fonts-noto-cjk"
                " on Debian and Ubuntu or google-noto-sans-cjk-fonts on Fedora, and restart Limbo Table."
            )
            QTimer.singleShot(0, self, lambda: self._complain(text))

    def _install(self) -> None:
        chosen = self._settings.settings.language
        self._translators.install(chosen if chosen in dict(LANGUAGES) else system_language())

    def _change(self) -> None:
        self._install()
        self.ask_for_font()
