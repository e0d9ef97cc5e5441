"""Some way to complete a state, by search that is bounded by what it meets, not by a clock."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Protocol

from sudologue.oracle.singles import State


class Placer(Protocol):
    """What carries a state to where no single is left; nothing if that is a contradiction."""

    def settle(self, state: State) -> State | None: ...


Cases = Callable[[State], Sequence[State]]
"""The cases of a guess in a state without singles, the one to be looked at first last."""


class TooManyDeadEndsError(Exception):
    """A search met as many dead ends as it was allowed."""


def completion(placer: Placer, state: State, cases: Cases, dead_ends: int) -> int | None:
    """The digits of some solution, as candidates; nothing if there is none."""
    waiting, met = [state], 0
    while waiting:
        settled = placer.settle(waiting.pop())
        if settled is None:
            met += 1
            if met == dead_ends:
                raise TooManyDeadEndsError
        elif settled[2]:
            waiting.extend(cases(settled))
        else:
            return settled[1]
    return None
