"""Ctrl-C that lets what has been read be written to its end."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from typing import TypeVar

from sudologue.cli import interruption

T = TypeVar("T")


class Patience:
    """Lets an interruption, held up otherwise, end the reading.

    If it comes while the next item is waited for, it ends the wait; otherwise the item in hand is
    the last one. The second one waits for nothing.
    """

    def __init__(self) -> None:
        self._has_ended_a_wait = False

    @property
    def is_over(self) -> bool:
        """Whether somebody has had enough."""
        return self._has_ended_a_wait or interruption.has_come()

    def with_each(self, items: Iterator[T]) -> Iterator[T]:
        """The items, until it is over."""
        while not self.is_over:
            try:
                with interruption.released():
                    found = list(islice(items, 1))
            except KeyboardInterrupt:
                self._has_ended_a_wait = True
                return
            if not found:
                return
            yield found[0]
