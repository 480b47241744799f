"""Whatever comes from outside is shown letter by letter, in every window that the program has.

The names of matches and seats, files, clipboards and records here are full of markup, of letters that nobody
sees, and of letters that turn the writing.  A tour opens every window; each text that is found anywhere in
it is looked at.  A new kind of widget that the tour does not come by fails.
"""

from __future__ import annotations

import ast
import importlib
import pkgutil
import re
import sqlite3
import unicodedata
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from PySide6.QtCore import QAbstractItemModel, QAbstractListModel, QModelIndex, Qt
from PySide6.QtGui import QAccessible, QAction, QTextDocument, QTextFragment
from PySide6.QtGui import Qt as GuiQt
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QApplication,
    QCheckBox,
    QComboBox,
    QDialog,
    QGraphicsView,
    QGroupBox,
    QLabel,
    QMessageBox,
    QTextEdit,
    QWidget,
)

import limbotable
from limbotable.app.match.departure import Departure
from limbotable.games import GAMES, game_of
from limbotable.play.comments import Comment
from limbotable.play.dealer import Dealer
from limbotable.play.match import Match
from limbotable.store.match_store import MatchStore
from limbotable.ui.dialogs.matches_window import MatchesWindow
from limbotable.ui.dialogs.message_box import MessageBox
from limbotable.ui.dialogs.progress import Progress
from limbotable.ui.dialogs.statistics_window import StatisticsWindow
from limbotable.ui.panels.no_graph import NoGraph
from limbotable.ui.words.outside import shown, tip
from tests.app.conftest import Desk, texts_of
from tests.app.finished_matches import finished
from tests.headers import with_keys
from tests.parts import part

MARKUP = '<img src="file:///evil.png"><a href="https://evil.example">evil &amp; Co</a>'
HEADING = "<h1>evil</h1>"
CONTROLS = "evil\x00\x07\x1b[31m\u202egnp.exe\u2066\u200b\x85<b>x</b>"
HEBREW = "evil שלום"
LONG = "evil" + "g" * 100_000
TAGS = ("<img", "<h1", "<b>x")  #: those in these that are no tags of the program's own
NAMES = (MARKUP, CONTROLS, HEBREW, HEADING, LONG)

#: What is no part of a text that is shown, line feeds between its parts apart.
UNSEEN = re.compile("[\x00-\x09\x0b-\x1f\x7f-\x9f\u200b\u200e\u200f\u202a-\u202e\u2066\u2067\ud800-\udfff]")
ROLES = (
    Qt.ItemDataRole.DisplayRole,
    Qt.ItemDataRole.ToolTipRole,
    Qt.ItemDataRole.StatusTipRole,
    Qt.ItemDataRole.WhatsThisRole,
    Qt.ItemDataRole.AccessibleTextRole,
    Qt.ItemDataRole.AccessibleDescriptionRole,
)
#: Those whose texts Qt takes for markup where they look like it.
RICH = {Qt.ItemDataRole.ToolTipRole, Qt.ItemDataRole.WhatsThisRole}


class Law:
    """Looks at everything that is written in any window, and remembers which kinds of widgets it has seen."""

    def __init__(self) -> None:
        self.seen: set[type] = set()
        self.wrong: dict[str, str] = {}
        self.read = 0  # how many texts from outside it has come by

    def look(self, *windows: QWidget) -> None:
        """Look at these windows, or at all that are shown now."""
        models: set[QAbstractItemModel] = set()  # a box and its list have the same one
        tops = [one for one in QApplication.topLevelWidgets() if one.isVisible()]
        for top in windows or tops:
            for widget in (top, *top.findChildren(QWidget)):
                self.seen.update(type(widget).__mro__)
                for what, text, rich in texts(widget):
                    self.judge(f"{type(widget).__name__}.{what}", text, rich=rich)
                if isinstance(widget, QAbstractItemView | QComboBox) and widget.model() is not None:
                    models.add(widget.model())
        for model in models:
            for what, text, rich in items(model, QModelIndex()):
                self.judge(what, text, rich=rich)
        for top in windows or tops:
            for action in top.findChildren(QAction):
                self.judge("QAction.text", action.text(), rich=False)
                self.judge("QAction.toolTip", action.toolTip(), rich=True)

    def judge(self, where: str, text: object, *, rich: bool) -> None:
        """``rich``: Qt looks whether it is markup."""
        if not isinstance(text, str) or "evil" not in text:
            return
        self.read += 1
        if rich and GuiQt.mightBeRichText(text):
            document = QTextDocument()
            document.setHtml(text)
            if any(raw in text for raw in TAGS) or any(map(is_live, fragments(document))):
                self.wrong[where] = f"markup: {text!r}"
            text = document.toPlainText().replace("\u2028", "\n")
        if UNSEEN.search(text):
            self.wrong[where] = f"letters that are not seen: {text!r}"
        if not is_closed(text):
            self.wrong[where] = f"writing that turns: {text!r}"
        if len(text) > 5000:
            self.wrong[where] = f"{len(text)} letters"


def texts(widget: QWidget) -> Iterator[tuple[str, str, bool]]:
    yield "toolTip", widget.toolTip(), True
    yield "whatsThis", widget.whatsThis(), True
    for name in ("windowTitle", "statusTip", "accessibleName", "accessibleDescription"):
        yield name, getattr(widget, name)(), False
    if isinstance(widget, QLabel):
        plain = widget.textFormat() == Qt.TextFormat.PlainText
        rich = widget.textFormat() == Qt.TextFormat.RichText
        yield "text", f"<qt>{widget.text()}</qt>" if rich else widget.text(), not plain
    elif isinstance(widget, QAbstractButton):
        yield "text", widget.text(), False
    elif isinstance(widget, QGroupBox):
        yield "title", widget.title(), False
    elif isinstance(widget, QTextEdit):
        yield "html", widget.toHtml(), True
    if isinstance(widget, QGraphicsView) and widget.scene() is not None:
        for item in widget.scene().items():
            yield f"{type(item).__name__}.toolTip", item.toolTip(), True
    interface = QAccessible.queryAccessibleInterface(widget)
    if isinstance(widget, QGraphicsView) and interface is not None:
        for said in texts_of(interface):
            yield "read out", said, False


def items(model: QAbstractItemModel, parent: QModelIndex) -> Iterator[tuple[str, str, bool]]:
    flat = isinstance(model, QAbstractListModel)
    columns = range(1 if flat else model.columnCount(parent))
    name = type(model).__name__
    for section in columns:
        for role in ROLES:
            head = model.headerData(section, Qt.Orientation.Horizontal, role)
            yield f"{name} header {role.name}", head, role in RICH
    for row in range(model.rowCount(parent)):
        for column in columns:
            index = model.index(row, column, parent)
            for role in ROLES:
                yield f"{name} {role.name}", model.data(index, role), role in RICH
        if not flat:
            yield from items(model, model.index(row, 0, parent))


def fragments(document: QTextDocument) -> Iterator[QTextFragment]:
    block = document.begin()
    while block.isValid():
        parts = block.begin()
        while not parts.atEnd():
            yield parts.fragment()
            parts += 1
        block = block.next()


def is_live(fragment: QTextFragment) -> bool:
    """Say whether a part of a text leads somewhere, or is a picture, or is more than plain letters."""
    form = fragment.charFormat()
    if form.isAnchor() and form.anchorHref() == "do":  # the toast's own
        return False
    return form.isAnchor() or form.isImageFormat()


def is_closed(text: str) -> bool:
    """Say whether all that is written from the right is closed in itself."""
    depth = 0
    for letter in text:
        depth += (letter == "\u2068") - (letter == "\u2069")
        if depth < 0 or (depth == 0 and unicodedata.bidirectional(letter) in ("R", "AL", "AN")):
            return False
    return depth == 0


def kinds() -> set[type]:
    """Every kind of widget that the program has."""
    found: set[type] = set()
    for package in ("ui", "app"):
        path = [str(Path(limbotable.__path__[0]) / package)]
        for module in pkgutil.walk_packages(path, f"limbotable.{package}."):
            for one in vars(importlib.import_module(module.name)).values():
                if one is NoGraph:
                    continue  # it is there where NumPy is not, and draws nothing
                if isinstance(one, type) and issubclass(one, QWidget) and one.__module__ == module.name:
                    found.add(one)
    return found


# The tour


def hostile(game_id: str, *, over: bool = False) -> Match:
    """A match of a game whose seats have the worst of names, begun or over."""
    game = game_of(game_id)
    assert game is not None
    options = game.complete({"end": "rounds 1"} if game_id == "countdown" else {})
    seats = game.seats(options)
    match = Match(game, options, [NAMES[seat % len(NAMES)] for seat in range(seats)])
    ours = match.header.having(name=MARKUP, players=["person"] * seats, deal=7)
    match.header = with_keys(ours, {"app": MARKUP, "date": HEBREW, HEADING: CONTROLS})
    dealer = Dealer(7)
    while match.result is None and (over or match.actions_taken() < 6):
        line = dealer.next_line(match)
        if line is None:
            match.push(match.turn, match.legal()[0])
        else:
            match.push(line.who, line.action)
    for ply, name in enumerate(NAMES[: match.ply]):
        match.comment(ply, Comment("?!", name))
    return match


#: Every window of the program is opened.
pytestmark = pytest.mark.timeout(300)


@pytest.fixture
def law(monkeypatch) -> Law:
    made = Law()

    def look_and_close(dialog: QDialog) -> int:
        dialog.show()
        QApplication.processEvents()
        made.look(dialog)
        dialog.close()
        return 0

    def look_and_go_on(box: Progress, done: int) -> bool:
        made.look(box)
        return bool(going_on(box, done))

    going_on = Progress.goes_on
    for kind in (QDialog, QMessageBox):
        monkeypatch.setattr(kind, "exec", look_and_close)
    monkeypatch.setattr(Progress, "goes_on", look_and_go_on)
    return made


@pytest.fixture
def numbers(tmp_path) -> dict[str, int]:
    """The worst of matches in a library, by the names of what they are for."""
    store = MatchStore(tmp_path / "data")
    made = {f"over {game.id}": store.add(hostile(game.id, over=game.id != "limit")) for game in GAMES}
    made |= {f"begun {game.id}": store.add(hostile(game.id)) for game in GAMES}
    made["branch"] = store.add(hostile("countdown"), made["begun countdown"], 3)
    for n, name in enumerate(NAMES):
        made[f"named {n}"] = store.add(finished(0, n))
        store.rename(made[f"named {n}"], name)
    store.close()
    with closing(sqlite3.connect(store.file.path)) as sql, sql:
        sql.execute("UPDATE matches SET game = ? WHERE id = ?", (MARKUP, made["named 0"]))
        sql.execute("UPDATE matches SET game = ? WHERE id = ?", (CONTROLS, made["named 1"]))
    return made


@pytest.mark.long
def test_no_text_from_outside_is_more_than_plain_text(
    open_table, law, numbers, tmp_path, monkeypatch
) -> None:
    warn = vars(MessageBox)["warn"]
    desk: Desk = open_table(data=tmp_path / "data", analysis=True, keys={MARKUP: CONTROLS, HEBREW: "D"})
    monkeypatch.setattr(MessageBox, "warn", warn)
    window = desk.window

    def at_table(name: str) -> None:
        assert window.table_controller.resume(numbers[name])
        QApplication.processEvents()
        law.look()

    for game in GAMES:
        at_table(f"over {game.id}")
        at_table(f"begun {game.id}")
        desk.do("rules")
    at_table("begun countdown")
    assert desk.view.covered
    desk.uncover()
    for name in (
        "new",
        "deal",
        "settings",
        "today",
        "shortcuts",
        "keys",
        "report",
        "about",
        "versions",
        "tutorial",
        "puzzles",
        "statistics",
    ):
        desk.do(name)
        law.look()
    window.puzzles.ask_weaknesses("countdown")
    desk.part(Departure).may_leave(window.match, kept=False)
    desk.stored.confirm_leaving = True
    desk.part(Departure).may_leave(window.match, kept=False)
    desk.stored.confirm_leaving = False
    in_statistics(law, desk.part(StatisticsWindow))
    at_table("over countdown")
    desk.do("review")
    law.look()
    desk.do("replay")
    law.look()
    for ply in range(len(NAMES)):
        window.replay.turn_to(ply)
        desk.do("comment")
        law.look()
    window.replay.close()
    window.activateWindow()
    desk.do("scan")
    law.look()
    desk.do("scan")
    desk.do("pick")
    law.look()
    window.match_start.go_back()
    window.tutorials.open("countdown", 0)
    law.look()
    window.puzzles.open("countdown", 0)
    law.look()
    window.table_controller.take_up_again()
    in_the_list(law, desk, numbers)
    from_outside(law, desk, tmp_path)
    assert law.wrong == {}
    assert law.read > 300
    assert {kind.__name__ for kind in kinds() - law.seen} == set()


def in_statistics(law: Law, window: StatisticsWindow) -> None:
    casual = part(window, QCheckBox, "casual")
    casual.setChecked(True)
    rows = window.findChildren(QComboBox)[6]
    for row in range(rows.count()):
        rows.setCurrentIndex(row)
        rows.activated.emit(row)
        law.look(window)


def in_the_list(law: Law, desk: Desk, numbers: dict[str, int]) -> None:
    desk.do("matches")
    window = desk.part(MatchesWindow)
    for number in numbers.values():
        window.select([number])
        QApplication.processEvents()
        law.look(window)
    window.compared.emit(numbers["begun countdown"], numbers["branch"])
    law.look()
    window.close()


def from_outside(law: Law, desk: Desk, tmp_path: Path) -> None:
    """Files and texts, good and bad."""
    window = desk.window
    record = hostile("countdown").record().text()
    folder = tmp_path / HEADING.replace("/", "\u2215")
    folder.mkdir()
    for n, text in enumerate([record.replace("countdown", "evil <b>game</b>"), "{}", record + "0 evil<b>\n"]):
        path = folder / f"<h1>evil \u202e{n}.limbo"
        path.write_text(text, encoding="utf-8")
        window.exchange.open([path])
        QApplication.clipboard().setText(text)
        window.exchange.paste()
    window.exchange.open([folder / "missing <img src=evil>.limbo"])
    window.table_controller.failed.emit(MARKUP)
    window.remarks.say(shown(MARKUP))
    law.look()
    window.remarks.offer(shown(CONTROLS), shown(MARKUP), lambda: None)
    law.look()


@pytest.mark.parametrize("text", [MARKUP, HEADING, CONTROLS, HEBREW, LONG])
def test_the_law_finds_what_is_not_plain(qtbot, text) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    QLabel(text, window)
    law = Law()
    law.look(window)
    assert set(law.wrong) == {"QLabel.text"}
    law = Law()
    window.findChildren(QLabel)[0].setText("")
    window.setToolTip(text)
    law.look(window)
    assert set(law.wrong) == {"QWidget.toolTip"}


def test_the_law_leaves_alone_what_is_plain(qtbot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    for text in NAMES:
        label = QLabel(shown(text), window)
        label.setTextFormat(Qt.TextFormat.PlainText)
        label.setToolTip(tip(shown(text)))
    law = Law()
    law.look(window)
    assert law.wrong == {}
    assert law.read == 2 * len(NAMES)


# The pieces


@pytest.mark.parametrize(
    ("text", "seen"),
    [
        ("Anna", "Anna"),
        ("  Väinö & Co ", "  Väinö & Co "),
        ("日本語のなまえ", "日本語のなまえ"),
        ("👩\u200d👧", "👩\u200d👧"),
        ("a\nb\r\n\tc\u2028d", "a b c d"),
        ("a\x00b\x1bc\x7f\x85d", "a\ufffdb\ufffdc\ufffd d"),
        ("a\u202eb\u202c", "a\ufffdb\ufffd"),
        ("a\u200b\u00adb\ufeff", "ab"),
        ("שלום", "\u2068שלום\u2069"),
        ("سلام", "\u2068سلام\u2069"),
        ("a\u2069\u2068b", "ab"),
        ("a\u2068b\u2069", "a\u2068b\u2069"),
        ("\u2066a", "\ufffda"),
        ("\ud800", "\ufffd"),
        ("x" * 81, "x" * 79 + "…"),
        ("ש" * 81, "\u2068" + "ש" * 79 + "…\u2069"),
    ],
)
def test_how_a_text_is_shown(text, seen) -> None:
    assert shown(text) == seen
    assert shown(seen) == seen, "once more it stays as it is"


def test_a_tooltip_is_read_letter_by_letter(qapp) -> None:
    for text in (MARKUP, HEADING, "a < b & c", "<?xml", "&lt;b&gt;", f"{HEADING}\n{MARKUP}"):
        written = tip(text)
        document = QTextDocument()
        if GuiQt.mightBeRichText(written):
            document.setHtml(written)
        else:
            document.setPlainText(written)
        assert document.toPlainText() == text
    assert tip("a < b & c") == "a < b & c"


def test_boxes_that_take_markup_are_made_in_three_places_only() -> None:
    makers = set()
    for path in Path(limbotable.__path__[0]).rglob("*.py"):
        text = path.read_text(encoding="utf-8")
        for node in ast.walk(ast.parse(text)) if "QMessageBox" in text else ():
            if isinstance(node, ast.ImportFrom) and any(one.name == "QMessageBox" for one in node.names):
                makers.add(path.name)
    assert makers == {"message_box.py", "about.py", "versions.py"}
