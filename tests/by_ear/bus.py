"""Ears and hands on the accessibility bus: what a program says there, and what can be done with it there.

It runs on the system's own Python, which has pyatspi, and so uses nothing of the project.
"""

from __future__ import annotations

import json
import re
import sqlite3
import time
from collections.abc import Callable, Iterator
from contextlib import closing
from importlib import import_module
from pathlib import Path
from typing import Any, Final, TextIO, TypeVar

# By name, as they are only where this runs.
pyatspi: Any = import_module("pyatspi")
GLib: Any = import_module("gi.repository.GLib")

T = TypeVar("T")
#: What the bus raises for a thing that is gone.
GONE: Final[tuple[type[Exception], ...]] = (GLib.Error, LookupError, AttributeError)
#: The key codes of a PC keyboard, as X counts them, of what is pressed together.
_CODES: Final = {
    "ctrl": 37,
    "shift": 50,
    "alt": 64,
    "Up": 111,
    "Left": 113,
    "Right": 114,
    "Down": 116,
    "Return": 36,
    "Home": 110,
    "b": 56,
    "e": 26,
    "l": 46,
    "p": 33,
    "r": 27,
    "u": 30,
    "z": 52,
}
#: The numbers of keys without a letter.
_KEYSYMS: Final = {
    "Tab": 0xFF09,
    "Return": 0xFF0D,
    "Escape": 0xFF1B,
    "Left": 0xFF51,
    "Up": 0xFF52,
    "Right": 0xFF53,
    "Down": 0xFF54,
}
_PATIENCE: Final = 60.0  #: seconds
_BUSY: Final = 20_000  #: so many milliseconds a program may be busy; by itself the bus gives up after 800
_PROMPT: Final = 0.05  #: a program that answers within so many seconds has nothing else to do
_QUIET: Final = 0.2  #: so many seconds without an event, and what was done has been told
#: Roles that need no word: their names say what they are.
_PLAIN: Final = ("label", "filler", "panel", "unknown")


class SilentError(AssertionError):
    """Nothing was said, or found, that should be."""


def until(look: Callable[[], T | None], what: str, seconds: float = _PATIENCE) -> T:
    """Return what ``look`` finds, as soon as that is something true; meanwhile events are heard."""
    end = time.monotonic() + seconds
    while True:
        pump()
        found = look()
        if found:
            return found
        if time.monotonic() > end:
            raise SilentError(f"waited in vain for {what}")
        time.sleep(0.01)


def pump() -> None:
    """Let the events come in that have arrived."""
    context = GLib.MainContext.default()
    while context.iteration(False):
        pass


class Ear:
    """Hears one program: announcements, the focus, and windows, each line of it as a reader would say it."""

    def __init__(self, program: str, transcript: TextIO) -> None:
        """``transcript`` gets each line at once."""
        self._program = program
        self._transcript = transcript
        self.folder = Path(transcript.name).parent  #: of the transcript
        self.lines: list[str] = []  #: all that was said and done; what was done begins with ``> ``
        self._last = time.monotonic()
        self._focused: Any = None
        self._frame: Any = None  # a window of the program, which can be asked for a sign of life
        pyatspi.setTimeout(_BUSY, _BUSY)
        for what, hear in (
            ("object:announcement", self._announcement),
            ("object:state-changed:focused", self._focus),
            ("object:property-change:accessible-name", self._renamed),
            ("window:activate", self._window),
        ):
            pyatspi.Registry.registerEventListener(hear, what)

    # What is heard

    def _ours(self, event: Any) -> bool:
        try:
            return event.host_application is None or event.host_application.name == self._program
        except GONE:
            return False

    def _put(self, line: str) -> None:
        self._last = time.monotonic()
        line = re.sub(r"(?<=[.!?:])\n", " ", line)  # so that the lines of the transcript are counted
        line = ", ".join(line.splitlines())
        self.lines.append(line)
        self._transcript.write(f"{line}\n")
        self._transcript.flush()

    def _announcement(self, event: Any) -> None:
        if self._ours(event):
            for line in str(event.any_data).split("\n"):
                self._put(line)

    def _focus(self, event: Any) -> None:
        if event.detail1 and self._ours(event):
            self._focused = event.source
            said = spoken(event.source)
            if said:
                self._put(f"[{said}]")

    def _renamed(self, event: Any) -> None:
        if event.source == self._focused and self._ours(event) and has(event.source, pyatspi.STATE_FOCUSED):
            self._put(f"[{spoken(event.source)}]")

    def _window(self, event: Any) -> None:
        if self._ours(event):
            self._put(f"[window {event.source.name}]")

    def pause(self, seconds: float) -> None:
        """Listen for some time."""
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            pump()
            time.sleep(0.01)

    def settle(self, seconds: float = _PATIENCE) -> None:
        """Wait until nothing more is said."""
        begun = self._last = time.monotonic()
        while time.monotonic() - self._last < _QUIET:
            pump()
            asked = time.monotonic()
            if self._frame is None or not self._frame.name:
                self._frame = next(iter(self.application()), None)
            if time.monotonic() - asked > _PROMPT:
                self._last = time.monotonic()  # it is busy: there may be more to come
            time.sleep(0.02)
            if time.monotonic() - begun > seconds:
                raise SilentError("it does not stop talking")

    def since(self, mark: int) -> list[str]:
        """Return the lines that were said since there were so many."""
        return [line for line in self.lines[mark:] if not line.startswith("> ")]

    def mark_turn(self, library: Path, turns: TextIO) -> None:
        """Write down where in the transcript a turn is, and where in the library its match is.

        Nothing of that is said.
        """
        with closing(sqlite3.connect(f"file:{library}?mode=ro", uri=True)) as sql:
            last = sql.execute("SELECT id, lines FROM matches ORDER BY changes DESC LIMIT 1").fetchone()
        turns.write(json.dumps({"line": len(self.lines), "match": last[0], "plies": last[1]}) + "\n")
        turns.flush()

    def note(self, line: str) -> None:
        """Write a line into the transcript that was not said."""
        self._put(f"> {line}")

    # What is done

    def key(self, keys: str) -> list[str]:
        """Press a key, such as ``a`` or ``ctrl+Return``, and return what is said then."""
        mark = len(self.lines)
        self._put(f"> {keys}")
        *held, last = keys.split("+") if keys != "+" else ["+"]
        send = pyatspi.Registry.generateKeyboardEvent
        if held:
            for one in (*held, last):
                send(_CODES[one], None, pyatspi.KEY_PRESS)
            for one in (last, *reversed(held)):
                send(_CODES[one], None, pyatspi.KEY_RELEASE)
        else:
            send(keysym(last), None, pyatspi.KEY_SYM)
        self.settle()
        return self.since(mark)

    def type(self, text: str) -> None:
        """Type a text, for minus signs the hyphen of keyboards; the next key is pressed at once."""
        text = text.replace("\N{MINUS SIGN}", "-")
        self._put(f"> type {text}")
        for letter in text:
            pyatspi.Registry.generateKeyboardEvent(ord(letter), None, pyatspi.KEY_SYM)

    def press(self, node: Any) -> list[str]:
        """Press what is there on the bus, and return what is said then."""
        mark = len(self.lines)
        self._put(f"> press {node.name}")
        act(node, "Press")
        self.settle()
        return self.since(mark)

    def focus(self, node: Any) -> list[str]:
        """Put the focus on what is there on the bus, and return what is said then."""
        mark = len(self.lines)
        self._put(f"> go to {node.name}")
        act(node, "SetFocus")
        self.settle()
        return self.since(mark)

    # What is there

    def application(self) -> Any:
        """Return the program on the bus."""

        def look() -> Any:
            for app in pyatspi.Registry.getDesktop(0):
                if app is not None and app.name == self._program:
                    return app
            return None

        return until(look, self._program)

    def started(self) -> bool:
        """Return whether the program is on the bus, with something to press."""
        apps = [app for app in pyatspi.Registry.getDesktop(0) if app is not None]
        buttons = (
            self._named(re.compile("."), "push button", app) for app in apps if app.name == self._program
        )
        return any(next(one, None) is not None for one in buttons)

    def described(self, node: Any) -> list[str]:
        """Return all that something contains, a line for each: role, name, description."""
        return [f"{one.getRoleName()}: {one.name} ({one.description})" for one in walk(node)]

    def every(self, name: str | re.Pattern[str], role: str = "", within: Any = None) -> list[Any]:
        """Return everything that is shown with a name, and with a role if one is given."""
        return list(self._named(name, role, within))

    def _named(self, name: str | re.Pattern[str], role: str, within: Any) -> Iterator[Any]:
        def fits(node: Any) -> bool:
            try:
                called = node.name == name if isinstance(name, str) else name.search(node.name) is not None
                return called and (not role or node.getRoleName() == role)
            except GONE:
                return False

        return (node for node in walk(within or self.application()) if fits(node))

    def find(self, name: str | re.Pattern[str], role: str = "", within: Any = None) -> Any:
        """Return the first thing that is shown with a name, as soon as there is one."""
        return until(lambda: next(self._named(name, role, within), None), f"{role} {name!r}")


def keysym(name: str) -> int:
    """Return the number of a key by its X name, or by its letter."""
    return _KEYSYMS[name] if name in _KEYSYMS else ord(name)


def has(node: Any, state: Any) -> bool:
    """Return whether something is in a state; what is gone is in none."""
    try:
        return bool(node.getState().contains(state))
    except GONE:
        return False


def walk(node: Any) -> Iterator[Any]:
    """Yield what is shown, in reading order."""
    try:
        children = [one for one in node if one is not None]
    except GONE:
        return
    for one in children:
        if has(one, pyatspi.STATE_SHOWING):
            yield one
            yield from walk(one)


def actions(node: Any) -> list[str]:
    """Return the names of what can be done with something."""
    try:
        action = node.queryAction()
    except NotImplementedError:
        return []
    return [action.getName(n) for n in range(action.nActions)]


def act(node: Any, verb: str) -> None:
    """Do something with something."""
    node.queryAction().doAction(actions(node).index(verb))


def label_of(node: Any) -> str:
    """Return the name of the label that belongs to a field, if one does."""
    for relation in node.getRelationSet():
        if relation.getRelationType() == pyatspi.RELATION_LABELLED_BY:
            return str(relation.getTarget(0).name)
    return ""


def spoken(node: Any) -> str:
    """Return what a reader says of something that gets the focus: label, name, role, text, state."""
    try:
        role = node.getRoleName()
        parts = [label_of(node), node.name, "" if role in _PLAIN else role, text_of(node), node.description]
        if has(node, pyatspi.STATE_CHECKED):
            parts.append("checked")
        if has(node, pyatspi.STATE_SELECTED):
            parts.append("selected")
    except GONE:
        return ""
    return ", ".join(dict.fromkeys(filter(None, parts)))


def text_of(node: Any) -> str:
    """Return the text that something shows, if that is text."""
    try:
        text = node.queryText()
    except NotImplementedError:
        return ""
    return str(text.getText(0, min(text.characterCount, 300)))
