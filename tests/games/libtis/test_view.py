"""The view of a match: hands, cubes that can be followed, standings, accounts."""

from __future__ import annotations

import random

import pytest

from limbotable.games.libtis.deck import LOCATION_NAMES
from limbotable.games.libtis.rules import LibtisPosition
from limbotable.games.libtis.view import FROM_SUPPLY, Award, LibtisView, LocationSight, TiedSeats
from limbotable.play.dealer import Dealer
from limbotable.play.match import Match
from limbotable.testing.matches import Case
from tests.games.libtis.boards import GAME, act, begun, deal, seen, shuffle_bonuses
from tests.games.libtis.reference import LOCATIONS, award
from tests.games.openings import assert_opening

SOUTH = "author sailor lunatic ace-leaves ace-waves"
WEST = "merchant penitent painter diplomat savage"


def quickstart() -> Match:
    return deal(begun(3, variant="quickstart"), SOUTH, WEST)


def location(view: LibtisView, name: str) -> LocationSight:
    return next(one for one in view.locations if one.name == name)


@pytest.mark.clause("L-8.1")
def test_a_hand_is_seen_by_its_seat_and_a_card_by_all_once_it_is_played() -> None:
    match = quickstart()
    assert [one.card for one in seen(match, 0).hands[0]] == SOUTH.split()
    assert [one.card for one in seen(match, 1).hands[0]] == [None] * 5
    token = seen(match, 1).hands[0][0].token
    act(match, "author market")
    (played,) = seen(match, 1).pile
    assert (played.sight.token, played.sight.card) == (token, "author")
    assert (played.seat, played.source, played.location) == (0, FROM_SUPPLY, "market")
    assert len(seen(match).hands[0]) == 4


def test_cubes_are_numbered_and_the_last_to_come_is_the_first_to_go() -> None:
    match = act(quickstart(), "author market")
    assert location(seen(match), "market").cubes == (("c0.0",), (), ())
    assert seen(match).supplies[0] == tuple(f"c0.{number}" for number in range(1, 13))
    act(match, "merchant market")
    act(match, match.legal()[0], "ace-leaves market")
    assert location(seen(match), "market").cubes[:2] == (("c0.0", "c0.1"), ("c1.0",))
    act(match, "painter desert")
    act(match, match.legal()[0])
    (move,) = [one for one in seen(match, 0).moves if one.action == "lunatic market>sea"]
    assert (move.cube, move.source, move.location) == ("c0.1", "market", "sea")
    act(match, "lunatic market>sea")
    assert location(seen(match), "market").cubes[:2] == (("c0.0",), ("c1.0",))
    assert location(seen(match), "sea").cubes[0] == ("c0.1",)
    assert seen(match).pile[-1].cube == "c0.1"


@pytest.mark.parametrize("seed", range(8))
def test_every_cube_is_somewhere_and_moves_only_when_it_is_moved(seed: int) -> None:
    match = Case(GAME.id, GAME.complete({"players": 3 + seed % 3}), seed, plies=80).match()
    before: dict[str, str] | None = None
    for stage in match.stages:
        view = GAME.view(match.options, _libtis(stage.position), stage.sightings, len(match.seats))
        places = {key: FROM_SUPPLY for mine in view.supplies for key in mine}
        places |= {key: one.name for one in view.locations for mine in one.cubes for key in mine}
        assert len(places) == len(match.seats) * (10 if len(match.seats) == 5 else 13)
        if before is not None:
            moved = {key for key in places if places[key] != before[key]}
            assert len(moved) <= 1
            if moved:
                (last,) = moved
                played = view.pile[-1]
                assert (played.cube, played.source, played.location) == (last, before[last], places[last])
        before = places


def _libtis(position: object) -> LibtisPosition:
    assert isinstance(position, LibtisPosition)
    return position


def test_pay_of_a_location_if_the_round_ends_now() -> None:
    match = act(quickstart(), "author window", "merchant window")
    third = next(text for text in match.legal() if text.endswith(" desert"))
    act(match, third)
    window = location(seen(match), "window")
    assert window.suits == ("suns", "leaves", "knots")
    assert window.standing == (TiedSeats(1, (0, 1), 1, "leaves"),)
    assert window.more == (TiedSeats(1, (0,), 2, "suns"), TiedSeats(2, (1,), 1, "leaves"))
    assert window.fewer == (TiedSeats(1, (1,), 1, "suns"),)
    desert = location(seen(match), "desert")
    assert desert.standing == desert.fewer == (TiedSeats(1, (2,), 1, "suns"),)
    assert location(seen(match), "sea").standing == ()


@pytest.mark.parametrize("seed", range(4))
def test_announced_standings_are_the_later_ones(seed: int) -> None:
    """The standing that a cube more, or less, would make is the one after a legal action that does it."""
    match = Case(GAME.id, GAME.complete({"players": 3 + seed % 3}), seed, plies=25).match()
    before = seen(match)
    for text in random.Random(seed).sample(match.legal(), min(20, len(match.legal()))):
        act(match, text)
        played = seen(match).pile[-1]
        assert location(seen(match), played.location).standing == location(before, played.location).more
        if played.source != FROM_SUPPLY:
            assert location(seen(match), played.source).standing == location(before, played.source).fewer
        match.pop()


@pytest.mark.parametrize("seed", range(6))
def test_awards_of_the_round_before(seed: int) -> None:
    match = Case(GAME.id, GAME.complete({"players": 3 + seed % 3}), seed, plies=0).match()
    dealer, choose = Dealer(seed), random.Random(seed)
    ended = 0
    while match.result is None:
        dealer.deal(match)
        act(match, choose.choice(match.legal()))
        view = seen(match)
        if view.last_round is None or view.last_round.number == ended:
            continue
        ended = view.last_round.number
        assert [one.location for one in view.last_round.awards] == list(LOCATION_NAMES)
        for one, place in zip(view.last_round.awards, view.locations, strict=True):
            cubes = [len(mine) for mine in place.cubes]
            assert dict(one.chips()) == award(cubes, LOCATIONS[one.location].split())
            assert one.standing == place.standing
        dealer.deal(match)
        assert seen(match).last_round == view.last_round, "it is still told in the next round"
        if match.result is None:
            assert seen(match).pile == ()
            act(match, match.legal()[0])
            assert seen(match).last_round == view.last_round
    assert ended == 3


def test_receivers_of_a_chip() -> None:
    standing = (TiedSeats(1, (0,), 3, "suns"), TiedSeats(2, (1, 2), 1, None))
    assert Award("desert", standing).chips() == ((0, "suns"),)
    assert Award("market", (TiedSeats(1, (1, 2), 1, "knots"),)).chips() == ((1, "knots"), (2, "knots"))


@pytest.mark.clause("L-8.5")
def test_chips_are_hidden_until_the_end_from_all_but_their_seat() -> None:
    options = GAME.complete({"players": 3, "chips": "hidden"})
    match = Case(GAME.id, options, seed=2, plies=20).match()
    mine = seen(match, 1).chips[1]
    assert mine is not None
    assert sum(mine) > 0
    assert seen(match, 1).chips == (None, mine, None)
    assert seen(match).chips == (None, None, None)
    assert seen(match).scores == match.scores
    assert seen(match).last_round is not None
    match = Case(GAME.id, options, seed=2, plies=100).match()
    assert None not in seen(match).chips
    assert None not in seen(Case(GAME.id, GAME.complete({}), 2, plies=30).match()).chips


@pytest.mark.clause("L-8.2")
def test_a_bonus_card_is_seen_by_its_seat() -> None:
    match = shuffle_bonuses(deal(begun(4)), "pact", "end")
    shown = [[one.card if one else "" for one in seen(match, seat).bonuses] for seat in (0, 1, 4)]
    assert shown == [["pact", None, None, None], [None, "end", None, None], [None] * 4]
    assert seen(begun()).bonuses == (None,) * 4
    assert seen(begun()).box == ()
    assert seen(quickstart()).bonuses == (None,) * 3
    assert seen(quickstart()).box == ()


def test_a_card_that_does_not_fit_says_so() -> None:
    view = seen(quickstart(), 0)
    card = view.hands[0][0]
    refused = {one.location: one.reason.code for one in view.refusals if one.token == card.token}
    assert refused == dict.fromkeys(("desert", "cave", "darkness", "sea"), "libtis.no-shared-suit")
    allowed = {move.location for move in view.moves if move.token == card.token}
    assert allowed == set(LOCATION_NAMES) - set(refused)
    assert not seen(quickstart(), 1).refusals
    assert not seen(quickstart(), 1).moves


@pytest.mark.parametrize("variant", ["quickstart", "standard", "advanced"])
@pytest.mark.parametrize("seed", range(5))
def test_accounts_add_up_to_the_result(variant: str, seed: int) -> None:
    options = GAME.complete({"players": 3 + seed % 3, "variant": variant})
    match = Case(GAME.id, options, seed, plies=100).match()
    view, result = seen(match), match.result
    assert result is not None
    assert tuple(one.total for one in view.accounts) == result.scores == view.scores
    assert tuple(one.rank for one in view.accounts) == result.ranks
    assert view.winners == result.winners
    for seat, one in enumerate(view.accounts):
        chips = view.chips[seat]
        assert chips is not None
        assert one.chips == sum(chips)
        assert one.total - one.chip_points == (one.bonus.points if one.bonus else 0)
        assert (one.bonus is None) == (variant == "quickstart")
        if one.bonus and one.bonus.betrayed:
            assert one.bonus.points == sum(case.points for case in one.bonus.betrayed)
    assert seen(quickstart()).accounts == ()


def test_keys_are_distinct() -> None:
    for seed, players in enumerate((3, 4, 5)):
        options = GAME.complete({"players": players, "variant": "advanced"})
        match = Case(GAME.id, options, seed, plies=30).match()
        for stage in match.stages:
            view = GAME.view(match.options, _libtis(stage.position), stage.sightings, players)
            keys = [
                *(one.token for hand in view.hands for one in hand),
                *(one.sight.token for one in view.pile),
                *(key for mine in view.supplies for key in mine),
                *(key for one in view.locations for mine in one.cubes for key in mine),
                *(one.token for one in view.bonuses if one),
                *(one.token for one in (view.draft.cards if view.draft else ())),
                *view.box,
            ]
            assert len(keys) == len(set(keys))
            bonuses = [one for one in view.bonuses if one]
            in_set = len(view.draft.cards) if view.draft else 0
            assert len(bonuses) + in_set + len(view.box) in (0, 7)


AT_THE_START = {
    "phase": "start",
    "turn": -1,
    "round": 0,
    "rounds": 3,
    "start": None,
    "scores": (0, 0, 0, 0),
    "hands": ((), (), (), ()),
    "pile": (),
    "supplies": tuple(tuple(f"c{seat}.{cube}" for cube in range(13)) for seat in range(4)),
    "chips": ((0,) * 6,) * 4,
    "bonuses": (None,) * 4,
    "passed_on": (),
    "draft": None,
    "box": (),
    "moves": (),
    "refusals": (),
    "last_round": None,
    "accounts": (),
    "winners": None,
}


def test_before_the_first_line_nothing_has_happened() -> None:
    assert_opening(GAME, AT_THE_START)
