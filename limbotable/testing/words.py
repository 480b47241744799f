"""The title of a game, and the texts of its options: all are there, in words for a user."""

from __future__ import annotations

from limbotable.core.game import AnyGame
from limbotable.core.options import Choice, Form
from limbotable.games import GAMES
from limbotable.testing.law import law

#: Options that mean the same in every game and have their words elsewhere.
COMMON = {"players"}


@law()
def it_is_called_something(game: AnyGame) -> None:
    for text in (game.words.title, game.words.pitch, game.words.players, game.words.luck):
        assert text == text.strip() != ""


@law()
def every_option_and_value_has_a_name(game: AnyGame) -> None:
    said = game.words.options
    for option in game.options:
        if option.name in COMMON:
            continue
        assert option.name in said
        words = [one for one, _ in option.words] if isinstance(option, Form) else option.values
        missing = {f"{option.name}.{one}" for one in words if isinstance(one, str)} - said.keys()
        assert not missing


@law()
def every_preset_has_a_name_and_is_told_from_the_others(game: AnyGame) -> None:
    rules = [option.name for option in game.options if isinstance(option, Choice)]
    told = [game.words.options[f"preset.{name}"] for name in game.presets]
    assert len(set(told)) == len(told)
    kinds = [tuple(game.complete({"preset": name})[rule] for rule in rules) for name in game.presets]
    assert len(set(kinds)) == len(kinds)


@law()
def every_preset_names_every_option_that_is_not_left_open(game: AnyGame) -> None:
    options = {option.name: option for option in game.options}
    assert game.left_open <= options.keys()
    for name, preset in game.presets.items():
        assert options.keys() - game.left_open <= preset.keys(), name
        for option, value in preset.items():
            assert options[option].accepts(value), f"{name}: {option}"
    for option in game.left_open:
        assert any(option not in preset for preset in game.presets.values()), f"all presets name {option}"


@law()
def every_restriction_is_explained(game: AnyGame) -> None:
    for one in game.restrictions:
        assert f"{one.name}.{one.values[0]}.only" in game.words.options


@law()
def labels_are_of_what_there_is(game: AnyGame) -> None:
    names = {option.name for option in game.options}
    for key in game.words.options:
        name, _, rest = key.partition(".")
        assert name in names or (name == "preset" and rest.partition(".")[0] in game.presets), key
    assert game.words.option_phrases.keys() <= names


@law()
def sentences_are_its_own(game: AnyGame) -> None:
    """They are found by their code alone, so no other game can have the same."""
    for other in GAMES:
        if other.id != game.id:
            assert not other.words.sentences.keys() & game.words.sentences.keys()
    for code, sentence in game.words.sentences.items():
        assert game.id in code.split("."), "a code says whose it is"
        assert GAMES.sentences[code] == sentence


@law()
def reasons_that_a_rule_book_explains_are_reasons(game: AnyGame) -> None:
    marks = [mark for marks in game.words.rule_places.values() for mark in marks]
    assert len(set(marks)) == len(marks)
    assert {mark for mark in marks if "." in mark} <= game.words.sentences.keys()
