"""Comments on the lines of the match at the table: the user's command."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QApplication, QDialog, QWidget

from limbotable.app.lookback.replay import Replay
from limbotable.app.match.match_controller import MatchController
from limbotable.app.match.remarks import Remarks
from limbotable.play.comments import Comment
from limbotable.ui.words.speak import speak, speak_all


class Commenting(QObject):
    """Asks for a comment on a line, and has it kept with the match and shown in the log."""

    noted = Signal()  #: there is another comment, or one less

    def __init__(
        self,
        replay: Replay,
        controller: Callable[[], MatchController | None],
        remarks: Remarks,
        parent: QWidget,
    ) -> None:
        """``controller`` returns the one of the match on the table, if there is one."""
        super().__init__(parent)
        self._replay, self._controller, self._remarks, self._parent = replay, controller, remarks, parent

    def ask(self, ply: int) -> None:
        """Let the user comment on the line up to ``ply``; 0 stands for the match itself.

        Where comments have to wait, the user is told the reason.
        """
        from limbotable.ui.dialogs.comment_dialog import CommentDialog

        controller = self._controller()
        if controller is None:
            return
        why = controller.why_no_comment
        if why is not None:
            self._remarks.say(speak(why), warning=True)
            return
        match = controller.match
        here = list(match.lines[:ply])
        said = controller.point_of_view().log_by_line()[ply - 1] if ply else ()
        before = match.comments.get(ply, Comment())
        front = QApplication.activeWindow()
        at = self._parent if front is None or isinstance(front, QDialog) else front
        dialog = CommentDialog(ply, speak_all(said), before, at)
        if dialog.exec() and list(match.lines[:ply]) == here and self._controller() is controller:
            self._note(controller, ply, dialog.comment)
        dialog.deleteLater()

    def _note(self, controller: MatchController, ply: int, comment: Comment) -> None:
        """Keep a comment, and show it."""
        if comment == controller.match.comments.get(ply, Comment()):
            return
        controller.comment(ply, comment)
        self._replay.tell_anew()
        self.noted.emit()
        if controller.why_no_comment is not None:
            return  # the table was covered meanwhile
        if comment:
            self._remarks.say(speak(comment.phrase()))
        else:
            self._remarks.say(self.tr("The comment has been deleted."))
