"""Make the sounds of the table: paper, wood, clay, a drum and small chimes, from a few lines of physics each.

What moves is as loud as everything else that moves; what is told beside it softer, a result a little louder.

``python assets/sounds/sounds.py`` writes the files anew; a test sees to it that they are those that lie here.
"""

from __future__ import annotations

import random
import wave
from array import array
from collections.abc import Sequence
from math import exp, pi, sin, sqrt
from pathlib import Path

RATE = 48_000  #: samples a second
Wave = list[float]

#: Loudness in decibels: of what moves, of what is told beside it, and of results.
PIECE = -18.0
BESIDE = -21.0
RESULT = -16.5

#: What rings when a thing is struck: hertz, loudness, and how many milliseconds until it is faint.
WOOD = ((410.0, 1.0, 34.0), (893.0, 0.55, 21.0), (1690.0, 0.3, 11.0), (2730.0, 0.14, 6.0))
STONE = ((1240.0, 1.0, 20.0), (2960.0, 0.5, 12.0), (4700.0, 0.22, 7.0))
BEECH = ((980.0, 1.0, 19.0), (1930.0, 0.55, 13.0), (3350.0, 0.25, 7.0))
CLAY = ((2350.0, 1.0, 24.0), (3890.0, 0.7, 17.0), (6120.0, 0.35, 9.0))
#: The chime: a fourth, a third and a fourth above each other.
NOTES = (587.33, 783.99, 987.77, 1318.51)
FALL = (493.88, 440.0, 329.63)  #: and what it is when a match is lost: down, and no further than a sigh
STEP = ((150.0, 1.0, 30.0), (305.0, 0.4, 16.0), (620.0, 0.12, 8.0))  #: a soft foot on a board
WOOD_LOW = ((196.0, 1.0, 30.0), (407.0, 0.5, 18.0), (780.0, 0.2, 9.0))  #: a knuckle on the table's edge
DRUM = ((62.0, 1.0, 90.0), (101.0, 0.45, 50.0), (176.0, 0.15, 24.0))


def silence(milliseconds: float) -> Wave:
    return [0.0] * round(RATE * milliseconds / 1000)


def paper(milliseconds: float, bright: float, seed: int) -> Wave:
    """A card that slides: noise, brighter or duller, which swells and dies away."""
    chance = random.Random(seed)  # noqa: S311
    made, low, high = silence(milliseconds), 0.0, 0.0
    for n in range(len(made)):
        noise = chance.uniform(-1, 1)
        low += bright * (noise - low)
        high += 0.06 * (low - high)  # what is lower than paper sounds is taken away
        t = n / len(made)
        made[n] = (low - high) * min(1.0, t / 0.12) * (1 - t) ** 2.6
    return made


def struck(modes: Sequence[tuple[float, float, float]], milliseconds: float) -> Wave:
    """A thing that is struck once."""
    made = silence(milliseconds)
    for n in range(len(made)):
        t = n / RATE
        made[n] = sum(loud * sin(2 * pi * f * t) * exp(-1000 * t / fades) for f, loud, fades in modes)
        made[n] *= min(1.0, t / 0.0008)  # without a click of its own
    return made


def bell(hertz: float, fades: float) -> tuple[tuple[float, float, float], ...]:
    """Return what rings in a small bell of this note."""
    return (hertz, 1.0, fades), (2.0 * hertz, 0.28, 0.58 * fades), (3.01 * hertz, 0.12, 0.3 * fades)


def mixed(milliseconds: float, *parts: tuple[float, float, Wave]) -> Wave:
    """Put waves together, each from its millisecond on and as loud as told."""
    made = silence(milliseconds)
    for begin, loud, part in parts:
        first = round(RATE * begin / 1000)
        for n, value in enumerate(part[: len(made) - first]):
            made[first + n] += loud * value
    return made


def loudness(made: Sequence[float]) -> float:
    """Return the root mean square of the loudest 50 milliseconds: about what an ear goes by."""
    window, step = round(RATE * 0.05), round(RATE * 0.005)
    squares = [value * value for value in made]
    sums = [sum(squares[n : n + step]) for n in range(0, len(squares), step)]
    each = window // step
    return sqrt(max(sum(sums[n : n + each]) for n in range(max(1, len(sums) - each + 1))) / window)


def finished(made: Wave, level: float) -> bytes:
    """Bring a wave to a loudness in decibels, let it end in silence, and write it as 16-bit samples.

    At 0 decibels a sample would be as large as can be written.
    """
    loud, tail = 10 ** (level / 20) / loudness(made), round(RATE * 0.006)
    for n in range(tail):
        made[-1 - n] *= n / tail
    return array("h", (round(32767 * loud * value) for value in made)).tobytes()


def sounds() -> dict[str, bytes]:
    """Return the samples of every sound by its name."""
    dealt = [(72.0 * n, 0.8 + 0.05 * n, paper(80, 0.55 + 0.03 * n, 60 + n)) for n in range(5)]
    # A ratchet that slows down, as a wheel of numbers does.
    ticks = [(26.0 * n + 3.2 * n * n, 1.0 - 0.06 * n, struck(BEECH, 40)) for n in range(6)]
    steps = [(125.0 * n, 1.0 - 0.2 * n, struck(STEP, 110)) for n in range(3)]
    beats = [(60.0, 1.0, struck(DRUM, 220)), (270.0, 0.7, struck(DRUM, 220))]
    falling = [(150.0 * n, 0.9, struck(bell(f, 300.0), 760)) for n, f in enumerate(FALL)]
    thump = ((118.0, 1.0, 26.0), (236.0, 0.4, 14.0))
    riffle = [(34.0 * n - 0.7 * n * n, 0.5 + 0.05 * n, paper(46, 0.72, 40 + n)) for n in range(13)]
    chime = [(95.0 * n, 0.9, struck(bell(f, 260.0), 780)) for n, f in enumerate(NOTES)]
    return {
        "card": finished(mixed(120, (0, 1.0, paper(95, 0.62, 5)), (38, 0.16, struck(thump, 70))), PIECE),
        "shuffle": finished(mixed(430, *riffle, (330, 1.0, paper(90, 0.5, 7))), PIECE),
        "deal": finished(mixed(400, *dealt), PIECE),
        "tile": finished(mixed(150, (0, 1.0, struck(WOOD, 140)), (0, 0.5, paper(12, 0.9, 3))), PIECE),
        "ball": finished(mixed(110, (0, 1.0, struck(STONE, 80)), (46, 0.22, struck(STONE, 60))), PIECE - 2),
        "cube": finished(mixed(120, (0, 1.0, struck(BEECH, 90)), (58, 0.35, struck(BEECH, 60))), PIECE - 1),
        "chip": finished(mixed(140, (0, 1.0, struck(CLAY, 90)), (41, 0.6, struck(CLAY, 90))), PIECE - 2),
        "foe": finished(mixed(380, *steps), PIECE),
        "count": finished(mixed(280, *ticks), BESIDE),
        "turn": finished(
            mixed(
                420,
                (120, 1.0, struck(bell(783.99, 110.0), 200)),
                (210, 0.8, struck(bell(987.77, 110.0), 200)),
            ),
            BESIDE - 1,
        ),
        "danger": finished(mixed(500, *beats), BESIDE + 2),
        "refuse": finished(
            mixed(170, (0, 1.0, struck(WOOD_LOW, 120)), (70, 0.7, struck(WOOD_LOW, 100))), BESIDE
        ),
        "round": finished(mixed(700, *chime[1:3]), RESULT - 2),
        "win": finished(mixed(1080, *chime), RESULT),
        "lose": finished(mixed(1100, *falling), RESULT - 1),
    }


def write(directory: Path) -> None:
    for name, samples in sounds().items():
        with wave.open(str(directory / f"{name}.wav"), "wb") as file:
            file.setnchannels(1)
            file.setsampwidth(2)
            file.setframerate(RATE)
            file.writeframes(samples)


if __name__ == "__main__":
    write(Path(__file__).parent)
