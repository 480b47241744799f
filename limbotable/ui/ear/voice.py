"""The program's own voice: it says one text after the other, and interrupts none."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QProcess, QTimer, Signal
from PySide6.QtWidgets import QWidget

from limbotable.ui.ear.synthesiser import Manner, Synthesiser

#: Milliseconds for a text, and for each of its letters, after which a synthesiser has to be ended.
_PATIENCE: Final = 20_000
_LETTER: Final = 300
_END: Final = 1000  #: milliseconds for a program that is ended


class Said(QEvent):
    """Tells the main window of a text that is read out, in whatever window."""

    kind = QEvent.Type(QEvent.registerEventType())

    def __init__(self, text: str, *, passing: bool) -> None:
        """``passing``: another text may follow soon, and makes this one needless."""
        super().__init__(Said.kind)
        self.text = text
        self.passing = passing


def tell(widget: QWidget, text: str, *, passing: bool = False) -> None:
    """Tell the window that a widget belongs to in the end of a text that is read out."""
    above: QWidget | None = widget
    while above is not None:
        widget, above = above, above.parentWidget()
    QCoreApplication.sendEvent(widget, Said(text, passing=passing))


class Voice(QObject):
    """Speaks by a synthesiser, without the window waiting for it.

    A text is said when the one before has ended.  Texts that have come meanwhile are said in one breath.
    """

    failed = Signal(str)  #: the synthesiser does not work any more, and why, in its own words

    def __init__(self, synthesiser: Synthesiser, manner: Manner, parent: QObject) -> None:
        super().__init__(parent)
        self.manner = manner
        self._works = True
        self._synthesiser = synthesiser
        self._waiting: list[str] = []
        self._passing = ""
        self._process: QProcess | None = None

    @property
    def busy(self) -> bool:
        """Whether a text is being said, or waits."""
        return self._process is not None or bool(self._passing)

    def say(self, text: str, *, passing: bool = False) -> None:
        """Say a text after those that wait; a passing one gives way to any text that comes after it."""
        if not text.strip():
            return
        self._passing = text if passing else ""
        if passing:
            # Not at once: what follows in the same moment takes its place.
            QTimer.singleShot(0, self, self._go_on)
        else:
            self._waiting.append(text)
            self._go_on()

    def be_silent(self) -> None:
        """Forget what waits, and end what is being said."""
        self._waiting.clear()
        self._passing = ""
        process, self._process = self._process, None
        if process is not None:
            process.blockSignals(True)
            process.kill()
            process.waitForFinished(_END)
            process.deleteLater()

    def _go_on(self) -> None:
        """Say what waits, unless something is being said."""
        if self._process is not None:
            return
        texts = [*self._waiting, *([self._passing] if self._passing else [])]
        self._waiting.clear()
        self._passing = ""
        if not texts:
            return
        call = self._synthesiser("\n".join(texts), self.manner)
        process = self._process = QProcess(self)
        process.setStandardOutputFile(QProcess.nullDevice())
        process.finished.connect(lambda code, _status: self._ended(process, code))
        process.errorOccurred.connect(lambda error: self._failed(process, error))
        process.started.connect(lambda: self._give(process, call.given))
        process.start(call.program, list(call.arguments))
        QTimer.singleShot(_PATIENCE + _LETTER * sum(map(len, texts)), process, process.kill)

    def _give(self, process: QProcess, given: bytes) -> None:
        process.write(given)
        process.closeWriteChannel()

    def _ended(self, process: QProcess, code: int) -> None:
        why = bytes(process.readAllStandardError().data()).decode(errors="replace").strip()
        if process.exitStatus() == QProcess.ExitStatus.CrashExit:
            why = why or self.tr("it does not answer")
        self._leave(process, why or str(code) if code else "")

    def _failed(self, process: QProcess, error: QProcess.ProcessError) -> None:
        if error == QProcess.ProcessError.FailedToStart:  # any other failure ends it as well
            self._leave(process, process.errorString())

    def _leave(self, process: QProcess, trouble: str) -> None:
        """Go on to the next texts; ``trouble``: why this one was not said."""
        process.deleteLater()
        self._process = None
        broke = self._works and bool(trouble)
        self._works = not trouble
        if broke:
            self.failed.emit(trouble)
        self._go_on()
