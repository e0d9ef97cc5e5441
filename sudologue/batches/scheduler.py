"""Items on their way to others and back: chunks sized by time, in a bounded window.

The input is read ahead by a thread, so that nobody waits for a slow one. Whatever goes wrong with
an item is its own outcome. A chunk that is lost with its worker is done again item by item, each
alone, so that it shows which one kills; whichever does so twice has crashed.
"""

from __future__ import annotations

import threading
from collections import deque
from collections.abc import Callable, Generator, Iterable, Iterator, Sequence
from concurrent.futures import BrokenExecutor, Future
from dataclasses import dataclass
from time import monotonic
from typing import Generic, TypeVar

from sudologue.batches.pool import WorkerDiedError, Workers
from sudologue.batches.record import Outcome, Reply, outcome_of, run_chunk, told
from sudologue.messages import Messages

_say = Messages(__name__)

T = TypeVar("T")
R = TypeVar("R")


class ReadAhead(Generic[T]):
    """Items as they come, no more than there is `room` for; what comes is told to `changed`.

    Where a reader is in the middle of an item when it is stopped, its thread is left behind: nobody
    can end a wait for a pipe from outside.
    """

    def __init__(self, items: Iterable[T], changed: threading.Condition) -> None:
        self._items = items
        self._changed = changed
        self._held = deque[T]()
        self._since = 0.0
        self._room = 1
        self._wanted = 1
        self._error: BaseException | None = None
        self._has_ended = self._is_stopped = False
        self._reader = threading.Thread(target=self._read, name="reader", daemon=True)

    def start(self) -> None:
        """Begin to read."""
        self._reader.start()

    @property
    def is_over(self) -> bool:
        """Whether nothing is held, and no more will come. An error of the reader's is raised."""
        if self._held or not self._has_ended:
            return False
        if self._error is not None and not self._is_stopped:
            raise self._error
        return True

    def ready(self, size: int, patience: float) -> bool:
        """Whether so many items are held, or all there are, or some that have waited so long."""
        with self._changed:
            if 2 * size > self._room:
                self._room = 2 * size
                self._changed.notify_all()
            self._wanted = size
            if len(self._held) >= size or self._has_ended:
                return bool(self._held)
            return bool(self._held) and monotonic() - self._since >= patience

    def wait_left(self, patience: float) -> float | None:
        """For how long what is held will be waited with; nothing if nothing is held."""
        return max(0.0, self._since + patience - monotonic()) if self._held else None

    def take(self, most: int, shares: int) -> list[T]:
        """The next items; of the last ones a share, so that all who work end at about one time."""
        with self._changed:
            held = len(self._held)
            count = min(most, -(-held // shares) if self._has_ended else held)
            taken = [self._held.popleft() for _ in range(count)]
            self._changed.notify_all()
            return taken

    def stop(self) -> None:
        """Read no more, and forget what is held."""
        with self._changed:
            self._is_stopped = self._has_ended = True
            self._held.clear()
            self._changed.notify_all()

    def _read(self) -> None:
        try:
            for item in self._items:
                with self._changed:
                    while len(self._held) >= self._room and not self._is_stopped:
                        self._changed.wait()
                    if self._is_stopped:
                        return
                    if not self._held:
                        self._since = monotonic()
                    self._held.append(item)
                    # the first one begins the wait for more
                    if len(self._held) in (1, self._wanted):
                        self._changed.notify_all()
        except BaseException as error:  # noqa: BLE001 - raised again where the items are taken
            self._error = error
        finally:
            with self._changed:
                self._has_ended = True
                self._changed.notify_all()


PATIENCE = 0.2
"""Seconds for which input that is held is waited with for more."""
_POLL = 0.2
_LARGEST = 20_000
_KILLS = 2


@dataclass(eq=False)
class _Chunk(Generic[T, R]):
    """Neighbouring items on their way, and the future of what comes of them.

    In a `suspect` one, some item may have killed a worker: they go one by one, and the first has
    done so `kills` times by itself. Of `outcomes` those before `given` have been handed out.
    """

    first: int
    items: Sequence[T]
    future: Future[tuple[list[Reply[R]], float]] | None = None
    suspect: bool = False
    kills: int = 0
    outcomes: Sequence[Outcome[T, R]] | None = None
    given: int = 0


class _Pace:
    """How many items take as long as a chunk should, by what was measured last."""

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds
        self.size = 1

    def note(self, count: int, seconds: float) -> None:
        """Take note of how long so many items took."""
        fitting = int(self.seconds * count / max(seconds, 1e-9))
        # a few easy ones say little of the many that come next
        self.size = max(1, min(fitting, max(4 * count, self.size), _LARGEST))


class Scheduler(Generic[T, R]):
    """One pass over the items."""

    def __init__(
        self,
        work: Callable[[T], R],
        items: Iterable[T],
        workers: Workers,
        chunk_seconds: float,
        ordered: bool,
        window: int,
        is_over: Callable[[], bool],
    ) -> None:
        self._work = work
        self._workers = workers
        self._ordered = ordered
        self._window = window
        self._is_over = is_over
        self._pace = _Pace(chunk_seconds)
        self._changed = threading.Condition()
        self._feed = ReadAhead(items, self._changed)
        self._flight = deque[_Chunk[T, R]]()
        self._taken = 0
        self._is_stopping = False

    def outcomes(self) -> Generator[Outcome[T, R]]:
        """All of them; the processes end with the iteration, however it ends."""
        is_done = False
        self._feed.start()
        try:
            try:
                yield from self._all()
            except KeyboardInterrupt:
                self._stop()
                yield from self._all()
                raise
            is_done = True
        finally:
            self._feed.stop()
            self._workers.end(at_once=not is_done or self._is_stopping)

    def _all(self) -> Iterator[Outcome[T, R]]:
        while True:
            if self._is_over() and not self._is_stopping:
                self._stop()
            self._send()
            chunk = self._next_done()
            if chunk is not None:
                yield from self._handed_out(chunk)
            elif not self._flight and self._feed.is_over:
                return
            else:
                self._wait()

    def _stop(self) -> None:
        """Read no more, and take back what nobody has begun with."""
        self._is_stopping = True
        self._feed.stop()
        while self._flight:
            future = self._flight[-1].future
            if future is not None and not future.cancel():
                return
            self._flight.pop()

    # chunks on their way out

    def _send(self) -> None:
        """Send what may be sent now: suspects alone, others as far as the window reaches."""
        if self._is_stopping:
            self._drop_unsent()
            return
        try:
            if self._has_suspects:
                self._send_alone()
                return
            for chunk in filter(_is_unsent, self._flight):
                self._submit(chunk)
            while len(self._flight) < self._window and self._feed.ready(self._pace.size, PATIENCE):
                taken = self._feed.take(self._pace.size, self._window)
                chunk = _Chunk[T, R](self._taken, taken)
                self._taken += len(taken)
                self._flight.append(chunk)
                self._submit(chunk)
        except BrokenExecutor as error:
            self._recover(None, error)

    def _send_alone(self) -> None:
        """Send one chunk, if no other is under way."""
        if not any(chunk.future and not chunk.future.done() for chunk in self._flight):
            for chunk in filter(_is_unsent, self._flight):
                self._submit(chunk)
                return

    def _drop_unsent(self) -> None:
        """Forget what was not sent, and where the order counts what comes after it."""
        unsent = next(filter(_is_unsent, self._flight), None)
        if unsent is not None and self._ordered:
            while self._flight.pop() is not unsent:
                pass
        else:
            self._flight = deque(chunk for chunk in self._flight if not _is_unsent(chunk))

    def _submit(self, chunk: _Chunk[T, R]) -> None:
        # twice the time that it should take, since the next items may be harder than the last ones
        seconds = 2 * self._pace.seconds
        items = chunk.items[:1] if chunk.suspect else chunk.items
        chunk.future = self._workers.submit(run_chunk, self._work, items, seconds)
        chunk.future.add_done_callback(self._wake)

    def _wake(self, _: object) -> None:
        with self._changed:
            self._changed.notify_all()

    def _wait(self) -> None:
        """Wait until something may have changed, or it is time to look whether it is over."""
        with self._changed:
            if self._next_done() is not None:
                return
            left = None
            if len(self._flight) < self._window:
                left = self._feed.wait_left(PATIENCE)
                if self._feed.ready(self._pace.size, PATIENCE) and not self._has_suspects:
                    return
            self._changed.wait(_POLL if left is None else min(left + 0.001, _POLL))

    @property
    def _has_suspects(self) -> bool:
        return any(chunk.suspect for chunk in self._flight)

    # chunks on their way back

    def _next_done(self) -> _Chunk[T, R] | None:
        """The first chunk, if it is done; or any, where the order is free."""
        for chunk in self._flight:
            if chunk.outcomes is not None or (chunk.future is not None and chunk.future.done()):
                return chunk
            if self._ordered:
                return None
        return None

    def _handed_out(self, chunk: _Chunk[T, R]) -> Iterator[Outcome[T, R]]:
        if chunk.outcomes is None and not self._receive(chunk):
            return
        assert chunk.outcomes is not None
        while chunk.given < len(chunk.outcomes):
            # counted first: who is interrupted between the two has had it
            chunk.given += 1
            yield chunk.outcomes[chunk.given - 1]
        rest = chunk.items[chunk.given :]
        place = self._flight.index(chunk)
        del self._flight[place]
        if rest:
            left = _Chunk[T, R](chunk.first + chunk.given, rest, suspect=chunk.suspect)
            self._flight.insert(place, left)

    def _receive(self, chunk: _Chunk[T, R]) -> bool:
        """Take in what came of a chunk; whether it did not get lost."""
        assert chunk.future is not None
        try:
            replies, seconds = chunk.future.result()
        except Exception as error:  # noqa: BLE001 - each executor has its own for lost work
            self._recover(chunk, error)
            return chunk.outcomes is not None
        self._pace.note(len(replies), seconds)
        chunk.outcomes = [
            outcome_of(chunk.first + number, item, reply)
            for number, (item, reply) in enumerate(zip(chunk.items, replies, strict=False))
        ]
        return True

    def _recover(self, lost: _Chunk[T, R] | None, error: Exception) -> None:
        """Go on after a fault: what was lost is done again, item by item."""
        has_died = isinstance(error, WorkerDiedError)
        is_broken = isinstance(error, BrokenExecutor)
        for chunk in self._flight:
            if chunk is lost or (is_broken and _is_lost(chunk)):
                # it was alone if it was a suspect already
                chunk.kills += chunk.suspect
                chunk.suspect, chunk.future = True, None
            if chunk.kills == _KILLS and chunk.outcomes is None:
                fault = (
                    _say("twice", error=error)
                    if has_died
                    else _say("lost_twice", error=told(error))
                )
                item = chunk.items[0]
                chunk.outcomes = [Outcome(chunk.first, item, None, fault, has_crashed=True)]
        self._workers.renew(error)


def _is_unsent(chunk: _Chunk[T, R]) -> bool:
    return chunk.future is None and chunk.outcomes is None


def _is_lost(chunk: _Chunk[T, R]) -> bool:
    """Whether a chunk was under way, and did not come back."""
    future = chunk.future
    if chunk.outcomes is not None or future is None:
        return False
    return not future.done() or future.cancelled() or future.exception() is not None
