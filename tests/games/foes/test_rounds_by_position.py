"""The quick measurement of teams and pairs: that it is the program's search, in worlds that are possible."""

from __future__ import annotations

from itertools import islice
from pathlib import Path

import pytest
from click.testing import CliRunner

from limbotable.core.position import CHANCE, size
from limbotable.core.random import Random
from limbotable.games.foes.blueprint import Blueprint
from limbotable.games.foes.rules import FoesPosition
from tests.games.foes.deals import GAME
from tests.games.foes.measure import options_of
from tests.games.foes.rounds import imagined, main, pair, played, searching, team


def after(actions: int, setting: tuple[int, int, int, str]) -> FoesPosition:
    """Return the position of a team after so many actions by conventions."""
    position: FoesPosition = GAME.start(options_of(setting))
    blueprint, rng = Blueprint(position.variant), Random(3)
    while actions or position.turn() == CHANCE:
        if position.turn() == CHANCE:
            position.settle(rng.shuffled(position.urn()))
        else:
            position.play(blueprint.action(position))
            actions -= 1
    return position


@pytest.mark.parametrize("setting", [(4, 4, 2, "no"), (3, 3, 0, "no"), (4, 3, 0, "yes"), (5, 3, 0, "no")])
@pytest.mark.parametrize("actions", [0, 7, 26])
def test_imagined_positions_look_alike_to_the_seat_and_hold_each_card_once(
    actions: int, setting: tuple[int, int, int, str]
) -> None:
    position = after(actions, setting)
    viewer = position.hero
    worlds = list(islice(imagined(position, Random(1)), 5))
    for world in worlds:
        assert world.visible(viewer) == position.visible(viewer)
        assert world.hand(viewer) == position.hand(viewer)
        assert list(world.deck)[: world.top] == list(position.deck)[: position.top]
        seats = range(position.variant.players)
        piles = [world.hand(seat) for seat in seats] + [world.markers(seat) for seat in seats]
        piles += [world.discards, world.table, *(1 << card for card in list(world.deck)[world.top :])]
        assert sum(piles) == sum(1 << card for card in range(4, 40)), "each tactical card lies in one place"
        assert sorted(world.foes) == sorted(position.foes)
        assert [size(pile) for pile in piles[: 2 * len(seats)]] == [
            size(mask)
            for mask in (
                *(position.hand(seat) for seat in seats),
                *(position.markers(seat) for seat in seats),
            )
        ]
    hands = {tuple(world.hand(seat) for seat in range(position.variant.players)) for world in worlds}
    assert len(hands) > 1, "the others' cards are not known"


def test_in_one_world_the_search_keeps_to_the_conventions() -> None:
    """So all that a team gains on them comes of its search."""
    for deal in range(4):
        found = team("3/3/0/no", 1, deal)
        assert found.share == found.usual


def test_a_pair_that_keeps_to_conventions_wins_more_against_one_that_plays_high() -> None:
    shares = [pair("tournament:tournament", "greedy", 1, number).share for number in range(40)]
    assert sum(shares) > 30


def test_the_chances_that_are_told_are_of_the_seats_that_search() -> None:
    position: FoesPosition = GAME.start(GAME.complete({"mode": "pairs", "players": 4}))
    search = searching(2)
    quiet = searching(1)
    _, found = played(position, 5, [search, lambda p, r: (quiet(p, r)[0], None), search, search])
    assert {seat for seat, _ in found.said} == {0, 2, 3}
    assert all(0.0 <= value <= 1.0 for _, value in found.said)


def test_what_was_played_is_not_played_again(tmp_path: Path) -> None:
    lines = tmp_path / "lines"
    command = ["team", "--setting", "3/3/0/no", "--worlds", "1", "--lines", str(lines), "--rounds"]
    first = CliRunner().invoke(main, [*command, "2"])
    assert first.exit_code == 0, first.output
    before = lines.read_text().splitlines()
    more = CliRunner().invoke(main, [*command, "3"])
    assert more.exit_code == 0, more.output
    assert lines.read_text().splitlines()[:2] == before
    assert "of 3," in more.output
