"""The band above the table with the task of a lesson."""

from __future__ import annotations

from limbotable.ui.panels.task_band import TaskBand


class LessonBand(TaskBand):
    """Shows a lesson's title and text, and the buttons through the tutorial."""

    def _onward(self, *, last: bool) -> str:
        if not self._over:
            return self.tr("Skip")
        return self.tr("Finish") if last else self.tr("Next lesson")
