"""The title and the texts of a game: in English, each marked for translation."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import msgspec

from limbotable.core.sentences import Sentence


class GameWords(msgspec.Struct, frozen=True):
    """All the words of one game.  They may equal words of other games: games share nothing here."""

    title: str
    sentences: Mapping[str, Sentence]  #: by the codes of the game's phrases, which no other game has
    pitch: str = ""  #: the game's idea, in a sentence or two
    players: str = ""  #: the number of players, and the time it takes
    luck: str = ""  #: the part of luck beside skill
    author: str = ""  #: the game's inventor, where known
    #: Of options and presets, by ``OPTION``, ``OPTION.VALUE``, and ``preset.PRESET``.  The meaning of a value
    #: (or of each) ends in ``.means``; the reason why only some are left, by the first of them, in ``.only``.
    options: Mapping[str, str] = msgspec.field(default_factory=dict)
    #: The options whose values are worded as phrases: ``{"end": "chess.end"}`` for ``chess.end.VALUE``.
    option_phrases: Mapping[str, str] = msgspec.field(default_factory=dict)
    #: By the name of a place in the rule book: the phases and the reasons of refusals that are explained
    #: there.  A phase with the name of a place is explained there anyway.
    rule_places: Mapping[str, Sequence[str]] = msgspec.field(default_factory=dict)
