"""How much of a result can be foretold at all: the ceiling of what players could say of their chances.

    python -m tests.search.ceiling countdown --player club --matches 300 --seed 1

In matches of players of one level some decisions are drawn.  After the chosen action the same players play
the match on several times anew: from the true position, and from ones that the seat to act imagines.  What
comes of two such tries goes together only by what is fixed, so that their covariance is the variance of the
best forecast: as a part of the variance of the results, the most by which a Brier score can be better than
always saying the same.  All intervals take the matches as the sample.  ``--lines FILE`` keeps each match as a
line of JSON, and goes on after those that are there.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from itertools import combinations, product
from pathlib import Path
from statistics import fmean
from typing import Final

import click
import msgspec
from msgspec.structs import replace

from limbotable.core.cards import cards_of
from limbotable.core.chance import UNSEEN
from limbotable.core.errors import TableError
from limbotable.core.game import CHANCE_WHO, Line, Result
from limbotable.core.intervals import NORMAL, ratio_error
from limbotable.core.position import Position
from limbotable.core.random import Random
from limbotable.engine.arena import MOST_PLIES, Contest, contest_of, deal_seed, opening, thought_of
from limbotable.engine.calibration import shares_of_win
from limbotable.engine.workers import in_order, workers
from limbotable.games.countdown.rules import CountdownPosition
from limbotable.games.libtis.rules import LibtisPosition
from limbotable.play.dealer import Dealer
from limbotable.play.match import Match
from limbotable.play.perspective import observation_of, perspective, seen_lines
from limbotable.search.thought import Limit

#: So many imagined worlds are tried until one fits; nearly every one does.
_MOST_WORLDS: Final = 50
_THIRDS: Final = 3
_WORDS: Final = 2.0**32


class Tried(msgspec.Struct, frozen=True):
    """A decision, and what came of it in the match and in further tries, as the share of the win."""

    said: float
    came: float
    part: float  #: of the match that had been played, 0..1
    again: tuple[float, ...]  #: from the true position
    imagined: tuple[float, ...]  #: from positions that the seat to act imagined


class Ceiling(msgspec.Struct, frozen=True):
    """Parts of the variance of the results, each with the half of its 95 % interval."""

    decisions: int
    skill: tuple[float, float]  #: what was said: by so much its Brier score is better than a constant's
    everything: tuple[float, float]  #: the best forecast that sees all cards
    known: tuple[float, float]  #: the best one that knows what the seat knows, if it imagines rightly
    rollouts: tuple[float, float]  #: the mean result of endless tries from imagined positions, taken as it is
    left: tuple[float, float]  #: by so much the best one that knows what the seat knows beats what was said


# --- playing ------------------------------------------------------------------------------------------
def tried_in(contest: Contest, share: float, tries: int, deal: int) -> tuple[Tried, ...]:
    """Play a deal; of that share of the decisions with a choice, also try what comes of them."""
    match = opening(contest, deal)
    dealer = Dealer(deal_seed(contest, deal))
    rng, draws = Random(deal), Random(deal_seed(contest, deal) ^ 1)
    drawn: list[tuple[int, int, float]] = []
    while match.result is None and match.ply < MOST_PLIES:
        line = dealer.next_line(match)
        if line is None:
            seat = match.turn
            best = thought_of(contest, match, rng).considered[0]
            if len(match.legal()) > 1 and float(draws.word()) < share * _WORDS:
                drawn.append((match.ply, seat, best.value))
            line = Line(seat, best.action)
        match.push(line.who, line.action)
    shares = _shares(match)
    found = []
    for ply, seat, said in drawn:
        before, line = match.until(ply), match.lines[ply]
        again, imagined = [], []
        for _ in range(tries):
            again.append(played_on(contest, before, line, draws)[seat])
            imagined.append(played_on(contest, imagined_match(before, draws), line, draws)[seat])
        found.append(Tried(said, shares[seat], ply / match.ply, tuple(again), tuple(imagined)))
    return tuple(found)


def played_on(contest: Contest, before: Match, line: Line, rng: Random) -> tuple[float, ...]:
    """Return what comes of a match after a line, with new chance and new thoughts."""
    match = before.until(before.ply)
    match.push(line.who, line.action)
    dealer, thoughts = Dealer(int(rng.word())), Random(int(rng.word()))
    untold = replace(contest, limit=replace(contest.limit, telling=False))
    while match.result is None and match.ply < MOST_PLIES:
        following = dealer.next_line(match)
        if following is None:
            following = Line(match.turn, thought_of(untold, match, thoughts).considered[0].action)
        match.push(following.who, following.action)
    return _shares(match)


def _shares(match: Match) -> tuple[float, ...]:
    everybody = tuple(range(len(match.seats)))
    result = match.result or Result(everybody, match.scores, (1,) * len(everybody))
    return shares_of_win(match.game, match.options, result)


def imagined_match(match: Match, rng: Random) -> Match:
    """Return a match that looks the same to the seat to act, with hidden cards as it imagines them.

    Raises ``ValueError`` where none is found, and ``TypeError`` for a game whose positions it cannot compare.
    """
    seat = match.turn
    told = perspective(match, seat)
    worlds = match.game.worlds(match.options, observation_of(told))
    for _ in range(_MOST_WORLDS):
        lines = _exchanged(match, seat, exchange(match.position, worlds.sample(rng), seat))
        other = Match(match.game, match.options, match.seats)
        try:
            for line in lines:
                other.push(line.who, line.action)
        except TableError:
            continue
        if perspective(other, seat).text() == told.text():
            return other
    raise ValueError("no imagined match looks as the true one does")


def exchange(true: Position, world: Position, seat: int) -> Mapping[int, int]:
    """Return, by card of the true position, the one that an imagined position has in its place."""
    if isinstance(true, CountdownPosition) and isinstance(world, CountdownPosition):
        return {int(card): int(other) for card, other in zip(true.stock, world.stock, strict=True)}
    if isinstance(true, LibtisPosition) and isinstance(world, LibtisPosition):
        found: dict[int, int] = {}
        for other in range(int(true.seats)):
            if other != seat:
                _pair(found, int(true.hand(other)), int(world.hand(other)))
            if true.bonus_of(other) >= 0:
                found[int(true.bonus_of(other))] = int(world.bonus_of(other))
        _pair(found, int(true.passed), int(world.passed))
        bonuses = cards_of(true.bonus_cards())
        left = [card for card in bonuses if card not in found.values()]
        return found | dict(zip((card for card in bonuses if card not in found), left, strict=True))
    raise TypeError(f"what {type(true).__name__} hides is not known here")


def _pair(found: dict[int, int], cards: int, others: int) -> None:
    found.update(zip(cards_of(cards), cards_of(others), strict=True))


def _exchanged(match: Match, seat: int, cards: Mapping[int, int]) -> Iterator[Line]:
    """Yield the lines with other cards in the place of those that the seat has not seen."""
    shuffles = {shuffle.ply: shuffle for shuffle in match.stages[-1].sightings.shuffles}
    names: dict[int, str] = {}
    for ply, (line, told) in enumerate(zip(match.lines, seen_lines(match, seat), strict=True)):
        words = line.action.split(" ")
        if line.who == CHANCE_WHO and ply in shuffles:
            shuffle = shuffles[ply]
            names |= match.game.chance(match.stages[ply].position).names
            hidden = shuffle.live & ~shuffle.seen[seat]
            first = len(words) - len(shuffle.cards)
            for place, card in enumerate(shuffle.cards):
                if hidden >> card & 1:
                    words[first + place] = names[cards.get(card, card)]
        elif line != told:
            numbers = {name: card for card, name in names.items()}
            for k, word in enumerate(told.action.split(" ")):
                if word == UNSEEN:
                    words[k] = names[cards[numbers[words[k]]]]
        yield Line(line.who, " ".join(words))


# --- what it comes to ---------------------------------------------------------------------------------
def ceiling(matches: Sequence[Sequence[Tried]]) -> Ceiling:
    """Return the ceilings by what was tried in some matches, for a decision at least twice in each way."""
    tried = [one for match in matches for one in match]
    mean = fmean(result for one in tried for result in (one.came, *one.again))
    other = fmean(result for one in tried for result in one.imagined)

    def both(one: Tried) -> float:
        pairs = product((one.came, *one.again), one.imagined)
        return fmean((first - mean) * (second - other) for first, second in pairs)

    def part(figure: Callable[[Tried], float]) -> tuple[float, float]:
        return _part(matches, figure, lambda one: _spread((one.came, *one.again), mean))

    constant = fmean(one.came for one in tried)
    missed, gained = _part(
        matches, lambda one: (one.said - one.came) ** 2, lambda one: (one.came - constant) ** 2
    )
    return Ceiling(
        decisions=len(tried),
        skill=(1.0 - missed, gained),
        everything=part(lambda one: _going_together((one.came, *one.again), mean)),
        known=part(both),
        # The mean square of a result less such a mean is its variance, less twice what they have in common,
        # and the variance of the mean; and there are as many matches of each kind.
        rollouts=part(
            lambda one: 2.0 * both(one) - _going_together(one.imagined, other) - (mean - other) ** 2
        ),
        # The mean square of what was said less the best forecast, as what is imagined has the latter's mean.
        left=part(
            lambda one: (
                fmean(result - one.said for result in (one.came, *one.again))
                * fmean(result - one.said for result in one.imagined)
            )
        ),
    )


def _spread(results: Sequence[float], mean: float) -> float:
    return fmean((result - mean) ** 2 for result in results)


def _going_together(results: Sequence[float], mean: float) -> float:
    return fmean((first - mean) * (second - mean) for first, second in combinations(results, 2))


def _part(
    matches: Sequence[Sequence[Tried]], above: Callable[[Tried], float], below: Callable[[Tried], float]
) -> tuple[float, float]:
    """Return the sum of one figure as a part of the sum of another, with the half of its interval."""
    parts = [sum(map(above, match)) for match in matches]
    wholes = [sum(map(below, match)) for match in matches]
    if not any(wholes):
        return math.nan, math.inf
    return sum(parts) / sum(wholes), NORMAL * ratio_error(parts, wholes)


def lines(found: Ceiling) -> Iterator[str]:
    """Yield the figures, line by line, in per cent."""
    yield f"{found.decisions} decisions"
    for name, (value, margin) in (
        ("said", found.skill),
        ("left by what is known", found.left),
        ("rollouts of imagined positions", found.rollouts),
        ("the best by what is known", found.known),
        ("the best by all cards", found.everything),
    ):
        yield f"  {name:<31} {100 * value:5.1f} % ± {100 * margin:.1f}"


@click.command()
@click.argument("game")
@click.option("--player", default="novice", show_default=True, help="A level, as NAME or NAME@PLAYOUTS.")
@click.option("--matches", default=100, show_default=True)
@click.option("--share", default=0.25, show_default=True, help="The part of the decisions that are tried.")
@click.option("--tries", default=3, show_default=True, help="How often, from each kind of position.")
@click.option("--seed", default=1, show_default=True)
@click.option("--option", "options", multiple=True)
@click.option("--lines", "file", type=click.Path(path_type=Path))
def main(
    game: str,
    player: str,
    matches: int,
    share: float,
    tries: int,
    seed: int,
    options: tuple[str, ...],
    file: Path | None,
) -> None:
    """Print how much of the results of GAME could be foretold, in all and by thirds of the match."""
    contest = contest_of(game, options, [player], Limit(), seed, everywhere=True)
    found: list[tuple[Tried, ...]] = []
    if file is not None and file.exists():
        found = [msgspec.json.decode(line, type=tuple[Tried, ...]) for line in file.read_bytes().splitlines()]
    play = partial(_later, partial(tried_in, contest, share, tries), len(found))
    with workers() as executor:
        for tried in in_order(executor, play, max(0, matches - len(found))):
            found.append(tried)
            if file is not None:
                with file.open("ab") as written:
                    written.write(msgspec.json.encode(tried) + b"\n")
    _tell("all", found)
    for third in range(_THIRDS):
        _tell(f"third {third + 1}", [_in_third(match, third) for match in found])


def _tell(name: str, matches: Sequence[Sequence[Tried]]) -> None:
    if any(matches):
        click.echo(f"{name}: " + "\n".join(lines(ceiling(matches))))


def _later(play: Callable[[int], tuple[Tried, ...]], first: int, number: int) -> tuple[Tried, ...]:
    return play(first + number)


def _in_third(match: Sequence[Tried], third: int) -> list[Tried]:
    return [one for one in match if min(_THIRDS - 1, int(one.part * _THIRDS)) == third]


if __name__ == "__main__":
    main()
