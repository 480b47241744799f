"""Values are never changed in place, so what one part of the program holds no other part changes."""

from __future__ import annotations

import importlib
import pkgutil

import msgspec
import pytest

import limbotable

#: What is there to be changed: choices that a dialog, or the settings, are about.
CHOICES = {"MatchSetup", "LastMatch", "ChosenSettings", "Settings"}
#: The forms of files, which are read and taken apart at once.
FORMS = {"Task", "Measures"}


@pytest.mark.parametrize("part", ["core", "games", "play", "search", "store"])
def test_values_are_never_changed(part: str) -> None:
    package = importlib.import_module(f"{limbotable.__name__}.{part}")
    modules = pkgutil.walk_packages(package.__path__, f"{package.__name__}.")
    found = [
        thing
        for module in map(importlib.import_module, (one.name for one in modules))
        for thing in vars(module).values()
        if isinstance(thing, type)
        and issubclass(thing, msgspec.Struct)
        and thing.__module__ == module.__name__
    ]
    assert found
    open_to_change = {one.__name__ for one in found if not one.__struct_config__.frozen}
    assert {name for name in open_to_change if not name.startswith("_")} <= CHOICES | FORMS
