"""Actions of the foe-fighting game as text: ``play 5h``, ``blind 5h``, ``blind``."""

from __future__ import annotations

import re
from typing import Final

from limbotable.core.cards import card_number, card_text
from limbotable.core.errors import NotationError
from limbotable.core.phrases import phrase
from limbotable.games.foes.actions import BARE, BLIND, PLAY, WAY
from limbotable.games.foes.cards import TACTICAL

#: The notation without a card; with one it is one of these words and the card.
_BARE: Final = "blind"
_WAYS: Final = {"play": PLAY, "blind": BLIND}
_WORDS: Final = {way: word for word, way in _WAYS.items()}
_ACTION: Final = re.compile(r"(play|blind) ([A2-9TJQK][cdhs]|X[123])")


def parse(text: str) -> int:
    """Return the action of a notation; raises ``NotationError``."""
    if text == _BARE:
        return BARE
    match = _ACTION.fullmatch(text)
    if match is None:
        raise NotationError(phrase("notation.foes", text=text))
    word, name = match.groups()
    card = card_number(name)
    assert card is not None
    if not TACTICAL >> card & 1:
        raise NotationError(phrase("foes.notation.foe", text=text))
    return _WAYS[word] * WAY + card


def text(action: int) -> str:
    """Return the notation of an action."""
    way, card = divmod(action, WAY)
    return _BARE if way == BARE else f"{_WORDS[way]} {card_text(card)}"
