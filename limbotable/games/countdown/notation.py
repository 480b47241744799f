"""Actions of the countdown game as text: ``double``, ``starter 11``, ``7h``, ``Ah=11``, ``Kd/4``."""

from __future__ import annotations

import re
from typing import Final

from limbotable.core.cards import card_number, card_text
from limbotable.core.errors import NotationError
from limbotable.core.phrases import phrase
from limbotable.games.countdown.actions import (
    AS_1,
    AS_11,
    BY_DIVISOR,
    DOUBLE,
    DRAW,
    PASS,
    PLAIN,
    STARTER_1,
    STARTER_11,
    STOP,
    WAY,
)
from limbotable.games.countdown.effects import MOST_DIVISOR

_WORDS: Final = {
    "double": DOUBLE,
    "pass": PASS,
    "starter 1": STARTER_1,
    "starter 11": STARTER_11,
    "draw": DRAW,
    "stop": STOP,
}
_TEXTS: Final = {action: word for word, action in _WORDS.items()}
_PLAY: Final = re.compile(r"([A2-9TJQK][cdhs])(?:=(1|11)|/([1-9][0-9]?))?")


def parse(text: str) -> int:
    """Return the action of a notation; raises ``NotationError``."""
    if text in _WORDS:
        return _WORDS[text]
    match = _PLAY.fullmatch(text)
    if match is None:
        raise NotationError(phrase("notation.countdown", text=text))
    name, value, divisor = match.groups()
    card = card_number(name)
    assert card is not None
    way = PLAIN
    if value is not None:
        if name[0] not in "AJ":
            raise NotationError(phrase("countdown.notation.value", text=text))
        way = AS_1 if value == "1" else AS_11
    elif divisor is not None:
        if name[0] not in "KJ":
            raise NotationError(phrase("countdown.notation.divisor", text=text))
        if not 2 <= int(divisor) <= MOST_DIVISOR:
            raise NotationError(phrase("countdown.notation.range", text=text, most=MOST_DIVISOR))
        way = BY_DIVISOR + int(divisor)
    elif name[0] == "A":
        raise NotationError(phrase("countdown.notation.ace", text=text))
    elif name[0] == "K":
        raise NotationError(phrase("countdown.notation.king", text=text))
    return way * WAY + card


def text(action: int) -> str:
    """Return the notation of an action."""
    if action < WAY:
        return _TEXTS[action]
    way, card = divmod(action, WAY)
    if way == PLAIN:
        return card_text(card)
    if way == AS_1:
        return f"{card_text(card)}=1"
    if way == AS_11:
        return f"{card_text(card)}=11"
    return f"{card_text(card)}/{way - BY_DIVISOR}"
