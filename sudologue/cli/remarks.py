"""What is said beside a position that was read: in which format, and what is doubtful or lost."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from sudologue.cli.console import Progress
from sudologue.cli.entry import Entry
from sudologue.wording import counted

if TYPE_CHECKING:
    from sudologue.formats import Reading

_SHOWN = 10
_PLAIN = frozenset({"line", "grid", "sdm"})


class Remarks:
    """Says each remark on standard error, but the same one no more than so many times."""

    def __init__(self, progress: Progress) -> None:
        self._progress = progress
        self._times: dict[str, int] = {}
        self._formats: set[str] = set()

    def say(self, entry: Entry, reading: Reading, was_named: bool) -> None:
        """Say what was read, unless that is plain or was said before; and every warning."""
        if not was_named and reading.format not in self._formats | _PLAIN:
            from sudologue.formats import named

            self._formats.add(reading.format)
            self._say(entry, f"read as {named(reading.format).title} ({reading.format})")
        self.warn(entry, reading.warnings)

    def warn(self, entry: Entry, warnings: Iterable[str]) -> None:
        """Say the warnings about one position."""
        for warning in warnings:
            times = self._times[warning] = self._times.get(warning, 0) + 1
            if times <= _SHOWN:
                self._say(entry, warning)

    def sum_up(self) -> None:
        """Say how often each remark was made that was not repeated."""
        for warning, times in self._times.items():
            if times > _SHOWN:
                more = times - _SHOWN
                self._progress.complain(f"{counted(more, 'more time')}: {warning}")

    def _say(self, entry: Entry, message: str) -> None:
        self._progress.complain(entry.placed(message))
