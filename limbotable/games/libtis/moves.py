"""The targets and sources of a card's cube.  Compiled by mypyc where a C compiler works."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from limbotable.games.libtis.deck import CARD_SUITS, LOCATION_SUITS

_M32: Final = 0xFFFFFFFF
_DEBRUIJN: Final = 0x077CB531
#: The card of a one-bit mask, at the index that a product makes of the mask (de Bruijn's sequence).
_CARD: Final = vec[i64](sorted(range(32), key=lambda card: (_DEBRUIJN << card) % 2**32 >> 27))

#: The locations that fit a card: ``FITS[FITS_AT[card]:FITS_AT[card + 1]]``.
_FITTING: Final = [
    [place for place, has in enumerate(LOCATION_SUITS) if set(has) & set(suits)] for suits in CARD_SUITS
]
FITS: Final = vec[i64]([place for places in _FITTING for place in places])
FITS_AT: Final = vec[i64]([sum(map(len, _FITTING[:card])) for card in range(len(_FITTING) + 1)])

#: The sources of a mask, times ``SOURCE``: ``SOURCES[SOURCES_AT[mask]:SOURCES_AT[mask + 1]]``.
_SOURCE_LISTS: Final = [[s * 256 for s in range(9) if mask >> s & 1] for mask in range(512)]
SOURCES: Final = vec[i64]([source for sources in _SOURCE_LISTS for source in sources])
SOURCES_AT: Final = vec[i64]([sum(map(len, _SOURCE_LISTS[:mask])) for mask in range(513)])
ALL_SOURCES: Final = 511


def card_of(low: i64) -> i64:
    """Return the card of a one-bit mask."""
    return _CARD[(low * _DEBRUIJN & _M32) >> 27]


def sources_of(cubes: i64) -> i64:
    """Return the mask of the places with cubes: bit by location, and ``SUPPLY``."""
    some = cubes | cubes >> 1
    some = (some | some >> 2) & 0x111111111
    pairs = (some | some >> 3) & 0x103030303
    fours = (pairs | pairs >> 6) & 0x1000F000F
    return (fours | fours >> 12) & 0xFF | fours >> 24
