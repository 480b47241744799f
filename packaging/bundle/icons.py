"""The program's icon in every form that systems need, drawn from assets/icon.svg at each size.

icons.py DIRECTORY writes SIZE.png for each size, limbotable.ico and limbotable.icns.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Final

from PIL import Image
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

from limbotable.resources import resource

SIZES: Final = (16, 22, 24, 32, 44, 48, 50, 64, 128, 150, 256, 512, 1024)
#: Windows and macOS have containers; each knows certain sizes.
ICO_SIZES: Final = (16, 24, 32, 48, 64, 128, 256)
ICNS_SIZES: Final = (16, 32, 64, 128, 256, 512, 1024)


def main() -> None:
    directory = Path(sys.argv[1])
    directory.mkdir(parents=True, exist_ok=True)
    for size in SIZES:
        draw(size, directory / f"{size}.png")
    pack(directory, "limbotable.ico", ICO_SIZES)
    pack(directory, "limbotable.icns", ICNS_SIZES)


def draw(size: int, path: Path) -> None:
    """Draw the icon at a size, in pixels."""
    image = QImage(size, size, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    QSvgRenderer(str(resource("assets", "icon.svg"))).render(painter)
    painter.end()
    if not image.save(str(path)):
        sys.exit(f"limbotable: {path} could not be written")


def pack(directory: Path, name: str, sizes: tuple[int, ...]) -> None:
    """Put the drawings of these sizes into one file; the ending of its name decides its format."""
    *others, largest = (Image.open(directory / f"{size}.png") for size in sizes)
    largest.save(directory / name, sizes=[(size, size) for size in sizes], append_images=others)


if __name__ == "__main__":
    main()
