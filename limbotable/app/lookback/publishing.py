"""The user's command to save the match as a web page or an animated picture, or its table as a picture."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Final

from PySide6.QtCore import QLocale, QObject, QStandardPaths
from PySide6.QtWidgets import QFileDialog, QWidget

from limbotable.app.lookback.exporting import WHOLE, Form, form_of, picture, seen, steps, whole
from limbotable.app.lookback.replay import Replay
from limbotable.app.match.match_controller import MatchController
from limbotable.app.match.remarks import Remarks
from limbotable.store.whole_file import write_whole
from limbotable.ui.art.renderer import ArtRenderer
from limbotable.ui.dialogs.message_box import MessageBox
from limbotable.ui.dialogs.progress import Progress
from limbotable.ui.table.clock import Clock
from limbotable.ui.words.match_words import game_text
from limbotable.ui.words.outside import path_text

_PLACE: Final = QStandardPaths.StandardLocation


class Publishing(QObject):
    """Asks for a file, and writes what its name asks for: a page, an animated picture, a picture, a drawing.

    A picture shows the table as it is shown now, with the cards that the user sees.  The page and the
    animated picture show what may be shown to anyone: all hands only when the match is over.
    """

    def __init__(
        self,
        replay: Replay,
        controller: Callable[[], MatchController | None],
        remarks: Remarks,
        art: Callable[[], ArtRenderer],
        clock: Clock,
        parent: QWidget,
    ) -> None:
        """``controller`` returns the one of the match on the table, if there is one."""
        super().__init__(parent)
        self._replay, self._controller, self._remarks = replay, controller, remarks
        self._art, self._clock, self._parent = art, clock, parent
        self._directory = Path(QStandardPaths.writableLocation(_PLACE.DocumentsLocation) or Path.home())

    def ask(self) -> None:
        """Let the user save the match on the table, or the table as a picture."""
        controller = self._controller()
        if controller is None:
            return
        names: dict[Form, str] = {
            "html": self.tr("Web page with the whole match"),
            "apng": self.tr("Animated picture of the whole match"),
            "png": self.tr("Picture of the table now"),
            "svg": self.tr("Drawing of the table now"),
        }
        filters = {f"{name} (*.{form})": form for form, name in names.items()}
        stem = game_text(controller.match.game.id).replace(":", ",")
        found, chosen = QFileDialog.getSaveFileName(
            self._parent,
            self.tr("Save as a page or a picture"),
            str(self._directory / f"{stem}.html"),
            ";;".join(filters),
        )
        if not found:
            return
        path = Path(found)
        form = form_of(path)
        wanted = filters.get(chosen, "html")
        if form is None or (form != wanted and path.stem == stem and form == "html"):
            # The name says nothing of the form, or is the one that was offered: the choice counts.
            form = wanted
            path = path.with_name(f"{path.stem if path.stem == stem else path.name}.{form}")
        self._directory = path.parent
        self._write(controller, path, form)

    def _write(self, controller: MatchController, path: Path, form: Form) -> None:
        content = self._whole(controller, form) if form in WHOLE else self._picture(controller, form)
        if content is None:
            return
        try:
            write_whole(path, content)
        except OSError:
            MessageBox.warn(self._parent, self.tr("%1 could not be written.").replace("%1", path_text(path)))
            return
        size = QLocale().formattedDataSize(len(content), 1, QLocale.DataSizeFormat.DataSizeSIFormat)
        said = self.tr("Saved: %1 (%2)").replace("%2", size)
        self._remarks.say(said.replace("%1", path_text(path)))

    def _whole(self, controller: MatchController, form: Form) -> bytes | None:
        """Return the page or the animated picture; None if the user has stopped it."""
        match = controller.match.until(controller.match.ply)
        match.header = controller.match.header
        title = self.tr("Making the page") if form == "html" else self.tr("Making the picture")
        with Progress(title, steps(match, form), self._parent) as progress:
            return whole(match, form, self._art(), self._clock, progress.goes_on)

    def _picture(self, controller: MatchController, form: Form) -> bytes:
        point_of_view = self._replay.point_of_view or controller.point_of_view()
        return picture(seen(point_of_view, self._replay.ply), form, self._art(), self._clock)
