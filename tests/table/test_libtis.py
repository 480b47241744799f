"""The table of Libtis: places, actions, movements, and the log."""

from __future__ import annotations

import math
import re

import pytest
from msgspec.structs import replace

from limbotable.games import in_english
from limbotable.games.libtis.deck import CHIP_VALUES, SUITS
from limbotable.games.libtis.explain import here_phrases
from limbotable.games.libtis.rules import LibtisPosition
from limbotable.games.libtis.view import LibtisView, TiedSeats
from limbotable.play.match import Match
from limbotable.play.perspective import perspective
from limbotable.play.record import DEFAULT_NAMES
from limbotable.table import asked
from limbotable.table.libtis.animation import beats, events
from limbotable.table.libtis.picture import tableau
from limbotable.table.libtis.play import KEEP
from limbotable.table.libtis.sheet import bonus_reason, round_total, sheet
from limbotable.table.tableau import (
    CARD_HEIGHT,
    CARD_WIDTH,
    MOST_LETTERS,
    Beat,
    Frame,
    Gesture,
    Piece,
    Sign,
    Tableau,
)
from limbotable.table.words import joined
from limbotable.testing.tables import sheets
from limbotable.ui.table.geometry import area_of, tops
from tests.games.libtis.boards import GAME, act, begun, deal, shuffle_bonuses

FRAME = Frame(11.6, 7.2)
#: With large words, lying and standing.
WORDY, TALL_WORDY = Frame(10.0, 6.4, MOST_LETTERS), Frame(6.4, 9.0, MOST_LETTERS)
FRAMES = (
    Frame(10.0, 6.4),
    Frame(6.4, 9.0),
    Frame(9.0, 9.0),
    FRAME,
    WORDY,
    TALL_WORDY,
)
HANDS = ("author sailor soldier", "painter merchant", "diplomat savage", "lunatic")


def dealt(seats: int = 4, chips: str = "open") -> Match:
    """A match without bonus cards of which South plays first."""
    return deal(begun(seats, variant="quickstart", chips=chips), *HANDS[: min(seats, 4)])


def seen(match: Match, viewer: int | None = None, ply: int = -1) -> LibtisView:
    """The view of a viewer, or of the seat to act."""
    stage = match.stages[ply]
    who = match.turn if viewer is None else viewer
    assert isinstance(stage.position, LibtisPosition)
    return GAME.view(match.options, stage.position, stage.sightings, who)


def names(match: Match) -> tuple[str, ...]:
    return DEFAULT_NAMES[len(match.seats)]


def look(match: Match, viewer: int | None = None, frame: Frame = FRAME) -> Tableau:
    return tableau(seen(match, viewer), frame, names(match))


def story(match: Match, viewer: int) -> tuple[Beat, ...]:
    """The movements of the last line for a viewer."""
    line = perspective(match, viewer).lines[-1]
    return beats(seen(match, viewer, -2), line, seen(match, viewer), FRAME, names(match))


def told(match: Match, viewer: int) -> list[str]:
    line = perspective(match, viewer).lines[-1]
    return [
        in_english(one) for one in events(seen(match, viewer, -2), line, seen(match, viewer), names(match))
    ]


def pieces(picture: Tableau) -> dict[str, Piece]:
    return {piece.key: piece for piece in picture.pieces}


def signs(picture: Tableau) -> dict[str, Sign]:
    return {sign.key: sign for sign in picture.signs}


def ways(picture: Tableau, action: str) -> list[Gesture]:
    return [one for one in picture.gestures if one.action == action]


def token(match: Match, seat: int, card: str) -> str:
    return next(one.token for one in seen(match, seat).hands[seat] if one.card == card)


def refused(picture: Tableau) -> dict[tuple[str, str], str]:
    return {(one.pick, one.drop): in_english(one.reason) for one in picture.refusals}


def play_out_round(match: Match) -> Match:
    """Play the first legal actions until a round has ended."""
    while match.turn >= 0:
        act(match, match.legal()[0])
    return match


# --- where things lie ---------------------------------------------------------------------------------
@pytest.mark.parametrize("frame", FRAMES, ids=str)
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_nothing_lies_over_the_board_or_a_plate(seats: int, frame: Frame) -> None:
    picture = look(play_out_round(dealt(seats)), 0, frame)
    board_ = [area_of(piece) for piece in picture.pieces if piece.kind == "location"]
    plates = [area_of(sign) for sign in picture.signs if sign.kind == "plate"]
    around = [area_of(p) for p in picture.pieces if p.kind in ("decktet", "bonus", "chip")]
    around += [area_of(p) for p in picture.pieces if p.zone == "supply"]
    for one in board_:
        assert sum(one.overlap(other) for other in board_) == pytest.approx(one.width * one.height)
        assert not any(one.overlap(other) for other in (*plates, *around))
    for plate in plates:
        assert sum(plate.overlap(other) for other in plates) == pytest.approx(plate.width * plate.height)


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_the_others_sit_clockwise_from_the_left(seats: int) -> None:
    for viewer in range(seats):
        plates = signs(look(dealt(seats), viewer))
        others = [(viewer + k) % seats for k in range(1, seats)]
        xs = [plates[f"seat{seat}"].x for seat in others]
        assert xs == sorted(xs)
        assert plates[f"seat{viewer}"].y > FRAME.height / 2 > max(plates[f"seat{seat}"].y for seat in others)


@pytest.mark.parametrize("frame", FRAMES)
def test_the_seat_that_starts_is_written_once_and_told_with_its_plate(frame: Frame) -> None:
    match = dealt()
    start = seen(match).start
    assert start is not None
    signs = {one.key: one for one in look(match, frame=frame).signs}
    plate = signs[f"seat{start}"]
    notes = [one.note for one in (plate, signs["round"]) if one.note is not None]
    assert sum("start" in in_english(note) for note in notes) == 1
    assert in_english(joined(plate.spoken)) == "South · 0 points · starts"


@pytest.mark.parametrize("frame", FRAMES)
def test_a_full_hand_is_not_cut_by_the_lower_edge(frame: Frame) -> None:
    hand = [one for one in look(dealt(), frame=frame).pieces if one.zone == "hand"]
    assert len(hand) == 5
    for card in hand:
        turn = math.radians(abs(card.angle))
        reach = (CARD_HEIGHT * math.cos(turn) + CARD_WIDTH * math.sin(turn)) / 2 * card.scale
        assert card.y + reach < frame.height - 0.02, "its rim needs some room"
        assert card.y - reach > frame.height - 1.6, "the line above it does, too"


def test_cubes_stand_in_their_owners_columns() -> None:
    match = act(dealt(), "author forest", "merchant market", "savage forest", "lunatic forest")
    act(match, "sailor forest")
    lies = pieces(look(match, 0))
    mine, higher = lies["c0.0"], lies["c0.1"]
    assert higher.x == mine.x
    assert mine.y - higher.y == pytest.approx(0.15 * mine.scale)
    assert higher.z > mine.z
    assert len({lies[key].x for key in ("c0.0", "c2.0", "c3.0")}) == 3
    assert higher.mark == "last"
    assert mine.handle == "c0.1", "who points at the lower one gets hold of the upper one"
    assert {p.key for p in tops(lies.values()) if p.zone == "cubes"} == {"c0.1", "c1.0", "c2.0", "c3.0"}
    forest = lies["forest"]
    for key in ("c0.0", "c0.1", "c2.0", "c3.0"):
        assert area_of(lies[key]).overlap(area_of(forest)) == pytest.approx(0.30 * 0.36 * mine.scale**2)


def test_the_tallest_column_stays_on_its_location() -> None:
    match = dealt()
    made = pieces(tableau(at_sea(seen(match)), FRAME, names(match)))
    column = [made[f"c0.{number}"] for number in range(13)]
    sea = made["sea"]
    assert len({piece.x for piece in column}) == 1
    assert min(p.y - 0.18 * p.scale for p in column) >= sea.y - 0.75 * sea.scale
    assert [piece.handle for piece in column] == ["c0.12"] * 12 + [""]


def at_sea(view: LibtisView) -> LibtisView:
    """The same table with all cubes of South on the sea, to be moved by each card that fits elsewhere."""
    all_of_them = view.supplies[0]
    sea = replace(view.locations[-1], cubes=(all_of_them, (), (), ()))
    moves = [
        replace(one, action=one.action.replace(" ", " sea>"), source="sea", cube=all_of_them[-1])
        for one in view.moves
        if one.location != "sea"
    ]
    return replace(
        view,
        supplies=((), *view.supplies[1:]),
        locations=(*view.locations[:-1], sea),
        moves=tuple(moves),
    )


def test_the_awards_to_come_are_below_each_suit() -> None:
    match = act(dealt(), "author forest", "merchant forest", "savage market", "lunatic forest")
    shown = signs(look(match, 0))
    assert shown["awards forest"].faces == ("", "013"), "three share the first place"
    assert shown["awards market"].faces == ("2", "")
    assert in_english(shown["awards sea"].text) == "Sea: nobody has a cube here"
    assert in_english(shown["awards market"].text) == "Market: North, 1st place: leaves"


def test_a_location_names_the_cubes_there() -> None:
    match = act(dealt(), "author forest", "merchant forest", "savage forest", "lunatic mountain")
    act(match, "sailor forest")
    assert in_english(pieces(look(match, 0))["forest"].name) == (
        "Forest: moons, leaves; South with 2 cubes, 1st place: moons;"
        " West and North with 1 cube each tie for 2nd place: no chip"
    )


def test_a_location_is_told_place_by_place_whatever_the_order_of_the_seats() -> None:
    standing = (TiedSeats(1, (2,), 3, "moons"), TiedSeats(2, (0, 1), 1, None))
    assert [in_english(one) for one in here_phrases(standing, DEFAULT_NAMES[4])] == [
        "North with 3 cubes, 1st place: moons",
        "South and West with 1 cube each tie for 2nd place: no chip",
    ]
    assert [in_english(one) for one in here_phrases((), DEFAULT_NAMES[4])] == ["nobody has a cube here"]


def test_an_empty_supply_is_told_when_it_comes_to_that_and_with_each_turn() -> None:
    match = dealt()
    while seen(match, 0).supplies[0]:
        if match.chance is None:
            act(match, min(match.legal(), key=lambda one: (">" in one, one)))
        else:
            deal(match)
    assert told(match, 0)[-1] == "South: the supply is empty, so from now on each card moves a cube."
    plates = {seat: in_english(joined(signs(look(match, 1))[f"seat{seat}"].spoken)) for seat in range(4)}
    for seat, left in enumerate(seen(match, 1).supplies):
        assert plates[seat].endswith(" · supply empty") == (not left)
    assert any(seen(match, 1).supplies)
    while match.turn:
        act(match, min(match.legal(), key=lambda one: (">" in one, one)))
    assert [in_english(one) for one in asked.turn(look(match, 0))] == [
        "South: play a card",
        "Your supply is empty: the card moves one of your cubes.",
    ]
    act(match, match.legal()[0])
    assert not any("supply is empty" in one for one in told(match, 0)), "it is told once"


def test_of_a_supply_that_the_last_card_of_the_match_empties_nothing_is_told() -> None:
    match = act(dealt(), "author forest")
    before, line, after = seen(match, 0, -2), perspective(match, 0).lines[-1], seen(match, 0)
    emptied = "South: the supply is empty, so from now on each card moves a cube."
    for number, hand, is_told in ((3, after.hands[0], True), (2, (), True), (3, (), False)):
        now = replace(before, round=number)
        bare = replace(after, hands=(hand, *after.hands[1:]), supplies=((), *after.supplies[1:]))
        said = [in_english(one) for one in events(now, line, bare, names(match))]
        assert (emptied in said) == is_told


def test_a_hand_is_shown_to_its_owner() -> None:
    match = dealt()
    mine, theirs = look(match, 0), look(match, 1)
    key = token(match, 0, "author")
    assert (pieces(mine)[key].face, pieces(theirs)[key].face) == ("author", "")
    assert in_english(pieces(mine)[key].name) == "Author (moons, knots), your hand, fits 4 locations"
    assert pieces(mine)[key].tip is not None
    assert pieces(theirs)[key].tip is None
    backs = [p for p in theirs.pieces if p.zone == "others"]
    assert [in_english(p.name) for p in backs] == [
        f"hand of {name}, 5 cards" for name in ("South", "North", "East")
    ]


# --- playing ------------------------------------------------------------------------------------------
def test_a_card_brings_a_cube_from_the_supply() -> None:
    match = dealt()
    picture = look(match)
    card = token(match, 0, "sailor")
    drops = [one.drop for one in picture.gestures if one.pick == card]
    assert sorted(drops) == ["cave", "darkness", "forest", "market", "sea", "window"]
    first, by_cube = ways(picture, "sailor sea")
    assert (first.pick, first.drop, first.also) == (card, "sea", "")
    assert (by_cube.pick, by_cube.drop, by_cube.also) == ("c0.0", "sea", card)
    assert in_english(first.label) == "Sailor, from the supply to the Sea"


def test_a_cube_on_the_board_is_moved_with_a_card() -> None:
    match = act(dealt(), "author forest", "merchant forest", "savage market", "lunatic mountain")
    picture = look(match)
    (only,) = ways(picture, "sailor forest>sea")
    assert (only.pick, only.drop, only.also) == ("c0.0", "sea", token(match, 0, "sailor"))
    assert in_english(only.label) == "Sailor, from the Forest to the Sea"
    assert only.remark is not None
    assert in_english(only.remark) == (
        "Sea: lead taken; South would get waves"
        " · Forest: South would lose leaves; West would get moons instead of leaves"
    )


def test_the_consequences_of_a_move_are_shown_at_both_locations() -> None:
    match = act(dealt(), "author forest", "merchant forest", "savage market", "lunatic mountain")
    (only,) = ways(look(match), "sailor forest>sea")
    shown = {sign.key: sign for sign in only.preview}
    assert set(shown) == {"awards sea", "awards forest", "step"}
    assert shown["awards sea"].faces == ("0",)
    assert shown["awards forest"].faces == ("1", "")


def test_without_a_supply_a_card_chooses_among_the_cubes() -> None:
    match = dealt()
    picture = tableau(at_sea(seen(match)), FRAME, names(match))
    by_card, by_cube = ways(picture, "sailor sea>market")
    card = token(match, 0, "sailor")
    assert (by_card.pick, by_card.drop, by_card.also) == (card, "market", "c0.12")
    assert (by_cube.pick, by_cube.drop, by_cube.also) == ("c0.12", "market", card)
    assert pieces(picture)[card].rim == "playable"


def test_a_card_that_does_not_fit_says_why() -> None:
    match = act(dealt(), "author forest", "merchant forest", "savage market", "lunatic mountain")
    reasons = refused(look(match))
    card = token(match, 0, "soldier")
    assert reasons[card, "sea"] == ("Soldier (wyrms, knots) shares no suit with the location Sea (waves).")
    assert reasons["c0.0", "forest"].startswith("The cube stands at this location already")
    assert reasons["c1.0", ""] == "This cube belongs to West."


def test_a_cube_that_no_card_moves_there_says_so() -> None:
    match = deal(begun(4, variant="quickstart"), "author soldier painter merchant ace-knots")
    assert refused(look(match))["c0.0", "sea"] == (
        "No card in your hand shares a suit with the location Sea (waves)."
    )


def test_others_cannot_do_anything() -> None:
    for viewer in (1, 2, 3, 4):
        picture = look(dealt(), viewer)
        assert not picture.gestures
        assert not picture.refusals
        assert not [piece for piece in picture.pieces if piece.rim]


# --- movements and the log -----------------------------------------------------------------------------
@pytest.mark.parametrize("frame", FRAMES, ids=str)
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_what_others_play_is_held_up_large_at_their_plate(seats: int, frame: Frame) -> None:
    match = dealt(seats)
    seat, card = match.turn, token(match, match.turn, "author")
    act(match, "author forest")
    line = perspective(match, seat).lines[-1]
    for viewer in range(seats + 1):
        first, *rest = beats(seen(match, viewer, -2), line, seen(match, viewer), frame, names(match))
        held, after = pieces(first.tableau)[card], pieces(rest[0].tableau)[card]
        if viewer == seat:
            assert held.scale < 1, "whoever plays it has seen it"
            continue
        plate = area_of(signs(first.tableau)[f"seat{seat}"])
        assert (held.face, first.rest > 500) == ("author", True)
        assert held.scale > 1 > after.scale
        assert held.z == max(piece.z for piece in first.tableau.pieces)
        assert area_of(held).overlap(plate) == 0
        assert abs(held.x - plate.x) <= max(plate.width, held.scale)
        half = held.scale / 2
        assert half <= held.x <= frame.width - half
        assert half <= held.y <= frame.height - half
        assert [in_english(one) for one in first.said] == told(match, viewer)


def test_a_cube_is_held_above_its_place_and_drops() -> None:
    match = act(dealt(), "author forest")
    _, above, down, hop, last = story(match, 1)
    ys = [pieces(one.tableau)["c0.0"].y for one in (above, down, hop, last)]
    assert ys[0] < ys[2] < ys[1] == ys[3]
    card = next(one for one in pieces(above.tableau).values() if one.zone == "pile")
    assert (card.face, pieces(story(match, 1)[-1].tableau)[card.key].zone) == ("author", "pile")
    assert last.tableau == look(match, 1)
    assert told(match, 1) == [
        "South plays the Author and sends a cube from the supply to the Forest.",
        "Forest: lead taken; South would get moons",
    ]


def test_a_round_is_scored_location_by_location() -> None:
    match = play_out_round(dealt())
    series, lines = story(match, 0), told(match, 0)
    captions = [signs(one.tableau).get("caption") for one in series]
    shown = list(dict.fromkeys(in_english(one.text) for one in captions if one is not None))
    scored = [line for line in lines if "place" in line and ":" in line][-len(shown) :]
    assert shown == scored, "what is told is what is shown, in the same order"
    awarded = [one for one in series[1:] if one.said and not one.waits]
    assert shown == [in_english(one.said[-1]) for one in awarded]
    assert in_english(awarded[0].said[0]) == "Round 1 is scored."
    points = [_points(signs(one.tableau)["seat0"]) for one in series]
    assert points == sorted(points), "points grow with each chip"
    assert points[-1] == match.scores[0]
    starting = [note and in_english(note) for note in (signs(one.tableau)["round"].note for one in series)]
    former, present = (names(match)[seen(match, 0, ply).start or 0] for ply in (-2, -1))
    assert former != present
    assert starting == [*[f"{former} starts"] * (len(series) - 1), f"{present} starts"]


def _points(plate: Sign) -> int:
    assert plate.note is not None
    return int(in_english(plate.note).split()[0])


def test_chips_lie_on_their_location_before_they_travel() -> None:
    match = play_out_round(dealt())
    series = story(match, 0)
    chips = {p.key for p in series[-1].tableau.pieces if p.kind == "chip"}
    assert chips
    for key in chips:
        pictures = [pieces(one.tableau) for one in series]
        first = next(n for n, one in enumerate(pictures) if key in one)
        lies = pictures[first]
        halo = signs(series[first].tableau)["halo"]
        assert area_of(halo).holds(lies[key].x, lies[key].y), "it lies on the location that is scored"
        later = pictures[first + 1]
        assert (later[key].x, later[key].y) != (lies[key].x, lies[key].y)
        assert later[key].scale < lies[key].scale


def test_chips_and_locations_tell_a_pointer_what_a_chip_is_worth() -> None:
    match = play_out_round(dealt())
    shown = story(match, 0)[-1].tableau
    worth = {suit: f"{suit} {value}" for suit, value in zip(SUITS, CHIP_VALUES, strict=True)}
    chips = [piece for piece in shown.pieces if piece.kind == "chip"]
    assert chips
    for chip in chips:
        assert chip.tip is not None
        assert in_english(chip.tip) == f"Points for a chip: {worth[chip.face]}"
    window = pieces(shown)["window"]
    assert window.tip is not None
    assert in_english(window.tip) == (
        f"{in_english(window.name)} · Points for a chip: suns 5 · leaves 4 · knots 3"
    )


@pytest.mark.parametrize("chips", ["open", "hidden"])
def test_numbers_of_chips_tell_a_user_that_hears_them_what_they_are_worth(chips) -> None:
    match = play_out_round(dealt(chips=chips))
    viewer = next(seat for seat in range(4) if any(seen(match, seat).chips[seat] or ()))
    held = seen(match, viewer).chips[viewer]
    assert held is not None
    worths = [f"{suit} {value}" for suit, value, count in zip(SUITS, CHIP_VALUES, held, strict=True) if count]
    tip = signs(story(match, viewer)[-1].tableau)[f"chips{viewer}"].tip
    assert tip is not None
    assert in_english(tip) == "Points for a chip: " + " · ".join(worths)


def test_hidden_chips_go_where_nobody_sees_them() -> None:
    match = play_out_round(dealt(chips="hidden"))
    for viewer in range(5):
        series = story(match, viewer)
        assert any(piece.kind == "chip" for one in series for piece in one.tableau.pieces)
        assert not [piece for piece in series[-1].tableau.pieces if piece.kind == "chip"]
        shown = [key for key in signs(series[-1].tableau) if key.startswith("chips")]
        assert shown == (
            [f"chips{viewer}"] if viewer < 4 and any(seen(match, viewer).chips[viewer] or ()) else []
        )


def test_a_hand_is_dealt_in_turn_from_the_start_player() -> None:
    match = deal(begun(3, start=1, variant="quickstart"))
    gathered, last = story(match, 0)
    cards = [piece for piece in gathered.tableau.pieces if piece.kind == "decktet"]
    assert {piece.face for piece in cards} == {""}
    assert max(p.x for p in cards) - min(p.x for p in cards) < 0.1
    order = [
        seat
        for piece in cards
        for seat in range(3)
        if piece.key in {s.token for s in seen(match, 0).hands[seat]}
    ]
    assert order == [1, 2, 0] * 5
    assert [p.z for p in cards] == sorted((p.z for p in cards), reverse=True), "the first to go lies on top"
    assert last.stagger > 0


def test_the_log_names_the_start_player_of_each_round_once() -> None:
    match = begun(4, start=1, variant="quickstart")
    start = told(match, 0)
    assert [*start, *told(deal(match), 0)] == [f"{match.seats[1]} starts round 1.", "Round 1 is dealt."]
    play_out_round(match)
    assert told(deal(match), 0) == [f"Round 2 is dealt. {match.seats[2]} starts."]


# --- bonus cards --------------------------------------------------------------------------------------
def draft(*taken: str) -> Match:
    match = deal(begun(4, variant="advanced"))
    return act(shuffle_bonuses(match, "harvest"), *taken)


def test_the_set_lies_before_the_choosing_seat() -> None:
    match = draft()
    mine, theirs = look(match), look(match, 0)
    faces = {piece.face for piece in mine.pieces if piece.zone == "set"}
    assert faces == {"end", "calamity", "windfall", "pact", "excuse", "betrayal"}
    assert {piece.face for piece in theirs.pieces if piece.zone == "set"} == {""}
    assert {one.drop for one in mine.gestures} == {KEEP}
    assert sorted(one.action for one in mine.gestures) == match.legal()
    said = [in_english(sign.text) for sign in mine.signs if sign.kind == "caption"]
    assert "Pact: 12 points for the most sets of all six suits" in said
    assert not [sign for sign in theirs.signs if sign.kind == "caption"]


def test_the_taker_sees_the_card_and_others_do_not() -> None:
    match = draft("take pact")
    own, other = story(match, 2), story(match, 0)
    assert pieces(own[0].tableau)["bonus.2"].face == "pact"
    assert pieces(other[0].tableau)["bonus.2"].face == ""
    assert told(match, 2) == ["North takes the bonus card Pact."]
    assert told(match, 0) == ["North takes a bonus card."]


def test_the_board_grows_when_all_have_chosen() -> None:
    match = draft("take pact", "take end", "take excuse")
    small = pieces(look(match, 0))["sea"].scale
    act(match, match.legal()[0])
    assert pieces(look(match, 0))["sea"].scale > 1.5 * small


def test_a_bonus_card_tells_its_pay() -> None:
    match = draft("take pact")
    own, other = (pieces(look(match, viewer))["bonus.2"] for viewer in (2, 0))
    assert in_english(own.name) == "Pact, bonus card of North: 12 points for the most sets of all six suits"
    assert own.tip == own.name
    assert in_english(other.name) == "face-down bonus card of North"


# --- the end ------------------------------------------------------------------------------------------
def ended(variant: str) -> Match:
    match = deal(begun(4, variant=variant))
    if variant != "quickstart":
        shuffle_bonuses(match)
    while match.result is None:
        if match.turn >= 0:
            act(match, match.legal()[0])
        else:
            deal(match)
    return match


def test_the_sheet_tells_every_account_the_best_first() -> None:
    match = ended("standard")
    result = match.result
    assert result is not None
    lines = sheets(match, 0)[-1].accounts
    totals = [in_english(line.figures[-1]) for line in lines]
    assert totals == [f"{score} points" for score in sorted(match.scores, reverse=True)]
    assert [line.best for line in lines].count(True) == len(result.winners)
    assert all(len(line.reasons) >= 2 for line in lines), "for the chips and for the bonus card"
    bonuses = {piece.face for piece in look(match, 4).pieces if piece.kind == "bonus"}
    assert "" not in bonuses, "everybody's card is turned up"


def test_the_sheet_of_a_round_says_that_its_points_order_it() -> None:
    notes = []
    for one in sheets(ended("standard"), 0)[:-1]:
        rows = [
            [int(re.sub(r"\D", "", in_english(part))) for part in line.figures[1:]] for line in one.accounts
        ]
        assert rows == sorted(rows, reverse=True), "of equal points the higher total first"
        notes.append(None if one.note is None else in_english(one.note))
    assert notes == [None, *["The most points in this round come first."] * (len(notes) - 1)]
    assert len(notes) > 1


def test_the_end_is_told_in_words() -> None:
    match = ended("quickstart")
    lines = told(match, 0)
    assert lines[-1].endswith("wins the match") or lines[-1].endswith("share the match")
    accounts = lines[-5:-1]
    assert all("for chips" in line for line in accounts)
    *_, before, last = story(match, 0)
    assert not any("wins the match" in in_english(one) for one in before.said)
    assert in_english(last.said[-1]) == lines[-1]


def test_bonus_cards_are_turned_up_one_by_one_with_what_they_pay() -> None:
    match = ended("standard")
    view = seen(match, 0)
    shown = [beat for beat in story(match, 0) if "caption" in signs(beat.tableau)][-4:]
    faces = [
        {piece.key: piece.face for piece in beat.tableau.pieces if piece.kind == "bonus"} for beat in shown
    ]
    turned = [sum(face != "" for face in one.values()) for one in faces]
    assert turned == [1, 2, 3, 4], "the viewer's own card lies open, and is told first"
    for seat, beat in enumerate(shown):
        assert beat.rest >= 1500
        bonus = view.accounts[seat].bonus
        assert bonus is not None
        assert bonus_reason(bonus, names(match))[1] in signs(beat.tableau)["caption"].cells
        told_points = signs(beat.tableau)[f"seat{seat}"].note
        assert told_points is not None
        assert in_english(told_points).startswith(f"{view.accounts[seat].total} point")


def test_a_round_is_told_in_one_line_and_waits() -> None:
    match = deal(begun(4, variant="quickstart"))
    while (end := seen(match, 0).last_round) is None:
        act(match, match.legal()[0])
    (waiting,) = [beat for beat in story(match, 0) if beat.waits]
    (total,) = map(in_english, waiting.said)
    gains = [
        sum(value * suits.count(suit) for suit, value in zip(SUITS, CHIP_VALUES, strict=True))
        for suits in (
            [suit for award in end.awards for owner, suit in award.chips() if owner == seat]
            for seat in range(4)
        )
    ]
    assert total == "Round 1: " + ", ".join(
        f"{names(match)[seat]} +{gains[seat]}" for seat in sorted(range(4), key=lambda one: -gains[one])
    )


def test_equal_totals_are_decided_in_words() -> None:
    match = ended("quickstart")
    view = seen(match, 0)
    tied = replace(
        view,
        accounts=tuple(
            replace(one, total=30, chips=6 + n, rank=4 - n) for n, one in enumerate(view.accounts)
        ),
        winners=(3,),
    )
    lines = sheet([tied], names(match)).accounts
    assert [in_english(line.name) for line in lines] == ["East", "North", "West", "South"]
    assert in_english(lines[1].reasons[-1]) == "equal points, so the number of chips decides: 8"
    shared = replace(tied, winners=(1, 3))
    assert in_english(sheet([shared], names(match)).title) == "West and East share the match"


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_the_points_of_a_round_are_told_the_most_first_and_equal_ones_by_seat(seats: int) -> None:
    match = play_out_round(dealt(seats))
    end = seen(match).last_round
    assert end is not None
    gains = [0] * seats
    for award in end.awards:
        for seat, suit in award.chips():
            gains[seat] += CHIP_VALUES[SUITS.index(suit)]
    order = sorted(range(seats), key=lambda seat: (-gains[seat], seat))
    assert order != list(range(seats)), "the order of the seats is another one"
    said = in_english(round_total(end, names(match)))
    assert re.findall(r"\w+(?= \+)", said) == [names(match)[seat] for seat in order]
