"""One run through many things: read, shared out, written in order, noted down, summed up."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from contextlib import closing, nullcontext
from itertools import islice
from time import monotonic
from typing import TYPE_CHECKING, Any, Generic

from sudologue.batches.record import Outcome
from sudologue.batches.run_items import run
from sudologue.cli.exits import Exit
from sudologue.cli.input.entry import P
from sudologue.cli.input.input_progress import InputProgress
from sudologue.cli.output.interruption import has_come, held
from sudologue.cli.output.partial_file import PartialFile
from sudologue.cli.output.progress import Progress
from sudologue.cli.output.results import Output, Results
from sudologue.cli.output.tables import parquet_maker
from sudologue.cli.run.cluster import workers_of
from sudologue.cli.run.journal import Log, journal_begun, new_journal
from sudologue.cli.run.shards import Heading, ShardWriter, Sharing
from sudologue.wording import listed, noun_for

if TYPE_CHECKING:
    from sudologue.cli.run.handler import Handler


class Run(Generic[P]):
    """Takes things to whoever does the work, and what comes of them to the sink."""

    def __init__(self, handler: Handler[P, Any], read: InputProgress) -> None:
        asked, sink = handler.asked, handler.sink
        self._handler = handler
        self._asked = asked
        self._sink = sink
        self._read = read
        self._progress = Progress(sink.stream, read)
        self._results = Results(sink, self._progress.complain, handler.header, handler.also)
        self._log: Log | None = None
        if isinstance(sink, PartialFile):
            self._log = Log(sink, journal_begun(asked) or new_journal(asked))
        self._done_before = 0 if self._log is None else self._log.journal.done
        self._shard: ShardWriter | None = None
        columns: Mapping[str, str] = handler.columns if asked.form == "parquet" else {}
        if asked.shard is not None:
            parts = (handler.header, handler.has_records, columns, asked.indent_of_json)
            self._shard = ShardWriter(sink, Heading(asked.shard, new_journal(asked), *parts))
        elif columns:
            sink.made = parquet_maker(columns)

    def through(self, incoming: Iterable[P]) -> Counter[Exit]:
        """All that comes in, in this process or elsewhere; how often each exit code came up."""
        began = monotonic()
        items = Sharing(incoming, self._asked.shard, self._read)
        rest = iter(items)
        self._pass_over(rest)
        with self._progress:
            try:
                self._take_all(rest)
            finally:
                self._results.sum_up()
        if self._shard is not None:
            self._shard.end(items.count, items.input)
        elif self._results.refusals.are_all and not self._handler.has_records:
            self._sink.leave_what_was_there()
        if self._asked.is_large or self._progress.was_shown:
            self._progress.complain(_summary(self._results.outcomes, monotonic() - began))
        return self._results.outcomes

    def _pass_over(self, items: Iterator[P]) -> None:
        """Read what an earlier run has done, and see that it is the same."""
        if self._log is None or not self._done_before:
            return
        for item in islice(items, self._done_before):
            self._log.pass_over(item.identity)
        self._log.expect_same_input()
        journal = self._log.journal
        self._results.go_on_from(journal.outcomes, journal.refused, journal.read)
        self._progress.go_on_from(self._done_before)

    def _take_all(self, items: Iterator[P]) -> None:
        is_shared = self._asked.is_shared_out
        # others finish what is under way; here the one in hand is told as far as it came
        with workers_of(self._asked) as (executor, jobs), held() if is_shared else nullcontext():
            outcomes = run(
                self._handler.handled,
                items,
                executor=executor,
                jobs=jobs,
                is_over=has_come if is_shared else lambda: False,
            )
            with closing(outcomes):
                for outcome in outcomes:
                    self._take(outcome)
                    if self._results.refusals.are_hopeless:
                        break
            if is_shared and has_come():
                raise KeyboardInterrupt

    def _take(self, outcome: Outcome[P, Output]) -> None:
        output = outcome.value
        if output is None:
            output = self._handler.failed(outcome.item, outcome.error or "")
        if self._shard is not None:
            self._shard.take(output, self._done_before + outcome.index)
            self._results.outcomes[output.code] += 1
        else:
            self._results.take(output)
        if output.is_cut_short:
            raise KeyboardInterrupt
        if self._log is not None:
            self._log.note(outcome.item.identity, self._results.outcomes, self._results.refusals)
        self._progress.advance()


_ENDS = {
    Exit.STUCK: "stuck or stopped",
    Exit.UNREADABLE: "unreadable or failed",
    Exit.NO_SOLUTION: "without a solution",
    Exit.SEVERAL_SOLUTIONS: "with several solutions",
}


def _summary(outcomes: Counter[Exit], seconds: float) -> str:
    """How many there were, how fast that was, and how many of them ended otherwise than well."""
    total = outcomes.total()
    pace = f"{total / max(seconds, 1e-9):,.0f} a second"
    told = f"{total:,} {noun_for(total, 'puzzle')} in {seconds:.1f} s, {pace}"
    ends = [f"{outcomes[code]:,} {end}" for code, end in _ENDS.items() if outcomes[code]]
    return f"{told}; {listed(ends)}" if ends else told
