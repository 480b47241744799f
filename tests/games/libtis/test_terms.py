"""What Libtis tells of an action, checked against the payment if the round ended after it."""

from __future__ import annotations

import re
from itertools import pairwise

import pytest

from limbotable.core.reasons import Scene, Term
from limbotable.games import in_english
from limbotable.games.libtis.actions import LOCATION, NOTHING, PLAYING, SOURCE, SUPPLY
from limbotable.games.libtis.awards import awarded, chip_points
from limbotable.games.libtis.bonuses import BETRAYAL, figure
from limbotable.games.libtis.deck import CHIP_VALUES, LOCATION_NAMES, location_phrase
from limbotable.games.libtis.reason_sentences import REASONS
from limbotable.games.libtis.rules import LibtisPosition
from limbotable.games.libtis.terms import suit_at, terms_of
from limbotable.play.match import Match
from limbotable.testing.matches import Case
from tests.games.libtis.boards import GAME


def case(seed: int, plies: int, **given: str | int) -> Match:
    return Case("libtis", GAME.complete(given), seed, plies).match()


def told(match: Match, action: str, viewer: int | None = None) -> dict[str, Term]:
    """Return an action's terms for the seat to act, or for another viewer."""
    assert isinstance(match.position, LibtisPosition)
    scene = Scene(match.options, match.position, match.turn if viewer is None else viewer, match.seats)
    return {one.name: one for one in terms_of(scene, GAME.parse(action))}


def points(position: LibtisPosition) -> list[int]:
    """Return the points for the chips of each seat if the round ended now."""
    return [int(chip_points(awarded(position.cubes, one))) for one in range(position.seats)]


def after_an_action(position: LibtisPosition, seat: int, action: int) -> LibtisPosition:
    """Return the position with a cube put or moved, which is not scored yet."""
    after = position.copy()
    after.add(seat, action % SOURCE // LOCATION, 1)
    after.add(seat, action // SOURCE, -1)
    return after


@pytest.mark.parametrize("seed", range(5))
def test_gains_and_losses_are_those_of_the_payment(seed: int) -> None:
    match = case(seed, 8 + 5 * seed, variant="standard")
    position, seat = match.position, match.turn
    assert isinstance(position, LibtisPosition)
    assert position.phase == PLAYING
    before = points(position)
    for action in match.legal():
        term, number = told(match, action)["chips"], GAME.parse(action)
        then = points(after_an_action(position, seat, number))
        own = then[seat] - before[seat]
        theirs = [then[one] - before[one] for one in range(position.seats) if one != seat]
        assert (term.said is not None) == (term.amount > 0.0)
        if not any(theirs) and number // SOURCE == SUPPLY:
            assert term.amount == own
            if own:
                assert term.said is not None
                assert f"worth {own} point" in in_english(term.said), "the chips’ worth is told"
        elif own >= 0 and max(theirs) <= 0 and (own or min(theirs)) and number // SOURCE == SUPPLY:
            assert term.amount > own, "what the others lose is well, too"


def test_what_a_player_loses_counts_the_more_the_closer_it_is_to_winning() -> None:
    """The others’ points are taken together as they stand: the first of them weighs more than the last."""
    found = 0
    for seed in range(40):
        for plies in (30, 40, 50):
            match = case(seed, plies, variant="quickstart")
            position, seat = match.position, match.turn
            if seat < 0:
                continue
            assert isinstance(position, LibtisPosition)
            before = points(position)
            standing = [int(position.chip_points(one)) + before[one] for one in range(position.seats)]
            losses: dict[int, dict[int, float]] = {}
            for action in match.legal():
                number = GAME.parse(action)
                then = points(after_an_action(position, seat, number))
                changed = [one for one in range(position.seats) if then[one] != before[one]]
                if number // SOURCE == SUPPLY and len(changed) == 1 and changed != [seat]:
                    lost = before[changed[0]] - then[changed[0]]
                    losses.setdefault(lost, {})[changed[0]] = told(match, action)["chips"].amount
            for same in losses.values():
                ranked = sorted(same, key=lambda one: standing[one])
                for lower, higher in pairwise(ranked):
                    assert (abs(same[higher]) > abs(same[lower])) == (standing[higher] > standing[lower])
                    found += standing[higher] > standing[lower]
    assert found


def test_the_viewer_is_never_one_of_several_that_are_told_of_together() -> None:
    """In German and Finnish “you and Nana would” has another verb than “Nana and Lasse would”."""
    several = 0
    for plies in range(20, 44, 3):
        match = case(4, plies, variant="standard")
        for viewer in range(4) if match.turn >= 0 else ():
            for action in match.legal():
                term = told(match, action, viewer)["chips"]
                for said in (term.said, term.instead):
                    text = "" if said is None else in_english(said)
                    several += " would each " in text
                    for group in re.findall(r"([\w, ]+) would each ", text):
                        assert match.seats[viewer] not in re.split(r", | and ", group.strip())
    assert several


def test_others_are_told_nothing_of_the_hand_and_the_bonus_card() -> None:
    match = case(3, 9, variant="standard")
    action = match.legal()[0]
    other = (match.turn + 1) % 4
    assert not told(match, action, other).keys() & {"bonus", "reach"}
    assert told(match, action).keys() >= {"bonus", "reach"}


def test_a_bonus_card_is_weighed_by_the_hand() -> None:
    match = case(1, 0, variant="advanced")
    for action in match.legal():
        (term,) = told(match, action).values()
        said = term.said or term.instead
        assert said is not None
        assert in_english(said).endswith(".")


def test_only_what_adds_to_the_figure_of_a_bonus_card_is_said_to_count_for_it() -> None:
    found = set[bool]()
    for plies in range(10, 40, 3):
        match = case(5, plies, variant="standard")
        position, seat = match.position, match.turn
        assert isinstance(position, LibtisPosition)
        bonus, chips = int(position.ledger.bonuses[seat]), int(position.ledger.chips[seat])
        had = int(figure(bonus, chips + int(awarded(position.cubes, seat))))
        for action in match.legal():
            number, term = GAME.parse(action), told(match, action)["bonus"]
            after = position.copy()
            after.add(seat, number % SOURCE // LOCATION, 1)
            after.add(seat, number // SOURCE, -1)
            adds = int(figure(bonus, chips + int(awarded(after.cubes, seat)))) > had
            assert (term.said is not None) == adds
            found.add(adds)
    assert found == {False, True}


def test_a_bonus_card_that_no_card_in_hand_suits_is_told_without_a_figure() -> None:
    term = told(case(189, 0, variant="advanced", players=5), "take calamity")["suited"]
    assert term.said is None
    assert term.instead is not None
    assert "no card in hand goes to a location that pays them" in in_english(term.instead)


def test_the_lead_is_told_by_the_cubes_that_another_player_lacks() -> None:
    match = case(2, 0, variant="quickstart")
    for action in match.legal():
        said = told(match, action)["ahead"].said
        assert said is not None
        assert "nobody else can take the lead without 2 more cubes" in in_english(said)


@pytest.mark.parametrize("plies", [8, 17, 30])
def test_cubes_that_stand_there_and_locations_that_a_card_fits_are_counted(plies: int) -> None:
    match = case(4, plies, variant="quickstart")
    assert isinstance(match.position, LibtisPosition)
    view = GAME.view(match.options, match.position, match.stages[-1].sightings, match.turn)
    standing = {place.name: sum(map(len, place.cubes)) for place in view.locations}
    fits: dict[str, set[str]] = {}
    for action in match.legal():
        card, _, way = action.partition(" ")
        fits.setdefault(card, set()).add(way.rpartition(">")[2])
    for action in match.legal():
        card, _, way = action.partition(" ")
        terms = told(match, action)
        assert terms["crowd"].amount == -standing[way.rpartition(">")[2]] / len(standing)
        assert (terms["adds"].said is None) == (">" in way)
        if len(fits) > 1:
            narrow = terms["narrow"]
            assert narrow.amount == -len(fits[card]) / len(standing)
            most = max(len(every) for one, every in fits.items() if one != card)
            assert (narrow.said is not None) == (len(fits[card]) < most)


def chip_worth(position: LibtisPosition, seat: int, location: int) -> int:
    suit = suit_at(position, seat, location)
    return 0 if suit == NOTHING else CHIP_VALUES[suit]


@pytest.mark.parametrize(("seed", "plies"), [(4, 30), (4, 44)])
def test_each_player_that_loses_or_gains_by_an_action_is_named_with_the_location(
    seed: int, plies: int
) -> None:
    match = case(seed, plies, variant="standard")
    position, most, joined = match.position, 0, 0
    assert isinstance(position, LibtisPosition)
    for action in match.legal():
        number, term = GAME.parse(action), told(match, action)["chips"]
        target, source = number % SOURCE // LOCATION, number // SOURCE
        after = position.copy()
        after.add(match.turn, target, 1)
        after.add(match.turn, source, -1)
        said = term.said if term.amount > 0 else term.instead
        if not term.amount or said is None:
            continue
        sentence = in_english(said)
        sign = 1 if term.amount > 0 else -1
        touched = [
            (seat, location)
            for location in ({target} if source == SUPPLY else {target, source})
            for seat in range(position.seats)
            if sign
            * (1 if seat == match.turn else -1)
            * (chip_worth(after, seat, location) - chip_worth(position, seat, location))
            > 0
        ]
        changes = {
            (location, suit_at(position, seat, location), suit_at(after, seat, location), seat == match.turn)
            for seat, location in touched
        }
        assert sentence.count(", worth ") == len(changes), "who would lose the same is told of in one"
        joined += len(touched) - len(changes)
        for seat, location in touched:
            assert re.search(rf"{match.seats[seat]}( and \w+|, \w+ and \w+)? would ", sentence)
            assert in_english(location_phrase(LOCATION_NAMES[location])) in sentence
        most = max(most, len(touched))
    assert most > 1, "an action that touches several players was among these"
    assert joined, "and one that touches several in the same way"


def test_a_location_stands_in_a_reason_and_not_in_brackets_behind_it() -> None:
    told = [form for one in REASONS.values() for form in ([one] if isinstance(one, str) else one)]
    assert sum("{location}" in one for one in told) > 8
    assert [one for one in told if "({location})" in one] == []


@pytest.mark.parametrize("variant", ["quickstart", "standard", "advanced"])
@pytest.mark.parametrize("seed", range(4))
def test_the_points_at_the_end_are_told_as_the_match_pays_them(seed: int, variant: str) -> None:
    """The last action of all leaves nothing open but the others' bonus cards."""
    over = case(seed, 1_000, variant=variant)
    assert over.result is not None
    match = over.until(over.ply - 1)
    position, seat = over.position, match.turn
    assert isinstance(position, LibtisPosition)
    term = told(match, over.lines[-1].action)["standing"]
    assert term.said is not None
    values = dict(term.said.values)
    chips = [int(position.chip_points(one)) for one in range(position.seats)]
    bonus = int(position.ledger.bonuses[seat])
    counted = bonus not in (NOTHING, BETRAYAL)
    assert values["own"] == (over.scores[seat] if counted else chips[seat])
    assert values["points"] == max(chips[:seat] + chips[seat + 1 :])
    assert term.amount == values["own"] - values["points"]
    kind = "" if variant == "quickstart" else ".own-bonus" if counted else ".no-bonus"
    assert term.said.code == f"reason.libtis.standing{kind}"
    watching = told(match, over.lines[-1].action, viewer=(seat + 1) % position.seats)["standing"]
    assert watching.said is not None
    assert dict(watching.said.values)["own"] == chips[seat], "nobody else knows the bonus card"


def test_of_the_last_card_nothing_is_told_that_is_of_use_later() -> None:
    over = case(1, 1_000, variant="standard")
    later = {"adds", "saves", "crowd", "reach", "narrow"}
    for back, last in ((1, True), (4, True), (5, False)):
        match = over.until(over.ply - back)
        terms = {name for action in match.legal() for name in told(match, action)}
        assert bool(later & terms) == (not last)
        assert ("standing" in terms) == last
