"""Whether the lessons after the rules teach what is true: the strongest search judges, from the seat's eyes.

    python -m tests.ui.words.strategy --seeds 8 --playouts 1000

says of each action that such a lesson asks for by how much the search prefers the least of those that the
lesson accepts to the best of all others, with the standard error of that over the seeds.

The search of Libtis looks to the end of a round, and judges what comes then by what it mostly comes to.
Where that does not see what a lesson teaches, results judge (``won_by``): experts play on after both actions.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from statistics import fmean, stdev

import click

from limbotable.core.game import Line
from limbotable.core.random import Random
from limbotable.engine.arena import contest_of
from limbotable.games import GAMES
from limbotable.play.lesson import Lesson, read_lesson
from limbotable.play.match import Match
from limbotable.play.perspective import observation_of, perspective
from limbotable.search.thinking import think
from limbotable.search.thought import Limit, Thought
from limbotable.ui.words.lesson_book import lesson_file, open_lessons
from tests.search.ceiling import imagined_match, played_on

#: So many playouts find the action that the search prefers, to be tried by results.
PREFERRED = 4000


@dataclass(frozen=True)
class Lead:
    """How far the actions that a lesson accepts lie ahead of all others, as shares of the win."""

    lesson: str
    action: str  #: the first of those accepted
    leads: Sequence[float]  #: of the worst accepted over the best other, by seed
    unsettled: float  #: the standard error that the search gives to its own value

    @property
    def mean(self) -> float:
        return fmean(self.leads)

    @property
    def error(self) -> float:
        """The standard error of the mean, over the seeds."""
        return stdev(self.leads) / math.sqrt(len(self.leads))

    @property
    def certain(self) -> bool:
        """Whether the lead is beyond what the search leaves open."""
        return self.mean > max(2.0 * self.error, self.unsettled)


def strategic(game: str) -> list[tuple[str, Lesson]]:
    """Return a game's lessons after those of the rules, by name."""
    return [
        (one.name, read_lesson(lesson_file(game, one.name).read_text(encoding="utf-8")))
        for one in open_lessons(game, "en").lessons
        if one.chapter
    ]


def leads(name: str, lesson: Lesson, playouts: int, seeds: int) -> Iterator[Lead]:
    """Yield how far ahead each action of a lesson is; where every action is accepted, nothing is claimed."""
    match = Match.of_record(lesson.opening(lesson.record.seats))
    for line in lesson.record.lines[lesson.start :]:
        accepted = lesson.accepted(match)
        if line.who == lesson.seat and len(accepted) < len(match.legal()):
            yield _lead(name, match, accepted, playouts, seeds)
        match.push(line.who, line.action)


def _lead(name: str, match: Match, accepted: Sequence[str], playouts: int, seeds: int) -> Lead:
    found, errors = [], []
    for seed in range(seeds):
        if match.game.hidden:
            thought = _thought(match, playouts, seed)
            values = {one.action: one.value for one in thought.considered}
            errors.append(thought.error)
        else:
            values, error = _looking_further(match, playouts, seed)
            errors.append(error)
        others = [value for action, value in values.items() if action not in accepted]
        found.append(min(values[action] for action in accepted) - max(others))
    return Lead(name, accepted[0], found, fmean(errors))


def won_by(name: str, lesson: Lesson, level: str, worlds: int, seed: int) -> Iterator[Lead]:
    """Yield by how much more matches each action of a lesson wins than the action that the search prefers.

    After both actions players of a level play on to the end, in each of so many positions that the seat can
    imagine; the leads are those of the positions.
    """
    match = Match.of_record(lesson.opening(lesson.record.seats))
    options = [f"{option}={value}" for option, value in match.options.items()]
    contest = contest_of(match.game.id, options, [level], Limit(), seed, everywhere=True)
    rng = Random(seed)
    for line in lesson.record.lines[lesson.start :]:
        accepted = lesson.accepted(match)
        if line.who == lesson.seat and len(accepted) < len(match.legal()):
            preferred = _thought(match, PREFERRED, seed).considered
            other = next(one.action for one in preferred if one.action not in accepted)
            found = []
            for _ in range(worlds):
                world = imagined_match(match, rng)
                won, instead = (
                    played_on(contest, world, Line(match.turn, action), rng)[match.turn]
                    for action in (accepted[0], other)
                )
                found.append(won - instead)
            yield Lead(name, accepted[0], found, 0.0)
        match.push(line.who, line.action)


def _thought(match: Match, playouts: int, seed: int) -> Thought:
    observation = observation_of(perspective(match, match.turn))
    level = match.game.levels[-1].name
    return think(match.game, match.options, observation, level, Limit(playouts=playouts), seed)


def _looking_further(match: Match, playouts: int, seed: int) -> tuple[dict[str, float], float]:
    """Return the worth of each action of a duel without secrets, and the greatest error.

    Each action is judged by what comes after it: a search that has proven one win looks at no other action.
    """
    seat, values, error = match.turn, {}, 0.0
    for action in match.legal():
        match.push(seat, action)
        if match.result is not None:
            values[action] = float(seat in match.result.winners)
        else:
            thought = _thought(match, playouts, seed)
            value = thought.considered[0].value
            values[action] = value if match.turn == seat else 1.0 - value
            error = max(error, thought.error)
        match.pop()
    return values, error


@click.command(help=(__doc__ or "").partition("\n")[0])
@click.option("--playouts", default=1000)
@click.option("--seeds", default=8)
def main(playouts: int, seeds: int) -> None:
    for game in GAMES:
        for name, lesson in strategic(game.id):
            for one in leads(name, lesson, playouts, seeds):
                mark = "" if one.certain else "  NOT CERTAIN"
                click.echo(
                    f"{game.id:10} {name:16} {one.action:20} "
                    f"{one.mean:6.3f} ± {one.error:.3f}, {one.unsettled:.3f}{mark}"
                )


if __name__ == "__main__":
    main()
