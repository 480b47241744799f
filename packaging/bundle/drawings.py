"""The program's icon, drawn from assets/icon.svg at each size that any system asks for.

drawings.py DIRECTORY writes SIZE.png for each size.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

from limbotable.resources import resource

SIZES: Final = (16, 22, 24, 32, 44, 48, 50, 64, 128, 150, 256, 512, 1024)


def main() -> None:
    draw_all(Path(sys.argv[1]))


def draw_all(directory: Path) -> None:
    """Draw the icon at every size into a folder."""
    directory.mkdir(parents=True, exist_ok=True)
    for size in SIZES:
        draw(size, directory / f"{size}.png")


def draw(size: int, path: Path) -> None:
    """Draw the icon at a size, in pixels."""
    image = QImage(size, size, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    QSvgRenderer(str(resource("assets", "icon.svg"))).render(painter)
    painter.end()
    if not image.save(str(path)):
        sys.exit(f"limbotable: {path} could not be written")


if __name__ == "__main__":
    main()
