"""What the arena found out about the players of a contest: shares, Elo, luck, and the sequential test."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Sequence
from typing import Any, Final

import msgspec

from limbotable.core.intervals import wilson
from limbotable.engine.arena import Contest, Dealt, WinShare, first_player_scores, sides_of, summary
from limbotable.engine.elo import Sprt, Verdict, mean_and_margin
from limbotable.engine.luck import Adjusted, adjusted

#: Fewer deals than this decide no sequential test: chance alone makes them agree.
_FEWEST: Final = 8


class Standings(msgspec.Struct, frozen=True):
    """The figures of a contest after some deals, at least two."""

    contest: Contest
    deals: int
    matches: int
    players: tuple[WinShare, ...]  #: by seat
    share: float  #: the first player's, of all its seats together
    margin: float
    wilson: tuple[float, float]  #: its interval, as if no deal had been played from several seats
    elo: tuple[float, float, float]  #: the first player's advantage over the others: least, likeliest, most
    ratio: float | None  #: the log likelihood ratio of the sequential test, where one is made
    verdict: Verdict | None
    luck: Adjusted | None  #: the first player's scores with the luck taken off, where it was measured

    def as_json(self) -> dict[str, Any]:
        """Return the figures as JSON; null stands for infinity, and for what was not asked for."""
        contest = self.contest
        found: dict[str, Any] = {
            "game": contest.game_id,
            "options": dict(contest.options),
            "seed": contest.seed,
            "playouts": contest.limit.playouts,
            "seconds": contest.limit.seconds,
            "pairs": self.deals,
            "matches": self.matches,
            "players": [
                {"player": one.player, "share": one.share, "margin": _finite(one.margin)}
                for one in self.players
            ],
            "first": {
                "player": contest.players[0],
                "share": self.share,
                "margin": _finite(self.margin),
                "wilson": list(self.wilson),
                "elo": [_finite(one) for one in self.elo],
            },
        }
        if self.ratio is not None:
            found["sprt"] = {"llr": self.ratio, "verdict": self.verdict}
        if self.luck is not None:
            share, margin = mean_and_margin(self.luck.scores)
            found["luck"] = {
                "share": share,
                "margin": _finite(margin),
                "part": self.luck.part,
                "gain": self.luck.gain,
            }
        return found

    def lines(self) -> Iterator[str]:
        """Yield the figures in English, line by line."""
        for one in self.players:
            yield f"{one.player}: {_percent(one.share, one.margin)} of the wins"
        low, middle, high = (f"{one:+.0f}" for one in self.elo)
        yield f"{self.contest.players[0]}: {middle} Elo ({low} to {high}) over {self.matches} matches"
        if self.luck is not None:
            share, margin = mean_and_margin(self.luck.scores)
            yield (
                f"{self.contest.players[0]} without luck: {_percent(share, margin)}, "
                f"as of {self.luck.gain:.2f} times as many deals"
            )
        if self.ratio is not None:
            yield f"sequential test: {self.verdict}, log likelihood ratio {self.ratio:+.2f}"


def _finite(value: float) -> float | None:
    return value if math.isfinite(value) else None


def _percent(share: float, margin: float) -> str:
    return f"{100 * share:.1f} % ± {100 * margin:.1f}"


def standings(
    contest: Contest, dealt: Sequence[Dealt], *, sprt: Sprt | None = None, luck: bool = False
) -> Standings:
    """Return the figures of at least two deals."""
    sides = sides_of(contest)
    scores, lucky = first_player_scores(contest, dealt)
    share, margin = mean_and_margin(scores)
    matches = len(dealt) * sides.all
    return Standings(
        contest,
        len(dealt),
        matches,
        tuple(summary(contest, [one.shares for one in dealt])),
        share,
        margin,
        wilson(share * matches, matches),
        (sides.elo(share - margin), sides.elo(share), sides.elo(share + margin)),
        None if sprt is None else sprt.ratio(scores),
        None if sprt is None else sprt.verdict(scores),
        adjusted(scores, lucky) if luck else None,
    )


def until_decided(contest: Contest, dealt: Iterable[Dealt], sprt: Sprt) -> Iterator[Dealt]:
    """Yield deals until a sequential test of the first player's strength decides, or there are no more."""
    so_far: list[Dealt] = []
    for one in dealt:
        so_far.append(one)
        yield one
        scores, _ = first_player_scores(contest, so_far)
        if len(so_far) >= _FEWEST and sprt.verdict(scores) != "open":
            return
