"""Setting up a match."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
    QCheckBox,
    QComboBox,
    QDialogButtonBox,
    QLabel,
    QLineEdit,
    QPushButton,
    QScrollArea,
    QSpinBox,
    QWidget,
)

from limbotable.core.options import Form
from limbotable.games import GAMES
from limbotable.play.even import Standing
from limbotable.play.referee import PERSON
from limbotable.play.setup import MatchSetup
from limbotable.ui.art.writing import larger
from limbotable.ui.dialogs import new_match
from limbotable.ui.dialogs.field_note import FieldNote
from limbotable.ui.dialogs.match_form import MatchForm
from limbotable.ui.dialogs.new_match import NewMatchDialog
from limbotable.ui.dialogs.room import ScrolledPart
from limbotable.ui.words.match_words import names_for
from limbotable.ui.words.option_words import restriction_text
from tests.parts import called, part

GAME = GAMES[0]
BY_ID = {game.id: game for game in GAMES}
LAST = MatchSetup(GAME.id, options={}, players=[PERSON, "expert"], names=["Aino", ""], casual=False)


def preset(dialog: NewMatchDialog) -> QComboBox:
    (found,) = [box for box in dialog.findChildren(QComboBox) if box.findText("Your own choice") >= 0]
    return found


def pick(box: QComboBox, text: str) -> None:
    """Choose as with the keyboard."""
    while box.currentText() != text:
        key = Qt.Key.Key_Down if box.findText(text) > box.currentIndex() else Qt.Key.Key_Up
        before = box.currentIndex()
        QTest.keyClick(box, key)
        assert box.currentIndex() != before


@pytest.fixture
def open_dialog(qtbot):
    def make(last: MatchSetup = LAST) -> NewMatchDialog:
        dialog = NewMatchDialog([(GAME, last)], GAME.id)
        qtbot.addWidget(dialog)
        with qtbot.waitExposed(dialog):
            dialog.show()
        return dialog

    return make


def test_it_begins_with_what_was_chosen_last(open_dialog) -> None:
    last = MatchSetup(
        GAME.id,
        options=GAME.complete({"stock": "up", "end": "rounds 3"}),
        players=["novice", PERSON],
        names=["", "Väinö"],
        casual=True,
    )
    assert open_dialog(last).chosen() == last


def test_untouched_it_means_the_defaults(open_dialog) -> None:
    chosen = open_dialog().chosen()
    assert chosen.options == GAME.complete({})
    assert (chosen.players, chosen.names, chosen.casual) == ([PERSON, "expert"], ["Aino", ""], False)


@pytest.mark.parametrize(("name", "text"), [("english", "English rules"), ("japanese", "Japanese rules")])
def test_a_preset_sets_every_option(open_dialog, name, text) -> None:
    other = "japanese" if name == "english" else "english"
    dialog = open_dialog(MatchSetup(GAME.id, options=GAME.complete({"preset": other})))
    pick(preset(dialog), text)
    assert dialog.chosen().options == GAME.complete({"preset": name})
    assert preset(dialog).currentText() == text


@pytest.mark.parametrize(("name", "text"), [("english", "English rules"), ("japanese", "Japanese rules")])
def test_the_preset_that_the_options_make_is_shown(open_dialog, name, text) -> None:
    dialog = open_dialog(MatchSetup(GAME.id, options=GAME.complete({"preset": name, "end": "rounds 1"})))
    assert preset(dialog).currentText() == text


def test_another_rule_makes_it_ones_own_choice_and_back(open_dialog) -> None:
    dialog = open_dialog()
    stock = called(dialog, QComboBox, "The stock lies")
    pick(stock, "face up")
    assert preset(dialog).currentText() == "Your own choice"
    assert dialog.chosen().options == GAME.complete({"stock": "up"})
    pick(stock, "face down")
    assert preset(dialog).currentText() == "English rules"


def test_ones_own_choice_changes_no_rule(open_dialog) -> None:
    dialog = open_dialog(MatchSetup(GAME.id, options=GAME.complete({"preset": "japanese"})))
    pick(preset(dialog), "Your own choice")
    assert dialog.chosen().options == GAME.complete({"preset": "japanese"})


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_ones_own_choice_has_no_remark_of_the_former_variant(qtbot, game) -> None:
    dialog = NewMatchDialog([(game, MatchSetup(game.id))], game.id)
    qtbot.addWidget(dialog)
    pick(preset(dialog), preset(dialog).itemText(1))
    note = part(dialog.form, QLabel, "preset")
    assert note.text()
    pick(preset(dialog), "Your own choice")
    assert note.text() == ""


def test_how_long_a_match_is_has_its_ranges(open_dialog) -> None:
    dialog = open_dialog()
    word = called(dialog, QComboBox, "The match ends")
    number = called(dialog, QSpinBox, "The match ends")
    (end,) = [option for option in GAME.options if isinstance(option, Form)]
    for n, (name, bounds) in enumerate(end.words):
        pick(word, word.itemText(n))
        assert number.isEnabled() == (bounds is not None)
        if bounds is not None:
            for typed in (*bounds, bounds[1] + 1):
                number.selectAll()
                QTest.keyClicks(number, str(typed))
                number.interpretText()
                value = str(dialog.chosen().options["end"])
                assert end.accepts(value)
                assert value == f"{name} {min(typed, bounds[1])}" or typed > bounds[1]
        else:
            assert dialog.chosen().options["end"] == name
    assert preset(dialog).currentText() == "English rules"


def test_every_value_of_every_option_can_be_chosen(open_dialog) -> None:
    dialog = open_dialog()
    for option in GAME.options:
        if isinstance(option, Form):
            continue
        field = part(dialog.form, QComboBox, option.name)
        for n, value in enumerate(option.values):
            pick(field, field.itemText(n))
            assert dialog.chosen().options[option.name] == value
        assert len({field.itemText(n) for n in range(field.count())}) == len(option.values)


def test_seats_are_taken_and_named(open_dialog) -> None:
    dialog = open_dialog()
    pick(called(dialog, QComboBox, "Player 1"), "Nana, newcomer")
    pick(called(dialog, QComboBox, "Player 2"), "A person at this screen")
    name = called(dialog, QLineEdit, "Name of player 2")
    QTest.keyClicks(name, "  Wolfgang Amadeus Theophilus Mozart")
    chosen = dialog.chosen()
    assert chosen.players == ["beginner", PERSON]
    assert chosen.names[0] == "Aino"
    assert chosen.names[1].startswith("Wolfgang")
    assert len(chosen.names[1]) <= 24


def test_computer_players_show_their_faces(open_dialog) -> None:
    dialog = open_dialog()
    person, computer = (one for one in dialog.findChildren(QLabel, "face"))
    assert not person.isVisible()
    expert = computer.pixmap().toImage()
    assert computer.isVisible()
    assert not expert.isNull()
    box = called(dialog, QComboBox, "Player 2")
    box.setCurrentIndex(box.findData(GAME.levels[0].name))
    assert computer.pixmap().toImage() != expert, "another level is another person"
    box.setCurrentIndex(box.findData(PERSON))
    assert not computer.isVisible()


def test_who_is_not_known_any_more_is_a_person(open_dialog) -> None:
    chosen = open_dialog(MatchSetup(GAME.id, players=["grandmaster"])).chosen()
    assert chosen.players == [PERSON, "beginner"]
    assert chosen.names == ["", ""]


def test_enter_starts_and_escape_cancels(open_dialog) -> None:
    dialog = open_dialog()
    QTest.keyClick(dialog, Qt.Key.Key_Return)
    assert dialog.result() == dialog.DialogCode.Accepted
    dialog = open_dialog()
    QTest.keyClick(dialog, Qt.Key.Key_Escape)
    assert dialog.result() == dialog.DialogCode.Rejected
    buttons = dialog.findChild(QDialogButtonBox).findChildren(QPushButton)
    assert sorted(button.text().replace("&", "") for button in buttons) == ["Cancel", "Play now"]


@pytest.mark.parametrize(
    ("given", "players", "names"),
    [
        (["", ""], [PERSON, PERSON], ("South", "North")),
        (["", ""], [PERSON, "novice"], ("South", "Otto")),
        (["", ""], ["expert", "expert"], ("Louhi", "Ahti")),
        (["", "Louhi"], ["expert", "expert"], ("Ahti", "Louhi")),
        (["Aino", "Aino"], [PERSON, PERSON], ("Aino", "Aino 2")),
        (["North", ""], [PERSON, PERSON], ("North", "North 2")),
        (["Louhi", ""], [PERSON, "expert"], ("Louhi", "Ahti")),
        (["", "Väinö"], ["novice", "expert"], ("Otto", "Väinö")),
    ],
)
def test_names_are_made_distinct(qapp, given, players, names) -> None:
    assert names_for(GAME, given, players) == names


# Several games


BOTH = [
    (game, MatchSetup(game.id, names=["Aino", "Väinö", "Kaisa"]))
    for game in GAMES
    if game.id in {"countdown", "limit"}
]


@pytest.fixture
def both(qtbot) -> NewMatchDialog:
    """The dialog for two games: the countdown, and Limit for two or three."""
    dialog = NewMatchDialog(BOTH, "limit")
    qtbot.addWidget(dialog)
    with qtbot.waitExposed(dialog):
        dialog.show()
    return dialog


def names_shown(dialog: NewMatchDialog) -> list[str]:
    return [one.text() for one in dialog.findChildren(QLineEdit) if one.isVisible() and one.text()]


def test_each_game_has_its_own_form(both) -> None:
    assert both.chosen().options == {"players": 2, "balls": 8, "swap": "no", "games": 1}
    pick(called(both, QComboBox, "Game"), "Limbo: the countdown")
    assert both.chosen().game == "countdown"
    assert both.chosen().options == GAME.complete({})
    pick(called(both, QComboBox, "Game"), "Limit")
    assert both.chosen().game == "limit"
    assert [form.isVisible() for form in both.findChildren(MatchForm)] == [False, True]


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ([PERSON, "casual"], [PERSON, "casual", "casual"]),
        ([PERSON, PERSON], [PERSON, PERSON, "beginner"]),
        (["club", PERSON], ["club", PERSON, "club"]),
    ],
)
def test_a_seat_that_is_added_is_a_computer_like_the_others(qtbot, before, after) -> None:
    limit = BY_ID["limit"]
    dialog = NewMatchDialog([(limit, MatchSetup("limit", players=before))], "limit")
    qtbot.addWidget(dialog)
    pick(called(dialog, QComboBox, "Number of players"), "3")
    assert dialog.chosen().players == after
    third = called(dialog, QComboBox, "Player 3")
    third.setCurrentIndex(third.findData(PERSON))
    pick(called(dialog, QComboBox, "Number of players"), "2")
    pick(called(dialog, QComboBox, "Number of players"), "3")
    assert dialog.chosen().players == [*before, PERSON], "what was chosen once stays"


@pytest.fixture
def evenly(qtbot):
    """The dialog for a game of three seats in which casual players are about even with the person."""

    def make(last: MatchSetup, matches: int = 9) -> NewMatchDialog:
        standing = Standing(100.0, (-100.0, 300.0), matches, "casual")
        dialog = NewMatchDialog([(BY_ID["limit"], last)], "limit", None, {"limit": standing})
        qtbot.addWidget(dialog)
        with qtbot.waitExposed(dialog):
            dialog.show()
        return dialog

    return make


def test_computer_players_about_even_are_seated_and_named(evenly) -> None:
    dialog = evenly(MatchSetup("limit", {"players": 3}, [PERSON, "club", "expert"]))
    even = part(dialog, QCheckBox, "even")
    assert not dialog.chosen().even
    even.click()
    chosen = dialog.chosen()
    assert (chosen.even, chosen.players) == (True, [PERSON, "casual", "casual"])
    assert [one.text() for one in dialog.findChildren(QLabel, "even") if one.isVisible()] == [
        "At present that is Mira, casual player. The level follows your results from match to match."
    ]


def test_before_any_result_it_is_told_which_level_sits_down_and_why(evenly) -> None:
    dialog = evenly(MatchSetup("limit", {"players": 3}, [PERSON, "club", "expert"]), matches=0)
    part(dialog, QCheckBox, "even").click()
    assert dialog.chosen().players == [PERSON, "casual", "casual"]
    (told,) = [one.text() for one in dialog.findChildren(QLabel, "even") if one.isVisible()]
    assert told == (
        "You have no results in this game yet, so for now that is Mira, casual player."
        " From your first match on, the level follows your results."
    )


def test_a_level_that_is_chosen_instead_no_longer_follows(evenly) -> None:
    dialog = evenly(MatchSetup("limit", {"players": 3}, [PERSON, "casual", "casual"], even=True))
    assert dialog.chosen().even
    second = called(dialog, QComboBox, "Player 2")
    second.setCurrentIndex(second.findData("expert"))
    second.activated.emit(second.currentIndex())
    chosen = dialog.chosen()
    assert (chosen.even, chosen.players) == (False, [PERSON, "expert", "casual"])


@pytest.mark.parametrize("players", [[PERSON, PERSON, "casual"], ["casual", "club", "expert"]])
def test_about_even_is_for_one_person_only(evenly, players) -> None:
    dialog = evenly(MatchSetup("limit", {"players": 3}, players, even=True))
    assert not part(dialog, QCheckBox, "even").isVisible()
    assert not dialog.chosen().even
    assert dialog.chosen().players == players


def test_a_game_of_libtis_is_found_by_its_name_in_the_rules(qtbot) -> None:
    libtis = BY_ID["libtis"]
    dialog = NewMatchDialog([(libtis, MatchSetup("libtis"))], "libtis")
    qtbot.addWidget(dialog)
    with qtbot.waitExposed(dialog):
        dialog.show()
    variants = called(dialog, QComboBox, "Variant")
    named = [variants.itemText(n) for n in range(variants.count())]
    for name in ("Quickstart", "Standard", "Advanced"):
        assert any(name in text for text in named), name
    pick(variants, "Advanced game, from memory")
    assert dialog.chosen().options["variant"] == "advanced"
    assert "Betrayal" in remarks(dialog)


def test_there_are_as_many_seats_as_players(both) -> None:
    players = called(both, QComboBox, "Number of players")
    assert names_shown(both) == ["Aino", "Väinö"]
    pick(players, "3")
    assert names_shown(both) == ["Aino", "Väinö", "Kaisa"]
    assert both.chosen().options["players"] == 3
    assert len(both.chosen().players) == len(both.chosen().names) == 3
    pick(players, "2")
    assert both.chosen().names == ["Aino", "Väinö"]
    assert not names_shown(both)[2:]


def test_numbers_are_chosen_as_numbers(both) -> None:
    pick(called(both, QComboBox, "Balls for each player"), "5")
    assert both.chosen().options == {"players": 2, "balls": 5, "swap": "no", "games": 1}


def test_the_dialog_is_of_one_size_whatever_is_chosen(both) -> None:
    size = both.size()
    for game in ("Limbo: the countdown", "Limit"):
        pick(called(both, QComboBox, "Game"), game)
        assert both.size() == size


# Options that do not all go together


FOES = next(game for game in GAMES if game.id == "foes")


@pytest.fixture
def foes(qtbot) -> NewMatchDialog:
    dialog = NewMatchDialog([(FOES, MatchSetup("foes", players=[PERSON] * 5))], "foes")
    qtbot.addWidget(dialog)
    with qtbot.waitExposed(dialog):
        dialog.show()
    return dialog


def offered(dialog: NewMatchDialog, option: str) -> list[object]:
    """The values that can be chosen of an option."""
    field = part(dialog.form, QComboBox, option)
    model = field.model()
    enabled = Qt.ItemFlag.ItemIsEnabled
    return [field.itemData(row) for row in range(field.count()) if model.flags(model.index(row, 0)) & enabled]


def remarks(dialog: NewMatchDialog) -> str:
    """The sentences under the options that can be seen."""
    return " ".join(note.text() for note in dialog.form.findChildren(QLabel, "option") if note.isVisible())


def test_only_what_goes_together_is_offered(foes) -> None:
    assert offered(foes, "mode") == ["team", "solo", "pairs"]
    assert offered(foes, "hand") == [4]
    assert "Up to four heroes have four cards each; only a team may play with three." in remarks(foes)
    pick(called(foes, QComboBox, "Number of players"), "5")
    assert offered(foes, "mode") == ["team", "solo"]
    assert offered(foes, "shadow") == ["no"]
    assert offered(foes, "hand") == [3]
    for sentence in (
        "Pairs are for four players.",
        "The Shadow can join only three or four players.",
        "With five heroes, the Shadow included, each hand has three cards.",
    ):
        assert sentence in remarks(foes)
    assert foes.chosen().options["hand"] == 3


def test_another_value_takes_those_with_it_that_do_not_go_with_it(foes) -> None:
    pick(called(foes, QComboBox, "Jokers among the foes"), "3")
    pick(called(foes, QComboBox, "Mode"), "team: all together")
    assert foes.chosen().options["jokers"] == 2
    assert offered(foes, "jokers") == [0, 2]
    assert "A team plays with two jokers or none." in remarks(foes)
    assert offered(foes, "hand") == [4, 3]


def test_a_pair_is_told_who_it_is(foes) -> None:
    pick(called(foes, QComboBox, "Mode"), "pairs: partners sit opposite each other")
    assert "Players 1 and 3 play against players 2 and 4." in remarks(foes)
    pick(called(foes, QComboBox, "Number of players"), "3")
    assert foes.chosen().options["mode"] == "solo"
    assert "Players 1 and 3 play against players 2 and 4." not in remarks(foes)


def test_whatever_is_chosen_goes_together(foes) -> None:
    for players in ("3", "4", "5"):
        pick(called(foes, QComboBox, "Number of players"), players)
        for name in ("mode", "shadow", "jokers", "hand"):
            field = part(foes.form, QComboBox, name)
            for value in offered(foes, name):
                field.setCurrentIndex(field.findData(value))
                field.activated.emit(field.currentIndex())
                options = foes.chosen().options
                assert FOES.complete(options) == options
                assert options[name] == value


def test_there_is_a_sentence_for_each_restriction(qapp) -> None:
    for game in GAMES:
        for restriction in game.restrictions:
            assert restriction_text(restriction, game).endswith(".")


# What everything means, and fitting in


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_every_preset_can_be_chosen_and_says_what_it_is(qtbot, game) -> None:
    dialog = NewMatchDialog([(game, MatchSetup(game.id, players=[PERSON] * game.players[1]))], game.id)
    qtbot.addWidget(dialog)
    dialog.show()
    assert game.presets
    box = preset(dialog)
    for row, (name, wanted) in enumerate(game.presets.items()):
        box.setCurrentIndex(row)
        box.activated.emit(row)
        assert box.currentData() == name
        options = dialog.chosen().options
        assert game.complete(options) == options
        assert {rule: options[rule] for rule in wanted} == dict(wanted)
        note = part(dialog.form, QLabel, "preset")
        assert note.isVisible()
        assert note.text().endswith(".")


def test_a_preset_leaves_the_players_and_the_length(foes) -> None:
    pick(called(foes, QComboBox, "Number of players"), "3")
    pick(called(foes, QComboBox, "The match ends"), "when a side has lost a set number of lives")
    pick(preset(foes), "The team against the foes")
    options = foes.chosen().options
    assert (options["players"], options["mode"], options["match"]) == (3, "team", "lives 3")
    pick(preset(foes), "Two pairs")
    assert foes.chosen().options["players"] == 4


def uncut(dialog: NewMatchDialog) -> None:
    """Everything has the room that it needs."""
    QApplication.processEvents()
    for one in dialog.form.findChildren(QWidget):
        if isinstance(one, QLabel) and one.isVisible() and one.wordWrap():
            assert one.heightForWidth(one.width()) <= one.height(), one.text()
        elif isinstance(one, QComboBox | QLabel) and one.isVisible():
            assert one.minimumSizeHint().height() <= one.height(), one.accessibleName()


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_it_fits_whatever_is_chosen(qtbot, monkeypatch, game) -> None:
    monkeypatch.setattr(new_match, "screen_room", lambda _: QSize(1264, 770))
    offered = [(one, MatchSetup(one.id, players=["expert"] * one.players[1])) for one in GAMES]
    dialog = NewMatchDialog(offered, game.id)
    qtbot.addWidget(dialog)
    dialog.show()
    for field in [part(dialog.form, QComboBox, option.name) for option in game.options]:
        for row in range(field.count() - 1, -1, -1):
            field.setCurrentIndex(row)
            field.activated.emit(row)
            QApplication.processEvents()
            layout = dialog.layout()
            assert layout is not None
            assert layout.totalHeightForWidth(dialog.width()) <= dialog.height() <= 720
            assert dialog.width() <= 1000
            uncut(dialog)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_each_computer_player_is_somebody(qtbot, game) -> None:
    dialog = NewMatchDialog([(game, MatchSetup(game.id))], game.id)
    qtbot.addWidget(dialog)
    dialog.show()
    who = called(dialog.form, QComboBox, "Player 2")
    name = called(dialog.form, QLineEdit, "Name of player 2")
    note = dialog.form.findChildren(QLabel, "player")[1]
    told = set()
    for row in range(1, who.count()):
        who.setCurrentIndex(row)
        assert who.currentText().startswith(f"{name.placeholderText()}, ")
        told.add((name.placeholderText(), note.text()))
    assert len(told) == len(game.levels)
    assert len({sentence for _, sentence in told if sentence.endswith(".")}) == len(game.levels)
    who.setCurrentIndex(0)
    assert note.isHidden()


def rows(dialog: NewMatchDialog) -> dict[QWidget, int]:
    """How high in the form each field stands."""
    QApplication.processEvents()
    fields = [*dialog.form.findChildren(QComboBox), *dialog.form.findChildren(QCheckBox)]
    return {one: one.mapTo(dialog.form, QPoint(0, 0)).y() for one in fields if one.isVisible()}


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_no_field_moves_up_where_a_sentence_goes(qtbot, game) -> None:
    chosen = MatchSetup(game.id, players=[PERSON, *["expert"] * (game.players[1] - 1)])
    standing = Standing(100.0, (-100.0, 300.0), 3, "casual")
    dialog = NewMatchDialog([(game, chosen)], game.id, even={game.id: standing})
    qtbot.addWidget(dialog)
    with qtbot.waitExposed(dialog):
        dialog.show()
    fields = [one for one in dialog.form.findChildren(QComboBox) if one.objectName() != "players"]
    went = 0
    for field in fields:
        for row in (*range(field.count()), 0):
            before, told = rows(dialog), notes(dialog)
            field.setCurrentIndex(row)
            field.activated.emit(row)
            after = rows(dialog)
            went += any(not one.isVisible() for one in told)
            assert all(after[one] >= y for one, y in before.items() if one in after), field.currentText()
    assert went, "the form has sentences that go"


def notes(dialog: NewMatchDialog) -> list[QLabel]:
    """The sentences under the fields that can be seen."""
    return [one for one in dialog.form.findChildren(FieldNote) if one.isVisible()]


def test_players_that_are_fewer_leave_no_room(qtbot) -> None:
    game = BY_ID["libtis"]
    dialog = NewMatchDialog([(game, MatchSetup(game.id, players=[PERSON] * 5))], game.id)
    qtbot.addWidget(dialog)
    with qtbot.waitExposed(dialog):
        dialog.show()
    players = part(dialog.form, QComboBox, "players")
    casual = part(dialog.form, QCheckBox, "casual")
    players.setCurrentIndex(0)
    least = rows(dialog)[casual]
    players.setCurrentIndex(players.count() - 1)
    assert rows(dialog)[casual] > least
    players.setCurrentIndex(0)
    assert rows(dialog)[casual] == least


def test_people_who_share_a_screen_hear_of_the_curtain(open_dialog) -> None:
    dialog = open_dialog()
    curtain = part(dialog.form, QLabel, "curtain")
    assert curtain.isHidden()
    pick(called(dialog, QComboBox, "Player 2"), "A person at this screen")
    assert curtain.isVisible()


# The deal's number


def test_a_deal_can_be_named(open_dialog) -> None:
    dialog = open_dialog()
    assert dialog.chosen().deal is None
    QTest.keyClicks(called(dialog, QLineEdit, "Number of the deal"), " 123 456 ")
    assert dialog.chosen().deal == 123_456
    QTest.keyClick(dialog, Qt.Key.Key_Return)
    assert dialog.result() == dialog.DialogCode.Accepted


def test_a_number_that_is_none_is_explained_and_can_be_mended(open_dialog) -> None:
    dialog = open_dialog()
    line = called(dialog, QLineEdit, "Number of the deal")
    QTest.keyClicks(line, "12x")
    QTest.keyClick(dialog, Qt.Key.Key_Return)
    assert dialog.isVisible()
    wrong = part(dialog.form, QLabel, "wrong")
    assert wrong.isVisible()
    assert line.accessibleDescription() == wrong.text()
    QTest.keyClicks(line, "12")  # what was there is selected
    assert wrong.isHidden()
    assert dialog.chosen().deal == 12


def test_a_game_without_chance_has_no_field_for_it(both) -> None:
    assert not [one for one in both.form.findChildren(QLineEdit) if one.accessibleName().startswith("Number")]
    assert both.chosen().deal is None


@pytest.mark.parametrize("room", [QSize(800, 600), QSize(1024, 740)], ids=str)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_it_is_no_larger_than_the_screen_and_every_field_can_be_reached(
    qtbot, monkeypatch, game, room
) -> None:
    monkeypatch.setattr(new_match, "screen_room", lambda _: room)
    last = MatchSetup(game.id, options={}, players=[PERSON], names=[""], casual=False)
    dialog = NewMatchDialog([(game, last)], game.id)
    qtbot.addWidget(dialog)
    with qtbot.waitExposed(dialog):
        dialog.show()
    assert dialog.width() <= room.width()
    assert dialog.height() <= room.height()
    area = part(dialog, QScrollArea)
    inside = area.widget()
    assert inside is not None
    assert inside.width() <= area.viewport().width(), "nothing is cut off at the right"
    for field in dialog.form.findChildren(QComboBox):
        if field.isVisible():
            field.setFocus(Qt.FocusReason.TabFocusReason)
            area.ensureWidgetVisible(field)
            seen = QRect(field.mapTo(dialog, QPoint()), field.size())
            assert dialog.rect().contains(seen)


def test_a_level_is_named_by_the_character_that_it_seats(qtbot) -> None:
    """A seat with the level of a neighbour had that one's name, and another one beside it."""
    players = [PERSON, *["beginner"] * 3]
    last = MatchSetup("libtis", {"players": 4}, players)
    dialog = NewMatchDialog([(BY_ID["libtis"], last)], "libtis")
    qtbot.addWidget(dialog)
    dialog.show()

    def seated() -> list[tuple[str, str]]:
        numbers = range(2, 5)
        who = [called(dialog.form, QComboBox, f"Player {n}") for n in numbers]
        names = [called(dialog.form, QLineEdit, f"Name of player {n}") for n in numbers]
        return [(one.currentText(), name.placeholderText()) for one, name in zip(who, names, strict=True)]

    assert seated() == [(f"{name}, newcomer", name) for name in ("Nana", "Toto", "Mimi")]
    first = called(dialog.form, QComboBox, "Player 2")
    first.setCurrentIndex(first.findData("expert"))
    assert seated() == [
        ("Louhi, expert", "Louhi"),
        ("Nana, newcomer", "Nana"),
        ("Toto, newcomer", "Toto"),
    ]
    last_one = called(dialog.form, QComboBox, "Player 4")
    assert last_one.itemText(last_one.findData("expert")) == "Ahti, expert", "Louhi sits there already"


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_in_large_letters_on_a_small_screen_no_field_lies_beyond_the_edge(
    qtbot, qapp, monkeypatch, game
) -> None:
    monkeypatch.setattr(new_match, "screen_room", lambda _: QSize(784, 560))
    font = qapp.font()
    qapp.setFont(larger(font, 1.5))
    try:
        dialog = NewMatchDialog([(one, MatchSetup(one.id)) for one in GAMES], game.id)
        qtbot.addWidget(dialog)
        dialog.show()
        QApplication.processEvents()
        assert dialog.width() <= 784
        (scrolled,) = dialog.findChildren(ScrolledPart)
        assert scrolled.verticalScrollBar().maximum() > 0, "it is higher than the screen"
        assert scrolled.horizontalScrollBar().maximum() == 0
        seen = scrolled.viewport().rect()
        for box in dialog.form.findChildren(QComboBox):
            if box.isVisible():
                right = box.mapTo(scrolled.viewport(), box.rect().topRight()).x()
                assert seen.left() < right < seen.right(), box.accessibleName()
    finally:
        qapp.setFont(font)
