"""The fifth game in the real window, where nothing was written for it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QComboBox, QDialog, QLabel, QTableWidget

from limbotable.app import window as window_module
from limbotable.app.lookback.reviewer import Reviewer
from limbotable.app.match import match_controller as match_controller_module
from limbotable.app.match import terms
from limbotable.games import GAMES
from limbotable.play.decisions import decisions
from limbotable.ui.art.pictures import Look
from limbotable.ui.art.renderer import ArtRenderer
from limbotable.ui.art.sounds import sound_of
from limbotable.ui.dialogs.courses import CoursesDialog
from limbotable.ui.dialogs.matches_window import MatchesWindow
from limbotable.ui.dialogs.new_match import NewMatchDialog
from limbotable.ui.dialogs.review_window import ReviewWindow
from limbotable.ui.dialogs.statistics_window import StatisticsWindow
from limbotable.ui.engine.engine_port import Engine
from limbotable.ui.panels.picker import Picker
from limbotable.ui.table.scene import TableScene
from tests.app.conftest import Desk
from tests.fifth_game.conftest import NAME
from tests.fifth_game.game import GAME
from tests.parts import part
from tests.patience import PATIENCE


@pytest.fixture(autouse=True)
def known(qapp) -> Iterator[None]:
    with GAMES.extended(NAME):
        yield
        # Windows are not to outlive what they show.
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


@pytest.fixture
def real_engines(monkeypatch) -> None:
    """Hints and judgements come from processes of their own, quickly."""
    monkeypatch.setattr(window_module, "Engine", Engine)
    monkeypatch.setattr(match_controller_module, "_THINKING", 0.01)
    monkeypatch.setattr(terms, "_SECONDS", 0.05)


@pytest.fixture
def sit_down(open_table):
    def make(*players: str, engine: Engine | None = None, **settings: object) -> Desk:
        last = {"options": {"hand": 3}, "players": list(players), "names": ["Aino", "Väinö"]}
        made: Desk = open_table(game="overtake", matches={"overtake": last}, engine=engine, **settings)
        return made

    return make


def finish(desk: Desk) -> None:
    """Play on to the end; the engine is a scripted one."""
    while desk.match.result is None:
        if desk.controller.acting is None:
            desk.scripted.answer()
        else:
            desk.play()
    desk.settle()


def test_it_is_offered_with_the_others(sit_down, qtbot) -> None:
    desk = sit_down("person", "novice")
    desk.do("pick")
    (picker,) = desk.window.findChildren(Picker)
    tile = picker.tiles[-1]
    assert (tile.game, tile.accessibleName()) == ("overtake", "Overtake")
    said = [label.text() for label in tile.findChildren(QLabel)]
    assert {GAME.words.pitch, GAME.words.players, GAME.words.luck} <= set(said)
    # A deal, as no match is recorded.
    qtbot.waitUntil(lambda: bool(part(tile.miniature, TableScene).tableau.pieces))
    assert all(one.isVisible() and one.height() > 100 for one in picker.tiles)
    tile.play.click()
    assert desk.match.game is GAME


def test_a_match_is_set_up_with_its_own_words(sit_down, monkeypatch) -> None:
    desk = sit_down("person", "novice")
    seen: dict[str, list[str]] = {}

    def look(dialog: NewMatchDialog) -> int:
        boxes = dialog.findChildren(QComboBox)
        seen["games"] = [boxes[0].itemText(n) for n in range(boxes[0].count())]
        seen["labels"] = [label.text() for label in dialog.form.findChildren(QLabel)]
        seen["values"] = [
            box.itemText(n) for box in dialog.form.findChildren(QComboBox) for n in range(box.count())
        ]
        return QDialog.DialogCode.Rejected.value

    monkeypatch.setattr(NewMatchDialog, "exec", look)
    desk.do("new")
    assert seen["games"][-1] == "Overtake"
    assert len(seen["games"]) == len(GAMES)
    assert {"Tricks to a match", "A trick goes to"} <= set(seen["labels"])
    assert "Cards in hand" not in seen["labels"], (
        "which is another game's name for an option of the same name"
    )
    assert {"the higher card", "the lower card", "Undercut"} <= set(seen["values"])


def test_it_is_played_to_its_end_against_a_real_engine(sit_down, real_engines, qtbot) -> None:
    desk = sit_down("person", "novice", engine=Engine())
    while desk.match.result is None:
        qtbot.waitUntil(
            lambda: desk.controller.acting is not None or desk.match.result is not None, timeout=PATIENCE
        )
        if desk.match.result is None:
            desk.play()
    desk.settle()
    assert {line.who for line in desk.match.lines} == {-1, 0, 1}
    assert desk.log()[0] == "The cards are dealt."
    assert desk.log()[-1].endswith(("wins the match.", "You win the match."))
    won = desk.match.result.winners == (0,)
    offered = [action.action for action in desk.view.overlays.after.gestures]
    assert offered == [*(["next"] if won else []), "review", "duplicate", "again", "new", "games"]


def test_a_hint_comes_from_a_real_engine(sit_down, real_engines, qtbot) -> None:
    desk = sit_down("person", "person")
    desk.uncover()
    desk.do("hint")
    qtbot.waitUntil(lambda: desk.toast().startswith("Hint: Play the "), timeout=PATIENCE)
    assert desk.toast().splitlines()[0].removeprefix("Hint: ") in desk.labels()


def test_a_match_is_reviewed_by_a_real_engine(sit_down, real_engines, qtbot) -> None:
    desk = sit_down("person", "novice")
    finish(desk)
    desk.do("review")
    reviewer = desk.part(Reviewer)
    qtbot.waitUntil(lambda: reviewer.done, timeout=PATIENCE)
    assert reviewer.trouble == ""
    judged = {point.ply for point in reviewer.account().points}
    assert judged == {one.ply for one in decisions(desk.match) if one.seat == 0}
    table = part(desk.part(ReviewWindow), QTableWidget, "decisions")
    said = [item.text() for row in range(table.rowCount()) if (item := table.item(row, 1))]
    assert [text for text in said if text.startswith("Play the ")]


def test_a_screen_reader_is_told_all_that_lies_there(sit_down) -> None:
    desk = sit_down("person", "novice")
    hand = desk.match.legal()
    heard = desk.heard()
    assert {f"{card}, your hand" for card in hand} <= set(heard)
    assert heard.count("face-down card, hand of Väinö") == 1
    assert "face-down card, out of play" in heard
    desk.play(hand[0])
    desk.settle()
    assert f"{hand[0]}, played by Aino" in desk.heard()
    hidden = set(range(1, 13)) - {int(card) for card in hand}
    assert not {f"{card}, your hand" for card in hidden} & set(desk.said_anywhere())


def test_between_two_people_a_curtain_hides_the_hands(sit_down) -> None:
    desk = sit_down("person", "person")
    assert desk.view.covered
    assert desk.faces() == []
    desk.uncover()
    assert sorted(desk.faces()) == sorted(desk.match.legal())


def test_it_is_said_in_every_language(sit_down) -> None:
    for language in ("fi", "ja", "en"):
        desk = sit_down("person", "novice", language=language)
        card = desk.play()
        assert desk.log()[-1] == f"Aino lays the {card}."


def test_what_it_does_not_have_is_not_offered(sit_down, monkeypatch) -> None:
    desk = sit_down("person", "novice")
    offered: list[list[str]] = []

    def look(dialog: CoursesDialog) -> int:
        offered.append([course.game for course in dialog.courses])
        return QDialog.DialogCode.Rejected.value

    monkeypatch.setattr(CoursesDialog, "exec", look)
    desk.do("tutorial")
    desk.do("puzzles")
    others = [game.id for game in GAMES[:-1]]
    assert offered == [others, others]
    desk.do("rules")
    assert desk.toast() == "There is no rule book for this game."
    desk.do("daily")
    assert desk.window.puzzles.attempt is not None


def test_its_cards_are_plain_ones_that_are_told_apart(qapp) -> None:
    art = ArtRenderer()
    pictures = [
        bytes(art.piece(Look("overtake", face, 80, 1)).pixmap.toImage().constBits())
        for face in ("", "1", "11", "12")
    ]
    assert len(set(pictures)) == 4


def test_its_cards_sound_of_wood(sit_down) -> None:
    desk = sit_down("person", "novice")
    before = desk.view.table.tableau
    desk.play()
    desk.settle()
    assert sound_of(before, desk.view.table.tableau) == "tile"


def test_it_is_in_the_list_of_matches_and_in_the_statistics(sit_down, tmp_path) -> None:
    desk = sit_down("person", "novice", data=tmp_path / "data")
    finish(desk)
    desk.do("matches")
    (matches,) = desk.window.findChildren(MatchesWindow)
    assert part(matches, QComboBox, "games").findText("Overtake") >= 0
    desk.do("statistics")
    (statistics,) = desk.window.findChildren(StatisticsWindow)
    games = statistics.findChildren(QComboBox)[0]
    assert "Overtake" in [games.itemText(n) for n in range(games.count())]
