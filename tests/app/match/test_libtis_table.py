"""Libtis at the window: several people at one screen, with bonus cards that nobody else may see."""

from __future__ import annotations

import re
from collections import Counter

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QHelpEvent
from PySide6.QtTest import QTest

from limbotable.games.libtis.deck import BONUS_NAMES, card_phrase
from limbotable.ui.table.director import AnimationSpeed
from limbotable.ui.table.pixels import rect_of
from limbotable.ui.words.speak import speak
from tests.app.conftest import Desk

NAMES = ("Aino", "Väinö", "Kaisa", "Ilmari", "Louhi")


@pytest.fixture
def libtis(open_table):
    """Open Libtis with these players."""

    def make(*players: str, variant: str = "standard", chips: str = "open", speed: str = "none") -> Desk:
        options = {"players": len(players), "variant": variant, "chips": chips}
        last = {"options": options, "players": list(players), "names": list(NAMES[: len(players)])}
        desk: Desk = open_table(game="libtis", matches={"libtis": last}, speed=speed)
        return desk

    return make


def view(desk: Desk, seat: int):
    stage = desk.match.stages[-1]
    return desk.match.game.view(desk.match.options, stage.position, stage.sightings, seat)


def secrets(desk: Desk, seat: int) -> list[str]:
    """What only a seat may see: the cards in its hand, its bonus card, and the set that it chooses from."""
    seen = view(desk, seat)
    sights = [*seen.hands[seat], *([seen.bonuses[seat]] if seen.bonuses[seat] else [])]
    if seen.draft is not None and seen.draft.seat == seat:
        sights += seen.draft.cards
    return [sight.card for sight in sights]


def betrayed(desk: Desk, cards: list[str]) -> list[str]:
    """What of these cards could be learnt at the window by reading or listening."""
    found, names = [], {card: speak(card_phrase(card)) for card in cards}
    for text in desk.said_anywhere():
        words = set(re.findall(r"[\w-]+", text))
        found += [f"{card}: {text}" for card, name in names.items() if card in words or name in text]
    return found


def come(desk: Desk) -> int:
    """Let the next person come to the table; return their seat."""
    desk.uncover()
    seat: int = desk.controller.viewer
    assert seat == desk.match.turn
    return seat


def test_each_person_sees_only_their_own(libtis) -> None:
    desk = libtis("person", "person", "person", variant="advanced")
    for _ in range(9):
        assert desk.view.covered
        others = [card for seat in range(3) for card in secrets(desk, seat)]
        assert betrayed(desk, others) == [], "behind the curtain nothing can be learnt"
        seat = come(desk)
        own = secrets(desk, seat)
        assert betrayed(desk, own), "or the check is blind"
        hidden = [card for other in range(3) if other != seat for card in secrets(desk, other)]
        assert betrayed(desk, [card for card in hidden if card not in own]) == []
        desk.play()


def test_the_set_is_chosen_from_behind_the_curtain(libtis) -> None:
    desk = libtis("person", "person", "person", variant="advanced")
    seat = come(desk)
    faces = {piece.face for piece in desk.view.table.tableau.pieces if piece.zone == "set"}
    assert len(faces) == 6
    assert faces < set(BONUS_NAMES)
    taken = desk.play().removeprefix("take ")
    assert desk.view.covered
    assert taken not in " ".join(desk.log())
    assert f"{NAMES[seat]} takes a bonus card." in desk.log()


def play_on(desk: Desk, steps: int) -> None:
    """Let everybody play, but no longer than to the end of the match."""
    for _ in range(steps):
        if desk.match.result is not None:
            break
        desk.settle()
        if desk.view.covered:
            come(desk)
            desk.settle()
        if desk.controller.acting is not None:
            desk.play()
        elif desk.scripted.pending is not None:
            desk.scripted.answer()


@pytest.mark.long
@pytest.mark.parametrize(
    ("variant", "chips"), [("quickstart", "open"), ("standard", "hidden"), ("advanced", "open")]
)
def test_people_and_computer_players_play_to_the_end(libtis, variant: str, chips: str) -> None:
    desk = libtis("person", "novice", "person", "expert", variant=variant, chips=chips)
    play_on(desk, 6)
    desk.skip(left=12)  # most of the last round
    skipped = desk.match.ply
    play_on(desk, 100)
    desk.settle()
    assert desk.match.ply - skipped >= 12
    result = desk.match.result
    assert result is not None
    shown = desk.view.table.tableau.sheet
    assert shown is not None
    assert shown.winners == result.winners
    assert len(shown.accounts) == 4
    assert any(
        "wins the match" in line or "You win the match" in line or "share the match" in line
        for line in desk.log()[-1:]
    )
    assert any("for chips" in text for text in desk.heard())


@pytest.mark.parametrize("speed", [AnimationSpeed.NONE, AnimationSpeed.NORMAL])
def test_every_speed_ends_on_the_latest_tableau(libtis, speed: AnimationSpeed) -> None:
    desk = libtis("person", "novice", "novice", speed="none")
    desk.view.director.speed = speed
    for _ in range(18):
        if desk.controller.acting is not None:
            desk.controller.choose(desk.match.legal()[0])
        elif desk.scripted.pending is not None:
            desk.scripted.answer()
        else:
            desk.settle()  # its answer waits until the table has shown what came before
    desk.settle()
    assert desk.view.table.tableau == desk.controller.tableau()
    assert desk.view.table.animator.moving == 0


def test_a_hint_comes_with_its_reason(libtis) -> None:
    desk = libtis("person", "novice", "novice")
    while desk.controller.acting is None:
        desk.scripted.answer()
    desk.do("hint")
    desk.hinter.answer(desk.match.legal()[0])
    assert desk.toast().startswith("Hint: ")
    reason = desk.view.table.signs["step"].wording.text
    assert "lead taken" in reason or "place" in reason
    assert reason not in desk.toast(), "it stands on the table already"


def test_what_a_pointer_rests_on_is_told_unless_it_is_hidden(libtis, monkeypatch) -> None:
    desk = libtis("person", "novice", "novice")
    said: list[str] = []
    shown = lambda _where, text, _widget: said.append(text)  # noqa: E731
    monkeypatch.setattr("limbotable.ui.table.table_view.QToolTip.showText", shown)
    rest_on(desk, "bonus.0")
    rest_on(desk, "bonus.1")
    assert said[0].split(",")[0] == speak(card_phrase(view(desk, 0).bonuses[0].card))
    assert said[1] == "face-down bonus card of Väinö"


def rest_on(desk: Desk, key: str) -> None:
    """Let the pointer rest on a piece."""
    piece = desk.view.table.pieces[key].piece
    x, y = desk.view.table.geometry.to_pixels(piece.x, piece.y)
    where = QPoint(round(x), round(y))
    desk.view.viewportEvent(QHelpEvent(QEvent.Type.ToolTip, where, desk.view.viewport().mapToGlobal(where)))


def test_a_card_and_a_cube_are_played_by_keyboard(libtis) -> None:
    desk = libtis("person", "novice", "novice", variant="quickstart")
    while desk.controller.acting is None:
        desk.scripted.answer()
    desk.view.setFocus(Qt.FocusReason.TabFocusReason)
    before = desk.match.ply
    QTest.keyClick(desk.view, Qt.Key.Key_Return)
    QTest.keyClick(desk.view, Qt.Key.Key_Return)
    assert desk.match.ply == before + 1
    assert desk.match.lines[-1].who == 0


@pytest.mark.parametrize("way", ["key", "click"])
def test_a_location_says_that_a_card_is_chosen_first(libtis, way) -> None:
    desk = libtis("person", "novice", "novice")
    while desk.controller.acting is None:
        desk.scripted.answer()
    selection, table = desk.view.selection, desk.view.table
    location = next(one for one in table.tableau.pieces if one.key == "sea")

    def use() -> None:
        if way == "key":
            selection.show_ring(True)
            selection.focus("sea")
            QTest.keyClick(desk.view, Qt.Key.Key_Return)
        else:
            selection.click(location, location.x, location.y)

    use()
    assert desk.toast().startswith("Choose a card first, then a location.")
    no_waves = next(one for one in table.tableau.refusals if one.pick and one.drop == "sea")
    selection.let_go()
    selection.take(no_waves.pick)
    use()
    assert desk.toast().startswith(speak(no_waves.reason)), "and with a card, what that lacks"


def test_with_a_cube_picked_the_table_says_what_comes_next(libtis) -> None:
    desk = libtis("person", "novice", "novice", variant="quickstart")
    desk.settle()
    if desk.controller.acting is None:
        desk.scripted.answer()
        desk.settle()
    selection, signs = desk.view.selection, desk.view.table.signs
    before = signs["step"].wording.text
    cube, card = next((one.pick, one.also) for one in desk.view.table.tableau.gestures if one.also)
    selection.take(cube)
    assert signs["step"].wording.text == "Choose a card or a location for the cube"
    selection.take(card)
    assert signs["step"].wording.text == "Choose a location for the cube"
    selection.let_go()
    assert signs["step"].wording.text == before


@pytest.mark.parametrize("left", [26, 18])
def test_in_large_letters_the_list_of_ways_covers_no_location_that_may_be_wanted(open_table, left) -> None:
    last = {"options": {"players": 4}, "players": ["person", "novice", "novice", "novice"]}
    desk = open_table(game="libtis", matches={"libtis": last}, text="largest")
    desk.window.resize(1020, 700)
    desk.skip(left=left)
    desk.settle()
    while desk.controller.waiting:
        desk.scripted.answer()
        desk.settle()
    view, table = desk.view, desk.view.table
    ways = Counter((one.pick, one.drop) for one in table.tableau.gestures if one.drop)
    (card, place), many = ways.most_common(1)[0]
    assert many > 1
    view.selection.take(card)
    lit = [rect_of(table.geometry, area) for _, area in table.marks.lights]
    assert len(lit) > 1
    view.selection.activate(place)
    chooser = view.overlays.chooser
    assert len(chooser.buttons()) > 1
    assert not any(chooser.geometry().intersects(one) for one in lit)
