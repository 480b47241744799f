"""Looking back at the match on the table, and playing on from where it was."""

from __future__ import annotations

import random
from contextlib import closing
from itertools import islice

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QComboBox, QPushButton, QSlider, QToolButton

from limbotable.app.lookback.replay import Replay
from limbotable.app.match.point_of_view import OpenHands
from limbotable.app.match.setup import chance_lines
from limbotable.core.cards import card_text
from limbotable.core.phrases import phrase
from limbotable.games import game_of
from limbotable.games.countdown.view import CountdownView
from limbotable.games.foes.view import FoesView
from limbotable.games.libtis.view import LibtisView
from limbotable.play.dealer import Dealer
from limbotable.play.match import Match
from limbotable.play.record import DEFAULT_NAMES
from limbotable.store.match_store import MatchStore
from limbotable.table.tableau import Frame, Tableau
from tests.app.conftest import Desk
from tests.app.match.test_hot_seat import betrayed, secrets_of
from tests.app.test_autosave import numbers, store_of
from tests.headers import with_keys
from tests.parts import part

#: Of each game a match that is over soon.
SHORT: dict[str, dict[str, object]] = {
    "countdown": {"end": "rounds 2", "deal": "reshuffle"},
    "foes": {"players": 3},
    "libtis": {"players": 3, "variant": "quickstart"},
    "limit": {},
}


def random_match(game_id: str, *, casual: bool = False, people: int = 1, seed: int = 3) -> Match:
    """Return a match that was played at random to its end."""
    game = game_of(game_id)
    assert game is not None
    options = game.complete(SHORT[game_id])
    seats = game.seats(options)
    match = Match(game, options, DEFAULT_NAMES[seats])
    players = ["person"] * people + [game.levels[0].name] * (seats - people)
    match.header = with_keys(match.header, {"players": players, "casual": casual})
    dealer, chosen = Dealer(5), random.Random(seed)
    dealer.deal(match)
    while match.result is None:
        match.push(match.turn, chosen.choice(match.legal()))
        dealer.deal(match)
    return match


def lay(desk: Desk, match: Match, ply: int | None = None) -> None:
    """Put a match on the table, or as much of it as was played by a ply."""
    text = match.record().text()
    desk.window.table_controller.open(
        "".join(text.splitlines(keepends=True)[: None if ply is None else ply + 1])
    )
    desk.settle()


def replay_of(desk: Desk) -> Replay:
    return desk.window.replay


def lay_there(picture: Tableau) -> Tableau:
    """Return what lay on the table, without what could be done there, and without the words for it."""
    pieces = tuple(
        replace(piece, rim="", name=phrase(""), tip=None if piece.tip == piece.name else piece.tip)
        for piece in picture.pieces
    )
    signs = tuple(sign for sign in picture.signs if sign.key != "prompt")
    return replace(
        picture,
        pieces=pieces,
        signs=signs,
        spots=(),
        gestures=(),
        refusals=(),
        only=None,
        ready="",
        arranged="",
        options=(),
        beside=(),
        turn=None,
    )


def press(desk: Desk, *keys: Qt.Key) -> None:
    for key in keys:
        QTest.keyClick(desk.view, key)


def bar(desk: Desk) -> str:
    """What the bar says of the line that is shown."""
    return desk.past.line


def names_of_eyes(desk: Desk) -> list[str]:
    (box,) = desk.past.findChildren(QComboBox)
    return [box.itemText(n) for n in range(box.count())]


def look_with(desk: Desk, name: str) -> None:
    (box,) = desk.past.findChildren(QComboBox)
    n = names_of_eyes(desk).index(name)
    box.setCurrentIndex(n)
    box.activated.emit(n)


def held(match: Match, ply: int, seat: int) -> set[str]:
    """The cards that a seat held after so many lines, as the rules know it."""
    stage = match.stages[ply]
    view = match.game.view(match.options, stage.position, stage.sightings, seat)
    assert isinstance(view, CountdownView | FoesView | LibtisView)
    cards = [sight.card for sight in view.hands[seat]]
    return {card if isinstance(card, str) else card_text(card) for card in cards if card is not None}


@pytest.fixture
def desk(open_table) -> Desk:
    made: Desk = open_table("person", "novice")
    return made


# --- line by line ---------------------------------------------------------------------------------------
@pytest.mark.parametrize("game_id", SHORT)
def test_a_whole_match_forward_and_back(desk, game_id) -> None:
    match = random_match(game_id)
    lay(desk, match)
    desk.do("replay")
    replay, controller = replay_of(desk), desk.controller
    pictures = [lay_there(controller.tableau(ply)) for ply in range(match.ply + 1)]
    press(desk, Qt.Key.Key_Home)
    for ply in range(match.ply + 1):
        assert (replay.ply, lay_there(desk.view.table.tableau)) == (ply, pictures[ply])
        assert desk.view.table.tableau.gestures == ()
        assert all(sign.key != "prompt" for sign in desk.view.table.tableau.signs), "nobody is to act"
        assert desk.actions() == []
        press(desk, Qt.Key.Key_Right)
    back = reversed(range(match.ply + 1))
    for ply in islice(back, 20):  # it is laid anew for each of them, and depends on none before
        assert (replay.ply, lay_there(desk.view.table.tableau)) == (ply, pictures[ply])
        assert desk.view.table.tableau.gestures == ()
        press(desk, Qt.Key.Key_Left)
    assert desk.record() == match.record().text()
    press(desk, Qt.Key.Key_Escape)
    assert desk.view.table.tableau == controller.tableau()
    assert desk.view.overlays.after.gestures != ()


def test_a_step_forward_moves_the_pieces_and_a_step_back_does_not(open_table) -> None:
    desk = open_table("person", "novice", speed="normal")
    lay(desk, random_match("countdown"))
    replay_of(desk).turn_to(4)
    assert not desk.view.director.busy
    press(desk, Qt.Key.Key_Right)
    assert desk.view.director.busy
    assert replay_of(desk).ply == 5
    press(desk, Qt.Key.Key_Right)  # before the pieces are there
    desk.settle()
    assert lay_there(desk.view.table.tableau) == lay_there(desk.controller.tableau(6))
    press(desk, Qt.Key.Key_Right, Qt.Key.Key_Left)
    assert not desk.view.director.busy
    assert lay_there(desk.view.table.tableau) == lay_there(desk.controller.tableau(6))
    assert desk.clock.idle


def test_the_table_makes_room_for_both_bars_at_once(desk) -> None:
    lay(desk, random_match("countdown"))
    frames: list[Frame] = []
    desk.view.reframed.connect(frames.append)
    desk.do("replay")
    assert frames == [desk.view.frame()]
    desk.do("replay")
    QApplication.processEvents()
    assert frames[1:] == [desk.view.frame()]
    assert desk.view.table.tableau == desk.controller.tableau()


def test_the_bar_says_where_it_is(desk) -> None:
    match = random_match("countdown")
    lay(desk, match)
    whole = desk.log()
    turned: list[int] = []
    replay_of(desk).turned.connect(turned.append)
    replay_of(desk).turn_to(1)
    assert bar(desk) == f"Line 1 of {match.ply}: {whole[0]}"
    press(desk, Qt.Key.Key_Home)
    assert bar(desk) == "The beginning of the match"
    press(desk, Qt.Key.Key_Left)
    press(desk, Qt.Key.Key_End, Qt.Key.Key_Right)
    assert bar(desk).startswith(f"Line {match.ply} of {match.ply}: ")
    assert bar(desk).endswith(whole[-1])
    assert turned == [1, 0, 0, match.ply]
    assert desk.log() == whole
    assert "Replay of earlier lines. The match waits as you left it." in desk.heard()
    assert bar(desk) in desk.heard()


def test_rounds_are_marked_and_can_be_turned_to(desk) -> None:
    match = random_match("countdown")
    (second,) = [ply for ply, line in enumerate(match.lines) if line.who < 0 and ply]
    lay(desk, match)
    desk.do("replay")
    press(desk, Qt.Key.Key_PageUp)
    assert replay_of(desk).ply == second
    press(desk, Qt.Key.Key_PageUp)
    assert replay_of(desk).ply == 0
    press(desk, Qt.Key.Key_PageDown)
    assert replay_of(desk).ply == second
    press(desk, Qt.Key.Key_PageDown)
    assert replay_of(desk).ply == match.ply


def test_the_slider_turns_to_where_it_is_pressed(desk) -> None:
    match = random_match("countdown")
    lay(desk, match)
    desk.do("replay")
    (slider,) = desk.past.findChildren(QSlider)
    QTest.mouseClick(slider, Qt.MouseButton.LeftButton, pos=slider.rect().center())
    assert replay_of(desk).ply == round(match.ply / 2)
    assert lay_there(desk.view.table.tableau) == lay_there(desk.controller.tableau(replay_of(desk).ply))
    QTest.keyClick(slider, Qt.Key.Key_Right)
    assert replay_of(desk).ply == round(match.ply / 2) + 1
    QTest.keyClick(slider, Qt.Key.Key_Escape)
    assert not replay_of(desk).is_open


def test_the_keys_are_the_tables_again_afterwards(desk) -> None:
    lay(desk, random_match("countdown"))
    desk.search.setFocus()
    desk.do("replay")
    assert desk.view.hasFocus()
    (box,) = desk.past.findChildren(QComboBox)
    box.setFocus()
    QTest.keyClick(box, Qt.Key.Key_Left)
    assert replay_of(desk).ply == desk.match.ply - 1
    QTest.keyClick(box, Qt.Key.Key_Escape)
    assert not replay_of(desk).is_open
    assert desk.view.overlays.after.buttons()[0].hasFocus(), "below the result of the match, which is over"


def test_with_ctrl_the_arrows_walk_among_the_pieces_of_the_past(desk) -> None:
    lay(desk, random_match("countdown"))
    replay_of(desk).turn_to(1)
    desk.view.setFocus()
    found = []
    for _ in range(3):
        QTest.keyClick(desk.view, Qt.Key.Key_Right, Qt.KeyboardModifier.ControlModifier)
        found.append(desk.view.selection.cursor)
    assert len(set(found)) == 3
    assert replay_of(desk).ply == 1


def test_the_keys_of_the_bar_do_not_move_its_focus(desk) -> None:
    lay(desk, random_match("countdown"))
    desk.do("replay")
    replay, last = replay_of(desk), desk.match.ply
    back = part(desk.past, QToolButton, "back")
    back.setFocus()
    QTest.keyClick(back, Qt.Key.Key_Left)
    assert (replay.ply, back.hasFocus()) == (last - 1, True)
    QTest.keyClick(back, Qt.Key.Key_Return)
    QTest.keyClick(back, Qt.Key.Key_Space)
    assert replay.ply == last - 3
    QTest.mouseClick(part(desk.past, QToolButton, "first"), Qt.MouseButton.LeftButton)
    assert replay.ply == 0
    QTest.mouseClick(part(desk.past, QToolButton, "forward"), Qt.MouseButton.LeftButton)
    assert replay.ply == 1
    QTest.mouseClick(part(desk.past, QToolButton, "last"), Qt.MouseButton.LeftButton)
    assert replay.ply == last
    QTest.keyClick(desk.window, Qt.Key.Key_Escape)
    assert not replay.is_open


def test_rows_of_the_log_are_turned_to(desk) -> None:
    match = random_match("foes")
    lay(desk, match)
    log_by_line = desk.controller.point_of_view().log_by_line()
    ply = next(ply for ply, said in enumerate(log_by_line) if len(said) > 2 and ply > 8)
    row = sum(map(len, log_by_line[:ply])) + 1  # amid what is said of that line
    desk.log_view.clicked.emit(desk.panel.log.index(row))
    assert not replay_of(desk).is_open
    desk.log_view.activated.emit(desk.panel.log.index(row))
    assert replay_of(desk).ply == ply + 1
    chosen = sorted(index.row() for index in desk.log_view.selectionModel().selectedIndexes())
    assert chosen == list(range(row - 1, row - 1 + len(log_by_line[ply])))
    desk.log_view.clicked.emit(desk.panel.log.index(0))
    assert replay_of(desk).ply == 1
    desk.do("replay")
    assert desk.log_view.selectionModel().selectedIndexes() == []


@pytest.mark.parametrize("game_id", ["countdown", "foes"])
def test_a_row_leads_to_its_line_with_whatever_eyes_the_log_is_told(desk, game_id) -> None:
    lay(desk, random_match(game_id))
    replay = replay_of(desk)
    replay.turn_to(0)
    for name, point_of_view in zip(names_of_eyes(desk), desk.controller.points_of_view(), strict=True):
        look_with(desk, name)
        plies = [ply for ply, said in enumerate(point_of_view.log_by_line(), start=1) for _ in said]
        assert desk.panel.log.rowCount() == len(plies)
        for row in range(0, len(plies), 11):
            desk.log_view.activated.emit(desk.panel.log.index(row))
            assert replay.ply == plies[row]


def test_each_line_that_is_shown_is_announced_once(desk, monkeypatch) -> None:
    announced: list[str] = []
    monkeypatch.setattr(desk.view.tree, "announce", announced.append)
    lay(desk, random_match("countdown"))
    announced.clear()
    shown = []
    for turn in (
        lambda replay: replay.turn_to(4),
        Replay.step,
        Replay.step,
        lambda replay: replay.turn_to(2),
    ):
        turn(replay_of(desk))
        desk.settle()
        shown.append(bar(desk))
    assert len(set(shown)) == 4
    assert announced == shown


# --- playing --------------------------------------------------------------------------------------------
@pytest.mark.parametrize("speed", ["normal", "none"])
def test_it_plays_to_the_end_by_itself(open_table, speed) -> None:
    desk = open_table("person", "novice", speed=speed)
    match = random_match("countdown")
    lay(desk, match)
    desk.do("replay")
    replay = replay_of(desk)
    turned: list[int] = []
    replay.turned.connect(turned.append)
    press(desk, Qt.Key.Key_Space)
    for _ in range(4000):
        if desk.clock.idle:
            break
        desk.clock.advance(100)
    assert turned == list(range(match.ply + 1))
    assert lay_there(desk.view.table.tableau) == lay_there(desk.controller.tableau())


def test_it_pauses(desk) -> None:
    lay(desk, random_match("countdown"))
    replay = replay_of(desk)
    replay.play()
    desk.clock.advance(3000)
    ply = replay.ply
    assert 0 < ply < desk.match.ply
    (pause,) = [one for one in desk.past.findChildren(QToolButton) if one.toolTip() == "Pause"]
    pause.click()
    desk.clock.advance(10_000)
    assert replay.ply == ply
    assert pause.toolTip() == "Play"
    assert desk.clock.idle
    replay.play()
    press(desk, Qt.Key.Key_Escape)
    assert desk.clock.idle


# --- the match waits ------------------------------------------------------------------------------------
def test_nobody_acts_meanwhile(open_table) -> None:
    desk = open_table("person", "novice")
    desk.play("pass")
    assert desk.scripted.pending is not None
    before, asked = desk.record(), len(desk.scripted.asked)
    desk.do("replay")
    assert desk.scripted.pending is None
    for name in ("undo", "redo", "hint", "hurry"):
        assert not desk.can(name), name
    assert desk.actions() == []
    assert desk.view.table.tableau.gestures == ()
    desk.view.chosen.emit("pass")
    desk.controller.ask_again()
    assert (desk.record(), len(desk.scripted.asked)) == (before, asked)
    press(desk, Qt.Key.Key_Left)
    desk.do("replay")
    assert desk.record() == before
    assert len(desk.scripted.asked) == asked + 1
    assert desk.view.table.tableau == desk.controller.tableau()
    desk.scripted.answer("pass")
    assert desk.actions() != []
    assert desk.can("undo")


def test_what_is_picked_and_offered_is_gone(desk) -> None:
    desk.play("pass")
    desk.scripted.answer("pass")
    while desk.controller.acting is None:
        desk.scripted.answer()
    assert any(piece.rim for piece in desk.view.table.tableau.pieces)
    desk.do("hint")
    desk.do("replay")
    assert desk.hinter.pending is None
    pieces = desk.view.table.tableau.pieces
    assert not any(piece.rim for piece in pieces)
    before = desk.record()
    for piece in pieces:
        desk.view.readable.press_node(piece.key)
    assert desk.record() == before
    assert not any("playable" in text for text in desk.heard())


def test_the_room_may_change(desk) -> None:
    lay(desk, random_match("countdown"))
    replay_of(desk).turn_to(3)
    desk.window.resize(900, 1100)
    QApplication.processEvents()
    assert lay_there(desk.view.table.tableau) == lay_there(desk.controller.tableau(3))
    assert desk.view.table.tableau.frame == desk.view.frame()


def test_help_may_be_turned_off(desk) -> None:
    lay(desk, random_match("foes"))
    replay_of(desk).turn_to(12)
    full = desk.view.table.tableau
    desk.do("help")
    assert desk.view.table.tableau == full.without_help() != full


def test_the_language_may_change(desk, mirror) -> None:
    lay(desk, random_match("countdown"))
    replay_of(desk).turn_to(0)
    mirror()
    QCoreApplication.sendEvent(desk.window, QEvent(QEvent.Type.LanguageChange))
    assert bar(desk) == "«The beginning of the match»"
    assert names_of_eyes(desk)[-1] == "«All hands open»"


def test_another_match_closes_it(desk) -> None:
    lay(desk, random_match("countdown"))
    desk.do("replay")
    desk.do("restart")
    assert not replay_of(desk).is_open
    assert desk.past.isHidden()
    assert desk.past_band.isHidden()
    assert desk.view.table.tableau == desk.controller.tableau()
    assert desk.actions() != []


# --- whose eyes -----------------------------------------------------------------------------------------
@pytest.mark.parametrize("game_id", ["countdown", "foes", "libtis"])
def test_after_the_end_every_seat_is_looked_with(desk, game_id) -> None:
    match = random_match(game_id)
    lay(desk, match)
    assert desk.controller.viewer == 0
    ply = 6 if game_id != "foes" else 9
    replay_of(desk).turn_to(ply)
    assert match.seats[0] == "South"
    assert names_of_eyes(desk) == ["You", *match.seats[1:], "All hands open"]
    hands = [held(match, ply, seat) for seat in range(len(match.seats))]
    for seat, name in enumerate(desk.names):
        look_with(desk, name)
        assert hands[seat] <= set(desk.faces())
        for other, hand in enumerate(hands):
            if other != seat:
                assert not hand & set(desk.faces())
    look_with(desk, "All hands open")
    assert set().union(*hands) <= set(desk.faces())
    assert desk.view.table.tableau.gestures == ()


@pytest.mark.parametrize("game_id", ["countdown", "foes", "libtis"])
def test_open_hands_are_those_of_the_rules_and_beats_lead_from_one_to_the_next(desk, game_id) -> None:
    match = random_match(game_id)
    lay(desk, match)
    point_of_view = desk.controller.points_of_view()[-1]
    assert isinstance(point_of_view, OpenHands)
    named = set()
    for ply in range(0, match.ply, 1 if game_id == "countdown" else 7):
        picture = point_of_view.tableau(ply)
        faces = {piece.face for piece in picture.pieces if piece.kind in ("card", "decktet")}
        for seat in range(len(match.seats)):
            assert held(match, ply, seat) <= faces
        assert point_of_view.beats(ply)[-1].tableau == point_of_view.tableau(ply + 1)
        named |= {piece.name.code for piece in picture.pieces if piece.name.code.startswith("replay.")}
    assert named == {"replay.open"}
    replay_of(desk).turn_to(5)
    assert not any("(face-down card, hand of" in text or "(hand of" in text for text in desk.heard())
    look_with(desk, "All hands open")
    assert any("(face-down card, hand of" in text or "(hand of" in text for text in desk.heard())


def test_in_an_open_game_there_is_nothing_to_choose(desk) -> None:
    lay(desk, random_match("limit"))
    desk.do("replay")
    (box,) = desk.past.findChildren(QComboBox)
    assert box.isHidden()
    assert len(desk.controller.points_of_view()) == 1


@pytest.mark.parametrize("game_id", ["countdown", "libtis", "foes"])
def test_while_it_goes_on_only_the_own_eyes_look_back(desk, game_id) -> None:
    match = random_match(game_id)
    ply = match.ply // 2
    lay(desk, match, ply)
    desk.do("replay")
    (box,) = desk.past.findChildren(QComboBox)
    assert box.isHidden()
    for back in range(ply, -1, -1 if game_id == "countdown" else -3):
        replay_of(desk).turn_to(back)
        assert lay_there(desk.view.table.tableau) == lay_there(desk.controller.tableau(back))
        for seat in range(1, len(match.seats)):
            face_up = {piece.face for piece in desk.view.table.tableau.pieces if piece.zone != "pile"}
            assert not held(match, back, seat) & face_up


def test_in_hot_seat_the_past_shows_nothing_of_the_other_hand(open_table) -> None:
    desk = open_table("person", "person", names=["Aino", "Väinö"])
    for action in ("pass", "pass", ""):
        desk.uncover()
        if action:
            desk.play(action)
    me = desk.controller.viewer
    secrets = secrets_of(desk, 1 - me)
    desk.do("replay")
    for ply in range(desk.match.ply + 1):
        replay_of(desk).turn_to(ply)
        assert betrayed(desk, secrets) == []
    assert betrayed(desk, secrets_of(desk, me)) != []
    desk.do("replay")
    assert not desk.view.covered
    assert desk.actions() != []


def test_behind_the_curtain_only_a_spectator_looks_back(open_table) -> None:
    desk = open_table("person", "person", names=["Aino", "Väinö"])
    desk.uncover()
    desk.play("pass")
    curtain, secrets = desk.curtain(), secrets_of(desk, 0, 1)
    desk.do("replay")
    assert not desk.view.covered
    for ply in range(desk.match.ply + 1):
        replay_of(desk).turn_to(ply)
        assert betrayed(desk, secrets) == []
    assert not desk.can("undo")
    replay_of(desk).turn_to(1)
    desk.do("branch")
    assert desk.toast() == "First the next person has to come to the table."
    press(desk, Qt.Key.Key_Escape)
    assert desk.curtain() == curtain
    assert betrayed(desk, secrets) == []
    desk.uncover()
    assert desk.controller.viewer == 1
    assert desk.actions() != []


def test_the_curtain_that_was_about_to_fall_falls_after_the_replay(open_table) -> None:
    desk = open_table("person", "person", speed="normal")
    for action in ("pass", "pass", ""):
        desk.settle()
        desk.uncover()
        desk.settle()
        desk.play(action)
    assert not desk.view.covered  # the card is on its way
    desk.do("replay")
    desk.settle()
    assert not desk.view.covered
    desk.do("replay")
    desk.settle()
    assert desk.view.covered


# --- playing on -----------------------------------------------------------------------------------------
def test_playing_on_from_the_middle_of_a_match_that_is_over(open_table, tmp_path) -> None:
    data = tmp_path / "data"
    desk = open_table("person", "novice", data=data)
    match = random_match("countdown")
    lay(desk, match)
    (parent,) = [number for number in numbers(data) if desk.window.table_controller.keeping.number == number]
    ply = next(ply for ply in range(4, match.ply) if match.stages[ply].position.turn() == 0)
    replay_of(desk).turn_to(ply)
    desk.do("branch")
    assert not replay_of(desk).is_open
    assert list(desk.match.lines) == list(match.lines[:ply])
    assert desk.match.seats == match.seats
    assert desk.match.header.players == match.header.players
    assert desk.match.header.casual is True  # what is to come may be known
    with closing(store_of(data)) as sql:
        found = sql.execute("SELECT parent, branched FROM matches ORDER BY id DESC").fetchone()
    assert found == (parent, ply)
    assert f"The match goes on from line {ply} as a new one." in desk.toast()
    # The same deals follow.
    chances = [line for line in match.lines if line.who < 0]
    while desk.match.result is None:
        desk.settle()
        desk.play() if desk.controller.acting is not None else desk.scripted.answer()
    assert [line for line in desk.match.lines if line.who < 0] == chances
    assert list(desk.match.lines) != list(match.lines)
    with closing(store_of(data)) as sql:
        (lines,) = sql.execute("SELECT count(*) FROM lines WHERE match = ?", (parent,)).fetchone()
    assert lines == match.ply


def test_the_way_back_to_the_other_match(open_table, tmp_path) -> None:
    data = tmp_path / "data"
    desk = open_table("person", "novice", data=data, casual=True)
    desk.play("pass")
    desk.scripted.answer("pass")
    before, parent = desk.record(), desk.window.table_controller.keeping.number
    assert replay_of(desk).play_on_from(1)
    branch = desk.window.table_controller.keeping.number
    assert branch != parent
    assert len(desk.match.lines) == 1
    assert "Back to the other match" in desk.toast()
    desk.take_offer()
    assert desk.record() == before
    assert desk.window.table_controller.keeping.number == parent
    assert branch not in numbers(data)  # nobody has done anything in it
    while desk.controller.acting is None:
        desk.scripted.answer()
    desk.play()
    assert desk.record() != before


def test_a_branch_of_a_branch_keeps_its_parent(open_table, tmp_path) -> None:
    data = tmp_path / "data"
    desk = open_table("person", "novice", data=data)
    lay(desk, random_match("countdown"))
    assert replay_of(desk).play_on_from(8)
    middle = desk.window.table_controller.keeping.number
    assert replay_of(desk).play_on_from(4)
    with closing(store_of(data)) as sql:
        found = sql.execute("SELECT parent, branched FROM matches ORDER BY id DESC").fetchone()
    assert found == (middle, 4)
    assert middle in numbers(data)


def test_without_a_library_it_is_the_same(desk) -> None:
    desk.play("pass")
    desk.scripted.answer("pass")
    before = desk.record()
    assert replay_of(desk).play_on_from(1)
    desk.take_offer()
    assert desk.record() == before


def test_where_no_match_can_go_on(open_table) -> None:
    desk = open_table("person", "novice", casual=False)
    replay, refused = replay_of(desk), list[str]()
    replay.refused.connect(lambda why: refused.append(why.code))
    assert not replay.play_on_from(desk.match.ply)
    desk.play("pass")
    assert replay.play_on_from(1)  # nothing was shown since: as with undo
    desk.play("pass")
    desk.scripted.answer("pass")
    while desk.controller.acting != 0 or desk.controller.undoable():
        desk.play() if desk.controller.acting is not None else desk.scripted.answer()
    assert not replay.play_on_from(1)
    lay(desk, random_match("countdown"))
    assert not replay.play_on_from(desk.match.ply)
    assert refused == ["replay.present", "replay.shown", "replay.over"]


def test_the_bar_says_why_not(open_table) -> None:
    desk = open_table("person", "novice", casual=False)
    desk.do("replay")
    (branch,) = [one for one in desk.past.findChildren(QPushButton) if one.text() == "Play on from here"]
    assert not branch.isEnabled()
    assert branch.toolTip().startswith("This is where the match stands")
    lay(desk, random_match("countdown"))
    replay_of(desk).turn_to(3)
    assert branch.isEnabled()
    branch.click()
    assert desk.match.ply >= 3
    assert not replay_of(desk).is_open


def test_a_branch_of_an_open_game_is_as_casual_as_its_parent(desk) -> None:
    lay(desk, random_match("limit", casual=False))
    assert replay_of(desk).play_on_from(20)
    assert desk.match.header.casual is False
    assert desk.match.ply == 20


def test_a_match_that_another_program_has_taken_up_is_not_returned_to(open_table, tmp_path) -> None:
    data = tmp_path / "data"
    desk = open_table("person", "novice", data=data, casual=True)
    desk.play("pass")
    parent = desk.window.table_controller.keeping.number
    assert replay_of(desk).play_on_from(1)
    before = desk.record()
    other = MatchStore(data)
    assert other.hold(parent)
    desk.take_offer()
    assert desk.toast() == "That match is open in another window."
    assert desk.record() == before
    other.close()


def test_a_branch_in_which_something_was_done_is_kept(open_table, tmp_path) -> None:
    data = tmp_path / "data"
    desk = open_table("person", "novice", data=data, casual=True)
    desk.play("pass")
    assert replay_of(desk).play_on_from(1)
    branch = desk.window.table_controller.keeping.number
    desk.play("double")
    desk.do("restart")
    assert branch in numbers(data)


@pytest.mark.parametrize("game_id", SHORT)
def test_a_branch_knows_the_same_and_is_dealt_the_same(game_id) -> None:
    match = random_match(game_id)
    for ply in range(0, match.ply, 7):
        again = Match(match.game, match.options, match.seats)
        for line in match.lines[:ply]:
            again.push(line.who, line.action)
        assert again.stages[-1].sightings == match.stages[ply].sightings
        dealer = Dealer(9, chance_lines(match.lines))
        assert dealer.next_line(again) == (match.lines[ply] if match.lines[ply].who < 0 else None)
