"""The opponents of the next match, for a person that has just won one."""

from __future__ import annotations

from limbotable.app.match.setup import Setup
from limbotable.core.game import Result
from limbotable.play.referee import PERSON


def next_opponents(setup: Setup, result: Result | None) -> tuple[str, ...] | None:
    """Return the players, by seat, of a match against the next stronger computer players.

    Each computer player becomes one level stronger, the strongest stay.  None unless the only person at the
    table has won, alone or with partners, and there is somebody stronger.
    """
    people = [seat for seat, player in enumerate(setup.players) if player == PERSON]
    if result is None or len(people) != 1 or people[0] not in result.winners:
        return None
    levels = [level.name for level in setup.game.levels]
    stronger = dict(zip(levels, [*levels[1:], levels[-1]], strict=True))
    players = tuple(stronger.get(player, player) for player in setup.players)
    return None if players == setup.players else players
