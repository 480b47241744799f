"""What the computer sees, at the window."""

from __future__ import annotations

import json

import pytest
from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from limbotable.engine.messages import Answer
from limbotable.engine.messages import Candidate as Considered
from limbotable.play.record import read_perspective
from tests.app.conftest import Desk, ScriptedEngine
from tests.patience import PATIENCE


@pytest.fixture
def limit(open_table):
    """Open Limit with four balls each for these players, with what the computer sees, or without."""

    def make(*players: str, analysis: bool = True, **settings: object) -> Desk:
        last = {"options": {"players": len(players), "balls": 4}, "players": list(players)}
        made: Desk = open_table(game="limit", matches={"limit": last}, analysis=analysis, **settings)
        return made

    return make


def analyst(desk: Desk) -> ScriptedEngine:
    return desk.analyst


def rows(desk: Desk) -> list[str]:
    seen = desk.panel.seen
    return [seen.index(row).data() for row in range(seen.rowCount())]


def shares(desk: Desk) -> list[tuple[str, float]]:
    return [(share.name, round(share.part or 0.0, 3)) for share in desk.chances.shares]


def pointers(desk: Desk) -> list[tuple[str, str]]:
    return [(one.kind, one.text) for one in desk.view.table.pointers]


def asked_ply(desk: Desk) -> int:
    """After how many lines the position stood that was asked about last."""
    record = analyst(desk).asked[-1].record
    assert isinstance(record, str)
    return len(read_perspective(record).lines)


def is_shown(desk: Desk) -> bool:
    assert desk.seen.isVisible() == desk.chances.isVisible()
    return desk.chances.isVisible()


def test_nobody_thinks_before_it_is_wanted(limit) -> None:
    desk = limit("person", "person", analysis=False)
    desk.play("tile 0,0")
    assert analyst(desk).asked == []
    assert not is_shown(desk)


def test_it_is_turned_on_and_off_and_remembered(limit, qtbot) -> None:
    desk = limit("person", "person", analysis=False)
    desk.view.setFocus()
    qtbot.keyClick(desk.window, Qt.Key.Key_I, Qt.KeyboardModifier.ControlModifier)
    assert is_shown(desk)
    assert desk.kept().analysis
    assert json.loads(desk.settings.read_text())["analysis"] is True
    analyst(desk).answer()
    assert pointers(desk)
    desk.do("analysis")
    assert not is_shown(desk)
    assert pointers(desk) == []
    assert not analyst(desk).busy
    assert not desk.kept().analysis


def test_it_asks_for_the_seat_to_act_and_then_rests(limit) -> None:
    desk = limit("person", "person")
    desk.play("tile 0,0")
    assert rows(desk) == ["Thinking…"]
    seconds = []
    while analyst(desk).busy:
        asked = analyst(desk).asked[-1]
        assert asked.line
        assert asked.line
        assert isinstance(asked.record, str)
        assert read_perspective(asked.record).seat == desk.match.turn
        assert isinstance(asked.seconds, float)
        seconds.append(asked.seconds)
        analyst(desk).answer()
    assert seconds == sorted(seconds)
    assert len(seconds) == 2
    assert seconds[0] < 1, "the first findings come soon"
    assert asked_ply(desk) == 1
    assert desk.clock.idle


def test_it_looks_as_far_as_a_hint_for_the_same_position(limit) -> None:
    desk = limit("person", "person")
    desk.play("tile 0,0")
    analyst(desk).answer()
    closer = replace(analyst(desk).asked[-1], line=False)
    desk.do("hint")
    assert desk.hinter.asked == [closer]


def test_what_was_found_is_written_and_drawn(limit) -> None:
    desk = limit("person", "person")
    desk.play("tile 0,0")
    analyst(desk).answer("tile 1,0", ["tile 1,0", "ball 1,0", "tile 1,-1"])
    assert rows(desk)[:2] == ["70%: Lay a tile on 1,0", "60%: Lay a tile on −1,0"]
    assert rows(desk)[-3:] == [
        "After the first of these it expects:",
        "2. Player 1: Place the ball on 1,0",
        "3. Player 2: Lay a tile on 1,−1",
    ]
    assert shares(desk) == [("Player 1", 0.7), ("Player 2", 0.3)]
    assert pointers(desk) == [
        ("best", "70%"), ("other", "60%"), ("other", "50%"), ("own", "2"), ("reply", "3"),
    ]  # fmt: skip
    best = desk.view.table.pointers[0].way
    area = desk.view.table.area_named("cell 1,0")
    assert area is not None
    assert (best.x, best.y) == (area.x, area.y)


def test_what_may_be_lower_is_written_and_drawn_as_a_limit(limit) -> None:
    desk = limit("person", "person")
    desk.play("tile 0,0")
    assert analyst(desk).asked[-1].bounds
    analyst(desk).answer("tile 1,0", order=["tile 0,1", "tile -1,0"], at_most=["tile -1,0"])
    assert rows(desk)[:3] == [
        "70%: Lay a tile on 1,0",
        "60%: Lay a tile on 0,1",
        "At most 50%: Lay a tile on −1,0",
    ]
    assert pointers(desk)[:3] == [("best", "70%"), ("other", "60%"), ("other", "≤ 50%")]


def test_steps_on_one_place_share_their_mark(limit) -> None:
    desk = limit("person", "person")
    desk.play("tile 0,0")
    analyst(desk).answer("tile 1,0", ["tile 1,0", "ball 0,0", "tile 1,-1", "tile 0,1", "ball 1,-1"])
    assert [text for kind, text in pointers(desk) if kind in ("own", "reply")] == ["2", "3 5", "4"]


def test_a_line_that_cannot_be_goes_as_far_as_it_can(limit) -> None:
    desk = limit("person", "person")
    desk.play("tile 0,0")
    analyst(desk).answer("tile 1,0", ["tile 1,0", "ball 5,5", "tile 1,-1"])
    assert not any("expects" in row for row in rows(desk))
    assert pointers(desk)[0] == ("best", "70%")


def test_another_position_is_another_question(limit) -> None:
    desk = limit("person", "person")
    desk.play("tile 0,0")
    pending = analyst(desk).pending
    assert pending is not None
    late = pending[1]
    desk.play("tile 1,0")
    assert asked_ply(desk) == 2
    analyst(desk).answer("ball 0,0")
    before = rows(desk), pointers(desk), shares(desk)
    considered = [Considered("tile 1,0", 1, 0.1)]
    late(
        Answer(action="tile 1,0", value=0.1, uncertainty=0.0, considered=considered, playouts=1, seconds=0.0)
    )
    assert (rows(desk), pointers(desk), shares(desk)) == before
    desk.do("undo")
    assert rows(desk) == ["Thinking…"]
    assert pointers(desk) == []
    assert shares(desk) == [("Player 1", 0.7), ("Player 2", 0.3)], "the bar stays until more is known"
    assert asked_ply(desk) == 1


def test_a_computer_players_turn_is_looked_at_as_well(limit) -> None:
    desk = limit("novice", "person")
    assert analyst(desk).busy
    analyst(desk).answer("tile 0,0", ["tile 0,0", "tile 1,0"])
    assert rows(desk)[0] == "70%: Lay a tile on 0,0"
    assert shares(desk)[0][1] == 0.7


def test_of_three_only_the_movers_share_is_known(limit) -> None:
    desk = limit("person", "person", "person")
    for action in ("tile 0,0", "tile 1,0", "ball 0,0"):
        desk.play(action)
    analyst(desk).answer()
    assert shares(desk) == [(desk.names[1], 0.7)]
    assert desk.chances.accessibleDescription() == f"{desk.names[1]} 70%"


@pytest.mark.parametrize(("games", "told"), [(1, "the match"), (2, "the present round or game")])
def test_the_bar_says_of_what_they_are_the_chances(open_table, games: int, told: str) -> None:
    last = {"options": {"players": 2, "balls": 4, "games": games}, "players": ["person", "person"]}
    desk = open_table(game="limit", matches={"limit": last}, analysis=True)
    before = desk.chances.toolTip()
    desk.play("tile 0,0")
    analyst(desk).answer()
    assert desk.chances.shares
    for said in (before, desk.chances.toolTip()):
        assert f"winning {told} if" in said.replace("\u00a0", " ")


def test_nothing_is_drawn_on_what_is_not_there_yet(limit) -> None:
    desk = limit("person", "person", speed="normal")
    desk.settle()
    desk.play("tile 0,0")
    assert desk.view.director.busy
    analyst(desk).answer("tile 1,0")
    assert pointers(desk) == []
    assert len(rows(desk)) > 1
    desk.settle()
    assert pointers(desk)[0] == ("best", "70%")


def test_another_size_draws_it_anew(limit, qtbot) -> None:
    desk = limit("person", "person")
    desk.play("tile 0,0")
    analyst(desk).answer("tile 1,0")
    before = desk.view.table.pointers
    desk.window.resize(700, 900)
    qtbot.waitUntil(lambda: desk.view.table.pointers not in ((), before), timeout=PATIENCE)
    area = desk.view.table.area_named("cell 1,0")
    assert area is not None
    assert desk.view.table.pointers[0].way.x == area.x


def test_a_finished_match_is_the_winners(limit) -> None:
    desk = limit("person", "person")
    for _ in range(300):
        if desk.match.result is not None:
            break
        desk.play()
    result = desk.match.result
    assert result is not None
    assert dict(shares(desk))[desk.names[result.winners[0]]] == 1.0
    assert not analyst(desk).busy
    assert rows(desk) == []


def test_a_row_is_shown_and_played(limit) -> None:
    desk = limit("person", "person")
    desk.play("tile 0,0")
    analyst(desk).answer("tile 1,0", ["tile 1,0", "ball 1,0"])
    desk.seen.entered.emit(desk.panel.seen.index(1))
    assert desk.view.table.marks.over == "cell -1,0"
    last = desk.panel.seen.rowCount() - 1
    desk.seen.activated.emit(desk.panel.seen.index(last))
    assert desk.match.ply == 1, "what is expected later cannot be done now"
    desk.seen.activated.emit(desk.panel.seen.index(1))
    assert str(desk.match.lines[-1]) == "0 tile -1,0"


def test_a_game_with_secrets_is_not_looked_at(open_table, qtbot) -> None:
    desk = open_table("person", "novice", analysis=True)
    assert not desk.can("analysis")
    assert "hidden cards" in desk.action("analysis").toolTip()
    assert desk.menu("view").toolTipsVisible()
    desk.play()
    QTest.keyClick(desk.window, Qt.Key.Key_I, Qt.KeyboardModifier.ControlModifier)
    assert analyst(desk).asked == []
    assert not is_shown(desk)


def test_it_stops_where_a_game_with_secrets_begins(limit, tmp_path, open_table) -> None:
    secret = tmp_path / "secret.limbo"
    secret.write_text(open_table("person", "novice").record(), encoding="utf-8")
    desk = limit("person", "person")
    analyst(desk).answer()
    assert is_shown(desk)
    desk.window.open(secret)
    assert desk.match.game.id == "countdown"
    assert not is_shown(desk)
    assert not analyst(desk).busy
    assert pointers(desk) == []
    assert desk.kept().analysis, "the wish stays"


def test_an_engine_that_stops_is_told_of_and_asked_again(limit) -> None:
    desk = limit("person", "person")
    analyst(desk).failed.emit("It gave no answer in time.")
    assert rows(desk) == ["The computer player has stopped. It gave no answer in time."]
    desk.play("tile 0,0")
    assert rows(desk) == ["Thinking…"]


def test_it_speaks_the_users_language(limit, mirror) -> None:
    desk = limit("person", "person")
    desk.play("tile 0,0")
    analyst(desk).answer("tile 1,0", ["tile 1,0", "ball 1,0"])
    mirror()
    assert all("«" in row for row in rows(desk))
    assert desk.chances.accessibleName() == "«Chances»"


def test_closing_ends_its_engine(limit) -> None:
    desk = limit("person", "person")
    desk.window.close()
    assert analyst(desk).closed


def test_a_replay_is_looked_at_line_by_line(limit) -> None:
    desk = limit("person", "person")
    for _ in range(5):
        desk.play()
    ply = desk.match.ply
    analyst(desk).answer()
    desk.window.replay.turn_to(3)
    assert asked_ply(desk) == 3
    assert pointers(desk) == []
    seat = desk.match.stages[3].position.turn()
    analyst(desk).answer()
    assert [kind for kind, _ in pointers(desk)][:1] == ["best"]
    assert shares(desk)[seat] == (desk.names[seat], 0.7)
    before = desk.record()
    desk.seen.activated.emit(desk.seen.model().index(0, 0))
    assert desk.record() == before
    desk.window.replay.turn_to(4)
    assert asked_ply(desk) == 4
    desk.do("replay")
    assert asked_ply(desk) == ply


def test_at_the_end_of_a_replay_stands_the_result(limit) -> None:
    desk = limit("person", "person")
    while desk.match.result is None:
        desk.play()
    result = shares(desk)
    desk.window.replay.turn_to(2)
    analyst(desk).answer()
    assert shares(desk) != result
    desk.window.replay.turn_to(desk.match.ply)
    assert shares(desk) == result


def test_a_match_in_which_it_was_shown_is_one_with_help(limit) -> None:
    desk = limit("person", "novice", analysis=False)
    desk.do("analysis")
    assert desk.match.header.helped is not True
    analyst(desk).answer()
    assert desk.match.header.helped is True


def test_shown_to_spectators_it_is_no_help(limit) -> None:
    desk = limit("novice", "novice")
    analyst(desk).answer()
    assert desk.match.header.helped is not True
