"""How much of the time, and of the work, that a rating may take is left."""

from __future__ import annotations

from time import monotonic

from sudologue.budget import Allowance


class Clock:
    """A number of seconds from now on, and of units of work; `None` is no limit.

    Both are shared out evenly `among` those who still want some; what one leaves is for the next.
    """

    def __init__(self, seconds: float | None = None, budget: int | None = None) -> None:
        self._began: float | None = monotonic()
        self._seconds = seconds
        self._budget = budget
        self._allowed: list[Allowance] = []
        self.among = 1

    @property
    def passed(self) -> float:
        """The seconds since the beginning."""
        return 0.0 if self._began is None else monotonic() - self._began

    @property
    def left(self) -> float | None:
        """The seconds that are left, not less than none; `None` without a limit."""
        return None if self._seconds is None else max(0.0, self._seconds - self.passed)

    @property
    def units_left(self) -> int | None:
        """The units that are left, not less than none; `None` without a limit."""
        if self._budget is None:
            return None
        return max(0, self._budget - sum([allowed.spent for allowed in self._allowed]))

    def allowance(self, most: int | None = None) -> Allowance:
        """A share of the time and the units that are left, and of these no more than so many."""
        seconds, units = self.left, self.units_left
        if units is not None:
            share = units // self.among
            most = share if most is None else min(most, share)
        allowed = Allowance(most, None if seconds is None else seconds / self.among)
        self._allowed.append(allowed)
        return allowed

    def stop(self) -> None:
        """Let whoever asks from now on have all of it again, since nobody waits any more."""
        self._began = None
        self._allowed.clear()
        self.among = 1
