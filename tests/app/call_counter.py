"""How much code of the program runs between an action and its first picture."""

from __future__ import annotations

import os
import sys
from collections import Counter
from collections.abc import Callable
from inspect import CO_GENERATOR
from pathlib import Path
from types import FrameType
from typing import Any, Final

import limbotable

_PACKAGE: Final = str(Path(limbotable.__file__).parent)


class CallCounter:
    """Counts the calls of Python functions in ``limbotable`` until it is told to stop.

    Comprehensions and the steps of generators are no calls.  What is compiled is not seen.
    """

    def __init__(self) -> None:
        self.calls: Counter[tuple[str, str]] = Counter()  #: by file within the package, and function
        self._running = False

    def within(self, *places: str) -> int:
        """Return how many calls there were of functions in these folders and files of the package."""
        inside = tuple(f"/{place}" for place in places)
        return sum(number for (file, _), number in self.calls.items() if file.startswith(inside))

    def of(self, name: str) -> int:
        """Return how many calls there were of functions and methods with this qualified name."""
        return sum(number for (_, called), number in self.calls.items() if called == name)

    def count(self, do: Callable[[], object]) -> None:
        """Do something, and count up to its end or to ``stop``."""
        self._running = True
        sys.setprofile(self._called)
        try:
            do()
        finally:
            sys.setprofile(None)

    def stop(self, *_: object) -> None:
        """Count no more."""
        self._running = False

    def _called(self, frame: FrameType, event: str, _: Any) -> None:
        code = frame.f_code
        if self._running and event == "call" and code.co_filename.startswith(_PACKAGE + os.sep):
            name = code.co_qualname
            comprehension = name.endswith(">") and not name.endswith("<lambda>")
            # Each step of a generator is an event, and the call that makes it is none.
            if not comprehension and not code.co_flags & CO_GENERATOR:
                self.calls[code.co_filename.removeprefix(_PACKAGE).replace(os.sep, "/"), name] += 1
