"""The golden texts of the rules: sums of all that can be asked about the positions of a few matches.

A sum tells that something is another, and a line where: before which action, and which kind of fact.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final
from zlib import crc32

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from limbotable.core.game import CHANCE_WHO
from limbotable.core.position import CHANCE, MOST_ACTIONS, Position, legal_actions
from limbotable.core.random import Random
from limbotable.core.reasons import Scene
from limbotable.play.dealer import Dealer
from limbotable.play.match import Match
from limbotable.play.perspective import observation_of, perspective
from limbotable.play.record import DEFAULT_NAMES
from limbotable.testing.copies import contents
from limbotable.testing.matches import Case
from tests.golden.searches import number

#: The most actions of a match, and of a line of the text.
_PLIES: Final = 60
_APART: Final = 12
#: So many lines of a match at random come to a line of the text.
_FAR: Final = 40
#: Where actions are written that do not come first, as in a search.
_AT: Final = 7
_BUFFER: Final = vec[i64]([0] * (_AT + MOST_ACTIONS))


def positions(case: Case) -> str:
    """Tell the sums along a match with these options, in which every other action is a good one."""
    told = [f"# {case.game_id} {dict(case.options)} seed {case.seed}"]
    sums: dict[str, int] = {}
    last: list[int] = []
    for place, match in enumerate(_played(case)):
        seen = _facts(match, last, full=place % 6 == 0)
        last = legal_actions(match.position) or last
        for kind, facts in seen:
            sums[kind] = crc32(repr(facts).encode(), sums.get(kind, 0))
        if place % _APART == 0 or match.turn == CHANCE_WHO:
            told.append(_line(match, sums))
    told.append(_line(match, sums))
    told.extend(_at_random(case))
    return "".join(f"{line}\n" for line in told)


def _at_random(case: Case) -> Iterator[str]:
    """Tell a sum of all fields along a whole match at random: later rounds and games begin there."""
    fields, found = 0, 0
    stages = case.match().stages
    for ply, stage in enumerate(stages):
        fields = crc32(repr(contents(stage.position)).encode(), fields)
        found = crc32(repr(stage.sightings.tokens()).encode(), found)
        if ply % _FAR == _FAR - 1 or stage is stages[-1]:
            yield f"at random {ply}: fields {fields:08x} tokens {found:08x}"


def _line(match: Match, sums: dict[str, int]) -> str:
    told = " ".join(f"{kind} {found:08x}" for kind, found in sums.items())
    return f"{match.ply} {match.game.phase(match.position)} {match.turn} {list(match.scores)}: {told}"


def _played(case: Case) -> Iterator[Match]:
    """Yield a match again and again, after each of its lines."""
    game, rng = case.game, Random(case.seed)
    match = Match(game, case.options, DEFAULT_NAMES[game.seats(case.options)])
    dealer = Dealer(case.seed)
    for number_ in range(_PLIES):
        yield match
        dealer.deal(match)
        if match.turn < 0:
            break
        insight = game.insight(match.position)
        actions = rng.reordered(sorted(legal_actions(match.position)))
        if number_ % 2:
            actions = sorted(actions[:8], key=lambda one: -_praise(insight, match.position, one))
        match.push(match.turn, game.text(actions[0]))
    yield match


def _praise(insight: Any, position: Position, action: int) -> float:
    return round(float(insight.gain(position, action)), 6)


def legal_later(position: Position) -> list[int]:
    """Return the legal actions as they are written where others come before them."""
    if position.turn() < 0:
        return []
    return [int(_BUFFER[_AT + k]) for k in range(position.legal(_BUFFER, _AT))]


def _facts(match: Match, others: list[int], *, full: bool) -> Iterator[tuple[str, object]]:
    """Yield facts about a position, by their kind; some of them only if all are asked for."""
    game, position = match.game, match.position
    seats = game.seats(match.options)
    actions = legal_later(position)
    result = match.result
    yield "rules", (match.turn, sorted(actions), match.scores, game.rounds_ended(position), str(result))
    yield "seen", [int(position.visible(viewer)) for viewer in range(seats + 1)]
    yield "fields", contents(position)
    yield (
        "views",
        [
            flat(game.view(match.options, position, match.stages[-1].sightings, seat))
            for seat in range(seats + 1)
        ],
    )
    if match.turn == CHANCE:
        chance = game.chance(position)
        yield "rules", (chance.name, chance.things, chance.known, int(position.urn()))
    if not actions:
        return
    yield "refusals", [str(game.refusal(position, one)) for one in others if one not in actions][:6]
    yield "insight", _judgements(game.insight(position), position, actions[:6], seats)
    yield (
        "themes",
        [(game.secret_choice(position, one), game.theme(position, one, actions[0])) for one in actions[-3:]],
    )
    if full:
        scene = Scene(match.options, position, match.turn, match.seats)
        yield "terms", [flat(game.terms(scene, one)) for one in (actions[0], actions[-1])]
        rng = Random(match.ply)
        worlds = game.worlds(match.options, observation_of(perspective(match, match.turn)))
        yield "worlds", [contents(worlds.sample(rng)) for _ in range(2)]


def _judgements(insight: Any, position: Position, actions: list[int], seats: int) -> list[object]:
    """Return what a game's judgement says of a position, and of actions there."""
    found: list[object] = [bool(insight.settled(position)), int(insight.stage(position))]
    found += [bool(ask(position)) for ask in (insight.midway, insight.critical, insight.tight)]
    found += [
        (
            number(insight.gain(position, one)),
            number(insight.preference(position, one)),
            number(insight.promise(position, one)),
        )
        for one in actions
    ]
    return found


def flat(thing: Any) -> object:
    """Return a thing in words that are the same everywhere."""
    if isinstance(thing, msgspec.Struct):
        return [type(thing).__name__, *(flat(getattr(thing, name)) for name in thing.__struct_fields__)]
    if isinstance(thing, dict):
        return [(flat(key), flat(value)) for key, value in thing.items()]
    if isinstance(thing, set | frozenset):
        return sorted(map(str, thing))
    if isinstance(thing, list | tuple):
        return [flat(one) for one in thing]
    return number(thing) if isinstance(thing, float) else str(thing)
