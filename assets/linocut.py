"""Linocut shapes: flat inks, one weight of line, and two halves that are alike.

What is alike on both sides is written once: as the right half of an outline, from the top of the middle line
down to its foot (``whole``, ``flat``), or as parts of the right side (``pair``, ``flats``, ``lines``).
"""

from __future__ import annotations

import re

from draw import GOLD, INK, Point, at, disc, number

LINE = 2.6  #: one weight for every outline
EDGED = f'stroke="{INK}" stroke-width="{LINE}" stroke-linejoin="round" stroke-linecap="round"'

#: The points of a line, of a quadratic or of a cubic curve: what follows L, Q or C.
Stretch = list[Point]


# Paths -----------------------------------------------------------------------------------------------


def stretches(path: str) -> tuple[Point, list[Stretch]]:
    """Where a path begins, and its stretches; it is written with M, L, Q and C alone."""
    begin: Point = (0.0, 0.0)
    found: list[Stretch] = []
    for letter, text in re.findall(r"([MLQC])([^MLQC]*)", path):
        values = [float(value) for value in re.findall(r"-?[\d.]+", text)]
        points = list(zip(values[::2], values[1::2], strict=True))
        size = {"M": 1, "L": 1, "Q": 2, "C": 3}[letter]
        if letter == "M":
            begin, points, size = points[0], points[1:], 1
        found += [points[i : i + size] for i in range(0, len(points), size)]
    return begin, found


def written(found: list[Stretch]) -> str:
    return "".join("LQC"[len(points) - 1] + " ".join(at(point) for point in points) for points in found)


def flipped(points: Stretch) -> Stretch:
    return [(-x, y) for x, y in points]


def closed(half: str) -> str:
    """The outline whose right half this is."""
    begin, there = stretches(half)
    starts = [begin, *(points[-1] for points in there[:-1])]
    back = [flipped([*points[-2::-1], start]) for points, start in zip(there, starts, strict=True)]
    return f"M{at(begin)}{written(there)}{written(back[::-1])}Z"


def other(path: str) -> str:
    """Parts of the right side on the left."""
    out = ""
    for part in re.findall(r"M[^M]*", path):
        (x, y), found = stretches(part.replace("Z", ""))
        out += f"M{at((-x, y))}{written([flipped(points) for points in found])}{'Z' if 'Z' in part else ''}"
    return out


def both(path: str) -> str:
    """Parts of the right side, and the same on the left."""
    return path + other(path)


# Shapes ----------------------------------------------------------------------------------------------


def fill(path: str, ink: str) -> str:
    return f'<path fill="{ink}" d="{path}"/>'


def shape(path: str, ink: str) -> str:
    """Something with an outline."""
    return f'<path fill="{ink}" {EDGED} d="{path}"/>'


def line(path: str, ink: str = INK, width: float = LINE) -> str:
    return (
        f'<path fill="none" stroke="{ink}" stroke-width="{number(width)}" stroke-linejoin="round" '
        f'stroke-linecap="round" d="{path}"/>'
    )


def whole(half: str, ink: str) -> str:
    return shape(closed(half), ink)


def flat(half: str, ink: str) -> str:
    return fill(closed(half), ink)


def pair(path: str, ink: str) -> str:
    return shape(both(path), ink)


def flats(path: str, ink: str) -> str:
    return fill(both(path), ink)


def lines(path: str, ink: str = INK, width: float = LINE) -> str:
    return line(both(path), ink, width)


def dot(x: float, y: float, r: float, ink: str) -> str:
    return f'<circle cx="{number(x)}" cy="{number(y)}" r="{number(r)}" fill="{ink}" {EDGED}/>'


def dots(x: float, y: float, r: float, ink: str) -> str:
    return dot(-x, y, r, ink) + dot(x, y, r, ink)


def spots(x: float, y: float, r: float, ink: str) -> str:
    """Two dots without an outline."""
    return fill(disc(-x, y, r) + disc(x, y, r), ink)


def sticks(path: str, ink: str, width: float) -> str:
    """Antlers: round sticks with an outline."""
    return lines(path, INK, width + 2 * LINE) + lines(path, ink, width)


def eyes(x: float, y: float, wide: float, high: float, slant: float, iris: str = GOLD) -> str:
    """Almond holes, their outer corners higher by ``slant``, and what looks out of them."""
    corner, tip = (x - wide, y + slant), (x + wide, y - slant)
    above, below = (x - wide * 0.3, y - high * 1.9), (x + wide * 0.3, y + high * 1.9)
    hole = f"M{at(corner)}Q{at(above)} {at(tip)}Q{at(below)} {at(corner)}Z"
    return flats(hole, INK) + spots(x, y, high * 0.62, iris) + spots(x, y, high * 0.26, INK)


def zigzag(points: list[Point]) -> str:
    return "M" + "L".join(at(point) for point in points)
