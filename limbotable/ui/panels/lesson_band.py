"""The band above the table with the task of a lesson."""

from __future__ import annotations

from limbotable.ui.panels.task_band import TaskBand


class LessonBand(TaskBand):
    """Shows a lesson's title and text, and the buttons through the tutorial."""

    def _onward(self) -> str:
        before, after = self._onwards()
        return after if self._over else before

    def _onwards(self) -> tuple[str, str]:
        return self.tr("Skip"), self.tr("Finish") if self._last else self.tr("Next lesson")
