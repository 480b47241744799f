"""The program's icon in every form that systems need.

icons.py DIRECTORY writes SIZE.png for each size, limbotable.ico and limbotable.icns.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Final

from PIL import Image

import drawings

#: Windows and macOS have containers; each knows certain sizes.
ICO_SIZES: Final = (16, 24, 32, 48, 64, 128, 256)
ICNS_SIZES: Final = (16, 32, 64, 128, 256, 512, 1024)


def main() -> None:
    directory = Path(sys.argv[1])
    drawings.draw_all(directory)
    pack(directory, "limbotable.ico", ICO_SIZES)
    pack(directory, "limbotable.icns", ICNS_SIZES)


def pack(directory: Path, name: str, sizes: tuple[int, ...]) -> None:
    """Put the drawings of these sizes into one file; the ending of its name decides its format."""
    *others, largest = (Image.open(directory / f"{size}.png") for size in sizes)
    largest.save(directory / name, sizes=[(size, size) for size in sizes], append_images=others)


if __name__ == "__main__":
    main()
