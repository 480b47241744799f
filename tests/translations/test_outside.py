"""No sentence that a user sees is outside the translation system.

Two nets, for what is written in `limbotable/ui` and `limbotable/app`: any text of two words or more must be
marked for translation, wherever it stands; and what is handed to a method that shows it must be marked
even if it is one word.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

from tests.translations.ts import ROOT

#: Figures for developers, which `limbotable bench` prints in English, as below these folders.
FOR_DEVELOPERS: Final = ROOT / "limbotable" / "app" / "smoothness" / "report.py"
FILES: Final = sorted(
    path
    for part in ("ui", "app")
    for path in (ROOT / "limbotable" / part).rglob("*.py")
    if path != FOR_DEVELOPERS
)

#: The functions whose arguments lupdate collects.
MARKS: Final = {"tr", "translate", "QT_TRANSLATE_NOOP"}
#: Their arguments are keys and codes, of which no user sees anything.
KEYS: Final = {
    "option_text",
    "phrase",
    "resource",
    "replace",
    "setShortcut",
    "QKeySequence",
    "findChild",
    "get",
}
#: What shows a text to a user or reads it out.
SHOWS: Final = {
    "QAction", "QCheckBox", "QDockWidget", "QGroupBox", "QLabel", "QMenu", "QMessageBox", "QPushButton",
    "QRadioButton", "QToolBar", "_complain", "_complain_soon", "_cover", "_say", "about", "addAction",
    "addButton", "addItem", "addItems", "addMenu", "addRow", "addTab", "announce", "cover", "critical",
    "draw", "getExistingDirectory", "getOpenFileNames", "information", "question", "say",
    "setAccessibleDescription", "setAccessibleName", "setApplicationDisplayName", "setDetailedText",
    "setHeaderData", "setInformativeText", "setItemText", "setPlaceholderText", "setPrefix",
    "setStatusTip", "setSuffix", "setTabText", "setText", "setTitle", "setToolTip", "setWhatsThis",
    "setWindowTitle", "showMessage", "warning",
}  # fmt: skip

#: Texts that are no sentences of a language, by what they look like.
NO_SENTENCES: Final = {
    r"Limbo Table ?": "the program's name is the same everywhere",
    r"<h3>Limbo Table ": "the same, as the About box's heading",
    r"Python | · Qt | · PySide6 ": "names of what it runs on",
    r"match\.limbo| \(\*\.(limbo|csv|txt)\)": "a file name and a pattern of file names",
    r"(?s).*[;{]\s.*|(px|; [a-z-]+:|[#;]).*|[a-z-]+: ": "style sheets",
    r"(action|sign) ": "prefixes of object names",
    r"(?s).*(<[a-z!/]|\b(rotate|scale|translate)\().*|.*\"/?>|\" [a-z-]+=\".*": "drawings",
    r"(?s)\s*(BEGIN|CREATE|DELETE|INSERT|PRAGMA|SELECT|UPDATE)\b.*| FROM matches .*": "SQL",
    r"not an answer: %r|the engine says: %s": "a line of the log, for who looks for a fault",
    # Not by what they look like: these, and no other two words.
    r"(Noto Sans( CJK)?|Source Han Sans) JP|Hiragino (Sans|Kaku Gothic ProN)"
    r"|(Yu Gothic|Meiryo) UI|Yu Gothic|VL P?Gothic": "names of fonts, which the system knows them by",
    r"not a drawing: .*": "the message of an exception that is a fault in the program",
    r" is no sound of one channel and 16 bits at | Hz": "as above",
}


def name_of(call: ast.Call) -> str:
    function = call.func
    return function.attr if isinstance(function, ast.Attribute) else getattr(function, "id", "")


def texts(node: ast.AST) -> Iterator[ast.Constant]:
    """Yield the texts below a node that are neither marked for translation, nor documentation, nor keys."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node
        return
    children = list(ast.iter_child_nodes(node))
    if isinstance(node, ast.Call) and name_of(node) in MARKS | KEYS:
        children = [node.func]
    elif isinstance(node, ast.Call) and name_of(node) == "together":
        children = [*node.args[1:]]  # the first is the code of what joins the others
    elif isinstance(node, ast.Subscript):
        children = [node.value]
    elif isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
        children = []
    for child in children:
        yield from texts(child)


def is_sentence(text: str) -> bool:
    return not any(re.fullmatch(pattern, text) for pattern in NO_SENTENCES)


def strays(tree: ast.Module) -> list[tuple[int, str]]:
    """Return the line and the text of what should be marked for translation and is not."""
    several = [
        text
        for text in texts(tree)
        if re.search(r"[^\W\d_]{2}.*\s|\s.*[^\W\d_]{2}", str(text.value), re.DOTALL)
    ]
    shown = [
        text
        for call in ast.walk(tree)
        if isinstance(call, ast.Call) and name_of(call) in SHOWS
        for argument in [*call.args, *(keyword.value for keyword in call.keywords)]
        for text in texts(argument)
        if re.search(r"[^\W\d_]{2}", str(text.value))
    ]
    found = {(text.lineno, str(text.value)) for text in [*several, *shown]}
    return sorted((line, text) for line, text in found if is_sentence(text))


@pytest.fixture(scope="module")
def trees() -> dict[Path, ast.Module]:
    """All sources, read once, by their paths below the root."""
    return {path.relative_to(ROOT): ast.parse(path.read_text("utf-8")) for path in FILES}


def test_every_sentence_can_be_translated(trees) -> None:
    found = {path: strays(tree) for path, tree in trees.items()}
    assert {path: texts for path, texts in found.items() if texts} == {}


def test_what_is_marked_is_a_plain_text(trees) -> None:
    # lupdate reads the source and takes nothing else, an f-string with its braces and all.
    for path, tree in trees.items():
        for call in ast.walk(tree):
            if isinstance(call, ast.Call) and name_of(call) in {"tr", "QT_TRANSLATE_NOOP"}:
                text = call.args[-1] if name_of(call) == "QT_TRANSLATE_NOOP" else call.args[0]
                assert isinstance(text, ast.Constant), f"{path}, line {call.lineno}"
                assert isinstance(text.value, str), f"{path}, line {call.lineno}"


@pytest.mark.parametrize(
    "line",
    [
        "box.setText('Hello')",
        "box.setText(self.tr('Hello') + ' world')",
        "box.setText(f'Hello {name}')",
        "QLabel('Hello', self)",
        "label = 'Two words'",
        "texts = {'a': 'Two words'}",
        "menu.addAction(text='Hello')",
    ],
)
def test_a_stray_sentence_is_found(line: str) -> None:
    assert strays(ast.parse(line))


@pytest.mark.parametrize(
    "line",
    [
        "box.setText(self.tr('Hello, world'))",
        "'What this module is about.'",
        "box.setText(self.tr('Hello, %1').replace('%1', name))",
        "box.setText(option_text('player.person'))",
        "box.setText('Limbo Table')",
        "box.setObjectName('table')",
    ],
)
def test_what_is_no_stray_sentence_is_left_alone(line: str) -> None:
    assert not strays(ast.parse(line))
