"""The table of the countdown game: movements, and the log.  Its pictures are golden files."""

from __future__ import annotations

from itertools import combinations

import pytest
from msgspec.structs import replace

from limbotable.core.phrases import Phrase
from limbotable.games import in_english
from limbotable.games.countdown.view import CountdownView
from limbotable.play.match import Match
from limbotable.play.puzzles import puzzles_of
from limbotable.table.countdown.animation import beats
from limbotable.table.countdown.log import events
from limbotable.table.countdown.picture import tableau
from limbotable.table.countdown.sheet import sheet
from limbotable.table.reconcile import Changes, reconcile
from limbotable.table.tableau import MOST_LETTERS, Beat, Frame, Gesture, Tableau
from limbotable.testing.tables import sheets
from tests.games.countdown.deals import (
    GAME,
    NORTH,
    SLOW_NORTH,
    SLOW_SOUTH,
    SLOWLY,
    SOUTH,
    SPECTATOR,
    begun,
    dealt,
    nobody_plays,
    north_wins,
    play,
    seen,
    shuffled,
    south_wins,
)

FRAME = Frame(11.6, 7.2)
#: With large words, lying and standing.
WORDY, TALL_WORDY = Frame(10.0, 6.4, MOST_LETTERS), Frame(6.4, 9.0, MOST_LETTERS)
NAMES = ("South", "North")


def table(match: Match, viewer: int = SOUTH) -> Tableau:
    return tableau(seen(match, viewer), FRAME, NAMES)


def changes(match: Match, action: str, viewer: int = SOUTH) -> Changes:
    """Return the beats on a viewer's table when the seat to act takes that action."""
    before = table(match, viewer)
    return reconcile(before, table(play(match, action), viewer))


def story(match: Match, viewer: int = SPECTATOR, frame: Frame = FRAME) -> tuple[tuple[Beat, ...], list[str]]:
    """Return the pictures of the last line, and its sentences in the log."""
    after = seen(match, viewer)
    line = match.lines[-1]
    earlier = Match(GAME, match.options, match.seats)
    for one in match.lines[:-1]:
        earlier.push(one.who, one.action)
    before = seen(earlier, viewer)
    told = [english(event) for event in events(before, line, after, NAMES)]
    return beats(before, line, after, frame, NAMES), told


def labels(gestures: tuple[Gesture, ...]) -> dict[str, str]:
    return {one.action: english(one.label) for one in gestures}


def sign(picture: Tableau, key: str) -> tuple[str, str | None]:
    (one,) = (one for one in picture.signs if one.key == key)
    return english(one.text), english(one.note) if one.note else None


def english(one: Phrase) -> str:
    """Return a phrase in English, with common spaces."""
    return in_english(one).replace("\u00a0", " ")


# --- pieces -------------------------------------------------------------------------------------------
def test_an_opponents_play_is_one_flip_and_only_its_own_row_moves() -> None:
    match = play(begun(SLOW_SOUTH, SLOW_NORTH, "Qs"), "2c")
    found = changes(match, "3d")
    assert (found.appeared, found.vanished) == ((), ())
    (flipped,) = found.flipped
    assert (flipped.face, flipped.zone) == ("3d", "pile")
    assert flipped in found.moved
    assert {piece.zone for piece in found.moved} == {"pile", "opponent"}
    assert [piece.zone for piece in found.moved].count("pile") == 1


def test_ones_own_play_flips_nothing() -> None:
    found = changes(begun(SLOW_SOUTH, SLOW_NORTH, "Qs"), "2c")
    assert found.flipped == ()
    assert [piece.face for piece in found.moved if piece.zone == "pile"] == ["2c"]


def test_a_drawn_card_flips_where_it_lies() -> None:
    match = play(begun(SLOW_SOUTH, SLOW_NORTH, "Qs 7h"), *SLOWLY)
    found = changes(match, "draw")
    assert found.moved == found.appeared == found.vanished == ()
    (flipped,) = found.flipped
    assert (flipped.face, flipped.zone) == ("7h", "stock")


def test_all_52_cards_are_on_the_table_from_deal_to_end() -> None:
    match = dealt(SLOW_SOUTH, SLOW_NORTH, "Qs")
    for action in ("pass", "pass", *SLOWLY):
        assert len(table(match).pieces) == 52
        play(match, action)


@pytest.mark.parametrize(("viewer", "near", "far"), [(SOUTH, 5, 0), (NORTH, 5, 0), (SPECTATOR, 0, 0)])
def test_hands_are_open_to_their_owners_alone(viewer: int, near: int, far: int) -> None:
    pieces = table(dealt(SLOW_SOUTH, SLOW_NORTH, "Qs"), viewer).pieces
    assert sum(bool(piece.face) for piece in pieces if piece.zone == "hand") == near
    assert sum(bool(piece.face) for piece in pieces if piece.zone == "opponent") == far
    assert sum(bool(piece.face) for piece in pieces) == near + far


# --- gestures ------------------------------------------------------------------------------------------
def test_words_are_buttons() -> None:
    gestures = table(dealt(SLOW_SOUTH, SLOW_NORTH, "Qs")).gestures
    assert labels(gestures) == {"double": "Double", "pass": "Pass"}
    assert {one.pick for one in gestures} == {""}


@pytest.mark.parametrize("viewer", [SOUTH, NORTH, SPECTATOR])
def test_who_has_to_act_is_told_what_to_do_and_nobody_else(viewer: int) -> None:
    match = dealt(SLOW_SOUTH, SLOW_NORTH, "Qs")
    prompts: list[str] = []
    for _ in range(40):
        if match.turn < 0:
            break
        picture = table(match, viewer)
        shown = [english(one.text) for one in picture.signs if one.key == "prompt"]
        assert len(shown) == (match.turn == viewer)
        prompts += shown
        match.push(match.turn, match.legal()[-1])
    if viewer != SPECTATOR:
        name = NAMES[viewer]
        assert all(one.startswith(f"{name}: ") for one in prompts)
        assert prompts[:1] == [f"{name}: double or pass"]
        assert f"{name}: play a card" in prompts


def test_words_say_what_they_mean() -> None:
    match = dealt(SLOW_SOUTH, SLOW_NORTH, "Qs")
    remarks = [one.remark for one in table(match).gestures]
    assert len({english(one) for one in remarks if one is not None}) == len(remarks) == 2


def test_a_card_is_put_on_the_pile_and_shows_the_next_count() -> None:
    picture = table(begun(SLOW_SOUTH, SLOW_NORTH, "Qs"))
    (gesture,) = (one for one in picture.gestures if one.action == "3c")
    (piece,) = (piece for piece in picture.pieces if piece.face == "3c")
    assert (gesture.pick, gesture.drop) == (piece.key, "pile")
    (preview,) = gesture.preview
    assert (preview.key, english(preview.text)) == ("count", "101 → 98")
    assert piece.rim == "playable"
    assert english(piece.name) == "3 of clubs, your hand, playable: makes 98"


def test_the_ways_to_play_one_card_are_told_apart() -> None:
    picture = table(begun("Kd 2c Ad 9c 9d", "3c 4c 5c 6c 7c", "5h"))
    kings = [one for one in picture.gestures if one.action.startswith("Kd")]
    assert len({(one.pick, one.drop) for one in kings}) == 1
    assert len(set(labels(tuple(kings)).values())) == len(kings) == 10


def test_a_seat_that_may_draw_picks_the_stock_or_presses_a_button() -> None:
    picture = table(play(begun(SLOW_SOUTH, SLOW_NORTH, "Qs 7h"), *SLOWLY))
    draw, stop, on_stock = sorted(picture.gestures, key=lambda one: (one.pick, one.action))
    top = max((piece for piece in picture.pieces if piece.zone == "stock"), key=lambda piece: piece.z)
    assert (on_stock.action, on_stock.pick, on_stock.drop) == ("draw", top.key, "pile")
    assert (draw.action, draw.pick, draw.drop, draw.preview) == ("draw", "", "", ())
    assert (stop.action, stop.pick, stop.drop) == ("stop", "", "")
    assert labels(picture.gestures) == {"draw": "Draw", "stop": "Stop"}


def test_to_stop_says_who_goes_on_or_who_wins_where_nobody_does() -> None:
    south = play(begun(SLOW_SOUTH, SLOW_NORTH, "Qs 7h"), *SLOWLY)
    assert stopping(seen(south, SOUTH)) == "You draw no more cards in this round; North may go on alone."
    alone = seen(play(south, "stop"), NORTH)
    wins = "South is blocked, so the round ends, and you win it: you played the last card."
    assert stopping(alone) == wins
    *earlier, last = alone.pile
    behind = replace(alone, pile=(*earlier, replace(last, seat=SOUTH)))
    loses = "South is blocked, so the round ends, and South, who played the last card, wins it."
    assert stopping(behind) == loses
    draws = [one.remark for one in tableau(alone, FRAME, NAMES).gestures if one.action == "draw"]
    assert len(draws) == 2
    assert None not in draws, "by the stock and by the button"


def stopping(view: CountdownView) -> str:
    """What it means to stop, by the words of the table."""
    (stop,) = (one for one in tableau(view, FRAME, NAMES).gestures if one.action == "stop")
    assert stop.remark is not None
    return english(stop.remark)


@pytest.mark.parametrize("played", range(8))
def test_the_place_for_a_card_holds_the_whole_pile_and_the_next_card(played: int) -> None:
    match = play(begun(SLOW_SOUTH, SLOW_NORTH, "Qs"), *SLOWLY[:played])
    picture = table(match, match.turn)
    (spot,) = picture.spots
    after = table(play(match, SLOWLY[played]))
    for piece in (*picture.pieces, *after.pieces):
        if piece.zone == "pile":
            assert abs(piece.x - spot.x) + 0.5 <= spot.width / 2
            assert abs(piece.y - spot.y) + 0.7 <= spot.height / 2


@pytest.mark.parametrize(
    "frame", [Frame(10.0, 6.4), Frame(10.0, 7.0), FRAME, WORDY, Frame(6.4, 9.0), Frame(6.4, 14.0)], ids=str
)
def test_the_line_around_the_pile_runs_through_no_words(frame: Frame) -> None:
    clear = 0.03
    blocked = play(begun("Kd 2c Ad 9c 9d", "5c 6c 7c 8c Th", "5h"), "Kd/24", "Ad=1")
    for match in (play(begun(SLOW_SOUTH, SLOW_NORTH, "Qs"), *SLOWLY[:6]), blocked):
        picture = tableau(seen(match, match.turn), frame, NAMES)
        (spot,) = picture.spots
        for sign in (one for one in picture.signs if one.kind != "dial"):
            beside = abs(sign.x - spot.x) >= (sign.width + spot.width) / 2 + clear
            assert beside or abs(sign.y - spot.y) >= (sign.height + spot.height) / 2 + clear, sign.key


def test_an_unplayable_card_has_its_reason() -> None:
    picture = table(begun("2c Qc Kc Jc 3c", SLOW_NORTH, "Jh"))
    faces = {piece.key: piece.face for piece in picture.pieces}
    reasons = {faces[one.pick] or "stock": one.reason.code for one in picture.refusals if one.pick}
    assert reasons == {
        "Qc": "countdown.queen",
        "Kc": "countdown.king-prime",
        "Jc": "countdown.jack-nothing",
        "stock": "countdown.hand-first",
    }


# --- the log -------------------------------------------------------------------------------------------
def told(match: Match, viewer: int = SPECTATOR) -> list[str]:
    return story(match, viewer)[1]


def test_a_deal_is_told_and_dealt_card_by_card_and_then_asked_about() -> None:
    for viewer in (SOUTH, SPECTATOR):
        pictures, said = story(dealt(SLOW_SOUTH, SLOW_NORTH, "Qs"), viewer)
        assert said == ["North shuffles and deals round 1."]
        pack, hands, asked = (beat.tableau for beat in pictures)
        assert {piece.zone for piece in pack.pieces} == {"stock"}
        assert not any(piece.face for piece in pack.pieces)
        assert len(reconcile(pack, hands).moved) >= 10
        assert pictures[1].stagger > 0
        assert pack.gestures == hands.gestures == ()
        assert reconcile(hands, asked).moved == ()
        assert {one.action for one in asked.gestures} == ({"double", "pass"} if viewer == SOUTH else set())


def test_the_doubling_and_the_starter_are_told() -> None:
    assert told(play(dealt(SLOW_SOUTH, SLOW_NORTH, "Qs"), "double")) == [
        "South doubles: the score of the round is now multiplied by 2."
    ]
    assert told(play(dealt(SLOW_SOUTH, SLOW_NORTH, "Qs"), "pass", "pass")) == [
        "North does not double.",
        "North turns the starter: queen of spades. The count is 101.",
    ]


def test_a_play_is_told_with_its_sum_and_the_seat_that_it_blocks() -> None:
    assert told(play(begun("Kd 2c Ad 9c 9d", "3c 4c 5c 6c 7c", "5h"), "Kd/48")) == [
        "South plays the king of diamonds: 96 ÷ 48 = 2.",
        "North is blocked.",
    ]


@pytest.mark.parametrize("end", ["rounds 1", "rounds 2"])
def test_the_last_card_of_a_round_is_seen_and_told(end: str) -> None:
    """Also where the next deal follows in the same line."""
    for match, card in ((south_wins(end=end), "Kd"), (north_wins(end=end), "Kd")):
        pictures, said = story(match)
        assert any(card in {p.face for p in beat.tableau.pieces if p.zone == "pile"} for beat in pictures)
        assert sum("king of diamonds" in sentence for sentence in said) == 1
        assert sum("round 1" in sentence for sentence in said) == 1


def test_a_round_of_nothing_but_the_starter_shows_the_starter() -> None:
    pictures, said = story(nobody_plays(end="endless"))
    assert "Ks" in {piece.face for piece in pictures[0].tableau.pieces if piece.zone == "pile"}
    assert sum("king of spades" in sentence for sentence in said) == 1


def test_the_end_of_the_match_is_told_once_and_stands_on_the_table() -> None:
    match = nobody_plays(end="points 1000")
    assert told(match)[-1] == in_english(sheets(match, None)[-1].title)
    won = south_wins(end="rounds 1")
    assert told(won)[-1] == in_english(sheets(won, None)[-1].title)


def test_a_card_that_was_turned_in_vain_is_told_and_seen() -> None:
    match = play(begun(SLOW_SOUTH, SLOW_NORTH, "Qs Kh", end="endless"), *SLOWLY, "draw")
    pictures, said = story(match)
    assert any(piece.face == "Kh" for beat in pictures[:1] for piece in beat.tableau.pieces)
    assert any("South" in sentence for sentence in said)


def test_a_shuffle_gives_every_card_a_new_key() -> None:
    match = nobody_plays(deal="reshuffle", end="endless")
    before = {piece.key for piece in table(match).pieces}
    match.push(-1, shuffled(SLOW_SOUTH, SLOW_NORTH, ""))
    assert before.isdisjoint(piece.key for piece in table(match).pieces)


@pytest.mark.parametrize(
    ("match", "expected"),
    [
        (dealt(SLOW_SOUTH, SLOW_NORTH, "Qs"), ("101", None)),
        (begun(SLOW_SOUTH, SLOW_NORTH, "7h"), ("94", "101 − 7")),
        (begun(SLOW_SOUTH, SLOW_NORTH, "Qs"), ("101", "101 − 0")),
        (play(begun("Kd 2c Ad 9c 9d", "3c 4c 5c 6c 7c", "5h"), "Kd/2"), ("48", "96 ÷ 2")),
        (play(begun("Kd 2c Ad 9c 9d", "3c 4c 5c 6c 7c", "5h"), "Ad=11"), ("85", "96 − 11")),
    ],
    ids=["deal", "starter", "queen", "king", "ace"],
)
def test_the_dial_shows_the_count_and_how_it_came_about(match: Match, expected: tuple[str, str]) -> None:
    assert sign(table(match), "count") == expected


def test_the_end_of_a_round_is_told_when_its_last_card_has_been_seen() -> None:
    pictures, _ = story(south_wins(end="rounds 2"))
    (at,) = [n for n, beat in enumerate(pictures) if beat.waits]
    assert pictures[at].rest >= 5000
    assert pictures[at - 1].rest >= 500
    told = [english(one) for one in pictures[at].said]
    assert told[:2] == ["South played the last card.", "South wins round 1"]
    assert told[3].startswith("North: the loser scores the count, 2")


def test_the_end_of_the_match_is_told_when_its_last_card_has_been_seen() -> None:
    *earlier, end = story(south_wins(end="rounds 1"))[0]
    assert not any("the match" in english(one) for beat in earlier for one in beat.said)
    assert earlier[-1].rest >= 500
    assert english(end.said[-1]) == "The match is shared"


# --- cause before effect -------------------------------------------------------------------------------
def shown(beat: Beat) -> tuple[str, tuple[str, ...], tuple[str, ...]]:
    """The count of a picture, its pile, and the hands that are said to fit nothing."""
    pile = sorted((one for one in beat.tableau.pieces if one.zone == "pile"), key=lambda one: one.z)
    stuck = tuple(english(one.text) for one in beat.tableau.signs if one.key.startswith("stuck"))
    return sign(beat.tableau, "count")[0], tuple(piece.face for piece in pile), stuck


def test_the_count_turns_when_the_card_lies_face_up() -> None:
    pictures, _ = story(play(begun(SLOW_SOUTH, SLOW_NORTH, "7h"), "2c"))
    assert [shown(beat)[:2] for beat in pictures] == [
        ("94", ("7h", "2c")),
        ("47", ("7h", "2c")),
        ("47", ("7h", "2c")),
    ]
    assert [[english(one) for one in beat.said] for beat in pictures] == [
        [],
        ["South plays the 2 of clubs: 94 ÷ 2 = 47."],
        [],
    ]
    assert pictures[0].rest > 0


def test_the_starter_too_lies_there_before_it_counts() -> None:
    pictures, said = story(begun(SLOW_SOUTH, SLOW_NORTH, "7h"))
    assert [shown(beat)[:2] for beat in pictures] == [("101", ("7h",)), ("94", ("7h",)), ("94", ("7h",))]
    assert [len(beat.said) for beat in pictures] == [0, len(said), 0]


def test_a_blocked_hand_goes_dark_with_its_reason_once_the_count_has_turned() -> None:
    match = play(begun("Kd 2c Ad 9c 9d", "3c 4c 5c 6c 7c", "5h"), "Kd/48")
    for viewer in (SOUTH, NORTH, SPECTATOR):
        pictures, _ = story(match, viewer)
        assert [shown(beat) for beat in pictures] == [
            ("96", ("5h", "Kd"), ()),
            ("2", ("5h", "Kd"), ()),
            ("2", ("5h", "Kd"), ("Nothing here fits 2",)),
            ("2", ("5h", "Kd"), ("Nothing here fits 2",)),
        ]
        assert [english(one) for one in pictures[2].said] == ["North is blocked."]
        assert pictures[2].rest >= 500
        dark = {piece.zone for piece in pictures[-1].tableau.pieces if piece.dim}
        assert dark == ({"hand"} if viewer == NORTH else {"opponent"})
        assert not any(piece.dim for piece in pictures[1].tableau.pieces)


def test_a_blocked_hand_keeps_the_count_that_it_did_not_fit() -> None:
    match = play(begun("Kd 2c Ad 9c 9d", "5c 6c 7c 8c Th", "5h"), "Kd/24")
    assert sign(table(match), "count")[0] == "4"
    assert sign(table(match), "stuck1") == ("Nothing here fits 4", None)
    play(match, "Ad=1")
    assert sign(table(match), "count")[0] == "3"
    assert sign(table(match), "stuck1") == ("North is out: nothing fitted 4", None), "3 is another matter"
    (stuck,) = (one for one in table(match).signs if one.key == "stuck1")
    assert list(map(english, stuck.spoken)) == ["North is out: nothing fitted 4"], "by ear it has a name"
    assert sign(table(match), "seat1") == ("North", "0 points · dealer"), "its hand says that it is blocked"


@pytest.mark.parametrize(
    "frame", [Frame(10.0, 6.4), Frame(10.0, 7.0), FRAME, Frame(16.0, 6.4), WORDY], ids=str
)
def test_what_a_blocked_hand_says_leaves_the_prompt_in_sight(frame: Frame) -> None:
    match = play(begun("Kd 2c Ad 9c 9d", "5c 6c 7c 8c Th", "5h"), "Kd/24", "Ad=1")
    picture = tableau(seen(match, SOUTH), frame, NAMES)
    (one,) = (one for one in picture.signs if one.key == "stuck1")
    for other in picture.signs:
        if other is not one:
            beside = abs(one.x - other.x) >= (one.width + other.width) / 2 - 1e-9
            assert beside or abs(one.y - other.y) >= (one.height + other.height) / 2 - 1e-9, other.key


def test_what_a_blocked_hand_says_has_its_name_beside_the_prompt() -> None:
    match = play(begun("Kd 2c Ad 9c 9d", "5c 6c 7c 8c Th", "5h"), "Kd/24")
    said = {}
    for height in (6.4, 7.0):
        picture = tableau(seen(match, SOUTH), Frame(10.0, height), NAMES)
        signs = {one.key: one for one in picture.signs}
        said[signs["stuck1"].x != 5.0] = english(signs["stuck1"].text)
    assert said == {True: "North is out: nothing fitted 4", False: "Nothing here fits 4"}


@pytest.mark.parametrize("frame", [Frame(6.4, 9.0), Frame(6.4, 12.0), Frame(8.9, 9.0), TALL_WORDY], ids=str)
def test_on_a_standing_table_the_prompt_lies_clear_of_all_else(frame: Frame) -> None:
    for match in (dealt(SLOW_SOUTH, SLOW_NORTH, "Qs"), begun(SLOW_SOUTH, SLOW_NORTH, "Qs")):
        picture = tableau(seen(match, match.turn), frame, NAMES)
        (one,) = (one for one in picture.signs if one.key == "prompt")
        things = [(sign.x, sign.y, sign.width, sign.height) for sign in picture.signs if sign is not one]
        things += [(piece.x, piece.y, piece.scale, 1.4 * piece.scale) for piece in picture.pieces]
        things += [(spot.x, spot.y, spot.width, spot.height) for spot in picture.spots]
        for x, y, width, height in things:
            beside = abs(x - one.x) >= (width + one.width) / 2 - 1e-9
            assert beside or abs(y - one.y) >= (height + one.height) / 2 - 1e-9, (x, y)


def test_a_hand_that_is_empty_fits_nothing_and_says_nothing() -> None:
    match = play(begun(SLOW_SOUTH, SLOW_NORTH, "Qs 7h"), *SLOWLY, "stop")
    assert not any(one.key.startswith("stuck") for one in table(match).signs)


@pytest.mark.parametrize(
    ("last", "north", "why"),
    [
        ("stop", "stopped", "Neither plays on at 61. North played the last card."),
        ("draw", "blocked", "Neither plays on at 61. North played the last card."),
    ],
)
def test_the_plate_of_a_seat_that_has_stopped_says_so(last: str, north: str, why: str) -> None:
    match = play(begun(SLOW_SOUTH, SLOW_NORTH, "Qs Kh", end="endless"), *SLOWLY, "stop")
    assert sign(table(match), "seat0") == ("South", "0 points · stopped")
    pictures, _ = story(play(match, last))
    (end,) = (beat.tableau for beat in pictures if beat.waits)
    for key, word in (("seat0", "stopped"), ("seat1", north)):
        assert (sign(end, key)[1] or "").endswith(f" · {word}"), key
    note = sheet([seen(match)], NAMES).note
    assert note is not None
    assert english(note) == why
    play(match, "pass", "pass")
    assert all("stopped" not in (sign(table(match), key)[1] or "") for key in ("seat0", "seat1"))


def test_where_nobody_has_stopped_both_are_blocked() -> None:
    match = south_wins()
    note = sheet([seen(match)], NAMES).note
    assert note is not None
    assert english(note) == "Both are blocked at 2. South played the last card."


@pytest.mark.parametrize("caller", ["double", "pass"])
def test_each_doubling_lays_a_stake_on_the_table(caller: str) -> None:
    match = dealt(SLOW_SOUTH, SLOW_NORTH, "Qs")
    calls = {"double": ("double",), "pass": ("pass", "double")}[caller]
    play(match, *calls)
    seat = len(calls) - 1
    pictures, _ = story(match, SOUTH)
    stakes = [
        [(one.key, one.x, one.y) for one in beat.tableau.pieces if one.kind == "stake"] for beat in pictures
    ]
    assert [len(one) for one in stakes] == [1] * len(pictures)
    assert stakes[0][0][0] == f"stake{seat}"
    assert stakes[0] != stakes[1], "it is taken out, and laid on the table"
    assert all(one == stakes[1] for one in stakes[1:])
    if caller == "pass":
        piles = [shown(beat)[1] for beat in pictures]
        assert piles[:2] == [(), ()], "the starter is turned when the stake lies there"
        assert piles[2] == ("Qs",)
    both = table(play(dealt(SLOW_SOUTH, SLOW_NORTH, "Qs"), "double", "double"))
    assert sum(one.kind == "stake" for one in both.pieces) == 2
    assert sign(both, "seat1") == ("North", "0 points · dealer")


def test_a_card_that_is_turned_in_vain_says_why() -> None:
    match = play(begun(SLOW_SOUTH, SLOW_NORTH, "Qs Kh", end="endless"), *SLOWLY, "draw")
    pictures, _ = story(match)
    assert english(pictures[0].said[0]) == "South draws the king of hearts."
    vain = [
        sign(beat.tableau, "vain")[0] for beat in pictures if "vain" in {s.key for s in beat.tableau.signs}
    ]
    assert vain == ["A king divides, and no number between 1 and 61 divides 61."]


def test_a_card_that_fits_is_turned_without_a_word() -> None:
    match = play(begun(SLOW_SOUTH, SLOW_NORTH, "Qs 7h", end="endless"), *SLOWLY, "draw")
    assert not any("vain" in {one.key for one in beat.tableau.signs} for beat in story(match)[0])


def test_the_end_of_a_round_is_told_with_its_result_and_the_next_deal_after_it() -> None:
    pictures, _ = story(south_wins(end="rounds 2"))
    (at,) = [n for n, beat in enumerate(pictures) if beat.waits]
    assert [english(one) for one in pictures[at].said[:2]] == [
        "South played the last card.",
        "South wins round 1",
    ]
    assert not any("wins" in english(one) for beat in pictures[:at] for one in beat.said)
    told = [english(one) for beat in pictures[at + 1 :] for one in beat.said]
    assert "South deals round 2 from the rest of the stock: 31 cards are left there." in told
    assert len(seen(south_wins(end="rounds 2"), SPECTATOR).stock) == 31


def test_a_call_says_how_often_the_round_would_count() -> None:
    def meant(match: Match) -> dict[str, str]:
        found = table(match, match.turn).gestures
        return {one.action: english(one.remark) for one in found if one.remark is not None}

    once = {
        "double": "The round then counts twice, whoever wins.",
        "pass": "The round still counts once.",
    }
    assert meant(dealt(SLOW_SOUTH, SLOW_NORTH, "Qs")) == once
    assert meant(play(dealt(SLOW_SOUTH, SLOW_NORTH, "Qs"), "pass")) == once
    assert meant(play(dealt(SLOW_SOUTH, SLOW_NORTH, "Qs"), "double")) == {
        "double": "The round then counts four times, whoever wins.",
        "pass": "The round still counts twice.",
    }
    mine = dealt(SLOW_SOUTH, SLOW_NORTH, "Qs", doubling="winner")
    assert meant(mine) == {
        "double": "The winner’s score then counts twice.",
        "pass": "The round still counts once.",
    }
    assert meant(play(mine, "double")) == {
        "double": "The winner’s score then counts four times.",
        "pass": "The winner’s score still counts twice.",
    }


def test_the_sum_of_a_round_says_what_its_numbers_count() -> None:
    told = [text.replace("\u00a0", " ") for text in story(south_wins("double", "pass", end="rounds 2"))[1]]
    assert "South: 2 cards on the pile × 10 points × 2 (doubled) = 40" in told
    assert "North: the loser scores the count, 2 × 10 points × 2 (doubled) = 40" in told


# --- the score sheet -----------------------------------------------------------------------------------
def score(picture: Tableau) -> list[tuple[str, ...]]:
    """The rows of the score sheet."""
    (sheet,) = (one for one in picture.signs if one.key == "score")
    cells = ["" if cell is None else english(cell) for cell in sheet.cells]
    return [tuple(cells[k : k + 3]) for k in range(0, len(cells), 3)]


def test_the_score_sheet_begins_with_nothing() -> None:
    match = play(begun(SLOW_SOUTH, SLOW_NORTH, "Qs"), "2c", "2d", "3c")
    rows = [("Cards", "2", "2"), ("Total", "0", "0")]
    assert score(table(match)) == [("Score", "South", "North"), *rows]
    assert score(table(match, NORTH)) == [("Score", "North", "South"), *rows]


@pytest.mark.parametrize(
    ("calls", "doubling", "reasons"),
    [
        (("pass", "pass"), "both", [("", "2 cards", "count 2")]),
        (("double", "pass"), "both", [("", "2 cards", "count 2"), ("", "×2", "×2")]),
        (("double", "double"), "winner", [("", "2 cards", "count 2"), ("", "×4", "")]),
    ],
)
def test_the_score_sheet_says_what_the_last_round_paid_and_why(
    calls: tuple[str, ...], doubling: str, reasons: list[tuple[str, ...]]
) -> None:
    match = south_wins(*calls, end="rounds 2", doubling=doubling)
    first, second = match.scores
    assert score(table(match))[1:] == [
        ("Round 1", f"+{first}", f"+{second}"),
        *reasons,
        ("Cards", "0", "0"),
        ("Total", str(first), str(second)),
    ]
    pictures, _ = story(match, SOUTH)
    (at,) = [n for n, beat in enumerate(pictures) if beat.waits]
    assert all(("Total", "0", "0") in score(beat.tableau) for beat in pictures[:at]), "not before it is seen"
    assert ("Total", str(first), str(second)) in score(pictures[at].tableau)


@pytest.mark.parametrize(
    "frame", [Frame(10.0, 6.4), Frame(10.0, 7.5), FRAME, Frame(16.0, 7.0), WORDY], ids=str
)
def test_the_score_sheet_lies_clear_of_all_else(frame: Frame) -> None:
    match = play(begun(SLOW_SOUTH, SLOW_NORTH, "Qs"), *SLOWLY[:6])
    for viewer in (SOUTH, NORTH):
        picture = tableau(seen(match, viewer), frame, NAMES)
        (sheet,) = (one for one in picture.signs if one.key == "score")
        things = [(one.x, one.y, one.width, one.height) for one in picture.signs if one is not sheet]
        things += [(one.x, one.y, one.scale, 1.4 * one.scale) for one in picture.pieces]
        things += [(one.x, one.y, one.width, one.height) for one in picture.spots]
        for x, y, width, height in things:
            beside = abs(x - sheet.x) >= (width + sheet.width) / 2 - 1e-9
            assert beside or abs(y - sheet.y) >= (height + sheet.height) / 2 - 1e-9, (x, y)


def test_a_standing_table_has_no_room_for_a_score_sheet() -> None:
    picture = tableau(seen(begun(SLOW_SOUTH, SLOW_NORTH, "Qs"), SOUTH), Frame(6.4, 9.0), NAMES)
    assert not any(one.key == "score" for one in picture.signs)


@pytest.mark.parametrize("frame", [Frame(6.4, 9.0), Frame(6.4, 14.0), Frame(8.9, 9.0), TALL_WORDY])
def test_on_a_tall_table_no_words_lie_over_a_plate(frame) -> None:
    puzzle = puzzles_of(GAME)[0]
    match = Match.of_record(puzzle.opening(["Nana", "You"]))
    signs = tableau(seen(match, match.turn), frame, ("Nana", "You")).signs
    words = [sign for sign in signs if sign.kind in ("note", "plate")]
    assert "stuck" in " ".join(sign.key for sign in words), "a hand is blocked"
    for one, other in combinations(words, 2):
        beside = abs(one.x - other.x) >= (one.width + other.width) / 2
        above = abs(one.y - other.y) >= (one.height + other.height) / 2
        assert beside or above, (one.key, other.key)


@pytest.mark.parametrize(
    ("frame", "wider"),
    [(Frame(10.0, 6.4), True), (FRAME, True), (Frame(6.4, 9.0), False), (Frame(8.4, 6.4), False)],
    ids=str,
)
def test_a_plate_with_a_face_is_wider_where_the_hand_beside_it_leaves_room(frame: Frame, wider: bool) -> None:
    picture = tableau(seen(begun(SLOW_SOUTH, SLOW_NORTH, "Qs"), SOUTH), frame, NAMES)
    near, far = (next(one for one in picture.signs if one.key == f"seat{seat}") for seat in (SOUTH, NORTH))
    assert (far.width > near.width) == wider
    assert far.x - far.width / 2 == pytest.approx(near.x - near.width / 2)
    backs = [one for one in picture.pieces if one.y < 1]
    assert len(backs) == 5
    for back in backs:
        beside = back.x - back.scale / 2 > far.x + far.width / 2
        assert beside or back.y + 0.7 * back.scale < far.y - far.height / 2


# --- what is told ----------------------------------------------------------------------------------------
def test_each_doubling_is_told_with_the_factor_that_it_makes() -> None:
    made = dealt(SLOW_SOUTH, SLOW_NORTH, "Qs")
    assert told(play(made, "double")) == ["South doubles: the score of the round is now multiplied by 2."]
    assert told(play(made, "double"))[0] == "North doubles: the score of the round is now multiplied by 4."
    passed = play(dealt(SLOW_SOUTH, SLOW_NORTH, "Qs"), "pass", "double")
    assert told(passed)[0] == "North doubles: the score of the round is now multiplied by 2."
    mine = play(dealt(SLOW_SOUTH, SLOW_NORTH, "Qs", doubling="winner"), "double")
    assert told(mine) == ["South doubles: the winner’s score is now multiplied by 2."]


def test_a_drawn_card_that_ends_the_round_is_told_with_all_that_follows() -> None:
    made = play(begun(SLOW_SOUTH, SLOW_NORTH, "Qs Kh", end="endless"), *SLOWLY, "stop", "draw")
    assert told(made)[:5] == [
        "North draws the king of hearts.",
        "A king divides, and no number between 1 and 61 divides 61.",
        "North is blocked.",
        "North played the last card.",
        "North wins round 1",
    ]


@pytest.mark.parametrize(("match", "winner"), [(south_wins(), "South"), (north_wins(), "North")])
def test_where_nobody_can_follow_it_is_told_why_a_seat_wins_the_round(match: Match, winner: str) -> None:
    said = told(match)
    at = said.index(f"{winner} wins round 1")
    assert said[at - 1] == f"{winner} played the last card."


def test_a_round_that_is_counted_down_to_0_needs_no_such_reason() -> None:
    match = begun("2c 3c 4c 5c 9c", "2d 3d 4d 5d 6d", "Ts")
    for action in ("2c", "2d", "3c", "3d", "4c", "4d", "5c"):
        play(match, action)
    while not any(one.endswith(" round 1") for one in told(match)):
        play(match, match.legal()[0])
    said = told(match)
    assert said[0].endswith("= 0.")
    assert "North wins round 1" in said
    assert not any("last card" in one for one in said)


def test_who_has_just_played_the_last_card_of_a_hand_is_told() -> None:
    made = play(begun(SLOW_SOUTH, SLOW_NORTH, "Qs 7h"), *SLOWLY[:-1])
    assert told(made)[-1] == "South has an empty hand."
    plates = {one.key: one for one in table(made).signs if one.kind == "plate"}
    assert [english(one) for one in plates["seat0"].spoken][-1] == "hand empty"
    assert len(plates["seat1"].spoken) == 2, "a name and a note"


@pytest.mark.parametrize(
    ("calls", "how"),
    [
        (("pass", "pass"), "= 20"),
        (("double", "pass"), "2 (doubled)"),
        (("double", "double"), "4 (doubled twice)"),
    ],
)
def test_a_score_says_how_often_it_was_doubled(calls: tuple[str, str], how: str) -> None:
    gains = [one for one in told(south_wins(*calls, end="rounds 1")) if one.startswith("South: ")]
    assert how in gains[0]
    assert ("doubled" in gains[0]) == ("double" in calls)


def test_the_pile_tells_how_many_cards_it_has() -> None:
    match = play(begun(SLOW_SOUTH, SLOW_NORTH, "Qs"), *SLOWLY[:4])
    for number in (5, 6, 7):
        picture = tableau(seen(match, SOUTH), FRAME, NAMES)
        pile = [one for one in picture.pieces if one.zone == "pile"]
        assert len(pile) == number
        told = f"{number} cards on the pile"
        in_sight = sorted(pile, key=lambda one: one.z)[-5:]
        assert {one.tip and in_english(one.tip) for one in in_sight} == {told}
        assert not any(one.tip for one in pile if one not in in_sight)
        top = max(pile, key=lambda one: one.z)
        assert in_english(top.name).endswith(told)
        assert [one.key for one in pile if told in in_english(one.name)] == [top.key]
        written = [in_english(one.text) for one in picture.signs if one.key == "pile"]
        assert written == ([told] if number > 5 else []), "up to five are seen"
        (stock,) = {in_english(one.tip) for one in picture.pieces if one.zone == "stock" and one.tip}
        assert str(sum(one.zone == "stock" for one in picture.pieces)) in stock
        play(match, match.legal()[0])


@pytest.mark.parametrize(
    "frame", [Frame(10.0, 6.4), WORDY, Frame(6.4, 9.0), TALL_WORDY, Frame(6.4, 14.0)], ids=str
)
def test_the_number_of_the_pile_stands_below_it_and_on_nothing_else(frame: Frame) -> None:
    match = play(begun(SLOW_SOUTH, SLOW_NORTH, "Qs"), *SLOWLY[:6])
    picture = tableau(seen(match, SOUTH), frame, NAMES)
    number = next((one for one in picture.signs if one.key == "pile"), None)
    assert number is not None or frame.height > frame.width, "a standing table may have no room"
    if number is None:
        return
    upper, lower = number.y - number.height / 2, number.y + number.height / 2
    for piece in picture.pieces:
        if piece.zone in {"pile", "hand"}:
            edge = 0.7 * piece.scale
            assert upper >= piece.y + edge or lower <= piece.y - edge, piece.key
    for sign in picture.signs:
        beside = abs(sign.x - number.x) >= (sign.width + number.width) / 2
        above = abs(sign.y - number.y) >= (sign.height + number.height) / 2
        assert sign is number or beside or above, sign.key
