"""Looking at a match once more: what is judged, kept, shown and not told before it is asked for."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QPointF, QRect, Qt
from PySide6.QtGui import QAccessible, QColor
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
    QComboBox,
    QLabel,
    QProgressBar,
    QPushButton,
    QTableWidget,
    QWidget,
)

from limbotable.app.lookback.reviewer import Point, Reviewer, account
from limbotable.core.game import CHANCE_WHO
from limbotable.engine.messages import Candidate, Judgement, Verdict
from limbotable.games import game_of
from limbotable.play.decisions import Decision, decisions
from limbotable.play.match import Match
from limbotable.store.match_store import MatchStore
from limbotable.store.trouble import StoreError, StoreTrouble
from limbotable.table import asked
from limbotable.testing.matches import Case
from limbotable.ui.art.palette import DARK, LIGHT
from limbotable.ui.dialogs.luck_words import balance_text, event_text
from limbotable.ui.dialogs.message_box import MessageBox
from limbotable.ui.dialogs.review_window import ReviewWindow
from limbotable.ui.dialogs.review_words import decision_lines, summary_text
from limbotable.ui.panels.graph import Graph
from limbotable.ui.panels.plots import Plot
from limbotable.ui.panels.series import mean_cost
from limbotable.ui.words.languages import Translators
from limbotable.ui.words.reviewed import Balance, Decided, Option, Reviewed
from limbotable.ui.words.speak import hear
from tests.app.conftest import Desk, ScriptedEngine, finding
from tests.games.countdown.deals import begun, dealt, play
from tests.headers import with_keys
from tests.parts import part


def over() -> Match:
    """A match of one round that is over: South's king brings the count to 2, and both are blocked."""
    match = dealt("Kd 8c 8d 9c 9d", "3c 4c 5c 6c 7c", "5h", end="rounds 1")
    play(match, "pass", "pass", "Kd/48")
    assert match.result is not None
    return match


def quick(match: Match, seat: int) -> list[int]:
    return [one.ply for one in decisions(match) if one.seat == seat]


@pytest.fixture
def engine(qapp) -> ScriptedEngine:
    return ScriptedEngine()


@pytest.fixture
def reviewer(engine) -> Reviewer:
    return Reviewer(engine)


@pytest.fixture
def store(tmp_path):
    opened = MatchStore(tmp_path / "data")
    yield opened
    opened.close()


def judge_all(engine: ScriptedEngine, *costs: float) -> list[int]:
    """Find something of each decision that is asked about; return which."""
    asked = []
    left = list(costs)
    while engine.judging is not None:
        asked.append(engine.find(left.pop(0) if left else 0.0).ply)
    return asked


# --- adding up ----------------------------------------------------------------------------------------
def decided(ply: int, value: float, played: float, end: float | None = None, lost: float | None = None):
    decision = Decision(ply, 0, f"a{ply}", free=True, end=end)
    known = Verdict(best="b", value=value, played=played, considered=[], playouts=9)
    opened = None
    if lost is not None:
        opened = Verdict(best="b", value=0.5, played=0.5 - lost, considered=[], playouts=9)
    judgement = Judgement(ply=ply, seat=0, action=f"a{ply}", known=known, open=opened, seconds=0.0)
    return decision, judgement


def added_up(*both, rounds: bool = False):
    return account([one for one, _ in both], {one.ply: found for one, found in both}, rounds=rounds)


def test_what_play_cost_and_luck_gave_make_up_the_match() -> None:
    """It began at 40 % and ended at 90: play took 15, so luck gave 65."""
    found = added_up(decided(1, 0.4, 0.3), decided(3, 0.35, 0.3), decided(5, 0.8, 0.8, end=0.9))
    assert found.cost == pytest.approx(0.15)
    assert found.luck == pytest.approx(0.65)
    assert [point.ply for point in found.worst] == [1, 3]


def test_what_was_better_than_the_best_is_no_luck() -> None:
    found = added_up(decided(1, 0.4, 0.4), decided(3, 0.4, 0.5), decided(5, 0.5, 0.5, end=0.5))
    assert (found.cost, found.luck) == (0.0, pytest.approx(0.1))


def test_the_next_deal_is_luck_unless_values_speak_of_the_round() -> None:
    both = decided(1, 0.5, 0.5, end=1.0), decided(9, 0.5, 0.4, end=0.0)
    assert added_up(*both).luck == pytest.approx(-0.4)
    assert added_up(*both, rounds=True).luck == pytest.approx(0.1)


def test_the_three_that_cost_most_are_the_worst() -> None:
    found = added_up(*(decided(ply, 0.5, 0.5 - cost / 100) for ply, cost in enumerate((3, 0, 9, 4, 4, 1))))
    assert [point.ply for point in found.worst] == [2, 3, 4]


def test_what_was_better_than_the_best_cost_nothing() -> None:
    found = added_up(decided(1, 0.4, 0.45))
    assert (found.cost, found.worst) == (0.0, ())


def test_what_would_have_been_seen_with_open_cards_is_added_up_as_well() -> None:
    assert added_up(decided(1, 0.4, 0.4, lost=0.2), decided(3, 0.4, 0.4, lost=-0.1)).open_cost == (
        pytest.approx(0.2)
    )
    assert added_up(decided(1, 0.4, 0.4)).open_cost is None


def test_what_is_as_good_within_the_uncertainty_is_in_no_sum() -> None:
    """It began at 50 % and ended at 90; only the second decision was clearly worse than the best."""
    both = decided(1, 0.5, 0.46, lost=0.04), decided(3, 0.5, 0.4, lost=0.2), decided(5, 0.4, 0.4, 0.9, 0.0)
    for _, judgement in both[:1]:
        assert judgement.open is not None
        judgement.known.uncertainty = judgement.open.uncertainty = 0.05
    found = added_up(*both)
    assert found.cost == pytest.approx(0.1)
    assert found.luck == pytest.approx(0.9 - 0.5 + 0.1), "it still adds up"
    assert found.open_cost == pytest.approx(0.2)


def test_nothing_is_summed_up_before_all_is_known() -> None:
    one, found = decided(1, 0.4, 0.3)
    two, _ = decided(3, 0.4, 0.3)
    part = account([one, two], {1: found}, rounds=False)
    assert (part.luck, part.open_cost, len(part.points)) == (None, None, 1)


# --- going through a match ------------------------------------------------------------------------------
def test_decisions_are_judged_in_order(engine, reviewer) -> None:
    match = over()
    reviewer.take_up(match, 0)
    assert engine.judging is None, "not before it is wanted"
    reviewer.go_on()
    assert judge_all(engine, 0.0, 0.25) == quick(match, 0)
    assert reviewer.done
    assert not reviewer.running
    assert reviewer.account().cost == pytest.approx(0.25)


def test_the_strongest_level_judges_with_fixed_terms(engine, reviewer) -> None:
    match = over()
    reviewer.take_up(match, 0)
    reviewer.go_on()
    assert engine.judging is not None
    request, _ = engine.judging
    assert request.level == match.game.levels[-1].name
    assert request.record == match.record().text()
    assert isinstance(request.playouts, int)
    assert isinstance(request.seed, int)


def test_it_stops_and_goes_on_where_it_was(engine, reviewer) -> None:
    match = over()
    reviewer.take_up(match, 0)
    reviewer.go_on()
    engine.find(0.1)
    reviewer.stop()
    assert engine.judging is None
    assert reviewer.progress == (1, 2)
    reviewer.go_on()
    assert judge_all(engine) == quick(match, 0)[1:]


def test_another_seat_is_looked_at_next(engine, reviewer) -> None:
    match = over()
    reviewer.take_up(match, 0)
    reviewer.go_on()
    judge_all(engine)
    reviewer.look_at(1)
    assert engine.judging is None, "it was not running"
    reviewer.go_on()
    assert judge_all(engine) == quick(match, 1)
    reviewer.look_at(0)
    assert reviewer.done


def test_lines_that_were_taken_back_are_judged_anew(engine, reviewer) -> None:
    match = begun("Kd 8c Td 9c Ad", "3c 4c 5c 6c 7c", "5h")
    play(match, "Td", "7c")
    reviewer.take_up(match, 0)
    reviewer.go_on()
    first, last = judge_all(engine)
    match.pop(2)
    play(match, "8c")
    reviewer.take_up(match, 0)
    reviewer.go_on()
    assert judge_all(engine) == [last]
    assert first < last


def test_an_engine_that_stops_is_not_waited_for(engine, reviewer) -> None:
    reviewer.take_up(over(), 0)
    reviewer.go_on()
    engine.failed.emit("It gave no answer in time.")
    assert reviewer.trouble == "It gave no answer in time."
    assert not reviewer.running
    reviewer.go_on()
    assert reviewer.trouble == "", "it is asked once more"


# --- keeping --------------------------------------------------------------------------------------------
def test_what_was_found_is_kept_and_found_again(engine, reviewer, store) -> None:
    match = over()
    number = store.add(match)
    reviewer.take_up(match, 0, store, number)
    reviewer.go_on()
    judge_all(engine, 0.0, 0.25)
    kept = store.reviews.judgements(number)
    assert [(one.ply, one.seat, one.cost) for one in kept] == [
        (ply, 0, pytest.approx(cost)) for ply, cost in zip(quick(match, 0), (0.0, 0.25), strict=True)
    ]
    assert kept[0].found["terms"]["level"] == match.game.levels[-1].name
    again = Reviewer(engine)
    again.take_up(over(), 0, store, number)
    assert again.done
    assert again.account() == reviewer.account()


def test_of_what_was_measured_less_closely_nothing_is_right_and_it_is_kept(engine, reviewer, store) -> None:
    match = over()
    number = store.add(match)
    reviewer.take_up(match, 0, store, number)
    reviewer.go_on()
    engine.find(0.005, at_most=True)
    engine.find(0.005)
    limited, measured = reviewer.account().points
    assert [point.is_limit(point.judgement.action) for point in (limited, measured)] == [True, False]
    assert limited.judgement.action not in limited.right
    assert measured.judgement.action in measured.right
    again = Reviewer(engine)
    again.take_up(over(), 0, store, number)
    assert again.account() == reviewer.account()


def test_a_review_of_limit_from_before_limits_were_told_is_made_anew(engine, reviewer, store) -> None:
    game = game_of("limit")
    assert game is not None
    match = Case("limit", game.complete({"balls": 4}), seed=3, plies=12).match()
    number = store.add(match)
    reviewer.take_up(match, 0, store, number)
    reviewer.go_on()
    while engine.judging is not None:
        engine.find(0.0)
    again = Reviewer(engine)
    again.take_up(match, 0, store, number)
    assert again.done
    with store.file.transaction():
        store.file.sql.execute(
            "UPDATE judgements SET found = json_remove(found, '$.terms.bounds', '$.judgement.known.at_most')"
        )
    before = Reviewer(engine)
    before.take_up(match, 0, store, number)
    assert before.progress[0] == 0


@pytest.mark.parametrize("change", ["terms", "nonsense"])
def test_what_another_kind_of_review_found_does_not_count(
    engine, reviewer, store, monkeypatch, change
) -> None:
    match = over()
    number = store.add(match)
    reviewer.take_up(match, 0, store, number)
    reviewer.go_on()
    judge_all(engine)
    if change == "terms":
        monkeypatch.setattr("limbotable.app.match.terms._SEED", 2)
    else:
        with store.file.transaction():
            store.file.sql.execute("UPDATE judgements SET found = '{}'")
    again = Reviewer(engine)
    again.take_up(match, 0, store, number)
    assert again.progress == (0, 2)


def test_a_library_that_fails_does_not_stop_it(engine, reviewer, store, monkeypatch) -> None:
    def fail(*_: object) -> None:
        raise StoreError(StoreTrouble.CLOSED, Path("x"))

    match = over()
    number = store.add(match)
    monkeypatch.setattr(store.reviews, "keep_judgement", fail)
    monkeypatch.setattr(store.reviews, "judgements", fail)
    reviewer.take_up(match, 0, store, number)
    reviewer.go_on()
    judge_all(engine)
    assert reviewer.done


# --- at the window --------------------------------------------------------------------------------------
@pytest.fixture
def reviewed(open_table, tmp_path) -> Callable[..., Desk]:
    """Open a match that is over."""

    def make(match: Match | None = None, **settings: object) -> Desk:
        desk: Desk = open_table("person", "novice", data=tmp_path / "data", **settings)
        file = tmp_path / "over.limbo"
        file.write_text((match or over()).record().text(), encoding="utf-8")
        desk.window.open(file)
        desk.settle()
        return desk

    return make


def window_of(desk: Desk) -> ReviewWindow:
    return desk.part(ReviewWindow)


def decisions_of(window: ReviewWindow) -> QTableWidget:
    return part(window, QTableWidget, "decisions")


def says(window: ReviewWindow, name: str) -> str:
    """The text of the summary, or of the details."""
    return part(window, QLabel, name).text()


def button(window: ReviewWindow, name: str) -> QPushButton:
    return part(window, QPushButton, name)


def rows(window: ReviewWindow) -> list[tuple[str, ...]]:
    table = decisions_of(window)
    return [
        tuple(item.text() for column in range(4) if (item := table.item(row, column)) is not None)
        for row in range(table.rowCount())
    ]


def press(button: QPushButton) -> None:
    assert button.isEnabled()
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)


def test_a_match_with_secrets_is_reviewed_when_it_is_over(open_table) -> None:
    desk = open_table("person", "novice")
    desk.play()
    desk.do("review")
    assert not desk.has(ReviewWindow)
    assert "when it is over" in desk.toast()


def test_it_is_offered_after_the_end(reviewed) -> None:
    desk = reviewed()
    offered = [gesture.action for gesture in desk.view.overlays.after.gestures]
    assert offered == ["review", "duplicate", "again", "new", "games", "look"]
    desk.view.went_on.emit("review")
    assert window_of(desk).isVisible()
    assert desk.judge.judging is not None


def test_an_open_game_can_be_reviewed_at_any_time(open_table) -> None:
    desk = open_table(
        game="limit",
        matches={"limit": {"options": {}, "players": ["person", "person"]}},
    )
    desk.do("review")
    assert "nothing to review" in desk.toast()
    desk.play()
    desk.do("review")
    judge_all(desk.judge)
    assert len(rows(window_of(desk))) == 1
    window = window_of(desk)
    assert "All cards open" not in part(window, Plot).text(), "they always are"
    assert "Judged by" not in says(window, "summary"), "all is seen from each seat"
    desk.play()
    desk.play()
    judge_all(desk.judge, 0.2)
    assert window.isVisible()
    assert len(rows(window)) > 1, "what has been done meanwhile is judged as well"
    press(button(window, "tell"))
    assert "Expected next" in says(window, "detail")
    assert "2. Player 1: " in says(window, "detail")
    read = part(window, QLabel, "detail").accessibleName()
    assert "Expected next" in read, "a screen reader reads what is written"
    assert "<" not in read


def test_an_action_about_as_good_as_many_better_ones_is_told_of(open_table) -> None:
    """Of the actions only the five best are kept, and that which was taken may not be among them."""
    desk = open_table(
        game="limit",
        matches={"limit": {"options": {}, "players": ["person", "person"]}},
    )
    for _ in range(3):
        desk.play()
    desk.do("review")
    numbers = []
    while desk.judge.judging is not None:
        (request, answer), desk.judge.judging = desk.judge.judging, None
        found = finding(request, 0.0, 0.0)
        first, *others = found.known.considered
        found.known.considered = [*others[:5], first, *others[5:]]
        found.known.best = found.known.considered[0].action
        numbers.append(len(found.known.considered))
        answer(found)
    assert max(numbers) > 5
    window, told = window_of(desk), []
    for row in range(len(rows(window))):
        decisions_of(window).selectRow(row)
        told.append(says(window, "detail"))
    assert any("about as good" in one for one in told)
    # Those that are not kept may be worse.
    assert sum("All other actions" in one for one in told) <= sum(number <= 5 for number in numbers)


def test_where_no_action_can_win_the_review_says_so(open_table) -> None:
    desk = open_table(game="limit", matches={"limit": {"options": {}, "players": ["person", "person"]}})
    for _ in range(3):
        desk.play()
    desk.do("review")
    while desk.judge.judging is not None:
        (request, answer), desk.judge.judging = desk.judge.judging, None
        found = finding(request, 0.0, 0.0)
        found.known.considered = [replace(one, value=0.0) for one in found.known.considered]
        found.known.value = found.known.played = 0.0
        answer(found)
    window, told = window_of(desk), []
    for row in range(len(rows(window))):
        decisions_of(window).selectRow(row)
        told.append(says(window, "detail"))
    assert any("No action can win any more." in one for one in told)
    assert not any("as good" in one for one in told)


@pytest.mark.parametrize("command", ["review", "matches", "statistics", "rules"])
def test_screen_readers_know_its_window_and_others_for_windows(reviewed, command) -> None:
    desk = reviewed()
    desk.do(command)
    opened = [one for one in desk.window.findChildren(QWidget) if one.isWindow() and one.isVisible()]
    roles = [QAccessible.queryAccessibleInterface(one).role() for one in opened]
    assert roles == [QAccessible.Role.Window]


def test_the_worst_come_first_and_what_was_better_is_said_when_asked(reviewed) -> None:
    desk = reviewed()
    desk.do("review")
    window = window_of(desk)
    judge_all(desk.judge, 0.0, 0.25)
    best = rows(window)[0]
    assert best[2] == "25.0"
    assert best[3] == "(find it yourself)"
    assert "Better" not in says(window, "detail")
    press(button(window, "tell"))
    assert rows(window)[0][3] not in ("", "(find it yourself)")
    assert "Better: " in says(window, "detail")
    assert button(window, "tell").isHidden()


def test_of_actions_that_do_the_same_one_alone_is_told_as_better(reviewed) -> None:
    """Suits have no part in the countdown: two eights are one action, and two nines are another one."""
    desk = reviewed()
    desk.do("review")
    judge_all_but_the_last(desk)
    assert desk.judge.judging is not None
    request, answer = desk.judge.judging
    found = finding(request, 0.25, 0.0)
    chances = {"8": 0.5, "9": 0.45, "K": 0.25}
    for one in found.known.considered:
        one.value = chances[one.action[0]]
    found.known.considered.sort(key=lambda one: -one.value)
    found.known.best = found.known.considered[0].action
    assert len({one.action for one in found.known.considered}) > len(chances)
    desk.judge.judging = None
    answer(found)
    press(button(window_of(desk), "tell"))
    said = says(window_of(desk), "detail")
    assert said.count("8 of ") == 1
    assert said.count("9 of ") == 1
    assert said.index("Better: ") < said.index("8 of ") < said.index("Also better: ") < said.index("9 of ")


def judge_all_but_the_last(desk: Desk) -> None:
    while desk.judge.judging is not None and desk.judge.judging[0].ply < max(quick(desk.match, 0)):
        desk.judge.find(0.0)


def test_the_keyboard_keeps_its_column_while_decisions_are_judged(reviewed) -> None:
    desk = reviewed()
    desk.do("review")
    table = decisions_of(window_of(desk))
    assert desk.judge.judging is not None
    desk.judge.find(0.0)
    for column in (1, 2):
        QTest.keyClick(table, Qt.Key.Key_Right)
        assert table.currentColumn() == column
    judge_all(desk.judge, 0.25)
    assert table.currentColumn() == 2


def test_each_cell_is_heard_with_its_column_and_its_row(reviewed, monkeypatch) -> None:
    desk = reviewed()
    desk.do("review")
    judge_all(desk.judge)
    table = decisions_of(window_of(desk))
    role = Qt.ItemDataRole.AccessibleTextRole
    for row, (number, played, cost, better) in enumerate(rows(window_of(desk))):
        assert (cost, better) == ("–", "")
        assert [table.model().index(row, column).data(role) for column in range(4)] == [
            f"Decision {number}",
            f"Played: {played}. Decision {number}.",
            f"Cost (% points): nothing. Decision {number}.",
            f"Better: nothing. Decision {number}.",
        ]
    said: list[str] = []
    monkeypatch.setattr(desk.view.tree, "announce", said.append)
    window_of(desk).close()
    told = hear(asked.turn(desk.view.table.tableau))
    assert said == ([told] if desk.controller.acting is not None else [])


def test_it_says_what_play_cost_and_luck_gave(reviewed) -> None:
    desk = reviewed()
    desk.do("review")
    window = window_of(desk)
    assert part(window, QProgressBar).isVisible()
    desk.judge.find(0.1)
    assert "10.0" in says(window, "summary")
    judge_all(desk.judge)
    match = desk.match
    assert match.result.winners == (0, 1)
    gave = "The cards and the opponent gave 10.0 percentage points."
    assert f"errors cost 10.0 percentage points, added up decision by decision. {gave}" in says(
        window, "summary"
    )
    mean = mean_cost(0.1 / len(rows(window)))
    average = f"\nOn average a decision cost {mean} percentage points."
    assert says(window, "summary").endswith(average), "as the statistics say"
    assert not part(window, QProgressBar).isVisible()


THEN, OVER = "then, in percentage points:", "result 50%."


def test_the_accounts_are_made_when_they_are_asked_for(reviewed) -> None:
    """South's errors cost 10, North's 20, and a shared win is the result: the cards took 10."""
    desk = reviewed()
    desk.do("review")
    window = window_of(desk)
    assert button(window, "accounts").isHidden()
    judge_all(desk.judge, 0.1)
    assert decisions_of(window).columnCount() == 4, "a reader finds no column that is not shown"
    assert part(window, Plot).text().split("\n")[0].count("ucky") == 0
    press(button(window, "accounts"))
    assert part(window, QProgressBar).isVisible()
    assert judge_all(desk.judge, 0.2) == quick(desk.match, 1)
    said = says(window, "summary").split("\n")
    assert said[:3] == [
        "Judged by what could be seen from this seat, not by all cards.",
        f"You: 50% at the start; {THEN} cards −10.0, the opponent’s errors +20.0, own errors −10.0; {OVER}",
        "Without the luck of the cards the result would have been 60%.",
    ]
    assert not decisions_of(window).isColumnHidden(4)
    assert button(window, "accounts").isHidden()
    assert "Since the previous decision, in percentage points: cards" in says(window, "detail")
    assert (
        "Since the previous decision, in percentage points: cards"
        in part(window, QLabel, "detail").accessibleName()
    )
    assert "Lucky\tUnlucky" in part(window, Plot).text().split("\n")[0]
    up, down = "t1", "t"  # triangles
    drawn = part(window, Graph).getPlotItem().listDataItems()
    assert [one.opts.get("symbol") for one in drawn][-2:] == [up, down]


def test_luck_is_named_and_marked(reviewed) -> None:
    """North gives 20 before South's second decision, which is worth no more: so the cards took as much."""
    desk = reviewed()
    desk.do("review")
    window = window_of(desk)
    judge_all(desk.judge)
    press(button(window, "accounts"))
    judge_all(desk.judge, 0.2)
    last = {row: decisions_of(window).item(row, 4) for row in range(decisions_of(window).rowCount())}
    assert sorted(item.text() for item in last.values() if item is not None) == ["0.0", "unlucky −20.0"]
    (marked,) = (line for line in part(window, Plot).text().split("\n")[1:] if line.split("\t")[5])
    assert marked.split("\t")[0] == "2"
    assert marked.split("\t")[5] == "−20.0", "the luck, and not the chances where its mark is drawn"
    decisions_of(window).setCurrentCell(1, 0)
    assert "unlucky" not in says(window, "detail")
    assert "cards −20.0, the opponent’s errors +20.0. " in says(window, "detail"), "with a remark"


def test_what_came_later_is_told_apart_from_the_chances(reviewed) -> None:
    desk = reviewed()
    desk.do("review")
    window = window_of(desk)
    judge_all(desk.judge, 0.0, 0.25)
    row = [cells[0] for cells in rows(window)].index("2")
    decisions_of(window).setCurrentCell(row, 0)
    press(button(window, "tell"))
    lines = part(window, QLabel, "detail").accessibleName().split("\n")
    played = next(line for line in lines if line.startswith("Played: "))
    assert "win" not in played
    worth, came = (
        next(n for n, line in enumerate(lines) if line.startswith(words))
        for words in ("Chance to win with", "What followed: ")
    )
    assert worth < came
    assert "win round 1" in lines[came]


def test_a_click_in_the_graph_selects_and_a_double_click_leads_to_the_table(reviewed) -> None:
    desk = reviewed()
    desk.do("review")
    window = window_of(desk)
    judge_all(desk.judge, 0.0, 0.25)
    drawing = part(window, Graph)
    at = drawing.mapFromScene(drawing.getViewBox().mapViewToScene(QPointF(1.0, 0.5)))
    table = decisions_of(window)
    QTest.mouseClick(drawing.viewport(), Qt.MouseButton.LeftButton, pos=at)
    chosen = table.item(table.currentRow(), 0)
    assert chosen is not None
    assert chosen.text() == "1"
    assert not desk.window.replay.is_open
    QTest.mouseDClick(drawing.viewport(), Qt.MouseButton.LeftButton, pos=at)
    # Else Qt takes the button to be held in all tests that follow.
    QTest.mouseRelease(drawing.viewport(), Qt.MouseButton.LeftButton, pos=at)
    assert desk.window.replay.is_open
    assert desk.window.replay.ply == min(quick(desk.match, 0))


def test_another_seats_accounts_are_there_once_all_is_judged(reviewed) -> None:
    desk = reviewed()
    desk.do("review")
    window = window_of(desk)
    judge_all(desk.judge, 0.1)
    press(button(window, "accounts"))
    judge_all(desk.judge, 0.2)
    window.seat_chosen.emit(1)
    assert "the opponent’s errors +10.0, own errors −20.0" in says(window, "summary")


BALANCE = Balance(0.5, 0.3, 0.1, -0.1, 0.8, 0.3)


def summed_up(seats: str = "Aino Ben", **more) -> Reviewed:
    """A review whose decisions have all been judged, of the first of these seats."""
    return Reviewed(tuple(enumerate(seats.split())), seat=0, decided=(), all=1, running=False, **more)


def test_a_game_without_chance_has_no_luck(qtbot) -> None:
    alone = summed_up(balance=BALANCE, chance=False)
    assert balance_text(alone, BALANCE) == (
        f"Aino: 50% at the start; {THEN} unforeseen +30.0, the opponent’s errors +10.0, own errors −10.0;"
        " result 80%."
    )
    three = summed_up("Aino Ben Chie", balance=BALANCE, chance=False)
    assert "unforeseen +30.0, others’ errors +10.0, own" in balance_text(three, BALANCE)
    parent = QWidget()
    qtbot.addWidget(parent)
    window = ReviewWindow(LIGHT, tuple, parent)
    window.show_review(alone)
    assert button(window, "accounts").text() == "&Add up everybody’s errors"
    head = decisions_of(window).horizontalHeaderItem(4)
    assert head is not None
    assert head.text() == "Unforeseen before"
    window.show_review(summed_up())
    assert button(window, "accounts").text() == "&Add up luck and all errors"


def test_what_came_after_the_last_decision_is_told_with_its_direction() -> None:
    for last, told in (
        (0.3, "After the last decision alone, the cards gave 30.0 percentage points."),
        (-0.3, "After the last decision alone, the cards took 30.0 percentage points."),
    ):
        found = replace(BALANCE, last_cards=last)
        assert balance_text(summed_up(balance=found), found).endswith(told)


@pytest.mark.parametrize(
    ("seats", "chance", "luck", "told"),
    [
        ("Aino Ben", True, 0.1, "The cards and the opponent gave 10.0 percentage points."),
        ("Aino Ben", True, -0.1, "The cards and the opponent took 10.0 percentage points."),
        ("Aino Ben", False, 0.1, "The opponent gave 10.0 percentage points."),
        ("Aino Ben", False, -0.1, "The opponent took 10.0 percentage points."),
        ("Aino Ben Chie", True, 0.1, "The cards and the other players gave 10.0 percentage points."),
        ("Aino Ben Chie", True, -0.1, "The cards and the other players took 10.0 percentage points."),
        ("Aino Ben Chie", False, 0.1, "The other players gave 10.0 percentage points."),
        ("Aino Ben Chie", False, -0.1, "The other players took 10.0 percentage points."),
    ],
)
def test_who_gave_and_took_is_told(seats, chance, luck, told) -> None:
    decided = (shown_as(0.3, 0.5),)
    review = replace(summed_up(seats, chance=chance, luck=luck, cost=0.2), decided=decided)
    assert summary_text(review).split("\n")[0] == (
        f"Aino: errors cost 20.0 percentage points, added up decision by decision. {told}"
    )
    assert "It can be more than 100" not in summary_text(review)
    assert "It can be more than 100" in summary_text(replace(review, cost=1.48))


def test_a_remark_about_luck_stands_behind_the_figures_as_the_language_has_it(qapp) -> None:
    one = Decided(4, 1, Option("7", 0.5), (), (), 0.5, 0.0, cards=0.2, others=0.1)
    two, three = summed_up(), summed_up("Aino Ben Chie")
    for review, whose in ((two, "the opponent’s"), (three, "others’")):
        said = f"Since the previous decision, in percentage points: cards +20.0, {whose} errors +10.0. N"
        assert event_text(one, review).startswith(said)
    translators = Translators(qapp)
    translators.install("ja")
    try:
        assert event_text(one, two).startswith("前の判断以降の増減（ポイント）：カード+20.0、")
    finally:
        translators.install("en")
        translators.remove()


def test_it_says_how_its_figures_are_made(reviewed, monkeypatch) -> None:
    said: list[str] = []
    monkeypatch.setattr(MessageBox, "exec", lambda box: said.append(box.text()))
    desk = reviewed()
    desk.do("review")
    judge_all(desk.judge)
    window = window_of(desk)
    assert button(window, "how").isHidden()
    press(button(window, "accounts"))
    judge_all(desk.judge)
    press(button(window, "how"))
    (text,) = said
    assert "the figures always add up" in text
    assert "not exact" in text


def test_the_graph_has_its_figures_as_text(reviewed) -> None:
    desk = reviewed()
    desk.do("review")
    judge_all(desk.judge, 0.0, 0.25)
    assert desk.part(Plot).text().replace("\u00a0", " ").split("\n") == [
        "Decision\tBy what could be seen\tAll cards open\tCost (% points)",
        "1\t50%\t60%\t",
        "2\t50%\t60%\t25.0",
        "3\t50%\t50%\t",
    ]


def test_it_can_be_stopped_and_goes_on(reviewed) -> None:
    desk = reviewed()
    desk.do("review")
    window, engine = window_of(desk), desk.judge
    engine.find(0.0)
    press(button(window, "switch"))
    assert engine.judging is None
    assert button(window, "switch").text() == "&Go on"
    press(button(window, "switch"))
    judge_all(engine)
    assert button(window, "switch").isHidden()


def test_the_window_says_why_its_engine_has_stopped(reviewed) -> None:
    desk = reviewed()
    desk.do("review")
    window, said = window_of(desk), "The computer player has stopped.\nThe match is over."
    desk.judge.failed.emit("The match is over.")
    assert says(window, "summary") == said
    press(button(window, "switch"))
    assert says(window, "summary") != said, "it is asked once more"


def test_the_window_may_be_closed_while_it_runs(reviewed) -> None:
    desk = reviewed()
    desk.do("review")
    QTest.keyClick(window_of(desk), Qt.Key.Key_Escape)
    assert desk.judge.judging is None
    desk.do("review")
    judge_all(desk.judge)
    assert len(rows(window_of(desk))) == 2


def test_a_decision_is_shown_at_the_table(reviewed) -> None:
    desk = reviewed()
    desk.do("review")
    window = window_of(desk)
    judge_all(desk.judge, 0.0, 0.25)
    replay = desk.window.replay
    press(button(window, "show"))
    assert replay.is_open
    assert replay.ply == max(quick(desk.match, 0))
    desk.do("review")
    assert window.isVisible()
    part(window, Plot).picked.emit(1.0)
    assert replay.ply == min(quick(desk.match, 0))


def test_the_table_is_shown_as_the_seat_saw_it_that_is_judged(reviewed) -> None:
    desk = reviewed()
    desk.do("review")
    window, eyes = window_of(desk), part(desk.past, QComboBox)
    judge_all(desk.judge, 0.0, 0.25)
    press(button(window, "accounts"))
    judge_all(desk.judge)
    mine, theirs = desk.names

    def shown() -> tuple[str, bool, bool]:
        """Who sees the table, and whether South's cards and North's lie open."""
        cards = {piece.key: piece.face for piece in desk.view.table.tableau.pieces}
        seats = [desk.controller.point_of_view(seat) for seat in range(2)]
        hands = [{one.key for one in seat.tableau(1).pieces if one.face} for seat in seats]
        south, north = (
            all(cards[key] for key in own - other)
            for own, other in ((hands[0], hands[1]), (hands[1], hands[0]))
        )
        return eyes.currentText(), south, north

    part(window, Plot).picked.emit(1.0)
    assert shown() == (mine, True, False)
    window.seat_chosen.emit(1)
    part(window, Plot).picked.emit(1.0)
    assert shown() == (theirs, False, True)
    eyes.setCurrentIndex(2)
    eyes.activated.emit(2)
    part(window, Plot).picked.emit(1.0)
    assert shown() == ("All hands open", True, True), "the user has opened them"
    desk.window.replay.close()
    press(button(window, "show"))
    assert shown() == (theirs, False, True)


@pytest.mark.parametrize(
    ("keys", "told"),
    [
        ({}, "Ctrl+E brings the review back."),
        ({"review": "J"}, "J brings the review back."),
        ({"review": ""}, "The review is still open: the menu brings it back."),
    ],
)
def test_where_it_makes_way_for_the_table_the_way_back_is_told(reviewed, keys, told) -> None:
    desk = reviewed(keys=keys)
    desk.do("review")
    window, view = window_of(desk), desk.view
    judge_all(desk.judge, 0.0, 0.25)
    window.setGeometry(QRect(view.mapToGlobal(view.rect().topLeft()), view.size()))
    press(button(window, "show"))
    assert not window.isVisible()
    assert desk.toast() == told


def test_looking_back_does_not_disturb_it(reviewed) -> None:
    desk = reviewed()
    desk.do("review")
    asked = desk.judge.judging
    assert asked is not None
    desk.window.replay.turn_to(3)
    assert desk.judge.judging is asked
    window_of(desk).hide()  # it makes way for the table
    desk.window.replay.turn_to(2)
    assert desk.judge.judging is asked


def test_a_decision_can_be_tried_again_without_its_answer(reviewed) -> None:
    desk = reviewed()
    old = desk.match
    desk.do("review")
    window = window_of(desk)
    judge_all(desk.judge, 0.0, 0.25)
    ply = max(quick(old, 0))
    press(button(window, "try"))
    assert not window.isVisible()
    assert desk.match is not old
    assert desk.match.ply == ply
    assert [str(line) for line in desk.match.lines] == [str(line) for line in old.lines[:ply]]


def test_taking_back_the_end_ends_the_review(reviewed) -> None:
    match = over()
    match.header = with_keys(match.header, {"players": ["person", "person"], "casual": True})
    desk = reviewed(match)
    desk.do("review")
    desk.do("undo")
    assert not window_of(desk).isVisible()
    assert desk.judge.judging is None


def test_a_lesson_is_not_reviewed(reviewed) -> None:
    desk = reviewed()
    desk.do("review")
    desk.window.tutorials.open("limit", 0)
    assert not window_of(desk).isVisible()
    assert desk.judge.judging is None
    assert not desk.can("review")
    desk.window.tutorials.leave()
    assert desk.can("review")


def test_it_is_kept_with_the_match(reviewed) -> None:
    desk = reviewed()
    desk.do("review")
    judge_all(desk.judge, 0.0, 0.25)
    keeping = desk.window.table_controller.keeping
    assert keeping.store is not None
    assert keeping.number is not None
    assert [one.cost for one in keeping.store.reviews.judgements(keeping.number)] == [
        0.0,
        pytest.approx(0.25),
    ]


def test_keys_lead_through_it(reviewed) -> None:
    desk = reviewed()
    desk.do("review")
    window = window_of(desk)
    judge_all(desk.judge, 0.0, 0.25)
    QTest.keyClick(part(window, Graph), Qt.Key.Key_Home)
    assert "Decision 1 of 2" in says(window, "detail")
    QTest.keyClick(part(window, Graph), Qt.Key.Key_Right)
    assert "Decision 2 of 2" in says(window, "detail")


def test_a_screen_reader_finds_names(reviewed) -> None:
    desk = reviewed()
    desk.do("review")
    window = window_of(desk)
    judge_all(desk.judge, 0.25)
    graph, detail = part(window, Graph), part(window, QLabel, "detail")
    figures = part(part(window, Plot), QTableWidget)
    for widget in (decisions_of(window), detail, part(window, QProgressBar), graph, figures):
        assert widget.accessibleName()
    assert graph.accessibleDescription() == says(window, "summary")


def test_it_speaks_the_language_that_is_chosen(reviewed, mirror) -> None:
    desk = reviewed()
    desk.do("review")
    judge_all(desk.judge, 0.25)
    mirror()
    window = window_of(desk)
    assert window.windowTitle() == "«Review of the match»"
    assert says(window, "summary").startswith("«")


def test_it_wears_another_cloth(reviewed) -> None:
    desk = reviewed()
    desk.do("review")
    desk.action("cloth.light").trigger()
    QApplication.processEvents()
    assert desk.part(Graph).backgroundBrush().color() == QColor(LIGHT.base) != QColor(DARK.base)


def test_chance_is_no_decision() -> None:
    match = over()
    assert all(match.lines[one.ply].who != CHANCE_WHO for one in decisions(match))


# --- one order, one scale -----------------------------------------------------------------------------
def test_a_difference_within_the_uncertainty_is_no_mistake() -> None:
    decision, judgement = decided(3, 0.50, 0.46)
    assert Point(decision, judgement).clear
    judgement.known.uncertainty = 0.05
    assert not Point(decision, judgement).clear
    assert account([decision], {3: judgement}, rounds=False).worst == ()


def shown_as(played: float, *considered: float, clear: bool = True) -> Decided:
    options = tuple(Option(f"action {n}", value) for n, value in enumerate(considered))
    return Decided(
        ply=0,
        number=1,
        played=Option("taken", played),
        considered=options,
        line=(),
        value=considered[0],
        cost=considered[0] - played,
        clear=clear,
        reason="It was good.",
    )


def test_what_is_as_good_within_the_uncertainty_has_no_better_ones() -> None:
    review = Reviewed(seats=((0, "Anna"),), seat=0, decided=(), all=1, running=False)
    text = "\n".join(decision_lines(shown_as(0.46, 0.50, 0.49, clear=False), review))
    assert "bout as good as the best" in text
    assert "It was good." in text
    assert "Also better" not in text
    clear = "\n".join(decision_lines(shown_as(0.30, 0.50, 0.49), review))
    assert "Also better" in clear
    assert "It was good." in clear


def test_what_may_be_lower_is_told_as_a_limit_and_called_neither_as_good_nor_better() -> None:
    review = Reviewed(seats=((0, "Anna"),), seat=0, decided=(), all=1, running=False)

    def told(one: Decided) -> str:
        return "\n".join(decision_lines(one, review))

    limited = replace(shown_as(0.30, 0.50, 0.49, 0.48), played=Option("taken", 0.30, at_most=True))
    text = told(limited)
    assert "with this one: at most 30%. It cost at least 20.0 percentage points." in text
    higher = replace(limited, played=Option("taken", 0.304, at_most=True))
    assert "with this one: at most 31%" in told(higher)
    assert "Also better" not in text
    first, second, third = limited.considered
    one_left = replace(shown_as(0.30, 0.50), considered=(first, replace(second, at_most=True), third))
    assert "Also better: action 2 (48%)" in told(one_left)
    unknown = told(replace(limited, clear=False))
    assert "how much worse it may be was not measured" in unknown
    assert "As good as" not in unknown


def test_the_row_of_an_action_that_is_as_good_names_no_cost(qtbot) -> None:
    parent = QWidget()
    qtbot.addWidget(parent)
    window = ReviewWindow(LIGHT, tuple, parent)
    told = [shown_as(0.46, 0.50, clear=False), shown_as(0.46, 0.50), shown_as(0.50, 0.50, clear=False)]
    told.append(replace(told[0], played=Option("taken", 0.46, at_most=True)))
    for one in told:
        window.show_review(Reviewed(((0, "Anna"),), seat=0, decided=(one,), all=1, running=False))
        (row,) = rows(window)
        assert ("(just as good)" in row, "4.0" in row, "–" in row) == (
            one is told[0],
            one is told[1],
            one is not told[1],
        )
        assert (not part(window, Plot).text().endswith("\t")) == (one is told[1]), "the graph says the same"


def test_no_action_behind_the_best_is_told_as_better_than_it() -> None:
    """A search may put an action first although another one had more luck in few tries."""
    decision, judgement = decided(3, 0.38, 0.30)
    values = {"b": 0.38, "c": 0.41, "d": 0.35, "a3": 0.30, "e": 0.31}
    judgement.known.considered = [Candidate(action, 9, value) for action, value in values.items()]
    ranked = Point(decision, judgement).ranked
    assert ranked == (("b", 0.38), ("c", 0.38), ("d", 0.35), ("a3", 0.30), ("e", 0.30))
