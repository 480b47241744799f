"""Whether the user has asked the system for less motion, where Qt does not tell: it does since 6.12."""

from __future__ import annotations

import ctypes
import os
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final

from PySide6.QtCore import QObject, QProcess, QSettings, QTimer, Signal

_CLIENT_ANIMATION: Final = 0x1042  #: SPI_GETCLIENTAREAANIMATION of Windows
#: The command that tells of it on a system, and its answer where motion is reduced.
COMMANDS: Final[Mapping[str, tuple[Sequence[str], str]]] = {
    "linux": (("gsettings", "get", "org.gnome.desktop.interface", "enable-animations"), "false"),
    "darwin": (("defaults", "read", "com.apple.universalaccess", "reduceMotion"), "1"),
}


class SystemMotion(QObject):
    """Asks the system, without waiting for its answer."""

    reduced = Signal()  #: the user wants less motion

    def ask(self, platform: str = sys.platform, config: Path | None = None) -> None:
        """Emit ``reduced``, now or soon, if that is so.

        ``config`` is the directory with the settings of KDE's programs; by default the user's.
        """
        if platform == "win32":
            if _windows_is_still():
                self.reduced.emit()
            return
        if platform == "linux" and _kde_is_still(config or _config()):
            self.reduced.emit()
            return
        if platform in COMMANDS:
            (program, *arguments), answer = COMMANDS[platform]
            process = QProcess(self)
            process.finished.connect(lambda *_: self._read(process, answer))
            process.errorOccurred.connect(lambda _: process.deleteLater())  # such as: not installed
            # Once the window is there: two programs that start together hold each other up.
            QTimer.singleShot(0, process, lambda: process.start(program, arguments))

    def _read(self, process: QProcess, answer: str) -> None:
        said = bytes(process.readAllStandardOutput().data()).decode(errors="replace").strip()
        process.deleteLater()
        if said == answer:
            self.reduced.emit()


def _config() -> Path:
    return Path(os.environ.get("XDG_CONFIG_HOME") or Path.home() / ".config")


def _kde_is_still(config: Path) -> bool:
    """Return whether the speed of animations in KDE's settings is “instant”."""
    file = config / "kdeglobals"
    if not file.is_file():
        return False
    factor = QSettings(str(file), QSettings.Format.IniFormat).value("KDE/AnimationDurationFactor")
    return str(factor) in {"0", "0.0"}


def _windows_is_still() -> bool:
    """Return whether “Animation effects” are off in the settings of Windows."""
    windll = getattr(ctypes, "windll", None)
    if windll is None:
        return False
    animated = ctypes.c_int(1)
    windll.user32.SystemParametersInfoW(_CLIENT_ANIMATION, 0, ctypes.byref(animated), 0)
    return not animated.value
