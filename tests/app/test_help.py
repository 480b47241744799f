"""Help at the table: on a toggle, and remembered."""

from __future__ import annotations

from tests.app.conftest import Desk

HELP = {"advice", "seen"}


def shown(desk: Desk) -> set[str]:
    return set(desk.view.table.signs)


def test_it_can_be_switched_off_and_on(foes) -> None:
    desk = foes("person", "novice", "novice")
    assert shown(desk) >= HELP
    desk.do("help")
    assert not shown(desk) & HELP
    assert not desk.action("help").isChecked()
    assert desk.kept().help is False
    desk.do("help")
    assert shown(desk) >= HELP


def test_it_stays_off_as_the_match_goes_on(foes) -> None:
    desk = foes("person", "novice", "novice", help=False, speed="normal")
    desk.settle()
    assert not shown(desk) & HELP
    desk.play()
    for _ in range(40):
        desk.clock.advance(50)
        assert not shown(desk) & HELP
        assert not {item.mark for item in desk.view.table.pieces.values()} & {"pair", "straight"}


def test_what_is_considered_is_not_explained_without_it(foes) -> None:
    desk = foes("person", "novice", "novice", help=False)
    card = next(key for key, item in desk.view.table.pieces.items() if item.rim)
    desk.view.selection.focus(card)
    assert not shown(desk) & HELP
    assert [key for key, item in desk.view.table.pieces.items() if item.mark == "leads"] == [card]


def test_a_table_without_help_has_no_toggle(open_table) -> None:
    assert not open_table("person", "novice").can("help")
