"""Runs before the program, to set the path of Qt's plugins in the bundle.

PyInstaller's own hook does that too, but loads Qt for it, even for an engine, which has no use for Qt.
"""

import os
import sys
from pathlib import Path

_folder = Path(__file__).parent / "PySide6"
os.environ["QT_PLUGIN_PATH"] = str((_folder if sys.platform == "win32" else _folder / "Qt") / "plugins")
