"""The masks of the foes: four troupes, and three jokers; ``foes.py`` writes them to their files.

Clubs are the horned out of the forest, diamonds the pointed ears, hearts the round heads from the hearth,
spades the beaked of the night; within a troupe the ace is the one to fear.  Every king has a crown and every
queen gold on her brow.
"""

from __future__ import annotations

from itertools import pairwise
from math import cos, pi, sin

from draw import GOLD, INK, IVORY, Point, at, disc, number, star
from linocut import (
    LINE,
    both,
    dot,
    dots,
    eyes,
    fill,
    flat,
    flats,
    line,
    lines,
    other,
    pair,
    shape,
    spots,
    sticks,
    whole,
    zigzag,
)

#: Stand for what the foes of a suit wear, and for the paint on their masks (``limbotable/ui/art/masks.py``).
CLOAK, PAINT = "#2c4a73", "#7b3f1d"
RED, MOSS = "#a8281a", "#1f5a50"


def crown(y: float, wide: float, high: float) -> str:
    """Every king's: ``y`` is its lower edge in the middle, ``wide`` half its width there."""
    points = ((0, -1), (0.5, -0.4), (1.16, -0.86), (1, 0.14))
    half = (
        "M" + "L".join(at((a * wide, y + b * high)) for a, b in points) + f"Q{at((wide / 2, y))} {at((0, y))}"
    )
    balls = dots(1.16 * wide, y - 0.86 * high - 2, 3.2, IVORY) + dot(0, y - high - 2, 3.8, IVORY)
    return whole(half, GOLD) + balls + fill(star(0, y - 0.34 * high, 6, 2.8), PAINT)


def diadem(y: float, wide: float, drop: float) -> str:
    """A queen's: a string of gold beads over the brow, and a jewel."""
    beads = ""
    for i in range(-4, 5):
        a = i / 4
        beads += disc(a * wide, y + drop * (1 - a * a), 2.5)
    jewel = f"M0 {number(y + drop + 1)}L5 {number(y + drop + 9)}L0 {number(y + drop + 19)}"
    return fill(beads, GOLD) + whole(jewel, GOLD)


# Clubs: the horned, out of the forest -----------------------------------------------------------------


def roebuck() -> list[str]:
    return [
        sticks(
            "M14 -50C18 -76 24 -100 19 -132M21 -86C29 -94 36 -104 37 -116M21 -104C16 -108 12 -114 11 -122",
            IVORY,
            6,
        ),
        pair("M26 -40C36 -62 52 -70 66 -64C64 -46 52 -28 32 -20Z", GOLD),
        flats("M36 -40C44 -52 52 -57 59 -56C56 -46 48 -36 37 -31Z", PAINT),
        whole("M0 -58C18 -58 32 -50 34 -30C35 -12 28 4 24 20C21 34 20 44 15 52C10 59 5 61 0 61", GOLD),
        flat("M0 14C11 14 19 24 18 38C17 52 10 58 0 58", IVORY),
        flat("M0 -54C8 -46 10 -34 6 -20L0 -2", PAINT),
        eyes(18, -14, 10.5, 7, 3),
        lines("M8 -28C14 -33 22 -33 29 -28"),
        whole("M0 27C9 26 14 30 12 36C9 42 4 44 0 45", INK),
        lines("M0 45L0 49C4 54 10 53 14 48"),
    ]


def reindeer() -> list[str]:
    return [
        sticks(
            "M12 -52C22 -84 60 -82 56 -118C55 -130 49 -140 40 -146M55 -106C62 -112 65 -122 64 -134"
            "M48 -90C42 -96 38 -106 38 -118M14 -58C12 -76 10 -90 4 -104",
            IVORY,
            6,
        ),
        pair("M28 -34C42 -46 56 -46 66 -36C56 -22 42 -16 30 -20Z", PAINT),
        whole("M0 -58C22 -58 34 -46 34 -28C34 -10 27 6 25 22C24 40 24 50 16 58C10 63 4 63 0 63", PAINT),
        flat("M0 -6C7 0 9 12 14 20C20 30 22 40 18 50C13 59 6 60 0 60", IVORY),
        eyes(19, -14, 11, 6.5, 4),
        lines("M30 -19L36 -24M28 -14L35 -15", INK, 2.2),
        diadem(-44, 26, 10),
        whole("M0 30C10 29 15 33 13 40C10 46 4 48 0 49", INK),
        lines("M0 49L0 52C4 56 9 55 12 51"),
    ]


def elk() -> list[str]:
    return [
        pair(
            "M12 -50C22 -58 26 -70 23 -86C21 -98 20 -112 24 -128L33 -112L38 -136L46 -114L54 -134L57 -110"
            "L67 -122C69 -92 62 -64 42 -50C32 -42 20 -38 12 -38Z",
            GOLD,
        ),
        lines("M30 -60C36 -72 36 -84 33 -96M40 -62C47 -74 48 -86 46 -98M50 -68C56 -78 58 -88 57 -96"),
        pair("M28 -32C42 -38 56 -34 64 -20C52 -14 40 -14 30 -18Z", CLOAK),
        whole("M0 -56C18 -56 29 -48 29 -32C29 -14 21 -2 21 14C21 26 30 32 30 48C30 64 16 72 0 72", CLOAK),
        flat("M0 16C10 18 16 24 22 32C27 42 27 52 22 60C16 67 6 68 0 68", PAINT),
        lines("M12 -2C13 10 14 16 22 30", IVORY, 2),
        lines("M5 -30C12 -34 20 -33 25 -27", IVORY, 2.4),
        fill(both("M7 -14Q12 -26 24 -18Q18 -6 7 -14Z"), GOLD),
        spots(15, -16, 3, INK),
        flats("M9 38C14 34 20 36 21 42C18 48 11 48 9 38Z", INK),
        lines("M0 58C8 60 15 58 19 53"),
        whole("M0 70L8 70C10 84 6 96 0 108", INK),
        crown(-50, 16, 30),
    ]


def goat() -> list[str]:
    return [
        pair(
            "M8 -46C4 -90 12 -138 40 -149C58 -154 69 -140 66 -122C63 -108 50 -106 47 -115"
            "C45 -122 51 -127 55 -123C52 -133 42 -128 37 -112C31 -92 32 -68 29 -40Z",
            INK,
        ),
        lines(
            "M9 -64L29 -60M9 -80L29 -76M12 -97L31 -91M17 -113L35 -106M26 -130L40 -119M40 -143L47 -130",
            IVORY,
            2.4,
        ),
        pair("M28 -36C46 -46 62 -36 68 -14C54 -10 40 -12 29 -20Z", IVORY),
        flats("M36 -33C47 -37 56 -30 60 -20C51 -18 43 -19 36 -23Z", PAINT),
        whole("M0 62L17 54C24 64 24 74 21 84L16 79L15 98L9 91L7 112L0 130", GOLD),
        lines("M8 70L8 86M0 72L0 116M15 64L16 74", INK, 1.8),
        whole("M0 -58C20 -58 36 -50 37 -30C38 -12 28 4 25 22C25 34 27 42 24 52C20 64 10 70 0 70", IVORY),
        lines("M0 -50L9 -50M18 -45L27 -44M0 -41L4 -41M24 -35L32 -35M22 4L17 4M24 12L21 12", INK, 2.2),
        flats("M3 -26L34 -40L33 -31L8 -16Z", INK),
        eyes(20, -14, 12.5, 8, 5, RED),
        lines("M6 -6C5 6 4 14 5 22", INK, 2),
        flats("M6 32C10 25 17 26 19 31C16 36 10 36 6 32Z", INK),
        line("M0 36L0 42"),
        whole("M0 46C10 46 18 44 23 38C24 54 14 64 0 64", INK),
        flats("M2 45.5L9 45.5L8 52L3 52.5ZM11 45L18 42.5L17 49L12 51Z", IVORY),
        flats("M3 63L4 57L10 56L9 62Z", IVORY),
    ]


# Diamonds: the pointed ears ----------------------------------------------------------------------------


def hare() -> list[str]:
    straight = "M10 -44C4 -80 4 -124 18 -148C32 -132 38 -90 28 -42Z"
    inside = "M16 -56C12 -84 13 -112 18 -128C26 -112 28 -84 22 -56Z"
    bent = (
        "M10 -44C6 -74 10 -100 22 -112C38 -118 54 -104 64 -80C66 -74 62 -72 57 -74C49 -78 42 -82 36 -84"
        "C34 -68 32 -56 28 -42Z"
    )
    fold = "M17 -56C15 -78 18 -92 25 -98C33 -102 42 -96 49 -86C42 -90 34 -92 30 -90C27 -80 26 -68 23 -56Z"
    return [
        shape(other(straight), IVORY),
        fill(other(inside), PAINT),
        shape(bent, IVORY),
        fill(fold, PAINT),
        whole("M0 -54C26 -56 42 -40 44 -14C45 8 36 28 20 40C13 46 6 48 0 48", IVORY),
        flats("M20 -36L30 -12L20 12L10 -12Z", PAINT),
        eyes(20, -13, 11, 8, 2),
        whole("M0 10C7 8 11 11 9 15C6 20 3 22 0 23", PAINT),
        lines("M0 23L0 28C4 34 12 34 17 28"),
        whole("M0 32L8 32L7 46Q3 48 0 48", IVORY),
        line("M0 33L0 47", INK, 2),
        lines("M24 22L50 16M24 27L49 29", INK, 2),
    ]


def fox() -> list[str]:
    return [
        lines("M48 -22C56 -4 56 16 54 30", GOLD, 2.4),
        dots(54, 36, 6.5, GOLD),
        lines("M50 37L58 37", INK, 2),
        pair("M12 -46L36 -118C52 -92 56 -58 50 -22Z", IVORY),
        flats("M26 -54L38 -96C46 -78 48 -58 44 -38Z", PAINT),
        whole("M0 -50C14 -44 34 -44 50 -28C51 -4 36 20 18 44C11 55 5 62 0 64", IVORY),
        eyes(23, -10, 14, 5.5, 6),
        lines("M9 0C16 2 26 -2 36 -10", PAINT, 2.4),
        flats("M12 -28C18 -34 26 -34 30 -31C24 -30 18 -27 14 -23Z", PAINT),
        whole("M0 -42C5 -34 6 -26 0 -16", GOLD),
        lines("M20 22L38 8M16 30L34 20", PAINT, 2.8),
        lines("M10 8C11 22 9 34 3 44", INK, 2),
        whole("M0 46C6 45 9 47 8 51C5 56 2 58 0 60", INK),
    ]


def lynx() -> list[str]:
    return [
        pair("M12 -46L46 -104C55 -80 56 -56 50 -28Z", IVORY),
        flats("M27 -52L45 -84C49 -70 50 -56 46 -42Z", PAINT),
        lines("M46 -102C47 -116 51 -126 58 -134M46 -102C45 -114 46 -122 49 -130", INK, 4.5),
        whole(
            "M0 -52C22 -56 44 -46 50 -24L54 -8L67 2L57 14L66 32L50 36L52 54L34 50L26 66L14 58L0 66",
            IVORY,
        ),
        flats("M58 4L64 4L56 11ZM54 18L61 28L50 26ZM46 38L48 50L38 44ZM28 50L26 60L20 54Z", INK),
        flats("M6 -48L12 -26L8 -22L3 -40ZM16 -48L22 -30L18 -28L13 -42ZM27 -46L31 -32L27 -32Z", INK),
        flats("M38 -20L49 -14L40 -12ZM40 -4L51 2L40 4Z", INK),
        eyes(21, -10, 12, 8, 4),
        flat("M0 10C14 6 26 16 26 28C26 40 14 46 0 46", IVORY),
        lines("M7 -6C8 4 10 8 10 12", INK, 2),
        whole("M0 12C8 10 13 12 11 17C8 22 3 24 0 25", PAINT),
        lines("M0 25L0 31C5 37 14 37 19 31"),
        spots(15, 24, 1.6, INK),
        spots(20, 21, 1.6, INK),
        spots(19, 27, 1.6, INK),
        crown(-46, 20, 34),
    ]


def wolf() -> list[str]:
    return [
        pair("M12 -46L38 -122C54 -94 58 -60 52 -26Z", INK),
        flats("M28 -56L40 -98C47 -80 49 -62 46 -42Z", PAINT),
        whole(
            "M0 -56L8 -48C26 -56 44 -48 52 -28L66 -16L57 -8L68 10L54 14L60 32L44 32L42 52L26 50"
            "L22 78L10 96L0 100",
            INK,
        ),
        whole("M0 26L24 24C26 46 22 66 14 78C9 84 4 86 0 86", RED),
        flat("M0 62C7 60 12 64 11 72C8 80 4 82 0 82", GOLD),
        flats("M12 80L18 72L15 56ZM7 84L10 82L6 74Z", IVORY),
        whole("M0 -18C8 -14 13 4 22 18C26 30 20 38 12 38C6 38 3 36 0 34", IVORY),
        flats("M14 36L23 30L20 56ZM4 36L11 38L7 47Z", IVORY),
        whole("M0 12C8 10 13 13 12 19C9 26 4 28 0 28", INK),
        lines("M4 -44L8 -28M14 -46L20 -32M40 -6L52 -2M38 8L50 20M34 22L40 38", IVORY, 2.2),
        fill(both("M8 -8Q16 -26 36 -26Q28 -8 8 -8Z"), GOLD),
        spots(21, -16, 4, INK),
        flats("M4 -14L38 -34L36 -26L10 -12Z", INK),
    ]


# Hearts: the round heads, from the hearth ---------------------------------------------------------------


def boar() -> list[str]:
    return [
        whole("M0 -118L6 -98L15 -108L18 -88L28 -94L29 -74L40 -76L37 -50L0 -44", INK),
        lines("M0 -104L0 -62M12 -90L10 -62M23 -78L20 -60", IVORY, 2),
        pair("M24 -46C34 -70 50 -80 66 -78C66 -56 58 -36 42 -24Z", GOLD),
        flats("M36 -46C42 -60 50 -67 58 -68C57 -54 52 -42 43 -34Z", PAINT),
        whole("M0 -58C24 -60 42 -46 44 -22C46 0 42 14 40 30C36 48 18 56 0 56", GOLD),
        flats("M6 -30L34 -38L36 -30L10 -22Z", INK),
        eyes(22, -16, 10, 7, -1),
        lines("M10 -4C14 -2 20 -1 26 -3", INK, 2),
        whole("M0 2C20 0 30 10 30 24C30 40 18 48 0 48", IVORY),
        flats("M6 24C7 14 15 12 18 20C19 28 14 34 9 33C6 32 6 28 6 24Z", INK),
        pair("M20 50C34 54 50 44 46 14C56 28 60 56 42 64C32 68 22 62 20 50Z", IVORY),
        whole("M0 50L10 50C12 62 8 70 0 70", RED),
        line("M0 54L0 62", INK, 2),
    ]


def tigress() -> list[str]:
    hinge, ribs = (0.0, -26.0), 7

    def leaf(turn: float, reach: float) -> Point:
        return hinge[0] + reach * sin(turn), hinge[1] - reach * cos(turn)

    turns = [0.62 * i / ribs for i in range(ribs + 1)]
    edge = [leaf(0, 116)]
    for a, b in pairwise(turns):
        edge += [leaf((a + b) / 2, 123 - 6 * b), leaf(b, 116 - 10 * b)]
    band = [leaf(t, 104 - 9 * t) for t in turns], [leaf(t, 82 - 6 * t) for t in turns[::-1]]
    return [
        whole(zigzag([*edge, hinge]), IVORY),
        flat(zigzag([*band[0], *band[1]]), PAINT),
        lines("".join(f"M{at(leaf(t, 40))}L{at(leaf(t, 115 - 10 * t))}" for t in turns[1:-1]), INK, 1.6),
        line(f"M{at(leaf(0, 40))}L{at(leaf(0, 116))}", INK, 1.6),
        dots(42, -54, 19, GOLD),
        spots(42, -54, 9, PAINT),
        whole(
            "M0 -64C30 -66 52 -46 55 -16C57 2 58 8 66 18C54 20 50 26 46 32C48 40 46 44 48 50"
            "C38 48 30 52 22 56C14 60 6 60 0 60",
            GOLD,
        ),
        flats("M10 -26C16 -40 34 -42 42 -28C34 -32 20 -30 14 -18Z", IVORY),
        flat("M0 4C14 4 30 14 32 30C30 46 16 54 0 54", IVORY),
        flats("M54 -22L36 -16L55 -8ZM56 -2L40 2L58 10ZM58 18L42 18L50 28Z", INK),
        flats("M0 -62L13 -60L9 -50L0 -54ZM20 -58L26 -44L31 -53Z", INK),
        eyes(23, -12, 13, 7.5, 5),
        lines("M36 -18L44 -26", INK, 3),
        whole("M0 6C10 4 15 7 13 12C10 18 4 20 0 21", PAINT),
        lines("M0 21L0 30C6 38 18 38 24 30"),
        flats("M12 35L19 34L16 44Z", INK),
        flats("M13.5 35L18 34.5L16 41Z", IVORY),
        spots(20, 22, 1.7, INK),
        spots(26, 19, 1.7, INK),
        spots(25, 26, 1.7, INK),
        diadem(-50, 30, 12),
    ]


def bear() -> list[str]:
    firs = ""
    for x, top, foot, wide in ((58, -96, -20, 11), (38, -122, -40, 13)):
        points = [(float(x), float(top))]
        for step in range(1, 6):
            y, half = top + (foot - top) * step / 5, wide * (0.34 + 0.66 * step / 5)
            points += [(x + half, y), (x + half * 0.45, y - 3)]
        firs += zigzag([*points, *[(2 * x - a, b) for a, b in points[:0:-1]]]) + "Z"
    return [
        flats(firs, INK),
        dots(42, -52, 19, INK),
        spots(42, -52, 10, PAINT),
        whole(
            "M0 -60C32 -62 54 -44 57 -14C59 8 62 14 64 26L54 26L54 42L42 42L38 58L26 56C18 64 8 66 0 66",
            INK,
        ),
        lines("M48 8L54 20M42 26L46 36M30 42L32 50", IVORY, 2.2),
        lines("M6 -34C14 -41 28 -41 36 -31M10 -28C16 -33 24 -33 30 -27", IVORY, 2.4),
        fill(both("M9 -12Q20 -28 35 -17Q26 -4 9 -12Z"), GOLD),
        spots(22, -15, 4, INK),
        whole("M0 -6C16 -6 27 6 30 24C30 44 16 56 0 56", IVORY),
        whole("M0 2C12 0 18 5 17 12C13 20 5 23 0 24", INK),
        flats("M5 5C10 4 13 6 13 9C10 9 7 8 5 5Z", IVORY),
        lines("M0 24L0 32"),
        whole("M0 34C8 34 18 32 22 26C22 42 12 50 0 50", RED),
        flats("M12 34L20 30L18 42ZM2 35L7 34.5L5 39Z", IVORY),
        crown(-56, 26, 40),
    ]


def mane(count: int, low: float, high: float, crest: float) -> str:
    """Flames around a face that lick upwards, taller by ``crest`` on top."""
    step = pi / (count + 0.5)

    def place(turn: float, reach: float) -> Point:
        return reach * sin(turn), -6 - (reach + (crest * max(0.0, cos(turn)) if reach > low else 0)) * cos(
            turn
        )

    half = f"M{at(place(0, high))}Q{at(place(0.3 * step, low * 1.1))} {at(place(0.5 * step, low))}"
    for i in range(count):
        a = (i + 0.5) * step
        half += f"Q{at(place(a + 0.1 * step, high * 0.8))} {at(place(a + 0.3 * step, high))}"
        half += f"Q{at(place(a + 0.95 * step, high * 0.9))} {at(place(a + step, low))}"
    return half


def lion() -> list[str]:
    return [
        whole(mane(8, 54, 69, 42), PAINT),
        whole(mane(8, 46, 57, 22), IVORY),
        whole("M0 -50C26 -52 44 -42 46 -20C48 6 44 26 42 44C38 64 20 78 0 78", INK),
        whole("M0 38L30 32C34 50 28 66 16 71C10 74 4 74 0 74", RED),
        flat("M0 56C10 54 16 58 15 64C12 70 4 72 0 72", GOLD),
        whole("M0 -52C24 -54 42 -44 44 -22C46 -2 46 12 42 26C36 38 24 40 16 38C8 38 4 36 0 36", GOLD),
        flats("M13 37L26 35L21 58ZM23 70L30 54L19 62ZM3 36L11 37L8 45ZM4 73L11 72L7 65Z", IVORY),
        flat("M0 10C10 12 26 14 38 12C42 18 40 28 32 32C22 36 8 36 0 34", IVORY),
        flats("M7 -17Q18 -33 38 -22Q28 -4 7 -17Z", IVORY),
        spots(22, -18, 5.4, INK),
        line(both("M7 -17Q18 -33 38 -22Q28 -4 7 -17Z")),
        flats("M2 -20C6 -30 22 -46 46 -36C44 -31 42 -29 38 -28C28 -34 16 -28 9 -14C5 -14 3 -16 2 -20Z", INK),
        whole("M0 -2C7 -1 11 3 19 6C21 11 15 16 9 18C4 20 2 21 0 25", INK),
        line("M0 24L0 34"),
        lines("M0 34C8 37 18 37 26 33", INK, 2),
        spots(22, 22, 1.8, INK),
        spots(29, 18, 1.8, INK),
        spots(28, 26, 1.8, INK),
        flats("M0 -48L7 -46L0 -26Z", PAINT),
        lines("M12 -46L15 -38M22 -43L26 -36", INK, 2.4),
    ]


# Spades: the beaked, of the night -----------------------------------------------------------------------


def magpie() -> list[str]:
    return [
        whole(
            "M0 -92L6 -106L10 -88L20 -104L22 -82L34 -92C34 -78 44 -72 48 -52L64 -54L56 -38L68 -28L56 -20"
            "L64 -4L50 0C44 24 24 38 0 40",
            PAINT,
        ),
        lines("M8 -84L8 -70M20 -78L18 -66", IVORY, 2.2),
        whole("M0 -6C4 -30 18 -44 34 -40C48 -36 50 -14 40 4C32 18 14 20 6 14L0 16", IVORY),
        eyes(25, -16, 13, 9, 4),
        lines("M12 -32C20 -38 30 -38 36 -32"),
        line(disc(0, 60, 16), INK, 5 + 2 * LINE),
        line(disc(0, 60, 16), GOLD, 5),
        whole("M0 92L9 80L5 73L0 73", RED),
        lines("M0 80L9 80", INK, 1.6),
        whole("M0 -24C11 -22 18 -8 16 8C13 28 6 44 0 54", GOLD),
        lines("M16 8C11 14 5 16 0 16"),
        flats("M4 -6L9 -3L6 3Z", INK),
    ]


def owl() -> list[str]:
    feathers = [
        pair("M30 -60C40 -92 54 -112 66 -118C66 -96 58 -72 44 -50Z", PAINT),
        flats("M46 -78C50 -88 56 -97 60 -100C60 -90 56 -80 52 -74Z", GOLD),
        pair("M10 -66C14 -104 24 -128 36 -138C44 -116 40 -88 32 -62Z", IVORY),
        flats("M25 -96C27 -106 31 -116 34 -119C37 -110 35 -98 32 -90Z", GOLD),
        whole("M0 -150C10 -132 15 -104 14 -68L0 -66", PAINT),
        flat("M0 -128C5 -120 6 -108 0 -98", GOLD),
    ]
    return [
        *feathers,
        whole("M0 -72C36 -76 58 -54 60 -20C62 16 40 46 0 62", PAINT),
        fill(
            "".join(
                disc(s * x, y, 2)
                for s in (-1, 1)
                for x, y in ((53, -4), (49, 12), (40, 27), (52, -38), (28, 40), (55, -22))
            ),
            IVORY,
        ),
        whole("M0 -32C6 -56 24 -62 36 -56C52 -48 54 -24 46 -2C38 20 20 36 0 48", IVORY),
        lines("M40 -40L46 -46M44 -28L51 -30M44 -14L50 -12M38 0L43 5M28 12L31 18", INK, 2),
        dots(22, -18, 14.5, GOLD),
        spots(22, -18, 9, INK),
        spots(25, -21, 2.6, IVORY),
        lines("M6 -28C14 -40 28 -42 40 -32"),
        whole("M0 -14C7 -12 10 0 8 10C6 18 3 24 0 28", GOLD),
        lines("M10 30C6 34 3 36 0 38", INK, 2),
        diadem(-62, 26, 12),
    ]


def cockerel() -> list[str]:
    hackles: list[Point] = [(0, 96)]
    for x, y in (
        (9, 72),
        (18, 94),
        (24, 68),
        (36, 84),
        (38, 58),
        (52, 66),
        (48, 42),
        (62, 42),
        (50, 24),
        (64, 14),
        (46, 0),
    ):
        hackles.append((x, y))
    half = zigzag([(0, -40), (40, -30), *hackles[::-1]])
    return [
        whole(
            "M0 -142C8 -142 11 -130 9 -116C14 -130 24 -134 28 -124C30 -112 25 -100 22 -92"
            "C30 -102 40 -102 41 -92C41 -78 34 -64 28 -54L0 -48",
            RED,
        ),
        whole(half, IVORY),
        lines("M18 60L18 82M33 56L36 74M44 40L52 56M46 28L58 36M0 70L0 86", INK, 2),
        whole("M0 -58C24 -60 40 -44 42 -20C43 2 34 20 26 34C19 44 8 48 0 48", IVORY),
        whole("M0 -8L8 -26C18 -40 36 -34 38 -18C38 0 28 12 16 12L0 10", RED),
        eyes(24, -16, 11, 8, 4),
        flats("M8 -30L36 -42L38 -34L12 -22Z", INK),
        pair("M5 34C16 34 22 48 20 64C18 78 4 78 4 64Z", RED),
        whole("M0 -20C11 -18 17 -4 15 12C12 28 6 38 0 46", GOLD),
        lines("M15 12C10 18 5 20 0 20", INK, 2.2),
        flats("M4 -4L9 -2L6 4Z", INK),
        crown(-50, 24, 30),
    ]


def raven() -> list[str]:
    return [
        whole(
            "M0 -112L8 -90L18 -110L22 -86L36 -100L36 -78L52 -84L48 -62L66 -60L56 -42L68 -30L56 -22"
            "L68 -4L54 0L62 20L46 20L48 40L34 34L30 56L0 50",
            INK,
        ),
        lines(
            "M8 -80L7 -64M20 -76L17 -62M34 -70L29 -58M44 -56L37 -48M54 -34L46 -30M54 -10L46 -8"
            "M48 10L40 6M38 26L32 20",
            IVORY,
            2.2,
        ),
        whole("M0 -30C16 -28 25 -8 23 12C20 40 12 64 4 100C3 106 2 110 0 118", IVORY),
        lines("M23 12C16 26 8 32 0 34", INK, 2.4),
        flats("M5 6C10 2 13 6 12 14C9 18 5 14 5 6Z", INK),
        lines("M10 52L5 54M7 66L3 68M5 80L1 82", INK, 2),
        line("M0 36L0 104", INK, 1.4),
        flats("M0 -42L8 -16L12 -30L20 -12L24 -34L30 -44Z", INK),
        dots(29, -24, 15, GOLD),
        spots(29, -24, 10, INK),
        spots(29, -24, 4.6, RED),
        flats("M6 -34L46 -54L49 -43L14 -24Z", INK),
    ]


# Jokers ---------------------------------------------------------------------------------------------------


def jester() -> list[str]:
    point = "M2 -48C8 -84 26 -104 46 -98C60 -94 66 -78 62 -58C56 -74 46 -76 40 -66C36 -58 36 -48 38 -38Z"
    eye = "M34 -12Q20 -30 8 -10Q20 -14 34 -12Z"
    face = "M0 -52C24 -54 42 -40 42 -16C42 10 34 30 20 46C12 56 6 60 0 62"
    return [
        shape("M-20 -46C-18 -84 -8 -116 8 -138C18 -112 24 -80 20 -46Z", MOSS),
        dot(9, -141, 7, GOLD),
        shape(point, GOLD),
        shape(other(point), RED),
        dots(62, -54, 7, GOLD),
        whole(face, IVORY),
        fill(face + "Z", INK),
        shape("M-45 -34C-28 -58 28 -58 45 -34L42 -22C26 -36 -26 -36 -42 -22Z", GOLD),
        fill(other(eye), INK),
        fill(eye, IVORY),
        line("M-21 -8L-21 14", RED, 3),
        line("M21 -8L21 14", GOLD, 3),
        fill("M0 -6L8 14Q4 19 0 18Z", IVORY),
        line("M0 -6L-8 14Q-4 19 0 18"),
        fill("M-31 12C-24 44 24 44 31 12C18 25 -18 25 -31 12Z", RED),
        line("M-31 12C-24 44 24 44 31 12C18 25 -18 25 -31 12Z", GOLD, 2),
        line("M-22 22C-10 29 10 29 22 22", IVORY, 2.6),
    ]


def oni() -> list[str]:
    hair = "".join(
        disc(x, y, 13)
        for x, y in ((-44, -36), (44, -36), (-28, -56), (28, -56), (0, -64), (-52, -16), (52, -16))
    )
    return [
        shape(hair, INK),
        pair("M14 -56C18 -84 26 -98 30 -112C34 -126 42 -138 56 -144C56 -124 60 -92 42 -48Z", IVORY),
        lines(
            "M18 -74C28 -76 38 -74 46 -68M23 -90C32 -92 42 -90 50 -85M29 -106C36 -108 46 -107 54 -102",
            INK,
            2.4,
        ),
        whole("M0 -56C32 -58 52 -40 52 -14C53 10 50 26 42 42C30 60 12 66 0 66", RED),
        flats("M2 -22C4 -40 32 -50 50 -34C38 -34 26 -30 20 -18C14 -14 4 -16 2 -22Z", INK),
        dots(23, -10, 11, IVORY),
        spots(21, -9, 5, INK),
        whole("M0 -8C5 -6 8 4 17 8C22 14 18 22 9 22C4 22 2 20 0 20", RED),
        whole("M0 30C18 30 34 24 44 12C46 40 26 56 0 56", INK),
        flats("M3 31L13 30L12 38L4 39ZM15 30L24 27L22 35L14 37ZM26 26L34 22L31 31L25 34Z", IVORY),
        flats("M18 52L30 46L27 28ZM4 54L14 53L13 46L5 47Z", IVORY),
        lines("M30 2C36 2 42 -2 45 -6M34 8C40 8 44 6 47 2", INK, 2),
        fill(star(0, -40, 8, 3.4), GOLD),
    ]


def troll() -> list[str]:
    return [
        shape(
            "M-44 -30L-58 -62L-42 -58L-50 -96L-30 -80L-30 -122L-14 -94L-2 -148L8 -98L24 -126L28 -84"
            "L48 -100L42 -62L58 -66L44 -30Z",
            GOLD,
        ),
        lines("M22 -62L28 -78M8 -62L8 -88M34 -52L44 -64", INK, 2),
        pair("M36 -26C48 -42 60 -46 69 -40C69 -20 60 2 42 10Z", MOSS),
        flats("M44 -20C50 -30 58 -34 62 -32C61 -18 55 -6 46 -2Z", GOLD),
        whole("M0 -54C28 -58 46 -42 48 -16C50 10 46 30 36 46C26 60 12 66 0 66", MOSS),
        flats("M6 -28C12 -38 30 -42 42 -32L42 -24C30 -32 18 -30 10 -20Z", INK),
        dots(22, -14, 10, IVORY),
        spots(19, -12, 4.4, INK),
        whole("M0 30C14 32 30 28 38 18C40 40 24 56 0 56", INK),
        shape("M8 34L18 32L17 46L9 47Z", IVORY),
        shape("M-28 50L-20 53L-19 42L-26 40Z", IVORY),
        whole("M0 -18C8 -14 10 0 16 10C24 22 18 38 0 38", GOLD),
        lines("M6 26C8 22 12 22 13 26", INK, 2.2),
        lines("M4 6L10 4", INK, 2),
        dot(-32, 14, 3.4, GOLD),
        spots(38, 2, 2, INK),
    ]


MASKS = {
    m.__name__: m
    for m in (
        roebuck,
        reindeer,
        elk,
        goat,
        hare,
        fox,
        lynx,
        wolf,
        boar,
        tigress,
        bear,
        lion,
        magpie,
        owl,
        cockerel,
        raven,
        jester,
        oni,
        troll,
    )
}
