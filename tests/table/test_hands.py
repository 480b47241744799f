"""Hands in an order of their own."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from limbotable.core.cards import NAMES
from limbotable.core.phrases import phrase
from limbotable.games import GAMES
from limbotable.table import table_of
from limbotable.table.hands import arranged_hand, by_rank, by_suit, rearranged, sorted_hand
from limbotable.table.tableau import Frame, Gesture, Piece, Tableau


def card(key: str, face: str, x: float, zone: str = "hand") -> Piece:
    return Piece(key, "card", face, x, 5.0 + x / 10, int(x), zone, phrase("text", text=face), angle=4 * x)


HAND = tuple(card(f"0.{n}", face, n) for n, face in enumerate(["9h", "Jc", "6d", "5s", "5c"]))
TABLE = Tableau(
    Frame(10.0, 6.4),
    ("hand", "pile"),
    (card("1.0", "Kd", 7.0, "pile"), *HAND, card("1.1", "", 8.0, "pile")),
    (),
    (),
    (
        Gesture("draw", phrase("text", text="draw")),
        *(Gesture(f"play {piece.face}", piece.name, piece.key, "pile") for piece in HAND),
        Gesture("stop", phrase("text", text="stop")),
    ),
)


def faces(picture: Tableau) -> list[str]:
    return [piece.face for piece in picture.pieces if piece.zone == "hand"]


@pytest.mark.parametrize(
    ("sort", "order"),
    [(by_rank, ["5c", "5s", "6d", "9h", "Jc"]), (by_suit, ["5c", "Jc", "6d", "9h", "5s"])],
)
def test_cards_change_places_and_actions_go_along(sort, order) -> None:
    now = sorted_hand(TABLE, sort)
    assert faces(now) == order
    places = [(piece.x, piece.y, piece.z, piece.angle) for piece in now.pieces]
    assert places == [(piece.x, piece.y, piece.z, piece.angle) for piece in TABLE.pieces]
    assert {piece.key: piece.face for piece in now.pieces} == {p.key: p.face for p in TABLE.pieces}
    assert [one.action for one in now.gestures] == ["draw", *(f"play {face}" for face in order), "stop"]


def test_a_hand_with_a_card_that_is_not_seen_stays_as_it_is() -> None:
    hidden = replace(TABLE, pieces=tuple(replace(p, face="") if p.face == "6d" else p for p in TABLE.pieces))
    assert sorted_hand(hidden, by_rank) == hidden


def test_an_own_order_goes_over_the_dealt_one_and_new_cards_lie_last() -> None:
    now = arranged_hand(TABLE, ["0.4", "9.9", "0.2", "0.0"])
    assert faces(now) == ["5c", "6d", "9h", "Jc", "5s"]
    assert [one.action for one in now.gestures][1:3] == ["play 5c", "play 6d"]
    assert arranged_hand(TABLE, []) == TABLE


@pytest.mark.parametrize(("card", "place"), [("a", 0), ("a", 2), ("c", 0), ("b", 1), ("d", 3), ("a", 3)])
def test_a_card_lies_where_it_was_put(card, place) -> None:
    hand = ["a", "b", "c", "d"]
    others = [key for key in hand if key != card]
    wanted = [*others[:place], card, *others[place:]]
    assert list(rearranged((), hand, card, place)) == wanted
    kept = rearranged(("x", "a", "b", "y", "c", "d"), hand, card, place)
    assert [key for key in kept if key in hand] == wanted
    assert sorted(kept) == ["a", "b", "c", "d", "x", "y"]


def test_a_card_that_comes_back_lies_where_it_was() -> None:
    order = rearranged(("c", "x", "a", "b"), ["c", "a", "b"], "c", 2)
    assert order == ("x", "a", "b", "c")


def test_every_card_has_its_place_and_jokers_come_last() -> None:
    assert sorted(NAMES, key=by_rank) == list(NAMES)
    assert sorted(NAMES, key=by_suit)[-3:] == ["X1", "X2", "X3"]
    assert "".join(dict.fromkeys(name[1] for name in sorted(NAMES[:52], key=by_suit))) == "cdhs"


def test_games_with_hands_have_orders() -> None:
    assert {game.id: set(table_of(game).sorts) for game in GAMES} == {
        "countdown": {"rank", "suit"},
        "foes": {"rank", "suit"},
        "libtis": {"suit"},
        "limit": set(),
    }
