"""Runs before the program: where Qt's plugins are in the bundle.

PyInstaller's own hook says so too, but loads Qt to do it, also for an engine that has no use for it.
"""

import os
import sys
from pathlib import Path

_folder = Path(__file__).parent / "PySide6"
os.environ["QT_PLUGIN_PATH"] = str((_folder if sys.platform == "win32" else _folder / "Qt") / "plugins")
