"""Choosing a tutorial, and the lesson to begin with."""

from __future__ import annotations

from limbotable.ui.dialogs.courses import CoursesDialog, Words


class TutorialsDialog(CoursesDialog):
    """Lists the tutorials, and the lessons of the chosen one."""

    def words(self) -> Words:
        return Words(
            self.tr("Tutorial"),
            self.tr("Short lessons at the table. Your match waits until you come back to it."),
            self.tr("Lessons"),
            self.tr("%1 of %2 lessons done"),
        )
