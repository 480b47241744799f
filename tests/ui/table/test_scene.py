"""One item for each piece, from tableau to tableau."""

from __future__ import annotations

from itertools import product

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QPointF, Qt

from limbotable.core.phrases import phrase
from limbotable.table.tableau import Beat, Frame, Sign
from limbotable.ui.art.palette import CONTRAST, DARK
from limbotable.ui.table.geometry import Area
from limbotable.ui.table.items import LightItem
from limbotable.ui.table.marks import Marks
from limbotable.ui.table.offers import Preview
from tests.ui.conftest import Table, dial


@pytest.fixture
def scene(table):
    return table.scene


def moved(shown, key: str, **changes):
    """The tableau with one piece changed."""
    pieces = tuple(replace(p, **changes) if p.key == key else p for p in shown.pieces)
    return replace(shown, pieces=pieces)


def test_an_item_stays_the_same_for_as_long_as_its_key(scene, clock, small) -> None:
    item = scene.pieces["a"]
    scene.glide(moved(small, "a", x=7.5, y=2.5, z=40, face="9d"), 200, 0)
    clock.advance(300)
    assert scene.pieces["a"] is item
    assert item.face == "9d"
    assert (item.pos().x(), item.pos().y()) == (750, 250)
    assert item.zValue() == 40


def test_a_light_on_a_tile_is_stronger_than_one_on_the_cloth(scene) -> None:
    area = Area(3.0, 3.0, 1.0, 2 / 3**0.5, shape="hexagon")

    def covered(*, on_piece: bool) -> int:
        image = LightItem(area, None, scene.context, {}, on_piece=on_piece).pixmap().toImage()
        points = product(range(image.width()), range(image.height()))
        return sum(image.pixelColor(x, y).alpha() for x, y in points)

    assert covered(on_piece=True) > 1.5 * covered(on_piece=False)


def test_what_moves_is_above_what_rests(scene, clock, small) -> None:
    scene.glide(moved(small, "a", x=7.5, y=2.5), 200, 0)
    clock.advance(50)
    assert scene.pieces["a"].zValue() > max(p.zValue() for k, p in scene.pieces.items() if k != "a")


@pytest.mark.parametrize("settled", [True, False])
def test_what_moves_passes_below_advice_that_is_settled(scene, clock, small, settled) -> None:
    words = Sign("advice", "advice", 5.0, 3.0, 2.0, 1.0, phrase("north"), phrase("south"), lit=not settled)
    scene.show(replace(small, signs=(*small.signs, words)))
    with_words = replace(small, signs=(*small.signs, replace(words, lit=settled)))
    scene.glide(moved(with_words, "a", x=7.5, y=2.5), 200, 0)
    clock.advance(50)
    assert (scene.signs["advice"].zValue() > scene.pieces["a"].zValue()) is settled


def test_a_piece_that_leaves_fades_and_is_gone(scene, clock, small, lose) -> None:
    item = scene.pieces["a"]
    scene.glide(lose(small, "a"), 200, 0)
    clock.advance(100)
    assert 0 < item.opacity() < 1
    assert item.scene() is scene
    assert "a" not in scene.pieces
    clock.advance(200)
    assert item.scene() is None


def test_a_piece_that_returns_while_it_leaves_is_the_same(scene, clock, small, lose) -> None:
    item = scene.pieces["a"]
    scene.glide(lose(small, "a"), 200, 0)
    clock.advance(100)
    scene.glide(small, 200, 0)
    clock.advance(300)
    assert scene.pieces["a"] is item
    assert item.opacity() == 1
    assert item.scene() is scene


def test_a_piece_that_appears_fades_in(scene, clock, small, lose) -> None:
    scene.show(lose(small, "a"))
    scene.glide(small, 200, 0)
    assert scene.pieces["a"].opacity() == 0
    clock.advance(300)
    assert scene.pieces["a"].opacity() == 1


def test_pieces_start_one_after_the_other(scene, clock, small) -> None:
    spread = moved(moved(small, "a", x=1.0), "b", x=1.5)
    assert scene.glide(spread, 200, 70) == 270
    clock.advance(64)
    assert scene.pieces["a"].pos().x() < 300
    assert scene.pieces["b"].pos().x() == 420


def test_a_card_is_dealt_from_the_top(scene, clock, small) -> None:
    spread = moved(moved(small, "s2", x=5.0, z=90, zone="hand"), "s1", x=6.0, z=91, zone="hand")
    scene.glide(spread, 200, 70)
    clock.advance(30)
    assert scene.pieces["s2"].zValue() > scene.pieces["s1"].zValue() > scene.pieces["s0"].zValue()
    clock.advance(400)
    assert (scene.pieces["s2"].zValue(), scene.pieces["s1"].zValue()) == (90, 91)


def test_a_hand_closes_up_without_rising(scene, clock, small) -> None:
    scene.glide(moved(small, "b", x=4.0), 200, 0)
    clock.advance(50)
    assert scene.pieces["b"].zValue() == 2


def test_show_jumps_over_whatever_is_under_way(scene, clock, small) -> None:
    scene.glide(moved(small, "a", x=1.0, face=""), 200, 0)
    clock.advance(50)
    scene.show(small)
    assert scene.pieces["a"].pos().x() == 300
    assert scene.pieces["a"].face == "a"
    clock.advance(50)
    assert clock.idle


def test_a_new_size_is_a_new_geometry_without_movement(scene, clock, small) -> None:
    scene.set_room(500, 320, 2.0)
    assert scene.geometry.unit == 50
    assert scene.pieces["a"].pos().x() == 150
    assert scene.pieces["a"].pixmap().devicePixelRatio() == 2.0
    assert scene.pieces["a"].pixmap().width() == 100
    assert clock.idle


@pytest.mark.parametrize("duration", [0, 200])
def test_in_another_frame_each_piece_is_drawn_once_and_none_that_goes(table, scene, small, duration) -> None:
    table.art.drawn.clear()
    shown = moved(small, "b", dim=True)
    pieces = tuple(piece for piece in shown.pieces if piece.key != "a")
    scene.glide(replace(shown, frame=Frame(12.0, 8.0), pieces=pieces), 0, 0)
    faces = [face for face, *_ in table.art.drawn]
    assert sorted(faces) == sorted(piece.face for piece in pieces)
    table.art.drawn.clear()
    scene.glide(small, duration, 0)
    faces = [face for face, *_ in table.art.drawn]
    assert faces.count("c") == faces.count("d") == 1
    assert scene.pieces["c"].pixmap().width() == round(scene.geometry.unit)
    assert scene.signs["me"].pixmap().width() == round(scene.geometry.unit * (2.0 + 2 * 0.08))


def test_equal_pieces_at_one_angle_are_turned_once(scene, small) -> None:
    shown = moved(moved(small, "a", angle=90.0), "b", angle=90.0, face="a")
    scene.show(moved(shown, "c", angle=45.0, face="a"))
    pictures = [scene.pieces[key].pixmap().cacheKey() for key in "abc"]
    assert pictures[0] == pictures[1] != pictures[2]
    assert scene.pieces["a"].pixmap().width() > scene.pieces["a"].pixmap().height()


def test_a_new_size_does_not_stop_what_moves(scene, clock, small) -> None:
    scene.glide(moved(small, "a", x=8.0), 200, 0)
    clock.advance(100)
    scene.set_room(500, 320, 1.0)
    clock.advance(200)
    assert scene.pieces["a"].pos().x() == 400


def test_a_picked_piece_is_lifted_and_outlined(scene, clock) -> None:
    scene.mark(Marks(picked="a"), 100)
    clock.advance(200)
    picked = scene.pieces["a"].pos().y()
    assert scene.pieces["a"].rim == "picked"
    scene.mark(Marks(focused="a"), 100)
    clock.advance(200)
    assert picked < scene.pieces["a"].pos().y() < 550
    assert scene.pieces["a"].rim == "focus"
    scene.mark(Marks(), 100)
    clock.advance(200)
    assert scene.pieces["a"].pos().y() == 550


def test_a_held_piece_stays_in_the_hand_whatever_comes(scene, clock, small) -> None:
    scene.hold("a")
    scene.drag(1.0, 1.0)
    scene.glide(moved(small, "a", x=8.0), 200, 0)
    clock.advance(300)
    assert scene.pieces["a"].pos().x() == 100
    scene.let_go(100)
    clock.advance(200)
    assert scene.pieces["a"].pos().x() == 800


def test_a_held_piece_may_vanish(scene, clock, small, lose) -> None:
    scene.hold("a")
    scene.glide(lose(small, "a"), 200, 0)
    scene.drag(1.0, 1.0)
    scene.let_go(100)
    clock.advance(300)
    assert scene.held == ""
    assert "a" not in scene.pieces


def test_signs_are_drawn_anew_only_when_they_change(scene, small) -> None:
    before = scene.signs["count"].pixmap().cacheKey()
    scene.show(replace(small))
    assert scene.signs["count"].pixmap().cacheKey() == before
    dial = replace(small.signs[0], text=phrase("count", n=50))
    scene.show(replace(small, signs=(dial,)))
    assert scene.signs["count"].pixmap().cacheKey() != before
    assert scene.signs["count"].wording.text == "count 50"
    assert set(scene.signs) == {"count"}


def test_a_preview_stands_for_its_sign_and_goes_again(scene, small) -> None:
    scene.preview(Preview(small.gestures[0].preview))
    assert scene.signs["count"].wording.text == "count 90"
    scene.preview(Preview())
    assert scene.signs["count"].wording.text == "count 96"


def test_another_language_and_another_cloth(scene, table) -> None:
    scene.retranslate(lambda said: said.code.upper())
    assert scene.signs["me"].wording.text == "ME"
    table.art.drawn.clear()
    scene.set_look(table.art, CONTRAST)
    assert scene.context.palette is CONTRAST
    assert table.art.drawn
    scene.set_look(table.art, DARK)


def captions(scene) -> dict[str, str]:
    return {key: item.text for key, item in scene.captions.items()}


def test_the_names_of_places_are_written_in_the_language_of_the_table(scene, small) -> None:
    scene.show(moved(small, "a", caption=phrase("north")))
    assert captions(scene) == {}
    scene.set_captions(True)
    assert captions(scene) == {"a": "north"}
    scene.retranslate(lambda said: said.code.upper())
    assert captions(scene) == {"a": "NORTH"}
    scene.set_captions(False)
    assert captions(scene) == {}


def test_nothing_at_rest_hides_the_name_of_a_place(scene, small) -> None:
    scene.set_captions(True)
    scene.show(moved(small, "a", caption=phrase("north")))
    area = scene.area_named("a")
    scene.mark(Marks(lights=(("a", area),)), 0)
    name = scene.captions["a"]
    assert name.zValue() > max(one.zValue() for one in (*scene.pieces.values(), *scene.lights.values()))
    assert name.sceneBoundingRect().intersects(scene.lights["a"].sceneBoundingRect())


def test_the_name_of_a_place_goes_with_its_piece_and_grows_with_it(scene, clock, small) -> None:
    scene.set_captions(True)
    scene.show(moved(small, "a", caption=phrase("north")))
    name, piece = scene.captions["a"], scene.pieces["a"]

    def below() -> QPointF:
        return QPointF(name.pos() - piece.pos())

    first, at, wide = below(), name.pos(), name.sceneBoundingRect().width()
    assert first.x() == 0
    assert first.y() > 0
    scene.glide(moved(scene.tableau, "a", x=7.5), 200, 0)
    clock.advance(100)
    assert scene.captions["a"] is name
    assert name.pos() != at, "on the way"
    assert below().x() == 0
    assert below().y() == pytest.approx(first.y(), rel=0.1), "it grows a little, as its piece does there"
    clock.advance(400)
    scene.show(moved(scene.tableau, "a", scale=2.0))
    assert below().y() == pytest.approx(2 * first.y())
    assert name.sceneBoundingRect().width() > 1.5 * wide
    scene.show(replace(scene.tableau, pieces=()))
    assert captions(scene) == {}
    assert name.scene() is None


def test_it_says_when_a_crowd_moves(qtbot, scene, clock, small) -> None:
    many = tuple(replace(small.pieces[0], key=f"n{n}", x=n * 0.3) for n in range(30))
    told: list[bool] = []
    scene.crowded.connect(told.append)
    scene.glide(replace(small, pieces=many), 200, 0)
    clock.advance(400)
    assert told == [True, False]


def test_a_crowd_that_starts_one_after_another_is_noticed_while_it_grows(scene, clock, small) -> None:
    many = tuple(replace(small.pieces[0], key=f"n{n}", x=n * 0.3) for n in range(30))
    scene.show(replace(small, pieces=many))
    told: list[bool] = []
    scene.crowded.connect(told.append)
    scene.glide(replace(small, pieces=tuple(replace(one, y=4.0) for one in many)), 400, 10)
    assert told == []
    clock.advance(320)
    assert told == [True], "no piece has arrived yet"
    clock.advance(1000)
    assert told == [True, False]


def test_of_a_stack_only_the_top_fades(scene, clock, small) -> None:
    low, middle, upper, beside = (
        replace(small.pieces[0], key=key, x=x, y=5.0, z=z, zone="stack")
        for key, x, z in (("low", 3.0, 1), ("middle", 3.02, 2), ("upper", 3.04, 3), ("beside", 4.5, 4))
    )
    scene.glide(replace(small, pieces=(low, middle, upper, beside)), 200, 0)
    clock.advance(120)
    shown = {key: item.opacity() for key, item in scene.pieces.items()}
    assert (shown["low"], shown["middle"]) == (0.0, 0.0)
    assert 0.0 < shown["upper"] < 1.0
    assert shown["beside"] == shown["upper"]
    clock.advance(200)
    assert {item.opacity() for item in scene.pieces.values()} == {1.0}
    leaving = dict(scene.pieces)
    scene.glide(replace(small, pieces=()), 200, 0)
    clock.advance(50)
    assert {key for key, item in leaving.items() if item.scene() is scene} == {"upper", "beside"}
    clock.advance(300)
    assert not any(item.scene() is scene for item in leaving.values())


def test_a_piece_of_another_kind_is_another_piece(scene, small) -> None:
    """Two games may call their pieces the same."""
    item = scene.pieces["a"]
    scene.show(moved(small, "a", kind="ball", face="red"))
    assert scene.pieces["a"] is not item
    assert scene.pieces["a"].face == "red"
    assert item.scene() is None


def test_the_cloth_is_there_in_a_window_of_any_size(qtbot, clock) -> None:
    """Also in one of just the size that the empty table's frame would have."""
    for size in ((1000, 640), (900, 700)):
        made = Table(clock)
        qtbot.addWidget(made.view)
        made.view.resize(*size)
        with qtbot.waitExposed(made.view):
            made.view.show()
        assert made.scene.cloth_size.toTuple() == size


def test_a_count_rolls_over_to_the_next_one(table, clock, small) -> None:
    item = table.scene.signs["count"]
    before = item.pixmap().cacheKey()
    table.view.director.play([Beat(replace(small, signs=(dial(90), *small.signs[1:])), 200)])
    clock.advance(60)
    assert item.pixmap().cacheKey() == before
    assert item.transform().m22() < 0.9 * item.transform().m11()
    clock.advance(80)
    half = item.pixmap().cacheKey()
    assert half != before
    clock.advance(100)
    assert item.transform().isIdentity()
    assert item.pixmap().cacheKey() == half
    assert table.count == "count 90"


def test_a_preview_is_seen_at_once_even_while_the_count_rolls(table, clock, small) -> None:
    table.view.director.play([Beat(replace(small, signs=(dial(90), *small.signs[1:])), 200)])
    clock.advance(30)
    item = table.scene.signs["count"]
    rolling = item.pixmap().cacheKey()
    table.view.consider("play b")
    assert item.pixmap().cacheKey() != rolling
    assert table.count == "count 80"
    clock.advance(400)
    table.view.consider("")
    assert table.count == "count 90"


def test_a_turned_piece_at_rest_is_turned_once_and_not_each_time_that_it_is_painted(scene, small) -> None:
    item = scene.pieces["a"]
    straight = item.boundingRect()
    scene.show(moved(small, "a", angle=30.0))
    assert item.transform().isIdentity()
    assert item.boundingRect().width() > straight.width()
    assert (item.boundingRect().center() - straight.center()).manhattanLength() < 2, "in its place"
    assert (item.boundingRect().center() - straight.center()).manhattanLength() < 2, "in its place"
    scene.show(moved(small, "a", angle=0.0))
    assert item.boundingRect() == straight


@pytest.mark.parametrize(("dense", "quick"), [(1.0, False), (2.0, True)])
def test_what_moves_on_a_dense_screen_is_drawn_quickly(scene, clock, small, dense, quick) -> None:
    scene.set_room(640, 480, dense)
    item = scene.pieces["a"]
    scene.glide(moved(small, "a", x=small.pieces[0].x + 2, angle=10.0), 200, 0)
    clock.advance(100)
    assert not item.transform().isIdentity(), "it is on its way"
    assert (item.transformationMode() == Qt.TransformationMode.FastTransformation) == quick
    clock.advance(200)
    assert item.transform().isIdentity()


@pytest.mark.parametrize(("count", "quick"), [(5, False), (30, True)])
def test_what_moves_in_a_crowd_is_drawn_quickly_until_it_rests(scene, clock, small, count, quick) -> None:
    many = tuple(replace(small.pieces[0], key=f"n{n}", x=n * 0.3) for n in range(count))
    scene.show(replace(small, pieces=many))
    scene.glide(replace(small, pieces=tuple(replace(one, y=4.0, angle=7.0) for one in many)), 200, 0)
    clock.advance(100)
    item = scene.pieces["n3"]
    assert not item.transform().isIdentity(), "it is on its way"
    assert (item.transformationMode() == Qt.TransformationMode.FastTransformation) == quick
    clock.advance(200)
    some = tuple(replace(one, y=2.0 if n < 5 else 4.0, angle=7.0) for n, one in enumerate(many))
    scene.glide(replace(small, pieces=some), 200, 0)
    clock.advance(100)
    assert item.transformationMode() == Qt.TransformationMode.SmoothTransformation, "the crowd is over"


@pytest.mark.parametrize(("dense", "quick"), [(1.0, False), (2.0, True)])
def test_what_waits_to_move_to_another_size_is_drawn_quickly(scene, clock, small, dense, quick) -> None:
    scene.set_room(640, 480, dense)
    first, second, *others = small.pieces
    others += [replace(first, y=first.y + 1), replace(second, y=second.y + 1, scale=0.7)]
    scene.glide(replace(small, pieces=tuple(others)), 200, 100)
    clock.advance(50)
    item = scene.pieces[second.key]
    assert item.pos().y() == pytest.approx(scene.geometry.to_pixels(second.x, second.y)[1]), "it waits"
    assert not item.transform().isIdentity(), "it is drawn for its new size"
    assert (item.transformationMode() == Qt.TransformationMode.FastTransformation) == quick
