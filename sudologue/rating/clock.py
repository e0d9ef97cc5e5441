"""How much of the time that a rating may take is left."""

from __future__ import annotations

from time import monotonic

from sudologue.work import Allowance


class Clock:
    """A number of seconds from now on, or no limit."""

    def __init__(self, seconds: float | None = None) -> None:
        self._began = monotonic()
        self._seconds = seconds

    @property
    def passed(self) -> float:
        """The seconds since the beginning."""
        return monotonic() - self._began

    @property
    def left(self) -> float | None:
        """The seconds that are left, not less than none; `None` without a limit."""
        return None if self._seconds is None else max(0.0, self._seconds - self.passed)

    def allowance(self, budget: int | None = None) -> Allowance:
        """What may be done in the time that is left."""
        return Allowance(budget, self.left)
