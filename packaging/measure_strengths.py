"""Measures the computer players of the games, and writes that down: ``assets/strengths`` and the README.

    python packaging/measure_strengths.py countdown --deals 100 --minutes 30
    python packaging/measure_strengths.py --readme

plays so many more deals of each step: a level among others of the next weaker one, and ``greedy``, who stands
for a beginner, among the weakest.  What was measured before is kept and goes on, deal by deal, unless
``--afresh`` is said, as it has to be when a level has changed.  The steps take turns, and are written after
each turn, so it can be broken off.  The second command only writes the README's tables anew.

``--step expert`` measures that level's step alone, or begins it alone afresh; it can be said several times.
The strongest level, which at the table thinks for a time, is held to ``--playouts``.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Collection, Iterator
from concurrent.futures import Executor
from pathlib import Path
from typing import Final

import msgspec

from limbotable.core.game import AnyGame
from limbotable.engine.arena import Contest, deal_shares
from limbotable.engine.workers import in_order, workers
from limbotable.games import GAMES, game_of
from limbotable.games.strengths import FEWEST, Ladder, Strength, ladder_of
from limbotable.search.thought import Limit
from limbotable.ui.words.cast import rank_of, strength_text

_ROOT: Final = Path(__file__).parent.parent
_FOLDER: Final = _ROOT / "assets" / "strengths"
_README: Final = _ROOT / "README.md"
_BEGINNER: Final = "greedy"
#: Levels were made by other seeds than this.
_SEED: Final = 868_686
#: The deals of each step in one turn.
_TURN: Final = 2
_BEGIN: Final = "<!-- strengths: written by packaging/measure_strengths.py -->"
_END: Final = "<!-- end of strengths -->"


def pairs_of(game: AnyGame) -> Iterator[tuple[str, str]]:
    """Yield who is measured against what, in the order of the table."""
    names = [level.name for level in game.levels]
    yield _BEGINNER, names[0]
    yield from zip(names[1:], names, strict=False)


def unmeasured(game: AnyGame, playouts: int) -> Ladder:
    """Return a game's ladder without any matches, by its usual rules."""
    options = game.complete({})
    seats = game.seats(options)
    strongest = game.levels[-1].name
    steps = tuple(
        Strength(player, against, seats, 0, 0.0, playouts if player == strongest else None)
        for player, against in pairs_of(game)
    )
    return Ladder(options, _SEED, steps)


class Deal:
    """One deal of a step, from every seat: to be called in another process."""

    def __init__(self, game: AnyGame, ladder: Ladder, step: Strength) -> None:
        players = (step.player, *[step.against] * (step.seats - 1))
        limit = Limit(playouts=step.playouts)
        self._contest = Contest(game.id, tuple(ladder.options.items()), players, limit, ladder.seed)
        self._first = step.matches // step.seats

    def __call__(self, number: int) -> float:
        """Return the first player's share of the wins."""
        return deal_shares(self._contest, self.number_of(number))[0]

    def number_of(self, number: int) -> int:
        """Return the deal of a number counted from where the measurement has come to."""
        return self._first + number


def begun(game: AnyGame, known: Ladder | None, players: Collection[str], playouts: int) -> Ladder:
    """Return a ladder on which the steps of these players are measured afresh, and all that are not known."""
    new = unmeasured(game, playouts)
    if known is None:
        return new
    kept = {(step.player, step.against): step for step in known.steps if step.player not in players}
    steps = tuple(kept.get((step.player, step.against), step) for step in new.steps)
    return msgspec.structs.replace(new, steps=steps)


def measured(
    executor: Executor, game: AnyGame, ladder: Ladder, deals: int, players: Collection[str]
) -> Ladder:
    """Return a ladder with so many more deals of the steps of these players."""
    steps = []
    for step in ladder.steps:
        if step.player not in players:
            steps.append(step)
            continue
        scores = list(in_order(executor, Deal(game, ladder, step), deals))
        matches = step.matches + deals * step.seats
        won = round(step.won + sum(scores) * step.seats, 6)
        steps.append(msgspec.structs.replace(step, matches=matches, won=won))
    return msgspec.structs.replace(ladder, steps=tuple(steps))


def written(game: AnyGame, ladder: Ladder) -> None:
    """Write a game's ladder down."""
    _FOLDER.mkdir(exist_ok=True)
    text = msgspec.json.format(msgspec.json.encode(ladder), indent=2).decode() + "\n"
    (_FOLDER / f"{game.id}.json").write_text(text, "utf-8")


def tables() -> str:
    """Return the README's tables."""
    lines = []
    for game in GAMES:
        ladder = ladder_of(game.id)
        steps = [] if ladder is None else [step for step in ladder.steps if step.matches >= FEWEST]
        if not steps:
            continue
        seats = steps[0].seats
        lines += [
            f"**{game.words.title}**, {seats} players, {100 / seats:.0f}% among equals:",
            "",
            "| one | among | share of the wins | matches |",
            "|---|---|---|---|",
        ]
        for step in steps:
            low, high = (round(100 * one) for one in step.interval)
            player = "greedy play" if step.player == _BEGINNER else f"**{_at_table(game, step.player)}**"
            held = f", {step.playouts} playouts" if step.playouts else ""
            share = f"{100 * step.share:.0f}% ({low} to {high})"
            lines.append(f"| {player}{held} | {_at_table(game, step.against)} | {share} | {step.matches} |")
        lines.append("")
    return "\n".join(lines)


def _at_table(game: AnyGame, level: str) -> str:
    """Return what a level is called at the table, in English: no language is installed here."""
    return strength_text(rank_of(game, level))


def readme_with(text: str, found: str) -> str:
    """Return the README's text with these tables in the place of its old ones."""
    before, _, rest = text.partition(_BEGIN)
    _, _, after = rest.partition(_END)
    return f"{before}{_BEGIN}\n\n{found}\n{_END}{after}"


def main() -> None:
    """Measure, and write."""
    parser = argparse.ArgumentParser(description="Measure the computer players.")
    parser.add_argument("games", nargs="*", choices=[*(game.id for game in GAMES), []])
    parser.add_argument("--deals", type=int, default=10, help="of each step")
    parser.add_argument("--minutes", type=float, default=60.0, help="at most")
    parser.add_argument("--playouts", type=int, default=100, help="of the strongest level")
    parser.add_argument("--processes", type=int)
    parser.add_argument("--dask", metavar="ADDRESS")
    parser.add_argument("--afresh", action="store_true")
    parser.add_argument("--step", action="append", metavar="PLAYER", help="only this one's; all unless said")
    parser.add_argument("--readme", action="store_true")
    asked = parser.parse_args()
    end = time.monotonic() + 60.0 * asked.minutes
    for game_id in asked.games:
        game = game_of(game_id)
        assert game is not None
        players = asked.step or [player for player, _ in pairs_of(game)]
        ladder = begun(game, ladder_of(game_id), players if asked.afresh else (), asked.playouts)
        with workers(asked.dask, asked.processes) as executor:
            for _ in range(0, asked.deals, _TURN):
                ladder = measured(executor, game, ladder, _TURN, players)
                written(game, ladder)
                if time.monotonic() > end:
                    break
    ladder_of.cache_clear()
    _README.write_text(readme_with(_README.read_text("utf-8"), tables()), "utf-8")


if __name__ == "__main__":
    main()
