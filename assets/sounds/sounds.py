"""Make the sounds of the table: paper, wood, clay and a small chime, from a few lines of physics each.

``python assets/sounds/sounds.py`` writes the files anew; a test sees to it that they are those that lie here.
"""

from __future__ import annotations

import random
import wave
from array import array
from collections.abc import Sequence
from math import exp, pi, sin
from pathlib import Path

RATE = 48_000  #: samples a second
Wave = list[float]

#: What rings when a thing is struck: hertz, loudness, and how many milliseconds until it is faint.
WOOD = ((410.0, 1.0, 34.0), (893.0, 0.55, 21.0), (1690.0, 0.3, 11.0), (2730.0, 0.14, 6.0))
STONE = ((1240.0, 1.0, 20.0), (2960.0, 0.5, 12.0), (4700.0, 0.22, 7.0))
BEECH = ((980.0, 1.0, 19.0), (1930.0, 0.55, 13.0), (3350.0, 0.25, 7.0))
CLAY = ((2350.0, 1.0, 24.0), (3890.0, 0.7, 17.0), (6120.0, 0.35, 9.0))
#: The chime: a fourth, a third and a fourth above each other.
NOTES = (587.33, 783.99, 987.77, 1318.51)


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


def mixed(milliseconds: float, *parts: tuple[float, float, Wave]) -> Wave:
    """Put waves together, each from its millisecond on and as loud as told."""
    made = silence(milliseconds)
    for begin, loud, part in parts:
        first = round(RATE * begin / 1000)
        for n, value in enumerate(part[: len(made) - first]):
            made[first + n] += loud * value
    return made


def finished(made: Wave, loud: float) -> bytes:
    """Bring a wave to a loudness (its peak, of 1), let it end in silence, and write it as 16-bit samples."""
    peak, tail = max(map(abs, made)), round(RATE * 0.006)
    for n in range(tail):
        made[-1 - n] *= n / tail
    return array("h", (round(32767 * loud * value / peak) for value in made)).tobytes()


def sounds() -> dict[str, bytes]:
    """Return the samples of every sound by its name."""
    thump = ((118.0, 1.0, 26.0), (236.0, 0.4, 14.0))
    riffle = [(34.0 * n - 0.7 * n * n, 0.5 + 0.05 * n, paper(46, 0.72, 40 + n)) for n in range(13)]
    chime = [
        (95.0 * n, 0.9, struck(((f, 1.0, 260.0), (2.0 * f, 0.28, 150.0), (3.01 * f, 0.12, 80.0)), 780))
        for n, f in enumerate(NOTES)
    ]
    return {
        "card": finished(mixed(120, (0, 1.0, paper(95, 0.62, 5)), (38, 0.16, struck(thump, 70))), 0.5),
        "shuffle": finished(mixed(430, *riffle, (330, 1.0, paper(90, 0.5, 7))), 0.5),
        "tile": finished(mixed(150, (0, 1.0, struck(WOOD, 140)), (0, 0.5, paper(12, 0.9, 3))), 0.6),
        "ball": finished(mixed(110, (0, 1.0, struck(STONE, 80)), (46, 0.22, struck(STONE, 60))), 0.45),
        "cube": finished(mixed(120, (0, 1.0, struck(BEECH, 90)), (58, 0.35, struck(BEECH, 60))), 0.5),
        "chip": finished(mixed(140, (0, 1.0, struck(CLAY, 90)), (41, 0.6, struck(CLAY, 90))), 0.4),
        "win": finished(mixed(1080, *chime), 0.5),
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
