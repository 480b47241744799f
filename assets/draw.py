"""Draw what is too regular to draw by hand: lattice, star rings, sprinkles and a fan.

``python assets/draw.py`` writes these files anew; a test sees to it that they are the ones that lie here.
"""

from __future__ import annotations

from itertools import pairwise
from math import cos, hypot, pi, radians, sin
from pathlib import Path

INK, IVORY, GOLD, ROBE = "#1d2329", "#fffcf3", "#c9962b", "#2c4a73"
NIGHT, DUSK, HAZE = "#1b2f52", "#24406b", "#6a8abb"
#: The mask that returns on the back, on the ace of hearts and in the application's icon.
MASK = (
    "M-32 -9C-22 -13 -9 -9 0 -3C9 -9 22 -13 32 -9C33 4 26 15 15 15"
    "C8 15 4 11 0 6C-4 11 -8 15 -15 15C-26 15 -33 4 -32 -9Z"
)
EYES = "M-23 1C-19 -5 -11 -4.5 -6.5 1.5C-11 5 -19 5 -23 1ZM23 1C19 -5 11 -4.5 6.5 1.5C11 5 19 5 23 1Z"

Point = tuple[float, float]


def number(value: float) -> str:
    return f"{round(value, 2) + 0.0:g}"


def at(point: Point) -> str:
    return f"{number(point[0])} {number(point[1])}"


def star(x: float, y: float, size: float, waist: float, turned: float = 0.0) -> str:
    """The four-rayed star of the blue hour."""
    points = []
    for i in range(8):
        reach, angle = (waist if i % 2 else size), pi * i / 4 + turned
        points.append(at((x + reach * sin(angle), y - reach * cos(angle))))
    return "M" + "L".join(points) + "Z"


def disc(x: float, y: float, r: float) -> str:
    round_ = f"a{number(r)} {number(r)} 0 1 0 "
    return f"M{at((x - r, y))}{round_}{number(2 * r)} 0{round_}{number(-2 * r)} 0Z"


def svg(box: str, *lines: str) -> str:
    body = "".join(f"  {line}\n" for line in lines)
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{box}">\n{body}</svg>\n'


def ring() -> str:
    """Stars and dots around an ace's sign, and three stars above and below."""
    shape = ""
    for i in range(48):
        angle = 2 * pi * i / 48
        x, y = 64 * sin(angle), -64 * cos(angle)
        shape += star(x, y, 4.5, 1.7, angle) if i % 4 == 0 else disc(x, y, 1.35)
    for y in (-84.0, 84.0):
        shape += star(0, y, 8, 2.8)
        shape += star(-12, y * 0.955, 3.6, 1.4) + star(12, y * 0.955, 3.6, 1.4)
    return svg("-70 -96 140 192", f'<path fill="{GOLD}" d="{shape}"/>')


def _clipped(a: Point, b: Point, left: float, top: float, right: float, bottom: float) -> list[Point]:
    """What of a line lies within the rectangle; nothing or both its ends."""
    begin, end = 0.0, 1.0
    dx, dy = b[0] - a[0], b[1] - a[1]
    for run, room in ((-dx, a[0] - left), (dx, right - a[0]), (-dy, a[1] - top), (dy, bottom - a[1])):
        if abs(run) < 1e-9:
            if room < -1e-9:
                return []
        elif run < 0:
            begin = max(begin, room / run)
        else:
            end = min(end, room / run)
    if end - begin < 1e-6:
        return []
    return [(a[0] + t * dx, a[1] + t * dy) for t in (begin, end)]


def lattice() -> str:
    """Asanoha, the hemp leaf: equilateral triangles, each with lines from its middle to its corners."""
    middle, wide, side = (125.0, 175.0), 20.4, 304 / 13
    lines: set[tuple[Point, Point]] = set()

    def corner(i: int, j: int) -> Point:
        return middle[0] + i * wide, middle[1] + j * side + (side / 2 if i % 2 else 0)

    for i in range(-6, 7):
        for j in range(-9, 9):
            low, high = corner(i, j), corner(i, j + 1)
            for beside in (i - 1, i + 1):
                peak = corner(beside, j if i % 2 == 0 else j + 1)
                triangle = (low, high, peak)
                heart = (sum(p[0] for p in triangle) / 3, sum(p[1] for p in triangle) / 3)
                ends = [(p, heart) for p in triangle] + [(low, high), (low, peak), (high, peak)]
                for a, b in ends:
                    line = sorted((round(x, 2), round(y, 2)) for x, y in _clipped(a, b, 23, 23, 227, 327))
                    if line and any(hypot(x - middle[0], y - middle[1]) > 48 for x, y in line):
                        lines.add((line[0], line[1]))
    return "".join(f"M{at(a)}L{at(b)}" for a, b in sorted(lines) if a != b)


def frame(inset: float, corner: float, ink: str, line: float) -> str:
    """A line around a card, so far from its edge."""
    x, width, height = number(inset), number(250 - 2 * inset), number(350 - 2 * inset)
    return (
        f'<rect x="{x}" y="{x}" width="{width}" height="{height}" rx="{number(corner)}" '
        f'fill="none" stroke="{ink}" stroke-width="{number(line)}"/>'
    )


def back(ground: str, line: str, heart: str, pattern: str, mask: str) -> str:
    """A card's back: a pattern in a frame, and in the middle a mask, the same upside down."""
    beads = "".join(
        disc(125 + 44.5 * sin(pi * i / 18), 175 + 44.5 * cos(pi * i / 18), 1.1) for i in range(36)
    )
    stars = star(0, 0, 8, 2.8) + "".join(
        star(s * x, 0, size, size * 0.38) for s in (-1, 1) for x, size in ((17, 4), (30, 3))
    )
    return svg(
        "0 0 250 350",
        f'<rect x="12" y="12" width="226" height="326" rx="12" fill="{ground}"/>',
        pattern,
        frame(17.5, 8, ground, 9),
        frame(18, 7.5, GOLD, 1.6),
        frame(23, 3, line, 1.4),
        f'<circle cx="125" cy="175" r="51" fill="{heart}" stroke="{GOLD}" stroke-width="2"/>',
        f'<path fill="{GOLD}" d="{beads}"/>',
        '<g transform="translate(125 175)">',
        f'  <g transform="translate(0 -19) scale(.95)">{mask}</g>',
        f'  <g transform="rotate(180) translate(0 -19) scale(.95)">{mask}</g>',
        f'  <path fill="{GOLD}" d="{stars}"/>',
        "</g>",
    )


def card_back() -> str:
    """Hemp leaves in the blue hour."""
    pattern = (
        f'<path fill="none" stroke="{HAZE}" stroke-width="1.15" stroke-linecap="round" d="{lattice()}"/>'
    )
    mask = f'<path fill="{IVORY}" d="{MASK}"/><path fill="{NIGHT}" d="{EYES}"/>'
    return back(DUSK, HAZE, NIGHT, pattern, mask)


#: What each suit's robes are sprinkled with, drawn from its middle.
SPRINKLES = {
    "spade": "m0 -3l.8 2.2l2.2 .8l-2.2 .8l-.8 2.2l-.8 -2.2l-2.2 -.8l2.2 -.8z",
    "diamond": "m0 -3.2l2 3.2l-2 3.2l-2 -3.2z",
    "heart": "m-2.2 0a2.2 2.2 0 1 0 4.4 0a2.2 2.2 0 1 0 -4.4 0m1.2 0a1 1 0 1 1 2 0a1 1 0 1 1 -2 0z",
    "club": "m-1.4 -1.6a1.4 1.4 0 1 0 2.8 0a1.4 1.4 0 1 0 -2.8 0m-1.6 2.6a1.4 1.4 0 1 0 2.8 0"
    "a1.4 1.4 0 1 0 -2.8 0m3.2 0a1.4 1.4 0 1 0 2.8 0a1.4 1.4 0 1 0 -2.8 0z",
}


def robe(sprinkle: str) -> str:
    """A robe's pattern: below the shoulders, above the sash, beside the placket."""
    shape = ""
    for row in range(10):
        for column in range(12):
            x, y = -66 + 11 * column + 5.5 * (row % 2), -46 + 7.5 * row
            shoulder = -42 + max(0.0, abs(x) - 36) * 0.8
            if shoulder < y < -0.4 * x - 14.5 and not 0 <= x <= 12:
                shape += f"M{at((x, y))}{sprinkle}"
    return svg("-70 -158 140 186", f'<path fill="{GOLD}" fill-rule="evenodd" d="{shape}"/>')


def fan() -> str:
    """The queen of diamonds' folding fan; the fist is everybody's."""
    angles = (-58, -43, -28, -13, 2, 16)
    hinge = (51.5, -58.0)

    def leaf(angle: float, reach: float) -> str:
        turn = radians(angle)
        return at((hinge[0] + reach * sin(turn), hinge[1] - reach * cos(turn)))

    def edge(low: float, high: float) -> list[str]:
        points = [leaf(angles[0], low)]
        for a, b in pairwise(angles):
            points += [leaf((a + b) / 2, high), leaf(b, low)]
        return points

    band = edge(38, 42) + edge(29, 32)[::-1]
    outline = f'stroke="{INK}" stroke-width="2.2" stroke-linejoin="round" stroke-linecap="round"'
    sticks = "".join(f"M{at(hinge)}L{leaf(angle, 50)}" for angle in angles[1:-1])
    return svg(
        "-70 -158 140 186",
        f'<path d="M{at(hinge)}L{"L".join(edge(50, 55))}Z" fill="{IVORY}" {outline}/>',
        f'<path d="M{"L".join(band)}Z" fill="{ROBE}"/>',
        f'<path d="{sticks}" fill="none" stroke="{INK}" stroke-width="1.4"/>',
        "<!-- fist -->",
    )


def drawings() -> dict[str, str]:
    """Every file that is drawn here, by its path below ``assets``."""
    return {
        "cards/aces/ring.svg": ring(),
        "cards/back.svg": card_back(),
        "cards/held/queen-diamond.svg": fan(),
        **{f"cards/robes/{suit}.svg": robe(sprinkle) for suit, sprinkle in SPRINKLES.items()},
    }


if __name__ == "__main__":
    for name, text in drawings().items():
        (Path(__file__).parent / name).write_text(text, encoding="utf-8")
