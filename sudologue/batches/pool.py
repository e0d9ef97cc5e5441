"""Who does the work: processes of our own, or whatever executor is handed in."""

from __future__ import annotations

import multiprocessing
import os
import signal
import sys
import threading
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, Executor, Future, ProcessPoolExecutor
from multiprocessing.connection import Connection
from typing import ParamSpec, Protocol, TypeVar

from sudologue.errors import SudologueError

P = ParamSpec("P")
R = TypeVar("R")

_ATTEMPTS = 3


class BatchError(SudologueError):
    """A batch that cannot go on: its workers do not start, or its executor has come to an end."""


def cores() -> int:
    """The cores that this process may use."""
    if sys.version_info >= (3, 13):
        return os.process_cpu_count() or 1
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0)) or 1
    return os.cpu_count() or 1


class Workers(Protocol):
    """Where chunks are done."""

    def submit(self, task: Callable[P, R], /, *args: P.args, **named: P.kwargs) -> Future[R]:
        """Have something done."""
        ...

    def renew(self, fault: BaseException) -> None:
        """Get ready again after a fault that no item was to blame for, as far as one can see."""
        ...

    def end(self, at_once: bool) -> None:
        """Let go of everything, at once or when it is done."""
        ...


class Guest:
    """An executor that somebody else looks after."""

    def __init__(self, executor: Executor) -> None:
        self._executor = executor

    def submit(self, task: Callable[P, R], /, *args: P.args, **named: P.kwargs) -> Future[R]:
        try:
            return self._executor.submit(task, *args, **named)
        except (BrokenExecutor, RuntimeError) as error:
            raise BatchError(f"the executor takes no more work: {error}") from error

    def renew(self, fault: BaseException) -> None:
        """It is asked for something harmless, to see whether it still works."""
        try:
            self.submit(_ping).result()
        except BatchError:
            raise
        except Exception as error:  # noqa: BLE001 - each executor has its own
            raise BatchError(f"the executor does no more work: {error}") from fault

    def end(self, at_once: bool) -> None:
        """Nothing: it is not ours."""


class Pool:
    """Processes of our own; when one dies, all are replaced.

    They ignore Ctrl-C, which is the parent's to hear. Each has the reading end of a pipe on which
    nothing is ever written: when the parent ends, or lets go of it, that wakes and ends them.
    """

    def __init__(self, size: int) -> None:
        self._size = size
        self._open()

    def _open(self) -> None:
        # a fork would take along the threads' locks, and whatever else the program has open
        is_usual = sys.platform in ("win32", "darwin")
        context = multiprocessing.get_context("spawn" if is_usual else "forkserver")
        held, self._life = context.Pipe(duplex=False)
        self._held = held
        self._executor = ProcessPoolExecutor(
            self._size, mp_context=context, initializer=_begin, initargs=(held,)
        )

    def submit(self, task: Callable[P, R], /, *args: P.args, **named: P.kwargs) -> Future[R]:
        return self._executor.submit(task, *args, **named)

    def renew(self, fault: BaseException) -> None:
        """New processes, which have to answer something harmless first."""
        for _ in range(_ATTEMPTS):
            self.end(at_once=True)
            self._open()
            try:
                self.submit(_ping).result()
            except BrokenExecutor:
                continue
            return
        self.end(at_once=True)
        raise BatchError(
            "worker processes die as soon as they start: in a script, whatever uses them has to "
            "stand below \"if __name__ == '__main__':\""
        ) from fault

    def end(self, at_once: bool) -> None:
        if at_once:
            self._life.close()
        self._executor.shutdown(wait=True, cancel_futures=at_once)
        self._life.close()
        self._held.close()


def _begin(life: Connection) -> None:
    """What a worker does first."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(signal, "SIGHUP"):
        signal.signal(signal.SIGHUP, signal.SIG_IGN)
    threading.Thread(target=_end_with, args=(life,), name="life", daemon=True).start()


def _end_with(life: Connection) -> None:
    """Wait until nobody holds the other end any more."""
    try:
        life.recv_bytes()
    except (EOFError, OSError):
        os._exit(1)


def _ping() -> None:
    """Something harmless."""
