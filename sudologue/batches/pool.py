"""Who does the work: processes of our own, or whatever executor is handed in."""

from __future__ import annotations

import os
import pickle
import signal
import sys
import threading
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, Executor, Future
from contextlib import suppress
from functools import partial
from multiprocessing import get_context, parent_process
from multiprocessing.connection import wait
from queue import Empty, SimpleQueue
from typing import Any, ParamSpec, Protocol, TypeVar

from sudologue.batches.record import BatchError, told
from sudologue.messages import Messages

_say = Messages(__name__)

P = ParamSpec("P")
R = TypeVar("R")

_ATTEMPTS = 3
_Task = tuple[Future[Any], Callable[[], Any]]


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
            raise BatchError(_say("no_more_work", error=told(error))) from error

    def renew(self, fault: BaseException) -> None:
        """It is asked for something harmless, to see whether it still works."""
        try:
            self.submit(_ping).result()
        except BatchError:
            raise
        except Exception as error:  # noqa: BLE001 - each executor has its own
            raise BatchError(_say("stopped_working", error=told(error))) from fault

    def end(self, at_once: bool) -> None:
        """Nothing: it is not ours."""


class WorkerDiedError(Exception):
    """A process that ended in the middle of something."""

    def __init__(self) -> None:
        super().__init__(_say("died"))


class Pool:
    """Processes of our own, each with a thread that hands it tasks by a pipe of its own.

    So one that dies, in the middle of whatever it writes, takes no other along, and is replaced
    when there is something to do.
    """

    def __init__(self, size: int) -> None:
        self._tasks: SimpleQueue[_Task | None] = SimpleQueue()
        self._workers = set[_Worker]()
        self._lock = threading.Lock()
        self._is_over = False
        self._threads = [
            threading.Thread(target=self._serve, name="worker", daemon=True) for _ in range(size)
        ]
        for thread in self._threads:
            thread.start()

    def submit(self, task: Callable[P, R], /, *args: P.args, **named: P.kwargs) -> Future[R]:
        future = Future[R]()
        self._tasks.put((future, partial(task, *args, **named)))
        return future

    def _serve(self) -> None:
        """Hand over tasks until there are none; a worker is there when the first one is."""
        worker: _Worker | None = None
        while (given := self._tasks.get()) is not None:
            future, task = given
            if not future.set_running_or_notify_cancel():
                continue
            try:
                worker = worker or self._started()
                future.set_result(worker.ask(task))
            except WorkerDiedError as error:
                self._let_go(worker)
                worker = None
                future.set_exception(error)
            except Exception as error:  # noqa: BLE001 - it is for whoever waits
                future.set_exception(error)
        self._let_go(worker)

    def _started(self) -> _Worker:
        worker = _Worker()
        with self._lock:
            self._workers.add(worker)
            if self._is_over:
                worker.kill()
        return worker

    def _let_go(self, worker: _Worker | None) -> None:
        if worker is not None:
            worker.end()
            with self._lock:
                self._workers.discard(worker)

    def renew(self, fault: BaseException) -> None:
        """See whether processes can be started at all: they have to answer something harmless."""
        for _ in range(_ATTEMPTS):
            try:
                return self.submit(_ping).result()
            except WorkerDiedError:
                continue
        raise BatchError(_say("main_guard")) from fault

    def end(self, at_once: bool) -> None:
        if at_once:
            with self._lock:
                self._is_over = True
                for worker in self._workers:
                    worker.kill()
            with suppress(Empty):
                while True:
                    self._tasks.get_nowait()
        for _ in self._threads:
            self._tasks.put(None)
        for thread in self._threads:
            thread.join()


class _Worker:
    """A process at the other end of a pipe, which nobody else holds."""

    def __init__(self) -> None:
        # a fork would take along the threads' locks, and whatever else the program has open
        is_usual = sys.platform in ("win32", "darwin")
        context = get_context("spawn") if is_usual else get_context("forkserver")
        self._pipe, theirs = context.Pipe()
        self._process = context.Process(target=_work, args=(theirs,), daemon=True)
        self._process.start()
        theirs.close()

    def ask(self, task: Callable[[], R]) -> R:
        """What comes of a task."""
        try:
            self._pipe.send(task)
            value, fault = self._pipe.recv()
        except (EOFError, OSError) as error:
            raise WorkerDiedError from error
        if fault is not None:
            raise RuntimeError(fault)
        return value

    def kill(self) -> None:
        """End it, whatever it does."""
        self._process.kill()

    def end(self) -> None:
        """Let it end, having nothing to do."""
        self._pipe.close()
        self._process.join()


def _work(pipe: Any) -> None:
    """What a worker does: tasks, until the other end is closed. Ctrl-C is its parent's to hear."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(signal, "SIGHUP"):
        signal.signal(signal.SIGHUP, signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, name="parent", daemon=True).start()
    with suppress(EOFError, OSError):
        while True:
            pipe.send_bytes(_done(pipe.recv()))


def _done(task: Callable[[], object]) -> bytes:
    """What comes of a task, or why nothing does: that may also be because it cannot be sent."""
    try:
        return pickle.dumps((task(), None))
    except Exception as error:  # noqa: BLE001 - it is for whoever asked
        return pickle.dumps((None, told(error)))


def _end_with_parent() -> None:
    """Wait for the parent's end, however it comes, and end in the middle of whatever is done."""
    parent = parent_process()
    assert parent is not None
    wait([parent.sentinel])
    os._exit(1)


def _ping() -> None:
    """Something harmless."""
