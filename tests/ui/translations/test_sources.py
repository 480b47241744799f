"""The translations have the sentences of the sources as they are now."""

from __future__ import annotations

import importlib.util
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.translations.ts import FORMS, ROOT, Message, file_of, read

LUPDATE = "lupdate.exe" if sys.platform == "win32" else "lupdate"


def lupdate_is_there() -> bool:
    spec = importlib.util.find_spec("PySide6")
    return spec is not None and spec.origin is not None and Path(spec.origin).with_name(LUPDATE).exists()


@pytest.fixture(scope="module")
def updated(tmp_path_factory) -> Path:
    """Copies of the translations after `packaging/translate`."""
    if not lupdate_is_there():
        pytest.skip("this PySide6 comes without lupdate")
    home: Path = tmp_path_factory.mktemp("translations")
    for language in FORMS:
        shutil.copyfile(file_of(language), file_of(language, home))
    subprocess.run([sys.executable, ROOT / "packaging" / "translate.py", home], check=True)
    return home


@pytest.mark.parametrize("language", FORMS)
def test_the_translations_are_up_to_date(updated: Path, language: str) -> None:
    """If this fails, run `sh packaging/translate` and translate what it names."""

    def known(messages: list[Message]) -> set[tuple[str, str, bool, tuple[str, ...]]]:
        return {(message.context, message.source, message.plural, message.forms) for message in messages}

    assert known(read(language, updated)) == known(read(language))
