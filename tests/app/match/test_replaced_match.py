"""The match that another one has replaced comes back, and offers no way out that leads nowhere."""

from __future__ import annotations

from pathlib import Path

import pytest

from limbotable.play.match import Match
from limbotable.play.record import read_record
from limbotable.store.match_store import MatchStore
from tests.app.conftest import Desk


@pytest.fixture
def data(tmp_path) -> Path:
    return Path(tmp_path / "data")


def number_of(desk: Desk) -> int:
    number = desk.window.table_controller.keeping.number
    assert number is not None
    return number


def play_on_elsewhere(data: Path, number: int) -> str:
    """Play one action in a match of the library, as another program would; return the record."""
    other = MatchStore(data)
    assert other.hold(number)
    match = Match.of_record(read_record(other.text(number)))
    match.push(match.turn, match.legal()[-1])
    other.keep(number, match)
    other.close()
    return match.record().text()


@pytest.mark.parametrize("branch", [False, True], ids=["match", "branch"])
def test_one_that_another_program_has_played_on_comes_back_with_its_new_lines(
    open_table, data, branch
) -> None:
    people: dict[str, object] = {"players": ["person", "person"]}
    desk = open_table(data=data, game="limit", matches={"limit": people})
    controller = desk.window.table_controller
    desk.play()
    desk.play()
    other = desk.record()
    controller.same_again()
    desk.play()
    desk.play()
    if branch:
        controller.go_on_from(desk.controller.branch(1), 1)
        desk.play()
    number = number_of(desk)
    assert controller.open(other)
    assert desk.record() == other
    assert desk.toast().startswith("Another match was opened.")
    longer = play_on_elsewhere(data, number)
    desk.take_offer()
    assert number_of(desk) == number
    assert desk.record() == longer
    assert desk.toast() == "", "no offer of an Undo that would do nothing"
