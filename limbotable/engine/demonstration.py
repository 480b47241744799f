"""A match between two computer players, told line by line: the program's demonstration without a screen."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from limbotable.core.game import AnyGame, Line
from limbotable.core.phrases import Phrase
from limbotable.play.dealer import Dealer
from limbotable.play.match import Match
from limbotable.play.perspective import observation_of, perspective
from limbotable.search.thinking import think
from limbotable.search.thought import Limit
from limbotable.table import table_of


def demonstration(game: AnyGame, names: Sequence[str], seed: int, limit: Limit) -> Iterator[Phrase]:
    """Play a match of the strongest level against itself; yield its log, as spectators see it.

    The seats have the first of the names, of which there is one for each.
    """
    options = game.complete({})
    match = Match(game, options, names[: game.seats(options)])
    dealer = Dealer(seed)
    while match.result is None:
        line = dealer.next_line(match)
        if line is None:
            observation = observation_of(perspective(match, match.turn))
            thought = think(game, options, observation, game.levels[-1].name, limit, seed)
            line = Line(match.turn, thought.considered[0].action)
        match.push(line.who, line.action)
        yield from _events(match, match.ply - 1)


def _events(match: Match, ply: int) -> Iterator[Phrase]:
    spectator = len(match.seats)
    before, after = (
        match.game.view(match.options, stage.position, stage.sightings, spectator)
        for stage in match.stages[ply : ply + 2]
    )
    line = perspective(match, None).lines[ply]
    yield from table_of(match.game).events(before, line, after, match.seats)
