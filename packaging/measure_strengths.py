"""Measures the computer players of the games, and writes that down: ``assets/strengths`` and the README.

    python packaging/measure_strengths.py countdown --deals 100 --minutes 30
    python packaging/measure_strengths.py limit --time 16000 --deals 20
    python packaging/measure_strengths.py --readme

plays so many more deals of each step: a level among others of the next weaker one, and ``greedy``, who stands
for a beginner, among the weakest.  What was measured before is kept and goes on, deal by deal, unless
``--afresh`` is said, as it has to be when a level has changed.  The steps take turns, and are written after
each turn, so it can be broken off.  The second command only measures what time for thinking buys: the
strongest level with so many playouts among others with a quarter of them.  The third only writes the README's
tables anew.

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
#: So many times as much does one of two thoughts look at, where it is measured what time buys.
_LONGER: Final = 4
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


def time_begun(game: AnyGame, ladder: Ladder, playouts: int, *, afresh: bool = False) -> Strength:
    """Return what is known of what so many playouts buy the strongest level: nothing if it begins afresh."""
    name = game.levels[-1].name
    player, against = f"{name}@{playouts}", f"{name}@{playouts // _LONGER}"
    if not afresh and ladder.time is not None and ladder.time.player == player:
        return ladder.time
    return Strength(player, against, game.seats(ladder.options), 0, 0.0)


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
    """Return a ladder on which the steps of these players are measured afresh, and all that are not known.

    What time buys stays as it is known.
    """
    new = unmeasured(game, playouts)
    if known is None:
        return new
    kept = {(step.player, step.against): step for step in known.steps if step.player not in players}
    steps = tuple(kept.get((step.player, step.against), step) for step in new.steps)
    return msgspec.structs.replace(new, steps=steps, time=known.time)


def measured(
    executor: Executor, game: AnyGame, ladder: Ladder, deals: int, players: Collection[str]
) -> Ladder:
    """Return a ladder with so many more deals of the steps of these players."""
    steps = tuple(
        further(executor, game, ladder, step, deals) if step.player in players else step
        for step in ladder.steps
    )
    return msgspec.structs.replace(ladder, steps=steps)


def further(executor: Executor, game: AnyGame, ladder: Ladder, step: Strength, deals: int) -> Strength:
    """Return a step, or what time buys, with so many more deals."""
    scores = list(in_order(executor, Deal(game, ladder, step), deals))
    won = round(step.won + sum(scores) * step.seats, 6)
    return msgspec.structs.replace(step, matches=step.matches + deals * step.seats, won=won)


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
        known = () if ladder is None else (*ladder.steps, *([ladder.time] if ladder.time else []))
        steps = [step for step in known if step.matches >= FEWEST]
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
            name, held = _at_table(game, step.player)
            against, theirs = _at_table(game, step.against)
            if step.playouts:
                held = _playouts(step.playouts)
            share = f"{100 * step.share:.0f}% ({low} to {high})"
            one = name if step.player == _BEGINNER else f"**{name}**"
            lines.append(f"| {one}{held} | {against}{theirs} | {share} | {step.matches} |")
        lines.append("")
    return "\n".join(lines)


def _at_table(game: AnyGame, player: str) -> tuple[str, str]:
    """Return what a player of the arena is called at the table, in English, and what it is held to.

    No language is installed here.
    """
    level, _, playouts = player.partition("@")
    name = "greedy play" if level == _BEGINNER else strength_text(rank_of(game, level))
    return name, _playouts(int(playouts)) if playouts else ""


def _playouts(number: int) -> str:
    return f", {number} playouts"


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
    parser.add_argument(
        "--time", type=int, metavar="PLAYOUTS", help="only what so many buy the strongest level"
    )
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
        afresh = players if asked.afresh and asked.time is None else ()
        ladder = begun(game, ladder_of(game_id), afresh, asked.playouts)
        if asked.time is not None:
            ladder = msgspec.structs.replace(
                ladder, time=time_begun(game, ladder, asked.time, afresh=asked.afresh)
            )
        with workers(asked.dask, asked.processes) as executor:
            for _ in range(0, asked.deals, _TURN):
                if asked.time is None or ladder.time is None:
                    ladder = measured(executor, game, ladder, _TURN, players)
                else:
                    longer = further(executor, game, ladder, ladder.time, _TURN)
                    ladder = msgspec.structs.replace(ladder, time=longer)
                written(game, ladder)
                if time.monotonic() > end:
                    break
    ladder_of.cache_clear()
    _README.write_text(readme_with(_README.read_text("utf-8"), tables()), "utf-8")


if __name__ == "__main__":
    main()
