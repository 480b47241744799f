"""The cast: the characters that play for the computer, the same ones in all games.

Six ranks go from the weakest to the strongest.  The people of one rank are equally strong and look alike, and
there are as many of them as a table has seats, so that no two at a table share a name.  The levels of a game
are spread evenly over the ranks.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec
from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from limbotable.core.game import AnyGame
from limbotable.games import GAMES

#: By rank, the names of its people; the first one stands for the rank.  Records have these names in every
#: language, so a match keeps its cast when the language changes.
NAMES: Final[tuple[tuple[str, ...], ...]] = tuple(
    tuple(str(name) for name in people)
    for people in (
        (
            QT_TRANSLATE_NOOP("Cast", "Nana"),
            QT_TRANSLATE_NOOP("Cast", "Toto"),
            QT_TRANSLATE_NOOP("Cast", "Mimi"),
            QT_TRANSLATE_NOOP("Cast", "Lulu"),
            QT_TRANSLATE_NOOP("Cast", "Koko"),
        ),
        (
            QT_TRANSLATE_NOOP("Cast", "Otto"),
            QT_TRANSLATE_NOOP("Cast", "Alma"),
            QT_TRANSLATE_NOOP("Cast", "Hugo"),
            QT_TRANSLATE_NOOP("Cast", "Elsa"),
            QT_TRANSLATE_NOOP("Cast", "Arvo"),
        ),
        (
            QT_TRANSLATE_NOOP("Cast", "Mira"),
            QT_TRANSLATE_NOOP("Cast", "Leo"),
            QT_TRANSLATE_NOOP("Cast", "Sara"),
            QT_TRANSLATE_NOOP("Cast", "Niko"),
            QT_TRANSLATE_NOOP("Cast", "Vera"),
        ),
        (
            QT_TRANSLATE_NOOP("Cast", "Marko"),
            QT_TRANSLATE_NOOP("Cast", "Rosa"),
            QT_TRANSLATE_NOOP("Cast", "Aaro"),
            QT_TRANSLATE_NOOP("Cast", "Ilona"),
            QT_TRANSLATE_NOOP("Cast", "Roni"),
        ),
        (
            QT_TRANSLATE_NOOP("Cast", "Aura"),
            QT_TRANSLATE_NOOP("Cast", "Tapio"),
            QT_TRANSLATE_NOOP("Cast", "Tuuli"),
            QT_TRANSLATE_NOOP("Cast", "Sampo"),
            QT_TRANSLATE_NOOP("Cast", "Helmi"),
        ),
        (
            QT_TRANSLATE_NOOP("Cast", "Louhi"),
            QT_TRANSLATE_NOOP("Cast", "Ahti"),
            QT_TRANSLATE_NOOP("Cast", "Vellamo"),
            QT_TRANSLATE_NOOP("Cast", "Otso"),
            QT_TRANSLATE_NOOP("Cast", "Mielikki"),
        ),
    )
)
RANKS: Final = len(NAMES)
_ALL: Final = frozenset(name for people in NAMES for name in people)

_STRENGTHS: Final[tuple[object, ...]] = (
    QT_TRANSLATE_NOOP("Cast", "newcomer"),
    QT_TRANSLATE_NOOP("Cast", "learner"),
    QT_TRANSLATE_NOOP("Cast", "casual player"),
    QT_TRANSLATE_NOOP("Cast", "club player"),
    QT_TRANSLATE_NOOP("Cast", "strong player"),
    QT_TRANSLATE_NOOP("Cast", "expert"),
)
_MANNERS: Final[tuple[object, ...]] = (
    QT_TRANSLATE_NOOP("Cast", "Has just learnt the rules and plays without a plan. Good for a first match."),
    QT_TRANSLATE_NOOP("Cast", "Sees what is close and misses what is further off. Good to learn with."),
    QT_TRANSLATE_NOOP("Cast", "Sees simple plans coming. A friendly opponent."),
    QT_TRANSLATE_NOOP("Cast", "Plays soundly and punishes mistakes."),
    QT_TRANSLATE_NOOP("Cast", "Looks ahead, remembers what was played, and gives little away."),
    QT_TRANSLATE_NOOP("Cast", "Uses all its time to look ahead. Hard to beat."),
)


class Character(msgspec.Struct, frozen=True):
    """A computer player with a name and a face."""

    rank: int  #: from 0, the weakest, to ``RANKS - 1``
    kin: int = 0  #: which of the people of that rank, below ``len(NAMES[rank])``

    @property
    def name(self) -> str:
        """The name that stands in records."""
        return NAMES[self.rank][self.kin]


def rank_of(game: AnyGame, level: str) -> int:
    """Return the rank of a game's level: its weakest is the weakest; raises ``ValueError``."""
    names = [one.name for one in game.levels]
    steps = max(1, len(names) - 1)
    return (2 * names.index(level) * (RANKS - 1) + steps) // (2 * steps)


def rank_anywhere(level: str) -> int | None:
    """Return the rank of a level in the first game that has it; None where none does."""
    for game in GAMES:
        if any(one.name == level for one in game.levels):
            return rank_of(game, level)
    return None


def cast_of(game: AnyGame, players: Sequence[str], names: Sequence[str] = ()) -> tuple[Character | None, ...]:
    """Return the character at each seat; None for people, and for players that this version does not know.

    A character is recognised by its name in ``names``, by seat.  A computer player of another name is one of
    its rank, each of them another one.
    """
    levels = {one.name for one in game.levels}
    cast: list[Character | None] = [None] * len(players)
    ranks = {seat: rank_of(game, player) for seat, player in enumerate(players) if player in levels}
    for seat, rank in ranks.items():
        if seat < len(names) and names[seat] in NAMES[rank]:
            cast[seat] = Character(rank, NAMES[rank].index(names[seat]))
    for seat, rank in ranks.items():
        if cast[seat] is None:
            taken = {one.kin for one in cast if one is not None and one.rank == rank}
            others = [kin for kin in range(len(NAMES[rank])) if kin not in taken]
            cast[seat] = Character(rank, others[0] if others else seat % len(NAMES[rank]))
    return tuple(cast)


def character_named(name: str) -> Character | None:
    """Return the character that has a name in records; None where none has."""
    for rank, people in enumerate(NAMES):
        if name in people:
            return Character(rank, people.index(name))
    return None


def said_name(name: str) -> str:
    """Return a name in the user's language, if it is one of the cast's; any other stays as it is."""
    return QCoreApplication.translate("Cast", name) if name in _ALL else name


def character_text(rank: int, kin: int = 0) -> str:
    """Return who stands for a rank, or another one of its people, and how strong that is."""
    text = QCoreApplication.translate("Cast", "%1, %2")
    return text.replace("%1", said_name(NAMES[rank][kin])).replace("%2", strength_text(rank))


def strength_text(rank: int) -> str:
    """Return a word for the strength of a rank, without a capital."""
    return QCoreApplication.translate("Cast", str(_STRENGTHS[rank]))


def manner_text(rank: int) -> str:
    """Return a sentence about what it is like to play against somebody of a rank."""
    return QCoreApplication.translate("Cast", str(_MANNERS[rank]))
