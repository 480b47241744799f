"""How smoothly the table moves: the scenes, the figures, and how they are told."""

from __future__ import annotations

import json

import pytest
from click.testing import CliRunner

from limbotable.__main__ import main
from limbotable.app.smoothness import frames, measuring
from limbotable.app.smoothness.frames import SceneTimes, Spread, measure_frames
from limbotable.app.smoothness.measuring import CannotMeasure, Figures, measure_table
from limbotable.app.smoothness.scenes import Scene, scenes
from limbotable.app.smoothness.watching import Watched
from limbotable.games import GAMES
from limbotable.table.reconcile import reconcile
from limbotable.table.tableau import Frame

FIGURES = Figures(
    (1280, 800, 2),
    3.25,
    [SceneTimes("a deal", 7, 9.0, Spread(2.0, 3.0, 4.0), Spread(1.0, 3.0, 8.0))],
    Watched(
        gaps=Spread(16.0, 17.0, 18.0),
        longest=19.0,
        busy=Spread(1.5, 2.5, 4.5),
        busiest=7.5,
        pictures=20,
        idle=0.001,
        page=0.025,
    ),
)


@pytest.fixture(scope="module")
def made() -> dict[str, Scene]:
    return {scene.name: scene for scene in scenes(Frame(10.0, 6.4))}


def test_the_heaviest_movements_are_there(made) -> None:
    deal, island, *of_games = made.values()
    moved = reconcile(deal.start, deal.beats[-1].tableau)
    assert len(moved.moved) == len(moved.flipped) == 52
    moved = reconcile(island.start, island.beats[-1].tableau)
    assert sum(piece.kind == "tile" for piece in moved.moved) == 64
    assert [scene.name.split("-")[0] for scene in of_games] == [game.id for game in GAMES]
    assert all(scene.beats for scene in of_games)


def test_each_picture_is_timed_beside_a_bare_one(qapp, made, monkeypatch) -> None:
    monkeypatch.setattr(frames, "scenes", lambda _: [made["deal-52"]])
    (found,) = measure_frames(320, 240)
    assert found.pictures > 50, "a picture every 16 ms of more than a second"
    for spread in (found.table, found.bare):
        assert 0 < spread.median <= spread.p95 <= spread.p99
    assert found.first > 0


def test_a_spread_is_by_how_many_were_shorter() -> None:
    assert Spread.of([float(n) for n in range(100, 0, -1)]) == Spread(51.0, 96.0, 100.0)
    assert Spread.of([3.0]) == Spread(3.0, 3.0, 3.0)


def test_the_figures_are_told_in_lines(monkeypatch) -> None:
    monkeypatch.setattr(measuring, "measure_table", lambda: iter([FIGURES]))
    head, _, deal, *rest = CliRunner().invoke(main, ["bench", "table"]).stdout.splitlines()
    assert "2560x1600" in head
    assert "load of the machine 3.2" in head
    assert deal.split() == [
        "a",
        "deal",
        *["2.0", "3.0", "4.0", "1.0", "3.0", "8.0", "2.0", "1.0", "0.5", "9.0"],
    ]
    assert "16.0 17.0 18.0" in rest[0]
    assert "1.5 2.5 4.5" in rest[2]
    assert "7.5 ms" in rest[2]
    assert "0.1 %" in rest[3]
    assert "2.5 %" in rest[3]


def test_it_is_measured_here_where_the_screen_is_of_that_size(monkeypatch) -> None:
    asked = []

    def measure(size: measuring.Size, *, watching: bool) -> bytes:
        asked.append((size, watching))
        return b"{}"

    monkeypatch.setattr(measuring, "measure_here", measure)
    done = CliRunner().invoke(main, ["bench", "table", "--at", "320x240x2"])
    assert done.exit_code == 0, done.output
    assert asked == [((320, 240, 2), False)]
    assert done.stdout == "{}\n"


def test_all_sizes_are_measured_one_after_the_other(monkeypatch) -> None:
    monkeypatch.setattr(measuring, "measure_table", lambda: iter([FIGURES, FIGURES]))
    done = CliRunner().invoke(main, ["bench", "table"])
    assert done.stdout.count("2560x1600") == 2
    done = CliRunner().invoke(main, ["bench", "table", "--json"])
    first, second = map(json.loads, done.stdout.splitlines())
    assert first == second
    assert first["watched"]["pictures"] == 20


def test_a_size_that_cannot_be_measured_is_named(monkeypatch) -> None:
    monkeypatch.setattr(measuring, "command", lambda *_: ["false"])
    with pytest.raises(CannotMeasure, match="320x240"):
        next(measure_table([(320, 240, 1)]))

    def fail() -> None:
        raise CannotMeasure("320x240")

    monkeypatch.setattr(measuring, "measure_table", fail)
    done = CliRunner().invoke(main, ["bench", "table"])
    assert done.exit_code == 1
    assert "320x240" in done.output
