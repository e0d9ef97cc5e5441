"""How much of the time, and of the work, that a rating may take is left."""

from __future__ import annotations

from time import monotonic

from sudologue.work import Allowance


class Clock:
    """A number of seconds from now on, and of units of work; `None` is no limit.

    Units are shared out evenly `among` those who still want some; what one leaves is for the next.
    """

    def __init__(self, seconds: float | None = None, budget: int | None = None) -> None:
        self._began = monotonic()
        self._seconds = seconds
        self._budget = budget
        self._allowed: list[Allowance] = []
        self.among = 1

    @property
    def passed(self) -> float:
        """The seconds since the beginning."""
        return monotonic() - self._began

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

    def allowance(self) -> Allowance:
        """What may be done in the time that is left, with a share of the units."""
        units = self.units_left
        allowed = Allowance(None if units is None else units // self.among, self.left)
        self._allowed.append(allowed)
        return allowed
