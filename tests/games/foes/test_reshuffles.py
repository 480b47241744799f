"""The end of the tactical deck: the cards shuffled, the heroes dealt up, and the cycle that goes on."""

from __future__ import annotations

import pytest

from limbotable.core.cards import cards_of
from limbotable.core.game import CHANCE_WHO
from limbotable.core.options import OptionValue
from limbotable.core.position import CHANCE, arrange, legal_actions
from limbotable.core.random import Random
from limbotable.games.foes.actions import RESHUFFLE
from limbotable.games.foes.cards import TACTICAL
from limbotable.games.foes.rules import FoesPosition
from limbotable.play.dealer import Dealer
from limbotable.play.match import Match
from limbotable.play.perspective import perspective, turn_key
from limbotable.play.record import DEFAULT_NAMES
from limbotable.testing.matches import witnessed
from tests.games.foes.deals import GAME, card, dealt, play, position_of, reshuffle, seen


def due(word: str = "blind", /, **given: OptionValue) -> Match:
    """Play on, in the way that the word says where there is a choice, until the deck has run out."""
    options = GAME.complete(given)
    match = Match(GAME, options, DEFAULT_NAMES[GAME.seats(options)])
    Dealer(5).deal(match)
    while match.turn >= 0:
        match.push(match.turn, next(text for text in match.legal() if text.startswith(word)))
    assert GAME.phase(position_of(match)) == "reshuffle"
    return match


ALL: tuple[dict[str, OptionValue], ...] = (
    {"players": 3},
    {"players": 4},
    {"players": 5},
    {"players": 3, "shadow": "yes"},
    {"players": 4, "shadow": "yes"},
    {"players": 3, "shadow": "yes", "mode": "team", "hand": 3},
)


@pytest.mark.clause("F-5.1")
@pytest.mark.parametrize("given", ALL[:4], ids=str)
def test_the_deck_is_out_at_the_end_of_a_cycle_but_in_two_line_ups(given) -> None:
    assert position_of(due(**given)).laid == 0
    assert [position_of(due(**one)).laid for one in MID_CYCLE] == [3, 3]


@pytest.mark.clause("F-5.1")
@pytest.mark.parametrize("given", ALL, ids=str)
@pytest.mark.parametrize("word", ["blind", "play"])
def test_all_but_hands_and_the_cycle_are_shuffled_when_the_deck_is_out(given, word: str) -> None:
    match = due(word, **given)
    position = position_of(match)
    keep = 1 if position.variant.heroes == 5 else 0
    assert len(seen(match).deck) == keep
    held = [position.hand(seat) for seat in range(position.variant.players)]
    assert position.urn() == TACTICAL & ~(sum(held) | position.table)
    left = sum(1 << number for number in position.deck[position.top :])
    marked = sum(position.markers(seat) for seat in range(position.variant.players))
    assert position.urn() == position.discards | marked | left


@pytest.mark.clause("F-5.2")
@pytest.mark.parametrize("given", ALL, ids=str)
@pytest.mark.parametrize("word", ["blind", "play"])
def test_hands_are_dealt_up_and_markers_are_gone(given, word: str) -> None:
    match = due(word, **given)
    before = position_of(match)
    reshuffle(match)
    after = position_of(match)
    seats = range(after.variant.players)
    assert [len(cards_of(after.hand(seat))) for seat in seats] == [after.variant.full] * len(seats)
    assert [after.markers(seat) for seat in seats] == [0] * len(seats)
    assert all(before.hand(seat) & ~after.hand(seat) == 0 for seat in seats), "what is held is kept"
    assert len(cards_of(after.discards)) in (0, after.variant.heroes), "no more than the Shadow's cycle"


#: Every hero takes one card from the deck in a cycle.  So it is out at the end of one, but here.
MID_CYCLE = ALL[-2:]


def in_mid_cycle(**given: OptionValue) -> Match:
    """Play until the deck runs out in the middle of a cycle, markers lying before some seats."""
    options = GAME.complete(given)
    for seed in range(200):
        match = Match(GAME, options, DEFAULT_NAMES[GAME.seats(options)])
        dealer, rng = Dealer(seed), Random(seed)
        dealer.deal(match)
        while match.turn >= 0:
            legal = match.legal()
            match.push(match.turn, legal[rng.below(len(legal))])
        position = position_of(match)
        short = [len(cards_of(position.markers(seat))) for seat in range(position.variant.players)]
        if position.laid and len(set(short)) > 2:
            return match
    raise AssertionError("there is no such match")


@pytest.mark.clause("F-5.3")
@pytest.mark.parametrize("given", MID_CYCLE, ids=str)
def test_in_the_middle_of_a_cycle_its_cards_stay_and_the_next_hero_goes_on(given) -> None:
    match = in_mid_cycle(**given)
    before = seen(match)
    following = position_of(match).hero
    reshuffle(match)
    after = seen(match)
    laid = len(before.cycle.cards)
    assert [one.sight for one in after.cycle.cards[:laid]] == [one.sight for one in before.cycle.cards]
    if following == after.shadow:
        last = after.last_cycle or after.cycle
        assert last.cards[laid].hero == following, "the Shadow plays at once"
    else:
        assert match.turn == following


@pytest.mark.clause("F-5.2")
@pytest.mark.parametrize("given", MID_CYCLE, ids=str)
def test_cards_are_dealt_in_laps_from_the_starter_of_the_cycle(given) -> None:
    match = in_mid_cycle(**given)
    before = position_of(match)
    assert match.chance is not None
    order = list(match.chance.things)
    hero, short, expected = before.starter, {}, {}
    for seat in range(before.variant.players):
        short[seat] = len(cards_of(before.markers(seat)))
        expected[seat] = set(cards_of(before.hand(seat)))
    dealt = iter(order)
    while any(short.values()):
        if short.get(hero):
            short[hero] -= 1
            expected[hero].add(next(dealt))
        hero = before.next_hero(hero)
    reshuffle(match)
    after = position_of(match)
    assert {seat: set(cards_of(after.hand(seat))) for seat in expected} == expected


@pytest.mark.clause("F-5.4")
def test_when_the_last_card_completes_the_cycle_it_is_settled_first() -> None:
    """Three heroes: 24 cards in the deck are eight full cycles."""
    match = due("play", players=3)
    position = position_of(match)
    assert (position.laid, position.cycles, position.taken) == (0, 8, 8)
    assert position.urn() == position.discards
    last = seen(match).last_cycle
    assert last is not None
    assert last.target is not None
    starter = position.hero
    assert starter == position.next_hero(last.target)
    reshuffle(match)
    assert match.turn == starter
    assert seen(match).last_cycle is None, "its cards have been shuffled in"


@pytest.mark.clause("F-5.5")
def test_after_the_last_foe_there_is_no_reshuffle() -> None:
    match = due("play", players=3, jokers=0)
    position = position_of(match).copy()
    last = position_of(match).copy()
    assert last.phase == RESHUFFLE
    while position.phase == RESHUFFLE or position.turn() >= 0:
        if position.turn() >= 0:
            last = position.copy()
            position.play(legal_actions(position)[0])
        else:
            arrange(position, list(cards_of(position.urn())))
    assert position.rounds_ended() == 1
    last.top = len(last.deck) - 1
    last.play(GAME.parse(GAME.text(legal_actions(last)[0])))
    assert last.remaining() == 0
    assert GAME.phase(last) == "over"


@pytest.mark.parametrize("given", ALL, ids=str)
def test_the_deck_never_runs_out_twice_in_a_row(given) -> None:
    """After a reshuffle all hands are full, and at least 17 cards are left."""
    start = GAME.start(GAME.complete(given | {"match": "lives 30"}))
    rng = Random(3)
    position: FoesPosition = start.copy()
    least = 36
    for _ in range(4000):
        turn = position.turn()
        if turn == CHANCE:
            arrange(position, list(rng.shuffled(position.urn())))
            if position.phase not in (0, 1) and position.turn() >= 0:
                least = min(least, position.remaining() + position.laid)
        elif turn >= 0:
            actions = legal_actions(position)
            position.play(actions[rng.below(len(actions))])
        else:
            position = start.copy()
    assert least >= 17


# --- in a perspective ---------------------------------------------------------------------------------
@pytest.mark.clause("F-9.4", "R-7.6")
def test_a_perspective_names_of_the_cards_to_shuffle_those_that_were_seen() -> None:
    match = in_mid_cycle(players=4, shadow="yes")
    whole = turn_key(match)
    assert whole is not None
    position = position_of(match)
    for seat in (*range(4), None):
        told = perspective(match, seat).header.turn
        assert told is not None
        named = {name for name in told["cards"] if name != "?"}
        mine = 0 if seat is None else position.markers(seat)
        assert {card(name) for name in named} == set(cards_of(position.discards | mine))
        assert len(told["cards"]) == len(whole["cards"])


@pytest.mark.clause("R-7.6")
def test_a_round_begins_with_cards_that_everybody_knows() -> None:
    match = Match(GAME, GAME.complete({}), DEFAULT_NAMES[4])
    assert perspective(match, 0).header.turn == turn_key(match)
    match.push(CHANCE_WHO, Dealer(1).outcome(match.chance, 0) if match.chance else "")
    assert perspective(match, 0).header.turn == turn_key(match)
    told = perspective(match, 0).header.turn
    assert told is not None
    assert len(told["cards"]) == 36


def with_a_marker_dealt_again(marker: str) -> Match:
    """Return a match in which seat 2, with 8s and 9s, lays one as a marker, gets it again and plays 8s.

    The reshuffle follows the marker at once, and deals that seat alone one card: the marker.
    """
    match = dealt(["2c 3c 4c 5c", "2d 3d 4d 5d", "8s 9s 2h 3h"], players=3)
    while position_of(match).remaining() > 1:
        held = [text for text in match.legal() if text.startswith("play") and text[5:] not in ("8s", "9s")]
        match.push(match.turn, held[0])
    assert match.turn == 2
    reshuffle(play(match, f"blind {marker}"), marker)
    while match.turn != 2:
        match.push(match.turn, match.legal()[-1])
    return play(match, "8s")


@pytest.mark.clause("F-9.3", "R-7.3", "R-7.8")
def test_a_card_played_from_hand_fills_in_the_shuffle_that_it_came_from() -> None:
    """On the table it all looks alike; what has been seen is a card at its place in a shuffle."""
    kept, dealt_again = with_a_marker_dealt_again("9s"), with_a_marker_dealt_again("8s")
    for viewer in (0, 1, 3):
        assert [one.position.visible(viewer) for one in kept.stages] == [
            one.position.visible(viewer) for one in dealt_again.stages
        ]
        seat = viewer if viewer < 3 else None
        told, other = perspective(kept, seat), perspective(dealt_again, seat)
        assert told.header == other.header
        differ = [
            ply for ply, (one, two) in enumerate(zip(told.lines, other.lines, strict=True)) if one != two
        ]
        first, second = (
            ply for ply, line in enumerate(kept.lines) if line.action.startswith("shuffle tactics")
        )
        assert differ == [first, second]
        place = kept.lines[first].action.split(" ").index("8s")
        assert [one.lines[first].action.split(" ")[place] for one in (told, other)] == ["8s", "?"]
        assert [one.lines[second].action.split(" ")[2] for one in (told, other)] == ["?", "8s"]
        assert witnessed(kept, seat) != witnessed(dealt_again, seat)
    assert perspective(kept, 2).lines != perspective(dealt_again, 2).lines
    assert witnessed(kept, 2) != witnessed(dealt_again, 2)
