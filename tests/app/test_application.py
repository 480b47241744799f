"""The program among the others of the desktop."""

from __future__ import annotations

import os
import subprocess
import sys

from limbotable import APP_ID

SCRIPT = """
from PySide6.QtCore import QUrl
from PySide6.QtGui import QFileOpenEvent
from limbotable.app.application import Application

app = Application("limbotable")
asked = []
app.file_asked_for.connect(asked.append)
for url in ("file:///tmp/p%C3%A4iv%C3%A4.limbo", "https://example.org/x.limbo"):
    app.sendEvent(app, QFileOpenEvent(QUrl(url)))
print(*(path.name for path in asked))
print(app.desktopFileName(), app.applicationName(), app.windowIcon().isNull())
"""


def test_is_asked_for_files_and_known_by_its_name() -> None:
    """In a process of its own: there is one application in each."""
    environment = {**os.environ, "PYTHONUTF8": "1"}
    done = subprocess.run(
        [sys.executable, "-c", SCRIPT], env=environment, capture_output=True, encoding="utf-8", check=False
    )
    assert (done.stderr, done.returncode) == ("", 0)
    assert done.stdout.split() == ["päivä.limbo", APP_ID, "limbotable", "False"]
