"""Which sources are mutated, and which tests are there for each."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from fnmatch import fnmatch
from pathlib import Path, PurePosixPath
from typing import Final


@dataclass(frozen=True, slots=True)
class Target:
    """Sources, and the tests that are there for them, the quickest first."""

    sources: str  #: a pattern of paths
    tests: tuple[str, ...]
    without: str = ""  #: an expression for tests that say nothing of them

    @property
    def arguments(self) -> tuple[str, ...]:
        """What pytest is told to run these tests."""
        return (*(("-k", f"not ({self.without})") if self.without else ()), *self.tests)


#: The files that have the rules of each game.
RULES: Final = {
    "countdown": "actions effects rules table variant",
    "foes": "actions cards chaos rules table variant",
    "libtis": "actions awards bonuses moves packed rules",
    "limit": "actions board island placement rules",
}


#: Golden texts of whole parts of the program: any slip in the arithmetic changes a line of them.  They come
#: first.
_POSITIONS: Final = "tests/golden/test_positions.py"
_SEARCHES: Final = "tests/golden/test_searches.py"
_TABLES: Final = "tests/golden/test_tables.py"
_VALUES: Final = "tests/test_values.py"
NETS: Final = (_VALUES, _TABLES, _SEARCHES, _POSITIONS)


def _game(name: str) -> Iterator[Target]:
    tests = (_POSITIONS, f"tests/games/{name}", "tests/laws")
    others = " or ".join(f"{other}]" for other in RULES if other != name)
    for part in RULES[name].split():
        yield Target(f"limbotable/games/{name}/{part}.py", tests, others)


TARGETS: Final = (
    Target(
        "limbotable/core/*.py", (*NETS, "tests/core", "tests/laws", "tests/play", "tests/games/countdown")
    ),
    *(target for name in RULES for target in _game(name)),
    Target(
        "limbotable/play/*.py",
        (
            _TABLES,
            "tests/play",
            "tests/laws",
            "tests/search/test_goals.py",
            "tests/games/foes/test_worlds.py",
        ),
    ),
    Target(
        "limbotable/search/*.py",
        (
            _VALUES,
            _SEARCHES,
            "tests/search",
            "tests/engine/test_judging.py",
            "tests/games/libtis/test_insight.py",
            "tests/games/foes/test_blueprint.py",
            "tests/golden/test_goldens.py",
        ),
        "test_playthrough or test_dialogue or test_tableaux or test_results",
    ),
    Target(
        "limbotable/store/*.py", (_VALUES, _TABLES, "tests/store", "tests/app/test_autosave.py"), "by_a_kill"
    ),
)


def sources(root: Path) -> list[str]:
    """Return the paths of all sources that are mutated."""
    paths = [path.relative_to(root).as_posix() for path in (root / "limbotable").rglob("*.py")]
    return sorted(path for path in paths if any(fnmatch(path, target.sources) for target in TARGETS))


def target_of(source: str) -> Target:
    """Return the target that a source belongs to."""
    return next(one for one in TARGETS if fnmatch(source, one.sources))


def nearest_first(source: str, tests: Iterable[str], root: Path) -> list[str]:
    """Return files with tests: the nets, the source's own, those that import it, and then the others."""
    stem = PurePosixPath(source).stem
    module = source.removesuffix(".py").replace("/", ".")

    def distance(file: str) -> int:
        if file in NETS:
            return -1
        if PurePosixPath(file).stem == f"test_{stem}":
            return 0
        return 1 if f"from {module} import" in (root / file).read_text("utf-8") else 2

    return sorted(tests, key=distance)
