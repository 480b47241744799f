"""A screen in memory of any size and scale, for windows that nobody has to see."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Final

_ROOM: Final = 40  #: logical pixels of the screen beyond the window, for its frame


def environment(folder: Path, width: int, height: int, scale: int) -> dict[str, str]:
    """Return the environment of a process whose windows of this size, in logical pixels, fit the screen.

    Qt reads it when it starts, so it takes another process.  The screen is described by a file in the folder.
    """
    screen = folder / "screen.json"
    size = {"width": (width + _ROOM) * scale, "height": (height + _ROOM) * scale}
    described = {"name": "", "x": 0, "y": 0, "logicalDpi": 96, "logicalBaseDpi": 96, "dpr": 1, **size}
    screen.write_text(json.dumps({"screens": [described]}), encoding="utf-8")
    platform = f"offscreen:configfile={screen}"
    return {**os.environ, "QT_QPA_PLATFORM": platform, "QT_SCALE_FACTOR": str(scale)}
