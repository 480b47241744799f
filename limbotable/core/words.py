"""What a game is called and what is said of it: English texts, each marked for translation."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from limbotable.core.sentences import Sentence


@dataclass(frozen=True, slots=True)
class GameWords:
    """All the words of one game.  Those of other games may be the same: nothing here is shared by games."""

    title: str
    sentences: Mapping[str, Sentence]  #: by the codes of the game's phrases, which no other game has
    pitch: str = ""  #: what the game is about, in a sentence or two
    players: str = ""  #: how many play it, and for how long
    luck: str = ""  #: how much of it there is beside skill
    author: str = ""  #: who devised it, where that is known
    #: Of options and presets, by ``OPTION``, ``OPTION.VALUE``, and ``preset.PRESET``.  What a value (or each
    #: of them) means ends in ``.means``; why only some are left, by the first of them, in ``.only``.
    options: Mapping[str, str] = field(default_factory=dict)
    #: The options whose values are told by phrases: ``{"end": "chess.end"}`` for ``chess.end.VALUE``.
    option_phrases: Mapping[str, str] = field(default_factory=dict)
    #: By the name of a place in the rule book: the phases and the reasons of refusals that are explained
    #: there.  A phase of a place's own name is explained there anyway.
    rule_places: Mapping[str, Sequence[str]] = field(default_factory=dict)
