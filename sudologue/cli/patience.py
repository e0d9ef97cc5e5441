"""Ctrl-C that lets what has been read be written to its end."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from types import FrameType
from typing import Self, TypeVar

T = TypeVar("T")


class Patience:
    """Lets Ctrl-C end the reading, so that what has been read is written to its end.

    Pressed while the next item is waited for, it ends the wait; otherwise the item in hand is the
    last one. Pressed twice, it waits for nothing.
    """

    def __init__(self) -> None:
        self.is_over = False
        self._is_waiting = False
        self._is_ours = False

    def __enter__(self) -> Self:
        if signal.getsignal(signal.SIGINT) is signal.default_int_handler:
            try:
                signal.signal(signal.SIGINT, self._pressed)
                self._is_ours = True
            except ValueError:  # not the main thread, which Ctrl-C does not reach anyway
                self._is_ours = False
        return self

    def __exit__(self, *_: object) -> None:
        if self._is_ours:
            signal.signal(signal.SIGINT, signal.default_int_handler)

    def with_each(self, items: Iterator[T]) -> Iterator[T]:
        """The items, until it is over."""
        while not self.is_over:
            self._is_waiting = True
            try:
                item = next(items)
            except StopIteration:
                return
            except KeyboardInterrupt:
                self.is_over = True
                return
            finally:
                self._is_waiting = False
            yield item

    def _pressed(self, number: int, frame: FrameType | None) -> None:
        if self._is_waiting or self.is_over:
            signal.default_int_handler(number, frame)
        self.is_over = True
