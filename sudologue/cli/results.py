"""Where answers come together: what they hold is written and said, in order."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

from sudologue.cli.answer import Answer, Event
from sudologue.cli.console import Progress
from sudologue.cli.exits import Exit
from sudologue.cli.journal import Journal
from sudologue.cli.refusals import Refusals
from sudologue.cli.remarks import Remarks
from sudologue.cli.sink import Sink


class Results:
    """Writes what answers hold to a sink, and says the rest on standard error.

    A table has its `header` before the first row, and pages have a blank line between them. What is
    for another file is handed to `also`.
    """

    def __init__(
        self,
        sink: Sink,
        progress: Progress,
        header: str = "",
        also: Callable[[str], object] | None = None,
    ) -> None:
        self.outcomes = Counter[Exit]()
        self.refusals = Refusals(progress)
        self._remarks = Remarks(progress)
        self._sink = sink
        self._progress = progress
        self._header = header
        self._also = also
        self._has_begun = bool(sink.whole)

    def take(self, answer: Answer) -> None:
        """Do what is to be done first, write and say what an answer holds, and do the rest."""
        if answer.first is not None:
            answer.first()
        written = "".join(filter(None, map(self._done, answer.events)))
        if written:
            self._sink.write(written)
        if answer.then is not None:
            answer.then()
        self.outcomes[answer.code] += 1

    def _done(self, event: Event) -> str | None:
        """Do what an event says; what it writes is returned, and written with the rest."""
        match event:
            case ("write" | "page" | "row" as kind, text):
                first = {"row": self._header}.get(kind, "")
                later = {"page": "\n"}.get(kind, "")
                began, self._has_begun = self._has_begun, True
                return (later if began else first) + text
            case ("complain", text):
                self._progress.complain(text)
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

    def go_on_from(self, journal: Journal) -> None:
        """Count what an earlier run had counted."""
        self.outcomes.update(journal.outcomes)
        self.refusals.times, self.refusals.read = journal.refused, journal.read

    def sum_up(self) -> None:
        """Say what was not said of each."""
        self.refusals.sum_up()
        self._remarks.sum_up()
