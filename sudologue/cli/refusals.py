"""What is said of entries that cannot be read: of the first, what is wrong; then, how many."""

from __future__ import annotations

from sudologue.cli.console import Progress

_SHOWN = 20
_HOPELESS = 10_000


class Refusals:
    """Says what is wrong with entries on standard error, one line each, until that is enough.

    An entry that can be read is to be counted, too.
    """

    def __init__(self, progress: Progress) -> None:
        self._progress = progress
        self.times = 0
        self.read = 0

    @property
    def are_all(self) -> bool:
        """Whether nothing could be read."""
        return self.times > 0 and not self.read

    @property
    def are_hopeless(self) -> bool:
        """Whether so many entries could not be read, and no other, that it is time to give up."""
        return self.are_all and self.times >= _HOPELESS

    def say(self, message: object) -> None:
        """Say it of one more."""
        self.times += 1
        if self.times <= _SHOWN:
            self._progress.complain(message)

    def count_one_read(self) -> None:
        """Take note of an entry that could be read."""
        self.read += 1

    def sum_up(self) -> None:
        """Say of how many more nothing was said."""
        more = self.times - _SHOWN
        if self.are_hopeless:
            told = f"none of the first {self.times:,} can be read; the rest is left unread"
            self._progress.complain(f"and so on: {told}")
        elif more > 0:
            self._progress.complain(f"and so on: {more:,} more cannot be read")
