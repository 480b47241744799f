"""The band above the table that tells what there is to learn."""

from __future__ import annotations

from limbotable.ui.panels.task_band import TaskBand


class LessonBand(TaskBand):
    """Shows a lesson's title and text, and the ways through the tutorial."""

    def _onward(self, *, last: bool) -> str:
        if not self._over:
            return self.tr("Skip")
        return self.tr("Finish") if last else self.tr("Next lesson")
