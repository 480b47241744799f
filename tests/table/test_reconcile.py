from __future__ import annotations

import pytest
from msgspec.structs import replace

from limbotable.core.phrases import phrase
from limbotable.table.reconcile import Changes, reconcile
from limbotable.table.tableau import Frame, Piece, Tableau

NOTHING = Changes((), (), (), ())


def piece(key: str, **more) -> Piece:
    return replace(Piece(key, "card", "", 1.0, 1.0, 0, "hand", phrase("card.hidden")), **more)


def tableau(*pieces: Piece) -> Tableau:
    return Tableau(Frame(10, 8), ("hand",), pieces, (), ())


def test_equal_tableaux_need_nothing() -> None:
    assert reconcile(tableau(piece("a"), piece("b")), tableau(piece("a"), piece("b"))) == NOTHING
    assert reconcile(tableau(), tableau()) == NOTHING


def test_pieces_appear_and_vanish_by_their_keys() -> None:
    changes = reconcile(tableau(piece("a"), piece("b")), tableau(piece("b"), piece("c")))
    assert changes == Changes((piece("c"),), (), (), (piece("a"),))


@pytest.mark.parametrize("change", [{"x": 2.0}, {"y": 2.0}, {"z": 5}, {"angle": 4.0}, {"scale": 0.5}])
def test_a_piece_moves(change: dict[str, object]) -> None:
    changes = reconcile(tableau(piece("a")), tableau(piece("a", **change)))
    assert changes == Changes((), (piece("a", **change),), (), ())


def test_a_piece_flips() -> None:
    changes = reconcile(tableau(piece("a")), tableau(piece("a", face="7h")))
    assert changes == Changes((), (), (piece("a", face="7h"),), ())


def test_a_piece_moves_and_flips_at_once() -> None:
    after = piece("a", face="7h", x=3.0)
    assert reconcile(tableau(piece("a")), tableau(after)) == Changes((), (after,), (after,), ())


@pytest.mark.parametrize("change", [{"rim": "playable"}, {"dim": True}, {"zone": "pile"}])
def test_a_change_of_neither_place_nor_face_is_no_movement(change: dict[str, object]) -> None:
    assert reconcile(tableau(piece("a")), tableau(piece("a", **change))) == NOTHING


def test_the_order_is_that_of_the_later_tableau() -> None:
    before = tableau(piece("a"), piece("b"))
    after = tableau(piece("b", x=2.0), piece("d"), piece("a", x=3.0), piece("c"))
    changes = reconcile(before, after)
    assert [one.key for one in changes.moved] == ["b", "a"]
    assert [one.key for one in changes.appeared] == ["d", "c"]
