"""A store brings newer versions itself."""

from __future__ import annotations

import sys

import pytest

from limbotable.app.store_build import is_from_a_store

VARIABLES = ("FLATPAK_ID", "SNAP", "LIMBOTABLE_STORE")


@pytest.fixture(autouse=True)
def no_store(monkeypatch) -> None:
    for name in VARIABLES:
        monkeypatch.delenv(name, raising=False)


def test_what_people_install_themselves_is_not_from_a_store() -> None:
    assert not is_from_a_store()


@pytest.mark.parametrize("variable", VARIABLES)
def test_stores_are_known_by_their_variables(monkeypatch, variable) -> None:
    monkeypatch.setenv(variable, "1")
    assert is_from_a_store()


def test_the_store_of_windows_is_known_by_its_folder(monkeypatch) -> None:
    monkeypatch.setattr(sys, "executable", "/C/WindowsApps/LimboTable_0.1.0.0_x64/limbotablew.exe")
    assert is_from_a_store()
