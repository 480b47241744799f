"""Positions as ``packaging/reasons.py draw`` prints them: what the seat to act sees, and nothing else."""

from __future__ import annotations

from limbotable.games import GAMES
from limbotable.games.libtis.view import LibtisView
from limbotable.testing.matches import Case
from reason_positions import lines_of


def lines(game_id: str, plies: int = 5) -> list[str]:
    """Return the lines about a position that a random match comes to."""
    (game,) = (one for one in GAMES if one.id == game_id)
    match = Case(game_id, game.complete({}), 7, plies).match()
    view = game.view(match.options, match.position, match.stages[-1].sightings, match.turn)
    assert lines_of(view, match.seats)[0].startswith(f"{match.seats[match.turn]} to act")
    return lines_of(view, match.seats)


def test_a_hand_of_another_seat_is_not_shown() -> None:
    for game in GAMES:
        if game.hidden:
            hands = [line for line in lines(game.id) if "? ?" in line]
            assert len(hands) == game.seats(game.complete({})) - 1, game.id


def test_the_island_is_drawn_with_its_balls_and_tiles() -> None:
    rows = lines("limit", 6)[1:]
    drawn = "".join(row.split("    r ")[0] for row in rows)
    assert (drawn.count("o"), drawn.count("W"), drawn.count("R")) == (2, 1, 1)
    assert all(", from q " in row for row in rows)


def test_libtis_tells_cubes_supplies_and_chips() -> None:
    said = lines("libtis")
    assert any("supply 1" in line and "chips -" in line for line in said)
    assert sum(" (" in line and line.endswith((": -", "1", "2")) for line in said[5:]) == 8


def test_a_view_of_another_game_has_no_lines() -> None:
    class Other(LibtisView, frozen=True):
        """The view of a game that is not known."""

    (game,) = (one for one in GAMES if one.id == "libtis")
    match = Case("libtis", game.complete({}), 7, 1).match()
    view = game.view(match.options, match.position, match.stages[-1].sightings, match.turn)
    fields = {name: getattr(view, name) for name in view.__struct_fields__}
    assert lines_of(Other(**fields), match.seats) == []
