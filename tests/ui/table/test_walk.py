"""The keyboard's stops: pieces that are told alike are one, unless an action takes them."""

from __future__ import annotations

import pytest

from limbotable.games import game_of, in_english
from limbotable.table import table_of
from limbotable.table.tableau import Frame, Tableau
from limbotable.testing.matches import Case, view
from limbotable.ui.table.geometry import tops
from limbotable.ui.table.nodes import describe
from limbotable.ui.table.selection import Selection
from limbotable.ui.table.walk import stops


def table(game: str, plies: int) -> Tableau:
    made = game_of(game)
    assert made is not None
    match = Case(game, made.complete({}), seed=5, plies=plies).match()
    return table_of(made).tableau(view(match, match.turn), Frame(14.0, 9.0), match.seats)


@pytest.mark.parametrize(("game", "plies"), [("countdown", 9), ("foes", 9), ("libtis", 9), ("limit", 9)])
def test_what_has_one_name_and_no_use_is_one_stop(game, plies) -> None:
    tableau = table(game, plies)
    used = {key for one in tableau.gestures for key in (one.pick, one.drop, one.also)}
    for zone, pieces in stops(tableau).items():
        names = [in_english(one.name) for one in pieces if one.key not in used]
        assert len(names) == len(set(names)), zone
    left = {in_english(one.name) for pieces in stops(tableau).values() for one in pieces}
    assert {in_english(one.name) for one in tops(tableau.pieces) if one.zone in tableau.zones} == left


def test_a_card_says_why_it_cannot_be_played_only_where_others_can() -> None:
    """The first decision is whether to double: it may be told after the focus has come to a card."""
    hand = Selection()
    doubling = table("countdown", 1)
    assert {one.pick for one in doubling.gestures} == {""}
    hand.adopt(doubling)
    own = [node for node in describe(hand, in_english, "") if node.name.endswith(", your hand")]
    assert len(own) == 5
    assert all(node.pressable and not node.description for node in own)
    playing = next(
        one
        for one in (table("countdown", plies) for plies in range(3, 30))
        if one.refusals and any(gesture.pick for gesture in one.gestures)
    )
    hand.adopt(playing)
    told = {node.key: node.description for node in describe(hand, in_english, "")}
    assert told[playing.refusals[0].pick] == in_english(playing.refusals[0].reason)


def test_a_piece_with_many_actions_is_told_with_their_number() -> None:
    hand = Selection()
    tableau = table("libtis", 9)
    hand.adopt(tableau)
    told = {node.key: node.description for node in describe(hand, in_english, "")}
    ways = {one.pick: 0 for one in tableau.gestures}
    for one in tableau.gestures:
        ways[one.pick] += 1
    most = max(ways, key=lambda key: ways[key])
    assert ways[most] > 4
    assert told[most].endswith(" possible actions")
