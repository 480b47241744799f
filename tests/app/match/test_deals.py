"""Deal numbers, and going back to the match that another one took the place of."""

from __future__ import annotations

import json
from pathlib import Path

from limbotable.core.options import OptionValue
from limbotable.play.match import Match
from limbotable.play.perspective import perspective
from limbotable.play.record import read_record
from limbotable.play.setup import MatchSetup
from tests.app.conftest import Desk


def play_on(desk: Desk, times: int = 1) -> None:
    for _ in range(times):
        desk.play()
        while desk.controller.waiting:
            desk.scripted.answer()


def begin(desk: Desk, number: int | None, **options: OptionValue) -> None:
    players = ["person", "novice"]
    desk.window.table_controller.begin(
        MatchSetup("countdown", {"end": "rounds 2", **options}, players, ["", ""], deal=number)
    )


def deals(desk: Desk) -> list[str]:
    return [line.action for line in desk.match.lines if line.who < 0]


def play_out(desk: Desk) -> None:
    while desk.match.result is None:
        desk.settle()
        desk.play() if desk.controller.acting is not None else desk.scripted.answer()


def record_without(desk: Desk, **header: object) -> str:
    head, _, rest = desk.record().partition("\n")
    changed = {key: value for key, value in json.loads(head).items() if key != "deal"} | header
    return f"{json.dumps(changed)}\n{rest}"


def told(desk: Desk) -> list[str]:
    """The sentences that the table shows, without what it offers to do."""
    return desk.toast().split("<br><a")[0].split("<br>")


# The number


def test_a_number_is_a_deal(open_table, monkeypatch) -> None:
    first, second = open_table("person", "novice"), open_table("person", "novice")
    for desk in (first, second):
        begin(desk, 123_456_789, deal="reshuffle")
        assert desk.controller.deal == 123_456_789
        assert desk.match.header.deal == 123_456_789
    first.skip(left=4)
    play_out(first)
    monkeypatch.setattr("limbotable.play.dealer.secrets.randbits", lambda _: 8)
    while second.match.result is None:  # played otherwise
        second.settle()
        second.play(second.actions()[0]) if second.controller.acting is not None else second.scripted.answer()
    assert len(deals(first)) > 1
    assert deals(first)[: len(deals(second))] == deals(second)[: len(deals(first))]
    begin(second, 5)
    assert deals(second)[0] != deals(first)[0]


def test_without_a_number_it_is_any_deal_and_has_one(open_table) -> None:
    desk = open_table("person", "novice")
    assert desk.controller.deal == 7, "what is random in these tests"


def test_players_and_perspectives_are_not_told_the_number(open_table) -> None:
    desk = open_table("novice", "novice")
    begin(desk, 987_654_321)
    desk.play("pass")
    for seat in (0, 1, None):
        assert "987654321" not in perspective(desk.match, seat).text()
    assert desk.scripted.asked
    assert not [one for one in desk.scripted.asked if "987654321" in str(one.record)]


def test_a_game_without_chance_has_no_deal(open_table) -> None:
    desk = open_table(game="limit", matches={"limit": {"players": ["person", "novice"]}})
    assert desk.controller.deal is None
    assert "deal" not in desk.match.header.fields()


def test_the_number_is_kept_with_the_match(open_table, tmp_path, monkeypatch) -> None:
    desk = open_table("person", "novice", data=tmp_path / "data")
    begin(desk, 42, deal="reshuffle")
    while len(deals(desk)) < 2:
        desk.play() if desk.controller.acting is not None else desk.scripted.answer()
    dealt = deals(desk)
    desk.window.close()
    monkeypatch.setattr("limbotable.play.dealer.secrets.randbits", lambda _: 8)
    desk = open_table(data=tmp_path / "data", file=desk.settings)
    assert (desk.controller.deal, deals(desk)) == (42, dealt)
    while len(deals(desk)) == 2:
        desk.do("undo")
    desk.play(desk.actions()[0])
    while len(deals(desk)) < 2 and desk.match.result is None:
        desk.play() if desk.controller.acting is not None else desk.scripted.answer()
    assert deals(desk) == dealt


def test_a_number_that_is_not_true_is_not_believed(open_table) -> None:
    desk = open_table("person", "novice")
    for wrong in (43, "42", True, -1, 4.2, None, [42]):
        begin(desk, 42)
        play_on(desk)
        dealt = deals(desk)
        desk.window.table_controller.open(record_without(desk, deal=wrong))
        assert desk.controller.deal is None, wrong
        assert "deal" not in desk.match.header.fields(), wrong
        desk.do("restart")
        assert deals(desk) == dealt[:1], wrong
        assert desk.controller.deal is None, wrong


def test_a_deal_without_a_number_can_be_played_again_and_again(open_table) -> None:
    desk = open_table("person", "novice")
    begin(desk, 42)
    dealt = deals(desk)
    desk.window.table_controller.open(record_without(desk))
    for _ in range(3):
        desk.do("restart")
        assert (deals(desk), desk.controller.deal) == (dealt, None)


# Going back


def go_back(desk: Desk) -> None:
    """Go back to the match before: undo says that nothing can be taken back, and offers that."""
    here = desk.match
    desk.do("undo")
    assert desk.match is here, "undo never leaves the match"
    assert told(desk)[0] == "In this match nothing can be taken back now."
    desk.take_offer()


def test_a_restart_can_be_taken_back(open_table, tmp_path) -> None:
    desk = open_table("person", "novice", data=tmp_path / "data")
    play_on(desk, 3)
    desk.do("undo")
    old, log, actions = desk.record(), desk.log(), desk.actions()
    desk.do("restart")
    assert deals(desk) == [line.action for line in read_record(old).lines if line.who < 0][:1]
    assert desk.match.actions_taken() == 0
    assert told(desk) == [
        "The match was restarted with the same deal.",
        "The previous one stays in the list of matches.",
    ]
    go_back(desk)
    assert (desk.record(), desk.log(), desk.actions()) == (old, log, actions)
    assert desk.toast() == ""
    assert desk.can("redo")
    desk.do("redo")
    assert desk.record().startswith(old)
    assert len(desk.record()) > len(old)
    play_on(desk)


def test_the_button_beside_the_sentence_takes_it_back(open_table) -> None:
    desk = open_table("person", "novice")
    play_on(desk, 2)
    old = desk.record()
    desk.do("restart")
    assert ">Back to the other match</a>" in desk.message.text()
    desk.take_offer()
    assert desk.record() == old
    play_on(desk)


def test_the_old_match_stays_in_the_library(open_table, tmp_path) -> None:
    desk = open_table("person", "novice", data=tmp_path / "data")
    store = desk.window.table_controller.keeping.store
    play_on(desk, 2)
    old, number = desk.record(), desk.window.table_controller.keeping.number
    desk.do("restart")
    play_on(desk, 1)
    new = desk.window.table_controller.keeping.number
    assert new != number
    assert (store.text(number), store.text(new)) == (old, desk.record())
    assert len(store.entries()) == 2


def test_taking_a_restart_back_leaves_no_second_match(open_table, tmp_path) -> None:
    desk = open_table("person", "novice", data=tmp_path / "data")
    store = desk.window.table_controller.keeping.store
    play_on(desk, 2)
    number = desk.window.table_controller.keeping.number
    desk.do("restart")
    go_back(desk)
    assert (
        [entry.id for entry in store.entries()] == [number] == [desk.window.table_controller.keeping.number]
    )
    play_on(desk)
    assert store.text(number) == desk.record()


def test_a_match_in_which_nothing_was_done_comes_back_too(open_table, tmp_path) -> None:
    desk = open_table("person", "novice", data=tmp_path / "data")
    begin(desk, 1)
    old = desk.record()
    begin(desk, 2)
    assert desk.toast() == "", "there is nothing to tell of"
    go_back(desk)
    assert desk.record() == old
    store = desk.window.table_controller.keeping.store
    assert [store.text(entry.id) for entry in store.entries()] == [old]


def test_once_something_was_done_that_is_what_is_taken_back(open_table) -> None:
    desk = open_table("person", "novice")
    play_on(desk, 2)
    desk.do("restart")
    new = desk.match
    desk.play()
    desk.do("undo")
    assert desk.match is new
    assert not desk.can("undo")


def test_a_new_match_over_an_unfinished_one_says_where_that_is(open_table, tmp_path) -> None:
    desk = open_table("person", "novice", data=tmp_path / "data")
    play_on(desk, 2)
    old = desk.record()
    begin(desk, 3)
    assert told(desk) == [
        "Another match was opened.",
        "The previous one stays in the list of matches.",
    ]
    go_back(desk)
    assert desk.record() == old


def test_where_matches_are_not_kept_nothing_is_said_of_a_list(open_table) -> None:
    desk = open_table("person", "novice")
    play_on(desk, 2)
    begin(desk, 3)
    assert told(desk) == ["Another match was opened."]


def test_a_match_that_another_program_has_by_now_stays_there(open_table, tmp_path) -> None:
    desk = open_table("person", "novice", data=tmp_path / "data")
    play_on(desk, 2)
    old, number = desk.record(), desk.window.table_controller.keeping.number
    desk.do("restart")
    other = open_table(data=tmp_path / "data", file=desk.settings)
    assert other.window.table_controller.keeping.store.hold(number)
    new = desk.match
    go_back(desk)
    assert desk.match is new
    assert desk.toast() == "That match is open in another window."
    other.window.close()
    go_back(desk)
    assert desk.record() == old


def test_a_match_of_several_people_comes_back_behind_the_curtain(open_table) -> None:
    desk = open_table("person", "person")
    desk.uncover()
    desk.play("pass")
    desk.uncover()
    secret = desk.hand(1)
    assert secret
    desk.do("restart")
    go_back(desk)
    assert desk.match.actions_taken() == 1
    assert desk.view.covered
    assert desk.faces() == []
    desk.uncover()
    assert len(desk.faces()) >= len(secret)


def test_a_match_without_chance_begins_anew_too(open_table) -> None:
    desk = open_table(game="limit", matches={"limit": {"players": ["person", "person"]}})
    desk.play()
    old: Match = desk.match
    desk.do("restart")
    assert told(desk) == ["The match was restarted."]
    go_back(desk)
    assert desk.match is old


def test_records_are_opened_over_a_match_without_losing_it(open_table, tmp_path) -> None:
    desk = open_table("person", "novice", data=tmp_path / "data")
    path: Path = tmp_path / "match.limbo"
    path.write_text(desk.record(), encoding="utf-8")
    play_on(desk, 2)
    old = desk.record()
    desk.window.open(path)
    assert desk.match.actions_taken() == 0
    go_back(desk)
    assert desk.record() == old
