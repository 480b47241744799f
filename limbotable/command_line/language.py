"""The language of the command line, and its texts in that language."""

from __future__ import annotations

import gettext
import os
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import Final

from limbotable.core.languages import LANGUAGES
from limbotable.resources import resource

if sys.platform == "win32":
    import ctypes
    import locale

    def _language_of_system() -> str:
        """Return the name of the language in which Windows speaks to the user."""
        return locale.windows_locale.get(ctypes.windll.kernel32.GetUserDefaultUILanguage(), "")

else:

    def _language_of_system() -> str:
        """Return nothing: it is all in the variables."""
        return ""


#: The name of the catalogues, ``translations/messages/LANGUAGE/LC_MESSAGES/limbotable.mo``.
DOMAIN: Final = "limbotable"
#: What says which languages the user reads, the first that is there: as gettext and Qt read them.
VARIABLES: Final = ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")


def translate(_context: str, text: str) -> str:
    """Return a text in the language of the command line; lupdate knows the function by its name."""
    return in_language(text)


def in_language(text: str) -> str:
    """Return a text in the language of the command line, or as it is if the language has no other."""
    # gettext's own word for nothing is the head of the catalogue.
    return gettext.gettext(text) if text else text


def of_number(one: str, many: str, n: int) -> str:
    """Return the form of a sentence for a number, in the language of the command line.

    The sentence is known there by its English plural.
    """
    found = gettext.ngettext(many, many, n)
    return one if found == many and n == 1 else found


def language_of(environment: Mapping[str, str]) -> str:
    """Return the first language named there that the program has, or else the default.

    It is the language in which the table opens for a user who has not chosen one.
    """
    spoken = [code for code, _ in LANGUAGES]
    named = next(filter(None, (environment.get(name) for name in VARIABLES)), "")
    wanted = [name.partition("_")[0].partition(".")[0].lower() for name in named.split(":")]
    return next((code for code in wanted if code in spoken), spoken[0])


def can_be_written(language: str, *encodings: str) -> bool:
    """Return whether a terminal's encodings have the letters and marks of a language."""
    sample = dict(LANGUAGES)[language] + {"de": "äöüß„“…", "fi": "äö”…"}.get(language, "…")
    try:
        for encoding in encodings:
            sample.encode(encoding)
    except UnicodeEncodeError:
        return False
    return True


@contextmanager
def spoken() -> Iterator[None]:
    """Let gettext, and so click, speak the user's language inside."""
    if not any(map(os.environ.get, VARIABLES)) and (language := _language_of_system()):
        os.environ["LANGUAGE"] = language  # gettext looks nowhere else
    language = language_of(os.environ)
    # A program without a console has no streams.
    encodings = [stream.encoding for stream in (sys.stdout, sys.stderr) if stream is not None]
    if language == LANGUAGES[0][0] or not can_be_written(language, *encodings):
        yield
        return
    before = gettext.textdomain()
    gettext.bindtextdomain(DOMAIN, str(resource("translations", "messages")))
    gettext.textdomain(DOMAIN)
    try:
        yield
    finally:
        gettext.textdomain(before)
