"""Actions of Libtis as text: ``author market``, ``author sea>market``, ``take pact``."""

from __future__ import annotations

from typing import Final

from limbotable.core.errors import NotationError
from limbotable.core.phrases import listed, phrase
from limbotable.games.libtis.actions import LOCATION, SOURCE, SUPPLY, TAKE
from limbotable.games.libtis.bonuses import END
from limbotable.games.libtis.deck import LOCATION_NAMES, NAMES

TAKE_WORD: Final = "take"
_CARDS: Final = {name: card for card, name in enumerate(NAMES[:END])}
_BONUSES: Final = {name: card for card, name in enumerate(NAMES[END:], start=END)}
_LOCATIONS: Final = {name: location for location, name in enumerate(LOCATION_NAMES)}


def parse(text: str) -> int:
    """Return the action of a notation; raises ``NotationError``."""
    words = text.split(" ")
    if len(words) != 2:
        raise NotationError(phrase("notation.libtis", text=text))
    first, second = words
    if first == TAKE_WORD:
        if second not in _BONUSES:
            raise NotationError(phrase("libtis.notation.bonus", text=second, names=listed(_BONUSES)))
        return TAKE * SOURCE + _BONUSES[second]
    if first not in _CARDS:
        raise NotationError(phrase("libtis.notation.card", text=first, names=listed(_CARDS)))
    source, arrow, target = second.rpartition(">")
    start = _location(source) if arrow else SUPPLY
    return start * SOURCE + _location(target) * LOCATION + _CARDS[first]


def _location(name: str) -> int:
    if name not in _LOCATIONS:
        raise NotationError(phrase("libtis.notation.location", text=name, names=listed(_LOCATIONS)))
    return _LOCATIONS[name]


def text(action: int) -> str:
    """Return the notation of an action."""
    source, location, card = parts(action)
    if source == TAKE:
        return f"{TAKE_WORD} {NAMES[card]}"
    target = LOCATION_NAMES[location]
    return f"{NAMES[card]} {target if source == SUPPLY else f'{LOCATION_NAMES[source]}>{target}'}"


def parts(action: int) -> tuple[int, int, int]:
    """Return an action's source (a location, ``SUPPLY`` or ``TAKE``), its location and its card."""
    source, rest = divmod(action, SOURCE)
    location, card = divmod(rest, LOCATION)
    return source, location, card
