"""Which sources are mutated, and which tests are there for each."""

from __future__ import annotations

from dataclasses import dataclass, replace
from fnmatch import fnmatch
from pathlib import Path
from typing import Final


@dataclass(frozen=True, slots=True)
class Target:
    """Sources, and the tests that are there for them, the quickest first."""

    sources: str  #: a pattern of paths
    tests: tuple[str, ...]
    without: str = ""  #: an expression for tests that say nothing of them


def _game(name: str, *others: str) -> Target:
    tests = (f"tests/games/{name}", "tests/laws")
    return Target(f"limbotable/games/{name}/rules.py", tests, " or ".join(f"{other}]" for other in others))


def _limit_part(name: str) -> Target:
    """What Limit's rules are made from."""
    return replace(_game("limit", "countdown", "foes", "libtis"), sources=f"limbotable/games/limit/{name}.py")


TARGETS: Final = (
    Target("limbotable/core/*.py", ("tests/core", "tests/laws", "tests/play", "tests/games/countdown")),
    _game("countdown", "foes", "libtis", "limit"),
    _game("foes", "countdown", "libtis", "limit"),
    _game("libtis", "countdown", "foes", "limit"),
    _game("limit", "countdown", "foes", "libtis"),
    *(_limit_part(name) for name in ("actions", "board", "island", "placement")),
    Target(
        "limbotable/play/*.py", ("tests/play", "tests/laws/test_records.py", "tests/laws/test_secrecy.py")
    ),
    Target(
        "limbotable/search/*.py",
        ("tests/search", "tests/games/libtis/test_insight.py", "tests/games/foes/test_blueprint.py"),
    ),
    Target("limbotable/store/*.py", ("tests/store", "tests/app/test_autosave.py"), "by_a_kill"),
)


def sources(root: Path) -> list[str]:
    """Return the paths of all sources that are mutated."""
    paths = [path.relative_to(root).as_posix() for path in (root / "limbotable").rglob("*.py")]
    return sorted(path for path in paths if any(fnmatch(path, target.sources) for target in TARGETS))


def target_of(source: str) -> Target:
    """Return the target that a source belongs to."""
    return next(one for one in TARGETS if fnmatch(source, one.sources))
