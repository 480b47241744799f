"""Libraries for tests of the store."""

from __future__ import annotations

from pathlib import Path

import pytest

from limbotable.store.match_store import MatchStore


@pytest.fixture
def directory(tmp_path) -> Path:
    """Where the library is kept; nothing is there yet."""
    return Path(tmp_path / "data")


@pytest.fixture
def store(directory):
    opened = MatchStore(directory)
    yield opened
    opened.close()
