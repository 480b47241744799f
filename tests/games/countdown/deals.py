"""Matches with cards that a test has chosen."""

from __future__ import annotations

from collections.abc import Mapping

from limbotable.core.game import CHANCE_WHO
from limbotable.core.options import OptionValue
from limbotable.games import GAMES
from limbotable.games.countdown.game import CountdownGame
from limbotable.games.countdown.rules import CountdownPosition
from limbotable.games.countdown.view import CountdownView
from limbotable.play.match import Match
from tests.games.countdown.oracle import PACK

(GAME,) = (game for game in GAMES if isinstance(game, CountdownGame))
SOUTH, NORTH, SPECTATOR = 0, 1, 2

#: With the starter Qs, played in turn from South on: nothing divides, the count comes to 61, and both
#: hands are empty.
SLOW_SOUTH, SLOW_NORTH = "2c 3c 4c 5c 6c", "2d 3d 4d 5d 6d"
SLOWLY = ("2c", "2d", "3c", "3d", "4c", "4d", "5c", "5d", "6c", "6d")


def shuffled(south: str, north: str, stock: str) -> str:
    """Return the shuffle from which North deals these hands and leaves these cards on top of the stock."""
    hands = [card for pair in zip(south.split(), north.split(), strict=True) for card in pair]
    assert len(hands) == 10
    top = [*hands, *stock.split()]
    assert len(set(top)) == len(top)
    return " ".join(["shuffle stock", *top, *(card for card in PACK if card not in top)])


def dealt(south: str, north: str, top: str, /, **given: OptionValue) -> Match:
    """Begin a match: North deals these hands, the starter is the first card of the stock."""
    match = Match(GAME, GAME.complete(given), ["South", "North"])
    match.push(CHANCE_WHO, shuffled(south, north, top))
    return match


def begun(south: str, north: str, top: str, /, **given: OptionValue) -> Match:
    """Begin a match as ``dealt`` does, without a double."""
    return play(dealt(south, north, top, **given), "pass", "pass")


def play(match: Match, *actions: str) -> Match:
    """Take these actions in turn, each for the seat to act."""
    for action in actions:
        match.push(match.turn, action)
    return match


def seen(match: Match, viewer: int = SPECTATOR) -> CountdownView:
    """Return the view of a seat, or of a spectator."""
    position = match.position
    assert isinstance(position, CountdownPosition)
    return GAME.view(match.options, position, match.stages[-1].sightings, viewer)


def facts(match: Match) -> Mapping[str, object]:
    """Return the view of a spectator."""
    view = seen(match)
    return {"phase": view.phase, "turn": view.turn, "count": view.count, "blocked": view.blocked}


def south_wins(*calls: str, **given: str) -> Match:
    """South's king brings the count to 2, and both are blocked."""
    match = dealt("Kd 8c 8d 9c 9d", "3c 4c 5c 6c 7c", "5h", **given)
    return play(match, *(calls or ("pass", "pass")), "Kd/48")


def north_wins(*calls: str, **given: str) -> Match:
    """South plays a 5, North's king brings the count to 2, and both are blocked."""
    match = dealt("5h 8c 8d 9c 9d", "Kd 3c 4c 6c 7c", "Qs", **given)
    return play(match, *(calls or ("pass", "pass")), "5h", "Kd/48")


def nobody_plays(*calls: str, **given: str) -> Match:
    """After a king neither can play any of these at 101."""
    match = dealt("Qc Qd Qh Kc Kd", "Kh Jc Jd Jh Js", "Ks", **given)
    return play(match, *(calls or ("pass", "pass")))
