"""README.md where there is nothing beside it: on the page of an index of packages."""

from __future__ import annotations

import re
import runpy
from pathlib import Path
from typing import Any

import pytest

from limbotable import REPOSITORY, __version__

ROOT = Path(__file__).resolve().parent.parent.parent
#: Where a file of this version is shown: pictures by themselves, everything else on a page about it.
PLACES = {
    True: f"{REPOSITORY.replace('//github.com', '//raw.githubusercontent.com')}/v{__version__}/",
    False: f"{REPOSITORY}/blob/v{__version__}/",
}


def test_its_pictures_and_links_have_full_addresses(monkeypatch) -> None:
    setuptools = pytest.importorskip(
        "setuptools"
    )  # an old one does not know how pyproject.toml names a licence
    given: dict[str, Any] = {}
    monkeypatch.setattr(setuptools, "setup", lambda **more: given.update(more))
    monkeypatch.setenv("LIMBOTABLE_PURE", "1")
    monkeypatch.chdir(ROOT)
    runpy.run_path(str(ROOT / "setup.py"))
    text = given["long_description"]
    links = re.findall(r"(!?)\[[^\]]*\]\(([^)]+)\)", text)
    assert len(links) == len(re.findall(r"\]\(", (ROOT / "README.md").read_text("utf-8"))) > 10
    for mark, address in links:
        if not address.startswith(REPOSITORY) and "githubusercontent" not in address:
            assert address.startswith("https://"), address
            continue
        place = PLACES[bool(mark)]
        assert address.startswith(place), address
        assert (ROOT / address.removeprefix(place).partition("#")[0]).exists(), address
