"""What a mutation run is about: checked everywhere, also where cosmic-ray is not installed."""

from __future__ import annotations

import tomllib
from pathlib import Path

from limbotable.games import GAMES
from tests.mutation.targets import RULES, TARGETS, sources

ROOT = Path(__file__).resolve().parents[2]


def test_every_target_has_sources_and_tests() -> None:
    for target in TARGETS:
        assert any(ROOT.glob(target.sources)), target.sources
        for path in target.tests:
            assert (ROOT / path).exists(), path


def test_sources_are_those_of_the_rules_the_match_the_search_and_the_store() -> None:
    found = sources(ROOT)
    assert {Path(source).parts[1] for source in found} == {"core", "games", "play", "search", "store"}
    assert {source for source in found if "/games/" in source} == {
        f"limbotable/games/{game}/{part}.py" for game, parts in RULES.items() for part in parts.split()
    }
    assert set(RULES) == {game.id for game in GAMES}


def test_what_is_listed_as_equivalent_is_in_the_sources_and_has_a_reason() -> None:
    for one in tomllib.loads((ROOT / "tests/mutation/equivalent.toml").read_text("utf-8"))["equivalent"]:
        lines = [line.strip() for line in (ROOT / one["source"]).read_text("utf-8").splitlines()]
        assert one["was"].splitlines()[0] in lines
        assert one["why"]
        assert one["was"] not in one["now"] != []
