"""Laws that many things obey: each is a function, and all are asked of a thing in one test.

A test for every law of every thing would be thousands, most of which take less time than it takes
to start them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Generic, TypeVar

import pytest
from _pytest.mark.structures import ParameterSet

T = TypeVar("T")


def some_long(values: Iterable[T], *long: T) -> list[T | ParameterSet]:
    """Values for a test, of which some take long: `poe test` leaves these out."""
    return [
        pytest.param(value, marks=pytest.mark.slow) if value in long else value for value in values
    ]


class Laws(Generic[T]):
    """The laws of a page of tests: `@law` puts a function among them."""

    def __init__(self) -> None:
        self._laws: list[Callable[[T], None]] = []

    def __call__(self, law: Callable[[T], None]) -> Callable[[T], None]:
        self._laws.append(law)
        return law

    def hold_for(self, thing: T) -> bool:
        """Ask all of them; where one does not hold, it is its own assertion that fails."""
        for law in self._laws:
            law(thing)
        return bool(self._laws)
