from __future__ import annotations

import pytest

from limbotable.core.errors import OptionError
from limbotable.core.options import Choice, Form, Options, complete, number_in
from limbotable.core.sentences import in_english

COLOUR = Choice("colour", ("red", "black"), "red")
PLAYERS = Choice("players", (3, 4), 4)
END = Form("end", (("points", (50, 1000)), ("wins", (2, 5)), ("endless", None)), "points 200")
OPTIONS = (COLOUR, PLAYERS, END)
PRESETS: dict[str, Options] = {"dark": {"colour": "black", "end": "endless"}, "small": {"players": 3}}


@pytest.mark.parametrize("value", ["red", "black"])
def test_a_choice_takes_its_words(value: str) -> None:
    assert COLOUR.accepts(value)


@pytest.mark.parametrize("value", ["", "Red", "red ", "green", 0, None, True, ["red"], {"red": 1}])
def test_a_choice_takes_nothing_else(value: object) -> None:
    assert not COLOUR.accepts(value)


@pytest.mark.parametrize("value", ["3", 3.0, 5, True, None, "three"])
def test_a_number_is_a_number(value: object) -> None:
    assert PLAYERS.accepts(3)
    assert not PLAYERS.accepts(value)


@pytest.mark.parametrize("value", ["points 50", "points 1000", "points 200", "wins 2", "wins 5", "endless"])
def test_a_form_takes_words_with_numbers_in_range(value: str) -> None:
    assert END.accepts(value)


@pytest.mark.parametrize(
    "value",
    [
        "",
        "points",
        "points 49",
        "points 1001",
        "points 0200",
        "points  200",
        "points 200 ",
        "points 200\n",
        "points -200",
        "points 2e2",
        "points ٢٠٠",
        f"points {10**30}",
        "wins 1",
        "wins 6",
        "endless 3",
        "lives 3",
        200,
        None,
        ["endless"],
    ],
)
def test_a_form_takes_nothing_else(value: object) -> None:
    assert not END.accepts(value)


@pytest.mark.parametrize(("value", "number"), [("points 200", 200), ("wins 5", 5)])
def test_the_number_in_a_form(value: str, number: int) -> None:
    assert number_in(value) == number


@pytest.mark.parametrize(
    ("given", "expected"),
    [
        ({}, ("red", 4, "points 200")),
        ({"colour": "black"}, ("black", 4, "points 200")),
        ({"preset": "dark"}, ("black", 4, "endless")),
        ({"preset": "dark", "colour": "red"}, ("red", 4, "endless")),
        ({"colour": "red", "preset": "dark"}, ("red", 4, "endless")),
        ({"preset": "small", "end": "wins 3"}, ("red", 3, "wins 3")),
    ],
)
def test_what_is_given_goes_before_the_preset_and_that_before_the_default(
    given: dict[str, object], expected: tuple[object, ...]
) -> None:
    found = complete(OPTIONS, PRESETS, given)
    assert found == dict(zip(("colour", "players", "end"), expected, strict=True))


@pytest.mark.parametrize(
    ("given", "sentence"),
    [
        ({"color": "red"}, "There is no option “color”. The options are: colour, players, end."),
        ({"colour": "green"}, "“colour” cannot be “green”. It can be: red, black."),
        ({"players": "3"}, "“players” cannot be “3”. It can be: 3, 4."),
        ({"end": "wins 9"}, "“end” cannot be “wins 9”. It can be: points 50..1000, wins 2..5, endless."),
        ({"preset": "light"}, "“preset” cannot be “light”. It can be: dark, small."),
        ({"preset": ["dark"]}, '“preset” cannot be “["dark"]”. It can be: dark, small.'),
        ({"preset": None}, "“preset” cannot be “null”. It can be: dark, small."),
    ],
)
def test_what_the_game_does_not_take_is_refused(given: dict[str, object], sentence: str) -> None:
    with pytest.raises(OptionError) as refused:
        complete(OPTIONS, PRESETS, given)
    assert in_english(refused.value.reason) == sentence


def test_a_game_without_presets_has_no_option_of_that_name() -> None:
    with pytest.raises(OptionError) as refused:
        complete(OPTIONS, {}, {"preset": "dark"})
    assert refused.value.reason.code == "option.unknown"


def test_completing_changes_neither_presets_nor_what_was_given() -> None:
    given: dict[str, object] = {"preset": "dark"}
    complete(OPTIONS, PRESETS, given)["end"] = "wins 2"
    assert given == {"preset": "dark"}
    assert PRESETS["dark"] == {"colour": "black", "end": "endless"}


def test_options_describe_themselves() -> None:
    assert PLAYERS.describe() == {"kind": "choice", "values": [3, 4], "default": 4}
    assert END.describe() == {
        "kind": "form",
        "values": ["points N", "wins N", "endless"],
        "range": {"points N": [50, 1000], "wins N": [2, 5]},
        "default": "points 200",
    }
