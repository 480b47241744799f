"""The models behind the lists."""

from __future__ import annotations

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QModelIndex, Qt
from PySide6.QtTest import QAbstractItemModelTester

from limbotable.core.phrases import Phrase, phrase
from limbotable.table.tableau import Gesture
from limbotable.ui.panels.models import ACTION_ROLE, ActionsModel, LogModel, PhraseModel
from tests.patience import PATIENCE
from tests.ui.conftest import say

FATAL = QAbstractItemModelTester.FailureReportingMode.Fatal
GESTURES = (
    Gesture("play a", phrase("play-a"), "a", "pile"),
    Gesture("play b", phrase("play-b"), "b", "pile"),
    Gesture("draw", phrase("draw-one")),
)


def texts(model: PhraseModel) -> list[str]:
    return [model.index(row).data() for row in range(model.rowCount())]


@pytest.fixture
def log(qapp) -> PhraseModel:
    model = PhraseModel(say)
    QAbstractItemModelTester(model, FATAL, model)
    return model


@pytest.fixture
def actions(qapp) -> ActionsModel:
    model = ActionsModel(say)
    QAbstractItemModelTester(model, FATAL, model)
    return model


def test_phrases_are_shown_and_appended(log, qtbot) -> None:
    log.show([phrase("one"), phrase("two", n=2)])
    assert texts(log) == ["one", "two 2"]
    with qtbot.waitSignal(log.rowsInserted, timeout=PATIENCE) as inserted:
        log.append([phrase("three"), phrase("four")])
    assert inserted.args[1:] == [2, 3]
    assert texts(log) == ["one", "two 2", "three", "four"]
    log.show([])
    assert texts(log) == []


def test_a_phrase_is_put_into_words_once_for_each_language(qapp) -> None:
    said: list[Phrase] = []
    language = "en"

    def words(one: Phrase) -> str:
        said.append(one)
        return f"{language} {say(one)}"

    model = PhraseModel(words)
    model.show([phrase("one"), phrase("two", n=2)])
    assert texts(model) == texts(model) == ["en one", "en two 2"]
    model.append([phrase("three")])
    assert texts(model) == ["en one", "en two 2", "en three"]
    assert said == [phrase("one"), phrase("two", n=2), phrase("three")]
    language = "fi"
    model.retranslate()
    assert texts(model) == ["fi one", "fi two 2", "fi three"]


def test_rows_have_other_words_for_a_screen_reader(qapp) -> None:
    model = ActionsModel(say, aloud=lambda one: f"{say(one)} aloud")
    model.list_rows([("a", phrase("one"))])
    assert model.index(0).data() == "one"
    assert model.index(0).data(Qt.ItemDataRole.AccessibleTextRole) == "one aloud"


def test_appending_nothing_is_not_heard_of(log, qtbot) -> None:
    log.show([phrase("one")])
    with qtbot.assertNotEmitted(log.rowsInserted):
        log.append([])


def test_only_the_text_of_a_phrase_is_known(log) -> None:
    log.show([phrase("one")])
    assert log.index(0).data(Qt.ItemDataRole.ToolTipRole) is None
    assert log.data(QModelIndex()) is None
    assert log.rowCount(log.index(0)) == 0


def test_another_language_is_said_at_the_same_places(qapp, qtbot) -> None:
    language = ["en"]
    log = PhraseModel(lambda said: f"{language[0]} {said.code}")
    log.show([phrase("one"), phrase("two")])
    language[0] = "fi"
    with qtbot.waitSignal(log.dataChanged, timeout=PATIENCE) as changed:
        log.retranslate()
    assert [index.row() for index in changed.args[:2]] == [0, 1]
    assert texts(log) == ["fi one", "fi two"]


def test_an_empty_list_has_nothing_to_say_anew(log, qtbot) -> None:
    with qtbot.assertNotEmitted(log.dataChanged):
        log.retranslate()


def test_actions_know_their_notation(actions) -> None:
    actions.offer(GESTURES)
    assert texts(actions) == ["play-a", "play-b", "draw-one"]
    assert [actions.index(row).data(ACTION_ROLE) for row in range(3)] == ["play a", "play b", "draw"]
    assert actions.index(1).data(Qt.ItemDataRole.ToolTipRole) == "play b"


def test_an_action_that_two_gestures_mean_is_listed_once_where_it_came_first(actions) -> None:
    again = replace(GESTURES[0], label=phrase("elsewhere"), drop="aside")
    actions.offer((*GESTURES, again))
    assert texts(actions) == ["play-a", "play-b", "draw-one"]
    actions.offer(GESTURES[2:])
    assert texts(actions) == ["draw-one"]


def line(one: Phrase) -> str:
    return f"{say(one)}."


def test_each_line_of_the_log_is_a_whole_sentence(qapp) -> None:
    """A comment has the end that its author gave it."""
    said = {
        "won": "You win the match",
        "doubled": "You double.",
        "asked": "Why?",
        "comment.text": "Comment: so",
    }
    log = LogModel(lambda one: said[one.code], aloud=lambda one: said[one.code].upper())
    log.show([phrase(code) for code in said])
    assert texts(log) == ["You win the match.", "You double.", "Why?", "Comment: so"]
    heard = log.data(log.index(0), Qt.ItemDataRole.AccessibleTextRole)
    assert heard == "YOU WIN THE MATCH."


def test_the_log_tells_what_is_expected_when_it_is_seen(qapp) -> None:
    log = LogModel(say)
    QAbstractItemModelTester(log, FATAL, log)
    first, second, third = (phrase(code) for code in ("play-a", "play-b", "draw-one"))
    log.expect([first, second, third])
    assert texts(log) == []
    log.happen([first])
    log.happen([third])  # not its turn: said of something else
    assert texts(log) == [line(first)]
    log.catch_up()
    assert texts(log) == [line(first), line(second), line(third)]


def test_nothing_is_expected_of_a_log_that_is_shown_anew(qapp) -> None:
    log = LogModel(say)
    log.expect([phrase("play-a")])
    log.show([phrase("draw-one")])
    log.catch_up()
    assert texts(log) == [line(phrase("draw-one"))]
