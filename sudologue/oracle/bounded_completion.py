"""Ways to complete a state, by search that is bounded by what it meets, not by a clock."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from sudologue.oracle.singles_placer import State

Settle = Callable[[State], State | None]
"""Carries a state to where no single is left; nothing if that runs into a contradiction."""

Cases = Callable[[State], Sequence[State]]
"""The cases of a guess in a state without singles; the last is looked at first."""


class TooManyDeadEndsError(Exception):
    """A search met as many dead ends as it was allowed."""


def completion(state: State, settle: Settle, cases: Cases, dead_ends: int) -> int | None:
    """The digits of some solution, as candidates; nothing if there is none."""
    return next(completions(state, settle, cases, dead_ends), None)


def completions(state: State, settle: Settle, cases: Cases, dead_ends: int) -> Iterator[int]:
    """The digits of one solution after the other."""
    waiting, met = [state], 0
    while waiting:
        settled = settle(waiting.pop())
        if settled is None:
            met += 1
            if met == dead_ends:
                raise TooManyDeadEndsError
        elif settled[2]:
            waiting.extend(cases(settled))
        else:
            yield settled[1]
