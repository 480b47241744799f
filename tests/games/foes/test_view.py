"""The view: the reasons for the target, cards that cancel, and keys that tell of no secret."""

from __future__ import annotations

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from limbotable.core.cards import card_text
from limbotable.core.game import CHANCE_WHO
from limbotable.core.replay import Stage
from limbotable.games.foes.chaos import left_after_chaos
from limbotable.games.foes.rules import FoesPosition
from limbotable.games.foes.view import PAIR, STRAIGHT, FoesCard, FoesView
from limbotable.play.match import Match
from limbotable.testing.matches import Case, cases, says, tries
from tests.games.foes.deals import GAME, card, dealt, play, position_of, reshuffle, seen
from tests.games.foes.oracle import COLOURS, chaos
from tests.games.foes.test_cycles import FIVE, FOUR, THREE
from tests.games.foes.test_reshuffles import due
from tests.games.openings import assert_opening


def faces(sights: tuple[FoesCard, ...]) -> list[str | None]:
    return [None if one.card is None else card_text(one.card) for one in sights]


@pytest.mark.parametrize("hands", [THREE, FOUR, FIVE])
def test_a_spectator_sees_no_hand_and_a_seat_its_own(hands: tuple[str, ...]) -> None:
    position = position_of(dealt(hands))
    held = [position.hand(seat) for seat in range(len(hands))]
    assert all(held)
    for viewer in range(len(hands) + 1):
        seen_hands = [position.visible(viewer) & hand for hand in held]
        assert seen_hands == [hand if seat == viewer else 0 for seat, hand in enumerate(held)]


def observed(match: Match, stage: Stage, viewer: int) -> FoesView:
    assert isinstance(stage.position, FoesPosition)
    return GAME.view(match.options, stage.position, stage.sightings, viewer)


def rounds_ended(match: Match, stage: Stage) -> int:
    last = observed(match, stage, 0).last_round
    return last.number if last else 0


# --- cycles -------------------------------------------------------------------------------------------
REVEALED = (
    "The 5 of diamonds and the 5 of hearts are of one colour and hide each other: the 5 of clubs is visible."
)


@pytest.mark.parametrize(
    ("hands", "cards", "why"),
    [
        (FOUR, (), []),
        (FOUR, ("5c",), ["The 5 of clubs is the lowest visible card."]),
        (FOUR, ("5c", "5d"), ["The 5 of clubs and the 5 of diamonds hide each other.", "nobody"]),
        (
            FOUR,
            ("5c", "5d", "5h"),
            [
                REVEALED,
                "The 5 of clubs is the lowest visible card.",
            ],
        ),
        (FIVE, ("2c", "2d", "2h", "2s"), ["All four cards of the number 2 hide each other.", "nobody"]),
        (
            FIVE,
            ("4c", "2d", "4h", "2s"),
            [
                "The 2 of diamonds and the 2 of spades hide each other.",
                "The 4 of clubs and the 4 of hearts hide each other.",
                "nobody",
            ],
        ),
    ],
)
def test_reasons_for_the_target(hands, cards, why) -> None:
    match = play(dealt(hands), *cards)
    said = [says(one) for one in seen(match).cycle.why]
    assert said == [{"nobody": "No card is visible: it is a draw."}.get(one, one) for one in why]


def test_each_card_of_a_cycle_has_its_hero_and_its_hiding_partner() -> None:
    match = play(dealt(FOUR, "9h Th"), "5c", "blind 2d", "5h")
    cycle = seen(match).cycle
    first, second, third = cycle.cards
    assert [one.hero for one in cycle.cards] == [0, 1, 2]
    assert [one.blind for one in cycle.cards] == [False, True, False]
    assert first.hidden_by == (third.sight.token,)
    assert (second.hidden_by, third.hidden_by) == ((), (first.sight.token,))
    assert (cycle.starter, cycle.target) == (0, 1)


def test_the_last_cycle_stays_to_be_shown_until_its_cards_are_shuffled() -> None:
    match = play(dealt(FOUR, "", "Kh Js"), "5c", "4d", "3h", "2s")
    last = seen(match).last_cycle
    assert last is not None
    assert [card_text(one.sight.card) for one in last.cards if one.sight.card] == ["5c", "4d", "3h", "2s"]
    assert seen(match).taken == seen(match).corners[3].foes[-1]
    assert seen(match).discards[-4:] == tuple(one.sight for one in last.cards)
    match = due("play", players=4)
    assert seen(match).last_cycle is not None
    assert seen(reshuffle(match)).last_cycle is None


# --- actions ------------------------------------------------------------------------------------------
def test_moves_tell_their_consequences() -> None:
    match = play(dealt(FOUR), "5c", "4d", "3h")
    view = seen(match, 3)
    by_action = {one.action: one for one in view.moves}
    hand = {one.card: one.token for one in view.hands[3]}
    assert sorted(by_action) == match.legal()
    assert by_action["play 3s"].token == by_action["blind 3s"].token == hand[card("3s")]
    targets = {action: one.cycle and one.cycle.target for action, one in by_action.items()}
    assert targets == {
        "blind 2s": None,
        "blind 3s": None,
        "blind 4s": None,
        "blind 5s": None,
        "play 2s": 3,
        "play 3s": 1,
        "play 4s": 2,
        "play 5s": 2,
    }
    assert seen(match, 2).moves == seen(match).moves == ()


def test_an_empty_hand_has_one_move() -> None:
    match = dealt(THREE)
    for _ in range(12):
        play(match, next(text for text in match.legal() if text.startswith("blind")))
    view = seen(match, match.turn)
    assert [(one.action, one.kind, one.token) for one in view.moves] == [("blind", "blind", "")]
    assert {token for token, _ in view.refusals} == {one.token for one in view.markers[match.turn]}


def test_markers_and_the_deck_say_why_they_cannot_be_played() -> None:
    match = play(dealt(FOUR, "Th 9h"), "blind 5c", "3d", "4h", "5s", "5h", "4s")
    view = seen(match, 0)
    refusals = {token: says(reason) for token, reason in view.refusals}
    assert refusals == {
        view.markers[0][0].token: "The 5 of clubs is a marker until the cards are shuffled again.",
        view.deck[0].token: "To play blind, lay down a card from your hand as a marker.",
    }


# --- corners ------------------------------------------------------------------------------------------
@tries(25)
@given(data=st.data())
def test_corners_show_the_chaos_to_come(data: st.DataObject) -> None:
    match = data.draw(cases(GAME, plies=100)).match()
    for stage in match.stages[-20:]:
        view = observed(match, stage, len(match.seats))
        for corner in view.corners:
            named = {one.token: card_text(one.card) for one in corner.foes if one.card is not None}
            assert len(named) == len(corner.foes), "what is taken lies face up"
            groups = [(group.kind, [named[token] for token in group.tokens]) for group in corner.groups]
            gone = [foe for _, foes in groups for foe in foes]
            assert len(set(gone)) == len(gone)
            left = [foe for foe in named.values() if foe not in gone]
            assert corner.left == len(left)
            assert sorted(foe[0] for foe in left) == sorted(foe[0] for foe in chaos(list(named.values())))
            kinds = [kind for kind, _ in groups]
            assert kinds == sorted(kinds, key=(PAIR, STRAIGHT).index)
            for kind, foes in groups:
                if kind == STRAIGHT:
                    assert len({foe[1] for foe in foes}) == 1
                    assert {foe[0] for foe in foes} in ({*"JQK"}, {*"QKA"})
                else:
                    assert len(foes) == 2
                    assert len({(foe[0], COLOURS.get(foe[1])) for foe in foes}) == 1


def test_foes_lie_in_the_order_in_which_they_were_taken_and_pairs_as_they_came() -> None:
    foes = "Kh Qs Qc Kd Jh Qh Ah"
    match = dealt(FOUR, "9c 9d 9h 9s Tc Td Th Ts 8c 8d 8h 8s 7c 7d 7h 7s 6c 6d 6h 6s", foes)
    played = ("2c", "3d", "4h", "5s")
    play(match, *played)
    corner = seen(match).corners[0]
    assert faces(corner.foes) == ["Kh"]
    assert (corner.groups, corner.left) == ((), 1)
    position = position_of(match).copy()
    position.taken = 7  # all seven to seat 0
    position.takers = 0
    position.met = sum(1 << card(name) for name in foes.split())
    sightings = match.stages[-1].sightings.after(position)
    corner = GAME.view(match.options, position, sightings, 4).corners[0]
    assert faces(corner.foes) == foes.split()
    keys = {one.token: face for one, face in zip(corner.foes, faces(corner.foes), strict=True)}
    assert [(group.kind, [keys[token] for token in group.tokens]) for group in corner.groups] == [
        ("pair", ["Qs", "Qc"]),
        ("pair", ["Kh", "Kd"]),
    ]
    assert corner.left == 3, "the kings are gone before the hearts could make a straight"


# --- counts -------------------------------------------------------------------------------------------
def test_the_public_count_is_of_cards_face_up_since_the_shuffle() -> None:
    match = play(dealt(FOUR, "Th 9h"), "blind 5c", "3d", "4h", "5s", "3h")
    assert seen(match).seen == (0, 2, 1, 1, 0, 0, 0, 0, 1)
    assert seen(match, 0).seen == seen(match).seen, "a marker is nobody's but its owner's to know"
    match = reshuffle(due("play", players=4))
    assert seen(match).seen == (0,) * 9


@tries(20)
@given(data=st.data())
def test_every_card_lies_in_just_one_place(data: st.DataObject) -> None:
    match = data.draw(cases(GAME, plies=120)).match()
    for stage in match.stages[1:]:
        view = observed(match, stage, 0)
        tactics = [*view.deck, *view.discards, *(one.sight for one in view.cycle.cards)]
        for zone in (*view.hands, *view.markers):
            tactics += zone
        tokens = [one.token for one in tactics]
        assert len(set(tokens)) == len(tokens) == (36 if view.deck or view.discards else 0)
        foes = [*view.foe_deck, *([view.foe] if view.foe else [])]
        for corner in view.corners:
            foes += corner.foes
        assert len({one.token for one in foes}) == len(foes) == 16 + int(match.options["jokers"])


# --- keys ---------------------------------------------------------------------------------------------
def keys(view: FoesView) -> list[list[list[str]]]:
    """Return the keys of everything that may be hidden."""
    return [[[one.token for one in zone] for zone in zones] for zones in (view.hands, view.markers)]


@pytest.mark.clause("F-9.1")
def test_which_card_became_a_marker_cannot_be_told_from_keys() -> None:
    looks = []
    for laid in FOUR[0].split():
        match = play(dealt(FOUR, "Th 9h"), f"blind {laid}")
        looks.append([keys(seen(match, viewer)) for viewer in range(5)])
        own = {one.card for one in seen(match, 0).markers[0]}
        assert own == {card(laid)}, "who laid it knows it"
        assert [one.card for one in seen(match, 1).markers[0]] == [None]
    assert all(look == looks[0] for look in looks)


def test_a_card_that_is_played_later_keeps_its_key() -> None:
    match = dealt(FOUR, "Th 9h")
    before = {one.card: one.token for one in seen(match, 0).hands[0]}
    play(match, "blind 2c", "3d", "4h", "5s", "5h", "4s", "5c")
    assert seen(match).cycle.cards[-1].sight == FoesCard(before[card("5c")], card("5c"))


@pytest.mark.long
@tries(20)
@given(data=st.data())
def test_a_piece_is_the_same_for_everybody_and_no_other_moves(data: st.DataObject) -> None:
    """An action takes one piece out of a hand, and markers stay where they are."""
    match = data.draw(cases(GAME, plies=100)).match()
    viewers = range(len(match.seats) + 1)
    for (before, line), after in zip(
        zip(match.stages, match.lines, strict=False), match.stages[1:], strict=True
    ):
        views = [observed(match, after, viewer) for viewer in viewers]
        assert all(keys(view) == keys(views[0]) for view in views)
        if line.who == CHANCE_WHO:
            continue
        old = observed(match, before, len(match.seats))
        gone = {one.token for one in old.hands[line.who]} - {one.token for one in views[-1].hands[line.who]}
        assert len(gone) == (0 if line.action == "blind" else 1)
        for seat in range(len(match.seats)):
            if seat != line.who:
                assert keys(old)[0][seat] == keys(views[-1])[0][seat]
            assert {*keys(old)[1][seat]} <= {*keys(views[-1])[1][seat]}, "a marker stays where it is"


# --- the end of a round -------------------------------------------------------------------------------
def test_the_round_before_is_told_until_the_next_one_ends() -> None:
    match = Case(GAME.id, GAME.complete({"match": "wins 5", "players": 3}), seed=2, plies=150).match()
    ends = [
        (before, after)
        for before, after in pairwise(match.stages)
        if rounds_ended(match, after) > rounds_ended(match, before)
    ]
    assert len(ends) > 1
    for number, (before, after) in enumerate(ends, start=1):
        view = observed(match, after, 0)
        assert view.last_round is not None
        assert view.last_round.number == number
        assert view.last_round.left == tuple(corner.left for corner in view.corners)
        for corner in view.corners:
            assert corner.left == left_after_chaos(
                sum(1 << one.card for one in corner.foes if one.card is not None)
            )
        fewest = min(view.last_round.left[:3])
        assert view.last_round.winners == tuple(
            seat for seat in range(3) if view.last_round.left[seat] == fewest
        )
        assert (view.foe, view.foe_deck) == (None, ())
        assert view.last_cycle is not None
        assert observed(match, before, 0).cycle.cards


AT_THE_START = {
    "phase": "shuffle",
    "turn": -1,
    "order": (0, 1, 2, 3),
    "dealer": 3,
    "round": 0,
    "cycles": 0,
    "scores": (0, 0, 0, 0),
    "foe": None,
    "foe_deck": (),
    "deck": (),
    "discards": (),
    "full": 4,
    "hands": ((), (), (), ()),
    "markers": ((), (), (), ()),
    "corners": tuple({"hero": hero, "foes": (), "groups": (), "left": 0} for hero in range(4)),
    "cycle": {"starter": 0, "cards": (), "target": None, "why": ()},
    "last_cycle": None,
    "taken": None,
    "seen": (0,) * 9,
    "moves": (),
    "refusals": (),
    "last_round": None,
    "winners": None,
    "ranks": None,
}


def test_before_the_first_line_nothing_has_happened() -> None:
    assert_opening(GAME, AT_THE_START)
