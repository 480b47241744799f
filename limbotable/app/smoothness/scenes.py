"""The heaviest movements on the table: of a match of each game, and two that no match surpasses."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Final

import msgspec
from msgspec.structs import replace

from limbotable.core.game import AnyGame
from limbotable.core.phrases import phrase
from limbotable.games import GAMES
from limbotable.play.dealer import Dealer
from limbotable.play.match import Match
from limbotable.play.record import DEFAULT_NAMES
from limbotable.table import table_of
from limbotable.table.reconcile import reconcile
from limbotable.table.tableau import Beat, Frame, Piece, Tableau
from limbotable.ui.words.match_words import picture_names

_SEED: Final = 3  #: of the matches that are played at random
_VIEWER: Final = 0
_SUITS: Final = "shdc"
_RANKS: Final = "A23456789TJQK"
_NAMELESS: Final = phrase("text", text="")


class Scene(msgspec.Struct, frozen=True):
    """A movement: from one picture through others to the last one."""

    name: str
    start: Tableau
    beats: tuple[Beat, ...]


def scenes(frame: Frame) -> Iterator[Scene]:
    """Yield all scenes for a table of this size: a deal, an island, and the busiest line of each game."""
    yield _deal(frame)
    yield _island(frame)
    for game in GAMES:
        yield _busiest(game, frame)


def _deal(frame: Frame) -> Scene:
    """A whole pack of 52 cards is dealt from one place to rows over the whole table, and turned face up."""
    faces = [rank + suit for suit in _SUITS for rank in _RANKS]
    stack = [_piece("card", f"card{n}", "", frame.width / 2, frame.height / 2, n) for n in range(len(faces))]
    across, down = frame.width / len(_RANKS), frame.height / len(_SUITS)
    dealt = [
        replace(
            piece,
            face=faces[n],
            x=(n % len(_RANKS) + 0.5) * across,
            y=(n // len(_RANKS) + 0.5) * down,
            angle=n % 7 - 3,
        )
        for n, piece in enumerate(stack)
    ]
    return Scene("deal-52", _tableau(frame, stack), (Beat(_tableau(frame, dealt), duration=520, stagger=12),))


def _island(frame: Frame) -> Scene:
    """An island of 64 tiles and 24 balls is laid anew: all of it moves and becomes smaller."""
    size = min(frame.width / 10, frame.height / 8)

    def laid(scale: float) -> Tableau:
        pieces = []
        for n in range(64):
            x = frame.width / 2 + (n % 8 - 4 + n // 8 % 2 / 2) * scale
            y = frame.height / 2 + (n // 8 - 3.5) * scale * 3**0.5 / 2
            pieces.append(_piece("tile", f"tile{n}", "", x, y, n, scale))
            if n % 8 < 3:
                ball = ("white", "red", "black")[n % 3]
                pieces.append(_piece("ball", f"ball{n}", ball, x, y, 100 + n, scale))
        return _tableau(frame, pieces)

    return Scene("island-64", laid(size), (Beat(laid(0.93 * size), duration=520),))


def _busiest(game: AnyGame, frame: Frame) -> Scene:
    """Of a match that is played at random, return the line after which most pieces move."""
    options = game.complete({})
    match = Match(game, options, DEFAULT_NAMES[game.seats(options)])
    dealer, choose = Dealer(_SEED), random.Random(_SEED)  # noqa: S311 - not for secrets
    while match.result is None:
        line = dealer.next_line(match)
        if line is None:
            match.push(match.turn, choose.choice(match.legal()))
        else:
            match.push(line.who, line.action)
    table, names = table_of(game), picture_names(len(match.seats))
    views = [game.view(options, stage.position, stage.sightings, _VIEWER) for stage in match.stages]
    best, most = Scene("", _tableau(frame, ()), ()), 0
    for line, before, after in zip(match.lines, views[:-1], views[1:], strict=True):
        start = table.tableau(before, frame, names)
        beats = table.beats(before, line, after, frame, names)
        moved = _moved(start, beats)
        if moved > most:
            best, most = Scene(f"{game.id}-{line.action.split()[0]}", start, beats), moved
    return best


def _moved(start: Tableau, beats: tuple[Beat, ...]) -> int:
    """Return how many pieces move in all pictures together."""
    moved = 0
    for beat in beats:
        if not beat.renamed:
            changes = reconcile(start, beat.tableau)
            moved += len(changes.moved) + len(changes.appeared) + len(changes.vanished)
        start = beat.tableau
    return moved


def _piece(kind: str, key: str, face: str, x: float, y: float, z: int, scale: float = 1.0) -> Piece:
    return Piece(key, kind, face, x, y, z, "", _NAMELESS, scale=scale)


def _tableau(frame: Frame, pieces: list[Piece] | tuple[Piece, ...]) -> Tableau:
    return Tableau(frame, (), tuple(pieces), (), ())
