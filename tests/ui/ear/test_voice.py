"""The program's own voice: one text after the other, none interrupted, and no waiting for it."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QWidget

from limbotable.ui.ear.synthesiser import Call, Manner, synthesiser
from limbotable.ui.ear.voice import Said, Voice, tell
from tests.patience import PATIENCE

MANNER = Manner("fi", 100, 80)
#: Waits until it may speak, and writes down what it was given, with how it began.
SPEAKER = """
import sys, time
from pathlib import Path
home = Path(sys.argv[1])
text = sys.stdin.buffer.read().decode()
with (home / "said").open("a") as said:
    said.write("begin " + text.replace(chr(10), "|") + chr(10))
while not (home / "go").exists():
    time.sleep(0.01)
with (home / "said").open("a") as said:
    said.write("end" + chr(10))
sys.exit(int((home / "code").read_text()) if (home / "code").exists() else 0)
"""


class Speaker:
    """A voice that speaks into a file, when it may."""

    def __init__(self, home: Path, parent: QObject) -> None:
        self.home, self.parent = home, parent
        self.failed: list[str] = []
        self.voice = Voice(self.call, MANNER, parent)
        self.voice.failed.connect(self.failed.append)

    def call(self, text: str, manner: Manner) -> Call:
        assert manner == MANNER
        return Call(sys.executable, ["-c", SPEAKER, str(self.home)], text.encode())

    def said(self) -> list[str]:
        file = self.home / "said"
        return file.read_text().splitlines() if file.exists() else []

    def may_speak(self) -> None:
        (self.home / "go").touch()


@pytest.fixture
def speaker(qtbot, tmp_path) -> Speaker:
    parent = QWidget()
    qtbot.addWidget(parent)
    return Speaker(tmp_path, parent)


def test_no_text_is_interrupted_and_those_that_wait_are_said_in_one_breath(speaker, qtbot) -> None:
    speaker.voice.say("one")
    qtbot.waitUntil(lambda: speaker.said() == ["begin one"], timeout=PATIENCE)
    for text in ("two", "three", " "):
        speaker.voice.say(text)
    assert speaker.voice.busy
    assert speaker.said() == ["begin one"], "the window has not waited, and nothing was cut off"
    speaker.may_speak()
    qtbot.waitUntil(lambda: not speaker.voice.busy, timeout=PATIENCE)
    assert speaker.said() == ["begin one", "end", "begin two|three", "end"]
    assert speaker.failed == []


def test_a_passing_text_gives_way_to_any_that_follows(speaker, qtbot) -> None:
    speaker.voice.say("one")
    for text in ("first card", "second card", "third card"):
        speaker.voice.say(text, passing=True)
    qtbot.waitUntil(lambda: speaker.said() == ["begin one"], timeout=PATIENCE)
    speaker.may_speak()
    qtbot.waitUntil(lambda: not speaker.voice.busy, timeout=PATIENCE)
    assert speaker.said() == ["begin one", "end", "begin third card", "end"]
    (speaker.home / "said").unlink()
    (speaker.home / "go").unlink()
    speaker.voice.say("four")
    speaker.voice.say("a card", passing=True)
    speaker.voice.say("five")
    speaker.may_speak()
    qtbot.waitUntil(lambda: not speaker.voice.busy, timeout=PATIENCE)
    assert speaker.said() == ["begin four", "end", "begin five", "end"]


def test_of_two_passing_texts_of_one_moment_the_last_is_said(speaker, qtbot) -> None:
    speaker.may_speak()
    speaker.voice.say("the card with the focus", passing=True)
    speaker.voice.say("what is pointed out", passing=True)
    assert speaker.voice.busy
    qtbot.waitUntil(lambda: not speaker.voice.busy, timeout=PATIENCE)
    assert speaker.said() == ["begin what is pointed out", "end"]


def test_a_failure_is_told_once_and_the_next_text_is_tried(speaker, qtbot) -> None:
    (speaker.home / "code").write_text("3")
    speaker.may_speak()
    for text in ("one", "two"):
        speaker.voice.say(text)
        qtbot.waitUntil(lambda: not speaker.voice.busy, timeout=PATIENCE)
    assert speaker.failed == ["3"]
    (speaker.home / "code").write_text("0")
    speaker.voice.say("three")
    qtbot.waitUntil(lambda: not speaker.voice.busy, timeout=PATIENCE)
    assert speaker.said()[-2:] == ["begin three", "end"]


def test_a_program_that_is_not_there_is_told_of(qtbot) -> None:
    parent = QWidget()
    qtbot.addWidget(parent)
    voice = Voice(lambda _text, _manner: Call("/nowhere/speak", [], b""), MANNER, parent)
    failed: list[str] = []
    voice.failed.connect(failed.append)
    voice.say("one")
    qtbot.waitUntil(lambda: len(failed) == 1, timeout=PATIENCE)
    assert not voice.busy


def test_silence_ends_what_is_being_said(speaker, qtbot) -> None:
    speaker.voice.say("one")
    qtbot.waitUntil(lambda: speaker.said() == ["begin one"], timeout=PATIENCE)
    speaker.voice.say("two")
    speaker.voice.be_silent()
    assert not speaker.voice.busy
    speaker.may_speak()
    qtbot.wait(50)
    assert speaker.said() == ["begin one"]
    assert speaker.failed == []


class _Ear(QObject):
    def __init__(self) -> None:
        super().__init__()
        self.heard: list[tuple[str, bool]] = []

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:  # noqa: N802 - Qt's name
        if isinstance(event, Said):
            self.heard.append((event.text, event.passing))
        return False


def test_what_any_window_says_comes_to_the_main_window(qtbot) -> None:
    main, ear = QWidget(), _Ear()
    qtbot.addWidget(main)
    main.installEventFilter(ear)
    dialog = QWidget(main)
    label = QWidget(dialog)
    tell(label, "from a dialog")
    tell(main, "from itself", passing=True)
    assert ear.heard == [("from a dialog", False), ("from itself", True)]


@pytest.mark.parametrize(
    ("platform", "installed", "program"),
    [
        ("linux", {"spd-say", "espeak-ng"}, "spd-say"),
        ("linux", {"espeak-ng"}, "espeak-ng"),
        ("linux", {"say", "powershell"}, None),
        ("darwin", {"say", "espeak-ng"}, "say"),
        ("win32", {"powershell"}, "powershell"),
        ("win32", set(), None),
    ],
)
def test_each_system_has_its_synthesiser(platform, installed, program) -> None:
    speak = synthesiser(platform, lambda name: name if name in installed else None)
    if program is None:
        assert speak is None
        return
    assert speak is not None
    call = speak("--help is a text; $x `y`", Manner("fi", 200, 50))
    assert call.program == program
    if program == "spd-say":
        assert call.arguments[-2:] == ["--", "--help is a text; $x `y`"], "it is no option"
        assert "100" in call.arguments, "double pace is the most"
    else:
        assert call.given == b"--help is a text; $x `y`"
        assert not any("--help" in argument for argument in call.arguments)
