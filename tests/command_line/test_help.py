"""The command line speaks the user's language."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from functools import cache
from gettext import GNUTranslations
from pathlib import Path

import click
import pytest
from click.testing import CliRunner

from limbotable.__main__ import main
from limbotable.command_line import catalogue, commands, language
from limbotable.command_line.words import in_words
from limbotable.command_line.wrapping import width_of
from limbotable.core.languages import LANGUAGES
from limbotable.core.phrases import phrase
from limbotable.search import thought
from limbotable.search.thought import Limit
from tests.translations.ts import HOME, file_of, read

PAGES = [[], *([name] for name, command in main.commands.items() if not command.hidden)]
#: Calls that go wrong, and their exit status.
WRONG = {
    "--no-such-option": 2,
    "new": 2,
    "new whist": 2,
    "new limit --deal 7": 2,
    "new foes --deal x": 2,
    "new foes --dea 1": 2,
    "play /": 2,
    "play no-such-file": 2,
    "export no-such-file b.png": 2,
    "export --language sv": 2,
    "engine more": 2,
    "engine even more": 2,
    "bench x": 2,
    "arena countdown": 2,
    "arena countdown --players": 2,
    "arena countdown --pairs x": 2,
    "arena countdown --pairs 1": 2,
    "arena countdown --seconds x": 2,
    "arena countdown --sprt 1": 2,
    "arena countdown --sprt 2 1 --players random greedy": 2,
    "arena countdown --luck --players random random": 2,
    "arena countdown --json=1": 2,
    "arena countdown --by-seat --accounts --players random": 2,
    "arena countdown --calibration --players engine:x": 2,
    "arena whist --players random random": 2,
    "arena countdown --players random grandmaster": 2,
    "arena countdown --players random": 2,
    "arena limit --option players=3 --players random alphabeta random": 2,
    "arena countdown --players random random --option deal=never": 2,
    "arena countdown --players random random --option trumps=no": 2,
    "--game tests.fifth_game.game:NAMES engine": 2,
    "--game tests.fifth_game.game:GAME --game tests.fifth_game.game:GAME engine": 2,
}
#: Values, and words that are the same in a language.
VALUES = re.compile(
    r"--?[\w-]+|\.\w+|\[[\w|]+\]|\b(limbotable|main|random|greedy|engine|table|MODUL|ATTRIBUT|NAME|JSON|Python|Dask"
    r"|Cluster|Scheduler|Elo|Qt|Version|ARGUMENT\w*|Argument|OPTION\w*|Option\w*|arena|bench|export|new|play|x|N|S)\b"
)
#: Words that English help is full of, and that are none in the other languages.
ENGLISH = re.compile(
    r"\b(the|of|and|is|are|with|each|which|this|that|how|much|not|for|by|no|file|path|integer|float|number|range"
    r"|required|default|value|missing|error|usage|try|help|command|game|record|got)\b",
    re.IGNORECASE,
)


@pytest.fixture(scope="session")
def messages(tmp_path_factory) -> Path:
    """The catalogues of the translations as they are in the checkout."""
    home: Path = tmp_path_factory.mktemp("catalogues")
    for code, _ in LANGUAGES:
        target = home / catalogue.path_of(file_of(code)).relative_to(HOME)
        target.parent.mkdir(parents=True)
        catalogue.write(file_of(code), target)
    return home


@pytest.fixture
def speak(messages: Path, monkeypatch: pytest.MonkeyPatch) -> pytest.MonkeyPatch:
    """Whatever language the tests run in, the command line is English until LANGUAGE says otherwise."""
    monkeypatch.setattr(language, "resource", lambda _, name: messages / name)
    monkeypatch.setenv("LANGUAGE", "en")
    return monkeypatch


def said(arguments: list[str], code: str, speak: pytest.MonkeyPatch) -> tuple[int, str]:
    speak.setenv("LANGUAGE", code)
    done = CliRunner().invoke(main, arguments)
    return done.exit_code, done.output


OTHERS = [code for code, _ in LANGUAGES if code != "en"]


@pytest.mark.parametrize("code", OTHERS)
@pytest.mark.parametrize("page", PAGES, ids=str)
def test_help_has_no_english_word(speak, page: list[str], code: str) -> None:
    status, text = said([*page, "--help"], code, speak)
    assert status == 0
    assert [word for word in ENGLISH.findall(VALUES.sub("", text)) if word not in {"is", "are"}] == []
    translated = catalogue.texts(file_of(code))
    sentences = [told for told in commands.texts(main) if " " in told and translated[told] != told]
    assert [told for told in sentences if told in " ".join(text.split())] == []


@pytest.mark.parametrize("code", OTHERS)
def test_help_has_all_texts_of_the_commands(speak, code: str) -> None:
    text = "".join(said([*page, "--help"], code, speak)[1] for page in PAGES)
    translated = catalogue.texts(file_of(code))
    shown = set(commands.texts(main)) - set(commands.CLICKS)
    shown |= {"Usage:", "[OPTIONS]", "Options", "Commands", "required"}
    shown |= {"Show the version and exit.", "Show this message and exit."}
    assert [one for one in shown if "".join(translated[one].split()) not in "".join(text.split())] == []


@pytest.mark.parametrize("code", ["en", *OTHERS])
@pytest.mark.parametrize("page", PAGES, ids=str)
def test_columns_are_aligned_and_lines_short(speak, page: list[str], code: str) -> None:
    lines = said([*page, "--help"], code, speak)[1].splitlines()
    assert max(map(width_of, lines)) <= 80
    for start, _ in enumerate(lines):
        if lines[start].startswith("  -") and not lines[start - 1].startswith("  "):  # the first option
            block = "\n".join(lines[start:]).partition("\n\n")[0].splitlines()
            columns = {
                width_of(found[0]) for line in block if (found := re.match(r"(  -.*?|)  +(?=\S)", line))
            }
            assert len(columns) == 1, block


@pytest.mark.parametrize("code", OTHERS)
@pytest.mark.parametrize("call", WRONG)
def test_a_wrong_call_is_explained_in_the_language(speak, call: str, code: str) -> None:
    status, text = said(call.split(), code, speak)
    assert status == said(call.split(), "en", speak)[0] == WRONG[call]
    told = re.sub(
        r"'[^']*'|[“”„「][^“”」]*[“”」]|: countdown, foes, .*|no-such-file", "", VALUES.sub("", text)
    )
    assert ENGLISH.findall(told) == []


@pytest.mark.parametrize("page", PAGES, ids=str)
def test_japanese_help_has_wide_signs(speak, page: list[str]) -> None:
    text = said([*page, "--help"], "ja", speak)[1]
    assert text.startswith("使い方：")
    assert "\nオプション：\n" in text
    assert re.findall(r"[ぁ-んァ-ヶ一-龠][:;,.](?:\s|$)|[。：、）] \S|\[$", text, re.MULTILINE) == []


@pytest.mark.parametrize("call", WRONG)
def test_a_wrong_call_is_explained_with_wide_signs(speak, call: str) -> None:
    text = said(call.split(), "ja", speak)[1]
    assert re.findall(r"'|[。：、）」] +[ぁ-んァ-ヶ一-龠「（]|」[,.]|[ぁ-んァ-ヶ一-龠]:", text) == []


#: Records that cannot be read, and the end of the reason in each language.
DAMAGED = {
    '{"limbotable":1,"game":"whist","options":{},"seats":["A","B"]}': {
        "de": "Das Spiel „whist“ gibt es nicht.",
        "fi": "Peliä ”whist” ei ole.",
        "ja": "「whist」というゲームはありません。",
    },
    '{"limbotable":1,"game":"countdown","options":{"preset":"english"},"seats":["A"]}': {
        "de": "Diese Partie hat 2 Plätze.",
        "fi": "Tässä ottelussa on 2 paikkaa.",
        "ja": "この対戦の席は2つです。",
    },
}


@pytest.mark.parametrize("code", OTHERS)
@pytest.mark.parametrize("record", DAMAGED)
def test_the_reason_why_a_record_is_not_read_is_in_the_language(speak, tmp_path, record, code) -> None:
    pytest.importorskip("PySide6.QtGui")  # what exports draws
    file = tmp_path / "record.limbo"
    file.write_text(f"{record}\n", "utf-8")
    status, text = said(["export", str(file), str(tmp_path / "page.html")], code, speak)
    assert status == 1
    assert text.strip().endswith(DAMAGED[record][code])


@pytest.mark.parametrize("n", [0, 1, 2])
def test_phrases_have_the_forms_of_their_number(speak, n: int) -> None:
    forms = {"en": ["0 points", "1 point", "2 points"], "de": ["0 Punkte", "1 Punkt", "2 Punkte"]}
    forms |= {"fi": ["0 pistettä", "1 piste", "2 pistettä"], "ja": ["0点", "1点", "2点"]}
    for code, wanted in forms.items():
        speak.setenv("LANGUAGE", code)
        with language.spoken():
            assert in_words(phrase("points", n=n)) == wanted[n]


@pytest.mark.long
@pytest.mark.parametrize(
    ("code", "first"),
    [
        ("en", "Toto shuffles and deals round 1."),
        ("ja", "トトがシャッフルして第1ラウンドの手札を配りました。"),
    ],
)
def test_a_demonstration_is_told_in_the_language(speak, monkeypatch, code: str, first: str) -> None:
    app_main = pytest.importorskip("limbotable.app.main")
    monkeypatch.setattr(app_main, "has_display", lambda: False)
    monkeypatch.setattr(thought, "Limit", lambda **_: Limit(None, 1))
    status, text = said([], code, speak)
    assert status == 0
    assert first in text.splitlines()
    assert code == "en" or re.findall(r"\b(Nana|Toto|plays|the|of)\b", text) == []


@pytest.mark.parametrize("code", OTHERS)
def test_every_message_is_english_without_the_language(speak, code: str) -> None:
    assert said(["--help"], code, speak) != said(["--help"], "en", speak) == said(["--help"], "sv", speak)


def test_a_terminal_without_the_letters_gets_english(speak) -> None:
    english = said(["--help"], "en", speak)[1]
    for code, charset in (("ja", "latin-1"), ("fi", "ascii"), ("de", "ascii")):
        speak.setenv("LANGUAGE", code)
        assert CliRunner(charset=charset).invoke(main, ["--help"]).output == english
    speak.setenv("LANGUAGE", "fi")
    assert CliRunner(charset="cp1252").invoke(main, ["--help"]).output != english


def test_a_program_without_a_console_speaks_the_language_too(speak) -> None:
    """Windows starts the table so: it has neither a way out nor one for errors."""
    speak.setenv("LANGUAGE", "fi")
    speak.setattr(sys, "stdout", None)
    speak.setattr(sys, "stderr", None)
    with language.spoken():
        assert language.in_language("Aborted!") != "Aborted!"


def test_clicks_texts_are_clicks() -> None:
    """One that click no longer has would stay untranslated."""
    sources = "\n".join(path.read_text("utf-8") for path in Path(click.__file__).parent.glob("*.py"))
    ours = {"integer", "number", "[COMMAND] [ARGUMENTS]", *commands.CLICKS_PLURALS.values()}
    known = [*commands.CLICKS, *commands.CLICKS_PLURALS]
    assert [text for text in known if text not in ours and f'"{text}"' not in sources] == []


@pytest.mark.parametrize("code", OTHERS)
def test_a_catalogue_is_what_gettext_reads(messages: Path, code: str) -> None:
    with (messages / catalogue.path_of(file_of(code)).relative_to(HOME)).open("rb") as file:
        read_back = GNUTranslations(file)
    told = {one.source: one.forms[0] for one in read(code) if one.context == catalogue.CONTEXT}
    assert {source: read_back.gettext(source) for source in told} == told
    for plural, singular in commands.CLICKS_PLURALS.items():
        assert read_back.ngettext(singular, plural, 1) == told[singular]
        assert read_back.ngettext(singular, plural, 2) == told[plural]


@cache
def answers(code: str) -> bytes:
    """Ask an engine in a language of the user's."""
    asked = b'{"id":1,"cmd":"hello"}\n{"id":2,"cmd":"no such command"}\n{'
    command = [sys.executable, "-m", "limbotable", "engine"]
    variables = os.environ | {"LANGUAGE": code}
    done = subprocess.run(command, input=asked, env=variables, capture_output=True, check=True, timeout=100)
    return done.stdout


@pytest.mark.parametrize("code", OTHERS)
def test_what_programs_read_is_the_same_in_every_language(code: str) -> None:
    assert answers(code) == answers("en")
    assert answers(code).count(b"\n") == 3


@pytest.mark.parametrize(
    "environment",
    [
        "LANG=fi_FI.UTF-8",
        "LANGUAGE=sv:fi LANG=C",
        "LC_ALL=ja_JP.UTF-8 LANG=fi_FI.UTF-8",
        "LC_MESSAGES=de_DE LANG=fi_FI.UTF-8",
        "LANGUAGE=en:fi LANG=fi_FI.UTF-8",
        "LANGUAGE=pt_BR:de_AT",
        "LANG=sv_SE.UTF-8",
        "LANG=C.UTF-8",
        "LANGUAGE= LC_ALL= LANG=ja",
    ],
)
@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere Qt asks the system")
def test_the_language_is_the_one_of_the_table(environment: str, monkeypatch) -> None:
    pytest.importorskip("PySide6.QtGui")
    for name in language.VARIABLES:
        monkeypatch.delenv(name, raising=False)
    variables = dict(pair.split("=") for pair in environment.split())
    for name, value in variables.items():
        monkeypatch.setenv(name, value)
    asked = "from limbotable.ui.words.languages import system_language; print(system_language())"
    done = subprocess.run(
        [sys.executable, "-c", asked], capture_output=True, text=True, check=True, timeout=100
    )
    assert language.language_of(variables) == done.stdout.strip()
