"""Reports of a problem: the facts that a developer needs.  They go nowhere by themselves."""

from __future__ import annotations

import platform
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec
import PySide6
from msgspec.structs import replace
from PySide6.QtCore import QObject, qVersion
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication, QWidget

from limbotable import __version__
from limbotable.core.compiled import compiled
from limbotable.play.match import Match
from limbotable.play.record import DEFAULT_NAMES
from limbotable.store.settings import LastMatch, Settings
from limbotable.store.whole_file import write_whole

if TYPE_CHECKING:
    from limbotable.ui.dialogs.report_dialog import ReportDialog


class Reports(QObject):
    """Makes reports and shows them, one at a time, to the user, who may save or copy them.

    A report names neither a player nor the user.
    """

    def __init__(
        self,
        settings: Callable[[], Settings],
        match: Callable[[], Match | None],
        parent: QObject | None = None,
    ) -> None:
        """``settings`` and ``match`` return the present ones when a report is made."""
        super().__init__(parent)
        self._settings = settings
        self._match = match
        self._dialog: ReportDialog | None = None
        self._errors: Callable[[], str] = str

    @property
    def shown(self) -> bool:
        """Whether a report is open."""
        return self._dialog is not None

    def ask(self) -> None:
        """Let the user report a problem."""
        self._show(
            self.tr("Report a problem"),
            self.tr("This report helps to find the fault. Say what you did and what went wrong."),
            str,
        )

    def tell_of_errors(self, errors: Callable[[], str]) -> None:
        """Report errors of the program; each call of ``errors`` returns all that is known of them."""
        self._show(
            self.tr("Something has gone wrong"),
            self.tr(
                "Something has gone wrong. The match is saved: if it does not go on, start the program again."
            ),
            errors,
        )

    def tell_of_crash(self, dump: str) -> None:
        """Report that the program crashed the last time, with its crash file."""
        self._show(
            self.tr("The program closed unexpectedly"),
            self.tr("Limbo Table closed unexpectedly the last time. The match was saved."),
            lambda: dump,
        )

    def refresh(self) -> None:
        """Update the open report, if there is one: more errors are known."""
        if self._dialog is not None:
            self._dialog.compose()

    def text(self, remarks: str = "", errors: str = "", *, whole: bool = True) -> str:
        """Return a report; without ``whole`` it leaves out the record of a match that still has secrets."""
        sections = [
            (self.tr("What happened"), remarks.strip),
            (self.tr("Error"), errors.strip),
            (self.tr("Versions"), lambda: "\n".join(self._versions())),
            (self.tr("Settings"), lambda: _nameless_settings(self._settings())),
            (self.tr("The match on the table"), lambda: self._record(whole=whole)),
        ]
        written = [(title, _careful(write)) for title, write in sections]
        text = "\n\n".join(f"{title}\n{'=' * len(title)}\n{content}" for title, content in written if content)
        return _homeless(f"{text}\n")

    def _show(self, title: str, said: str, errors: Callable[[], str]) -> None:
        from limbotable.ui.dialogs.report_dialog import ReportDialog

        if self._dialog is not None:
            if errors is not str:
                self._errors = errors
            self._dialog.compose()
            self._dialog.activateWindow()
            return
        self._errors = errors
        parent = QApplication.activeModalWidget() or QApplication.activeWindow() or self.parent()
        self._dialog = ReportDialog(
            title,
            said,
            lambda remarks, whole: self.text(remarks, self._errors(), whole=whole),
            lambda path, text: write_whole(path, text.encode()),
            parent if isinstance(parent, QWidget) else None,
        )
        self._dialog.finished.connect(self._forget)
        self._dialog.open()

    def _forget(self) -> None:
        if self._dialog is not None:
            self._dialog.deleteLater()
            self._dialog = None

    def _record(self, *, whole: bool) -> str:
        match = self._match()
        if match is None:
            return ""
        if whole or match.result is not None or not match.game.hidden:
            return _nameless_record(match)
        return self.tr(
            "The match shows everybody’s cards: it is included only when you save or copy the report."
        )

    def _versions(self) -> Iterator[str]:
        yield f"Limbo Table {__version__}"
        yield (
            self.tr("The rules and the search are compiled.")
            if compiled()
            else self.tr("The rules and the search are not compiled.")
        )
        yield f"Python {platform.python_version()} · Qt {qVersion()} · PySide6 {PySide6.__version__}"
        yield platform.platform()
        bundled = getattr(sys, "frozen", False)
        yield " · ".join([QGuiApplication.platformName(), *["bundle"] * bundled])
        for screen in QGuiApplication.screens():
            size = screen.size()
            yield f"{size.width()} × {size.height()} · {screen.devicePixelRatio():g}"


def _careful(write: Callable[[], str]) -> str:
    """Return a section; one that fails becomes its error, for the other sections count more."""
    try:
        return write()
    except Exception as error:  # noqa: BLE001 - it is the report of an error, and must not be another one
        return f"({type(error).__name__}: {error})"


def _nameless_settings(settings: Settings) -> str:
    matches = {
        game: LastMatch(last.options, last.players, [], last.casual)
        for game, last in settings.matches.items()
    }
    nameless = msgspec.structs.replace(settings, matches=matches)
    return msgspec.json.format(msgspec.json.encode(nameless), indent=2).decode()


def _nameless_record(match: Match) -> str:
    record = match.record().bare()
    header = record.header.having(seats=DEFAULT_NAMES[len(record.seats)])
    return replace(record, header=header).text().rstrip("\n")


def _homeless(text: str) -> str:
    """Replace the path of the user's home by ``~``: it often has their name in it."""
    home = str(Path.home())
    return text.replace(home, "~") if len(home) > 1 else text
