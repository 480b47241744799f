"""What Limit tells of an action, checked by counting on the island after it."""

from __future__ import annotations

import re
from collections.abc import Iterable

import pytest

from limbotable.core.game import CHANCE_WHO
from limbotable.core.reasons import Scene, Term
from limbotable.games import in_english
from limbotable.games.limit.rules import LimitPosition
from limbotable.games.limit.terms import terms_of
from limbotable.play.match import Match
from limbotable.testing.matches import Case
from tests.games.limit.boards import GAME
from tests.games.limit.reference import At

STEPS = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))


def told(position: LimitPosition, match: Match, action: str) -> dict[str, Term]:
    scene = Scene(match.options, position, 0, match.seats)
    return {one.name: one for one in terms_of(scene, GAME.parse(action))}


def scene_of(match: Match) -> Scene[LimitPosition]:
    """Return the decision of the seat to act."""
    assert isinstance(match.position, LimitPosition)
    return Scene(match.options, match.position, match.turn, match.seats)


def island_after(match: Match, action: str) -> tuple[dict[At, int], set[At]] | None:
    """Return the seats of the balls by their tiles, and the empty tiles; None where the match is over."""
    after = Match.of_record(match.record())
    after.push(match.turn, action)
    if after.result is not None:
        return None
    assert isinstance(after.position, LimitPosition)
    view = GAME.view(after.options, after.position, after.stages[-1].sightings, match.turn)
    balls = {(ball.q, ball.r): ball.seat for ball in view.balls}
    return balls, {(tile.q, tile.r) for tile in view.tiles} - balls.keys()


def beside(cells: Iterable[At]) -> set[At]:
    """Return the cells around some cells."""
    return {(q + dq, r + dr) for q, r in cells for dq, dr in STEPS}


@pytest.mark.parametrize("plies", [5, 14, 26, 31])
def test_freedoms_and_captures_are_those_of_the_island_after_it(plies: int) -> None:
    match = Case("limit", GAME.complete({"balls": 4}), 5, plies).match()
    position, seat = match.position, match.turn
    assert isinstance(position, LimitPosition)
    for action in match.legal()[:12]:
        after = island_after(match, action)
        if after is None:
            continue
        balls, empty = after
        touched = beside(at for at, owner in balls.items() if owner == seat) & empty
        terms = told(position, match, action)
        (freedoms,) = (one for name, one in terms.items() if name.startswith("freedoms"))
        assert freedoms.said is not None
        assert dict(freedoms.said.values)["n"] == len(touched)
        former = GAME.view(match.options, position, match.stages[-1].sightings, seat)
        fewer = [
            sum(ball.seat == one for ball in former.balls) - [*balls.values()].count(one) for one in (0, 1)
        ]
        assert terms["takes"].amount == fewer[1 - seat] if "takes" in terms else fewer[1 - seat] <= 0
        assert terms["gives"].amount == -fewer[seat] if "gives" in terms else fewer[seat] <= 0


def test_a_tile_is_told_of_by_the_others_that_it_touches() -> None:
    match = Case("limit", GAME.complete({"balls": 4}), 2, 9).match()
    position = match.position
    assert isinstance(position, LimitPosition)
    tiles = [action for action in match.legal() if action.startswith("tile")]
    view = GAME.view(match.options, position, match.stages[-1].sightings, 0)
    laid = {(tile.q, tile.r) for tile in view.tiles}
    for action in tiles:
        q, r = map(int, action.partition(" ")[2].split(","))
        beside = sum((q + dq, r + dr) in laid for dq, dr in STEPS)
        said = told(position, match, action)["compact"].said
        assert said is not None
        assert dict(said.values)["n"] == beside
    assert tiles


def test_what_lies_beside_a_tile_or_a_ball_in_placing_is_counted() -> None:
    """Of a tile: empty ones, one's own balls, and the first tile of the turn; of a ball: empty tiles."""
    kinds = set()
    for plies in range(3, 16):
        match = Case("limit", GAME.complete({"balls": 4}), 2, plies).match()
        position, seat = match.position, match.turn
        assert isinstance(position, LimitPosition)
        for action in match.legal():
            kind, _, at = action.partition(" ")
            scene = Scene(match.options, position, seat, match.seats)
            terms = {one.name: one for one in terms_of(scene, GAME.parse(action))}
            after = island_after(match, action)
            if after is None or kind not in ("tile", "ball"):
                continue
            q, r = map(int, at.split(","))
            balls, empty = after
            around = beside([(q, r)])
            if kind == "ball":
                assert terms["ball"].amount == len(around & empty)
            else:
                assert terms["open"].amount == len(around & empty)
                assert terms["helps"].amount == sum(balls.get(one) == seat for one in around)
            if "side-by-side" in terms:
                first = match.lines[-1].action.partition(" ")[2]
                assert (tuple(map(int, first.split(","))) in around) == (terms["side-by-side"].amount == 1.0)
            kinds |= {kind, *terms.keys() & {"side-by-side"}}
    assert kinds == {"tile", "ball", "side-by-side"}


def test_a_win_at_once_is_told_of() -> None:
    """Some match is played on to its end, and its last action is the one that wins."""
    match = Case("limit", GAME.complete({"balls": 4}), 4, 400).match()
    assert match.result is not None
    winner = match.result.winners[0]
    last = match.lines[-1]
    before = match.until(match.ply - 1)
    assert isinstance(before.position, LimitPosition)
    (term,) = told(before.position, before, last.action).values()
    told_of = term.said if last.who == winner else term.instead
    assert told_of is not None
    assert "the game at once" in in_english(told_of)
    assert term.wins == (last.who == winner)


def test_no_figure_is_told_of_balls_that_are_gone() -> None:
    """Some matches lose all balls of a seat before it is out: no sentence counts what those touch."""
    gone = 0
    for seed in range(1, 13):
        match = Case("limit", GAME.complete({"balls": 4, "players": 3}), seed, 400).match()
        for ply in range(match.ply // 2, match.ply):
            before = match.until(ply)
            position, after = before.position, match.until(ply + 1).position
            assert isinstance(position, LimitPosition)
            assert isinstance(after, LimitPosition)
            seat = match.lines[ply].who
            if seat != before.turn or seat == CHANCE_WHO:
                continue
            terms = terms_of(
                Scene(match.options, position, seat, match.seats), GAME.parse(match.lines[ply].action)
            )
            told = [in_english(one) for term in terms for one in (term.said, term.instead) if one is not None]
            assert not [one for one in told if re.search(r"\b0 ", one)]
            if not after.balls(seat):
                gone += 1
                assert not [one for one in told if one.startswith("None of")]
    assert gone


def test_nothing_is_praised_that_own_balls_gain_by_the_loss_of_one() -> None:
    losses = singles = 0
    for seed in range(1, 5):
        match = Case("limit", GAME.complete({"balls": 4}), seed, 400).match()
        for ply in range(match.ply // 2, match.ply):
            before = match.until(ply)
            position, seat = before.position, before.turn
            assert isinstance(position, LimitPosition)
            for action in before.legal():
                terms = {
                    one.name.rpartition("-")[0]: one for one in terms_of(scene_of(before), GAME.parse(action))
                }
                after = position.copy()
                after.play(GAME.parse(action))
                if "together" not in terms:
                    continue
                left, had = (int(one.balls(seat)).bit_count() for one in (after, position))
                if left == 1:
                    singles += 1
                    assert terms["together"].said is None
                if left < had:
                    losses += 1
                    for name in ("freedoms", "danger", "private", "reach", "mobile", "apart", "together"):
                        assert terms[name].said is None
                        assert terms[name].amount <= 0.0
    assert losses
    assert singles


def test_groups_are_told_of_as_apart_only_where_there_are_two_and_their_balls_are_named() -> None:
    counted = {False: 0, True: 0}
    for seed in range(6):
        match = Case("limit", GAME.complete({"balls": 4}), seed, 30).match()
        position, seat = match.position, match.turn
        assert isinstance(position, LimitPosition)
        scene = Scene(match.options, position, seat, match.seats)
        for action in match.legal():
            terms = {one.name.rpartition("-")[0]: one for one in terms_of(scene, GAME.parse(action))}
            if "apart" not in terms or terms["together"].said is None:
                continue
            groups = dict(terms["together"].said.values)["n"]
            assert isinstance(groups, int)
            counted[groups > 1] += 1
            assert (terms["apart"].said is None) == (groups == 1)
            for term in (terms["apart"], terms["together"]):
                assert term.instead is not None
                assert f" leaves {match.seats[seat]}’s balls in {groups} group" in in_english(term.instead)
    assert all(counted.values())


@pytest.mark.parametrize("plies", [26, 40])
def test_of_three_players_a_tile_that_both_opponents_touch_or_reach_is_counted_once(plies: int) -> None:
    shared = 0
    for seed in range(4):
        match = Case("limit", GAME.complete({"balls": 4, "players": 3}), seed, plies).match()
        position, seat = match.position, match.turn
        assert isinstance(position, LimitPosition)
        for action in match.legal()[:12] if seat >= 0 else ():
            after = island_after(match, action)
            if after is None:
                continue
            balls, empty = after
            first, second = (
                beside(at for at, owner in balls.items() if owner == one) & empty
                for one in range(3)
                if one != seat
            )
            shared += bool(first & second)
            reached, edge = set[tuple[int, int]](), first | second
            while edge:
                reached |= edge
                edge = (beside(edge) & empty) - reached
            scene = Scene(match.options, position, seat, match.seats)
            terms = {one.name.rpartition("-")[0]: one for one in terms_of(scene, GAME.parse(action))}
            for name, count in (("theirs", len(first | second)), ("their-reach", len(reached))):
                said = terms[name].said
                assert (0 if said is None else dict(said.values)["n"]) == count
    assert shared
