"""A player of short sounds: it mixes them for the system's audio, through the library miniaudio."""

from __future__ import annotations

import wave
from array import array
from collections.abc import Generator, Mapping
from importlib import import_module
from pathlib import Path
from queue import Empty, SimpleQueue
from threading import Event, Thread
from time import monotonic
from typing import Any, Final

PACKAGE: Final = "miniaudio"  #: the package that knows the systems' audio
RATE: Final = 48_000  #: samples a second
_PERIOD: Final = 20  #: milliseconds that are mixed at a time
REST: Final = 3.0  #: seconds after the last sound until the system's audio is let go, which saves power
RETRIES: Final = 3  #: so many openings in a row may fail, then the player stays silent
LATEST: Final = 1.0  #: seconds after which a sound that could not be begun comes too late to be heard
_PEAK: Final = 32_767


def samples(path: Path) -> array[int]:
    """Read a sound of one channel and 16 bits at ``RATE``.

    ``ValueError`` says that the file is of another kind.
    """
    with wave.open(str(path), "rb") as file:
        if (file.getnchannels(), file.getsampwidth(), file.getframerate()) != (1, 2, RATE):
            raise ValueError(f"{path.name} is no sound of one channel and 16 bits at {RATE} Hz")
        return array("h", file.readframes(file.getnframes()))


def swallows() -> bool:
    """Return whether the library can open its own device, which swallows all sounds: no card is needed."""
    library = import_module(PACKAGE)
    try:
        library.PlaybackDevice(backends=[library.Backend.NULL]).close()
    except library.MiniaudioError:
        return False
    return True


class Mixer:
    """Adds up the sounds that are heard at a time."""

    def __init__(self) -> None:
        self._begun: SimpleQueue[array[int]] = SimpleQueue()  # the audio's thread takes them
        self._voices: list[tuple[array[int], int]] = []

    def begin(self, sound: array[int]) -> None:
        """Let a sound be heard from the next samples on."""
        self._begun.put(sound)

    def mix(self, count: int) -> array[int]:
        """Return the next samples: ``count`` of them."""
        while not self._begun.empty():
            self._voices.append((self._begun.get(), 0))
        made = array("h", bytes(2 * count))
        playing = []
        for sound, place in self._voices:
            part = sound[place : place + count]
            if len(self._voices) == 1:
                made[: len(part)] = part
            else:
                for n, value in enumerate(part):
                    made[n] = max(-_PEAK, min(_PEAK, made[n] + value))
            if place + count < len(sound):
                playing.append((sound, place + count))
        self._voices = playing
        return made

    def stream(self) -> Generator[array[int], int, None]:
        """Mix without an end: each number that is sent is answered by so many samples."""
        made: array[int] = array("h")
        while True:
            made = self.mix((yield made))


class Player:
    """Plays sounds by name, several at a time.

    The system's audio is opened, used and let go by a thread of its own, from the first sound on: none of
    that may hold up the table.  Sounds that wait for it too long are left out: else all would be heard at
    once when it is open at last.  Where there is no audio the player is silent.
    """

    def __init__(self, sounds: Mapping[str, array[int]]) -> None:
        self._sounds = dict(sounds)
        self._loud: dict[str, array[int]] = dict(self._sounds)
        self._mixer = Mixer()
        #: Each sound with the time when it was wanted; None ends the thread.
        self._wanted: SimpleQueue[tuple[float, array[int]] | None] = SimpleQueue()
        self._thread: Thread | None = None
        #: Set when the system's audio was tried, with or without success.
        self._tried = Event()
        #: The system's audio that was opened last, as the library names it (``"PulseAudio"``, ``"WASAPI"``).
        #: Where there is none ``"Null"`` swallows everything, or it stays empty as before the first sound.
        self.audio = ""

    def set_volume(self, volume: float) -> None:
        """Play further sounds at a volume from 0 to 1."""
        self._loud = {
            name: array("h", (int(value * volume) for value in sound)) for name, sound in self._sounds.items()
        }

    def play(self, name: str) -> None:
        """Begin a sound, beside those that are still heard."""
        if self._thread is None:
            # A daemon: a driver that hangs must not keep the program from ending.
            self._thread = Thread(target=self._serve, name="sounds", daemon=True)
            self._thread.start()
        self._wanted.put((monotonic(), self._loud[name]))

    def wait_for_audio(self, seconds: float) -> bool:
        """Wait, at most so long, until the first sound has opened the system's audio; return whether it has.

        Returns at once where opening failed.
        """
        self._tried.wait(seconds)
        return bool(self.audio)

    def close(self) -> None:
        """Let the system's audio go, for good."""
        if self._thread is not None:
            self._wanted.put(None)
            self._thread.join(timeout=2.0)
            self._thread = None

    def _serve(self) -> None:
        device: Any = None
        failures = 0
        while True:
            try:
                wanted = self._wanted.get(timeout=None if device is None else REST)
            except Empty:
                # It has all been heard by now, or the audio has gone away: the next sound opens it anew.
                device.close()
                device = None
                continue
            if wanted is None:
                break
            when, sound = wanted
            if device is None and failures < RETRIES:
                device = self._open()
                self._tried.set()
                failures = 0 if device is not None else failures + 1
            if device is not None and monotonic() - when < LATEST:
                self._mixer.begin(sound)
        if device is not None:
            device.close()

    def _open(self) -> Any:
        """Open the system's audio; return None where there is none."""
        library = import_module(PACKAGE)  # here: it takes a moment, and brings NumPy along where that is
        self._mixer = Mixer()
        stream = self._mixer.stream()
        next(stream)
        try:
            device = library.PlaybackDevice(
                output_format=library.SampleFormat.SIGNED16,
                nchannels=1,
                sample_rate=RATE,
                buffersize_msec=_PERIOD,
                app_name="Limbo Table",
            )
            device.start(stream)
        except library.MiniaudioError:
            return None
        self.audio = str(device.backend)
        return device
