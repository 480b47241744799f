"""The games that the program knows: one list, and everything that is found through it.

A game names its words and, by the name of a module, its table; everything that belongs to a game is found
from ``GAMES``.  ``GAMES.extended`` adds games for a while: ``limbotable --game MODULE:ATTRIBUTE`` and tests
use it, and the processes that the program starts (the engine, the arena) get the same names.  There is no
search for plug-ins.  A game whose data is missing (book, lessons, puzzles, recorded match) is played
without it.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from importlib import import_module
from typing import Final, overload

from limbotable.core.errors import GameError
from limbotable.core.game import AnyGame, Game
from limbotable.core.phrases import Phrase, listed, phrase
from limbotable.core.sentences import SENTENCES, Sentence, put_in_english
from limbotable.games.countdown.game import CountdownGame
from limbotable.games.foes.game import FoesGame
from limbotable.games.libtis.game import LibtisGame
from limbotable.games.limit.game import LimitGame


class GameList(Sequence[AnyGame]):
    """Games in the order in which they are offered, with all their sentences."""

    def __init__(self, *games: AnyGame) -> None:
        self._named: tuple[str, ...] = ()
        self._take(games)

    @overload
    def __getitem__(self, index: int) -> AnyGame: ...
    @overload
    def __getitem__(self, index: slice) -> Sequence[AnyGame]: ...
    def __getitem__(self, index: int | slice) -> AnyGame | Sequence[AnyGame]:
        return self._games[index]

    def __len__(self) -> int:
        return len(self._games)

    def of(self, game_id: str) -> AnyGame | None:
        """Return the game with that id, or None."""
        return self._by_id.get(game_id)

    @property
    def sentences(self) -> Mapping[str, Sentence]:
        """The sentences of all games and those that belong to none, by their codes."""
        return self._sentences

    @property
    def named(self) -> tuple[str, ...]:
        """The names of the games that ``extended`` added."""
        return self._named

    @property
    def arguments(self) -> list[str]:
        """The arguments that add the games of ``extended`` in another process of this program."""
        return [word for name in self._named for word in ("--game", name)]

    @contextmanager
    def extended(self, *names: str) -> Iterator[None]:
        """Add games for a while, each named as ``MODULE:ATTRIBUTE``.

        Raises ``GameError`` for a name that leads to no game, and for one of a game that is known already.
        """
        before = self._games, self._named
        found = [_named_game(name) for name in names]
        self._take((*self._games, *found))
        self._named = (*self._named, *names)
        try:
            yield
        finally:
            games, self._named = before
            self._take(games)

    def _take(self, games: tuple[AnyGame, ...]) -> None:
        sentences = dict(SENTENCES)
        for game in games:
            if [one.id for one in games].count(game.id) > 1:
                raise GameError(phrase("game.twice", game=game.id))
            if taken := sorted(sentences.keys() & game.words.sentences.keys()):
                raise GameError(phrase("game.codes", game=game.id, codes=listed(taken)))
            sentences.update(game.words.sentences)
        self._games, self._sentences = games, sentences
        self._by_id = {game.id: game for game in games}


def _named_game(name: str) -> AnyGame:
    module, _, attribute = name.partition(":")
    try:
        found = getattr(import_module(module), attribute)
    except (ImportError, AttributeError, ValueError) as error:
        raise GameError(phrase("game.not-found", name=name, why=str(error))) from error
    if not isinstance(found, Game):
        raise GameError(phrase("game.none", name=name))
    return found


#: All games of the program; it knows no other.
GAMES: Final = GameList(
    CountdownGame(),
    FoesGame(),
    LibtisGame(),
    LimitGame(),
)


def game_of(game_id: str) -> AnyGame | None:
    """Return the game with that id, or None."""
    return GAMES.of(game_id)


def in_english(said: Phrase) -> str:
    """Put a phrase of any game into English; raises ``KeyError`` for a code without a sentence."""
    return put_in_english(said, GAMES.sentences)
