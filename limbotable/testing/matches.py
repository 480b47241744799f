"""Random matches of any game, for the laws that all games obey.

`LIMBOTABLE_EXAMPLES=1000` tries so many matches for each law, and other ones on every run.
"""

from __future__ import annotations

import os
import random
from collections.abc import Container, Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from typing import TypeAlias

from hypothesis import HealthCheck, reject, settings
from hypothesis import strategies as st

from limbotable.core.cards import cards_of
from limbotable.core.chance import UNSEEN
from limbotable.core.errors import IllegalAction, OptionError
from limbotable.core.game import CHANCE_WHO, AnyGame, Line
from limbotable.core.options import PRESET, Choice, Option, OptionValue
from limbotable.core.phrases import Phrase
from limbotable.core.view import View
from limbotable.games import GAMES, game_of, in_english
from limbotable.play.dealer import Dealer
from limbotable.play.match import Match
from limbotable.play.perspective import perspective, turn_key
from limbotable.play.record import DEFAULT_NAMES
from limbotable.testing.placeholders import placeholders

_EXAMPLES = int(os.environ.get("LIMBOTABLE_EXAMPLES", "0"))


def tries(examples: int) -> settings:
    """Return the settings of a test that tries so many matches, unless the environment has a number."""
    return settings(
        max_examples=_EXAMPLES or examples,
        derandomize=not _EXAMPLES,
        database=None,
        deadline=None,
        suppress_health_check=list(HealthCheck) if _EXAMPLES else (),
    )


@dataclass(frozen=True)
class Case:
    """A random match by its parameters: shown where a law fails, and enough to repeat it."""

    game_id: str
    options: Mapping[str, OptionValue]
    seed: int
    plies: int  #: actions of seats, fewer where the match ends earlier

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
    """Return all viewers of a match: the seats, and a spectator."""
    return (*range(len(match.seats)), None)


def view(match: Match, seat: int | None) -> View:
    """Return a viewer's present view."""
    viewer = len(match.seats) if seat is None else seat
    return match.game.view(match.options, match.position, match.stages[-1].sightings, viewer)


def status(match: Match) -> tuple[object, ...]:
    """Return all public facts about the state of a match."""
    return (
        match.ply,
        match.game.phase(match.position),
        turn_key(match),
        match.legal(),
        match.scores,
        match.result,
    )


def snapshot(match: Match, *seats: int | None) -> tuple[object, ...]:
    """Return all facts about a match that viewers can find out: some of them, or all."""
    told = [(perspective(match, seat).text(), view(match, seat)) for seat in seats or viewers(match)]
    return match.record().text(), status(match), told


def hidden_places(line: Line, told: Line) -> list[int]:
    """Return the indices of the words of a line that its perspective hides."""
    pairs = zip(line.action.split(" "), told.action.split(" "), strict=True)
    return [place for place, (_, shown) in enumerate(pairs) if shown == UNSEEN]


def twins(match: Match, seat: int | None, seed: int, count: int) -> Iterator[Match]:
    """Yield full matches that differ from one only in facts that a seat has not seen.

    The unseen cards of each shuffle change places at random, and others' unseen choices may be other ones.
    Of ``count`` tries those are kept that can be played through and in which the seat witnesses the same.

    A spectator is also to see the same scores: they cannot always tell from the cards whether a round has
    ended.
    """
    told = perspective(match, seat).lines
    witness = witnessed(match, seat)
    unseen = unseen_places(match, seat)
    choose = random.Random(seed)
    for _ in range(count):
        twin = Match(match.game, match.options, match.seats)
        renamed: dict[str, str] = {}
        pairs = choose.random() < 0.5
        daring = choose.choice((0.0, 0.1, 0.5))  # the chance of another hidden choice
        try:
            for line, shown in zip(match.lines, told, strict=True):
                if line.who == CHANCE_WHO:
                    action = _rearranged(twin, line, unseen, renamed, choose, pairs=pairs)
                else:
                    action = _chosen(twin, line, shown, renamed, choose, daring=daring)
                twin.push(line.who, action)
        except IllegalAction:
            continue
        if witnessed(twin, seat) == witness:
            yield twin


#: A card's place in a shuffle: the ply of its line, and the index of its word in the line.
Place: TypeAlias = tuple[int, int]


def last_places(match: Match) -> Iterator[Mapping[int, Place]]:
    """Yield for every stage each card's place in the last shuffle that it was part of.

    This is read off the lines, independently of `core.sightings`.
    """
    places: dict[int, Place] = {}
    yield places
    for ply, (stage, line) in enumerate(zip(match.stages, match.lines, strict=False)):
        if line.who == CHANCE_WHO and (chance := match.game.chance(stage.position)).is_shuffle:
            cards = {name: card for card, name in chance.names.items()}
            words = enumerate(line.action.split(" "))
            places = places | {cards[word]: (ply, k) for k, word in words if word in cards}
        yield places


def witnessed(match: Match, seat: int | None) -> list[object]:
    """Return a viewer's sight of every stage: the cards, each with its place, and the turn.

    The cards are those of `Position.visible`; neither the sightings nor the views made from it are used.
    A sight is a card at its place in a shuffle.  So it is one thing to see a card played that was kept in
    hand over a reshuffle, and another if it was laid face down before that and dealt to the same hand again.
    """
    viewer = len(match.seats) if seat is None else seat
    seen: list[object] = [
        (
            {card: places.get(card) for card in cards_of(stage.position.visible(viewer))},
            stage.position.turn(),
        )
        for stage, places in zip(match.stages, last_places(match), strict=True)
    ]
    if seat is None:
        seen.append(match.scores)
    return seen


def unseen_places(match: Match, seat: int | None) -> set[Place]:
    """Return the places in shuffles at which a viewer has seen no card by now."""
    viewer = len(match.seats) if seat is None else seat
    everywhere: set[Place] = set()
    seen: set[Place] = set()
    for stage, places in zip(match.stages, last_places(match), strict=True):
        everywhere.update(places.values())
        seen.update(places[card] for card in cards_of(stage.position.visible(viewer)) if card in places)
    return everywhere - seen


def _rearranged(
    twin: Match,
    line: Line,
    unseen: Container[Place],
    renamed: dict[str, str],
    choose: random.Random,
    *,
    pairs: bool,
) -> str:
    """Exchange the cards of a shuffle that have not been seen in it: two of them or none, or all.

    The twin may have other cards to shuffle.  ``renamed`` is updated with the present name of each card.
    """
    chance = twin.chance
    if chance is None:
        return line.action  # which the rules refuse: the twin has gone another way
    words = line.action.split(" ")
    hidden = [place for place in range(len(words)) if (twin.ply, place) in unseen]
    named = {word for place, word in enumerate(words) if place not in hidden}
    free = {chance.names[thing] for thing in chance.things} - named
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
    """Return a phrase in English, after a check that its values are those of its sentence."""
    shown = placeholders(GAMES.sentences[reason.code])
    heard = placeholders(GAMES.sentences.get(f"{reason.code}.heard", ""))
    given = {name for name, _ in reason.values}
    assert shown <= given, f"{reason.code}: a value is missing"
    assert given <= shown | heard, f"{reason.code}: a value is never said"
    for _, value in reason.values:
        if isinstance(value, Phrase):
            says(value)
    sentence = in_english(reason)
    assert sentence.strip() == sentence != ""
    return sentence
