"""Measurements: the speed of rules and searches, and the time from the start to a playable table."""

from __future__ import annotations

import importlib
import os
import subprocess
import sys
import time
from collections.abc import Iterator, Mapping, Sequence
from statistics import median
from typing import Final, Protocol

import msgspec

from limbotable.core.compiled import compiled
from limbotable.core.game import AnyGame, Level, Search
from limbotable.core.position import Position
from limbotable.core.program import command
from limbotable.core.random import Random
from limbotable.games import GAMES
from limbotable.play.dealer import Dealer
from limbotable.play.match import Match
from limbotable.play.perspective import observation_of, perspective
from limbotable.play.record import DEFAULT_NAMES
from limbotable.search.players import players
from limbotable.search.playout import random_plies
from limbotable.search.thinking import think_over
from limbotable.search.thought import Limit

#: Processor seconds of one run, and the number of runs for the median.
_SECONDS: Final = 0.5
_RUNS: Final = 5
#: Seconds after which the start of the program counts as failed.
_LONGEST_START: Final = 60.0
#: The most playouts of one thought.
_MOST_PLAYOUTS: Final = 1 << 20
#: The players that do not search.
_NO_SEARCHES: Final = ("random", "greedy")
#: Games of OpenSpiel that are compared with ours: two with hidden cards, and one about territory.
_OPENSPIEL: Final = ("hearts", "crazy_eights", "amazons")


class _SpielState(Protocol):
    """A state of a game of OpenSpiel, as far as it is measured."""

    def is_terminal(self) -> bool: ...
    def is_chance_node(self) -> bool: ...
    def legal_actions(self) -> list[int]: ...
    def apply_action(self, action: int, /) -> None: ...


class _SpielGame(Protocol):
    """A game of OpenSpiel, as far as it is measured."""

    def new_initial_state(self) -> _SpielState: ...


class PlayoutSpeed(msgspec.Struct, frozen=True):
    """The speed of random matches on one core."""

    plies: float  #: a second
    matches: float  #: a second, to their end


def speed(starts: Sequence[Position]) -> PlayoutSpeed:
    """Measure random matches from these positions in turn.

    The median of several runs, each timed by the processor time it took.
    """
    plies = 10_000
    while (took := _run(starts, plies, 1)[0]) < _SECONDS / 4:
        plies *= 2
    plies = round(plies * _SECONDS / took)
    runs = [_run(starts, plies, run) for run in range(_RUNS)]
    seconds = median(took for took, _ in runs)
    return PlayoutSpeed(plies / seconds, median(ended for _, ended in runs) / seconds)


def _run(starts: Sequence[Position], plies: int, seed: int) -> tuple[float, int]:
    """Return the processor time of so many random plies, and the number of matches that they end."""
    began = time.process_time()
    ended = random_plies(list(starts), plies, Random(seed))
    return time.process_time() - began, ended


def playouts_per_second(game: AnyGame) -> dict[str, float]:
    """Measure each search of the game's levels and baselines, in the middle of a random match."""
    match = _midway(game)
    observation = observation_of(perspective(match, match.turn))
    worlds = game.worlds(match.options, observation)
    found: dict[str, float] = {}

    def thought(search: Search, playouts: int) -> tuple[float, int]:
        """Return the processor time of one thought, and its playouts."""
        level = Level("measured", playouts, search)
        began = time.process_time()
        told = think_over(game, lambda: worlds, match.turn, level, Limit(telling=False), 1)
        return time.process_time() - began, told.playouts

    for player in players(game).values():
        search = player.search or game.search
        if search in _NO_SEARCHES or search in found:
            continue
        playouts = 1
        while (took := thought(search, playouts))[0] < _SECONDS / 4 and playouts < _MOST_PLAYOUTS:
            playouts *= 2
        runs = [took, *(thought(search, playouts) for _ in range(_RUNS - 1))]
        found[search] = median(done / seconds for seconds, done in runs)
    return found


def _midway(game: AnyGame) -> Match:
    """Return a random match at the decision with most actions in the second quarter of its lines."""
    options = game.complete({})
    match = Match(game, options, DEFAULT_NAMES[game.seats(options)])
    dealer, rng = Dealer(1), Random(1)
    choices: dict[int, int] = {}
    while match.result is None:
        line = dealer.next_line(match)
        if line is not None:
            match.push(line.who, line.action)
            continue
        legal = match.legal()
        choices[match.ply] = len(legal)
        match.push(match.turn, legal[rng.below(len(legal))])
    quarter = range(match.ply // 4, match.ply // 2 + 1)
    most = max((ply for ply in choices if ply in quarter), key=lambda ply: choices[ply])
    while match.ply > most:
        match.pop()
    return match


def openspiel() -> dict[str, float]:
    """Measure random plies a second of some games of OpenSpiel, called from Python; none without it."""
    try:
        spiel = importlib.import_module("pyspiel")
    except ImportError:
        return {}
    return {name: _plies_of_openspiel(spiel.load_game(name)) for name in _OPENSPIEL}


def _plies_of_openspiel(game: _SpielGame) -> float:
    """Return its random plies a second; as in ours, chance outcomes are drawn and not counted."""
    rng = Random(1)
    rates = []
    for _ in range(_RUNS):
        began = time.process_time()
        plies = 0
        while (took := time.process_time() - began) < _SECONDS:
            state = game.new_initial_state()
            while not state.is_terminal():
                actions = state.legal_actions()
                plies += not state.is_chance_node()
                state.apply_action(actions[rng.below(len(actions))])
        rates.append(plies / took)
    return median(rates)


def seconds_to_playable(runs: int = 3) -> float | None:
    """Return the seconds from the program's start to a table that can be played at (warm).

    None where there is no Qt, or where it takes a minute.  Without a screen the window is drawn in memory.
    """
    environment = dict(os.environ)
    environment.pop("PYTHONDONTWRITEBYTECODE", None)  # an installed program need not compile its modules
    if sys.platform == "linux" and not (environment.get("DISPLAY") or environment.get("WAYLAND_DISPLAY")):
        environment.setdefault("QT_QPA_PLATFORM", "offscreen")
    took = []
    for _ in range(runs + 1):  # the first run warms the caches
        began = time.perf_counter()
        try:
            done = subprocess.run(  # noqa: S603 - our own program
                command("--until-playable"),
                env=environment,
                capture_output=True,
                check=False,
                timeout=_LONGEST_START,
            )
        except subprocess.TimeoutExpired:
            return None
        if done.returncode != 0:
            return None
        took.append(time.perf_counter() - began)
    return median(took[1:])


class GameSpeed(msgspec.Struct, frozen=True):
    """What was measured of one game."""

    random: PlayoutSpeed
    stages: Mapping[str, float]  #: random plies a second from ``Game.bench_starts``, by their names
    playouts: Mapping[str, float]  #: a second, by search


class Measurements(msgspec.Struct, frozen=True):
    """All measurements of ``limbotable bench``."""

    compiled: bool
    games: Mapping[str, GameSpeed]
    openspiel: Mapping[str, float]  #: random plies a second; none where it is not installed
    seconds_to_playable: float | None

    def as_json(self) -> dict[str, object]:
        """Return the figures as JSON, rounded."""
        found: dict[str, object] = {"compiled": self.compiled}
        for game, one in self.games.items():
            found[game] = {
                "plies_per_second": round(one.random.plies),
                "matches_per_second": round(one.random.matches, 1),
                **{f"{stage}_plies_per_second": round(plies) for stage, plies in one.stages.items()},
                "playouts_per_second": _rounded(one.playouts),
            }
        if self.openspiel:
            found["openspiel"] = _rounded(self.openspiel)
        found["start"] = {"seconds_to_playable": self.seconds_to_playable}
        return found

    def lines(self) -> Iterator[str]:
        """Yield the figures in English, line by line."""
        yield "compiled" if self.compiled else "plain Python (not compiled)"
        for game, one in self.games.items():
            yield (
                f"{game}: {round(one.random.plies):,} random plies a second on one core, "
                f"{round(one.random.matches, 1):,} matches"
            )
            for stage in sorted(one.stages):
                yield f"{game}, {stage}: {round(one.stages[stage]):,} random plies"
            for search, playouts in one.playouts.items():
                yield f"{game}, {search}: {round(playouts):,} playouts"
        for game, plies in self.openspiel.items():
            yield f"OpenSpiel’s {game}: {round(plies):,} random plies, called from Python"
        start = self.seconds_to_playable
        yield f"playable table: {start:.2f} s after the start" if start is not None else "no table: no Qt"


def _rounded(figures: Mapping[str, float]) -> dict[str, int]:
    return {name: round(one) for name, one in figures.items()}


def measure() -> Measurements:
    """Measure the rules and searches of every game, and the start."""
    games = {
        game.id: GameSpeed(
            random=speed([game.start(game.complete({}))]),
            stages={name: speed(starts).plies for name, starts in game.bench_starts().items()},
            playouts=playouts_per_second(game),
        )
        for game in GAMES
    }
    return Measurements(compiled(), games, openspiel(), seconds_to_playable())
