"""The input of a batch, read ahead by a thread, so that nobody waits for a slow one."""

from __future__ import annotations

import threading
from collections import deque
from collections.abc import Iterable
from time import monotonic
from typing import Generic, TypeVar

T = TypeVar("T")


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
