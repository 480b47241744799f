"""The settings file."""

from __future__ import annotations

import json
import os
from pathlib import Path

import msgspec
import pytest
from msgspec.structs import replace

from limbotable.games import GAMES
from limbotable.store.settings import Damage, LastMatch, Place, Settings, SettingsFile


def settings_file(tmp_path: Path, text: str | bytes | None = None) -> SettingsFile:
    path = tmp_path / "settings.json"
    if text is not None:
        path.write_bytes(text if isinstance(text, bytes) else text.encode())
    return SettingsFile(path)


def test_without_a_file_there_are_defaults(tmp_path) -> None:
    assert settings_file(tmp_path).read() == (Settings(), None)
    assert list(tmp_path.iterdir()) == []


def test_the_last_game_is_the_one_that_is_named_and_else_the_first() -> None:
    assert [Settings(game=game.id).last_game() for game in GAMES] == list(GAMES)
    assert [Settings(game=name).last_game() for name in ("", "chess")] == [GAMES[0]] * 2


def test_written_settings_are_read_again(tmp_path) -> None:
    chosen = Settings(
        language="ja",
        cloth="contrast",
        deck="four-colour",
        speed="none",
        volume=0,
        window=Place(-5, 20, 1024, 600, maximised=True, panel_side="left"),
        game="countdown",
        matches={
            "countdown": LastMatch(
                options={"stock": "up", "end": "rounds 3"},
                players=["novice", "person"],
                names=["", "Väinö “V”"],
                casual=False,
            )
        },
    )
    file = SettingsFile(tmp_path / "not" / "there" / "yet" / "settings.json")
    assert file.write(chosen)
    assert file.read() == (chosen, None)
    assert [path.name for path in (tmp_path / "not" / "there" / "yet").iterdir()] == ["settings.json"]


def test_people_can_read_it(tmp_path) -> None:
    settings_file(tmp_path).write(Settings())
    text = (tmp_path / "settings.json").read_text(encoding="utf-8")
    assert text.endswith("}\n")
    assert text.count("\n") > 5
    assert json.loads(text)["speed"] == "normal"


def test_missing_values_are_defaults_and_unknown_ones_are_passed_over(tmp_path) -> None:
    file = settings_file(tmp_path, '{"speed": "quick", "from the future": [1, 2]}')
    assert file.read() == (Settings(speed="quick"), None)


DAMAGED = pytest.mark.parametrize(
    "text",
    [
        "",
        "{",
        "[]",
        "null",
        b'{"language": "\xff"}',
        b"\x00" * 100,
        "[" * 100_000,
    ],
)


@DAMAGED
def test_a_damaged_file_is_put_aside_as_it_is(tmp_path, text) -> None:
    file = settings_file(tmp_path, text)
    aside = tmp_path / "settings.damaged.json"
    assert file.read() == (Settings(), Damage(aside))
    assert aside.read_bytes() == (text if isinstance(text, bytes) else text.encode())
    assert file.read() == (Settings(), None)


PLAYED = {"options": {"end": "rounds 2"}, "players": ["person", "novice"], "names": [], "casual": False}


@pytest.mark.parametrize(
    ("written", "strange", "kept"),
    [
        ({"cloth": "pink", "speed": "quick"}, ["cloth"], Settings(speed="quick")),
        ({"volume": 101, "sounds": 1, "help": False}, ["sounds", "volume"], Settings(help=False)),
        ({"volume": -1}, ["volume"], Settings()),
        (
            {"window": {"x": 7, "width": "wide", "panel_side": "under"}, "deck": "four-colour"},
            ["window.width", "window.panel_side"],
            Settings(window=Place(7), deck="four-colour"),
        ),
        ({"window": [1, 2]}, ["window"], Settings()),
        (
            {"matches": {"limit": 5, "countdown": {**PLAYED, "options": {"end": [], "stock": "up"}}}},
            ["matches.limit", "matches.countdown.options.end"],
            Settings(
                matches={"countdown": LastMatch({"stock": "up"}, ["person", "novice"], [], casual=False)}
            ),
        ),
        (
            {"matches": {"countdown": {**PLAYED, "players": "person", "casual": 1}}},
            ["matches.countdown.players", "matches.countdown.casual"],
            Settings(matches={"countdown": LastMatch({"end": "rounds 2"})}),
        ),
    ],
)
def test_a_value_that_is_not_understood_costs_only_itself(tmp_path, written, strange, kept) -> None:
    text = json.dumps(written)
    file = settings_file(tmp_path, text)
    aside = tmp_path / "settings.damaged.json"
    assert file.read() == (kept, Damage(aside, tuple(strange)))
    assert aside.read_text() == text
    assert file.write(kept)
    assert file.read() == (kept, None)
    assert aside.read_text() == text


#: A file of the defaults, byte for byte the same ever since.
WRITTEN = """{
  "language": "",
  "cloth": "dark",
  "deck": "two-colour",
  "cards": "large",
  "text": "normal",
  "speed": "normal",
  "pause": true,
  "thinking": "normal",
  "tutor": "off",
  "analysis": false,
  "coordinates": false,
  "help": true,
  "curtain": "never",
  "confirm_leaving": true,
  "tell_own": "long",
  "tell_others": "long",
  "tell_turn": "own",
  "tell_scores": "short",
  "tell_back": "long",
  "tell_buttons": true,
  "voice": "off",
  "voice_pace": 100,
  "voice_volume": 80,
  "letters": "usual",
  "scan": false,
  "scan_switches": "one",
  "scan_pace": "1.5",
  "sounds": false,
  "volume": 60,
  "game": "",
  "matches": {},
  "lessons": {},
  "puzzles": {},
  "hands": {},
  "suggested": [],
  "keys": {},
  "window": {
    "x": 0,
    "y": 0,
    "width": 0,
    "height": 0,
    "maximised": false,
    "full_screen": false,
    "panel": true,
    "panel_side": "right",
    "panel_size": 0
  }
}
"""


@pytest.mark.parametrize("volume", [0, 1, 99, 100])
def test_any_part_of_the_volume_can_be_chosen(tmp_path, volume) -> None:
    assert settings_file(tmp_path, json.dumps({"volume": volume})).read() == (Settings(volume=volume), None)


@pytest.mark.parametrize(
    ("name", "least", "most"),
    [
        ("volume", 0, 100),
        ("voice_volume", 0, 100),
        ("voice_pace", 50, 200),
        ("window.x", -100_000, 100_000),
        ("window.y", -100_000, 100_000),
        ("window.width", 0, 100_000),
        ("window.height", 0, 100_000),
        ("window.panel_size", 0, 100_000),
    ],
)
def test_a_number_is_understood_up_to_its_limits(tmp_path, name: str, least: int, most: int) -> None:
    group, _, key = name.rpartition(".")
    for number, understood in ((least - 1, False), (least, True), (most, True), (most + 1, False)):
        written = {group: {key: number}} if group else {key: number}
        settings, damage = settings_file(tmp_path, json.dumps(written)).read()
        assert (damage is None) is understood
        holder = settings.window if group else settings
        assert getattr(holder, key) == (number if understood else getattr(type(holder)(), key))


def test_the_largest_file_is_read_and_one_byte_more_is_not(tmp_path) -> None:
    for size, language in ((2**22, "fi"), (2**22 + 1, "")):
        text = '{"language": "fi"'.ljust(size - 1) + "}"
        assert settings_file(tmp_path, text).read()[0].language == language


def test_a_first_match_is_against_the_weakest_and_by_the_usual_rules() -> None:
    for game in GAMES:
        chosen = Settings().last_chosen(game)
        options = game.complete({})
        assert chosen.options == options
        assert chosen.players == ["person"] + [game.levels[0].name] * (game.seats(options) - 1)
        assert chosen.names == [""] * game.seats(options)
        assert (chosen.casual, chosen.even) == (True, False)


def test_a_setup_comes_again_as_far_as_it_fits() -> None:
    countdown = GAMES[0]
    level = countdown.levels[2].name
    settings = Settings()
    settings.matches["countdown"] = LastMatch({"stock": "up"}, [level, "person"], ["Aino"], False, True)
    chosen = settings.last_chosen(countdown)
    assert chosen.options == countdown.complete({"stock": "up"})
    assert (chosen.players, chosen.names) == ([level, "person"], ["Aino", ""])
    assert (chosen.casual, chosen.even) == (False, True)
    for players in (["person"], ["person", level, level], ["person", "grandmaster"]):
        settings.matches["countdown"].players = players
        assert settings.last_chosen(countdown).players == ["person", countdown.levels[0].name]
    settings.matches["countdown"].options = {"stock": "sideways"}
    assert settings.last_chosen(countdown).options == countdown.complete({})


def test_the_game_played_last_is_remembered_and_a_setup_may_be_kept_without_it() -> None:
    usual = Settings().last_chosen(GAMES[1])
    chosen = replace(usual, names=["Aino", *usual.names[1:]], casual=False, even=True)
    kept, remembered = Settings(), Settings()
    kept.keep(chosen)
    remembered.remember(chosen)
    assert (Settings().untouched, kept.untouched, remembered.untouched) == (True, True, False)
    assert (kept.last_game(), remembered.last_game()) == (GAMES[0], GAMES[1])
    assert kept.last_chosen(GAMES[1]) == remembered.last_chosen(GAMES[1]) == chosen


def test_the_file_keeps_its_form(tmp_path) -> None:
    assert settings_file(tmp_path).write(Settings())
    assert (tmp_path / "settings.json").read_bytes() == WRITTEN.encode()


def test_a_file_that_cannot_be_put_aside_is_still_named(tmp_path) -> None:
    file = settings_file(tmp_path, "{")
    (tmp_path / "settings.damaged.json" / "in the way").mkdir(parents=True)
    assert file.read() == (Settings(), Damage(tmp_path / "settings.json"))


@pytest.mark.parametrize("blocked", ["directory", "file"])
def test_unwritable_settings_are_told_of(tmp_path, blocked) -> None:
    if blocked == "directory":
        (tmp_path / "config").write_text("a file where a directory should be")
    else:
        (tmp_path / "config" / "settings.json" / "a directory where the file should be").mkdir(parents=True)
    file = SettingsFile(tmp_path / "config" / "settings.json")
    assert not file.write(Settings())
    damage = None if blocked == "directory" else Damage(tmp_path / "config" / "settings.json", unread=True)
    assert file.read() == (Settings(), damage)


def test_a_failed_write_leaves_the_old_settings(tmp_path, monkeypatch) -> None:
    file = settings_file(tmp_path)
    assert file.write(Settings(speed="quick"))

    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    assert not file.write(Settings(speed="none"))
    assert file.read() == (Settings(speed="quick"), None)


def test_every_setting_can_be_written_as_json() -> None:
    assert msgspec.json.decode(msgspec.json.encode(Settings()), type=Settings) == Settings()


def test_two_programs_keep_the_changes_of_both(tmp_path) -> None:
    files = [SettingsFile(tmp_path / "settings.json") for _ in range(2)]
    files[0].write(Settings(lessons={"limit": ["path"]}))
    (one, _), (other, _) = (file.read() for file in files)
    one.cloth = "light"
    one.lessons["limit"].append("move")
    one.suggested.append("foes")
    one.puzzles["foes"] = [3]
    files[0].write(one)
    other.speed = "quick"
    other.lessons["limit"].append("win")
    other.matches["foes"] = LastMatch(players=["person"])
    files[1].write(other)
    files[0].write(one)  # which has changed nothing since
    now, _ = SettingsFile(tmp_path / "settings.json").read()
    assert (now.cloth, now.speed) == ("light", "quick")
    assert now.lessons == {"limit": ["path", "move", "win"]}
    assert (now.suggested, now.puzzles) == (["foes"], {"foes": [3]})
    assert now.matches["foes"].players == ["person"]


def test_what_one_program_has_removed_stays_removed(tmp_path) -> None:
    files = [SettingsFile(tmp_path / "settings.json") for _ in range(2)]
    files[0].write(Settings(keys={"hint": "J", "sort": "K"}))
    (one, _), (other, _) = (file.read() for file in files)
    del one.keys["hint"]
    files[0].write(one)
    other.keys["why"] = "Z"
    files[1].write(other)
    now, _ = SettingsFile(tmp_path / "settings.json").read()
    assert now.keys == {"sort": "K", "why": "Z"}


@DAMAGED
def test_a_file_that_was_damaged_since_it_was_read_is_written_anew(tmp_path, text) -> None:
    file = settings_file(tmp_path, '{"cloth": "light"}')
    settings, _ = file.read()
    settings_file(tmp_path, text)
    settings.speed = "quick"
    assert file.write(settings)
    now, damage = SettingsFile(tmp_path / "settings.json").read()
    assert (now.cloth, now.speed, damage) == ("light", "quick", None)


def test_a_value_taken_back_is_gone_from_the_file(tmp_path) -> None:
    file = SettingsFile(tmp_path / "settings.json")
    settings = Settings(puzzles={"foes": [3, 4]})
    file.write(settings)
    settings.puzzles["foes"].remove(3)
    file.write(settings)
    assert SettingsFile(tmp_path / "settings.json").read()[0].puzzles == {"foes": [4]}


@pytest.mark.parametrize("name", ["x", "y", "width", "height", "panel_size"])
@pytest.mark.parametrize("number", [3_000_000_000, -3_000_000_000, 10**30])
def test_a_place_that_is_on_no_desktop_is_not_understood(tmp_path, name, number) -> None:
    settings, damage = settings_file(tmp_path, json.dumps({"window": {name: number, "panel": False}})).read()
    assert settings.window == Place(panel=False)
    assert damage is not None
    assert damage.values == (f"window.{name}",)


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="there are none")
def test_a_file_that_would_wait_for_ever_is_not_opened(tmp_path) -> None:
    path = tmp_path / "settings.json"
    os.mkfifo(path)
    file = SettingsFile(path)
    assert file.read() == (Settings(), Damage(path, unread=True))
    assert not file.write(Settings(language="fi"))
    assert path.is_fifo()


def test_a_directory_is_no_settings_file(tmp_path) -> None:
    path = tmp_path / "settings.json"
    path.mkdir()
    assert SettingsFile(path).read() == (Settings(), Damage(path, unread=True))


def test_a_file_that_may_not_be_read_is_left_as_it_is(tmp_path, monkeypatch) -> None:
    file = settings_file(tmp_path, '{"language": "fi"}')

    def refuse(*_: object, **__: object) -> None:  # root, running the tests, is allowed everything
        raise PermissionError

    with monkeypatch.context() as then:
        then.setattr(Path, "open", refuse)
        assert file.read() == (Settings(), Damage(tmp_path / "settings.json", unread=True))
    assert file.read() == (Settings(language="fi"), None)


def test_far_too_much_is_put_aside_and_not_read_to_its_end(tmp_path) -> None:
    path = tmp_path / "settings.json"
    with path.open("wb") as file:
        file.write(b'{"language": "fi", "x": "')
        file.truncate(100_000_000)
    settings, damage = SettingsFile(path).read()
    assert settings == Settings()
    assert damage is not None
    assert damage.aside.stat().st_size == 100_000_000
    assert not path.exists()


@pytest.mark.skipif(os.name != "posix", reason="other systems have no such rights")
def test_nobody_else_can_read_the_settings(tmp_path) -> None:
    path = tmp_path / "config" / "settings.json"
    before = os.umask(0)
    try:
        file = SettingsFile(path)
        assert file.write(Settings())
        path.write_text('{"language": 7}')
        path.chmod(0o644)
        assert file.read()[1] == Damage(path.with_suffix(".damaged.json"), ("language",))
        assert file.write(Settings())
    finally:
        os.umask(before)
    assert path.parent.stat().st_mode & 0o777 == 0o700
    assert {one.stat().st_mode & 0o777 for one in path.parent.iterdir()} == {0o600}
    assert len(list(path.parent.iterdir())) == 2
