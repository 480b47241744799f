"""Two pieces that one action takes: picked one after the other, in either order, or chosen between."""

from __future__ import annotations

import pytest

from limbotable.core.phrases import phrase
from limbotable.table.tableau import Frame, Gesture, Piece, Refusal, Tableau
from limbotable.ui.table.selection import Selection


def piece(
    key: str, kind: str, x: float, y: float, z: int = 0, handle: str = "", zone: str = "cubes"
) -> Piece:
    name = phrase("text", text=key)
    return Piece(key, kind, "", x, y, z, zone, name, handle=handle)


#: Two cards and two cubes: the cards bring new cubes, or move those that are there.
PIECES = (
    piece("here", "location", 2.0, 1.0, zone="board"),
    piece("there", "location", 6.0, 1.0, zone="board"),
    piece("cube", "cube", 2.0, 1.05, 2),
    piece("other", "cube", 6.0, 1.2, 2),
    piece("ace", "decktet", 3.0, 4.0, zone="hand"),
    piece("bard", "decktet", 5.0, 4.0, zone="hand"),
)


def gesture(action: str, pick: str, drop: str, also: str = "") -> Gesture:
    return Gesture(action, phrase("text", text=action), pick, drop, also=also)


GESTURES = (
    gesture("ace here", "ace", "here"),
    gesture("ace there", "ace", "there"),
    gesture("bard here", "bard", "here"),
    gesture("ace here>there", "cube", "there", "ace"),
    gesture("bard here>there", "cube", "there", "bard"),
    gesture("ace there>here", "other", "here", "ace"),
)
TABLE = Tableau(
    Frame(10.0, 6.4), ("hand", "board", "cubes"), PIECES, (), (), GESTURES,
    refusals=(Refusal("bard", phrase("text", text="no"), "there"),),
)  # fmt: skip


@pytest.fixture
def hand(qapp) -> Selection:
    made = Selection()
    made.adopt(TABLE)
    return made


@pytest.fixture
def chosen(hand) -> list[str]:
    log: list[str] = []
    hand.chosen.connect(log.append)
    hand.choice_wanted.connect(lambda _: log.append("|".join(one.action for one in hand.choice.gestures)))
    hand.refused.connect(lambda reason: log.append(f"refused {reason.values[0][1]}"))
    return log


def click(hand: Selection, key: str) -> None:
    one = next(piece for piece in PIECES if piece.key == key)
    hand.click(one, one.x, one.y)


def lit(hand: Selection) -> list[str]:
    return sorted(key for key, _ in hand.pick.lights)


def test_a_card_goes_alone(hand, chosen) -> None:
    click(hand, "ace")
    assert lit(hand) == ["here", "there"]
    hand.click(None, 6.5, 1.0)
    assert chosen == ["ace there"]


@pytest.mark.parametrize(("first", "second"), [("ace", "cube"), ("cube", "ace")])
def test_a_card_and_a_cube_go_together(hand, chosen, first: str, second: str) -> None:
    click(hand, first)
    click(hand, second)
    assert (hand.pick.key, hand.pick.along) == ("cube", "ace")
    assert lit(hand) == ["there"]
    assert hand.marks.hold("cube")
    assert hand.marks.hold("ace")
    hand.click(None, 6.5, 1.0)
    assert chosen == ["ace here>there"]
    assert (hand.pick.key, hand.pick.along) == ("", "")


def test_a_cube_on_a_lit_place_is_taken_along_and_not_covered(hand, chosen) -> None:
    click(hand, "ace")
    click(hand, "cube")
    assert chosen == [], "the cube stands on a place that is lit for the card"
    assert hand.pick.key == "cube"


def test_another_card_takes_the_place_of_the_first(hand, chosen) -> None:
    for key in ("ace", "cube", "bard"):
        click(hand, key)
    assert (hand.pick.key, hand.pick.along) == ("cube", "bard")
    click(hand, "bard")
    assert (hand.pick.key, hand.pick.along) == ("cube", ""), "clicked again it is let go of"
    assert chosen == []


def test_with_both_in_the_hand_a_click_is_for_the_place(hand, chosen) -> None:
    for key in ("ace", "cube", "other"):
        click(hand, key)
    assert chosen == ["ace here>there"], "the other cube stands where the first one goes"


def test_another_cube_takes_the_place_of_the_first(hand) -> None:
    hand.take("ace")
    hand.take("cube")
    hand.take("other")
    assert (hand.pick.key, hand.pick.along) == ("other", "ace")


def test_what_does_not_belong_together_is_picked_alone(hand) -> None:
    click(hand, "bard")
    click(hand, "other")
    assert (hand.pick.key, hand.pick.along) == ("other", "")


def test_without_a_card_there_is_a_choice(hand, chosen) -> None:
    click(hand, "cube")
    hand.click(None, 6.5, 1.0)
    assert chosen == ["ace here>there|bard here>there"]


def test_dragging_goes_along_with_what_is_picked(hand, chosen) -> None:
    click(hand, "bard")
    hand.grab("cube")
    assert (hand.pick.key, hand.pick.along) == ("cube", "bard")
    place = next(area for key, area in hand.pick.lights if key == "there")
    hand.drop("cube", place, place.x, place.y)
    assert chosen == ["bard here>there"]


def test_a_dragged_card_brings_the_cube_that_is_picked(hand, chosen) -> None:
    click(hand, "cube")
    hand.grab("ace")
    place = next(area for key, area in hand.pick.lights if key == "there")
    hand.drop("ace", place, place.x, place.y)
    assert chosen == ["ace here>there"]


def test_a_place_that_does_not_fit_says_why_whatever_stands_on_it(hand, chosen) -> None:
    click(hand, "bard")
    theirs = piece("theirs", "cube", 6.3, 1.2, 3)
    hand.click(theirs, 6.3, 1.2)
    assert chosen == ["refused no"]


def test_what_is_gone_is_not_taken_along(hand) -> None:
    click(hand, "ace")
    click(hand, "cube")
    left = tuple(one for one in GESTURES if one.also != "ace")
    hand.adopt(Tableau(TABLE.frame, TABLE.zones, PIECES, (), (), left))
    assert (hand.pick.key, hand.pick.along) == ("cube", "")


def test_who_lets_go_lets_go_of_both(hand) -> None:
    click(hand, "ace")
    click(hand, "cube")
    assert hand.let_go()
    assert not hand.marks.hold("ace")
    assert not hand.marks.hold("cube")


#: A third location that each of both cubes goes to, with either card; the second card alone asks which cube.
AWAY = piece("away", "location", 9.0, 1.0, zone="board")
CARRIED = tuple(
    gesture(f"{card} {start}>away", *pair)
    for card in ("ace", "bard")
    for start, cube in (("here", "cube"), ("there", "other"))
    for pair in ((cube, "away", card), (card, "away", cube))
)


@pytest.fixture
def asked(hand: Selection, chosen) -> Selection:
    """The question which cube the second card brings away."""
    gestures = (*(one for one in GESTURES if one.action != "bard here"), *CARRIED)
    hand.adopt(Tableau(TABLE.frame, TABLE.zones, (*PIECES, AWAY), (), (), gestures))
    click(hand, "bard")
    hand.click(AWAY, AWAY.x, AWAY.y)
    assert chosen == ["bard here>away|bard there>away"]
    chosen.clear()
    return hand


@pytest.mark.parametrize("means", ["cube", "here"])
@pytest.mark.parametrize("way", ["click", "key"])
def test_a_cube_or_its_location_answers_which_one_is_meant(asked, chosen, means: str, way: str) -> None:
    if way == "click":
        click(asked, means)
    else:
        asked.activate(means)
    assert chosen == ["bard here>away"]
    assert not asked.choice.gestures


def test_a_place_that_another_ones_cube_stands_on_answers_as_well(asked, chosen) -> None:
    asked.click(piece("theirs", "cube", 6.5, 1.2, 3), 6.5, 1.2)
    assert chosen == ["bard there>away"]


@pytest.mark.parametrize("means", ["ace", "bard"])
def test_a_card_answers_with_which_one_a_cube_is_brought(hand, chosen, means: str) -> None:
    click(hand, "cube")
    hand.click(None, 6.5, 1.0)
    chosen.clear()
    click(hand, means)
    assert chosen == [f"{means} here>there"]


def test_another_piece_is_picked_in_place_of_an_answer(hand, chosen) -> None:
    click(hand, "cube")
    hand.click(None, 6.5, 1.0)
    chosen.clear()
    click(hand, "other")  # it stands on the place that is asked about
    assert (hand.pick.key, hand.pick.along) == ("other", "")
    assert not hand.choice.gestures
    assert chosen == []


def test_what_answers_nothing_lets_the_question_be(asked, chosen) -> None:
    asked.click(AWAY, AWAY.x, AWAY.y)
    asked.click(AWAY, AWAY.x, AWAY.y, double=True)
    assert len(asked.choice.gestures) == 2
    assert asked.pick.key == "bard"
    assert set(chosen) == {"bard here>away|bard there>away"}, "the keyboard comes back to it"


def test_the_second_click_of_a_double_click_answers_nothing(asked, chosen) -> None:
    other = next(one for one in PIECES if one.key == "other")
    asked.click(other, other.x, other.y, double=True)
    assert chosen == []


def test_a_click_on_nothing_ends_the_question(asked, chosen) -> None:
    asked.click(None, 0.1, 6.0)
    assert not asked.choice.gestures
    assert asked.pick.key == ""
    assert chosen == []


def test_a_question_is_over_where_its_answers_are(asked) -> None:
    kept = asked.tableau.gestures
    asked.adopt(Tableau(TABLE.frame, TABLE.zones, (*PIECES, AWAY), (), (), kept))
    assert len(asked.choice.gestures) == 2, "these are the same"
    left = tuple(one for one in kept if one.action != "bard here>away")
    asked.adopt(Tableau(TABLE.frame, TABLE.zones, (*PIECES, AWAY), (), (), left))
    assert not asked.choice.gestures


def test_the_pointer_shows_what_an_answer_would_do(asked) -> None:
    cube = next(one for one in PIECES if one.key == "cube")
    asked.hover(cube, cube.x, cube.y)
    assert asked.shown is not None
    assert asked.shown.action == "bard here>away"
    ace = next(one for one in PIECES if one.key == "ace")
    asked.hover(ace, ace.x, ace.y)
    assert asked.shown is None
