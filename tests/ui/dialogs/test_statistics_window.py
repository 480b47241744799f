"""The window of the statistics: what is offered, counted, drawn and told."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

import pytest
from PySide6.QtCore import QDateTime, QLocale, Qt
from PySide6.QtGui import QColor
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QCheckBox, QComboBox, QLabel, QPushButton, QTableWidget, QWidget

from limbotable.core.game import Result
from limbotable.games import GAMES, game_of, grades
from limbotable.games.grades import LevelCost, Measured
from limbotable.play.statistics import Care, Performance, PlayedMatch, performances
from limbotable.ui.art.palette import DARK, PALETTES
from limbotable.ui.dialogs.figures_table import FiguresTable
from limbotable.ui.dialogs.performance_names import opponents_text
from limbotable.ui.dialogs.statistics_window import StatisticsWindow
from limbotable.ui.panels.graph import Graph
from limbotable.ui.words.option_words import variant_text
from tests.parts import part
from tests.patience import PATIENCE

NOW = datetime.now(UTC)
DAY = timedelta(days=1)


def played(number: int, players: str, winners: str, game_id: str = "countdown", **more) -> PlayedMatch:
    game = game_of(game_id)
    assert game is not None
    kinds, won = tuple(players.split()), tuple(int(seat) for seat in winners)
    names = tuple(more.pop("names", ["Aino", "Ben", "Chie", "Dan"][: len(kinds)]))
    options = game.complete(more.pop("options", {}))
    ranks = tuple(1 if seat in won else 2 for seat in range(len(kinds)))
    scores = tuple(100 + number if seat in won else 50 for seat in range(len(kinds)))
    began = NOW - DAY * more.pop("ago", 100 - number)
    return PlayedMatch(number, game, options, names, kinds, began, Result(won, scores, ranks), **more)


MATCHES = (
    played(1, "person expert", "0", care={0: Care(10, 0.05)}),
    played(2, "person expert", "1", helped=True),
    played(3, "expert person", "1", names=["Louhi", "Aino"], care={1: Care(30, 0.01)}),
    played(4, "person novice", "01", ago=3, casual=True),
    played(5, "person person", "0", options={"preset": "japanese"}),
    played(6, "person expert", "0", branch=True),
    played(7, "person club expert", "2", "libtis", options={"players": 3}),
)


@pytest.fixture(autouse=True)
def english():
    before = QLocale()
    QLocale.setDefault(QLocale("en"))
    yield
    QLocale.setDefault(before)


@pytest.fixture
def parent(qtbot) -> QWidget:
    made = QWidget()
    qtbot.addWidget(made)
    return made


@pytest.fixture
def window(qtbot, parent) -> StatisticsWindow:
    """The window with seven matches of two games."""
    made = StatisticsWindow(GAMES, DARK, parent)
    made.show_performances(performances(MATCHES, {}), {})
    with qtbot.waitExposed(made):
        made.show()
    return made


def field(window: StatisticsWindow, name: str) -> QComboBox:
    (label,) = [one for one in window.findChildren(QLabel) if one.text().replace("&", "") == name]
    box = label.buddy()
    assert isinstance(box, QComboBox)
    return box


def offered(box: QComboBox) -> list[str]:
    return [box.itemText(row) for row in range(box.count())]


def pick(window: StatisticsWindow, name: str, text: str) -> None:
    """Choose as with the keyboard."""
    box = field(window, name)
    while box.currentText() != text:
        key = Qt.Key.Key_Down if box.findText(text) > box.currentIndex() else Qt.Key.Key_Up
        before = box.currentIndex()
        QTest.keyClick(box, key)
        assert box.currentIndex() != before, text


def cells(window: StatisticsWindow) -> list[list[str]]:
    """The texts of the table."""
    (table,) = window.findChildren(FiguresTable)
    return [
        [text(table, row, column) for column in range(table.columnCount())] for row in range(table.rowCount())
    ]


def text(table: QTableWidget, row: int, column: int) -> str:
    item = table.item(row, column)
    assert item is not None
    return item.text()


def names(window: StatisticsWindow) -> list[str]:
    return [row[0] for row in cells(window)]


def button(window: StatisticsWindow, text: str) -> QPushButton:
    (found,) = [one for one in window.findChildren(QPushButton) if one.text().replace("&", "") == text]
    return found


def sentence(window: StatisticsWindow) -> str:
    """What is said in place of figures."""
    return window.excuse


# In plain words


def told(window: StatisticsWindow) -> list[str]:
    """The lines at the top, the first one first."""
    return [line for name in ("wins", "more") for line in part(window, QLabel, name).text().splitlines()]


def test_it_begins_with_wins_streak_and_best_scores(window):
    assert told(window) == [
        "3.5 of 7 match(es) won",
        "Wins in a row: 2 at best, by Aino",
        "Best score: 105 (Limbo: the countdown) and 50 (Libtis)",
    ]
    top = part(window, QLabel, "wins")
    assert top.mapTo(window, top.rect().topLeft()).y() < window.height() / 3
    assert top.fontInfo().pixelSize() > part(window, QLabel, "more").fontInfo().pixelSize()
    pick(window, "Person", "Aino")
    pick(window, "Game", "Limbo: the countdown")
    assert told(window)[1] == "Wins in a row: 3 now, 3 at best"
    pick(window, "Person", "Ben")
    assert told(window) == ["0 of 1 match(es) won", "Best score: 50 (Limbo: the countdown)"]


def test_it_names_the_computer_players_that_are_about_even(window):
    begin, end = "About as strong as you in “Limbo: the countdown”: ", " (over 6 match(es))"

    def even(found: list[PlayedMatch]) -> list[str]:
        window.show_performances(performances(found, {}), {})
        return [line for line in told(window) if line.startswith(begin)]

    found = [played(number, "person club", str(number % 2)) for number in range(6)]
    (said,) = even(found)
    assert said.endswith(end)
    assert even(found[:4]) == [], "four matches say too little"
    other = [played(7 + number, "person club", "0", names=["Dan", "x"]) for number in range(6)]
    assert even([*found, *other]) == [], "two people are not one"


# Figures


def test_all_is_counted_by_opponents(window):
    assert cells(window) == [
        ["Total", "6", "3.5 of 7", "50.0%", "20.2% – 79.8%", "47.6%", "–", "2.00"],
        ["Expert", "3", "2", "66.7%", "20.8% – 93.9%", "50.0%", "84.7", "2.00"],
        ["People", "1", "1 of 2", "50.0%", "9.5% – 90.5%", "50.0%", "77.5", "–"],
        ["Club player and expert", "1", "0", "0.0%", "0.0% – 79.3%", "33.3%", "50.0", "–"],
        ["Learner", "1", "0.5", "50.0%", "5.5% – 94.5%", "50.0%", "104.0", "–"],
    ]


def test_figures_are_written_as_the_language_does(window):
    QLocale.setDefault(QLocale("fi"))
    pick(window, "Game", "Limbo: the countdown")
    assert cells(window)[0][1:] == ["5", "3,5 of 6", "58,3%", "24,1% – 86,1%", "50,0%", "85,5", "2,00"]


def test_what_is_offered_is_what_there_is(window):
    assert offered(field(window, "Game")) == ["All games", "Limbo: the countdown", "Libtis"]
    assert offered(field(window, "Person")) == ["Everybody", "Aino", "Ben"]
    kinds = ["All", "Club player and expert", "Expert", "Learner", "People"]
    assert offered(field(window, "Opponents")) == kinds
    assert offered(field(window, "Seat")) == ["All", "Player 1", "Player 2"]
    assert not field(window, "Rules").isEnabled()
    pick(window, "Game", "Limbo: the countdown")
    assert offered(field(window, "Opponents")) == ["All", "Expert", "Learner", "People"]
    assert offered(field(window, "Rules")) == ["All", "English rules", "Japanese rules"]


def test_only_what_is_chosen_is_counted(window):
    for choices, total in (
        ({"Game": "Libtis"}, ("1", "0")),
        ({"Person": "Ben"}, ("1", "0")),
        ({"Person": "Aino"}, ("6", "3.5")),
        ({"Opponents": "Learner"}, ("1", "0.5")),
        ({"Game": "Limbo: the countdown", "Rules": "Japanese rules"}, ("1", "1 of 2")),
        ({"Seat": "Player 2"}, ("2", "1")),
        ({"Period": "The last 7 days"}, ("1", "0.5")),
        ({"Person": "Aino", "Opponents": "Expert", "Seat": "Player 2"}, ("1", "1")),
    ):
        for name, text in choices.items():
            pick(window, name, text)
        assert tuple(cells(window)[0][1:3]) == total, choices
        for name in reversed(choices):
            pick(window, name, field(window, name).itemText(0))
        assert cells(window)[0][1] == "6", "all are counted again"


def test_casual_matches_and_those_with_hints_can_be_left_out(window):
    casual, helped = (window.findChild(QCheckBox, name) for name in ("casual", "helped"))
    assert casual.isChecked()
    assert helped.isChecked()
    QTest.keyClick(casual, Qt.Key.Key_Space)
    assert "Learner" not in names(window)
    assert cells(window)[0][1] == "5"
    QTest.keyClick(helped, Qt.Key.Key_Space)
    assert cells(window)[0][1] == "4"


def test_rows_can_be_other_groups(window):
    (table,) = window.findChildren(FiguresTable)
    for by, rows in (
        ("Game", ["Limbo: the countdown", "Libtis"]),
        (
            "Rules",
            [
                "Limbo: the countdown: English rules",
                "Limbo: the countdown: Japanese rules",
                "Libtis: Standard game · 3 players",
            ],
        ),
        ("Seat", ["Player 1", "Player 2"]),
        ("Person", ["Aino", "Ben"]),
    ):
        pick(window, "Show by", by)
        assert names(window) == ["Total", *rows]
        assert table.horizontalHeaderItem(0).text() == by


def test_heads_stand_above_their_figures_and_the_least_known_ones_are_explained(window):
    (table,) = window.findChildren(FiguresTable)
    heads = [table.horizontalHeaderItem(column) for column in range(table.columnCount())]
    sides = Qt.AlignmentFlag.AlignHorizontal_Mask
    cells = [
        Qt.AlignmentFlag(table.item(0, column).textAlignment()) & sides for column in range(1, len(heads))
    ]
    first, *others = (Qt.AlignmentFlag(head.textAlignment()) & sides for head in heads)
    assert others == cells
    assert first == Qt.AlignmentFlag.AlignLeft
    explained = {head.text(): head.toolTip() for head in heads if head.toolTip()}
    assert explained == {
        "At equal strength": "At equal strength: the win rate if all players were equally good.",
        "Cost (% points)": "What a decision cost on average, as your reviews judged it",
    }


def test_a_choice_stays_when_matches_are_counted_anew(window):
    pick(window, "Person", "Ben")
    window.show_performances(performances(MATCHES[:5], {}), {})
    assert field(window, "Person").currentText() == "Ben"
    window.show_performances(performances(MATCHES[:2], {}), {})
    assert field(window, "Person").currentText() == "Everybody"


def test_a_game_that_is_counted_anew_stays_chosen(window):
    pick(window, "Game", "Libtis")
    window.show_performances(performances(MATCHES[:6], {}), {})
    assert field(window, "Game").currentText() == "Libtis"
    assert sentence(window) == "No finished match fits the choices above."
    window.show_performances(performances(MATCHES, {}), {})
    assert names(window) == ["Total", "Club player and expert"]


def test_the_game_on_the_table_is_looked_at_first_if_it_was_played(window):
    window.choose_game("libtis")
    assert names(window) == ["Total", "Club player and expert"]
    window.choose_game("foes")
    assert field(window, "Game").currentText() == "All games"


def test_what_is_not_counted_is_told(window):
    assert window.note == "1 match(es) not counted: the cards were known beforehand."
    pick(window, "Game", "Libtis")
    assert window.note == ""


# Graphs


def test_the_win_rates_are_drawn_with_their_intervals(window):
    assert window.graphs.pages["rates"].plot.text().split("\n") == [
        "Opponents\tWin rate\tAt equal strength",
        "Expert\t66.7% (20.8% to 93.9%)\t50%",
        "People\t50% (9.5% to 90.5%)\t50%",
        "Club player and expert\t0% (0% to 79.3%)\t33.3%",
        "Learner\t50% (5.5% to 94.5%)\t50%",
    ]


def test_scores_are_drawn_game_by_game(window):
    page = window.graphs.pages["scores"]
    assert page.currentIndex() == 1
    assert page.excused == "Scores of different games cannot be compared: choose a game."
    pick(window, "Game", "Limbo: the countdown")
    pick(window, "Person", "Aino")
    assert page.currentIndex() == 0
    rows = [row.split("\t") for row in page.plot.text().split("\n")]
    assert rows[0] == ["Matches by their dates", "Score", "Average of the last 10"]
    assert [row[1:] for row in rows[1:]] == [
        ["101", "101"],
        ["50", "75.5"],
        ["103", "84.67"],
        ["105", "89.75"],
        ["104", "92.6"],
    ]
    first = MATCHES[0].began.astimezone()
    assert rows[1][0] == f"{first.month}/{first.day}/{first:%y}"


def test_costs_are_drawn_where_reviews_have_looked(window):
    page = window.graphs.pages["costs"]
    rows = [row.split("\t") for row in page.plot.text().split("\n")]
    assert [row[1:] for row in rows] == [
        ["Cost of a decision (% points)", "Average of the last 10"],
        ["5", "5"],
        ["1", "3"],
    ]
    pick(window, "Game", "Libtis")
    assert page.currentIndex() == 1
    assert page.excused.startswith("No match has been reviewed yet.")
    assert window.graphs.pages["ratings"].excused == page.excused, "a rating needs a review, too"


@pytest.fixture
def graded(monkeypatch) -> None:
    """Grades of the countdown: its levels cost 1, 2, 4, 8, 16 and 32 points."""
    levels = [LevelCost(level.name, 9, 99, 0.32 / 2**n, 0.0) for n, level in enumerate(GAMES[0].levels)]
    found = Measured({}, 1, 1, 1, tuple(levels))
    monkeypatch.setattr(grades, "measured", lambda game: found if game == "countdown" else None)


def reviewed_matches() -> list[PlayedMatch]:
    return [
        played(1, "person expert", "0", care={0: Care(40, 0.04, 20, 2.0)}),
        played(2, "person expert", "0", care={0: Care(20, 0.03, 20, 0.8)}),
        played(
            3, "person club expert", "2", "libtis", options={"players": 3}, care={0: Care(30, 0.0, 30, 0.3)}
        ),
    ]


def test_how_well_each_game_was_played_is_told_with_its_grade(window, graded):
    window.show_performances(performances(reviewed_matches(), {}), {})
    said = part(window, QLabel, "more").text().split("\n")
    assert said[0].startswith("Your grade in “Limbo: the countdown”: casual player. ")
    average = (
        "here you had a choice, your action cost on average %1 percentage points"
        " of the chance to win (%2 decisions)."
    )
    assert said[0].endswith("W" + average.replace("%1", "7.00 ± 5.88").replace("%2", "40"))
    libtis = average.replace("%1", "1.00").replace("%2", "30")
    assert said[1] == f"Your play in “Libtis”: w{libtis}"


def test_a_cost_too_small_to_be_seen_is_told_as_one(window):
    few = played(1, "person expert", "0", care={0: Care(400, 0.00002, 200, 0.002)})
    window.show_performances(performances([few], {}), {})
    said = part(window, QLabel, "more").text()
    assert "less than 0.01 percentage points of the chance to win" in said
    assert cells(window)[0][-1] == "less than 0.01"
    none = played(1, "person expert", "0", care={0: Care(400, 0.0, 200, 0.0)})
    window.show_performances(performances([none], {}), {})
    assert cells(window)[0][-1] == "0.00"


def test_the_rating_is_drawn_over_time_for_one_game(window, graded):
    window.show_performances(performances(reviewed_matches(), {}), {})
    page = window.graphs.pages["ratings"]
    assert page.excused == "Costs of different games cannot be compared: choose a game."
    pick(window, "Game", "Limbo: the countdown")
    assert page.currentIndex() == 0
    rows = [row.split("\t") for row in page.plot.text().split("\n")]
    name = "Behind the best action where there was a choice, over the last 10 matches"
    assert rows[0] == ["Matches by their dates", name]
    first, both = (row[1] for row in rows[1:])
    assert first == "10 · casual player", "one match has no range"
    assert both.startswith("7 · casual player (")


def test_no_axis_shows_costs_below_nothing(window, graded):
    one = played(1, "person expert", "0", care={0: Care(8, 0.0, 8, 0.024)})
    window.show_performances(performances([one], {}), {})
    for name in ("costs", "ratings"):
        page = window.graphs.pages[name]
        window.graphs.setCurrentWidget(page)
        assert page.excused == ""
        low, high = page.plot.findChildren(Graph)[0].getViewBox().viewRange()[1]
        assert -0.01 < low <= 0
        assert 0.003 < high < 0.1


def test_between_two_matches_there_is_no_date(window):
    say = window.graphs.pages["costs"].plot.across.say
    assert [bool(say(place)) for place in (0.0, 0.5, 1.0, 2.0, -1.0)] == [True, False, True, False, False]


def test_long_names_are_broken_where_there_is_no_room(window):
    ticks = [text for _, text in window.graphs.pages["rates"].plot.across.ticks]
    assert ticks == ["Expert", "People", "Club player and expert", "Learner"]
    names_ = [f"The Honourable Somebody Whose Name Is Number {n}, of Somewhere" for n in range(8)]
    matches = [played(n, "person expert", "0", names=[name, "Louhi"]) for n, name in enumerate(names_)]
    window.show_performances(performances(matches, {}), {})
    pick(window, "Show by", "Person")
    ticks = [text for _, text in window.graphs.pages["rates"].plot.across.ticks]
    room = window.width() / len(ticks)
    for text_ in ticks:
        lines = text_.split("\n")
        assert 2 <= len(lines) <= 3
        assert max(window.fontMetrics().horizontalAdvance(line) for line in lines) <= room


def test_many_groups_are_not_all_drawn(window):
    matches = [played(n, "person expert", "0", names=[f"Somebody {n}", "Louhi"]) for n in range(20)]
    window.show_performances(performances(matches, {}), {})
    pick(window, "Show by", "Person")
    assert len(names(window)) == 21
    assert len(window.graphs.pages["rates"].plot.text().split("\n")) == 9


def test_they_follow_the_cloth(window):
    pick(window, "Game", "Limbo: the countdown")
    pages = [page for page in window.graphs.pages.values() if not page.excused]
    assert len(pages) == 3
    for palette in PALETTES.values():
        window.wear(palette)
        for page in pages:
            window.graphs.setCurrentWidget(page)
            assert part(page, Graph).backgroundBrush().color().name() == QColor(palette.base).name()


def test_a_graph_that_nobody_sees_is_not_drawn(window):
    shown, hidden = (part(window.graphs.pages[name], Graph) for name in ("rates", "costs"))
    assert shown.getPlotItem().listDataItems()
    assert not hidden.getPlotItem().listDataItems()
    window.graphs.setCurrentWidget(window.graphs.pages["costs"])
    marks, _ = hidden.getPlotItem().listDataItems()
    assert list(marks.getData()[1]) == [0.05, 0.01]
    window.show_performances(performances(MATCHES[:2], {}), {})
    assert list(hidden.getPlotItem().listDataItems()[0].getData()[1]) == [0.05]


# Without figures


def test_nobody_has_played_yet(window):
    window.show_performances([], {})
    assert sentence(window) == "Nothing to count yet. Play a match to its end, and you will find it here."
    assert not button(window, "Save as CSV…").isEnabled()


def test_nothing_fits(window):
    pick(window, "Game", "Libtis")
    pick(window, "Period", "The last 7 days")
    assert sentence(window) == "No finished match fits the choices above."
    pick(window, "Period", "All time")
    assert sentence(window) == ""


def test_why_there_is_nothing_is_said(window):
    window.show_trouble("It is gone.")
    assert sentence(window) == "It is gone."
    window.show_performances(performances(MATCHES, {}), {})
    assert sentence(window) == ""


def test_only_known_deals(window):
    window.show_performances(performances(MATCHES[5:6], {}), {})
    assert cells(window)[0][1:4] == ["0", "–", "–"]
    for page in window.graphs.pages.values():
        assert (
            page.excused
            == "In all these matches the cards were known beforehand, so none of them is counted."
        )


# What can be done


def test_a_reset_is_asked_for_game_by_game_or_for_all(window, qtbot):
    actions = button(window, "Reset the statistics").menu().actions()
    wanted: list[list[str]] = []
    window.reset_wanted.connect(wanted.append)
    for action in actions:
        action.trigger()
    assert wanted == [*([game.id] for game in GAMES), [game.id for game in GAMES]]
    assert actions[-1].text() == "All games"


def test_since_when_is_told(window):
    since = datetime(2026, 3, 1, 12, 30, tzinfo=UTC)
    when = QLocale("en").toString(
        QDateTime.fromSecsSinceEpoch(int(since.timestamp())), QLocale.FormatType.ShortFormat
    )
    window.show_performances((), {"countdown": since, "libtis": since, "foes": since + DAY})
    first, second = window.note.split("\n")
    assert first == f"Counted since {when}: Limbo: the countdown and Libtis."
    assert second.endswith(": Limbo: the foes.")


def test_a_reset_can_be_undone_while_that_is_offered(window, qtbot):
    undo = button(window, "Undo the reset")
    assert not undo.isVisible()
    window.offer_undo(True)
    with qtbot.waitSignal(window.undo_wanted, timeout=PATIENCE):
        QTest.keyClick(undo, Qt.Key.Key_Space)
    window.offer_undo(False)
    assert not undo.isVisible()


def test_what_is_looked_at_is_what_is_saved(window, qtbot):
    pick(window, "Person", "Ben")
    with qtbot.waitSignal(window.export_wanted, timeout=PATIENCE) as wanted:
        QTest.mouseClick(button(window, "Save as CSV…"), Qt.MouseButton.LeftButton)
    (found,) = wanted.args
    assert [(one.match.number, one.person) for one in found if isinstance(one, Performance)] == [(5, "Ben")]


def test_news_are_told_until_they_are_taken_back(window):
    window.tell("Done.")
    assert window.note.startswith("Done.\n")
    window.tell("")
    assert "Done." not in window.note


def test_it_is_closed_by_keyboard_and_mouse(window, qtbot):
    with qtbot.waitSignal(window.closed, timeout=PATIENCE):
        QTest.keyClick(window, Qt.Key.Key_Escape)
    assert not window.isVisible()
    window.show()
    with qtbot.waitSignal(window.closed, timeout=PATIENCE):
        QTest.mouseClick(button(window, "Close"), Qt.MouseButton.LeftButton)
    assert not window.isVisible()


def test_every_field_has_a_name_and_keys_of_its_own(window):
    labels = [label.text() for label in window.findChildren(QLabel) if label.buddy() is not None]
    others = [*window.findChildren(QPushButton), window.findChild(QCheckBox)]
    keys = [text[text.index("&") + 1].lower() for text in [*labels, *(one.text() for one in others)]]
    assert len(labels) == 7
    assert len(set(keys)) == len(keys) == 13
    (table,) = window.findChildren(FiguresTable)
    assert table.accessibleName() == "Figures"


def test_it_fits_on_a_small_screen(window):
    hint = window.minimumSizeHint()
    assert (hint.width() <= 1000, hint.height() <= 720) == (True, True)


# Words


@pytest.mark.parametrize(
    ("kinds", "text"),
    [
        ((), "Nobody: one team"),
        (("person",), "People"),
        (("person", "novice", "expert"), "People, learner, and expert"),
        (("beginner",), "Newcomer"),
        (("grandmaster",), "Grandmaster"),
    ],
)
def test_opponents_have_names(qapp, kinds, text):
    assert opponents_text(kinds) == text


@pytest.mark.parametrize(
    ("game_id", "given", "text"),
    [
        ("countdown", {}, "English rules"),
        ("countdown", {"preset": "japanese"}, "Japanese rules"),
        (
            "countdown",
            {"preset": "japanese", "end": "points 100"},
            "Japanese rules · to 100 points",
        ),
        ("countdown", {"end": "endless"}, "English rules · no end"),
        ("countdown", {"stock": "up"}, "The stock lies: face up"),
        ("limit", {}, "The whole island · 2 players"),
        ("limit", {"balls": 5, "players": 3}, "A short match · 3 players"),
        (
            "foes",
            {"mode": "pairs", "match": "wins 3"},
            "Two pairs · 4 players · to 3 wins",
        ),
    ],
)
def test_rules_are_told_by_what_is_not_as_usual(qapp, game_id, given, text):
    game = game_of(game_id)
    assert game is not None
    assert variant_text(game, game.complete(given)) == text
