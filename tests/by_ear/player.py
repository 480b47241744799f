"""A player who hears a program and sees nothing: asks what can be done, and chooses from what was said."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any, Final

from tests.by_ear.bus import Ear, SilentError, until

_ENOUGH: Final = 400  #: decisions in a match
_LOOKS: Final = 8  #: decisions after which everything on the table is asked for again
_ON_TABLE: Final = "cpmo"  #: what is at stake, the scores, the hand, and what the others have
_STEPS: Final = 20  #: actions in a lesson or puzzle
_PATIENT: Final = 60  #: questions before it is given up that there will be a turn
_HINT: Final = re.compile(r"^Hint: (.*?)\.?$")
_ACTION: Final = re.compile(r"^\[(.*), list item")
#: As much of a name as the keys of a keyboard can type, with the hyphen for a minus sign.
_TYPED: Final = re.compile("[ -~\N{MINUS SIGN}]*")
_FIRST_HINT: Final = "First hint: "
_SILENT: Final = "There is nothing to report."
_WAITING: Final = "Waiting: "  #: begins the answer while another player is to act
_OVER: Final = "Same again"  #: a button after a match
_GO_ON: Final = "Go on (Space)"  #: a button after a round
_AFTER: Final = re.compile(f"^(?:{re.escape(_OVER)}|{re.escape(_GO_ON)})$")
_JUDGING: Final = "Decisions that have been looked at"  #: a bar that is there until all have been
_ENDLESS: Final = 3600.0  #: seconds; each sitting has a limit of its own


class Player:
    """Plays at the table by what is said."""

    def __init__(self, ear: Ear, at_turn: Callable[[], None] = lambda: None) -> None:
        """``at_turn`` is called at each turn, before anything is decided."""
        self._ear = ear
        self._at_turn = at_turn
        self._search: Any = None  # where an action is looked for

    # --- a match --------------------------------------------------------------------------------------
    def sit_down(self, game: str) -> None:
        """Begin a match of a game, from the page with all games."""
        self._ear.press(self._ear.find(f"Play now: {game}", "push button"))
        self._ear.find("Find a legal action", "text")

    def play_on(self, decisions: int = _ENOUGH) -> bool:
        """Play so many decisions, or to the end of the match; return whether it is over."""
        for number in range(decisions):
            if not self._wait_for_turn():
                return True
            if number % _LOOKS == 0:
                for question in _ON_TABLE:
                    self._ear.key(question)
            self._at_turn()
            self.follow_hint()
        return False

    def _wait_for_turn(self) -> bool:
        """Return whether there is something to decide; from a result that waits, go on."""
        for _ in range(_PATIENT):
            choices = self._ear.key("a")
            buttons = {one.name: one for one in self._ear.every(_AFTER, "push button")}
            if _OVER in buttons:
                return False
            if buttons:
                self._ear.key("l")  # a result in full
                self._ear.press(buttons[_GO_ON])
            elif choices and choices[-1] != _SILENT and not any(one.startswith(_WAITING) for one in choices):
                return True
            else:
                self._ear.pause(0.3)
        raise SilentError("nothing can be done, and nothing happens")

    def follow_hint(self) -> None:
        """Ask for a hint, and take the action that it names; a puzzle's first hint names none."""
        mark = len(self._ear.lines)
        self._ear.key("h")

        def heard() -> bool:
            return bool(hint()) or any(line.startswith(_FIRST_HINT) for line in self._ear.since(mark))

        def hint() -> str:
            found = [match[1] for line in self._ear.since(mark) if (match := _HINT.match(line))]
            return found[-1] if found else ""

        until(heard, "a hint")
        if not hint():
            self._ear.settle()
            self._ear.key("h")
            until(hint, "the hint after the first one")
        self._ear.settle()
        self.choose(hint())

    def choose(self, label: str) -> list[str]:
        """Choose an action from the list of actions, by its name; return what is said then."""
        ear = self._ear
        if self._search is None:
            self._search = ear.find("Find a legal action", "text")
        ear.focus(self._search)
        ear.type("".join(_TYPED.findall(label)[:1]).rstrip())
        said = ear.key("Down")
        for _ in range(_PATIENT):
            if label in _actions(said):
                return ear.key("Return")
            said = ear.key("Down")
        raise SilentError(f"{label} is not among the actions: {said}")

    # --- learning -------------------------------------------------------------------------------------
    def do_lesson(self) -> None:
        """Begin the tutorial, do the first lesson as it asks for it, and come back."""
        self._from_list("ctrl+u", "Tutorial", "Show me")
        self._do("Next lesson")
        self._ear.press(self._ear.find("Back to the match", "push button"))

    def solve_puzzle(self) -> None:
        """Open the puzzles, solve the first one, and come back."""
        self._from_list("ctrl+p", "Puzzles", "Hint")
        self._do("Next puzzle")
        self._ear.press(self._ear.find("Back to the match", "push button"))

    def _from_list(self, keys: str, title: str, helps: str) -> None:
        """Open the first exercise of a list, in whose band a button ``helps``."""
        mark = len(self._ear.lines)
        self._ear.key(keys)
        until(lambda: any(title in line for line in self._ear.since(mark)), f"the window {title}")
        self._ear.key("Return")
        self._ear.find(helps, "push button")

    def _do(self, onward: str) -> None:
        """Do what an exercise asks for, until the focus comes to the button that leads on."""
        mark = len(self._ear.lines)
        for _ in range(_STEPS):
            if any(line.startswith(f"[{onward}") for line in self._ear.since(mark)):
                return
            self.follow_hint()
            self._ear.settle()
        raise SilentError(f"“{onward}” does not come")

    # --- looking back ---------------------------------------------------------------------------------
    def open_kept_match(self) -> None:
        """Open the match in the list of matches that is over, below the one that has just begun."""
        ear = self._ear
        mark = len(ear.lines)
        ear.key("ctrl+l")
        until(lambda: any("[window Matches" in line for line in ear.since(mark)), "the list of matches")
        ear.settle()
        ear.key("Down")
        ear.key("Return")
        ear.find(_OVER, "push button")
        ear.settle()

    def open_review(self) -> None:
        """Open the review, and wait until a decision is told."""
        ear = self._ear
        mark = len(ear.lines)
        ear.key("ctrl+e")
        try:
            until(lambda: any("table cell" in line for line in ear.since(mark)), "the decisions", 120)
        except SilentError:
            raise SilentError(f"there are no decisions to review; heard: {ear.since(mark)}") from None
        until(lambda: not ear.every(_JUDGING, "progress bar"), "the last decision's cost", _ENDLESS)
        ear.settle()

    def read_review(self) -> None:
        """Open the review, read the decision that cost most and the figures of the graph, and close it."""
        ear = self._ear
        self.open_review()
        for keys in ("Right", "Right", "Down"):
            ear.key(keys)
        table = ear.find("As a table", "check box")
        ear.press(table)
        for line in ear.described(ear.find(re.compile("^Review of the match"))):
            ear.note(line)
        ear.key("Escape")
        ear.settle()


def _actions(said: list[str]) -> list[str]:
    return [match[1] for line in said if (match := _ACTION.match(line))]
