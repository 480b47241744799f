"""What is counted, measured, read and written comes to what it was, for many inputs.

`python -m tests.golden.regenerate` writes the texts again.
"""

from __future__ import annotations

import pytest

from tests.golden.kept import keeping, kept
from tests.golden.tables import table, tables
from tests.golden.texts import HERE
from tests.golden.written import writing, written


@pytest.mark.parametrize("name", tables())
def test_what_comes_of_numbers(name: str) -> None:
    assert table(name) == (HERE / "tables" / f"{name}.txt").read_text("utf-8")


@pytest.mark.parametrize("name", written())
def test_what_comes_of_texts(name: str) -> None:
    assert writing(name) == (HERE / "written" / f"{name}.txt").read_text("utf-8")


@pytest.mark.parametrize("name", kept())
def test_what_is_kept(name: str) -> None:
    assert keeping(name) == (HERE / "kept" / f"{name}.txt").read_text("utf-8")
