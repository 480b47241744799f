"""The placeholders of values in a sentence."""

from __future__ import annotations

import re

from limbotable.core.sentences import Sentence


def placeholders(sentence: Sentence) -> set[str]:
    """Return the names of the values that a sentence, or one of its plural forms, takes."""
    forms = (sentence,) if isinstance(sentence, str) else sentence
    text = "".join(forms)
    return set(re.findall(r"\{([^}]*)\}", text)) | ({"n"} if "%n" in text else set())
