"""Work handed out to cores and clusters."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import BrokenExecutor, Executor, Future, ThreadPoolExecutor
from contextlib import contextmanager
from importlib.util import find_spec
from typing import Any

import pytest
from click.testing import CliRunner

from limbotable.__main__ import main
from limbotable.engine import workers as handing_out
from limbotable.engine.arena import Dealt, contest_of, deals_played
from limbotable.engine.workers import in_order, workers
from limbotable.search.thought import Limit


class Later(Executor):
    """Notes what is handed out, and does it when it is asked for."""

    def __init__(self) -> None:
        self.given: list[int] = []

    def submit(self, fn: Any, /, *args: Any, **_: Any) -> Future[Any]:
        self.given.append(args[0])
        future: Future[Any] = Future()
        future.set_result(fn(*args))
        return future


def test_results_come_in_order() -> None:
    with ThreadPoolExecutor(3) as pool:
        assert list(in_order(pool, lambda k: k * k, 20)) == [k * k for k in range(20)]


def test_workers_end_with_the_process_that_started_them() -> None:
    """Killed, it can end nobody, and they would wait for work for ever."""
    source = (
        "import os, time\n"
        "from limbotable.engine.workers import workers\n"
        "with workers(processes=1) as pool:\n"
        "    print(pool.submit(os.getpid).result(), flush=True)\n"
        "    time.sleep(600)\n"
    )
    started = subprocess.Popen([sys.executable, "-c", source], stdout=subprocess.PIPE, text=True)
    assert started.stdout is not None
    worker = int(started.stdout.readline())
    started.kill()
    try:
        started.communicate(timeout=60)  # till nobody has its output
    except subprocess.TimeoutExpired:
        os.kill(worker, signal.SIGTERM)
        raise


def test_a_worker_that_is_killed_is_told_of(monkeypatch) -> None:
    def broken(*_args: object, **_kwargs: object) -> Iterator[Dealt]:
        raise BrokenExecutor

    monkeypatch.setattr("limbotable.command_line.contests.deals_played", broken)
    arguments = ["arena", "countdown", "--players", "random", "random", "--processes", "1"]
    done = CliRunner().invoke(main, arguments)
    assert done.exit_code == 1
    assert "A process that plays matches has stopped unexpectedly." in done.output


@pytest.mark.parametrize("measure", ["", "--by-seat", "--calibration", "--accounts --judging 1"])
def test_each_measurement_has_the_workers_that_were_asked_for(monkeypatch, measure: str) -> None:
    asked = list[tuple[str | None, int | None]]()

    @contextmanager
    def noted(dask: str | None, processes: int | None) -> Iterator[Executor]:
        asked.append((dask, processes))
        with ThreadPoolExecutor(1) as pool:
            yield pool

    monkeypatch.setattr("limbotable.command_line.contests.workers", noted)
    words = f"arena limit --players random random {measure} --pairs 2 --playouts 1 --option balls=4"
    done = CliRunner().invoke(main, [*words.split(), "--processes", "3", "--dask", "tcp://x:1"])
    assert (done.exit_code, asked) == (0, [("tcp://x:1", 3)]), done.output


def test_windows_waits_for_61_processes_at_most(monkeypatch) -> None:
    class Pool(ThreadPoolExecutor):
        def __init__(self, number: int, *_: object) -> None:
            super().__init__(1)
            self.number = number

    monkeypatch.setattr(handing_out, "ProcessPoolExecutor", Pool)
    monkeypatch.setattr(sys, "platform", "win32")
    for asked, given in ((100, 61), (3, 3)):
        with workers(processes=asked) as pool:
            assert isinstance(pool, Pool)
            assert pool.number == given


def test_nothing_is_handed_out_far_ahead(monkeypatch) -> None:
    monkeypatch.setattr(handing_out, "_ON_A_CLUSTER", 5)
    executor = Later()
    results = in_order(executor, lambda k: k, 1000)
    assert [next(results) for _ in range(3)] == [0, 1, 2]
    results.close()
    assert executor.given == [0, 1, 2, 3, 4, 5, 6]


def test_without_dask_or_its_scheduler_there_is_a_sentence() -> None:
    arguments = ["arena", "countdown", "--players", "random", "random", "--dask", "tcp://127.0.0.1:9"]
    reason = "There is no Dask scheduler at tcp://127.0.0.1:9"
    if find_spec("distributed") is None:
        reason = "pip install limbotable[cluster]"
    done = CliRunner().invoke(main, arguments)
    assert done.exit_code == 1
    assert reason in done.output


def test_a_cluster_plays_the_same_deals() -> None:
    distributed = pytest.importorskip("distributed")
    contest = contest_of("countdown", ["end=rounds 1"], ["random", "greedy"], Limit(playouts=1), 1)
    with (
        distributed.LocalCluster(n_workers=1, threads_per_worker=1, dashboard_address=None) as cluster,
        workers(cluster.scheduler_address) as executor,
    ):
        far = list(deals_played(executor, contest, 4))
    with ThreadPoolExecutor(1) as pool:
        assert far == list(deals_played(pool, contest, 4))
