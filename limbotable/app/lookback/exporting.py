"""A match as a web page or an animated picture, and its table as a picture: by the name of the file."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Final, Literal, TypeAlias, get_args

import msgspec
from PySide6.QtCore import QBuffer, QIODevice
from PySide6.QtGui import QImageWriter

from limbotable.app.lookback import moving_picture
from limbotable.app.lookback.described import described
from limbotable.app.lookback.replay_page import GoesOn, page_language, replay_page
from limbotable.app.match.point_of_view import PointOfView
from limbotable.play.match import Match
from limbotable.table.tableau import Frame, Tableau
from limbotable.ui.art.renderer import ArtRenderer
from limbotable.ui.table.clock import Clock
from limbotable.ui.table.diagram import draw_table
from limbotable.ui.table.drawing import draw_svg
from limbotable.ui.words.match_words import game_text

#: A page with the replay, an animated picture of the match, a picture of a table, and a drawing: named as
#: the ends of their files' names.
Form: TypeAlias = Literal["html", "apng", "png", "svg"]
FORMS: Final[tuple[Form, ...]] = get_args(Form)
#: Those that show a whole match.
WHOLE: Final[tuple[Form, ...]] = ("html", "apng")
#: Logical pixels of a picture, and its own pixels for each of them.
_SIZE: Final = (1280, 800)
_SHARP: Final = 2.0


class Shown(msgspec.Struct, frozen=True):
    """A table that is to be a picture."""

    match: Match
    tableau: Callable[[Frame], Tableau]


def form_of(path: Path) -> Form | None:
    """Return the form of a file by its name; None where that is none of ``FORMS``."""
    end = path.suffix.lower().removeprefix(".")
    return next((form for form in FORMS if form == end), None)


def seen(point_of_view: PointOfView, ply: int) -> Shown:
    """Return the table after ``ply`` lines from a point of view, without anything to be done there."""

    def tableau(frame: Frame) -> Tableau:
        view = point_of_view.framed(lambda: frame)
        return view.tableau(ply)

    return Shown(point_of_view.match, tableau)


def picture(shown: Shown, form: Form, art: ArtRenderer, clock: Clock) -> bytes:
    """Return a table as the content of a picture's file, with its words in it; ``form`` is png or svg."""
    title, words = game_text(shown.match.game.id), list[str]()

    def told(frame: Frame) -> Tableau:
        tableau = shown.tableau(frame)
        words.append(described(tableau))
        return tableau

    if form == "svg":
        # The words come first in a drawing.
        told(Frame(10.0, 6.4))
        language = page_language()
        return draw_svg(shown.tableau, _SIZE, title, words[0], language, art, clock).encode()
    image = draw_table(told, _SIZE, _SHARP, art, clock)
    for key, text in {"Title": title, "Description": words[0], "Software": "Limbo Table"}.items():
        image.setText(key, text)
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    QImageWriter(buffer, b"png").write(image)
    return bytes(buffer.data().data())


def steps(match: Match, form: Form) -> int:
    """Return how many steps ``whole`` takes."""
    return moving_picture.steps(match) if form == "apng" else match.ply + 1


def whole(
    match: Match,
    form: Form,
    art: ArtRenderer,
    clock: Clock,
    goes_on: GoesOn = lambda _: True,
) -> bytes | None:
    """Return a match as the content of a file of one of the forms in ``WHOLE``.

    None where ``goes_on`` said no, which is asked with the number of steps that are done.
    """
    if form == "apng":
        return moving_picture.moving_picture(match, art, clock, goes_on)
    made = replay_page(match, page_language(), art, clock, goes_on)
    return None if made is None else made.encode()
