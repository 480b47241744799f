"""A match as a web page or a picture, from the command line: no window opens, and no screen is needed."""

from __future__ import annotations

import sys
from pathlib import Path

from limbotable.app.application import Application
from limbotable.app.lookback.exporting import WHOLE, form_of, picture, seen, whole
from limbotable.app.lookback.replay_page import named_for_all, point_of_view_for_all
from limbotable.play.match import Match
from limbotable.store.whole_file import write_whole
from limbotable.table.tableau import Frame
from limbotable.ui.art.renderer import ArtRenderer
from limbotable.ui.table.clock import DesktopClock
from limbotable.ui.words.languages import Translators, system_language


def export_match(match: Match, file: Path, ply: int, language: str | None) -> bool:
    """Write a match in the form that a file's name asks for; return whether there is such a form.

    A picture shows the table after ``ply`` lines.  Words are in ``language``, or in that of the system.  Qt
    needs a platform: ``offscreen`` will do.  Raises ``OSError``.
    """
    form = form_of(file)
    if form is None:
        return False
    app = Application(sys.argv[0])
    Translators(app).install(language or system_language())
    art, clock = ArtRenderer(), DesktopClock(app)
    if form in WHOLE:
        content = whole(match, form, art, clock)
    else:
        told = point_of_view_for_all(named_for_all(match), lambda: Frame(10.0, 6.4))
        content = picture(seen(told, ply), form, art, clock)
    assert content is not None  # nobody has stopped it
    write_whole(file, content)
    return True
