"""Random matches of any game, for the laws that all games obey.

`LIMBOTABLE_EXAMPLES=1000` tries so many matches for each law, and other ones on every run.
"""

from __future__ import annotations

import os
import random
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache

import pytest
from hypothesis import HealthCheck, reject, settings
from hypothesis import strategies as st

from limbotable.core.chance import UNSEEN
from limbotable.core.errors import IllegalAction, OptionError
from limbotable.core.game import CHANCE_WHO, AnyGame, Line
from limbotable.core.options import PRESET, Choice, Option, OptionValue
from limbotable.core.phrases import Phrase
from limbotable.core.sentences import SENTENCES, in_english
from limbotable.core.view import View
from limbotable.games import GAMES, game_of
from limbotable.play.dealer import Dealer
from limbotable.play.match import Match
from limbotable.play.perspective import perspective, turn_key
from limbotable.play.record import DEFAULT_NAMES
from limbotable.table import TABLES
from tests.core.placeholders import placeholders

_EXAMPLES = int(os.environ.get("LIMBOTABLE_EXAMPLES", "0"))

every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
every_table = pytest.mark.parametrize(
    "game", [game for game in GAMES if game.id in TABLES], ids=lambda game: game.id
)


def law(examples: int) -> settings:
    """Return the settings of a law that tries so many matches where nothing else is asked for."""
    return settings(
        max_examples=_EXAMPLES or examples,
        derandomize=not _EXAMPLES,
        database=None,
        deadline=None,
        suppress_health_check=list(HealthCheck) if _EXAMPLES else (),
    )


@dataclass(frozen=True)
class Case:
    """A random match, by what makes it: shown where a law fails, and enough to have it again."""

    game_id: str
    options: Mapping[str, OptionValue]
    seed: int
    plies: int  #: actions of seats, fewer where the match is over before

    @property
    def game(self) -> AnyGame:
        game = game_of(self.game_id)
        assert game is not None
        return game

    def match(self) -> Match:
        """Play the match."""
        match = Match(self.game, self.options, DEFAULT_NAMES[self.game.seats(self.options)])
        dealer, choose = Dealer(self.seed), random.Random(self.seed)
        dealer.deal(match)
        for _ in range(self.plies):
            if match.turn < 0:
                break
            match.push(match.turn, choose.choice(match.legal()))
            dealer.deal(match)
        return match


def values(option: Option) -> st.SearchStrategy[OptionValue]:
    """Return all values that an option declares."""
    if isinstance(option, Choice):
        return st.sampled_from(option.values)
    return st.one_of([_form(word, bounds) for word, bounds in option.words])


def _form(word: str, bounds: tuple[int, int] | None) -> st.SearchStrategy[OptionValue]:
    return st.just(word) if bounds is None else st.integers(*bounds).map(lambda n: f"{word} {n}")


@st.composite
def options_of(draw: st.DrawFn, game: AnyGame) -> dict[str, OptionValue]:
    """Return completed options: some chosen, some from a preset, some by default."""
    given: dict[str, OptionValue] = {
        one.name: draw(values(one)) for one in game.options if draw(st.booleans())
    }
    preset = draw(st.sampled_from(["", *sorted(game.presets)]))
    if preset:
        given[PRESET] = preset
    try:
        return game.complete(given)
    except OptionError:  # each value is one of the declared, but not all go together
        reject()


@st.composite
def cases(draw: st.DrawFn, game: AnyGame, plies: int = 60) -> Case:
    """Return a match of up to that many actions."""
    return Case(
        game.id,
        draw(options_of(game)),
        seed=draw(st.integers(0, 2**32 - 1)),
        plies=draw(st.integers(0, plies)),
    )


def viewers(match: Match) -> tuple[int | None, ...]:
    """Return everybody who may look at a match: the seats, and a spectator."""
    return (*range(len(match.seats)), None)


def view(match: Match, seat: int | None) -> View:
    """Return what a viewer knows now, as the game's data."""
    viewer = len(match.seats) if seat is None else seat
    return match.game.view(match.options, match.position, match.stages[-1].sightings, viewer)


def status(match: Match) -> tuple[object, ...]:
    """Return everything that is public about how a match stands."""
    return (
        match.ply,
        match.game.phase(match.position),
        turn_key(match),
        match.legal(),
        match.scores,
        match.result,
    )


def snapshot(match: Match) -> tuple[object, ...]:
    """Return everything that anybody can find out about a match."""
    told = [(perspective(match, seat).text(), view(match, seat)) for seat in viewers(match)]
    return match.record().text(), status(match), told


def hidden_places(line: Line, told: Line) -> list[int]:
    """Return which words of a line its perspective hides."""
    pairs = zip(line.action.split(" "), told.action.split(" "), strict=True)
    return [place for place, (_, shown) in enumerate(pairs) if shown == UNSEEN]


def twins(match: Match, seat: int | None, seed: int, count: int) -> Iterator[Match]:
    """Yield full matches that differ from one in nothing but what a seat has not seen.

    The unseen cards of each shuffle change places at random, and what others chose unseen may be another
    choice.  Of ``count`` tries those are kept that can be played through and show the seat the same cards,
    with the same seats to act, at every stage.  What is compared is `Position.visible`, and neither the
    sightings nor the views made from it.

    A spectator is also to see the same scores: they cannot always tell from the cards whether a round has
    ended.
    """
    told = perspective(match, seat).lines
    choose = random.Random(seed)
    for _ in range(count):
        twin = Match(match.game, match.options, match.seats)
        renamed: dict[str, str] = {}
        pairs = choose.random() < 0.5
        daring = choose.choice((0.0, 0.1, 0.5))  # how often a hidden choice is another one
        try:
            for line, shown in zip(match.lines, told, strict=True):
                if line.who == CHANCE_WHO:
                    action = _rearranged(twin, line, shown, renamed, choose, pairs=pairs)
                else:
                    action = _chosen(twin, line, shown, renamed, choose, daring=daring)
                twin.push(line.who, action)
        except IllegalAction:
            continue
        if witnessed(twin, seat) == witnessed(match, seat):
            yield twin


def witnessed(match: Match, seat: int | None) -> list[object]:
    """Return the cards that a viewer sees and whose turn it is, at every stage."""
    viewer = len(match.seats) if seat is None else seat
    seen: list[object] = [(one.position.visible(viewer), one.position.turn()) for one in match.stages]
    if seat is None:
        seen.append(match.scores)
    return seen


def _rearranged(
    twin: Match, line: Line, shown: Line, renamed: dict[str, str], choose: random.Random, *, pairs: bool
) -> str:
    """Exchange the hidden cards of a shuffle: two of them or none, or all.

    The twin may have other cards to shuffle.  ``renamed`` is told which card stands for which from now on.
    """
    chance = twin.chance
    if chance is None:
        return line.action  # which the rules refuse: the twin has gone another way
    words = line.action.split(" ")
    hidden = hidden_places(line, shown)
    free = {chance.names[thing] for thing in chance.things} - set(shown.action.split(" "))
    faces = [name if (name := renamed.get(words[place], words[place])) in free else "" for place in hidden]
    missing = sorted(free - set(faces))
    choose.shuffle(missing)
    faces = [name or missing.pop() for name in faces if name or missing]
    if pairs and len(faces) > 1:
        one, other = choose.sample(range(len(faces)), 2)
        if not renamed or choose.random() < 0.5:
            faces[one], faces[other] = faces[other], faces[one]
    else:
        choose.shuffle(faces)
    renamed.update(zip(words, words, strict=True))
    for place, face in zip(hidden, faces, strict=False):
        renamed[words[place]] = face
        words[place] = face
    return " ".join(words)


def _chosen(
    twin: Match,
    line: Line,
    shown: Line,
    renamed: Mapping[str, str],
    choose: random.Random,
    *,
    daring: float,
) -> str:
    """Make a seat's choice anew where it is hidden: the same one, or another that looks alike."""
    if line == shown:
        return line.action
    viewer = next(one for one in range(len(twin.seats) + 1) if one != line.who)

    def concealed(action: str) -> str:
        return str(twin.game.conceal(Line(line.who, action), viewer, twin.position))

    alike = [action for action in twin.legal() if concealed(action) == shown.action]
    same = " ".join(renamed.get(word, word) for word in line.action.split(" "))
    return choose.choice(alike) if alike and (same not in alike or choose.random() < daring) else same


@cache
def says(reason: Phrase) -> str:
    """Return a phrase in English, once it is clear that its values are those of its sentence."""
    assert {name for name, _ in reason.values} == placeholders(SENTENCES[reason.code])
    for _, value in reason.values:
        if isinstance(value, Phrase):
            says(value)
    sentence = in_english(reason)
    assert sentence.strip() == sentence != ""
    return sentence
