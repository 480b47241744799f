"""A few colours in place of many, chosen by cutting the colours of pictures in halves (Heckbert 1982)."""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import accumulate
from math import sqrt
from typing import Final, TypeAlias

from PySide6.QtGui import QImage

#: Colours that differ in the two lowest bits alone are one.
_BITS: Final = 0xFC
#: Red, green, blue, and the weight: the root of the number of pixels, so that small things keep theirs.
_Point: TypeAlias = tuple[int, int, int, float]


def few_colours(images: Iterable[QImage], most: int) -> list[int]:
    """Return at most so many opaque colours (``0xffrrggbb``) that stand for all of opaque pictures."""
    boxes = [_points(images)]
    spreads = [_spread(boxes[0])]
    while len(boxes) < most and max(spreads) > 0:
        number = spreads.index(max(spreads))
        for place, half in zip((number, len(boxes)), _halves(boxes[number]), strict=True):
            boxes[place : place + 1] = [half]
            spreads[place : place + 1] = [_spread(half)]
    return [_mean(box) for box in boxes]


def _points(images: Iterable[QImage]) -> list[_Point]:
    pixels, coarse = Counter[int](), Counter[int]()
    for image in images:
        drawn = image.convertToFormat(QImage.Format.Format_RGB32)
        pixels.update(memoryview(drawn.constBits()).cast("I").tolist())
    for pixel, number in pixels.items():
        coarse[pixel & (_BITS << 16 | _BITS << 8 | _BITS)] += number
    return [(one >> 16, one >> 8 & 255, one & 255, sqrt(number)) for one, number in coarse.items()]


def _spread(box: Sequence[_Point]) -> float:
    """Return how much there is to be won by cutting a box; 0 for a single colour."""
    return max(_lengths(box)) * sqrt(sum(one[3] for one in box)) if len(box) > 1 else 0.0


def _lengths(box: Sequence[_Point]) -> list[int]:
    parts = list(zip(*box, strict=True))[:3]
    return [max(part) - min(part) for part in parts]


def _halves(box: list[_Point]) -> tuple[list[_Point], list[_Point]]:
    """Return two parts of about the same weight, cut across the longest side."""
    lengths = _lengths(box)
    axis = lengths.index(max(lengths))
    box = sorted(box, key=lambda one: one[axis])
    weights = list(accumulate(one[3] for one in box))
    middle = min(bisect_left(weights, weights[-1] / 2), len(box) - 2) + 1
    return box[:middle], box[middle:]


def _mean(box: Sequence[_Point]) -> int:
    weight = sum(one[3] for one in box)
    red, green, blue = (round(sum(one[axis] * one[3] for one in box) / weight) for axis in range(3))
    return 0xFF000000 | red << 16 | green << 8 | blue
