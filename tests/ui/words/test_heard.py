"""Actions and events have words of their own for the ear, where those on the table would be too many."""

from __future__ import annotations

from limbotable.core.phrases import Phrase, phrase
from limbotable.games import game_of
from limbotable.games.libtis.deck import location_phrase
from limbotable.table import asked, table_of
from limbotable.table.tableau import Frame
from limbotable.testing.matches import Case, view
from limbotable.ui.words.speak import YOU, hear, speak


def told(game: str, plies: int) -> list[str]:
    """The possible actions after so many random ones, as they are read out."""
    made = game_of(game)
    assert made is not None
    match = Case(game, made.complete({}), seed=5, plies=plies).match()
    tableau = table_of(made).tableau(view(match, match.turn), Frame(14.0, 9.0), match.seats)
    return [hear([one]) for one in asked.one_by_one(tableau.gestures)]


def test_in_foes_an_action_is_told_in_few_words_and_blind_play_needs_none() -> None:
    actions = told("foes", 9)
    assert "Play the 2 of diamonds: For now the foe would go to West. 2 still to play." in actions
    assert any("The 8 of spades and the 8 of clubs hide each other." in one for one in actions)
    assert "Play blind, the 2 of diamonds as marker." in actions


def test_in_libtis_a_place_is_named_once_in_an_action() -> None:
    moves = [one for one in told("libtis", 25) if " from the Forest to the Window: " in one]
    assert moves
    for one in moves:
        assert one.count("Window") == 1
        assert one.endswith("; Forest: South would lose leaves; North would get moons instead of leaves.")


def test_in_libtis_what_a_cube_changes_is_heard_without_the_place_again() -> None:
    made = game_of("libtis")
    assert made is not None
    match = Case("libtis", made.complete({}), seed=5, plies=25).match()
    views = [
        made.view(match.options, stage.position, stage.sightings, match.turn) for stage in match.stages[-2:]
    ]
    beats = table_of(made).beats(views[0], match.lines[-1], views[1], Frame(14.0, 9.0), match.seats)
    events = [one for beat in beats for one in beat.said]
    play, came = events[:2]
    (place,) = [
        str(speak(value)) for name, value in came.values if name == "location" and isinstance(value, Phrase)
    ]
    assert place in hear([play])
    assert place not in hear([came])
    assert speak(came) == f"{place}: {hear([came]).rstrip('.')}", "the log is read line by line"


def test_in_libtis_what_a_cube_changes_is_heard_as_a_sentence() -> None:
    came = phrase("libtis.came", location=location_phrase("sea"), remarks=phrase("libtis.takes-lead"))
    assert hear([came]) == "Lead taken."


def test_the_chaos_is_told_pair_by_pair_to_the_ear_and_by_its_number_to_the_eye() -> None:
    text: list[Phrase] = [phrase("text", text=one) for one in ("the one", "the other", "a third", "a fourth")]
    groups = phrase(
        "foes.groups",
        first=phrase("foes.and", first=text[0], others=text[1]),
        second=phrase("foes.and", first=text[2], others=text[3]),
    )
    event = phrase("foes.log.cancel", seat="North", n=4, groups=groups)
    assert hear([event]) == (
        "In the corner of North these cancel each other: the one and the other; a third and a fourth."
    )
    assert speak(event) == "In the corner of North, 4 foes are cancelled."


def test_in_libtis_a_rival_is_addressed_where_it_is_the_user() -> None:
    made = game_of("libtis")
    assert made is not None
    match = Case("libtis", made.complete({}), seed=5, plies=25).match()
    seen = view(match, match.turn)
    said = []
    for user in range(len(match.seats)):
        names = [YOU if seat == user else name for seat, name in enumerate(match.seats)]
        tableau = table_of(made).tableau(seen, Frame(14.0, 9.0), names)
        said += [hear([one]) for one in asked.one_by_one(tableau.gestures)]
    assert any("you then need " in one for one in said)
    assert not any("ou then needs " in one for one in said)
