"""The worlds that a seat imagines: they fit all it knows, and each of them possible."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from limbotable.core.cards import card_text, cards_of
from limbotable.core.errors import RecordError
from limbotable.core.game import Line
from limbotable.core.random import Random
from limbotable.games.foes.cards import TACTICAL
from limbotable.games.foes.rules import FoesPosition
from limbotable.games.foes.worlds import FoesFit
from limbotable.play.match import Match
from limbotable.play.perspective import imagined, observation_of, perspective
from limbotable.play.record import Perspective, Record, read_perspective
from limbotable.testing.matches import Case, cases, tries, view, viewers
from limbotable.testing.secrecy import all_told, assert_equal_for_twins, turn_as_seen
from tests.games.foes.deals import GAME, card, dealt, play, position_of, reshuffle
from tests.games.foes.test_cycles import FOUR
from tests.games.foes.test_reshuffles import due

#: Long enough for reshuffles and the end of a round.
LONG = 130


def sampled(match: Match, viewer: int, count: int) -> list[FoesPosition]:
    worlds = GAME.worlds(match.options, observation_of(perspective(match, viewer)))
    rng = Random(7)
    return [draw(rng) for draw in (worlds.sample, worlds.likely) for _ in range(count)]


# --- secrecy, in matches that go over reshuffles and rounds -------------------------------------------------
@pytest.mark.long
@tries(12)
@given(data=st.data())
def test_the_unseen_changes_nothing_in_a_long_match(data: st.DataObject) -> None:
    assert_equal_for_twins(data.draw(cases(GAME, plies=LONG)), all_told, tries=6)


@pytest.mark.parametrize(
    ("given", "seed", "plies"),
    [
        ({"jokers": 0}, 3, 43),
        ({"match": "wins 3"}, 2, 43),
        ({"players": 3, "match": "wins 3"}, 5, 100),
    ],
    ids=["seat-1", "seat-0", "spectator"],
)
def test_a_card_that_was_seen_from_another_shuffle_makes_no_twin(given, seed: int, plies: int) -> None:
    """One try for a twin deals anew a card that the match keeps in hand over a reshuffle, or the reverse."""
    case = Case(GAME.id, GAME.complete(given), seed, plies)
    assert assert_equal_for_twins(case, lambda match, seat: perspective(match, seat).text()) > 0
    assert assert_equal_for_twins(case, view) > 0


@pytest.mark.long
@tries(25)
@given(data=st.data())
def test_an_imagined_long_match_looks_the_same(data: st.DataObject) -> None:
    match = data.draw(cases(GAME, plies=LONG)).match()
    for seat in viewers(match):
        told = perspective(match, seat)
        full = imagined(read_perspective(told.text()))
        assert perspective(full, seat).text() == told.text()
        assert view(full, seat) == view(match, seat)
        assert told.header.turn == turn_as_seen(match, seat)


@tries(10)
@given(data=st.data())
def test_every_way_in_which_the_cards_can_have_fallen_tells_the_same_story(data: st.DataObject) -> None:
    match = data.draw(cases(GAME, plies=LONG)).match()
    for seat in viewers(match):
        told = perspective(match, seat)
        fitting = FoesFit(GAME, match.options, observation_of(told))
        for seed in range(4):
            lines = fitting.sample_lines(Random(seed))
            full = Match.of_record(Record(match.header, GAME, dict(match.options), lines))
            assert perspective(full, seat).text() == told.text()


# --- worlds -------------------------------------------------------------------------------------------
@tries(25)
@given(data=st.data())
def test_a_world_holds_every_card_once_and_as_many_in_each_place(data: st.DataObject) -> None:
    match = data.draw(cases(GAME, plies=LONG)).match()
    real = position_of(match)
    seats = range(real.variant.players)
    for viewer in seats:
        for world in sampled(match, viewer, 3):
            deck = sum(1 << number for number in world.deck[world.top :])
            zones = [world.hand(seat) for seat in seats] + [world.markers(seat) for seat in seats]
            zones += [deck, world.discards, world.table]
            if real.deck:
                assert sum(zones) == TACTICAL
            assert [len(cards_of(zone)) for zone in zones[: 2 * len(seats)]] == [
                len(cards_of(zone(seat))) for zone in (real.hand, real.markers) for seat in seats
            ]
            assert sorted(world.foes) == sorted(real.foes)
            assert list(world.foes[: world.taken + 1]) == list(real.foes[: real.taken + 1])
            assert (world.hand(viewer), world.markers(viewer)) == (real.hand(viewer), real.markers(viewer))
            assert (world.discards, world.table) == (real.discards, real.table)


def test_every_unseen_card_turns_up_everywhere() -> None:
    match = play(dealt(FOUR, "Th 9h"), "blind 5c", "3d")
    viewer = 2
    unseen = TACTICAL & ~position_of(match).visible(viewer)
    found = [0, 0, 0, 0]
    for world in sampled(match, viewer, 800):
        found[0] |= world.hand(0)
        found[1] |= world.markers(0)
        found[2] |= world.hand(1)
        found[3] |= 1 << world.deck[world.top]
    assert found == [unseen] * 4


def test_a_card_that_was_seen_is_not_one_that_was_kept_meanwhile() -> None:
    """A card played before the reshuffle went into the deck: a card kept in hand is another one."""
    match = due("play", players=4)
    discards = position_of(match).discards
    reshuffle(match)
    assert position_of(match).missing == 0, "nobody had a marker, so all hands are kept"
    for world in sampled(match, 0, 50):
        for seat in (1, 2, 3):
            assert world.hand(seat) & discards == 0
    assert {world.hand(1) for world in sampled(match, 0, 50)} != {position_of(match).hand(1)}


def test_a_card_seen_after_the_reshuffle_was_not_kept_either() -> None:
    """A card that turns up from the deck was shuffled in: as a discard, or as a marker."""
    match = due("blind", players=4)
    reshuffle(match)
    kept = position_of(match)
    while match.turn != 0:
        match.push(match.turn, match.legal()[0])
    shown = position_of(match).visible(4) & TACTICAL
    for world in sampled(match, 0, 50):
        for seat in (1, 2, 3):
            assert world.hand(seat) & shown == 0
    assert kept.round == 1


@pytest.mark.long
def test_marks_may_be_any_card_that_was_in_the_hand_then() -> None:
    match = play(dealt(FOUR, "Th 9h"), "blind 5c", "3d", "4h", "5s", "5h", "4s", "4c", "blind 2d")
    markers = {world.markers(0) for world in sampled(match, 2, 2000)}
    unseen = [one for one in cards_of(TACTICAL) if not position_of(match).visible(2) >> one & 1]
    assert markers == {1 << one for one in unseen}
    hands = [card_text(one) for world in sampled(match, 2, 50) for one in cards_of(world.hand(0))]
    assert "4c" not in hands


# --- stories that cannot be -----------------------------------------------------------------------------
def fits(match: Match, seat: int | None, *changes: tuple[str, str]) -> RecordError:
    text = perspective(match, seat).text()
    for old, new in changes:
        assert old in text
        text = text.replace(old, new, 1)
    with pytest.raises(RecordError) as refused:
        imagined(read_perspective(text))
    return refused.value


@pytest.mark.parametrize(
    ("changes", "line", "code"),
    [
        ([('"turn": {"seat": 2}', '"turn": {"seat": 1}')], 1, "record.turn"),
        ([('"turn": {"seat": 2}', '"turn": {"chance": "shuffle tactics"}')], 1, "record.turn"),
        ([("blind ?", "blind 2d")], 4, "foes.not-in-hand"),
        ([("blind ?", "blind")], 4, "foes.name-marker"),
        ([("blind ?", "play ?")], 4, "notation.foes"),
        ([("play 3d", "play 2h")], 5, "foes.not-in-hand"),
        ([("shuffle tactics ?", "shuffle tactics 2c ?")], 3, "illegal.chance-cards"),
        ([("shuffle tactics ?", "shuffle tactics Kh")], 3, "illegal.chance-thing"),
        ([("shuffle tactics ?", "shuffle tactics 5c")], 3, "record.unseeable"),
        ([("shuffle foes Jc", "shuffle foes ?")], 2, "record.unseeable"),
        ([("1 play 3d", "2 play 3d")], 5, "illegal.other-seat"),
    ],
)
def test_a_perspective_that_cannot_be_is_refused(changes, line: int, code: str) -> None:
    error = fits(play(dealt(FOUR, "Th 9h"), "blind 5c", "3d"), 2, *changes)
    assert (error.line, error.reason.code) == (line, code)


def test_a_hero_with_all_cards_shown_has_no_unseen_one_to_lay() -> None:
    """All four cards that seat 0 had are seen later on: none of them can have been the marker."""
    match = play(dealt(FOUR, "Th 9h"), "5c", "3d", "4h", "5s")
    told = perspective(match, 1)
    lines = [*told.lines[:2], Line(0, "blind ?"), *told.lines[2:]]
    with pytest.raises(RecordError):
        imagined(replace(told, lines=tuple(lines)))


def test_cards_that_were_seen_elsewhere_leave_nothing_to_keep() -> None:
    """Kept over the reshuffle, though every card was seen before it or after it: no match gives that."""
    match = due("play", players=3)
    reshuffle(match)
    told = perspective(match, 0)
    named = [one for one in cards_of(TACTICAL) if not position_of(match).hand(0) >> one & 1]
    names = iter(card_text(one) for one in named)
    second = told.lines[-1].action.split(" ")
    urn = [card_text(one) for one in cards_of(TACTICAL & ~position_of(match).hand(0))]
    assert len(urn) == len(list(names))
    filled = " ".join([*second[:2], *urn[: len(second) - 2]])
    lines = (*told.lines[:-1], Line(-1, filled))
    with pytest.raises(RecordError):
        imagined(replace(told, lines=lines))
    assert card("2c") == 4


# --- whole perspectives, as they were met ----------------------------------------------------------------
def told_in(name: str) -> Perspective:
    return read_perspective(
        (Path(__file__).parent / "perspectives" / f"{name}.limbo").read_text(encoding="utf-8")
    )


@pytest.mark.parametrize("name", ["bound-together", "seen-whole"])
def test_a_match_is_found_for_every_true_perspective(name: str) -> None:
    """Several reshuffles bind each other's unseen cards; one of them has been seen whole by now."""
    told = told_in(name)
    match = imagined(told)
    assert perspective(match, told.seat).lines == told.lines


def test_where_too_few_cards_are_left_a_perspective_is_refused() -> None:
    with pytest.raises(RecordError):
        imagined(told_in("impossible"))


def test_a_seat_that_is_not_there_has_no_card_to_lay() -> None:
    match = play(dealt(FOUR, "Th 9h"), "blind 5c")
    error = fits(match, 2, ("\n0 blind ?", "\n7 blind ?"))
    assert (error.line, error.reason.code) == (4, "record.impossible")
