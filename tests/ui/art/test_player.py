"""How sounds become one stream, and how the system's audio is treated."""

from __future__ import annotations

import threading
import time
import wave
from array import array
from collections.abc import Callable, Generator, Iterator
from contextlib import closing
from types import SimpleNamespace
from typing import Any

import pytest

from limbotable.ui.art import player as player_module
from limbotable.ui.art.player import RATE, Mixer, Player, samples

KNOCK = array("h", [1000, -1000, 500])
RING = array("h", [7, 8, 9, 10, 11])


def test_a_sound_is_read_as_it_is_and_another_kind_is_refused(tmp_path) -> None:
    for channels, rate in ((1, RATE), (2, RATE), (1, 44_100)):
        with wave.open(str(tmp_path / "one.wav"), "wb") as file:
            file.setnchannels(channels)
            file.setsampwidth(2)
            file.setframerate(rate)
            file.writeframes(KNOCK.tobytes() * channels)
        if (channels, rate) == (1, RATE):
            assert samples(tmp_path / "one.wav") == KNOCK
        else:
            with pytest.raises(ValueError, match=r"one\.wav is no sound of one channel"):
                samples(tmp_path / "one.wav")


def test_sounds_begin_at_once_go_on_and_end_in_silence() -> None:
    mixer = Mixer()
    assert list(mixer.mix(2)) == [0, 0]
    mixer.begin(RING)
    assert list(mixer.mix(2)) == [7, 8]
    mixer.begin(KNOCK)
    assert list(mixer.mix(2)) == [1009, -990]
    assert list(mixer.mix(4)) == [511, 0, 0, 0]
    assert list(mixer.mix(1)) == [0]


def test_sounds_that_are_loud_together_do_not_overflow() -> None:
    mixer = Mixer()
    for _ in range(2):
        mixer.begin(array("h", [30_000, -30_000]))
    assert list(mixer.mix(2)) == [32_767, -32_767]


class Trouble(Exception):
    pass


class Device:
    """Stands for the system's audio."""

    backend = "Stand-in"

    def __init__(self, **wanted: Any) -> None:
        self.wanted = wanted
        self.is_open = True
        self.stream: Generator[array[int], int, None] | None = None

    def start(self, stream: Generator[array[int], int, None]) -> None:
        self.stream = stream

    def close(self) -> None:
        self.is_open = False

    def hears(self) -> list[int]:
        """What is heard next, until it is silent again."""
        heard: list[int] = []

        def ended() -> bool:
            assert self.stream is not None
            (sample,) = self.stream.send(1)
            if sample:
                heard.append(sample)
            return bool(heard) and not sample

        until(ended)
        return heard


@pytest.fixture
def devices(monkeypatch) -> list[Device]:
    made: list[Device] = []

    def make(**wanted: Any) -> Device:
        made.append(Device(**wanted))
        return made[-1]

    library = SimpleNamespace(
        PlaybackDevice=make,
        SampleFormat=SimpleNamespace(SIGNED16=2),
        Backend=SimpleNamespace(NULL="null"),
        MiniaudioError=Trouble,
    )
    monkeypatch.setattr(player_module, "import_module", lambda _: library)
    return made


@pytest.fixture
def player(devices) -> Iterator[Player]:
    with closing(Player({"knock": KNOCK, "ring": RING})) as player:
        yield player


def until(done: Callable[[], Any]) -> None:
    end = time.monotonic() + 60
    while not done():
        assert time.monotonic() < end
        time.sleep(0.002)


def test_the_audio_is_opened_for_the_first_sound_used_for_all_and_closed(player, devices) -> None:
    assert devices == []
    player.set_volume(0.5)
    assert not player.wait_for_audio(0.0)
    player.play("knock")
    assert player.wait_for_audio(20.0)
    assert player.audio == "Stand-in"
    (device,) = devices
    assert (device.wanted["nchannels"], device.wanted["sample_rate"]) == (1, RATE)
    assert device.hears() == [500, -500, 250]
    player.play("ring")
    assert device.hears() == [3, 4, 4, 5, 5]
    player.close()
    assert not device.is_open
    assert len(devices) == 1


def test_what_waited_too_long_for_the_audio_is_not_heard_all_at_once(player, devices, monkeypatch) -> None:
    now = [0.0]
    monkeypatch.setattr(player_module, "monotonic", lambda: now[0])
    start, slow = Device.start, threading.Event()

    def start_late(self: Device, stream: Generator[array[int], int, None]) -> None:
        slow.wait(60)
        start(self, stream)

    monkeypatch.setattr(Device, "start", start_late)
    for _ in range(3):
        player.play("knock")
    now[0] = 10.0
    slow.set()
    until(lambda: player.audio == "Stand-in")
    player.play("ring")
    (device,) = devices
    assert device.hears() == [7, 8, 9, 10, 11]


def test_what_has_long_been_silent_is_let_go_and_opened_again(player, devices, monkeypatch) -> None:
    monkeypatch.setattr(player_module, "REST", 0.02)
    player.play("knock")
    until(lambda: devices and not devices[0].is_open)
    player.play("knock")
    until(lambda: len(devices) == 2)


def test_where_there_is_no_audio_it_is_silent_and_soon_tries_no_more(player, devices, monkeypatch) -> None:
    tries = []

    def fail(self: Device, _: object) -> None:
        tries.append(self)
        raise Trouble

    monkeypatch.setattr(Device, "start", fail)
    for _ in range(10):
        player.play("knock")
    assert not player.wait_for_audio(3600.0), "it is known to be missing at once"
    player.close()
    assert len(tries) == player_module.RETRIES
    assert player.audio == ""
    assert not any(thread.name == "sounds" for thread in threading.enumerate())


def test_the_library_is_tried_without_a_card(devices, monkeypatch) -> None:
    assert player_module.swallows()
    (device,) = devices
    assert device.wanted == {"backends": ["null"]}
    assert not device.is_open

    def fail(_device: Device, **_wanted: Any) -> None:
        raise Trouble

    monkeypatch.setattr(Device, "__init__", fail)
    assert not player_module.swallows()
