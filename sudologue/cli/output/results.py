"""What comes of each puzzle, and where it comes together: it is written and said, in order.

Beside a position it is said in which format it was read, and what is doubtful or lost. Of entries
that cannot be read, it is said of the first what is wrong; then, how many there are.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from sudologue.cli.exits import Exit
from sudologue.cli.input.entry import Entry
from sudologue.cli.output.sink import Sink
from sudologue.messages import Messages
from sudologue.wording import counted

_say = Messages(__name__)

if TYPE_CHECKING:
    from sudologue.formats import Reading

_SHOWN = 10
_PLAIN = frozenset({"line", "grid", "sdm"})


class Remarks:
    """Says each remark on standard error, but the same one no more than so many times."""

    def __init__(self, complain: Callable[[object], None]) -> None:
        self._complain = complain
        self._times: dict[str, int] = {}
        self._formats: set[str] = set()

    def read_as(self, slug: str, told: str) -> None:
        """Say which format something was read as, unless it was said before."""
        if slug not in self._formats:
            self._formats.add(slug)
            self._complain(told)

    def warn_of(self, warning: str, told: str) -> None:
        """Say a warning about one position, told with its place."""
        times = self._times[warning] = self._times.get(warning, 0) + 1
        if times <= _SHOWN:
            self._complain(told)

    def take(self, events: Iterable[Event]) -> None:
        """Say what is to be said of one position."""
        for kind, text, told in events:
            (self.read_as if kind == "read as" else self.warn_of)(text, told)

    def sum_up(self) -> None:
        """Say how often each remark was made that was not repeated."""
        for warning, times in self._times.items():
            if times > _SHOWN:
                more = times - _SHOWN
                self._complain(f"{counted(more, 'more time')}: {warning}")


def reading_events(entry: Entry, reading: Reading, was_named: bool) -> Iterator[Event]:
    """What is to be said of what was read: its format, unless that is plain, and every remark."""
    if not was_named and reading.format not in _PLAIN:
        from sudologue.formats import named

        title = named(reading.format).title
        told = _say("reading_as", title=_kind_of(title))
        yield "read as", reading.format, entry.placed(told)
    yield from warning_events(entry, reading.remarks)


def _kind_of(title: str) -> str:
    """A format's title with an article, where it ends in a common noun.

    >>> [_kind_of(title) for title in ("f-puzzles link", "Sukaku", "SadMan puzzle (.sdk)")]
    ['an f-puzzles link', 'Sukaku', 'a SadMan puzzle (.sdk)']
    """
    noun = title.partition(" (")[0].partition(",")[0].split()[-1]
    if not noun.islower() or noun.endswith("s"):
        return title
    return f"{'an' if title[0] in 'AEIOf' else 'a'} {title}"


def warning_events(entry: Entry, warnings: Iterable[str]) -> Iterator[Event]:
    """What is to be said of warnings about one position."""
    for warning in warnings:
        yield "warn", warning, entry.placed(warning)


_SHOWN_REFUSALS = 20
_HOPELESS = 10_000


class Refusals:
    """Says what is wrong with entries on standard error, one line each, until that is enough.

    An entry that can be read is to be counted, too.
    """

    def __init__(self, complain: Callable[[object], None]) -> None:
        self._complain = complain
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
        if self.times <= _SHOWN_REFUSALS:
            self._complain(message)

    def count_one_read(self) -> None:
        """Take note of an entry that could be read."""
        self.read += 1

    def sum_up(self) -> None:
        """Say of how many more nothing was said."""
        more = self.times - _SHOWN_REFUSALS
        if self.are_hopeless:
            told = _say("none_readable", times=self.times)
            self._complain(_say("and_so_on", told=told))
        elif more > 0:
            self._complain(_say("and_more", more=more))


Event = tuple[str, ...]
"""Something to be written or said: its kind, and its texts. `Results` does what it says."""


@dataclass(eq=False)
class Output:
    """All that is to be written and said of a puzzle, in order, and its exit code.

    One that `is_cut_short` ends with an interruption. What is to be done `first`, and what `then`,
    needs the disk or the terminal of whoever asked.
    """

    events: list[Event] = field(default_factory=list[Event])
    code: Exit = Exit.OK
    is_cut_short: bool = False
    first: Callable[[], object] | None = None
    then: Callable[[], object] | None = None


class Results:
    """Writes what outputs hold to a sink, and says the rest on standard error.

    A table has its `header` before the first row, and pages have a blank line between them. What is
    for another file is handed to `also`.
    """

    def __init__(
        self,
        sink: Sink,
        complain: Callable[[object], None],
        header: str = "",
        also: Callable[[str], object] | None = None,
    ) -> None:
        self.outcomes = Counter[Exit]()
        self.refusals = Refusals(complain)
        self._remarks = Remarks(complain)
        self._sink = sink
        self._complain = complain
        self._header = header
        self._also = also
        self._has_begun = bool(sink.whole)

    def take(self, output: Output) -> None:
        """Do what is to be done first, write and say what an output holds, and do the rest."""
        if output.first is not None:
            output.first()
        written = "".join(filter(None, map(self._done, output.events)))
        if written:
            self._sink.write(written)
        if output.then is not None:
            output.then()
        self.outcomes[output.code] += 1

    def _done(self, event: Event) -> str | None:
        """Do what an event says; what it writes is returned, and written with the rest."""
        match event:
            case ("write" | "page" | "row" as kind, text):
                first = {"row": self._header}.get(kind, "")
                later = {"page": "\n"}.get(kind, "")
                began, self._has_begun = self._has_begun, True
                return (later if began else first) + text
            case ("complain", text):
                self._complain(text)
            case ("refuse", text):
                self.refusals.say(text)
            case ("read",):
                self.refusals.count_one_read()
            case ("read as", slug, text):
                self._remarks.read_as(slug, text)
            case ("warn", warning, text):
                self._remarks.warn_of(warning, text)
            case ("also", text) if self._also is not None:
                self._also(text)
            case ("leave",):
                self._sink.leave_what_was_there()
            case _:
                raise AssertionError(event)
        return None

    def go_on_from(self, outcomes: Counter[Exit], refused: int, read: int) -> None:
        """Count what an earlier run had counted."""
        self.outcomes.update(outcomes)
        self.refusals.times, self.refusals.read = refused, read

    def sum_up(self) -> None:
        """Say what was not said of each."""
        self.refusals.sum_up()
        self._remarks.sum_up()
