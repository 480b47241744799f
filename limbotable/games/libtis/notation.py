"""Actions of Libtis as text: ``author market``, ``author sea>market``, ``take pact``."""

from __future__ import annotations

from typing import Final

from limbotable.core.errors import NotationError
from limbotable.core.phrases import phrase
from limbotable.games.libtis.deck import BONUS_NAMES, LOCATION_NAMES, NAMES
from limbotable.games.libtis.rules import END, LOCATION, SOURCE, SUPPLY, TAKE

TAKE_WORD: Final = "take"
_CARDS: Final = {name: card for card, name in enumerate(NAMES)}
_LOCATIONS: Final = {name: location for location, name in enumerate(LOCATION_NAMES)}


def parse(text: str) -> int:
    """Return the action of a notation; raises ``NotationError``."""
    words = text.split(" ")
    if len(words) != 2:
        raise NotationError(phrase("notation.libtis", text=text))
    first, second = words
    if first == TAKE_WORD:
        return TAKE * SOURCE + _number(second, _CARDS, BONUS_NAMES, "libtis.notation.bonus")
    card = _number(first, _CARDS, NAMES[:END], "libtis.notation.card")
    source, arrow, target = second.rpartition(">")
    location = _number(target, _LOCATIONS, LOCATION_NAMES, "libtis.notation.location")
    if not arrow:
        return SUPPLY * SOURCE + location * LOCATION + card
    start = _number(source, _LOCATIONS, LOCATION_NAMES, "libtis.notation.location")
    return start * SOURCE + location * LOCATION + card


def _number(name: str, numbers: dict[str, int], allowed: tuple[str, ...], code: str) -> int:
    if name not in allowed:
        raise NotationError(phrase(code, text=name, names=", ".join(allowed)))
    return numbers[name]


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
