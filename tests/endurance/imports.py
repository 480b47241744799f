"""Hostile files and texts that are brought to the window: each is taken or refused in words, and soon."""

from __future__ import annotations

import base64
import faulthandler
import functools
import json
import os
import random
import resource
import sqlite3
import time
import zlib
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from PySide6 import QtGui
from PySide6.QtCore import QModelIndex, Qt
from PySide6.QtWidgets import QAbstractItemView, QApplication, QLabel, QMessageBox, QWidget

from limbotable.app.application import Application
from limbotable.play.sharing import share
from tests.app.finished_matches import finished
from tests.endurance import driver
from tests.endurance.processes import Child, size_of
from tests.endurance.story import rows_of
from tests.endurance.trial import Attack, Trial

_LIMIT: Final = 90.0  #: seconds that one import may take before it counts as hung
_SOON: Final = 15.0  #: seconds after which a user gives up
_ROOM: Final = 700_000  #: KiB that the process may take for one import
_MEMORY: Final = 6 << 30  #: bytes that the process can have at all: the machine is not to suffer
_COLUMNS: Final = 8  #: of lists, at the most: an index beyond them has no data
_TAG: Final = '<img src="file:///nowhere.png"><a href="https://example.org/">Install the new version here</a>'
_CONTROLS: Final = "\u202eright to left\u202c \u2066isolated\u2069 \u200b\x07\x1b[31m"


def run(trial: Trial) -> None:
    """Bring one hostile file or text after the other to a window, all in one process."""
    home = driver.furnish(trial.room / "home")
    seeds = [trial.chance.getrandbits(32) for _ in range(trial.rounds)]
    while seeds:
        child = Child(functools.partial(_bring_all, home, trial.room, seeds), trial.room / "complaints.txt")
        while child.hear(lambda one: "brought" in one or "begun" in one, _LIMIT):
            pass
        ended = child.ended(5)
        child.end()
        done = [one for one in child.told if "brought" in one]
        for one in done:
            trial.count("imports")
            trial.count(one["how"])
            trial.outcome.failures += [f"{one['how']} ({one['brought']}): {wrong}" for wrong in one["wrong"]]
        seeds = seeds[len(done) :]
        if seeds and child.status != 0:
            trial.count("imports")
            what = f"ended with {child.status}" if ended else f"hung for {_LIMIT:.0f} s"
            how = next((one["how"] for one in reversed(child.told) if "begun" in one), "?")
            trial.outcome.failures.append(f"{how} ({seeds[0]}): {what} {child.complaints()[-500:]}")
            seeds = seeds[1:]
    try:
        rows_of(driver.data_of(home), trial.room)
    except sqlite3.Error as error:
        trial.outcome.failures.append(f"the library: {error}")


def _bring_all(home: Path, room: Path, seeds: list[int], out: int) -> int:
    faulthandler.enable()
    resource.setrlimit(resource.RLIMIT_AS, (_MEMORY, _MEMORY))
    app = driver.make_application(home)
    for seed in seeds:
        chance = random.Random(seed)
        make = chance.choice(_WAYS)
        how = make.__name__.strip("_").replace("_", " ")
        os.write(out, json.dumps({"begun": seed, "how": how}).encode() + b"\n")
        with driver.errors_noted() as noted:
            wrong = _bring(app, home, room, make, chance, seed)
        wrong += dict.fromkeys(noted)
        told = {"brought": seed, "how": how, "wrong": wrong}
        os.write(out, json.dumps(told).encode() + b"\n")
        if any("does not" in one for one in wrong) or noted:  # what is left is not to hurt the next one
            break
    return 0


def _bring(
    app: Application, home: Path, room: Path, make: _Way, chance: random.Random, seed: int
) -> list[str]:
    """Bring one thing as a file or by the clipboard; return what was wrong."""
    wrong: list[str] = []
    name, content = make(chance)
    with driver.desk(app, home, seed) as desk:
        seen = _Seen(desk)
        before, size, news = desk.window.match, size_of(os.getpid()).rss, len(desk.told)
        started = time.monotonic()
        if chance.random() < 0.6 or b"\0" in content:
            path = room / name
            path.write_bytes(content)
            desk.window.open(path)
        else:
            QApplication.clipboard().setText(content.decode("utf-8", "surrogateescape"))
            desk.do("Ctrl+Shift+V")
        desk.rest(40)
        took = time.monotonic() - started
        grown = size_of(os.getpid()).rss - size
        if took > _SOON:
            wrong.append(f"it takes {took:.0f} s")
        if grown > _ROOM:
            wrong.append(f"it takes {grown // 1024} MiB")
        desk.do("Ctrl+L")
        wrong += seen.rendered()
        refused = desk.window.match is before
        lists = [one for one in desk.others() if one.findChildren(QAbstractItemView)]
        said = len(desk.told) > news or any("match" in text for one in lists for text in driver.words(one))
        if refused and not said:
            wrong.append("it is neither taken nor refused")
        if desk.act(2) == 0:
            wrong.append("the match does not go on")
        wrong += seen.rendered()
        QApplication.clipboard().clear()
    return list(dict.fromkeys(wrong))


class _Seen:
    """Finds what a record has brought and the window renders as if it had written it itself."""

    def __init__(self, desk: driver.Desk) -> None:
        self._desk = desk
        self._boxes: list[str] = []
        desk.hands.answering = self._look_at

    def rendered(self) -> list[str]:
        """Return what is wrong with what the windows show, and with the boxes since the last look."""
        found, self._boxes = self._boxes, []
        for widget in QApplication.topLevelWidgets():
            if widget.isVisible():
                found += _rendered_in(widget)
        return found

    def _look_at(self, modal: QWidget) -> None:
        self._boxes += _rendered_in(modal)


def _rendered_in(widget: QWidget) -> list[str]:
    found = []
    if isinstance(widget, QMessageBox):
        texts = [one for one in (widget.text(), widget.informativeText()) if _foreign(one)]
        plain = widget.textFormat() == Qt.TextFormat.PlainText
        if not plain and any(map(QtGui.Qt.mightBeRichText, texts)):
            found.append("a box renders tags of the file")
    for label in widget.findChildren(QLabel):
        text, kind = label.text(), label.textFormat()
        rich = kind == Qt.TextFormat.RichText or (
            kind == Qt.TextFormat.AutoText and QtGui.Qt.mightBeRichText(text)
        )
        if rich and _foreign(text) and label.isVisible():
            found.append(f"a label renders tags of the file ({type(widget).__name__})")
    for view in widget.findChildren(QAbstractItemView):
        model = view.model()
        if not view.isVisible():
            continue
        tips = [
            model.index(row, column).data(Qt.ItemDataRole.ToolTipRole)
            for row in range(min(20, model.rowCount(QModelIndex())))
            for column in range(_COLUMNS)
        ]
        if any(isinstance(tip, str) and _foreign(tip) and QtGui.Qt.mightBeRichText(tip) for tip in tips):
            found.append(f"a tooltip renders tags of the file ({type(widget).__name__})")
    return found


def _foreign(text: str) -> bool:
    """Say whether a text has tags of ours in it, as tags."""
    return "<img src" in text or '<a href="https://example' in text or "<h1>" in text


# --- what is brought ---------------------------------------------------------------------------------
_Way = Callable[[random.Random], tuple[str, bytes]]


def _text(chance: random.Random, **header: Any) -> str:
    """Return a record of any game, with these things in its header, up to any line."""
    lines = finished(chance.randrange(12), chance.randrange(5)).record().text().splitlines()
    lines = lines[: chance.randint(1, len(lines))]
    lines[0] = json.dumps(json.loads(lines[0]) | header, ensure_ascii=chance.random() < 0.5)
    return "".join(f"{line}\n" for line in lines)


def _name(chance: random.Random) -> str:
    return chance.choice(
        ["match.limbo", "a b.limbo", "<h1>x<!h1>.limbo", "é\u202ex.limbo", "no-ending", "x" * 200 + ".limbo"]
    )


def _encoded(text: str) -> bytes:
    return text.encode("utf-8", "surrogatepass")


def a_good_record(chance: random.Random) -> tuple[str, bytes]:
    return _name(chance), _encoded(_text(chance))


def a_cut_record(chance: random.Random) -> tuple[str, bytes]:
    content = _encoded(_text(chance))
    return _name(chance), content[: chance.randrange(len(content))]


def tags(chance: random.Random) -> tuple[str, bytes]:
    seats = len(json.loads(_text(random.Random(1)).splitlines()[0])["seats"])
    field = chance.choice(["game", "name", "seats", "limbotable", "players"])
    value: Any = [_TAG] * seats if field == "seats" else _TAG
    seed = random.Random(1) if field == "seats" else chance
    return _name(chance), _encoded(_text(seed, **{field: value}))


def control_letters(chance: random.Random) -> tuple[str, bytes]:
    field = chance.choice(["game", "name"])
    return _name(chance), _encoded(_text(chance, **{field: _CONTROLS}))


def long_names(chance: random.Random) -> tuple[str, bytes]:
    return _name(chance), _encoded(_text(chance, name=chance.choice("Aあ") * chance.choice([1000, 100_000])))


def many_keys(chance: random.Random) -> tuple[str, bytes]:
    return _name(chance), _encoded(_text(chance, **{f"key{n}": n for n in range(20_000)}, deal=10**400))


def wrong_types(chance: random.Random) -> tuple[str, bytes]:
    field = chance.choice(
        ["game", "options", "seats", "players", "casual", "deal", "name", "seat", "turn", "date", "result"]
    )
    value: Any = chance.choice([None, 1, -1, 1.5, "", "x", [], {}, [[]], {"seat": 0}, [None, None], True])
    return _name(chance), _encoded(_text(chance, **{field: value}))


def wrong_letters(chance: random.Random) -> tuple[str, bytes]:
    content = bytearray(_encoded(_text(chance)))
    for _ in range(chance.choice([1, 3, 30])):
        content[chance.randrange(len(content))] = chance.randrange(256)
    return _name(chance), bytes(content)


def another_encoding(chance: random.Random) -> tuple[str, bytes]:
    return _name(chance), _text(chance, name="Väinö").encode(
        chance.choice(["utf-16", "utf-32", "latin-1", "utf-7"])
    )


def noise(chance: random.Random) -> tuple[str, bytes]:
    return _name(chance), chance.randbytes(chance.choice([0, 1, 100, 100_000]))


def a_bomb(chance: random.Random) -> tuple[str, bytes]:
    packer = zlib.compressobj(9)
    packed = b"".join(packer.compress(bytes(1 << 20)) for _ in range(256)) + packer.flush()
    return _name(chance), b"limbotable:1:" + base64.b64encode(packed)


def a_shared_text(chance: random.Random) -> tuple[str, bytes]:
    shared = share(finished(chance.randrange(12), 1).record()).encode()
    place = chance.randrange(len(shared))
    return _name(chance), b"Look at this:\n> " + shared[:place] + chance.choice(
        [b"", b"\n> ", b"x", b"="]
    ) + shared[place:]


def much_text(chance: random.Random) -> tuple[str, bytes]:
    piece = chance.choice(
        ["> ", " ", "a", '{"limbotable"', "limbotable:1:", "\n", "0 pass\n", "[", "{", "\\"]
    )
    return _name(chance), _encoded(piece * (chance.choice([1_000_000, 8_000_000]) // len(piece)))


def many_lines(chance: random.Random) -> tuple[str, bytes]:
    return _name(chance), _encoded(
        _text(chance) + chance.choice(["0 pass\n", "# remark\n", "* shuffle stock\n"]) * 200_000
    )


_WAYS: Final[tuple[_Way, ...]] = (
    a_good_record, a_cut_record, tags, control_letters, long_names, many_keys, wrong_types, wrong_letters,
    another_encoding, noise, a_bomb, a_shared_text, much_text, many_lines,
)  # fmt: skip

ATTACK = Attack("imports", "hostile files and texts", run, "imports", rounds=20, short=6)
