"""A person's weaknesses in a game by themes: errors in reviewed matches, and puzzles that were not solved."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import Any

import msgspec

from limbotable.core.errors import TableError
from limbotable.core.game import AnyGame
from limbotable.core.phrases import Phrase, phrase
from limbotable.core.position import legal_actions
from limbotable.play.glicko import Rating
from limbotable.play.match import Match
from limbotable.play.mistakes import COSTLY
from limbotable.play.puzzles import Puzzle
from limbotable.play.training import ThemeRecord, Try, theme_records


class ThemeErrors(msgspec.Struct, frozen=True):
    """The decisions of one theme with a choice that were reviewed."""

    decisions: int = 0
    costly: int = 0  #: those that cost at least ``COSTLY``
    cost: float = 0.0  #: of the errors among them: 0..1 of a match each
    slips: tuple[str, ...] = ()  #: the kinds of those that were costly, where the theme has several

    @property
    def mean(self) -> float | None:
        """The mean cost of a decision; None without any."""
        return self.cost / self.decisions if self.decisions else None

    def __add__(self, other: ThemeErrors) -> ThemeErrors:
        return ThemeErrors(
            self.decisions + other.decisions,
            self.costly + other.costly,
            self.cost + other.cost,
            (*self.slips, *other.slips),
        )

    def counted(self, game_id: str) -> list[Phrase]:
        """Return how many slips there are of each kind, the most frequent first."""
        return [phrase(f"slip.{game_id}.{kind}", n=n) for kind, n in Counter(self.slips).most_common()]


class _Considered(msgspec.Struct):
    action: str


class _Known(msgspec.Struct):
    considered: list[_Considered]


class _Judgement(msgspec.Struct):
    known: _Known


class _Finding(msgspec.Struct):
    judgement: _Judgement


class Verdict(msgspec.Struct, frozen=True):
    """A review's judgement of one decision."""

    ply: int
    cost: float  #: 0..1 of the match; 0 where it is no error
    found: Mapping[str, Any]  #: all else, as the library keeps it


def errors_by_theme(match: Match, verdicts: Iterable[Verdict]) -> dict[str, ThemeErrors]:
    """Return the reviewed decisions by theme; those without a choice or a theme are left out.

    So are those that do not fit the match, or that another version of the program has written.
    """
    found: dict[str, ThemeErrors] = {}
    for one in verdicts:
        theme, slip = _theme(match, one)
        if theme:
            costly = one.cost >= COSTLY
            more = ThemeErrors(1, int(costly), one.cost, (slip,) if slip and costly else ())
            found[theme] = found.get(theme, ThemeErrors()) + more
    return found


def _theme(match: Match, one: Verdict) -> tuple[str, str]:
    """Return the theme of a decision and its kind of error; both are empty for none."""
    try:
        ranked = [each.action for each in msgspec.convert(one.found, _Finding).judgement.known.considered]
    except msgspec.ValidationError:
        return "", ""
    if len(ranked) < 2 or not 0 <= one.ply < len(match.lines):
        return "", ""
    played, position = match.lines[one.ply].action, match.stages[one.ply].position
    other = next((action for action in (played, *ranked) if action != ranked[0]), ranked[1])
    try:
        best, instead = match.game.parse(ranked[0]), match.game.parse(other)
    except TableError:
        return "", ""
    if not {best, instead} <= set(legal_actions(position)):
        return "", ""
    slip = match.game.slip(best, instead) if other == played else ""
    return match.game.theme(position, best, instead), slip


class Weakness(msgspec.Struct, frozen=True):
    """A person's puzzles and errors of one theme, counted."""

    theme: str
    record: ThemeRecord  #: the tries at its puzzles
    errors: ThemeErrors  #: in reviewed matches
    left: int  #: the number of its puzzles that are not solved


class WeaknessPage(msgspec.Struct, frozen=True):
    """A person's rating in a game, and its play by themes."""

    game: AnyGame
    rating: Rating  #: at its puzzles
    tries: Sequence[Try]
    rows: Sequence[Weakness]  #: the themes with puzzles, the weakest first


def weakness_page(
    game: AnyGame,
    puzzles: Sequence[Puzzle],
    done: Collection[int],
    tries: Sequence[Try],
    rating: Rating,
    errors: Mapping[str, ThemeErrors],
) -> WeaknessPage:
    """Return a game's themes, those first whose errors cost most and whose puzzles are missed most.

    ``done`` are the numbers of the solved puzzles.
    """
    records = theme_records(game.themes, puzzles, tries, rating)
    total = sum(one.cost for one in errors.values())

    def weight(theme: str) -> float:
        """Return how weak a theme is: by its part of all costs, and by its puzzles."""
        cost = errors[theme].cost / total if theme in errors and total else 0.0
        return cost + records[theme].weakness

    left = dict.fromkeys((one.theme for one in puzzles), 0)
    for one in puzzles:
        left[one.theme] += one.number not in done
    rows = [
        Weakness(theme, records[theme], errors.get(theme, ThemeErrors()), left[theme])
        for theme in sorted(game.themes, key=weight, reverse=True)
        if theme in left
    ]
    return WeaknessPage(game, rating, tries, rows)
