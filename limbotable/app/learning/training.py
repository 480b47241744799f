"""A person's training: tries at puzzles and errors in reviewed matches, both kept in the library."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from datetime import UTC, date, datetime
from typing import Final

from limbotable.core.errors import TableError
from limbotable.core.game import AnyGame
from limbotable.play.glicko import Rating
from limbotable.play.match import Match
from limbotable.play.puzzles import Puzzle
from limbotable.play.record import read_record
from limbotable.play.referee import PERSON
from limbotable.play.training import Try, rating_on
from limbotable.play.weaknesses import ThemeErrors, Verdict, errors_by_theme
from limbotable.store.match_store import MatchStore
from limbotable.store.trouble import StoreError
from limbotable.store.try_store import TryStore

#: The reviewed matches of a game whose errors are looked at: the last ones, for a person improves.
_LATEST: Final = 30


class Training:
    """Reads and writes what is known of a person's training; without a library nothing is known."""

    def __init__(self, store: Callable[[], MatchStore | None]) -> None:
        """``store`` returns the library, if there is one."""
        self._store = store

    def tries(self, game: str) -> list[Try]:
        """Return the tries at a game's puzzles, the first one first."""
        store = self._store()
        if store is not None:
            with suppress(StoreError):
                return TryStore(store.file).tries(game)
        return []

    def rating(self, game: str) -> Rating:
        """Return the person's rating at a game's puzzles now."""
        return rating_on(self.tries(game), date.today())  # noqa: DTZ011 - days are those of the user

    def keep(self, puzzle: Puzzle, *, solved: bool) -> None:
        """Keep the first try at a puzzle; a later one changes nothing."""
        store = self._store()
        if store is not None:
            rating, deviation = puzzle.rating
            one = Try(puzzle.game.id, puzzle.number, datetime.now(UTC), solved, rating, deviation)
            with suppress(StoreError):  # a failing library is reported where matches are kept
                TryStore(store.file).keep(one)

    def errors(self, game: AnyGame) -> dict[str, ThemeErrors]:
        """Return what reviews found of people's decisions in the latest matches of a game, by theme."""
        store, found = self._store(), dict[str, ThemeErrors]()
        if store is None:
            return found
        with suppress(StoreError):
            judged = store.reviews.care().keys()
            entries = [one for one in store.entries() if one.game == game.id and one.id in judged]
            for entry in [one for one in entries if PERSON in one.players][:_LATEST]:
                for theme, more in _errors(store, entry.id, entry.players).items():
                    found[theme] = found.get(theme, ThemeErrors()) + more
        return found


def _errors(store: MatchStore, number: int, players: tuple[str, ...]) -> dict[str, ThemeErrors]:
    """Return the errors of a match by theme; raises ``StoreError``.

    A match that cannot be read has none.
    """
    try:
        match = Match.of_record(read_record(store.text(number)))
    except (TableError, KeyError):
        return {}
    own = [
        Verdict(one.ply, one.counted, one.found)
        for one in store.reviews.judgements(number)
        if one.seat < len(players) and players[one.seat] == PERSON
    ]
    return errors_by_theme(match, own)
