"""What the table sounds like."""

from __future__ import annotations

import math
import random
import subprocess
import sys
import wave
from array import array
from collections.abc import Mapping
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any, ClassVar

import pytest
from msgspec.structs import replace

from limbotable.core.phrases import phrase
from limbotable.games import game_of
from limbotable.play.dealer import Dealer
from limbotable.play.match import Match
from limbotable.play.record import DEFAULT_NAMES
from limbotable.resources import resource
from limbotable.table import table_of
from limbotable.table.sheet import Sheet
from limbotable.table.tableau import Beat, Frame, Gesture, Sign, Tableau
from limbotable.ui.art import sounds as sounds_module
from limbotable.ui.art.player import Player
from limbotable.ui.art.sounds import NAMES, Sounds, sound_of
from limbotable.ui.table.director import AnimationSpeed
from tests.ui.conftest import Table, without

HOME = resource("assets", "sounds")
#: The script lies with the sources; the package has only what it makes.
SCRIPT = Path(__file__).parents[3] / "assets" / "sounds" / "sounds.py"


def samples(name: str) -> array[int]:
    with wave.open(str(HOME / f"{name}.wav"), "rb") as file:
        assert (file.getnchannels(), file.getsampwidth(), file.getframerate()) == (1, 2, 48_000)
        return array("h", file.readframes(file.getnframes()))


def test_the_sounds_are_those_that_their_script_makes() -> None:
    spec = spec_from_file_location("sounds_script", SCRIPT)
    assert spec is not None
    assert spec.loader is not None
    script = module_from_spec(spec)
    spec.loader.exec_module(script)
    made = {name: array("h", content) for name, content in script.sounds().items()}
    assert set(made) == set(NAMES) == {path.stem for path in HOME.glob("*.wav")}
    for name, content in made.items():  # one step of the last bit is the machine's
        there = samples(name)
        assert len(there) == len(content)
        assert max(abs(a - b) for a, b in zip(there, content, strict=True)) <= 1, name


@pytest.mark.parametrize("name", NAMES)
def test_a_sound_is_short_begins_and_ends_in_silence_and_does_not_clip(name) -> None:
    wave_ = samples(name)
    assert len(wave_) <= 1.2 * 48_000
    assert abs(wave_[0]) < 400
    assert abs(wave_[-1]) < 40
    assert max(map(abs, wave_)) < 24_000


def loudness(name: str) -> float:
    """The loudest 50 milliseconds of a sound, in decibels."""
    wave_, window = samples(name), 2400
    windows = (wave_[n : n + window] for n in range(0, max(1, len(wave_) - window), 480))
    loudest = max(sum(value * value for value in one) for one in windows)
    return 10 * math.log10(loudest / window / 32767**2)


def test_sounds_are_in_balance() -> None:
    loud = {name: loudness(name) for name in NAMES}
    moving = [loud[name] for name in ("card", "shuffle", "deal", "tile", "ball", "cube", "chip", "foe")]
    beside = [loud[name] for name in ("count", "turn", "danger", "refuse")]
    results = [loud[name] for name in ("round", "win", "lose")]
    assert max(moving) - min(moving) < 2.5, "none of them stands out"
    assert -24 < min(beside) <= max(beside) < max(moving), "what is told beside it is softer"
    assert max(moving) < max(results) < max(moving) + 3


def heard(game_id: str, seats: int, options: dict[str, Any] | None = None) -> set[str]:
    """Everything that is heard in a match that is played at random."""
    game = game_of(game_id)
    assert game is not None
    table, frame, names = table_of(game), Frame(10.0, 7.4), DEFAULT_NAMES[seats]
    match, dealer, chance = Match(game, game.complete(options or {}), names), Dealer(3), random.Random(3)
    found = set()

    def view(ply: int) -> Any:
        stage = match.stages[ply]
        return game.view(match.options, stage.position, stage.sightings, 0)

    while match.result is None and match.ply < 600:
        line = dealer.next_line(match)
        if line is None:
            match.push(match.turn, chance.choice(match.legal()))
        else:
            match.push(line.who, line.action)
        before: Tableau = table.tableau(view(match.ply - 1), frame, names)
        last = match.lines[-1]
        for beat in table.beats(view(match.ply - 1), last, view(match.ply), frame, names):
            found.add(sound_of(before, beat.tableau))
            before = beat.tableau
    return found - {""}


@pytest.mark.parametrize(
    ("game", "seats", "options", "sounds"),
    [
        (
            "countdown",
            2,
            {"end": "rounds 2", "deal": "reshuffle"},
            {"card", "shuffle", "deal", "chip", "count"},
        ),
        ("limit", 2, None, {"tile", "ball"}),
        ("libtis", 3, {"players": 3}, {"card", "shuffle", "deal", "cube", "chip"}),
        ("foes", 3, {"players": 3}, {"card", "shuffle", "deal", "foe"}),
    ],
)
def test_each_game_sounds_like_what_it_is_played_with(game, seats, options, sounds) -> None:
    assert heard(game, seats, options) == sounds


def test_the_result_is_heard(small) -> None:
    sheet = Sheet(phrase("text", text="South wins"), (), (), winners=(0,))
    over = replace(small, sheet=sheet)
    assert sound_of(small, over) == "win"
    assert sound_of(small, over, lost=True) == "lose"
    assert sound_of(small, replace(small, sheet=replace(sheet, winners=None)), lost=True) == "round"
    assert sound_of(over, over) == ""
    banner = Sign("banner", "banner", 5.0, 2.5, 4.0, 1.0, phrase("text", text="South wins"))
    assert sound_of(small, replace(small, signs=(*small.signs, banner))) == "win"


def test_what_makes_room_is_not_heard(small) -> None:
    shifted = tuple(replace(piece, x=piece.x + 0.1) for piece in small.pieces)
    assert sound_of(small, replace(small, pieces=shifted)) == ""
    assert sound_of(small, small) == ""
    assert sound_of(small, without(small, "a")) == "card"


class Played(Player):
    """A player that only writes down what it is to play."""

    made: ClassVar[list[Played]] = []

    def __init__(self, sounds: Mapping[str, array[int]]) -> None:
        super().__init__(sounds)
        self.names, self.volume, self.heard = sorted(sounds), -1.0, list[str]()
        Played.made.append(self)

    def set_volume(self, volume: float) -> None:
        self.volume = volume

    def play(self, name: str) -> None:
        self.heard.append(name)


@pytest.fixture
def players(monkeypatch) -> list[Played]:
    Played.made = []
    monkeypatch.setattr(sounds_module, "find_spec", lambda name: name)
    monkeypatch.setattr(sounds_module, "Player", Played)
    return Played.made


def test_nothing_is_read_or_played_until_it_is_wanted(qapp, players, small) -> None:
    sounds = Sounds()
    sounds.turn(False, 60)
    sounds.accompany(small, without(small, "a"))
    assert players == []
    sounds.turn(True, 60)
    (player,) = players
    assert player.volume == 0.6
    assert player.names == sorted(NAMES)
    sounds.accompany(small, without(small, "a"))
    assert player.heard == ["card"]
    sounds.turn(False, 10)
    sounds.accompany(small, without(small, "a"))
    assert player.heard == ["card"]
    sounds.turn(True, 20)
    assert players == [player]
    assert player.volume == 0.2


def test_beats_are_heard_as_they_begin_at_any_speed(table: Table, players, small) -> None:
    sounds = Sounds()
    sounds.turn(True, 100)
    (player,) = players
    table.view.director.moved.connect(sounds.accompany)
    table.view.director.play([Beat(without(small, "a"), 200), Beat(without(small, "a", "b"), 200)])
    assert len(player.heard) == 1
    table.clock.advance(300)
    assert len(player.heard) == 2
    table.clock.advance(1000)
    table.view.director.speed = AnimationSpeed.NONE
    table.view.director.play([Beat(small, 200)])
    assert len(player.heard) == 2  # what appears out of nothing is not moved
    table.view.director.play([Beat(without(small, "c"), 200)])
    assert len(player.heard) == 3


def test_the_turn_the_last_card_and_a_refusal_are_heard(qapp, players, small) -> None:
    sounds = Sounds()
    sounds.turn(True, 100)
    (player,) = players

    def played() -> list[str]:
        found = list(player.heard)
        player.heard.clear()
        return found

    def acts(seat: str, *, offered: bool) -> Tableau:
        plate = Sign(seat, "plate", 1.0, 1.0, 1.0, 0.5, phrase("text", text=seat), lit=True)
        gestures = (Gesture("pass", phrase("text", text="pass")),) if offered else ()
        shown: Tableau = replace(small, signs=(plate,), gestures=gestures)
        return shown

    mine, next_step, theirs = acts("me", offered=True), acts("me", offered=False), acts("them", offered=False)
    sounds.accompany(small, mine)
    sounds.accompany(mine, next_step)
    sounds.accompany(next_step, mine)
    assert played() == [], "a step of one's own turn calls nobody"
    sounds.accompany(mine, theirs)
    sounds.accompany(theirs, mine)
    sounds.accompany(mine, mine)
    assert played() == ["turn"]
    two = replace(small, pieces=tuple(replace(one, zone="hand") for one in small.pieces[:2]))
    sounds.accompany(two, replace(two, pieces=two.pieces[:1]))
    assert sorted(played()) == ["card", "danger"]
    sounds.refuse()
    assert played() == ["refuse"]
    sounds.turn(False, 100)
    sounds.refuse()
    assert played() == []


def test_what_is_missing_is_named(qapp, monkeypatch, small) -> None:
    monkeypatch.setattr(sounds_module, "find_spec", lambda _: None)
    sounds = Sounds()
    assert sounds.missing == "miniaudio"
    sounds.turn(True, 50)
    sounds.accompany(small, without(small, "a"))  # which is silent


def test_what_plays_sounds_is_loaded_only_for_a_sound() -> None:
    code = "import limbotable.ui.art.sounds, sys; sys.exit('miniaudio' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], check=False, timeout=100).returncode == 0
