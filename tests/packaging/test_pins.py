"""Every part of a bundle is named with its version."""

from __future__ import annotations

import tomllib
from pathlib import Path

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

import licences

ROOT = Path(__file__).resolve().parent.parent.parent
GROUPS = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["dependency-groups"]


def pins(group: str) -> list[Requirement]:
    """Return the requirements that a group names itself."""
    return [Requirement(line) for line in GROUPS[group] if isinstance(line, str)]


def test_every_version_is_exact() -> None:
    named = [*pins("bundle"), *pins("compile"), *pins("numpy"), *pins("flathub")]
    loose = [str(one) for one in named if [each.operator for each in one.specifier] != ["=="]]
    assert loose == []
    assert not any("*" in str(one.specifier) for one in named)


def test_all_that_is_passed_on_is_named() -> None:
    named = {canonicalize_name(one.name) for one in pins("bundle")}
    inside = {canonicalize_name(part.name) for part in licences.parts()} - {"python"}
    assert "shiboken6" in inside  # which comes by way of another one
    assert inside <= named
