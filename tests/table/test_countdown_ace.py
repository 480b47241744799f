"""An ace that starts: until the dealer has chosen, it counts nothing, and nothing else is told."""

from __future__ import annotations

from limbotable.games import GAMES, in_english
from limbotable.table import table_of
from limbotable.table.tableau import Frame
from tests.games.countdown.deals import begun


def test_an_ace_that_starts_is_told_of_before_it_is_valued() -> None:
    match = begun("2c 3c 4c 5c 6c", "2d 3d 4d 5d 6d", "Ah")
    game, table = GAMES[0], table_of(GAMES[0])
    views = [game.view(match.options, stage.position, stage.sightings, 0) for stage in match.stages[-2:]]
    told = [in_english(one) for one in table.events(views[0], match.lines[-1], views[1], match.seats)]
    assert told[-1].endswith("turns the starter: ace of hearts.")
    dial = next(
        sign for sign in table.tableau(views[1], Frame(10.0, 7.0), match.seats).signs if sign.kind == "dial"
    )
    assert dial.note is None
