"""A match between two computer players, told line by line: the program's demonstration without a screen."""

from __future__ import annotations

from collections.abc import Iterator

from limbotable.core.game import AnyGame, Line
from limbotable.games import in_english
from limbotable.play.dealer import Dealer
from limbotable.play.match import Match
from limbotable.play.perspective import observation_of, perspective
from limbotable.play.record import DEFAULT_NAMES
from limbotable.search.thinking import think
from limbotable.search.thought import Limit
from limbotable.table import table_of


def demonstration(game: AnyGame, seed: int, limit: Limit) -> Iterator[str]:
    """Play a match of the strongest level against itself; yield its log in English, as spectators see it."""
    options = game.complete({})
    match = Match(game, options, DEFAULT_NAMES[game.seats(options)])
    dealer = Dealer(seed)
    while match.result is None:
        line = dealer.next_line(match)
        if line is None:
            observation = observation_of(perspective(match, match.turn))
            thought = think(game, options, observation, game.levels[-1].name, limit, seed)
            line = Line(match.turn, thought.considered[0].action)
        match.push(line.who, line.action)
        yield from _events(match, match.ply - 1)


def _events(match: Match, ply: int) -> Iterator[str]:
    spectator = len(match.seats)
    before, after = (
        match.game.view(match.options, stage.position, stage.sightings, spectator)
        for stage in match.stages[ply : ply + 2]
    )
    line = perspective(match, None).lines[ply]
    for event in table_of(match.game).events(before, line, after, match.seats):
        yield in_english(event)
