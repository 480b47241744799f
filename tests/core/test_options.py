from __future__ import annotations

import pytest

from limbotable.core.errors import OptionError
from limbotable.core.options import Choice, Form, Options, Restriction, allowed, complete, number_in
from limbotable.games import in_english

COLOUR = Choice("colour", ("red", "black"), "red")
PLAYERS = Choice("players", (3, 4), 4)
END = Form("end", (("points", (50, 1000)), ("wins", (2, 5)), ("endless", None)), "points 200")
OPTIONS = (COLOUR, PLAYERS, END)
PRESETS: dict[str, Options] = {"dark": {"colour": "black", "end": "endless"}, "small": {"players": 3}}


@pytest.mark.clause("R-5.2")
@pytest.mark.parametrize("value", ["red", "black"])
def test_a_choice_takes_its_words(value: str) -> None:
    assert COLOUR.accepts(value)


@pytest.mark.clause("R-5.2")
@pytest.mark.parametrize("value", ["", "Red", "red ", "green", 0, None, True, ["red"], {"red": 1}])
def test_a_choice_takes_nothing_else(value: object) -> None:
    assert not COLOUR.accepts(value)


@pytest.mark.clause("R-5.2")
@pytest.mark.parametrize("value", ["3", 3.0, 5, True, None, "three"])
def test_a_number_is_a_number(value: object) -> None:
    assert PLAYERS.accepts(3)
    assert not PLAYERS.accepts(value)


@pytest.mark.clause("R-5.2")
@pytest.mark.parametrize("value", ["points 50", "points 1000", "points 200", "wins 2", "wins 5", "endless"])
def test_a_form_takes_words_with_numbers_in_range(value: str) -> None:
    assert END.accepts(value)


@pytest.mark.clause("R-5.2")
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


@pytest.mark.clause("R-5.1")
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
def test_given_values_go_before_the_preset_and_that_before_the_default(
    given: dict[str, object], expected: tuple[object, ...]
) -> None:
    found = complete(OPTIONS, PRESETS, given)
    assert found == dict(zip(("colour", "players", "end"), expected, strict=True))


@pytest.mark.clause("R-5.4")
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
def test_options_unknown_to_the_game_are_refused(given: dict[str, object], sentence: str) -> None:
    with pytest.raises(OptionError) as refused:
        complete(OPTIONS, PRESETS, given)
    assert in_english(refused.value.reason) == sentence


def test_a_game_without_presets_has_no_option_of_that_name() -> None:
    with pytest.raises(OptionError) as refused:
        complete(OPTIONS, {}, {"preset": "dark"})
    assert refused.value.reason.code == "option.unknown"


def test_completing_changes_neither_presets_nor_the_given_options() -> None:
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


# --- values that do not go together ---------------------------------------------------------------------
SIZE = Choice("size", ("large", "small"), "large")
LINED = Choice("lined", ("no", "yes"), "no")
COAT = (COLOUR, SIZE, LINED)
RESTRICTIONS = (
    Restriction("size", ("small",), (("colour", ("black",)),)),
    Restriction("lined", ("yes",), (("colour", ("black",)), ("size", ("small",)))),
)
COATS: dict[str, Options] = {"warm": {"lined": "yes", "colour": "red"}}


@pytest.mark.clause("R-5.3")
@pytest.mark.parametrize(
    ("given", "expected"),
    [
        ({}, ("red", "large", "no")),
        ({"colour": "black"}, ("black", "small", "yes")),
        ({"colour": "black", "size": "small"}, ("black", "small", "yes")),
        ({"size": "small"}, ("red", "small", "no")),
        ({"preset": "warm", "size": "small"}, ("red", "small", "yes")),
    ],
)
def test_options_left_open_follow_the_chosen_ones(
    given: dict[str, object], expected: tuple[str, ...]
) -> None:
    found = complete(COAT, COATS, given, RESTRICTIONS)
    assert found == dict(zip(("colour", "size", "lined"), expected, strict=True))


@pytest.mark.clause("R-5.3")
@pytest.mark.parametrize(
    ("given", "sentence"),
    [
        (
            {"colour": "black", "size": "large"},
            "“size” cannot be “large” with colour black. It can be: small.",
        ),
        (
            {"colour": "black", "lined": "no"},
            "“lined” cannot be “no” with colour black, size small. It can be: yes.",
        ),
    ],
)
def test_incompatible_options_are_refused(given: dict[str, object], sentence: str) -> None:
    with pytest.raises(OptionError) as refused:
        complete(COAT, COATS, given, RESTRICTIONS)
    assert in_english(refused.value.reason) == sentence


@pytest.mark.clause("R-5.3")
def test_values_of_a_preset_count_as_chosen() -> None:
    with pytest.raises(OptionError):
        complete(COAT, {"odd": {"colour": "black", "size": "large"}}, {"preset": "odd"}, RESTRICTIONS)


def test_the_values_that_are_left_beside_the_others() -> None:
    red = complete(COAT, {}, {})
    black = complete(COAT, {}, {"colour": "black"}, RESTRICTIONS)
    assert [allowed(option, RESTRICTIONS, red) for option in COAT] == [one.values for one in COAT]
    assert [allowed(option, RESTRICTIONS, black) for option in COAT] == [
        ("red", "black"),
        ("small",),
        ("yes",),
    ]


def test_a_restriction_describes_itself() -> None:
    assert RESTRICTIONS[1].describe() == {
        "option": "lined",
        "values": ["yes"],
        "where": {"colour": ["black"], "size": ["small"]},
    }
