"""The About box."""

from __future__ import annotations

import pytest

from limbotable import __version__
from limbotable.core.compiled import compiled
from limbotable.ui.dialogs.about import AboutBox


def told(qtbot) -> str:
    box = AboutBox()
    qtbot.addWidget(box)
    return f"{box.text()} {box.informativeText()}"


def test_it_says_what_runs_here(qtbot) -> None:
    text = told(qtbot)
    assert __version__ in text
    assert "GNU General Public License" in text
    assert "David Parlett" in text
    assert ("are not compiled" in text) != compiled()


@pytest.mark.parametrize(("is_compiled", "words"), [(True, "are compiled"), (False, "are not compiled")])
def test_it_says_in_which_state(qtbot, monkeypatch, is_compiled, words) -> None:
    monkeypatch.setattr("limbotable.ui.dialogs.about.compiled", lambda: is_compiled)
    assert words in told(qtbot)
