"""What tells texts apart."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QLocale

from limbotable.ui.words.apart import apart


@pytest.mark.parametrize(
    ("texts", "told"),
    [
        (
            ["Consul, from the Cave to the Sea", "Consul, from the Desert to the Sea"],
            ("Consul, from the … to the Sea", ["Cave", "Desert"]),
        ),
        (
            ["Ace of Knots, to the Sea", "Author, to the Sea"],
            ("… to the Sea", ["Ace of Knots", "Author"]),
        ),
        (["Play 10", "Play 12"], ("Play …", ["10", "12"])),
        (["one", "two"], ("", ["one", "two"])),
        (["oneself", "once"], ("", ["oneself", "once"])),
        (["Play", "Play again"], ("", ["Play", "Play again"])),
        (["a b a", "a b b a"], ("", ["a b a", "a b b a"])),
    ],
)
def test_whole_words_that_all_texts_have_are_said_once(texts, told) -> None:
    assert apart(texts) == told


def test_japanese_is_divided_between_its_phrases() -> None:
    before = QLocale()
    QLocale.setDefault(QLocale("ja"))
    try:
        assert apart(["執政官、洞窟から山へ", "執政官、海から山へ"]) == (
            "執政官、…",
            ["洞窟から山へ", "海から山へ"],
        )
    finally:
        QLocale.setDefault(before)
