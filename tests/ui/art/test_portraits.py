"""The portraits of the cast: each one's own, and each rank known by sight even when small."""

from __future__ import annotations

from itertools import combinations

import pytest
from PySide6.QtGui import QImage

from limbotable.ui.art.portraits import portrait
from limbotable.ui.words.cast import NAMES, RANKS
from tests.ui.art.test_renderer import channels

SMALL = 32
KIN = range(len(NAMES[0]))
#: Where the ground shows beside every head, in shares of the width.
GROUND = (0.12, 0.62)


def seen(rank: int, kin: int, size: int = SMALL) -> QImage:
    return portrait(rank, kin, size, 1.0).toImage()


def difference(one: QImage, other: QImage, *, grey: bool = False) -> float:
    """The share of the pixels that differ clearly."""
    if grey:
        one, other = (image.convertToFormat(QImage.Format.Format_Grayscale8) for image in (one, other))
    apart = abs(channels(one)[..., :3] - channels(other)[..., :3]).max(axis=2) > 50
    return float(apart.mean())


@pytest.mark.parametrize("rank", range(RANKS))
def test_people_of_one_rank_are_told_apart_when_small(qapp, rank) -> None:
    for one, other in combinations(KIN, 2):
        assert difference(seen(rank, one), seen(rank, other)) > 0.02, (one, other)


def test_ranks_are_told_apart_without_colours(qapp) -> None:
    for one, other in combinations(range(RANKS), 2):
        nearest = min(difference(seen(one, k), seen(other, j), grey=True) for k in KIN for j in KIN)
        assert nearest > 0.07, (one, other)


def test_people_of_one_rank_have_one_ground(qapp) -> None:
    def ground(rank: int, kin: int) -> str:
        image = seen(rank, kin, 160)
        return image.pixelColor(*(round(160 * share) for share in GROUND)).name()

    grounds = [{ground(rank, kin) for kin in KIN} for rank in range(RANKS)]
    assert all(len(one) == 1 for one in grounds)
    assert len(set.union(*grounds)) == RANKS


@pytest.mark.parametrize("dpr", [1.0, 1.5, 2.0])
def test_a_portrait_is_sharp_at_any_scale_and_has_no_edges(qapp, dpr) -> None:
    picture = portrait(RANKS - 1, 0, SMALL, dpr)
    assert (picture.width(), picture.devicePixelRatio()) == (round(SMALL * dpr), dpr)
    image = picture.toImage()
    assert image.pixelColor(0, 0).alpha() == 0
    assert image.pixelColor(image.width() // 2, image.height() // 2).alpha() == 255
