"""Work handed out to cores and clusters."""

from __future__ import annotations

from concurrent.futures import Executor, Future, ThreadPoolExecutor
from importlib.util import find_spec
from typing import Any

import pytest
from click.testing import CliRunner

from limbotable.__main__ import main
from limbotable.engine import workers as handing_out
from limbotable.engine.arena import contest_of, deals_played
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
