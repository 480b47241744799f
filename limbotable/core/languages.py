"""The languages that people choose from."""

from __future__ import annotations

from typing import Final

#: Code and own name of each language; the first is the default for users of other languages.
LANGUAGES: Final = (("en", "English"), ("de", "Deutsch"), ("fi", "Suomi"), ("ja", "日本語"))
