"""Phrases in the user's language."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from enum import IntEnum
from typing import Final

from PySide6.QtCore import QCoreApplication

from limbotable.core.phrases import Phrase, Value
from limbotable.core.sentences import CONTEXT, filled
from limbotable.games import GAMES
from limbotable.ui.words.cast import said_name
from limbotable.ui.words.outside import VALUE_LETTERS, shown

#: Begins a name that is put into words only when it is said: of a person that has not given one.
_UNSAID: Final = "\x1f"
#: The ends of the codes of sentences for the ear alone, and of short ones.
_HEARD: Final = (".heard",)
_SHORT: Final = (".short", ".heard")
#: The ends of sentences, in all languages.
_ENDS: Final = (".", "!", "?", "…", ":", "。", "！", "？", "：")
#: The values of sentences that are names of players.
_NAMES: Final = ("seat", "text")
#: In the place of a name: the one person at this screen.
YOU: Final = f"{_UNSAID}you"


class _Place(IntEnum):
    """Where a phrase stands in its sentence, and so whether the user's name begins it with a capital."""

    BEGINS = 0  #: at the beginning: a name is a capital
    COLON = 1  #: behind a colon: a name in a list is none, and a whole sentence is as its translation has it
    WITHIN = 2  #: behind a word, a comma or a semicolon: neither is a capital


def speak(phrase: Phrase) -> str:
    """Return a phrase in the installed language; raises ``KeyError`` for an unknown code."""
    return _spoken(phrase, ())


def aloud(phrase: Phrase) -> str:
    """Return a phrase as it is read out, but for the end of a sentence; may raise ``KeyError``, too."""
    return _spoken(phrase, _HEARD)


def speak_all(phrases: Iterable[Phrase]) -> str:
    """Return phrases in the installed language, one after the other, each a whole sentence.

    Raises ``KeyError`` for an unknown code.
    """
    return together("sentences", (whole(speak(phrase)) for phrase in phrases))


def hear(phrases: Iterable[Phrase], *, short: bool = False) -> str:
    """Return phrases as they are read out: each a whole sentence, so that a pause comes after it.

    ``short``: in few words, where there are such.  Raises ``KeyError`` for an unknown code.
    """
    return together("sentences", (whole(_spoken(phrase, _SHORT if short else _HEARD)) for phrase in phrases))


def together(code: str, texts: Iterable[str]) -> str:
    """Return texts as one, each joined to those before it as the phrase of this code joins its two values.

    The codes are ``sentences`` and those that begin with ``joined``: remarks in one line, and by the word
    behind the dot a list (``heard``), one of things that are lists (``things``), and others.
    """
    sentence = GAMES.sentences[code]
    assert isinstance(sentence, str)
    pattern = QCoreApplication.translate(CONTEXT, sentence)
    said = ""
    for text in texts:
        said = filled(pattern, {"first": said, "second": text}) if said else text
    return said


def whole(text: str) -> str:
    """Return a text with the end of a sentence: its own, or a full stop."""
    #: a line in a row with others, as a sentence: with a full stop
    return text if text.endswith(_ENDS) else QCoreApplication.translate("Speech", "%1.").replace("%1", text)


def _spoken(phrase: Phrase, manner: Sequence[str], place: _Place = _Place.BEGINS) -> str:
    """Return a phrase; in a manner the sentence is used whose code ends so, the first that there is."""
    values = dict(phrase.values)
    of_you = YOU in values.values()
    to_you = f"{phrase.code}.you"
    # Of two people in a sentence, its verb goes with the seat.
    addressed = of_you and values.get("seat", YOU) == YOU and to_you in GAMES.sentences
    codes = (to_you, phrase.code) if addressed else (phrase.code,)
    special = [f"{code}{end}" for end in manner for code in codes]
    sentence = GAMES.sentences[next((code for code in special if code in GAMES.sentences), codes[0])]
    source = sentence if isinstance(sentence, str) else sentence[1]
    n = values.get("n", -1) if isinstance(sentence, tuple) else -1
    assert isinstance(n, int)
    translated = QCoreApplication.translate(CONTEXT, source, "", n)
    if not values and isinstance(sentence, str) and "{" not in translated:
        return translated
    text = filled(
        translated, {name: _said(name, value, translated, manner, place) for name, value in values.items()}
    )
    # A whole sentence begins with a capital, also where a card's name comes first; so does a name of ours.
    you = name_text(YOU) if of_you else ""
    if translated.startswith("{"):
        named = of_you and text.startswith(you)
        named = named or any(
            translated.startswith(f"{{{one}}}") and _is_word(values.get(one)) for one in _NAMES
        )
        if translated.endswith(".") or (named and place is _Place.BEGINS):
            return _capital(text)
    if place is _Place.WITHIN and of_you and text.startswith(f"{_capital(you)} "):
        return you + text[len(you) :]
    return text


def _is_word(value: Value | None) -> bool:
    """Return whether a value in the place of a name is a word of the game's, which nobody has given."""
    return isinstance(value, Phrase) and not value.values


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def _place_of(name: str, sentence: str) -> _Place:
    """Return where the place of a value is in a sentence, by the sign right before it."""
    before = sentence.partition(f"{{{name}}}")[0]
    sign = before[-2:-1] if before.endswith(" ") else ""
    if sign.isalpha() or sign in (",", ";"):
        return _Place.WITHIN
    return _Place.COLON if sign == ":" else _Place.BEGINS


def numbered(number: int) -> str:
    """Return what stands in the place of a name of a person without one: ``Player 2`` when it is said."""
    return f"{_UNSAID}{number}"


def name_text(name: str) -> str:
    """Return a seat's name in the user's language, safe to show, as within a sentence."""
    if name == YOU:
        #: the one person at this screen, within a sentence
        return QCoreApplication.translate("Cast", "you")
    if name.startswith(_UNSAID):
        #: one of several people at this screen
        return QCoreApplication.translate("Cast", "Player {number}").replace("{number}", name[1:])
    return said_name(name)


def _said_behind(name: str, before: str) -> str:
    """Return the name of a person without one behind what stands before it, in a form of this language.

    Languages that inflect a word for the player instead of the name have it there already: the Finnish hand
    *pelaajan {seat} käsi* is *pelaajan 2 käsi*, not *pelaajan Pelaaja 2 käsi*.
    """
    text = name_text(name)
    word, _, number = text.rpartition(" ")
    last = before.split()[-1:] if before.endswith(" ") else []
    named = word and last and last[0].casefold().startswith(word.casefold())
    return shown(number if named else text, VALUE_LETTERS)


def _said(name: str, value: Value, sentence: str, manner: Sequence[str], place: _Place) -> str | int:
    """Return a value of a sentence in words; ``place`` is where the sentence stands."""
    if isinstance(value, Phrase):
        # The sign right before the value counts: behind a colon a sentence begins, in a list as well.
        return _spoken(value, manner, _place_of(name, sentence) or place)
    if not isinstance(value, str):
        return value
    if value.startswith(_UNSAID):
        return _said_behind(value, sentence.partition(f"{{{name}}}")[0])
    # A name, or a value from a file: its author is unknown.
    return shown(name_text(value), VALUE_LETTERS)
