"""The lists in the pages of rules agree with the games."""

from __future__ import annotations

import re
from itertools import count
from pathlib import Path

import pytest

from limbotable.core.game import CHANCE_WHO, AnyGame
from limbotable.core.options import Choice, Option
from limbotable.core.position import OVER
from limbotable.games import GAMES, game_of
from limbotable.games.foes.view import FoesView
from limbotable.play.match import Match
from limbotable.play.perspective import perspective
from limbotable.play.record import DEFAULT_NAMES
from limbotable.testing.matches import Case, viewers
from tests.every_game import every_game

ROOT = Path(__file__).parents[2]

#: The clauses of each game that list its options and its phases.
OPTIONS = {"countdown": "C-1.2", "foes": "F-1.2", "libtis": "L-1.1", "limit": "M-1.1"}
PHASES = {"countdown": "C-1.5", "foes": "F-1.7", "libtis": "L-1.4", "limit": "M-1.4"}
#: Options with which random matches come to each phase and to their end.
SHORT: dict[str, dict[str, object]] = {
    "countdown": {"end": "rounds 6"},
    "foes": {"players": 3},
    "libtis": {"variant": "advanced"},
    "limit": {"balls": 4},
}


def clause(game: AnyGame, number: str) -> str:
    """Return the text of a clause of a game's page, with the table below it."""
    page = ROOT / "limbotable" / "games" / game.id / "RULES.md"
    found = re.search(
        rf"^- \*\*{re.escape(number)}\*\* (.*?)(?=^- \*\*|^#|\Z)",
        page.read_text("utf-8"),
        re.MULTILINE | re.DOTALL,
    )
    assert found is not None
    return found[1]


def listed(option: Option) -> object:
    """Return an option's values as a page lists them: words, integers, words with the bounds of a number."""
    if isinstance(option, Choice):
        return [str(value) for value in option.values]
    return [(word, *(map(str, bounds) if bounds else ("", ""))) for word, bounds in option.words]


def read(option: Option, cell: str) -> object:
    """Return the values in a cell of a page's table; the text after a colon explains them."""
    if not isinstance(option, Choice):
        return re.findall(r"`(\w+)(?: N)?`(?: with N from (\d+) to (\d+))?", cell)
    if isinstance(option.default, int):
        return re.findall(r"\d+", cell.partition(":")[0])
    return re.findall(r"`(\w+)`", cell)


@pytest.mark.clause("C-1.2", "F-1.2", "L-1.1", "M-1.1")
@every_game
def test_the_page_lists_the_options(game: AnyGame) -> None:
    rows = re.findall(r"^  \| `(\w+)` \| (.+) \| (.+) \|$", clause(game, OPTIONS[game.id]), re.MULTILINE)
    assert [name for name, _, _ in rows] == [option.name for option in game.options]
    for option, (_, values, default) in zip(game.options, rows, strict=True):
        assert read(option, values) == listed(option)
        assert default.strip("`") == str(option.default)


@pytest.mark.clause("F-1.4", "L-1.2", "M-1.2")
def test_the_presets() -> None:
    told: dict[str, dict[str, dict[str, object]]] = {
        "foes": {
            "solo": {"mode": "solo", "jokers": 2, "shadow": "no"},
            "team": {"mode": "team", "jokers": 2, "shadow": "no"},
            "pairs": {"players": 4, "mode": "pairs", "jokers": 2, "shadow": "no"},
        },
        "libtis": {
            "first": {"variant": "quickstart", "chips": "open"},
            "usual": {"variant": "standard", "chips": "open"},
            "sharp": {"variant": "advanced", "chips": "hidden"},
        },
        "limit": {"whole": {"balls": 8, "swap": "no"}, "short": {"balls": 5, "swap": "no"}},
    }
    assert {game.id: game.presets for game in GAMES if game.id != "countdown"} == told


@pytest.mark.clause("C-1.5", "F-1.7", "L-1.4", "M-1.4")
@every_game
def test_the_page_names_the_phases(game: AnyGame) -> None:
    told = set(re.findall(r"`(\w+)`", clause(game, PHASES[game.id])))
    phases: set[str] = set()
    for seed in count():
        match = Case(game.id, game.complete(SHORT[game.id]), seed, plies=600).match()
        phases |= {game.phase(stage.position) for stage in match.stages}
        # The dealer shuffles at once: the shuffle that is due at the start is a stage all the same.
        if seed >= 3 and phases >= told:
            break
        assert seed < 60, told - phases
    assert phases == told
    ended = Case(game.id, game.complete(SHORT[game.id]), 1, plies=600).match()
    assert (ended.turn == OVER) == (game.phase(ended.position) == "over")


@pytest.mark.clause("R-4.6")
def test_seats_without_names() -> None:
    assert DEFAULT_NAMES == {
        2: ("South", "North"),
        3: ("South", "West", "East"),
        4: ("South", "West", "North", "East"),
        5: ("South", "West", "Northwest", "Northeast", "East"),
    }


# --- views of viewers ---------------------------------------------------------------------------------
def told_differently(match: Match, seat: int | None) -> set[str]:
    """Return the first words of the lines that a perspective does not have as the record has them."""
    pairs = zip(match.lines, perspective(match, seat).lines, strict=True)
    return {line.action.split(" ")[0] for line, told in pairs if line != told}


def matches(name: str, **given: object) -> list[Match]:
    game = game_of(name)
    assert game is not None
    return [Case(name, game.complete(given), seed, plies=40).match() for seed in range(6)]


@pytest.mark.clause("C-9.4")
def test_in_the_countdown_game_only_shuffles_have_secrets() -> None:
    for match in matches("countdown"):
        for seat in viewers(match):
            assert told_differently(match, seat) == {"shuffle"}


@pytest.mark.clause("M-8.1")
def test_in_limit_everybody_sees_everything() -> None:
    for match in matches("limit", players=3):
        for seat in viewers(match):
            told = perspective(match, seat)
            assert list(told.lines) == list(match.lines)
            assert told.header.fields().keys() - match.header.fields().keys() == {"seat", "turn", "scores"}


@pytest.mark.clause("F-9.3", "R-7.5")
def test_in_foes_a_marker_stays_secret_to_the_end() -> None:
    blinds = 0
    for match in [*matches("foes"), Case("foes", SHORT_FOES, seed=5, plies=600).match()]:
        for seat in viewers(match):
            for line, told in zip(match.lines, perspective(match, seat).lines, strict=True):
                if line.who == CHANCE_WHO or not line.action.startswith("blind "):
                    continue
                blinds += 1
                assert told.action == (line.action if line.who == seat else "blind ?")
    assert blinds > 100


def foes_options(**given: object) -> dict[str, str | int]:
    game = game_of("foes")
    assert game is not None
    return game.complete(given)


SHORT_FOES = foes_options(players=3)


@pytest.mark.clause("F-1.1")
@pytest.mark.parametrize("jokers", range(4))
def test_the_cards_of_the_foe_game(jokers: int) -> None:
    match = Case("foes", foes_options(jokers=jokers), seed=1, plies=0).match()
    foes, tactics = ([*line.action.split(" ")[2:]] for line in match.lines)
    court = {rank + suit for rank in "JQKA" for suit in "cdhs"}
    assert sorted(foes) == sorted(court | {f"X{number}" for number in range(1, jokers + 1)})
    assert sorted(tactics) == sorted(rank + suit for rank in "23456789T" for suit in "cdhs")


@pytest.mark.clause("F-9.2")
def test_in_foes_a_spectator_sees_the_face_up_cards() -> None:
    """The foes so far and the one on show, and of the tactical cards those that have been laid."""
    for seed in range(6):
        match = Case("foes", foes_options(), seed, plies=18).match()
        assert len([line for line in match.lines if line.who == CHANCE_WHO]) == 2, "before any reshuffle"
        view = match.game.view(match.options, match.position, match.stages[-1].sightings, 4)
        assert isinstance(view, FoesView)
        foes, tactics = (line.action.split(" ")[2:] for line in perspective(match, None).lines[:2])
        taken = sum(len(corner.foes) for corner in view.corners)
        assert [card == "?" for card in foes] == [place > taken for place in range(len(foes))]
        assert len([card for card in tactics if card != "?"]) == 18
