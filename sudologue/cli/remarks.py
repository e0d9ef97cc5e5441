"""What is said beside a position that was read: in which format, and what is doubtful or lost."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING

from sudologue.cli.answer import Event
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

    def read_as(self, slug: str, told: str) -> None:
        """Say which format something was read as, unless it was said before."""
        if slug not in self._formats:
            self._formats.add(slug)
            self._progress.complain(told)

    def warn_of(self, warning: str, told: str) -> None:
        """Say a warning about one position, told with its place."""
        times = self._times[warning] = self._times.get(warning, 0) + 1
        if times <= _SHOWN:
            self._progress.complain(told)

    def take(self, events: Iterable[Event]) -> None:
        """Say what is to be said of one position."""
        for kind, text, told in events:
            (self.read_as if kind == "read as" else self.warn_of)(text, told)

    def sum_up(self) -> None:
        """Say how often each remark was made that was not repeated."""
        for warning, times in self._times.items():
            if times > _SHOWN:
                more = times - _SHOWN
                self._progress.complain(f"{counted(more, 'more time')}: {warning}")


def reading_events(entry: Entry, reading: Reading, was_named: bool) -> Iterator[Event]:
    """What is to be said of what was read: its format, unless that is plain, and every remark."""
    if not was_named and reading.format not in _PLAIN:
        from sudologue.formats import named

        title = named(reading.format).title
        yield "read as", reading.format, entry.placed(f"read as {title} ({reading.format})")
    yield from warning_events(entry, reading.remarks)


def warning_events(entry: Entry, warnings: Iterable[str]) -> Iterator[Event]:
    """What is to be said of warnings about one position."""
    for warning in warnings:
        yield "warn", warning, entry.placed(warning)
