"""Work for all cores, or for a cluster, through the executors of ``concurrent.futures``."""

from __future__ import annotations

import os
import sys
from collections import deque
from collections.abc import Callable, Generator, Iterator, Sequence
from concurrent.futures import Executor, Future, ProcessPoolExecutor
from contextlib import contextmanager
from functools import partial
from multiprocessing import get_context, parent_process
from threading import Thread
from typing import Final, TypeVar

from limbotable.core.errors import TableError
from limbotable.core.phrases import phrase
from limbotable.core.program import restore, safe_children
from limbotable.games import GAMES

R = TypeVar("R")

#: Windows waits for 63 things at a time at most, and Python needs two of them itself.
_MOST_ON_WINDOWS: Final = 61
#: So much work for each worker is handed out before it is asked for.
_AHEAD: Final = 4
#: The workers of a cluster are not counted; so many pieces of work are under way.
_ON_A_CLUSTER: Final = 256


class NoCluster(TableError):
    """A cluster that cannot be worked with."""


@contextmanager
def workers(dask: str | None = None, processes: int | None = None) -> Iterator[Executor]:
    """Give an executor: processes of this machine, as many as it has cores if no number is said.

    With an address, that is the scheduler of a Dask cluster whose workers have this program; raises
    ``NoCluster`` where it cannot be reached or Dask is not installed.
    """
    if dask is not None:
        with _cluster(dask) as executor:
            yield executor
        return
    number = processes or os.cpu_count() or 1
    if sys.platform == "win32":
        number = min(number, _MOST_ON_WINDOWS)
    with (
        safe_children() as setting,
        ProcessPoolExecutor(number, get_context("spawn"), _begin, (setting,)) as pool,
    ):
        try:
            yield pool
        finally:
            pool.shutdown(cancel_futures=True)


def _begin(setting: str | None) -> None:
    """Prepare a process of this machine: it ends with the one that started it, in whatever way that ends."""
    restore(setting)
    Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = parent_process()
    assert parent is not None
    parent.join()
    os._exit(1)  # it waits for work, which nobody else can end


@contextmanager
def _cluster(address: str) -> Iterator[Executor]:
    try:
        from distributed import Client  # noqa: PLC0415 - an extra that few install
    except ImportError as error:
        raise NoCluster(phrase("arena.no-dask")) from error
    try:
        client = Client(address)
    except (OSError, ValueError) as error:
        raise NoCluster(phrase("arena.no-scheduler", address=address, why=str(error))) from error
    with client, client.get_executor(pure=False) as executor:
        yield executor


def in_order(executor: Executor, work: Callable[[int], R], count: int) -> Generator[R]:
    """Yield ``work(0)``, ``work(1)`` and so on, as they come; what is not wanted any more is given up.

    It is done with the games that this process has.  Work is handed out a little ahead of what was asked for,
    so that stopping early wastes little.
    """
    task = partial(_with_games, GAMES.named, work)
    ahead = _AHEAD * (os.cpu_count() or 1) if isinstance(executor, ProcessPoolExecutor) else _ON_A_CLUSTER
    pending: deque[Future[R]] = deque()
    given = 0
    try:
        while given < count or pending:
            while given < count and len(pending) < ahead:
                pending.append(executor.submit(task, given))
                given += 1
            yield pending.popleft().result()
    finally:
        for future in pending:
            future.cancel()


def _with_games(games: Sequence[str], work: Callable[[int], R], number: int) -> R:
    """Do a piece of work; a new process has to load the games that are not the program's own."""
    with GAMES.extended(*(name for name in games if name not in GAMES.named)):
        return work(number)
