"""The places for a game's puzzles: so many of each theme that the themes, grades and options are balanced."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Hashable, Mapping, Sequence
from typing import Final

from limbotable.core.game import AnyGame
from limbotable.core.options import Options
from limbotable.play.match import Match
from limbotable.play.puzzles import Puzzle
from puzzle_looks import look_of

#: By game, the most puzzles of each theme: fewer of those that are rarely clear (MEASURING.md, Puzzles).
THEMES: Final[Mapping[str, Mapping[str, int]]] = {
    "countdown": {"zero": 180, "run": 80, "block": 80, "duel": 70, "doubling": 45, "stock": 45},
    "foes": {"take": 50, "give": 125, "avoid": 145, "draw": 100, "blind": 95},
    "libtis": {"last": 175, "sure": 220, "place": 75, "move": 110},
    "limit": {"win": 220, "move": 75, "removal": 60, "placing": 75},
}
#: The most of a theme that may have one grade, as the finders guess it.
_ONE_GRADE: Final = 0.6
#: The same of themes whose tasks hardly differ: before the last card of a round there is little to prove.
_ALIKE: Final[Mapping[str, float]] = {"last": 0.9}
#: Of so many options drawn for a match, those take the place that are the rarest so far.
_DRAWS: Final = 3


class Shelf:
    """Counts the puzzles that a game has, and says which others there is room for."""

    def __init__(self, game: AnyGame, puzzles: Sequence[Puzzle], themes: Collection[str] = ()) -> None:
        """``puzzles`` are those that the game has; there is room for ``themes`` alone, if any are named."""
        most = THEMES[game.id]
        self._most = {theme: most[theme] for theme in themes or most}
        self._themes: Counter[str] = Counter()
        self._grades: Counter[tuple[str, int]] = Counter()
        self._options: Counter[Hashable] = Counter()
        self._looks: set[Hashable] = set()
        for one in puzzles:
            self.add(one.theme, one.task.grade, one.match())

    @property
    def size(self) -> int:
        """The number of puzzles."""
        return self._themes.total()

    def room(self, theme: str) -> int:
        """Return how many more of a theme there is room for: none of a theme that has no place here."""
        return self._most.get(theme, 0) - self._themes[theme]

    def short(self) -> list[str]:
        """Return the themes that there is room for."""
        return [theme for theme in self._most if self.room(theme) > 0]

    def takes(self, theme: str, grade: int, match: Match) -> bool:
        """Return whether there is room for a puzzle of a theme and a grade, and none looks like it."""
        if self.room(theme) <= 0:
            return False
        if self._grades[theme, grade] >= _ALIKE.get(theme, _ONE_GRADE) * self._most[theme]:
            return False
        return look_of(match) not in self._looks

    def add(self, theme: str, grade: int, match: Match) -> None:
        """Count one more puzzle, at the end of a match."""
        self._themes[theme] += 1
        self._grades[theme, grade] += 1
        self._options[_key(match.options)] += 1
        self._looks.add(look_of(match))

    def options(self, draw: Callable[[], Options]) -> Options:
        """Draw options for a match some times, and return those of which there are the fewest puzzles."""
        return min((draw() for _ in range(_DRAWS)), key=lambda of: self._options[_key(of)])


def _key(options: Options) -> Hashable:
    return tuple(sorted(options.items()))
