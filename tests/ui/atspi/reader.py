"""A small screen reader: finds the table on the bus, reads it, plays a card, and writes what it found.

It runs on the system's own Python, which has pyatspi, and so uses nothing of the project.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from typing import Any

# By name, as they are only where this runs.
pyatspi: Any = import_module("pyatspi")
GLib: Any = import_module("gi.repository.GLib")


def wait_for(what: str, ask: Callable[[], Any], seconds: float = 60.0) -> Any:
    """Ask again and again until there is an answer."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        while GLib.MainContext.default().iteration(False):
            pass
        answer = ask()
        if answer:
            return answer
        time.sleep(0.02)
    raise SystemExit(f"gave up waiting for {what}")


def find_table() -> Any:
    for app in pyatspi.Registry.getDesktop(0):
        if app is not None and app.name == "limbotable-under-test":
            return pyatspi.findDescendant(app, lambda node: node.name == "Card table")
    return None


def actions(node: Any) -> list[str]:
    try:
        action = node.queryAction()
    except NotImplementedError:
        return []
    return [action.getName(n) for n in range(action.nActions)]


def read(table: Any, focus: str) -> dict[str, Any]:
    """Everything that the test compares; ``focus`` is the action that sets the focus.

    It begins as a reader like Orca 43, which knows notifications and no announcements.
    """
    announced: list[str] = []
    notified: list[list[str]] = []

    def read_notification(event: Any) -> None:
        note = event.source
        if event.detail1 and note.getRole() == pyatspi.ROLE_NOTIFICATION:
            notified.append([note.parent.getRoleName(), *(label.name for label in note)])

    pyatspi.Registry.registerEventListener(read_notification, "object:state-changed:showing")
    view = wait_for("the table", find_table)

    def child(name: str) -> Any:
        return next((node for node in view if node is not None and node.name == name), None)

    def act(name: str, verb: str) -> None:
        node = child(name)
        node.queryAction().doAction(actions(node).index(verb))

    found: dict[str, Any] = {"table": [view.getRoleName(), view.name]}
    found["children"] = [[node.getRoleName(), node.name, actions(node)] for node in view]
    box = child("a").queryComponent().getExtents(pyatspi.DESKTOP_COORDS)
    found["extents"] = [box.x, box.y, box.width, box.height]
    act("c", focus)
    wait_for("the focus", lambda: child("c").getState().contains(pyatspi.STATE_FOCUSED))
    act("a", "Press")
    wait_for("the lit place", lambda: child("the-pile"))
    act("the-pile", "Press")
    found["chosen"] = table.stdout.readline().strip()
    wait_for("the notification", lambda: notified)
    found["notified"] = list(notified)
    pyatspi.Registry.registerEventListener(
        lambda event: announced.append(event.any_data), "object:announcement"
    )
    act("a", "Press")
    wait_for("the lit place", lambda: child("the-pile"))
    act("the-pile", "Press")
    wait_for("the announcement", lambda: announced)
    found["announced"] = announced
    found["twice"] = notified[1:]
    return found


def main() -> None:
    launcher, result, focus = sys.argv[1:]
    started: list[subprocess.Popen[Any]] = [subprocess.Popen([launcher, "--launch-immediately"])]
    try:
        command = [os.environ["TABLE"], str(Path(__file__).with_name("table.py"))]
        table = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        started.append(table)
        wait_for("a window", table.stdout.readline)  # type: ignore[union-attr]
        Path(result).write_text(json.dumps(read(table, focus)))
    finally:
        for process in started:
            process.kill()


if __name__ == "__main__":
    main()
