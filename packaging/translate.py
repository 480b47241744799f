"""Bring the translations up to date with the sentences in the sources, and report the missing ones.

`sh packaging/translate` leads here.  New sentences are added to `translations/limbotable_*.ts`, removed
ones are dropped, and translated ones stay.  English needs no hand work: its file has only
the sentences that depend on a number, with the forms that stand beside them in the sources.

    translate.py [DIRECTORY]

DIRECTORY holds the .ts files; the default is `translations`.
"""

from __future__ import annotations

import importlib.util
import json
import re
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Final
from xml.etree import ElementTree as ET

ROOT: Final = Path(__file__).resolve().parent.parent
# The checkout's own package, and not one that is installed elsewhere.
sys.path.insert(0, str(ROOT))
from limbotable.__main__ import main as command_line  # noqa: E402
from limbotable.command_line import catalogue, commands  # noqa: E402
from limbotable.core.languages import LANGUAGES  # noqa: E402
from limbotable.core.sentences import CONTEXT  # noqa: E402
from limbotable.games import GAMES  # noqa: E402

_MARKS: Final = re.compile(r"\b(tr|translate|QT_TRANSLATE_NOOP)\(")


def main() -> None:
    directory = Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT / "translations"
    directory.mkdir(parents=True, exist_ok=True)
    files = {language: directory / f"limbotable_{language}.ts" for language, _ in LANGUAGES}
    with tempfile.TemporaryDirectory() as copies:
        sources = copy_sources(Path(copies))
        for language, file in files.items():
            update(language, file, sources)
        fill_english(files["en"])
        update("en", files["en"], sources)  # once more: so the file is as lupdate writes it
    for language, file in files.items():
        left = [message for message in messages(file) if is_unfinished(message)]
        print(f"limbotable: {language}: {len(left)} of {len(messages(file))} sentences left to translate")
        for message in left:
            print(f"    {message.findtext('source')}")


def lupdate() -> Path:
    """Return the path of lupdate, Qt's collector of sentences, without importing Qt."""
    spec = importlib.util.find_spec("PySide6")
    if spec is None or spec.origin is None:
        sys.exit("limbotable: PySide6-Essentials is needed: its lupdate collects the sentences")
    return Path(spec.origin).with_name("lupdate.exe" if sys.platform == "win32" else "lupdate")


def copy_sources(directory: Path) -> list[Path]:
    """Copy the package's sources without the `#:` comments that are not meant for translators.

    lupdate gives any such comment to the next sentence that it finds, however far away that is.
    """
    copies = []
    for source in sorted((ROOT / "limbotable").rglob("*.py")):
        copy = directory / source.relative_to(ROOT)
        copy.parent.mkdir(parents=True, exist_ok=True)
        lines = source.read_text("utf-8").splitlines()
        for k, line in enumerate(lines):
            if line.lstrip().startswith("#:") and not _is_remark(lines, k):
                lines[k] = line.replace("#:", "#", 1)
            elif "#:" in line and not line.lstrip().startswith("#:"):
                lines[k] = line.partition("  #:")[0]
        copy.write_text("\n".join(lines) + "\n", "utf-8")
        copies.append(copy)
    return [*copies, copy_command_line(directory)]


def copy_command_line(directory: Path) -> Path:
    """Write the texts of the help as calls that lupdate reads: where they stand nothing marks them."""
    calls = [(catalogue.CONTEXT, text) for text in dict.fromkeys(commands.texts(command_line))]
    plurals = [(catalogue.CONTEXT, *forms) for forms in commands.CLICKS_PLURALS.items()]
    copy = directory / "help.py"
    # As JSON, for lupdate does not read every way in which Python quotes.
    lines = (f"translate{json.dumps(call, ensure_ascii=False)}" for call in [*calls, *plurals])
    copy.write_text("\n".join(line.replace("[", "(", 1)[:-1] + ")" for line in lines) + "\n", "utf-8")
    return copy


def _is_remark(lines: list[str], k: int) -> bool:
    """Return whether a sentence marked for translation begins right below a comment."""
    while k < len(lines) and lines[k].lstrip().startswith("#:"):
        k += 1
    return k < len(lines) and _MARKS.search(lines[k]) is not None


def update(language: str, file: Path, sources: list[Path]) -> None:
    """Merge the sentences of the sources into a file with lupdate."""
    command: list[str | Path] = [
        lupdate(),
        "-silent",
        "-no-obsolete",
        "-locations",
        "none",
        *(["-pluralonly"] if language == "en" else []),
    ]
    command += ["-source-language", "en", "-target-language", language, *sources, "-ts", file]
    subprocess.run(command, check=True)


def fill_english(file: Path) -> None:
    """Write the two English forms of each sentence that depends on a number, as in the table."""
    forms = {sentence[1]: sentence for sentence in GAMES.sentences.values() if isinstance(sentence, tuple)}
    tree = ET.parse(file)  # noqa: S314 - our own file
    for context in tree.iterfind("context"):
        for message in context.iterfind("message"):
            translation, source = message.find("translation"), message.findtext("source")
            if translation is not None and context.findtext("name") == CONTEXT and source in forms:
                translation.attrib.pop("type", None)
                for element, form in zip(translation.iterfind("numerusform"), forms[source], strict=True):
                    element.text = form
    tree.write(file, encoding="utf-8", xml_declaration=True)


def messages(file: Path) -> list[ET.Element]:
    """Return all messages of a file."""
    return list(ET.parse(file).iter("message"))  # noqa: S314 - our own file


def is_unfinished(message: ET.Element) -> bool:
    """Return whether a message has yet to be translated."""
    translation = message.find("translation")
    return translation is None or translation.get("type") == "unfinished"


if __name__ == "__main__":
    main()
