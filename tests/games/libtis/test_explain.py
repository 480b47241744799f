"""Sentences about standings, actions and bonuses."""

from __future__ import annotations

import pytest

from limbotable.games.libtis.explain import (
    betrayed_phrase,
    bonus_phrase,
    remarks,
    seats_phrase,
    standing_phrases,
)
from limbotable.games.libtis.view import Betrayed, Bonus, TiedSeats
from limbotable.testing.matches import says
from tests.games.libtis.boards import act, begun, deal, seen, shuffle_bonuses
from tests.games.libtis.test_draft import drafting

NAMES = ("Red", "Blue", "Green")
#: Red's and Blue's cards; Green has the others.
RED, BLUE = "ace-moons ace-leaves sailor savage soldier", "author lunatic diplomat merchant ace-waves"


def told(action: str, *before: str) -> list[str]:
    """Return the sentences about an action of the seat to act after these."""
    match = act(deal(begun(3, variant="quickstart"), RED, BLUE), *before)
    view = seen(match, match.turn)
    move = next(one for one in view.moves if one.action == action)
    return [says(one) for one in remarks(view, move, NAMES)]


def test_the_first_cube_at_a_location() -> None:
    assert told("ace-moons forest") == ["Forest: lead taken; Red would get moons"]


def test_one_more_than_the_other() -> None:
    before = ("ace-moons forest", "author forest", "painter desert")
    assert told("ace-leaves forest", *before) == [
        "Forest: lead taken; Blue then needs 2 more cubes to lead; Red would get moons instead of leaves"
    ]


def test_drawing_level() -> None:
    assert told("author forest", "ace-moons forest") == [
        "Forest: 1st place, tied with Red; Blue would get leaves; Red would get leaves instead of moons"
    ]


def test_staying_ahead() -> None:
    before = ("ace-moons forest", "author mountain", "painter desert", "sailor forest", "diplomat forest")
    assert told("savage forest", *before, "penitent cave") == [
        "Forest: lead kept; Blue then needs 3 more cubes to lead"
    ]


def test_the_second_place() -> None:
    before = ("ace-moons forest", "author market", "painter desert", "ace-leaves forest")
    assert told("lunatic forest", *before) == ["Forest: 2nd place; Blue would get leaves"]


def test_a_place_that_pays_nothing() -> None:
    before = ("sailor sea", "author market", "painter desert", "ace-leaves market")
    assert told("ace-waves sea", *before) == [
        "Sea: 1st place, tied with Red; no chip here; Red would lose waves"
    ]


def test_a_place_that_never_paid_says_so() -> None:
    before = ("ace-moons forest", "ace-waves sea", "painter desert", "soldier desert", "lunatic sea")
    assert told("sailor sea", *before, "penitent cave") == ["Sea: 2nd place; no chip here"]


def test_all_rivals_that_need_the_fewest_cubes_are_named() -> None:
    before = ("sailor cave", "lunatic cave", "penitent cave")
    (cave,) = told("savage cave", *before)
    assert cave.startswith(
        "Cave: lead taken; Blue and Green then each need 2 more cubes to lead; Red would get "
    )


def test_the_same_change_for_several_players_is_told_once() -> None:
    before = ("sailor cave", "lunatic cave", "penitent cave")
    (cave,) = told("savage cave", *before)
    assert cave.endswith("; Red would get waves instead of wyrms; Blue and Green would each lose wyrms")


def test_a_cube_that_is_moved_leaves_something() -> None:
    before = ("ace-moons forest", "author forest", "painter desert")
    assert told("soldier forest>market", *before) == [
        "Market: lead taken; Red would get leaves",
        "Forest: Red would lose leaves; Blue would get moons instead of leaves",
    ]


def test_a_cube_that_does_nothing_where_it_stands() -> None:
    before = ("ace-moons forest", "author market", "painter desert", "ace-leaves forest", "diplomat desert")
    assert told("savage forest>market", *before, "penitent cave")[1] == "Forest: nobody’s chips change"


def test_nothing_is_said_of_a_bonus_card_that_is_taken() -> None:
    view = seen(drafting(), 2)
    assert [remarks(view, move, ("a", "b", "c", "d")) for move in view.moves] == [()] * 6


def test_every_legal_action_has_a_remark() -> None:
    match = shuffle_bonuses(deal(begun(3)))
    while match.result is None and match.ply < 30 and match.turn >= 0:
        view = seen(match, match.turn)
        for move in view.moves:
            said = remarks(view, move, NAMES)
            assert len(said) == (1 if move.source == "supply" else 2)
            for one in said:
                says(one)
        act(match, match.legal()[len(match.legal()) // 2])


# --- standings ----------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("group", "sentence"),
    [
        (TiedSeats(1, (0,), 3, "suns"), "Red, 1st place: suns"),
        (TiedSeats(3, (2,), 1, None), "Green, 3rd place: no chip"),
        (TiedSeats(1, (0, 2), 2, "wyrms"), "Red and Green tie for 1st place: each gets wyrms"),
        (TiedSeats(2, (0, 1, 2), 2, None), "Red, Blue and Green tie for 2nd place: no chip"),
    ],
)
def test_remarks_on_the_pay_of_a_location(group: TiedSeats, sentence: str) -> None:
    assert [says(one) for one in standing_phrases((group,), NAMES)] == [sentence]


def test_an_empty_location() -> None:
    assert [says(one) for one in standing_phrases((), NAMES)] == ["nobody has a cube here"]


def test_names_are_listed() -> None:
    listed = [says(seats_phrase(seats, NAMES)) for seats in ((1,), (1, 2), (0, 1, 2))]
    assert listed == ["Blue", "Blue and Green", "Red, Blue and Green"]


# --- bonuses ------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("bonus", "sentence"),
    [
        (Bonus("end", 12, 3, 3, 1), "3 leaf chips, more than anybody else"),
        (Bonus("calamity", 12, 1, 1, 1), "1 wyrm chip, more than anybody else"),
        (Bonus("windfall", 6, 2, 2, 2), "2 knot chips, the most, shared by 2 players"),
        (Bonus("pact", 0, 1, 2, 1), "1 set of all six suits, but another player has 2"),
        (Bonus("pact", 0, 0, 0, 4), "0 sets of all six suits, but at least one is needed"),
        (Bonus("harvest", 0, 9, 12, 1), "9 chips, but another player has 12"),
        (Bonus("excuse", 4, 2, 2, 3), "2 suits without a chip, the most, shared by 3 players"),
    ],
)
def test_why_a_bonus_pays(bonus: Bonus, sentence: str) -> None:
    assert says(bonus_phrase(bonus)) == sentence


@pytest.mark.parametrize(
    ("one", "sentence"),
    [
        (Betrayed(1, "end", 3, 2, 3, 1, 9), "+9 for Blue’s End (3 to 2, the holder is beaten)"),
        (Betrayed(1, "end", 0, 0, 2, 1, 6), "+6 for Blue’s End (0 to 0, level with the holder)"),
        (Betrayed(2, "pact", 0, 1, 2, 1, 2), "+2 for Green’s Pact (0 to 1, another player has 2)"),
        (Betrayed(2, "pact", 0, 2, 2, 2, 1), "+1 for Green’s Pact (0 to 2, the holder ties for the most)"),
        (Betrayed(2, "pact", 0, 2, 2, 1, 0), "+0 for Green’s Pact (0 to 2, the holder has the most)"),
    ],
)
def test_why_betrayal_pays(one: Betrayed, sentence: str) -> None:
    assert says(betrayed_phrase(one, NAMES)) == sentence


def test_betrayal_as_a_whole() -> None:
    bonus = Bonus("betrayal", 6, betrayed=(Betrayed(1, "end", 0, 0, 2, 1, 6),))
    assert says(bonus_phrase(bonus)) == "6 points for the bonuses of the others"
