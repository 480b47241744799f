"""What a bundle says of its parts."""

from __future__ import annotations

import json

import licences
from limbotable import __version__


def test_a_bundle_has_the_licences_of_all_parts_and_a_list_for_programs(tmp_path) -> None:
    licences.write(tmp_path)
    told = (tmp_path / "README.txt").read_text("utf-8")
    listed = json.loads((tmp_path / "sbom.cdx.json").read_text("utf-8"))
    parts = licences.parts()
    assert {"Python", "PySide6_Essentials", "shiboken6", "numpy"} <= {part.name for part in parts}
    assert {(one["name"], one["version"]) for one in listed["components"]} == {
        (part.name, part.version) for part in parts
    }
    assert listed["metadata"]["component"]["version"] == __version__
    for part in parts:
        assert f"{part.name} {part.version}: {part.licence}" in told
        assert (tmp_path / f"{part.name}.txt").exists() == bool(part.texts)
    lesser = (tmp_path / "LGPL-3.0.txt").read_text("utf-8")
    assert "GNU LESSER GENERAL PUBLIC LICENSE" in lesser
    assert "Version 3, 29 June 2007" in lesser
