"""A library full of finished matches: real records, played at random, as if over some months.

To look at the statistics of many: ``python -m tests.app.finished_matches DIRECTORY 300``.
"""

from __future__ import annotations

import random
import sys
from collections.abc import Iterator, Mapping, Sequence
from datetime import UTC, datetime, timedelta
from pathlib import Path

from limbotable.games import game_of
from limbotable.play.dealer import Dealer
from limbotable.play.match import Match
from limbotable.play.referee import PERSON
from limbotable.store.match_store import MatchStore

#: Which matches there are: games with options, most of them short, and who plays.
_KINDS: tuple[tuple[str, Mapping[str, object], Sequence[str]], ...] = (
    ("countdown", {"end": "rounds 3"}, ("Aino", "expert")),
    ("countdown", {"end": "rounds 3"}, ("expert", "Aino")),
    ("countdown", {"preset": "japanese", "end": "rounds 3"}, ("Aino", "novice")),
    ("countdown", {"end": "points 50"}, ("Aino", "Väinö")),
    ("countdown", {"end": "points 50"}, ("Aino", "novice")),
    ("foes", {"players": 4}, ("Aino", "novice", "expert", "expert")),
    ("foes", {"players": 4, "mode": "pairs"}, ("Aino", "expert", "Väinö", "expert")),
    ("foes", {"players": 3, "mode": "team"}, ("Aino", "expert", "novice")),
    ("libtis", {"players": 3}, ("Aino", "club", "expert")),
    ("libtis", {"players": 4, "variant": "quickstart"}, ("casual", "Aino", "casual", "casual")),
    ("limit", {"balls": 4}, ("Aino", "club")),
    ("limit", {"balls": 4, "players": 3}, ("Aino", "Väinö", "casual")),
)
_EVERY = timedelta(hours=13)


def finished(kind: int, seed: int) -> Match:
    """Play a match of a kind to its end, at random."""
    return played(*_KINDS[kind % len(_KINDS)], seed)


def played(game_id: str, given: Mapping[str, object], who: Sequence[str], seed: int) -> Match:
    """Play a match with these options to its end, at random; ``who`` has levels, and the names of people."""
    game = game_of(game_id)
    assert game is not None
    rng = random.Random(seed)
    levels = {level.name for level in game.levels}
    match = Match(game, game.complete(given), list(_names(who, levels)))
    players = [one if one in levels else PERSON for one in who]
    match.header = match.header.having(players=players, casual=seed % 3 == 0)
    dealer = Dealer(seed)
    while match.result is None:
        line = dealer.next_line(match)
        if line is None:
            match.push(match.turn, rng.choice(match.legal()))
        else:
            match.push(line.who, line.action)
    return match


def finished_of(game_id: str) -> Match:
    """Return a finished match of a game: the same one each time."""
    return finished(next(kind for kind, (one, *_) in enumerate(_KINDS) if one == game_id), seed=0)


def _names(who: Sequence[str], levels: set[str]) -> Iterator[str]:
    for seat, one in enumerate(who):
        again = who[:seat].count(one)
        name = one.capitalize() if one in levels else one
        yield f"{name} {again + 1}" if again else name


def fill(store: MatchStore, count: int, last: datetime | None = None) -> list[int]:
    """Put so many matches into a library, the last one just begun; return their numbers, oldest first.

    Every second one was reviewed: what decisions cost becomes less with time.
    """
    last = last or datetime.now(UTC)
    numbers = []
    for n in range(count):
        match = finished(n, n)
        number = store.add(match)
        numbers.append(number)
        store.let_go(number)
        began = (last - _EVERY * (count - 1 - n)).isoformat()
        with store.file.transaction():
            store.file.sql.execute("UPDATE matches SET began = ? WHERE id = ?", (began, number))
            if n % 2 == 0:
                store.file.sql.executemany(
                    "INSERT INTO judgements VALUES (?, ?, ?, ?, '{}')", _judged(number, match, n / count)
                )
    return numbers


def _judged(number: int, match: Match, learnt: float) -> Iterator[tuple[int, int, int, float]]:
    rng = random.Random(number)
    for ply, line in enumerate(match.lines):
        if line.who >= 0:
            yield number, ply, line.who, rng.random() ** 6 * (0.25 - 0.15 * learnt)


if __name__ == "__main__":
    opened = MatchStore(Path(sys.argv[1]))
    fill(opened, int(sys.argv[2]))
    opened.close()
