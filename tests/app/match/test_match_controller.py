"""One match at the window's table."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QMessageBox

from limbotable.app import window as window_module
from limbotable.app.match import match_controller as match_controller_module
from limbotable.app.match import terms
from limbotable.app.match.point_of_view import PointOfView
from limbotable.core.position import OVER
from limbotable.play.match import Match
from limbotable.play.record import read_perspective, read_record
from limbotable.ui.engine.engine_port import Engine
from limbotable.ui.words.speak import speak, whole
from tests.app.conftest import Desk
from tests.patience import PATIENCE

HOT_SEAT = ("person", "person")


def play_out(desk: Desk, most: int = 200) -> None:
    """Let everybody play until the match is over, with the curtain between two people."""
    for _ in range(most):
        if desk.match.result is not None:
            return
        if desk.view.covered:
            desk.uncover()
        desk.settle()
        if desk.controller.acting is not None:
            if not desk.view.covered:
                desk.play()
        else:
            desk.scripted.answer()
        desk.settle()
    raise AssertionError("the match does not end")


def sound(desk: Desk) -> None:
    """What the window shows is what the record says."""
    again = Match.of_record(read_record(desk.record()))
    assert again.lines == desk.match.lines
    assert desk.view.director.last == desk.controller.tableau()
    assert desk.view.table.tableau == desk.controller.tableau()


@pytest.mark.parametrize("speed", ["none", "normal"])
@pytest.mark.parametrize(
    "players", [("person", "novice"), ("novice", "person"), ("novice", "expert"), HOT_SEAT]
)
def test_a_match_is_played_to_its_result(open_table, players, speed) -> None:
    desk = open_table(*players, speed=speed)
    play_out(desk)
    assert desk.match.turn == OVER
    winner = desk.names[desk.match.result.winners[0]]
    assert desk.log()[-1] == ("You win the match." if winner == "You" else f"{winner} wins the match.")
    assert f"{desk.view.overlays.result.sentences()[0]}." == desk.log()[-1]
    assert desk.actions() == []
    assert not desk.can("hint")
    assert not desk.can("hurry")
    assert not desk.view.covered or players == HOT_SEAT
    sound(desk)
    desk.clock.advance(1000)  # the result comes to its place
    assert desk.clock.idle


def test_a_match_against_a_real_computer_player(open_table, monkeypatch, qtbot) -> None:
    monkeypatch.setattr(match_controller_module, "_THINKING", 0.01)
    engine = Engine()
    desk = open_table("person", "novice", engine=engine)
    while desk.match.result is None:
        qtbot.waitUntil(
            lambda: desk.controller.acting is not None or desk.match.result is not None, timeout=PATIENCE
        )
        if desk.match.result is None:
            desk.play()
    sound(desk)
    assert {line.who for line in desk.match.lines} == {-1, 0, 1}


def test_several_rounds(open_table) -> None:
    desk = open_table("person", "novice", options={"end": "rounds 2", "deal": "reshuffle"}, speed="quick")
    play_out(desk)
    assert len([line for line in desk.log() if line.endswith(("deals round 2.", "deal round 2."))]) == 1
    sound(desk)


def test_the_log_of_earlier_lines_is_kept_for_each_person_that_comes(open_table, monkeypatch) -> None:
    desk = open_table(*HOT_SEAT, options={"end": "rounds 9"})
    desk.skip(left=12)
    came = 0
    while came < 4 or not desk.view.covered:
        if desk.view.covered:
            came += 1
            desk.uncover()
        desk.settle()
        desk.play()
        desk.settle()
    game, looked = type(desk.match.game), list[int]()
    view = game.view

    def counted(*asked: object) -> object:
        looked.append(1)
        return view(*asked)

    monkeypatch.setattr(game, "view", counted)
    desk.uncover()
    assert 0 < len(looked) < desk.match.ply, "the first lines are not looked at again"
    log = desk.log()
    again = Match.of_record(read_record(desk.record()))
    fresh = PointOfView(again, desk.controller.viewer, desk.view.frame, desk.controller.setup.players)
    assert log == [whole(speak(one)) for events in fresh.log_by_line() for one in events]


def test_move_now_hurries_the_computer_player(open_table) -> None:
    desk = open_table("novice", "person")
    assert desk.controller.waiting
    ply = desk.match.ply
    desk.do("hurry")
    assert desk.match.ply == ply + 1
    assert not desk.can("hurry")


def test_move_now_asks_again_where_nobody_thinks_any_more(open_table, monkeypatch) -> None:
    desk = open_table("novice", "person")
    monkeypatch.setattr(QMessageBox, "exec", lambda _: None)
    desk.scripted.pending = None
    desk.engine.failed.emit("it has ended")
    ply, asked = desk.match.ply, len(desk.scripted.asked)
    desk.do("hurry")
    assert len(desk.scripted.asked) == asked + 1
    assert desk.match.ply == ply
    desk.do("hurry")
    assert desk.match.ply == ply + 1


def test_a_computer_player_that_acts_against_the_rules_is_told_of(open_table, monkeypatch) -> None:
    desk = open_table("novice", "person")
    said: list[str] = []
    monkeypatch.setattr(QMessageBox, "exec", lambda box: said.append(f"{box.text()} {box.informativeText()}"))
    ply = desk.match.ply
    desk.scripted.answer("stop")
    assert said == ["The computer player has stopped. First say whether you double."]
    assert desk.match.ply == ply
    desk.do("hurry")
    desk.scripted.answer()
    assert desk.match.ply == ply + 1


def test_one_engine_gives_the_hints_of_all_matches(open_table) -> None:
    desk = open_table("person", "novice")
    desk.do("hint")
    hinter = desk.hinter
    desk.do("restart")
    assert desk.hinter is hinter
    assert hinter.pending is None
    assert not hinter.closed


def test_a_computer_player_is_given_its_perspective_only(open_table) -> None:
    desk = open_table("person", "novice")
    desk.play("pass")
    asked = read_perspective(desk.scripted.asked[-1].record)
    assert asked.seat == 1
    (deal,) = [line.action.split() for line in asked.lines if line.who < 0]
    seen = {word for word in deal[2:] if word != "?"}
    assert seen == set(desk.hand(1))


def test_names_and_players_are_on_record(open_table) -> None:
    desk = open_table("person", "novice", names=["Aino", ""], casual=False)
    header = read_record(desk.record()).header
    assert header.seats == ("Aino", "Otto")
    assert header.players == ("person", "novice")
    assert header.casual is False


# What is not legal


def test_an_illegal_action_is_refused_with_a_sentence(open_table) -> None:
    desk = open_table("person", "novice")
    ply = desk.match.ply
    desk.view.chosen.emit("stop")
    assert desk.match.ply == ply
    assert desk.toast() == "First say whether you double. (F1: the rule)"
    desk.play("pass")
    assert desk.toast() == ""


def test_a_card_that_cannot_be_played_says_why(open_table) -> None:
    desk = open_table("person", "novice")
    desk.play("pass")
    desk.scripted.answer("pass")
    while not desk.view.table.tableau.refusals:
        desk.play() if desk.controller.acting is not None else desk.scripted.answer()
    desk.view.readable.press_node(desk.view.table.tableau.refusals[0].pick)
    assert len(desk.toast()) > 10
    desk.clock.advance(30_000)
    assert desk.toast() == ""


def test_what_is_chosen_out_of_turn_does_nothing(open_table) -> None:
    desk = open_table("novice", "person")
    before = desk.record()
    desk.view.chosen.emit("pass")
    assert desk.record() == before
    assert desk.toast() == ""


# Taking back


def test_undo_and_redo(open_table) -> None:
    desk = open_table("person", "novice")
    assert not desk.can("undo")
    records = []
    for _ in range(3):
        records.append(desk.record())
        desk.play()
        while desk.controller.acting is None:
            desk.scripted.answer()
    last, log = desk.record(), desk.log()
    for record in reversed(records):
        desk.do("undo")
        assert desk.record() == record
        sound(desk)
    assert not desk.can("undo")
    for record in [*records[1:], last]:
        assert desk.can("redo")
        desk.do("redo")
        assert desk.record() == record
        sound(desk)
    assert not desk.can("redo")
    assert desk.log() == log


def test_undo_takes_the_computers_answer_with_it(open_table) -> None:
    desk = open_table("person", "novice")
    before = desk.record()
    desk.play("pass")
    assert desk.controller.waiting
    desk.do("undo")
    assert desk.record() == before
    assert desk.scripted.pending is None
    desk.play("double")
    assert not desk.can("redo")


def test_a_new_action_ends_what_could_be_put_back(open_table) -> None:
    desk = open_table("person", "novice")
    desk.play("pass")
    desk.do("undo")
    assert desk.can("redo")
    desk.play("double")
    assert not desk.can("redo")


def test_a_strict_match_takes_nothing_back_that_showed_something_new(open_table) -> None:
    desk = open_table("person", "novice", casual=False)
    desk.play("pass")
    assert desk.can("undo")  # nothing has been seen since
    desk.scripted.answer("pass")  # the starter is turned
    assert not desk.can("undo")
    ply = desk.match.ply
    desk.controller.undo()
    assert desk.match.ply == ply


def test_a_casual_match_takes_anything_back(open_table) -> None:
    desk = open_table("person", "novice", casual=True)
    desk.play("pass")
    desk.scripted.answer("pass")
    assert desk.can("undo")


def test_after_the_end_the_last_action_can_be_taken_back(open_table) -> None:
    desk = open_table("person", "novice")
    desk.skip(left=4)
    play_out(desk)
    assert desk.can("undo")
    desk.do("undo")
    assert desk.match.result is None
    assert desk.controller.acting == 0
    assert desk.view.overlays.result.sheet is None
    sound(desk)


# The same deal again


def test_the_same_deal_is_played_again(open_table, monkeypatch) -> None:
    desk = open_table("person", "novice", options={"end": "rounds 2", "deal": "reshuffle"})
    desk.skip(left=4)
    play_out(desk)
    deals = [line.action for line in desk.match.lines if line.who < 0]
    monkeypatch.setattr("limbotable.play.dealer.secrets.randbits", lambda _: 8)
    desk.do("restart")
    assert desk.match.ply == 1
    assert desk.log() == ["Otto shuffles and deals round 1."]
    for _ in range(300):  # played differently
        if desk.match.result is not None:
            break
        desk.settle()
        if desk.controller.acting is not None:
            desk.play(desk.actions()[0])
        else:
            desk.scripted.answer()
    again = [line.action for line in desk.match.lines if line.who < 0]
    assert again[: len(deals)] == deals[: len(again)]
    assert desk.controller.setup.players == ("person", "novice")


# Hints


def test_a_hint_names_a_legal_action_and_its_chances(open_table) -> None:
    desk = open_table("person", "novice")
    desk.do("hint")
    assert "Thinking" in desk.toast()
    assert read_perspective(desk.hinter.asked[0].record).seat == 0
    desk.hinter.answer("pass")
    assert desk.toast().split("\n") == [
        "Hint: Pass",
        "The round still counts once.",
        "Without a low card (ace to 5), doubling would be a risk.",
        "Your chances of winning: 70%. Next best: Double, 60%.",
        "Chances are those of winning the match if all players are equally strong.",
    ]
    assert desk.actions() == ["double", "pass"]


def test_a_hint_says_how_sure_it_is(open_table) -> None:
    desk = open_table("person", "novice")
    desk.do("hint")
    desk.hinter.answer("pass", uncertainty=0.034)
    assert desk.toast().split("\n") == [
        "Hint: Pass",
        "The round still counts once.",
        "Without a low card (ace to 5), doubling would be a risk.",
        "Your chances of winning: 70\u00a0±\u00a04%. Next best: Double, 60%.",
        "Chances are those of winning the match if all players are equally strong.",
    ]


def test_a_hint_comes_from_a_real_engine(open_table, monkeypatch, qtbot) -> None:
    monkeypatch.setattr(window_module, "Engine", Engine)
    monkeypatch.setattr(terms, "_SECONDS", 0.05)
    desk = open_table("person", "novice")
    desk.do("hint")
    qtbot.waitUntil(lambda: desk.toast().startswith("Hint: "), timeout=PATIENCE)
    assert desk.toast().splitlines()[0].removeprefix("Hint: ") in desk.labels()


@pytest.mark.parametrize("meanwhile", ["play", "undo", "restart"])
def test_a_hint_that_comes_too_late_is_not_given(open_table, meanwhile) -> None:
    desk = open_table("person", "novice")
    desk.play("pass")
    desk.scripted.answer("pass")
    while desk.controller.acting is None:
        desk.scripted.answer()
    desk.do("hint")
    hinter = desk.hinter
    if meanwhile == "play":
        desk.play()
    else:
        desk.do(meanwhile)
    toast = desk.toast()
    if hinter.pending is not None:
        hinter.answer()
    assert not desk.toast().startswith("Hint")
    assert desk.toast() == toast


def test_who_is_not_to_act_gets_no_hint(open_table) -> None:
    desk = open_table("novice", "person")
    assert not desk.can("hint")
    desk.controller.counsel.hint(lambda _: None, lambda: None)
    assert desk.hinter.asked == []


# Replacing one match by another


def test_the_old_match_is_let_go(open_table) -> None:
    desk = open_table("novice", "person")
    old = desk.controller
    pending = desk.scripted.pending
    assert pending is not None
    desk.do("restart")
    assert desk.controller is not old
    assert desk.scripted.pending is not pending
    assert desk.scripted.pending is not None
