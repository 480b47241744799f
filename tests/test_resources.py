"""Art and translations are found from wherever the package runs: a checkout or an installed wheel."""

from __future__ import annotations

from pathlib import Path

import pytest

from limbotable.command_line.catalogue import path_of
from limbotable.resources import resource

SOURCES = sorted((Path(__file__).parent.parent / "translations").glob("*.ts"))


def test_finds_the_art() -> None:
    assert any(resource("assets").rglob("*.svg"))


@pytest.mark.parametrize("source", SOURCES, ids=lambda source: source.stem)
def test_finds_every_translation_compiled(source: Path) -> None:
    assert resource("translations", f"{source.stem}.qm").is_file()
    assert resource(*path_of(source).relative_to(SOURCES[0].parent.parent).parts).is_file()
