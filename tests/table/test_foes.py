"""The table of Foes: places, actions, movements, and the log."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from math import cos, radians, sin

import pytest
from msgspec.structs import replace

from limbotable.core.cards import NAMES
from limbotable.core.options import OptionValue
from limbotable.games import in_english
from limbotable.games.foes.game import FoesGame
from limbotable.games.foes.rules import FoesPosition
from limbotable.games.foes.view import FoesCard, FoesView
from limbotable.play.dealer import Dealer
from limbotable.play.match import Match
from limbotable.table import asked
from limbotable.table.foes import beats, events, tableau
from limbotable.table.foes.places import FoesLayout
from limbotable.table.foes.signs import MARKER, MINE
from limbotable.table.foes.words import match_title
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
from limbotable.testing.tables import sheets

GAME = FoesGame()
FRAME = Frame(10.0, 7.2)
#: With large words, lying and standing.
WORDY, TALL_WORDY = Frame(10.0, 6.4, MOST_LETTERS), Frame(6.4, 9.0, MOST_LETTERS)
NAMES_OF = {3: ("South", "West", "East"), 4: ("South", "West", "North", "East")}
COURT = [name for name in NAMES if name[0] in "JQKA"]
NUMBERS = [name for name in NAMES if name[0] in "23456789T"]


def match(*actions: str, foes: str = "", cards: str = "", **options: OptionValue) -> Match:
    """A match with these on top of the decks; all other cards come from a dealer."""
    complete = GAME.complete(options)
    jokers = [f"X{n + 1}" for n in range(int(complete["jokers"]))]
    made = Match(GAME, complete, NAMES_OF[int(complete["players"])])
    made.push(-1, f"shuffle foes {on_top(foes, [*COURT, *jokers])}")
    made.push(-1, f"shuffle tactics {on_top(cards, NUMBERS)}")
    for action in actions:
        made.push(made.turn, action)
    return made


def match_on(made: Match, action: str) -> Match:
    made.push(made.turn, action)
    return made


def on_top(wanted: str, every: Sequence[str]) -> str:
    first = wanted.split()
    return " ".join([*first, *(name for name in every if name not in first)])


def position(made: Match, ply: int = -1) -> FoesPosition:
    here = made.stages[ply].position
    assert isinstance(here, FoesPosition)
    return here


def seen(made: Match, viewer: int | None = None, ply: int = -1) -> FoesView:
    """The view of a viewer, or of the seat to act."""
    stage = made.stages[ply]
    here = position(made, ply)
    who = max(0, here.turn()) if viewer is None else viewer
    return GAME.view(made.options, here, stage.sightings, who)


def look(made: Match, viewer: int | None = None, frame: Frame = FRAME) -> Tableau:
    return tableau(seen(made, viewer), frame, made.seats)


def story(made: Match, viewer: int) -> tuple[Beat, ...]:
    """The beats of the last line."""
    return beats(seen(made, viewer, -2), made.lines[-1], seen(made, viewer), FRAME, made.seats)


def told(made: Match, viewer: int = 0, ply: int = -1) -> list[str]:
    views = seen(made, viewer, ply - 1), seen(made, viewer, ply)
    return [in_english(one) for one in events(views[0], made.lines[ply], views[1], made.seats)]


def pieces(picture: Tableau, zone: str) -> list[Piece]:
    return [piece for piece in picture.pieces if piece.zone == zone]


def by_face(picture: Tableau) -> dict[str, Piece]:
    return {piece.face: piece for piece in picture.pieces if piece.face}


def signs(picture: Tableau) -> dict[str, Sign]:
    return {sign.key: sign for sign in picture.signs}


def gestures(picture: Tableau) -> dict[str, Gesture]:
    return {one.action: one for one in picture.gestures}


def play_out(made: Match, seed: int = 1) -> Match:
    """Play on, always the first legal action, to the end of the round."""
    dealer = Dealer(seed)
    here = position(made).round
    while made.turn >= 0 or (made.result is None and position(made).rounds_ended() < here):
        if made.turn < 0:
            line = dealer.next_line(made)
            assert line is not None
            made.push(line.who, line.action)
        else:
            made.push(made.turn, made.legal()[-1])
    return made


# Hands by seat: South 5h 9c …, West 5c …, North 5d …, East 2s …
CARDS = "5h 5c 5d 2s 9c 8c 7c 6c 9d 8d 7d 6d 9h 8h 7h 6h Th Ts Tc Td"


# --- where things lie -----------------------------------------------------------------------------------
@pytest.mark.parametrize("viewer", range(4))
def test_everybody_sits_at_the_bottom_and_the_others_clockwise(viewer: int) -> None:
    plates = signs(look(match(cards=CARDS), viewer))
    around = [plates[f"hero{(viewer + k) % 4}"] for k in range(4)]
    assert max(around, key=lambda sign: sign.y) is around[0]
    assert around[1].x < around[2].x < around[3].x
    assert around[2].y < around[1].y


def test_the_shadow_sits_left_of_the_dealer_and_has_a_plate_of_his_own() -> None:
    made = match(cards=CARDS, players=3, shadow="yes")
    picture = look(made, 0)
    assert seen(made, 0).order == (3, 0, 1, 2)
    shadow = signs(picture)["hero3"]
    assert shadow.kind == "shadow"
    assert in_english(shadow.text) == "the Shadow"
    # East deals, and sits at the left of the Shadow's place; he is South's neighbour to the right.
    assert shadow.x > signs(picture)["hero2"].x
    assert [piece.face for piece in pieces(picture, "cycle")] == ["9h"], "he has begun with the top card"


def test_only_ones_own_hand_lies_open() -> None:
    made = match(cards=CARDS)
    for viewer in range(5):
        faces = {piece.face for piece in pieces(look(made, viewer), "hand")}
        assert faces == (set(CARDS.split()[viewer:16:4]) if viewer < 4 else {""})
        assert {piece.face for piece in pieces(look(made, viewer), "others")} == {""}


@pytest.mark.parametrize(
    "frame",
    [FRAME, Frame(10.0, 6.4), Frame(6.4, 9.0), Frame(16.0, 7.0), WORDY, TALL_WORDY],
)
@pytest.mark.parametrize("players", [3, 4])
@pytest.mark.parametrize("shadow", ["no", "yes"])
def test_every_index_of_a_full_corner_can_be_read(frame: Frame, players: int, shadow: str) -> None:
    made = match(players=players, shadow=shadow, jokers=3)
    view = seen(made, 0)
    full = tuple(
        replace(corner, foes=tuple(FoesCard(f"{9 + corner.hero}.{n}", 52) for n in range(19)))
        for corner in view.corners
    )
    picture = tableau(replace(view, corners=full), frame, made.seats)
    rows: dict[float, list[Piece]] = {}
    for piece in pieces(picture, "corner"):
        rows.setdefault(piece.y + 100 * (piece.x > frame.width / 2), []).append(piece)
    for row in rows.values():
        for left, right in pairwise(sorted(row, key=lambda piece: piece.x)):
            assert right.x - left.x >= 0.25 * left.scale, (
                "nothing hides an index, and the keyboard stops here"
            )
        assert row[0].x - row[0].scale / 2 > 0
        assert row[-1].x + row[-1].scale / 2 < frame.width


# --- a cycle ---------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    "frame",
    [
        FRAME,
        Frame(10.0, 6.4),
        Frame(16.0, 7.0),
        Frame(6.4, 9.0),
        Frame(6.4, 11.8),
        Frame(9.0, 14.0),
        WORDY,
        TALL_WORDY,
    ],
)
@pytest.mark.parametrize(("players", "shadow"), [(3, "no"), (4, "no"), (4, "yes")])
def test_the_foe_and_its_name_lie_clear_of_the_cards_around(frame: Frame, players: int, shadow: str) -> None:
    made = match(players=players, shadow=shadow)
    laid = tableau(seen(made), frame, made.seats)
    written = {sign.key: sign for sign in laid.signs}
    foe = next(piece for piece in laid.pieces if piece.zone == "foe" and piece.face)
    middle = written["foe"]
    top = middle.y - middle.height / 2
    bottom = foe.y + foe.scale * CARD_HEIGHT / 2
    gap = foe.y - foe.scale * CARD_HEIGHT / 2 - (middle.y + middle.height / 2)
    assert 0 <= round(gap, 9) < 0.3, "they belong together"
    half = max(middle.width, foe.scale * CARD_WIDTH) / 2
    for hero in range(players + (shadow == "yes")):
        place = written[f"place{hero}"]
        beside = abs(place.x - middle.x) >= half + place.width / 2 - 1e-9
        apart = place.y + place.height / 2 <= top + 1e-9 or place.y - place.height / 2 >= bottom - 1e-9
        assert beside or apart, hero


@pytest.mark.parametrize(
    "frame",
    [
        FRAME,
        Frame(10.0, 6.4),
        Frame(6.4, 9.0),
        Frame(6.4, 11.8),
        Frame(9.0, 14.0),
        WORDY,
        TALL_WORDY,
    ],
)
@pytest.mark.parametrize(("players", "shadow"), [(3, "no"), (4, "no"), (4, "yes")])
def test_the_numbers_of_cards_keep_clear_of_the_frame(frame: Frame, players: int, shadow: str) -> None:
    places = FoesLayout(seen(match(players=players, shadow=shadow)), frame)
    for deck in (places.deck, places.discards):
        box = places.count(deck)
        assert box.x - box.width / 2 > 0.05
        assert box.x + box.width / 2 < frame.width - 0.05


@pytest.mark.parametrize(
    "frame", [FRAME, Frame(10.0, 6.4), Frame(12.3, 6.4), Frame(17.5, 6.4), Frame(10.0, 7.2)]
)
@pytest.mark.parametrize(("players", "shadow"), [(3, "no"), (4, "no"), (4, "yes")])
def test_the_foe_on_show_is_larger_than_the_cards_around_it(frame: Frame, players: int, shadow: str) -> None:
    places = FoesLayout(seen(match(players=players, shadow=shadow)), frame)
    for home in places.heroes.values():
        assert places.foe.scale >= 1.19 * home.card.scale


def test_the_lowest_visible_card_leads_until_all_have_played() -> None:
    picture = look(match("play 5h", cards=CARDS))
    assert by_face(picture)["5h"].mark == "leads"
    assert not any(sign.lit for sign in picture.signs if sign.kind == "place")
    advice = signs(picture)["advice"]
    assert (in_english(advice.text), advice.lit) == ("So far: South", False)
    assert advice.note is not None
    assert (
        in_english(advice.note) == "You and 2 more still to play. The 5 of hearts is the lowest visible card."
    )
    assert by_face(picture)["5h"].tip == by_face(picture)["5h"].name
    assert in_english(by_face(picture)["5h"].name).endswith("lowest visible so far: others have yet to play")


def test_the_viewer_is_told_what_to_do() -> None:
    begun = look(match(cards=CARDS))
    assert in_english(signs(begun)["prompt"].text) == "South: play a card"
    assert "prompt" not in signs(look(match("play 5h", cards=CARDS), 0)), "it is another one's turn"


@pytest.mark.parametrize("frame", [Frame(10.0, 6.4), FRAME, Frame(6.4, 9.0), WORDY, TALL_WORDY], ids=str)
@pytest.mark.parametrize(("players", "shadow"), [(3, "no"), (4, "no"), (4, "yes")])
def test_what_to_do_stands_beside_the_hand_and_covers_nothing(
    frame: Frame, players: int, shadow: str
) -> None:
    made = match(players=players, shadow=shadow)
    while made.turn != 0:
        made.push(made.turn, made.legal()[0])
    picture = tableau(seen(made, 0), frame, made.seats)
    written = signs(picture)
    prompt = written.pop("prompt")
    things = [(one.key, one.x, one.y, one.width, one.height) for one in written.values()]
    things += [(one.key, one.x, one.y, one.scale, one.scale * CARD_HEIGHT) for one in picture.pieces]
    for key, x, y, width, height in things:
        beside = abs(prompt.x - x) >= (prompt.width + width) / 2 - 1e-9
        assert beside or abs(prompt.y - y) >= (prompt.height + height) / 2 - 1e-9, key
    assert prompt.width > 1.8
    assert prompt.height > 0.5


def test_when_all_have_played_it_is_settled_and_looks_so() -> None:
    series = story(match("play 5h", "play 5c", "play 5d", "play 2s", cards=CARDS), 0)
    (judged,) = [one.tableau for one in series if one.rest >= 750]
    assert by_face(judged)["2s"].mark == "target"
    assert [sign.key for sign in judged.signs if sign.kind == "place" and sign.lit] == ["place3"]
    advice = signs(judged)["advice"]
    assert (in_english(advice.text), advice.lit) == ("The foe goes to East", True)
    assert in_english(by_face(judged)["2s"].name).endswith("the lowest visible: it takes the foe")


def test_the_last_card_is_considered_as_what_would_be_settled() -> None:
    picture = look(match("play 5h", "play 5c", "play 5d", cards=CARDS))
    last = gestures(picture)["play 2s"]
    advice = next(sign for sign in last.preview if sign.key == "advice")
    assert (in_english(advice.text), advice.lit) == ("The foe would go to East", False)
    assert advice.note is not None
    assert "still to play" not in in_english(advice.note)
    assert dict(last.marks)[last.pick] == "target"


def test_a_cycle_without_a_visible_card_leads_to_nobody() -> None:
    so_far = signs(look(match("play 5h", "play 5c", cards=CARDS)))["advice"]
    assert in_english(so_far.text) == "So far: nobody"
    assert so_far.note is not None
    assert in_english(so_far.note).endswith("hide each other. So far no card is visible.")
    made = match("play 5h", "play 5c", "play 7c", cards="5h 5c 7c 7s")
    last = next(sign for sign in gestures(look(made))["play 7s"].preview if sign.key == "advice")
    assert in_english(last.text) == "The foe would go to nobody"
    assert last.note is not None
    assert in_english(last.note).endswith("it is a draw.")
    settled = [signs(beat.tableau)["advice"] for beat in story(match_on(made, "play 7s"), 0)]
    assert "The foe goes to nobody" in [in_english(one.text) for one in settled]


def test_cards_that_hide_each_other_go_dark_as_a_pair() -> None:
    made = match("play 5h", "play 5c", cards=CARDS)
    picture = look(made)
    assert [(piece.face, piece.dim, piece.mark) for piece in pieces(picture, "cycle")] == [
        ("5h", True, "hidden"),
        ("5c", True, "hidden"),
    ]
    assert not any(sign.lit for sign in picture.signs if sign.kind == "place")
    assert (
        in_english(by_face(picture)["5h"].name) == "5 of hearts, played by South, hidden with the 5 of clubs"
    )
    assert told(made)[1] == "The 5 of hearts and the 5 of clubs hide each other."


def test_they_go_dark_when_the_second_one_lies_there_and_not_before() -> None:
    under_way, lies, last = story(match("play 5h", "play 5c", cards=CARDS), 0)
    assert [piece.dim for piece in pieces(under_way.tableau, "cycle")] == [False, False]
    assert by_face(under_way.tableau)["5h"].mark == "leads"
    assert [piece.dim for piece in pieces(lies.tableau, "cycle")] == [True, True]
    assert len(pieces(under_way.tableau, "others")) == 11
    assert len(pieces(lies.tableau, "others")) == 12, "and another card is drawn"
    assert last.tableau == look(match("play 5h", "play 5c", cards=CARDS), 0)


def test_a_third_one_lights_the_odd_one_up_again() -> None:
    picture = look(match("play 5h", "play 5c", "play 5d", cards=CARDS))
    assert {piece.face: (piece.dim, piece.mark) for piece in pieces(picture, "cycle")} == {
        "5h": (True, "hidden"),
        "5c": (False, "leads"),
        "5d": (True, "hidden"),
    }
    assert in_english(signs(picture)["advice"].text) == "So far: West"


def test_considering_a_card_shows_the_cards_that_it_would_hide() -> None:
    picture = look(match("play 5h", "play 5c", cards=CARDS))
    third = gestures(picture)["play 5d"]
    assert (third.pick, third.drop, third.main) == (by_face(picture)["5d"].key, MINE, True)
    # The 5 of hearts stays dark, so its mark stays as it is.
    assert dict(third.marks) == {by_face(picture)["5c"].key: "leads", third.pick: "hidden"}
    preview = {sign.key: sign for sign in third.preview}
    assert preview["place1"].note is not None
    assert in_english(preview["place1"].note) == "would take the foe for now"
    assert in_english(preview["advice"].text) == "The foe would go to West"
    lower = gestures(look(match("play 9c", cards=CARDS)))["play 8c"]
    here = by_face(look(match("play 9c", cards=CARDS)))
    assert dict(lower.marks) == {here["9c"].key: "shown", here["8c"].key: "leads"}
    assert {sign.key: sign.lit for sign in lower.preview} == dict.fromkeys(
        ("place0", "place1", "advice"), False
    )


def test_the_foe_walks_once_the_cards_have_been_looked_at() -> None:
    made = match("play 5h", "play 5c", "play 5d", "play 2s", foes="Qd Kh", cards=CARDS)
    series = story(made, 0)
    places = [[piece.zone for piece in one.tableau.pieces if piece.face == "Qd"] for one in series]
    assert places == [["foe"], ["foe"], ["corner"], ["corner"], ["corner"]]
    assert series[1].rest > 0
    assert [len(pieces(one.tableau, "cycle")) for one in series] == [4, 4, 4, 0, 0]
    assert "Kh" not in by_face(series[2].tableau), "the next foe turns when the last one is gone"
    assert "Kh" in by_face(series[3].tableau)
    assert told(made) == [
        "East plays the 2 of spades.",
        "The 2 of spades is the lowest visible card.",
        "East takes the foe: queen of diamonds (the Fox).",
        "A foe comes: king of hearts (the Bear).",
    ]


def test_each_event_is_told_with_the_picture_that_shows_it() -> None:
    made = match("play 5h", "play 5c", "play 5d", "play 2s", foes="Qd Kh", cards=CARDS)
    assert [[in_english(one) for one in beat.said] for beat in story(made, 0)] == [
        ["East plays the 2 of spades."],
        ["The 2 of spades is the lowest visible card."],
        ["East takes the foe: queen of diamonds (the Fox)."],
        ["A foe comes: king of hearts (the Bear)."],
        [],
    ]


@pytest.mark.parametrize("goal", ["single", "wins 3"])
def test_the_end_is_told_when_the_last_foe_has_gone(goal: str) -> None:
    made = play_out(match(players=3, match=goal), seed=4)
    series = story(made, 0)
    told_at = [(n, in_english(one)) for n, beat in enumerate(series) for one in beat.said]
    flights = [n for n, beat in enumerate(series) if any(p.mark == "taken" for p in beat.tableau.pieces)]
    assert flights, "some foes cancel each other"
    after = [n for n, text in told_at if "round" in text.lower() or "match" in text or "cancel" in text]
    assert after
    assert min(after) > max(flights)


@pytest.mark.parametrize(
    "frame",
    [
        *(Frame(10.0, 6.4), FRAME, Frame(10.0, 8.1), Frame(16.0, 7.0)),
        *(Frame(6.4, 9.0), Frame(6.4, 11.8), Frame(9.0, 14.0)),
        *(WORDY, TALL_WORDY),
    ],
    ids=str,
)
@pytest.mark.parametrize(("players", "shadow"), [(3, "no"), (3, "yes"), (4, "no"), (4, "yes")])
def test_no_place_covers_a_count_a_deck_a_corner_or_what_is_told(
    frame: Frame, players: int, shadow: str
) -> None:
    made = match(players=players, shadow=shadow, jokers=3)
    while made.turn != 0:
        made.push(made.turn, made.legal()[0])
    picture = tableau(seen(made, 0), frame, made.seats)
    written = signs(picture)
    apart = [written[f"place{hero}"] for hero in range(players + (shadow == "yes"))]
    apart += [written["advice"], written["seen"], written["deck"], written["prompt"]]
    apart += [written[f"hero{hero}"] for hero in range(players + (shadow == "yes"))]
    boxes = [(one.key, one.x, one.y, one.width, one.height) for one in apart]
    places = FoesLayout(seen(made, 0), frame)
    boxes += [
        ("corner", one.x, one.y, one.width, one.height)
        for one in (home.corner for home in places.heroes.values())
    ]
    for hero in range(1, players):
        # The hand of an opponent that has laid a marker: sideways, beside the other cards.
        held = [*places.held(hero, 3), *places.markers(hero, 3, 1)]
        left, right = held[0].x - held[0].scale / 2, held[-1].x + held[-1].scale * CARD_HEIGHT / 2
        wide, high = right - left, held[0].scale * CARD_HEIGHT
        boxes.append((f"hand{hero}", (left + right) / 2, held[0].y, wide, high))
    tops = [piece.y - piece.scale * CARD_HEIGHT / 2 for piece in pieces(picture, "deck")]
    assert written["deck"].y + written["deck"].height / 2 <= min(tops)
    for number, (key, x, y, width, height) in enumerate(boxes):
        for other, x2, y2, width2, height2 in boxes[:number]:
            beside = abs(x - x2) >= (width + width2) / 2 - 1e-9
            assert beside or abs(y - y2) >= (height + height2) / 2 - 1e-9, (key, other)


def test_the_count_of_seen_cards_says_what_it_counts_and_what_it_does_not() -> None:
    made = match("play 5h", "blind 5c", cards=CARDS)
    seen_ones = signs(look(made, 0))["seen"]
    assert seen_ones.tip is not None
    told = in_english(seen_ones.tip)
    assert "played" in told
    assert "since the last shuffle" in told
    counts = {in_english(number): count for number, count in seen_ones.counts}
    assert counts["5"] == 1, "the card that was played"
    assert sum(counts.values()) == 2, "with the one from the deck: no hand and no marker"


def test_the_name_of_the_chaos_lies_clear_of_its_heap() -> None:
    made = play_out(match(players=3, match="single"), seed=4)
    for frame in (Frame(10.0, 6.4), FRAME, Frame(16.0, 7.0)):
        picture = look(made, 0, frame)
        title = signs(picture)["foe"]
        heap = [piece for piece in pieces(picture, "foe") if piece.scale < 0.6]
        assert heap
        for piece in heap:
            turn = radians(piece.angle)
            high = piece.scale * (CARD_HEIGHT * abs(cos(turn)) + CARD_WIDTH * abs(sin(turn))) / 2
            assert piece.y - high >= title.y + title.height / 2 - 0.02


def test_the_words_for_the_foes_to_come_stay_in_their_place() -> None:
    made = match("play 5h", "play 5c", "play 5d", "play 2s", foes="Qd Kh", cards=CARDS)
    for beat in story(made, 0):
        middle = signs(beat.tableau)["foe"]
        assert middle.note is not None
        assert "more to come" in in_english(middle.note)


def test_a_foe_after_which_none_comes_is_called_the_last() -> None:
    made = match(foes="Qd Kh", cards=CARDS)
    here = seen(made, 0)
    picture = tableau(replace(here, foe_deck=()), FRAME, made.seats)
    assert by_face(look(made, 0))["Qd"].name.code == "foes.name.foe"
    name = in_english(by_face(picture)["Qd"].name)
    assert name == "queen of diamonds (the Fox), the foe on show, the last one"
    note = signs(picture)["foe"].note
    assert note is not None
    assert in_english(note) == "the last foe"


def test_after_a_draw_the_foe_stays() -> None:
    made = match("play 5h", "play 5c", "play 7c", "play 7s", cards="5h 5c 7c 7s", foes="Qd")
    assert by_face(look(made))["Qd"].zone == "foe"
    assert told(made)[-2:] == ["No card is visible: it is a draw.", "The foe stays."]


# --- blind ------------------------------------------------------------------------------------------------
def test_a_card_can_be_laid_down_to_play_blind() -> None:
    picture = look(match(cards=CARDS))
    ways = gestures(picture)
    blind = ways["blind 9c"]
    assert (blind.pick, blind.drop, blind.main) == (ways["play 9c"].pick, MARKER, False)
    assert [in_english(sign.text) for sign in blind.preview] == ["Nobody knows which card comes"]
    assert blind.marks == ()


def test_markers_lie_face_down_and_sideways() -> None:
    made = match("blind 9c", cards=CARDS)
    for viewer in range(5):
        (marker,) = pieces(look(made, viewer), "marker")
        assert (marker.face, marker.angle) == ("", 90.0)
    assert in_english(pieces(look(made, 0), "marker")[0].name) == "9 of clubs, your marker, face down"
    assert in_english(pieces(look(made, 1), "marker")[0].name) == "marker of South, face down, 1 in all"
    assert told(made, 1)[0] == "South plays blind: 10 of hearts."


def test_the_chooser_of_a_marker_sees_just_that_card_go() -> None:
    """Its key says nothing of the choice, so the cards that exchange keys are named."""
    made = match("blind 9h", cards=CARDS)
    before = tableau(seen(made, 0, -2), FRAME, made.seats)
    series = story(made, 0)
    renamed = dict(series[0].renamed)
    assert renamed[by_face(before)["9h"].key] == pieces(series[0].tableau, "marker")[0].key
    for face in ("5h", "9c", "9d"):
        old = by_face(before)[face].key
        assert by_face(series[0].tableau)[face].key == renamed.get(old, old)
    assert not story(made, 1)[0].renamed, "whoever does not see the faces has nothing to follow"


def test_with_an_empty_hand_the_deck_is_clicked() -> None:
    made = match(cards=CARDS)
    while len(made.legal()) > 1 or made.turn != 0:
        made.push(made.turn, made.legal()[0 if made.turn == 0 else -1])
    picture = look(made)
    (gesture,) = picture.gestures
    top = max(pieces(picture, "deck"), key=lambda piece: piece.z)
    assert (gesture.action, gesture.pick, gesture.drop) == ("blind", top.key, MINE)
    assert picture.ready == top.key
    assert top.rim == "playable"


def test_markers_and_the_deck_say_why_they_cannot_be_played() -> None:
    made = match("blind 9c", "play 5c", "play 5d", "play 6c", cards=CARDS)
    while made.turn != 0:
        made.push(made.turn, made.legal()[-1])
    picture = look(made)
    reasons = {one.pick: in_english(one.reason) for one in picture.refusals}
    (marker,) = pieces(picture, "marker")
    assert reasons[marker.key] == "The 9 of clubs is a marker until the cards are shuffled again."
    top = max(pieces(picture, "deck"), key=lambda piece: piece.z)
    assert reasons[top.key] == "To play blind, lay down a card from your hand as a marker."


def test_the_place_for_a_marker_says_how_it_is_used() -> None:
    picture = look(match(cards=CARDS))
    told = "To play blind, lay down a card from your hand as a marker."
    tip = signs(picture)["marker"].tip
    assert tip is not None
    assert in_english(tip) == told
    assert [in_english(one.reason) for one in picture.refusals if (one.pick, one.drop) == ("", "marker")] == [
        told
    ]
    others = look(match("play 5h", cards=CARDS), 0)
    assert [one for one in others.refusals if not one.pick] == [], "it is another one's turn"


# --- shuffling ----------------------------------------------------------------------------------------------
def test_cards_are_dealt_one_by_one_from_the_deck() -> None:
    made = match(cards=CARDS)
    series = story(made, 0)
    assert len(pieces(series[0].tableau, "deck")) == 36
    dealt = next(one for one in series if one.stagger)
    order = [piece.key for piece in dealt.tableau.pieces if piece.zone in {"hand", "others"}]
    assert len(order) == 16
    assert order == sorted(order, key=lambda key: int(key.partition(".")[2])), "as they are dealt"
    assert told(made) == ["East deals the cards."]


def test_the_shadow_begins_when_the_cards_are_dealt() -> None:
    made = match(cards=CARDS, players=3, shadow="yes")
    series = story(made, 0)
    laid = [len(pieces(one.tableau, "cycle")) for one in series]
    assert laid == sorted(laid)
    assert laid[-1] == 1
    assert laid[0] == 0
    assert told(made)[-1].startswith("The Shadow plays: ")


def test_a_reshuffle_gathers_discards_and_markers() -> None:
    made = match("blind 9c", cards=CARDS)
    dealer = Dealer(3)
    while made.turn >= 0:
        made.push(made.turn, made.legal()[-1])
    line = dealer.next_line(made)
    assert line is not None
    made.push(line.who, line.action)
    series = story(made, 0)
    assert pieces(series[0].tableau, "discards") == pieces(series[0].tableau, "marker") == []
    assert len(pieces(look(made, 0), "hand")) == 4
    n = len(pieces(look(made, 0), "deck"))
    assert n > 0
    assert (
        told(made)[0] == "East shuffles the discards and the markers and refills all hands: "
        f"{n} cards are left in the deck."
    )


def test_the_deck_is_told_as_it_was_when_the_hands_were_full_though_the_shadow_has_gone_on() -> None:
    made = match(cards=CARDS, shadow="yes", players=3)
    dealer, went_on = Dealer(3), 0
    while (line := dealer.next_line(made)) is not None or made.turn >= 0:
        if line is None:
            made.push(made.turn, made.legal()[-1])
            continue
        made.push(line.who, line.action)
        said = told(made)
        if "refill" in said[0]:
            laid = sum(one.startswith("The Shadow plays") for one in said)
            left = len(pieces(look(made, 0), "deck"))
            assert f": {left + laid} cards" in said[0]
            went_on += laid
    assert went_on


# --- what is told ---------------------------------------------------------------------------------------
def test_the_last_foe_is_told_as_the_last_and_every_other_one_is_not(ended: Match) -> None:
    said = [told(ended, 0, ply) for ply in range(1 - len(ended.lines), 0)]
    comes = [one for events_ in said for one in events_ if "foe comes: " in one]
    (at,) = [n for n, one in enumerate(comes) if one.startswith("The last foe comes: ")]
    assert at == len(comes) - 1 == 16, "the first of 18 has come before the first line here"


def test_a_taken_foe_is_told_with_those_that_it_cancels_and_the_number_left() -> None:
    made = match("play 5h", "play 5c", "play 5d", "play 2s", foes="Qd Qh", cards=CARDS)
    assert not any("cancel each other" in one for one in told(made))
    for action in ("play 9c", "play 8c", "play 7c"):
        made.push(made.turn, action)
    made.push(3, next(action for action in made.legal() if action.startswith("play 6")))
    said = told(made)
    at = said.index("East takes the foe: queen of hearts (the Tigress).")
    assert said[at + 1] == "It cancels with the queen of diamonds (the Fox): East has no foe left."
    things = [in_english(one) for owned in asked.seats(look(made, 0)) for one in owned.things]
    assert sum("cancels with" in one for one in things) == 2, "each is told with its owner"


def test_that_no_card_is_visible_any_more_is_told_before_the_last_has_played() -> None:
    assert told(match("play 5h", "play 5c", cards=CARDS))[-1] == "No card is visible now."
    ends = told(match("play 5h", "play 5c", "play 9d", "play 9h", cards="5h 5c 9d 9h 9c 8c 7c 6c"))
    assert "No card is visible now." not in ends
    assert "No card is visible: it is a draw." in ends


def test_the_last_card_of_a_hand_is_told() -> None:
    made = match(cards=CARDS)
    used: list[str] = []
    while not used:
        made.push(made.turn, next(one for one in made.legal() if one.startswith("blind")))
        used = [one for one in told(made) if "last card in hand" in one]
    (seat,) = (n for n, name in enumerate(made.seats) if used == [f"{name} uses the last card in hand."])
    assert not seen(made).hands[seat]
    (plate,) = (one for one in look(made, 0).signs if one.key == f"hero{seat}")
    assert in_english(plate.spoken[-1]) == "hand empty"


# --- the end ------------------------------------------------------------------------------------------------
@pytest.fixture(scope="module")
def ended() -> Match:
    """A round that leaves two pairs and a straight in one corner.

    Nobody looks at the foes here, so another order of them goes to the same corners.
    """
    first = play_out(match(cards=CARDS, match="wins 2"))
    corners = seen(first, 0).corners
    most = max(corners, key=lambda corner: len(corner.foes))
    wanted = ["Jc", "Ad", "Qc", "Ah", "Kc", "Kd", "Kh"]
    took = {sight.token: corner.hero for corner in corners for sight in corner.foes}
    rest = iter([name for name in [*COURT, "X1", "X2"] if name not in wanted[: len(most.foes)]])
    theirs = iter(wanted[: len(most.foes)])
    tokens = sorted(took, key=lambda token: int(token.partition(".")[2]))
    order = [next(theirs, None) or next(rest) if took[token] == most.hero else next(rest) for token in tokens]
    return play_out(match(foes=" ".join(order), cards=CARDS, match="wins 2"))


def test_the_chaos_goes_pair_by_pair_and_straight_by_straight(ended: Match) -> None:
    view = seen(ended, 0)
    groups = [group for kind in ("pair", "straight") for hero in view.order
              for group in view.corners[hero].groups if group.kind == kind]  # fmt: skip
    assert {group.kind for group in groups} == {"pair", "straight"}, "otherwise this test says nothing"
    risen = [{piece.key for piece in one.tableau.pieces if piece.mark == "taken"} for one in story(ended, 0)]
    assert [set(group.tokens) for group in groups] == [keys for keys in risen if keys]
    assert {piece.key for piece in pieces(look(ended, 0), "foe")} == {
        token for group in groups for token in group.tokens
    }


def test_the_numbers_left_are_told_and_wait(ended: Match) -> None:
    (waiting,) = [one for one in story(ended, 0) if one.waits]
    assert waiting.rest >= 2000
    end = seen(ended, 0).last_round
    assert end is not None
    left = " · ".join(f"{seat}: {n}" for seat, n in zip(ended.seats, end.left, strict=True))
    assert f"Foes left: {left}" in told(ended)
    figures = {in_english(line.name): in_english(line.figures[2]) for line in sheets(ended, 0)[-1].accounts}
    assert figures == {seat: str(n) for seat, n in zip(ended.seats, end.left, strict=True)}


@pytest.mark.parametrize(
    ("options", "winners", "scores", "text"),
    [
        ({"mode": "team", "match": "single"}, (0, 1, 2, 3), (0, 0, 0, 0), "The team wins the match"),
        ({"mode": "team", "match": "single"}, (), (3, 3, 3, 3), "The team loses the match"),
        ({"mode": "team", "match": "lives 3"}, (), (2, 2, 2, 2), "The team survives 2 rounds"),
        ({"mode": "pairs", "match": "wins 2"}, (0, 2), (2, 1, 2, 1), "South and North win the match"),
        ({"mode": "solo", "match": "lives 5"}, (1,), (0, 4, 2, 1), "West wins the match"),
        ({"mode": "solo", "match": "single"}, (0, 2), (1, 3, 1, 2), "South and North share the match"),
        ({"mode": "solo", "match": "wins 2"}, (0, 1, 2, 3), (2, 2, 2, 2), "The match is shared"),
    ],
)
def test_how_the_match_ends(
    ended: Match, options: dict[str, str], winners: tuple[int, ...], scores: tuple[int, ...], text: str
) -> None:
    sides = {"team": ((0, 1, 2, 3),), "pairs": ((0, 2), (1, 3)), "solo": ((0,), (1,), (2,), (3,))}
    view = replace(
        seen(ended, 0),
        mode=options["mode"],
        goal=options["match"],
        sides=sides[options["mode"]],
        winners=winners,
        scores=scores,
        phase="over",
        turn=-2,
    )
    assert in_english(match_title(view, ended.seats)) == text


def test_pairs_are_told_apart() -> None:
    plates = signs(look(match(cards=CARDS, mode="pairs")))
    partners = [in_english(note) for n in range(4) if (note := plates[f"hero{n}"].note)]
    assert [partner.partition("with ")[2] for partner in partners] == ["North", "East", "South", "West"]


# --- help ---------------------------------------------------------------------------------------------------
def test_help_can_be_left_out(ended: Match) -> None:
    cancels = {"pair", "straight"}
    for made in (match("play 5h", "play 5c", cards=CARDS), ended):
        for ply in range(len(made.stages)):
            full = tableau(seen(made, 0, ply), FRAME, made.seats)
            bare = full.without_help()
            assert not {piece.mark for piece in bare.pieces} & cancels
            assert not {"advice", "seen"} & signs(bare).keys()
            assert not {sign.key for one in bare.gestures for sign in one.preview} & {"advice", "seen"}
            assert [piece.dim for piece in bare.pieces] == [piece.dim for piece in full.pieces]


def test_foes_that_cancel_each_other_are_marked_and_named() -> None:
    made = match("play 5h", "play 5c", "play 5d", "play 2s", foes="Qd Qh", cards=CARDS)
    view = seen(made, 0)
    corner = view.corners[3]
    assert [sight.card for sight in corner.foes] == [NAMES.index("Qd")]
    for action in ("play 9c", "play 8c", "play 7c"):
        made.push(made.turn, action)
    made.push(3, next(action for action in made.legal() if action.startswith("play 6")))
    picture = look(made, 0)
    assert {piece.face: piece.mark for piece in pieces(picture, "corner")} == {"Qd": "pair", "Qh": "pair"}
    assert in_english(by_face(picture)["Qd"].name) == (
        "queen of diamonds (the Fox), in the corner of East, cancels with queen of hearts (the Tigress)"
    )
    plate = signs(picture)["hero3"]
    assert plate.note is not None
    assert "2 foes, 0 left" in in_english(plate.note), "as the log says"


def test_the_numbers_that_were_seen_are_counted() -> None:
    tally = signs(look(match("play 5h", "play 5c", cards=CARDS)))["seen"]
    assert [count for _, count in tally.counts] == [0, 0, 0, 2, 0, 0, 0, 0, 0]
    assert tally.note is not None
    assert "5: 2 of 4" in in_english(tally.note)
