"""The dealer: draws chance outcomes, reproducibly from a seed.

The deal of a seed is public behaviour and the same for ever: ``RECORD.md`` says in R-6 how it is drawn.
"""

from __future__ import annotations

import hashlib
import secrets
import unicodedata
from collections.abc import Iterator, Sequence
from typing import Final

from limbotable.core.chance import Chance
from limbotable.core.errors import TableError
from limbotable.core.game import CHANCE_WHO, Line
from limbotable.play.match import Match

#: Deals that users tell each other have a number below this: of up to nine digits.
DEALS: Final = 10**9
#: The most digits of a number as it is typed, leading zeros included.
_LONGEST: Final = 40
_WORDS: Final = 1 << 32


def any_deal() -> int:
    """Return the number of a deal that users can tell each other, each as likely as any other."""
    return secrets.randbits(63) % DEALS  # the remainder favours some by less than one in 10**9


def deal_of(text: str) -> int:
    """Return the number of a deal as a user has typed it, in any digits and with gaps.

    Raises ``ValueError`` for a text that is no such number.
    """
    digits = "".join(unicodedata.normalize("NFKC", text).split())
    if not digits.isdecimal() or len(digits) > _LONGEST or int(digits) >= DEALS:
        raise ValueError(text)
    return int(digits)


class Dealer:
    """Draws the chance outcomes of one match.  Its state is its seed and the known outcomes, nothing else.

    An outcome depends on the seed and on the number of outcomes before it, so an action that is taken back
    and played again meets the same cards.
    """

    def __init__(self, seed: int | None = None, known: Sequence[str] = ()) -> None:
        """Take a seed, or choose one that cannot be guessed.

        ``known`` are outcomes to begin with, as recorded: they are dealt again where they fit.
        """
        self.seed = secrets.randbits(63) if seed is None else seed
        self.known = tuple(known)

    def outcome(self, chance: Chance, number: int) -> str:
        """Return the notation of chance outcome ``number`` (from 0) of a match."""
        order = sorted(chance.things, key=lambda thing: chance.names[thing])
        words = self._words(number)
        for place in range(len(order) - 1, 0, -1):
            other = below(words, place + 1)
            order[place], order[other] = order[other], order[place]
        return chance.text(order)

    def next_line(self, match: Match) -> Line | None:
        """Return the chance outcome that is to come, or None where none is."""
        chance = match.chance
        if chance is None:
            return None
        number = sum(line.who == CHANCE_WHO for line in match.lines)
        if number < len(self.known) and _fits(chance, self.known[number]):
            return Line(CHANCE_WHO, self.known[number])
        return Line(CHANCE_WHO, self.outcome(chance, number))

    def deal(self, match: Match) -> None:
        """Add every chance outcome that is to come before a seat acts."""
        while (line := self.next_line(match)) is not None:
            match.push(line.who, line.action)

    def dealt(self, match: Match) -> bool:
        """Return whether every chance outcome of a match so far is the one that this dealer draws."""
        drawn = [ply for ply, line in enumerate(match.lines) if line.who == CHANCE_WHO]
        return all(
            match.lines[ply].action == self.outcome(match.game.chance(match.stages[ply].position), number)
            for number, ply in enumerate(drawn)
        )

    def _words(self, number: int) -> Iterator[int]:
        block = 0
        while True:
            digest = hashlib.sha256(
                f"limbotable deal 1/{self.seed}/{number}/{block}".encode("ascii")
            ).digest()
            for at in range(0, len(digest), 4):
                yield int.from_bytes(digest[at : at + 4], "big")
            block += 1


def _fits(chance: Chance, recorded: str) -> bool:
    """Return whether a recorded outcome fits this chance: play may have led elsewhere."""
    try:
        chance.parse(recorded)
    except TableError:
        return False
    return True


def below(words: Iterator[int], bound: int) -> int:
    """Return the next number below a bound, each as likely as any other, from words of 32 bits."""
    limit = _WORDS - _WORDS % bound
    return next(word for word in words if word < limit) % bound
