"""Things that are made one after the other, each when its turn first comes."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Generic, TypeVar

S = TypeVar("S")
T = TypeVar("T")


class InTurn(Generic[S, T]):
    """What is made of some things, in their order; one that nothing is made of is passed over.

    However often it is gone through, a thing is made when somebody first comes to it: of the rules
    of a solver those are loaded that a puzzle leads to. Threads that come to it at the same time
    may both make it.

    >>> made = []
    >>> halves = InTurn([2, 3, 4, 6], lambda n: made.append(n) or (None if n % 2 else n // 2))
    >>> next(iter(halves)), next(half for half in halves if half > 1), made
    (1, 2, [2, 3, 4])
    """

    def __init__(self, things: Sequence[S], make: Callable[[S], T | None]) -> None:
        self._things, self._make = things, make
        self._so_far: tuple[tuple[T, ...], int] = (), 0  # what was made, of how many things

    def __iter__(self) -> Iterator[T]:
        made, number = self._so_far
        yield from made
        while number < len(self._things):
            new = self._make(self._things[number])
            number += 1
            if new is not None:
                made = (*made, new)
            self._so_far = made, number
            if new is not None:
                yield new
