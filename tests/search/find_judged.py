"""Finds positions for the corpus of judged positions.

    python -m tests.search.find_judged limit --count 12 --seed 1

looks through matches of casual players for decisions that a beginner gets wrong at times.  In Limit an action
throws a position away if alpha-beta proves that it loses where another one wins.  In the other games each
action is tried in some hundred worlds, many times as many as a player has in the test, and one throws the
position away if it is worse than the best by at least ``_LOSS`` and by four standard errors, as if both had
been tried independently.  Kept are the positions that no level from club up throws away, so that a change can
be noticed for the worse alone; how many others there were is printed, by level.
"""

from __future__ import annotations

import argparse
import math
import sys
from collections import Counter
from collections.abc import Iterator
from typing import Final

import msgspec
from msgspec.structs import replace

from limbotable.core.game import AnyGame
from limbotable.core.random import Random
from limbotable.engine.arena import Contest, opening, thought_of
from limbotable.games import game_of
from limbotable.play.dealer import Dealer
from limbotable.play.match import Match
from limbotable.play.perspective import observation_of, perspective
from limbotable.search.alphabeta import AlphaBeta
from limbotable.search.thinking import think_over
from limbotable.search.thought import Limit
from tests.search.corpus import FOLDER, SEEDS, STRONG, Corpus, Judged, choice

_LEVEL: Final = "casual"
_WEAK: Final = "beginner"
_WEAK_SEEDS: Final = range(11, 17)
#: Of these decisions a match has too many that are alike.
_EVERY: Final = 3
_LOSS: Final = 0.15
_ERRORS: Final = 4.0
_WORLDS: Final = 400
_POSITIONS: Final = 30_000
#: What every player is held to in the test, by game.
_PLAYOUTS: Final = {"countdown": 24, "foes": 40, "libtis": 800, "limit": 500}


def decisions(game: AnyGame, seed: int) -> Iterator[Match]:
    """Play a match of casual players; yield it at some of the decisions with a choice."""
    options = game.complete({})
    players = (_LEVEL,) * game.seats(options)
    contest = Contest(game.id, tuple(options.items()), players, Limit(telling=False), seed)
    match, dealer, rng = opening(contest, 0), Dealer(seed), Random(seed)
    met = 0
    while match.result is None:
        line = dealer.next_line(match)
        if line is not None:
            match.push(line.who, line.action)
            continue
        if len(match.legal()) > 2:
            met += 1
            if met % _EVERY == 0:
                yield match
        match.push(match.turn, thought_of(contest, match, rng).considered[0].action)


def losses(game: AnyGame, match: Match) -> dict[str, float]:
    """Return by how much the actions that throw the position away are worse than the best."""
    return sampled(game, match) if game.hidden else proven(game, match)


def proven(game: AnyGame, match: Match) -> dict[str, float]:
    """Return the actions of an open game that lose, where another one wins."""
    root = match.position
    seat = root.turn()
    results: dict[str, float] = {}
    whole = AlphaBeta(root, game.insight(root), 1, selective=True)
    whole.run(_POSITIONS, lambda: False)
    if not whole.is_decided() or whole.values()[0] < 1.0:
        return {}
    for text in match.legal():
        after = root.copy()
        after.play(game.parse(text))
        insight = game.insight(after)
        if insight.settled(after):
            results[text] = float(insight.share(after, seat))
            continue
        search = AlphaBeta(after, insight, 1, selective=True)
        search.run(_POSITIONS, lambda: False)
        if search.is_decided():
            value = round(search.values()[0])
            results[text] = float(value if after.turn() == seat else 1 - value)
    if 1.0 not in results.values():
        return {}
    return {text: 1.0 for text, result in results.items() if result == 0.0}


def sampled(game: AnyGame, match: Match) -> dict[str, float]:
    """Return the actions that are clearly worse than the best where they are tried in many worlds."""
    observation = observation_of(perspective(match, match.turn))
    judge = replace(game.levels[-1], search="worlds" if game.search == "worlds" else "blueprint")
    thought = think_over(
        game,
        lambda: game.worlds(match.options, observation),
        observation.viewer,
        judge,
        Limit(playouts=_WORLDS),
        1,
    )
    best = max(thought.considered, key=lambda one: one.value if one.visits == _WORLDS else 0.0)
    return {
        one.action: round(best.value - one.value, 3)
        for one in thought.considered
        if best.value - one.value
        >= max(_LOSS, _ERRORS / 2.0 * math.sqrt(1 / max(one.visits, 1) + 1 / best.visits))
    }


def main() -> None:
    """Look for positions, and write them down."""
    parser = argparse.ArgumentParser(description="Find judged positions.")
    parser.add_argument("game", choices=list(_PLAYOUTS))
    parser.add_argument("--count", type=int, default=12)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    game = game_of(asked.game)
    assert game is not None
    playouts = _PLAYOUTS[game.id]
    found: list[Judged] = []
    missed: Counter[str] = Counter()
    seed = asked.seed
    while len(found) < asked.count:
        for match in decisions(game, seed):
            told = perspective(match, match.turn)
            weak = {choice(told, _WEAK, playouts, one) for one in _WEAK_SEEDS}
            if len(weak) == 1:
                continue
            judged = Judged(told.text(), losses(game, match))
            if not weak & judged.losses.keys():
                continue
            by = [
                one for one in STRONG if any(choice(told, one, playouts, k) in judged.losses for k in SEEDS)
            ]
            missed.update(by)
            if not by:
                found.append(judged)
                missed["kept"] += 1
                break  # one of a match, so that they differ
        seed += 1
    FOLDER.mkdir(exist_ok=True)
    text = msgspec.json.format(msgspec.json.encode(Corpus(playouts, tuple(found))), indent=1).decode()
    (FOLDER / f"{game.id}.json").write_text(text + "\n", "utf-8")
    sys.stdout.write(f"{game.id}: seeds {asked.seed} to {seed - 1}: {dict(missed)}\n")


if __name__ == "__main__":
    main()
