"""Draw what is too regular of the Decktet: seven treasures, nested lozenges, and the ring of an emblem.

``python assets/decktet.py`` writes these files anew; a test sees to it that they are the ones that lie here.
"""

from __future__ import annotations

from math import cos, pi, sin
from pathlib import Path

from draw import GOLD, INK, IVORY, Point, at, back, disc, number, star, svg

PLUM, LILAC, NIGHT = "#4b2c63", "#8f74a8", "#2a1840"
WINE, ROSE, EMBER = "#7d2320", "#b8695c", "#4a1210"
#: What the frame of a back leaves for its pattern: left, top, width, height.
FIELD = (23.0, 23.0, 204.0, 304.0)


def cells(columns: int, rows: int) -> tuple[float, float, list[Point]]:
    """The field cut into cells: their width, their height, and the upper left corner of each."""
    left, top, width, height = FIELD
    across, down = width / columns, height / rows
    return across, down, [(left + across * i, top + down * j) for j in range(rows) for i in range(columns)]


def treasures() -> str:
    """Shippo, the seven treasures: circles that share their quarters, a petal a cell."""
    columns = 12
    across, down, corners = cells(columns, 18)
    arc = f"A{number(across)} {number(down)} 0 0 "
    path = ""
    for k, (x, y) in enumerate(corners):
        rising = (k % columns + k // columns) % 2
        one, other = ((x, y + down), (x + across, y)) if rising else ((x, y), (x + across, y + down))
        path += f"M{at(one)}{arc}0 {at(other)}{arc}0 {at(one)}"
    return path


def lozenges() -> str:
    """Hishi, the water chestnut: a lozenge a cell, and a smaller one in it."""
    across, down, corners = cells(8, 8)
    path = ""
    for x, y in corners:
        middle = (x + across / 2, y + down / 2)
        for share in (0.5, 0.27):
            right, low = across * share, down * share
            turns = ((0.0, -low), (right, 0.0), (0.0, low), (-right, 0.0))
            path += "M" + "L".join(at((middle[0] + dx, middle[1] + dy)) for dx, dy in turns) + "Z"
    return path


def patterned(ground: str, line: str, heart: str, path: str, emblem: str) -> str:
    pattern = f'<path fill="none" stroke="{line}" stroke-width="1.15" stroke-linejoin="round" d="{path}"/>'
    return back(ground, line, heart, pattern, emblem)


def ring() -> str:
    """The gold rim of a bonus card's emblem, with beads."""
    beads = "".join(disc(101 * sin(pi * i / 30), -101 * cos(pi * i / 30), 1.3) for i in range(60))
    return svg(
        "-109 -109 218 218",
        f'<circle cx="0" cy="0" r="105" fill="{GOLD}" stroke="{INK}" stroke-width="2.6"/>',
        f'<path fill="{INK}" d="{beads}"/>',
    )


def drawings() -> dict[str, str]:
    """Every file that is drawn here, by its path below ``assets``."""
    moon = (
        f'<path fill="{IVORY}" d="M-28 -9C-22 15 22 15 28 -9C17 4 -17 4 -28 -9Z"/>'
        f'<path fill="{GOLD}" d="{star(0, -9, 6, 2.2)}"/>'
    )
    crown = f'<path fill="{IVORY}" d="M-20 10L-25 -12L-11 -1L0 -18L11 -1L25 -12L20 10Z"/>'
    return {
        "decktet/back.svg": patterned(PLUM, LILAC, NIGHT, treasures(), moon),
        "decktet/bonus/back.svg": patterned(WINE, ROSE, EMBER, lozenges(), crown),
        "decktet/bonus/ring.svg": ring(),
    }


if __name__ == "__main__":
    for name, text in drawings().items():
        (Path(__file__).parent / name).write_text(text, encoding="utf-8")
