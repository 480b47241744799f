"""The programs that speak: whichever the system has, each started for one text at a time."""

from __future__ import annotations

import base64
import math
import shutil
import sys
from collections.abc import Callable, Sequence
from typing import Final, TypeAlias

import msgspec

_WORDS: Final = 175  #: a minute, at the usual pace
#: Speaks what comes in by the voices of Windows; a pace, a volume and a language are filled in.
_WINDOWS: Final = """
$ErrorActionPreference = 'Stop'
Add-Type -AssemblyName System.Speech
$voice = New-Object System.Speech.Synthesis.SpeechSynthesizer
$voice.Rate = {rate}
$voice.Volume = {volume}
$found = $voice.GetInstalledVoices() |
    Where-Object {{ $_.Enabled -and $_.VoiceInfo.Culture.TwoLetterISOLanguageName -eq '{language}' }} |
    Select-Object -First 1
if ($found) {{ $voice.SelectVoice($found.VoiceInfo.Name) }}
$text = New-Object System.IO.StreamReader([Console]::OpenStandardInput(), [Text.Encoding]::UTF8)
$voice.Speak($text.ReadToEnd())
"""


class Manner(msgspec.Struct, frozen=True):
    """How a text is to be spoken."""

    language: str  #: its code, as in ``fi``
    pace: int  #: in per cent of the usual one, 50 to 200
    volume: int  #: in per cent of the loudest


class Call(msgspec.Struct, frozen=True):
    """A program that speaks one text and ends when it was heard."""

    program: str
    arguments: Sequence[str]
    given: bytes  #: what it reads from its standard input


#: Makes the call for a text.
Synthesiser: TypeAlias = Callable[[str, Manner], Call]


def synthesiser(
    platform: str = sys.platform, which: Callable[[str], str | None] = shutil.which
) -> Synthesiser | None:
    """Return the synthesiser of this system; None where none is installed."""
    offered: Sequence[tuple[str, Synthesiser]] = (("spd-say", _by_dispatcher), ("espeak-ng", _by_espeak))
    if platform == "darwin":
        offered = (("say", _by_mac),)
    elif platform == "win32":
        offered = (("powershell", _by_windows),)
    return next((speak for program, speak in offered if which(program)), None)


def _by_dispatcher(text: str, manner: Manner) -> Call:
    """Speak by speech-dispatcher, which screen readers for Linux use as well."""
    arguments = [
        "--wait",
        "--application-name",
        "limbotable",
        "--language",
        manner.language,
        "--rate",
        str(_steps(manner.pace, 100)),
        "--volume",
        str(2 * manner.volume - 100),
        "--",
        text,
    ]
    return Call("spd-say", arguments, b"")


def _by_espeak(text: str, manner: Manner) -> Call:
    pace, volume = _WORDS * manner.pace // 100, 2 * manner.volume
    arguments = ["-v", manner.language, "-s", str(pace), "-a", str(volume), "--stdin"]
    return Call("espeak-ng", arguments, text.encode())


def _by_mac(text: str, manner: Manner) -> Call:
    """Speak by the voice that is chosen in the system's settings, at its volume."""
    return Call("say", ["-r", str(_WORDS * manner.pace // 100), "-f", "-"], text.encode())


def _by_windows(text: str, manner: Manner) -> Call:
    script = _WINDOWS.format(
        rate=_steps(manner.pace, 10), volume=manner.volume, language=manner.language
    ).encode("utf-16-le")
    encoded = base64.b64encode(script).decode("ascii")
    return Call("powershell", ["-NoProfile", "-NonInteractive", "-EncodedCommand", encoded], text.encode())


def _steps(pace: int, most: int) -> int:
    """Return a pace on a scale on which double pace is ``most``, and half of it ``-most``."""
    return max(-most, min(most, round(most * math.log2(pace / 100))))
