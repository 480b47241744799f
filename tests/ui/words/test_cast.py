"""The cast: names, ranks, and whom a table addresses."""

from __future__ import annotations

import re
from types import SimpleNamespace
from typing import cast

import pytest

from limbotable.core.game import AnyGame, Level
from limbotable.core.phrases import phrase
from limbotable.core.reasons import Scene
from limbotable.games import GAMES, game_of
from limbotable.play.record import DEFAULT_NAMES
from limbotable.play.referee import PERSON
from limbotable.testing.matches import Case
from limbotable.ui.words.cast import (
    NAMES,
    RANKS,
    Character,
    cast_of,
    manner_text,
    rank_anywhere,
    rank_of,
    said_name,
    strength_text,
)
from limbotable.ui.words.match_words import names_for, practice_names, seat_names, table_names
from limbotable.ui.words.speak import YOU, numbered, speak

#: Sentences in which a seat's name stands alone: they are the same for whoever reads them.
LABELS = re.compile(r"^(\{number\}\. )?\{seat\}(:|,| \{| \+\{| %n|$)")
MOST = max(DEFAULT_NAMES)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_the_weakest_level_has_the_first_rank_and_the_strongest_the_last(game) -> None:
    ranks = [rank_of(game, level.name) for level in game.levels]
    assert (ranks[0], ranks[-1]) == (0, RANKS - 1)
    assert ranks == sorted(set(ranks)), "each level has a rank of its own"


@pytest.mark.parametrize(
    ("count", "ranks"), [(1, [0]), (2, [0, 5]), (4, [0, 2, 3, 5]), (6, [0, 1, 2, 3, 4, 5])]
)
def test_levels_are_spread_evenly(count, ranks) -> None:
    levels = [Level(str(n), playouts=1) for n in range(count)]
    game = cast(AnyGame, SimpleNamespace(levels=levels))
    assert [rank_of(game, level.name) for level in levels] == ranks


def test_a_level_is_known_without_its_game() -> None:
    assert rank_anywhere("expert") == RANKS - 1
    assert rank_anywhere("beginner") == 0
    assert rank_anywhere("novice") == 1
    assert rank_anywhere("grandmaster") is None


def test_all_people_have_names_of_their_own_and_every_rank_its_words() -> None:
    names = [name for people in NAMES for name in people]
    assert len(set(names)) == len(names)
    assert all(len(people) >= MOST for people in NAMES), "no two at a table share a name"
    for words in (strength_text, manner_text):
        assert len({words(rank) for rank in range(RANKS)}) == RANKS


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_nobody_shares_a_name_at_a_table_of_one_level(game) -> None:
    for level in game.levels:
        seats = game.players[1]
        names = names_for(game, [""] * seats, [level.name] * seats)
        assert len(set(names)) == seats
        assert set(names) <= set(NAMES[rank_of(game, level.name)])


def test_a_character_is_recognised_by_its_name() -> None:
    game, players = GAMES[0], (PERSON, "expert")
    assert cast_of(game, players, ("South", "Otso")) == (None, Character(RANKS - 1, 3))
    assert cast_of(game, players, ("South", "Winter")) == (None, Character(RANKS - 1, 0))
    assert cast_of(game, ("novice", "novice"), ("Winter", "Otto")) == (Character(1, 1), Character(1, 0))
    assert cast_of(game, ("novice",), ("Nana",)) == (Character(1, 0),), "she is of another rank"
    assert cast_of(game, ("script", PERSON)) == (None, None)


def test_one_person_is_you_and_several_are_numbered() -> None:
    assert table_names(("South", "Louhi"), (PERSON, "expert")) == (YOU, "Louhi")
    assert seat_names(("South", "Louhi"), (PERSON, "expert")) == ("You", "Louhi")
    assert table_names(("Aino", "Louhi"), (PERSON, "expert")) == ("Aino", "Louhi")
    several = table_names(("South", "West", "East"), (PERSON, "novice", PERSON))
    assert several == (numbered(1), "West", numbered(2))
    assert seat_names(("South", "West", "East"), (PERSON, "novice", PERSON)) == (
        "Player 1",
        "West",
        "Player 2",
    )
    assert seat_names(("South", "North"), ()) == ("South", "North"), "nobody knows who they are"


def test_a_name_from_outside_cannot_pose_as_you() -> None:
    assert YOU not in table_names(("South", YOU), (PERSON, "expert"))[1:]


def test_newcomers_play_with_a_learner() -> None:
    for seats in DEFAULT_NAMES:
        for learner in range(seats):
            names = practice_names(seats, learner)
            assert names[learner] == DEFAULT_NAMES[seats][learner]
            others = [names[(learner + place) % seats] for place in range(1, seats)]
            assert others == list(NAMES[0][: seats - 1]), "from the learner's left on"
            assert len(set(names)) == seats


def test_sentences_address_the_person(qapp) -> None:
    assert speak(phrase("match.won", seat=YOU)) == "You win the match"
    assert speak(phrase("match.won", seat="Louhi")) == "Louhi wins the match"
    assert speak(phrase("text", text=YOU)) == "You"
    assert speak(phrase("countdown.log.gain", seat=YOU, reason="60")) == "You: 60"
    assert speak(phrase("text", text=numbered(2))) == "Player 2"


def test_the_verb_goes_with_the_seat(qapp) -> None:
    def decided(seat: str, other: str) -> str:
        return speak(phrase("sheet.decisive", part="Round 2", seat=seat, other=other, n=5))

    assert GAMES.sentences["sheet.decisive.you"] != GAMES.sentences["sheet.decisive"]
    assert decided(YOU, "Louhi") == "Round 2 decided it: you gained 5 points more than Louhi."
    assert decided("Louhi", YOU) == "Round 2 decided it: Louhi gained 5 points more than you."


def addressing(code: str) -> set[str]:
    """Return the codes of a sentence that says to the person itself what another one says of a seat."""
    return {f"{code}.you", f"{code.removesuffix('.heard')}.you.heard"}


def test_every_sentence_about_a_seat_can_address_the_person() -> None:
    about = {
        code: sentence if isinstance(sentence, str) else sentence[1]
        for code, sentence in GAMES.sentences.items()
        if ".you" not in code and not code.startswith(("illegal.", "engine."))
    }
    lacking = {
        code
        for code, sentence in about.items()
        if "{seat}" in sentence and not addressing(code) & set(GAMES.sentences) and not LABELS.match(sentence)
    }
    # The seat is always another one (the absent Shadow, an opponent, a team), or stands alone.
    assert lacking == {
        "match.next",
        "limit.log.swap",
        "countdown.means.stop",
        "countdown.means.stop-won",
        "countdown.means.stop-lost",
        "foes.turn.so-far",
        "foes.log.takes.short",
        "foes.round.won-by",
        "foes.log.shadow",
        "puzzle.libtis.answered",
        "puzzle.libtis.answered-move",
    }


@pytest.mark.usefixtures("qapp")
def test_a_reason_says_whose_balls_and_whose_hand_it_means() -> None:
    balls = {name: speak(phrase("reason.limit.freedoms", n=5, seat=name)) for name in (YOU, "Louhi")}
    assert balls == {
        YOU: "Your balls will touch 5 empty tiles: that is their freedom.",
        "Louhi": "Louhi’s balls will touch 5 empty tiles: that is their freedom.",
    }
    hands = {
        name: speak(phrase("reason.countdown.none-dead", count=48, seat=name)) for name in (YOU, "Louhi")
    }
    assert hands[YOU].startswith("Every number card left in your hand")
    assert hands["Louhi"].startswith("Every number card left in Louhi’s hand")


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("game_id", ["countdown", "limit"])
def test_a_reason_is_put_to_the_person_that_is_to_act(game_id) -> None:
    game = game_of(game_id)
    assert game is not None
    match = Case(game_id, game.complete({}), 1, 6).match()
    names = tuple(YOU if seat == match.turn else f"Other {seat}" for seat in range(len(match.seats)))
    scene = Scene(match.options, match.position, match.turn, names)
    said = [
        speak(one)
        for action in match.legal()
        for term in game.terms(scene, game.parse(action))
        for one in (term.said, term.instead)
        if one is not None
    ]
    assert any("your" in text.lower().split() for text in said)
    assert not any("you’s" in text or YOU in text for text in said)


def test_the_cast_is_translated(qapp) -> None:
    assert said_name("Nana") == "Nana"
    assert said_name("Somebody") == "Somebody"


def test_a_name_with_half_a_character_is_taken_without_it() -> None:
    game = GAMES[0]
    assert names_for(game, ["a\ud800b", ""], [PERSON, game.levels[0].name])[0] == "a\ufffdb"
