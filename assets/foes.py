"""Draw the foes: masks, cloaks and haloes, the back of their deck, and the signs of their game.

``python assets/foes.py`` writes these files anew; a test sees to it that they are the ones that lie here.
"""

from __future__ import annotations

from math import cos, hypot, pi, sin
from pathlib import Path

from draw import GOLD, INK, IVORY, Point, at, back, disc, star, svg
from linocut import LINE, both, closed, dot, fill, flat, flats, line, lines, other, shape, whole, zigzag
from masks import CLOAK, MASKS, PAINT, RED

CREAM, WINE, ROSE, BRICK = "#f3e8cb", "#4a1622", "#b0737a", "#6b2230"
BOX = "-70 -158 140 316"


# Haloes: the higher the foe, the more light ----------------------------------------------------------


def halo_jack() -> str:
    """Stars in an evening sky."""
    places = ((-52, -136, 7), (53, -140, 5), (-58, -92, 4), (58, -100, 6.5), (0, -143, 5))
    return fill("".join(star(x, y, size, size * 0.36) for x, y, size in places), GOLD)


def halo_queen() -> str:
    """Lanterns along an arch."""
    places = [(62.0, float(y)) for y in range(-30, -140, -10)] + [(58.0, -147.0), (48.0, -150.0)]
    places += [(float(x), -150.0) for x in range(36, 0, -12)]
    beads = disc(0, -150, 2.6)
    for i, (x, y) in enumerate(places):
        radius = 2.6 if i % 3 == 0 else 1.5
        beads += disc(x, y, radius) + disc(-x, y, radius)
    return fill(beads, GOLD)


def halo_king() -> str:
    """The full moon."""
    return f'<circle cx="0" cy="-66" r="64" fill="{CREAM}"/>'


def halo_ace() -> str:
    """A burst of light up to the edges."""
    source, right, top, foot = (0.0, -24.0), 65.0, -153.0, 90.0

    def end(angle: float) -> Point:
        across, down = sin(angle), -cos(angle)
        reach = min(
            right / abs(across) if abs(across) > 1e-9 else 1e9,
            (top - source[1]) / down if down < -1e-9 else (foot - source[1]) / max(down, 1e-9),
        )
        return source[0] + reach * across, source[1] + reach * down

    rays = ""
    for i in range(36):
        angle, half = 2 * pi * (i + 0.5) / 36, pi / 36 * 0.66
        ends = [end(angle - half), end(angle + half)]
        (ax, ay), (bx, by) = ends
        if abs(abs(ax) - abs(bx)) > 1e-6 and abs(ay - by) > 1e-6:  # it takes a corner
            ends.insert(1, (right if ax > 0 else -right, top if ay < 0 else foot))
        rays += f"M{at(source)}L{'L'.join(at(point) for point in ends)}Z"
    return fill(rays, GOLD) + fill(disc(0, -34, 60), GOLD)


def halo_joker() -> str:
    """Confetti."""
    stars, bits = "", ""
    for i in range(40):
        x, y, size = -62 + (i * 47) % 125, -150 + (i * 61) % 186, 2.4 + (i * 7) % 3
        if abs(x) < 46 and y > -128:  # behind the mask
            continue
        if i % 3 == 0:
            stars += star(x, y, size + 2, 1.8)
        else:
            bits += zigzag([(x, y - size), (x + size * 0.7, y), (x, y + size), (x - size * 0.7, y)]) + "Z"
    return fill(stars + bits, GOLD)


# Cloaks ----------------------------------------------------------------------------------------------

#: From the neck over the shoulders to the foot of the frame.
SHOULDERS = "M0 34L20 40C44 50 61 68 69 94L69 149Q69 157 61 157L0 157"


def cloak_club() -> str:
    """Of the forest: a coat of leaves under a collar of straw."""
    rows = ""
    for row, y in enumerate((136, 114)):
        for i in range(-4, 5):
            x = 17 * i + (8.5 if row % 2 else 0)
            if abs(x) < 60:
                tip, foot = at((x, y + 18)), at((x, y - 8))
                rows += f"M{tip}C{at((x - 9, y + 10))} {at((x - 8, y))} {foot}"
                rows += f"C{at((x + 8, y))} {at((x + 9, y + 10))} {tip}Z"
    straws: list[Point] = []
    for i in range(31):
        angle = -pi / 2 * 1.16 + pi * 1.16 * i / 30
        long = 1.0 if i % 2 else 0.72
        straws.append((60 * long * sin(angle), 54 + 46 * long * cos(angle)))
    veins = "".join(
        f"M{at((x * 0.62, 54 + (y - 54) * 0.62))}L{at((x * 0.86, 54 + (y - 54) * 0.86))}"
        for x, y in straws[1::2]
    )
    return (
        whole(SHOULDERS, CLOAK)
        + fill(rows, GOLD)
        + shape(zigzag([(0, 40), *straws]) + "Z", GOLD)
        + line(veins, INK, 1.6)
    )


def cloak_diamond() -> str:
    """A kimono."""
    sprinkle = ""
    for row in range(5):
        for i in range(-4, 5):
            x, y = 15 * i + (7.5 if row % 2 else 0), 88 + 15 * row
            if 26 + (130 - y) * 0.42 < abs(x) < 64 and y > 60 + abs(x) * 0.5:
                sprinkle += f"M{at((x, y - 4))}L{at((x + 3, y))}L{at((x, y + 4))}L{at((x - 3, y))}Z"
    lapel = "M26 44C20 78 2 112 -30 158L-8 158C22 124 40 90 44 54Z"
    return (
        whole(SHOULDERS, CLOAK)
        + fill(sprinkle, GOLD)
        + flat("M0 40L24 44L0 118", IVORY)
        + lines("M15 50C12 66 6 80 0 92")
        + shape(lapel, GOLD)
        + shape(other(lapel), GOLD)
    )


def cloak_heart() -> str:
    """Of the hearth: a twisted rope, and paper that keeps off what is worse."""
    peas = ""
    for row in range(6):
        for i in range(-4, 5):
            x, y = 16 * i + (8 if row % 2 else 0), 80 + 14 * row
            if abs(x) < 62 and 66 + abs(x) * 0.5 < y < 152:
                peas += disc(x, y, 2.6)
    paper = ""
    right = ((-5, 0), (7, 4), (2, 16), (10, 19), (4, 33), (11, 37))
    left = ((-3, 50), (-2, 38), (-9, 34), (-3, 22), (-10, 18))
    for x, y in ((-34, 78), (0, 88), (34, 78)):
        paper += zigzag([(x + a, y + b) for a, b in right + left]) + "Z"
    twist = ""
    for i in range(19):
        t = 0.05 + 0.9 * i / 18
        # A point of the rope, the way it runs there, and across it.
        x = 44 * (t**3 - (1 - t) ** 3) + 198 * t * (1 - t) * (2 * t - 1)
        y = 44 * (t**3 + (1 - t) ** 3) + 300 * t * (1 - t)
        dx = 132 * (t**2 + (1 - t) ** 2) + 198 * (6 * t * (1 - t) - 1)
        dy = 132 * (t**2 - (1 - t) ** 2) + 300 * (1 - 2 * t)
        along, across = 3.6 / hypot(dx, dy), 7.4 / hypot(dx, dy)
        twist += f"M{at((x - dy * across + dx * along, y + dx * across + dy * along))}"
        twist += f"L{at((x + dy * across - dx * along, y - dx * across - dy * along))}"
    rope = "M-44 44C-66 100 66 100 44 44"
    return (
        whole(SHOULDERS, CLOAK)
        + fill(peas, GOLD)
        + shape(paper, IVORY)
        + line(rope, INK, 19)
        + line(rope, GOLD, 19 - 2 * LINE)
        + line(twist, INK, 2)
    )


def cloak_spade() -> str:
    """Feathers."""
    out = whole(SHOULDERS, CLOAK)
    for y, wide, count, ink in (
        (140, 20, 3, CLOAK),
        (118, 20, 3, IVORY),
        (98, 18, 2, CLOAK),
        (77, 15, 2, PAINT),
    ):
        row = ""
        for i in range(-count, count + 1):
            x, side = wide * i, y - abs(i) * 3
            left, right, foot = max(-69, x - wide / 2), min(69, x + wide / 2), min(157, side + 20)
            top = max(side - 18, 36 + 0.5 * abs(x))
            row += f"M{at((left, top))}L{at((left, side))}Q{at((left, foot))} {at((x, foot))}"
            row += f"Q{at((right, foot))} {at((right, side))}L{at((right, top))}Z"
        out += shape(row, ink)
    return out


def cloak_joker() -> str:
    """Motley, and a ruff with bells."""
    motley = {GOLD: "", PAINT: ""}
    for row in range(7):
        for i in range(-3, 4):
            x, y = 20 * i + (10 if row % 2 else 0), 66 + 14 * row
            if abs(x) < 60 and 62 + abs(x) * 0.55 < y < 146:
                lozenge = zigzag([(x, y - 13), (x + 9, y), (x, y + 13), (x - 9, y)]) + "Z"
                motley[(GOLD, PAINT)[(row // 2 + i) % 2]] += lozenge
    ruff, bells = [], ""
    for i in range(15):
        angle = -pi / 2 * 1.1 + pi * 1.1 * i / 14
        long = 1.0 if i % 2 else 0.66
        point = (60 * long * sin(angle), 54 + 44 * long * cos(angle))
        ruff.append(point)
        if i % 2:
            bells += dot(*point, 4.4, GOLD)
    return (
        whole(SHOULDERS, CLOAK)
        + "".join(fill(path, ink) for ink, path in motley.items())
        + shape(zigzag([(0, 40), *ruff]) + "Z", IVORY)
        + bells
    )


# The back, and the signs of the game -----------------------------------------------------------------


def foe_back() -> str:
    """Scales: the old pattern of demons and serpents.  It looks the same upside down."""
    wide, high = 204 / 12, 304 / 18
    scales = ""
    for row in range(18):
        up = row < 9
        tip, foot = (23 + row * high, 23 + (row + 1) * high)[:: 1 if up else -1]
        shift = (row if up else 17 - row) % 2
        for i in range(12 + shift):
            left = 23 + (i - shift / 2) * wide
            corners = [(left, foot), (left + wide / 2, tip), (left + wide, foot)]
            scales += zigzag([(min(227.0, max(23.0, x)), y) for x, y in corners]) + "Z"
    face = (
        "M0 -5C5 -9 10 -11 14 -10C15 -16 19 -20 27 -20C24 -16 23 -12 25 -8C30 -4 31 3 26 8C20 12 13 11 9 6"
        "L6 14L2 5L0 5"
    )
    mask = fill(closed(face), IVORY) + flats("M6 0Q12 -8 23 -4Q17 6 6 0Z", WINE)
    return back(BRICK, ROSE, WINE, fill(scales, WINE), mask)


def emblem() -> str:
    """Three of them before the moon."""

    def mask(name: str, x: float, y: float, turn: float, scale: float) -> str:
        body = "".join(MASKS[name]()).replace(PAINT, RED)
        return f'<g transform="translate({x} {y}) rotate({turn}) scale({scale})">{body}</g>'

    return svg(
        "0 0 256 256",
        f'<rect x="8" y="8" width="240" height="240" rx="54" fill="{WINE}"/>',
        '<circle cx="128" cy="122" r="98" fill="#ebd08c"/>',
        mask("fox", 68, 146, -18, 0.74),
        mask("raven", 190, 142, 18, 0.68),
        mask("oni", 128, 164, 0, 0.94),
    )


def shadow() -> str:
    """Who has no face: a hood, and two eyes in it."""
    hood = closed("M0 -48C14 -42 30 -22 32 6C34 16 46 22 48 46L0 46")
    face = closed("M0 -26C12 -18 19 -2 18 14C16 26 8 32 0 36")
    return svg(
        "-50 -50 100 100",
        f'<path fill="currentColor" fill-rule="evenodd" d="{hood}{face}{both("M4 8Q9 0 15 2Q12 11 4 8Z")}"/>',
    )


def cap() -> str:
    """A jester's cap: the index of a joker."""
    points = closed("M0 6C8 22 10 36 10 50C18 34 30 26 40 34C47 40 48 50 44 60C38 54 32 56 30 64L29 76L0 80")
    brim = closed("M0 86L29 82L29 93Q0 100 0 100")
    bells = disc(0, 5, 7) + disc(-44, 66, 7) + disc(44, 66, 7)
    return svg("-52 0 104 100", fill(points + brim + bells, "currentColor"))


HALOES = {"jack": halo_jack, "queen": halo_queen, "king": halo_king, "ace": halo_ace, "joker": halo_joker}
CLOAKS = {
    "club": cloak_club,
    "diamond": cloak_diamond,
    "heart": cloak_heart,
    "spade": cloak_spade,
    "joker": cloak_joker,
}


def drawings() -> dict[str, str]:
    """Every file that is drawn here, by its path below ``assets``."""
    return {
        **{f"foes/masks/{name}.svg": svg(BOX, *draw()) for name, draw in MASKS.items()},
        **{f"foes/haloes/{name}.svg": svg(BOX, draw()) for name, draw in HALOES.items()},
        **{f"foes/cloaks/{name}.svg": svg(BOX, draw()) for name, draw in CLOAKS.items()},
        "foes/back.svg": foe_back(),
        "foes/cap.svg": cap(),
        "foes/emblem.svg": emblem(),
        "foes/shadow.svg": shadow(),
        "foes/star.svg": svg("-10 -10 20 20", fill(star(0, 0, 10, 3.8), "currentColor")),
    }


if __name__ == "__main__":
    for name, text in drawings().items():
        file = Path(__file__).parent / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
