"""What is known of the lines that tests run: found out file by file, when it is asked for, and kept."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from threading import Lock
from typing import Any

import msgspec

from tests.mutation.reach import Noted, together
from tests.mutation.targets import Target
from tests.mutation.trial import Workshop


class Notes:
    """What the tests of some files run, kept below a folder until they or the program change."""

    def __init__(self, kept: Path, workshop: Workshop, tests: Mapping[str, Sequence[str]]) -> None:
        """``tests`` say by file what pytest is told to run those there."""
        self._kept = kept
        self._tests = tests
        self._states = {file: workshop.state(told) for file, told in tests.items()}
        self._locks = {file: Lock() for file in tests}
        self._known = {file: noted for file in tests if (noted := self._read(file)) is not None}

    def knows(self, files: Iterable[str]) -> bool:
        """Say whether nothing is to be found out of any of these."""
        return self._known.keys() >= set(files)

    def of(self, files: Sequence[str], workshop: Workshop) -> Iterator[Noted]:
        """Yield what these tests run: of all that are known at once, then of each other file when it is."""
        known = [file for file in files if file in self._known]
        if known:
            yield together([self._known[file] for file in known])
        for file in files:
            if file not in known:
                yield self._found_out(file, workshop)

    def _found_out(self, file: str, workshop: Workshop) -> Noted:
        with self._locks[file]:
            if file not in self._known:
                noted = workshop.watch(self._tests[file])
                for failed in noted.failed:
                    print(f"left out, it fails without any mistake: {failed}", flush=True)
                path = self._path(file)
                path.parent.mkdir(parents=True, exist_ok=True)
                told = {"state": self._states[file], "noted": msgspec.to_builtins(noted)}
                path.write_text(json.dumps(told), "utf-8")
                self._known[file] = noted
            return self._known[file]

    def _read(self, file: str) -> Noted | None:
        path = self._path(file)
        told: dict[str, Any] = json.loads(path.read_text("utf-8")) if path.exists() else {}
        if told.get("state") != self._states[file]:
            return None
        return msgspec.convert(told["noted"], Noted, strict=False)

    def _path(self, file: str) -> Path:
        return self._kept / f"{file.replace('/', '-')}.json"


def commands_for(targets: Iterable[Target], workshop: Workshop) -> dict[str, tuple[str, ...]]:
    """Return by file what pytest is told to run the tests there that any of the targets wants."""
    without: dict[str, set[str]] = {}
    for target in targets:
        for path in target.tests:
            for file in workshop.files(path):
                without.setdefault(file, set()).add(target.without)
    return {
        file: (file, *(("-k", f"not ({only})") if len(named) == 1 and (only := next(iter(named))) else ()))
        for file, named in sorted(without.items())
    }
