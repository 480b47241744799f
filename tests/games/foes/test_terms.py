"""What the foe-fighting game tells of an action, checked against what the rules make of it."""

from __future__ import annotations

from collections import Counter
from itertools import combinations, permutations

import pytest

from limbotable.core.cards import NAMES, cards_of
from limbotable.core.phrases import Phrase
from limbotable.core.position import legal_actions
from limbotable.core.reasons import Scene, Term
from limbotable.games import GAMES, in_english
from limbotable.games.foes.actions import BLIND, PLAY, WAY
from limbotable.games.foes.cards import TACTICAL, lowest_visible
from limbotable.games.foes.chaos import left_after_chaos
from limbotable.games.foes.game import FoesGame
from limbotable.games.foes.rules import FoesPosition
from limbotable.games.foes.terms import can_be_cancelled, terms_of, worth_of
from limbotable.play.match import Match
from limbotable.play.perspective import perspective
from limbotable.play.reasons import Reasoner
from limbotable.testing.matches import Case
from tests.games.foes.oracle import chaos

(GAME,) = (game for game in GAMES if isinstance(game, FoesGame))


def position_of(match: Match) -> FoesPosition:
    assert isinstance(match.position, FoesPosition)
    return match.position


def told(match: Match, action: str) -> dict[str, Term]:
    """Return an action's terms for the seat to act."""
    scene = Scene(match.options, position_of(match), match.turn, match.seats)
    return {one.name: one for one in terms_of(scene, GAME.parse(action))}


@pytest.mark.parametrize(
    ("corner", "foe", "to_come", "can"),
    [
        ("", "Qs", "Js Ks", True),
        ("", "Qs", "Js As", False),
        ("Ks", "Qs", "As", True),
        ("Ks", "Qs", "As Kc Qd", True),
        ("Ks Kc", "Qs", "Js As", False),
        ("Js Qs Jc", "Ks", "", False),
        ("Qh Kd", "Ah", "Jh", False),
        ("Js Jc Ks", "Qs", "As", True),
        ("Js Qs Ks", "As", "Kc", False),
        ("Js Qs Ks", "As", "Jc", True),
        ("X1", "X3", "", False),
        ("", "X3", "X1", True),
        ("", "X3", "Js Qs Ks As", False),
    ],
)
def test_a_foe_can_be_cancelled_by_its_like_or_by_a_straight(
    corner: str, foe: str, to_come: str, *, can: bool
) -> None:
    assert can_be_cancelled(mask(corner), mask(foe), mask(to_come)) == can


def mask(names: str) -> int:
    return sum(1 << NAMES.index(name) for name in names.split())


@pytest.mark.parametrize("options", [{"mode": "solo"}, {"mode": "team"}, {"mode": "solo", "jokers": 3}])
def test_what_is_told_of_a_foe_in_a_corner_is_so_whatever_comes(options: dict[str, str | int]) -> None:
    """Every set of the foes that are left comes to the corner, and a second program's chaos clears it."""
    found = Counter[str]()
    for seed in range(60):
        match = Case("foes", GAME.complete(options), seed, 40 + seed).match()
        if match.turn < 0:
            continue
        position = position_of(match)
        to_come = [NAMES[foe] for foe in cards_of(int(position.variant.foes & ~position.met))]
        if len(to_come) > 7:
            continue
        foe = NAMES[int(position.foes[position.taken])]
        for action in match.legal():
            said = told(match, action)["taker"].said
            effect = said and dict(said.values).get("effect")
            if said is None or not isinstance(effect, Phrase) or "none" in said.code:
                continue
            hero = match.seats.index(str(dict(said.values)["seat"]))
            corner = [NAMES[one] for one in cards_of(int(position.corner(hero)))]
            without = len(chaos(corner))
            now = foe not in chaos([*corner, foe]) or (foe[0] == "X" and "X" in "".join(corner))
            later = any(
                foe not in chaos([*corner, foe, *coming]) or (foe[0] == "X" and "X" in "".join(coming))
                for size in range(len(to_come) + 1)
                for coming in combinations(to_come, size)
            )
            found[effect.code] += 1
            if effect.code == "reason.foes.remains":
                assert not later or foe[0] == "X"
            elif effect.code == "reason.foes.hopes":
                assert later
                assert len(chaos([*corner, foe])) > without
            else:
                assert now
                assert (len(chaos([*corner, foe])) > without) == (effect.code == "reason.foes.breaks")
    assert found["reason.foes.remains"]
    assert found["reason.foes.hopes"]


@pytest.mark.parametrize("mode", ["solo", "team", "pairs"])
def test_who_takes_the_foe_is_who_takes_it_by_the_rules(mode: str) -> None:
    """The last hero of a cycle decides it, and the sentence names the taker and what the chaos will leave."""
    seen = 0
    for seed in range(40):
        match = Case("foes", GAME.complete({"mode": mode}), seed, 15 + seed % 8).match()
        position = position_of(match)
        if match.turn < 0 or position.laid + 1 < position.variant.heroes:
            continue
        for action in match.legal():
            if GAME.parse(action) >> 6 != PLAY:
                continue
            after = position.copy()
            after.play(GAME.parse(action))
            if after.rounds_ended() != position.rounds_ended():
                continue
            said = told(match, action)["taker"].said
            assert said is not None
            seen += 1
            taker = int(after.last_taker)
            if taker < 0:
                assert said.code == "reason.foes.nobody"
                continue
            assert dict(said.values)["seat"] == match.seats[taker]
            left = [left_after_chaos(one.corner(taker)) for one in (position, after)]
            effect = dict(said.values)["effect"]
            assert isinstance(effect, Phrase)
            told_to_stay = (
                "where nothing cancels it",
                "where only a later foe can cancel it",
                "where it breaks up a straight",
            )
            assert (in_english(effect) in told_to_stay) == (left[1] > left[0])
    assert seen > 20


def test_a_foe_that_stays_is_bad_for_its_taker_and_good_for_the_others() -> None:
    match = Case("foes", GAME.complete({"mode": "solo"}), 3, 0).match()
    position = position_of(match)
    assert worth_of(position, int(position.hero)) < 0 < worth_of(position, (int(position.hero) + 1) % 4)
    team = position_of(Case("foes", GAME.complete({"mode": "team"}), 3, 0).match())
    assert worth_of(team, (int(team.hero) + 1) % 4) < 0, "in a team it is bad for all"


@pytest.mark.parametrize("options", [{"mode": "solo"}, {"mode": "team", "shadow": "yes"}, {"mode": "pairs"}])
def test_the_cards_that_spoil_an_action_are_those_that_do_when_they_come_next(
    options: dict[str, str],
) -> None:
    """Each unseen card is laid by the rules: lower ones draw the foe elsewhere, and so do equal ones."""
    counted = 0
    for seed in range(60):
        match = Case("foes", GAME.complete(options), seed, seed).match()
        position, seat = position_of(match), match.turn
        for action in legal_actions(position):
            if action >> 6 != PLAY or position.laid + 1 == position.variant.heroes:
                continue
            said = told(match, GAME.text(action))["taker"].said
            assert said is not None
            card = action & (WAY - 1)
            laid = int(position.table) | 1 << card
            lowest = lowest_visible(laid)
            unseen = TACTICAL & ~int(position.visible(seat)) & ~laid
            spoil = sum(lowest_visible(laid | 1 << one) != lowest for one in cards_of(unseen))
            assert in_english(said).startswith("For now ")
            values = dict(said.values)
            if said.code == "reason.foes.none-lower":
                assert spoil == 0
            elif said.code != "reason.foes.nobody-yet":
                counted += 1
                every = said.code.endswith(".all")
                assert every == (spoil == unseen.bit_count()), "not “20 of the 20 unseen cards”"
                assert every or (values["n"], values["all"]) == (spoil, unseen.bit_count())
                assert in_english(said).endswith(" would change that.")
                assert every == ("; every unseen card would " in in_english(said))
    assert counted > 40


def test_where_all_equal_cards_are_in_hand_no_unseen_card_is_equal_or_lower() -> None:
    match = Match(GAME, GAME.complete({}), ["A", "B", "C", "D"])
    foes = [*(name for name in NAMES if name[0] in "JQKA"), "X1", "X2"]
    match.push(-1, f"shuffle foes {' '.join(foes)}")
    first = [f"{number}{suit}" for suit in "cdhs" for number in "2345"]
    rest = [name for name in NAMES if name[0] in "23456789T" and name not in first]
    match.push(-1, f"shuffle tactics {' '.join([*first, *rest])}")
    assert match.turn == 0
    said = told(match, "play 2c")["taker"].said
    assert said is not None
    assert said.code == "reason.foes.none-lower"
    assert in_english(said).endswith("; no unseen card would change that.")


def test_equal_and_lower_cards_are_counted_and_the_hand_is_told_of_right() -> None:
    for seed in range(6):
        match = Case("foes", GAME.complete({}), seed, 4 * seed).match()
        position, seat = position_of(match), match.turn
        hand = sorted(card // 4 + 1 for card in range(4, 40) if position.hand(seat) >> card & 1)
        for action in legal_actions(position):
            terms = told(match, GAME.text(action))
            number = (action & (WAY - 1)) // 4 + 1
            if action >> 6 == PLAY:
                one_low, one_high = hand.count(hand[0]) == 1, hand.count(hand[-1]) == 1
                assert (terms["low"].said is not None) == (one_low and number > hand[0] < 6)
                assert (terms["high"].said is not None) == (one_high and number < hand[-1] > 6)
                for name, end in (("low", hand[0]), ("high", hand[-1])):
                    for one in (terms[name].said, terms[name].instead):
                        assert one is None or dict(one.values)["number"] == end
                    assert (terms[name].instead is None) or number == end
                assert "marker" not in terms
            if action >> 6 == BLIND:
                marker = terms["marker"]
                assert (marker.amount == 0.0) == (number == hand[0]), "the lowest card is the best marker"
                assert (marker.said is not None) == (number < hand[-1])
                assert (marker.instead is not None) == (number > hand[0])
                assert not {"low", "high"} & terms.keys()
            said = terms["taker"].said
            if action >> 6 == PLAY and position.laid == 0 and said is not None:
                unseen = [card for card in range(4, 40) if not position.visible(seat) >> card & 1]
                spoil = sum(card // 4 + 1 <= number for card in unseen)
                assert (said.code == "reason.foes.none-lower") == (not spoil)
                assert said.code.endswith(".all") == (spoil == len(unseen))
                if 0 < spoil < len(unseen):
                    assert (dict(said.values)["n"], dict(said.values)["all"]) == (spoil, len(unseen))


def test_of_two_equal_cards_neither_is_told_to_be_saved_or_spent() -> None:
    """One of them is left, whichever card is played."""
    shared = 0
    for seed in range(30):
        match = Case("foes", GAME.complete({}), seed, 2 * seed).match()
        hand = sorted(card // 4 + 1 for card in cards_of(int(position_of(match).hand(match.turn))))
        for name, is_shared in (("low", hand[:1] == hand[1:2]), ("high", hand[-1:] == hand[-2:-1])):
            for action in match.legal() if len(hand) > 1 and is_shared else ():
                if action.startswith("play "):
                    term = told(match, action)[name]
                    assert term.said is term.instead is None
                    shared += 1
    assert shared


def test_a_blind_play_costs_the_more_the_longer_the_deck_lasts() -> None:
    costs = dict[int, float]()
    for seed in range(30):
        match = Case("foes", GAME.complete({}), seed, seed).match()
        for action in match.legal():
            if action.startswith("blind "):
                costs[int(position_of(match).remaining())] = told(match, action)["blind"].amount
    assert len(costs) > 5
    assert [amount for _, amount in sorted(costs.items())] == sorted(costs.values(), reverse=True)


def test_the_last_hero_values_a_card_by_where_the_foe_then_goes() -> None:
    """The outlook is that of the rules once the cycle is complete: good elsewhere, bad with oneself."""
    seen = set[bool]()
    for seed in range(100):
        match = Case("foes", GAME.complete({"mode": "solo"}), seed, 15 + seed % 50).match()
        position = position_of(match)
        if match.turn < 0 or position.laid + 1 < position.variant.heroes:
            continue
        for action in match.legal():
            term = told(match, action)["taker"]
            if term.said is not None and term.said.code == "reason.foes.takes":
                own = dict(term.said.values)["seat"] == match.seats[match.turn]
                effect = dict(term.said.values)["effect"]
                assert isinstance(effect, Phrase)
                if effect.code == "reason.foes.remains":
                    assert term.amount == (-1.0 if own else pytest.approx(1 / 3))
                    seen.add(own)
    assert seen == {False, True}


def test_what_two_actions_have_in_common_is_told_before_a_side_matter() -> None:
    """Two cards that leave the foe where it stands differ in what is kept in hand alone."""
    found = 0
    for seed in range(60):
        match = Case("foes", GAME.complete({}), seed, 10 + seed % 9).match()
        if match.turn < 0:
            continue
        reasoner = Reasoner(perspective(match, match.turn), match.seats)
        plays = [action for action in match.legal() if action.startswith("play ")]
        for best, other in permutations(plays, 2):
            reason = reasoner.reason(best, [other])
            if reason is None or reason.term not in ("low", "high"):
                continue
            mine, theirs = (reasoner.terms(one)["taker"] for one in (best, other))
            text = in_english(reason.said)
            if mine.said is not None and mine.said == theirs.said and mine.amount == theirs.amount:
                assert text.startswith("Either way "), text
                found += 1
                own = dict(mine.said.values).get("seat") == match.seats[match.turn]
                assert (" another corner" in text) == (not own and "nobody takes" not in text)
    assert found > 20


def test_a_card_played_from_hand_is_told_to_keep_the_number_of_cards_there() -> None:
    counts = set()
    for seed in range(30):
        match = Case("foes", GAME.complete({}), seed, seed).match()
        seat = match.turn
        for action in match.legal() if seat >= 0 else ():
            if not action.startswith("play "):
                continue
            said = told(match, action)["blind"].said
            assert said is not None
            held = int(position_of(match).hand(seat)).bit_count()
            after = position_of(match).copy()
            after.play(GAME.parse(action))
            if after.rounds_ended() == position_of(match).rounds_ended() and after.turn() >= 0:
                assert int(after.hand(seat)).bit_count() == held
            assert dict(said.values)["n"] == held
            counts.add(held)
    assert len(counts) > 1


@pytest.mark.parametrize("mode", ["solo", "team", "pairs"])
def test_a_blind_card_that_cannot_make_one_the_taker_is_told_as_none(mode: str) -> None:
    """A number of cards is told where there are any: no sentence says “0 of the 13 unseen cards”.

    Nor does any say “13 of the 13”.
    """
    counts = list[int]()
    every = 0
    for seed in range(60):
        match = Case("foes", GAME.complete({"mode": mode}), seed, 12 + seed % 9).match()
        for action in match.legal() if match.turn >= 0 else ():
            term = told(match, action).get("taker")
            if term is None or term.said is None or "chance" not in term.said.code:
                continue
            for one in (term.said, term.instead):
                assert one is not None
                every_one = "every unseen card would ", ", whichever card comes"
                assert one.code.endswith(".all") == any(words in in_english(one) for words in every_one)
                if one.code.endswith(".all"):
                    every += 1
                    continue
                values = dict(one.values)
                n = values.get("n", 0)
                assert isinstance(n, int)
                assert n != values["all"]
                counts.append(n)
                assert ("none of the" in in_english(one)) == (n == 0)
                assert (f" {n} of the {values['all']} unseen cards " in in_english(one)) == (n > 0)
                chance = "leaves it to chance" in in_english(one)
                assert not chance or n > 0, "what no card brings about is not left to chance"
    assert min(counts) == 0 < max(counts)
    assert every


def test_while_others_have_yet_to_play_it_is_said_that_a_blind_card_takes_the_foe_for_now() -> None:
    """The first card of a cycle is the lowest whatever it is, and the foe is not taken yet."""
    found = set[bool]()
    for seed in range(60):
        match = Case("foes", GAME.complete({}), seed, 12 + seed % 9).match()
        for action in match.legal() if match.turn >= 0 else ():
            term = told(match, action).get("taker")
            if term is None or term.said is None or "chance" not in term.said.code:
                continue
            position = position_of(match)
            last = position.laid == position.variant.heroes - 1
            for one in (term.said, term.instead):
                assert one is not None
                for_now = " for now" in in_english(one) or " yet." in in_english(one)
                assert for_now != last
            found.add(last)
    assert found == {False, True}
