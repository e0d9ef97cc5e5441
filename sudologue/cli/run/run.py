"""One go through many things: read, shared out, written in order, noted down, summed up."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from contextlib import closing, nullcontext
from itertools import islice
from time import monotonic
from typing import TYPE_CHECKING, Generic, TypeVar

from sudologue.batches.run_items import run
from sudologue.batches.worker import Outcome
from sudologue.cli.exits import Exit
from sudologue.cli.input.entry import Placed
from sudologue.cli.output.console import Extent, Progress
from sudologue.cli.output.interruption import has_come, held
from sudologue.cli.output.results import Answer, Results
from sudologue.cli.output.tables import parquet_maker
from sudologue.cli.run.journal import Log
from sudologue.cli.run.shards import Heading, ShardWriter, Sharing
from sudologue.wording import listed, noun_for

if TYPE_CHECKING:
    from sudologue.cli.run.puzzle_batch import Job

P = TypeVar("P", bound=Placed)


def go_through(job: Job[P], incoming: Iterator[P], extent: Extent) -> Counter[Exit]:
    """All that comes in, as it comes; how often each exit code came up."""
    return _Round(job, extent).through(incoming)


class _Round(Generic[P]):
    """Takes things to whoever does the work, and their answers to the sink."""

    def __init__(self, job: Job[P], extent: Extent) -> None:
        running, sink = job.running, job.sink
        self._job = job
        self._extent = extent
        self._sink = sink
        self._running = running
        self._progress = Progress(sink.stream, extent)
        self._results = Results(sink, self._progress, job.header, job.also)
        self._log = Log(sink, running.begun or running.journal) if sink.is_file else None
        self._done_before = 0 if self._log is None else self._log.journal.done
        self._shard: ShardWriter | None = None
        columns: Mapping[str, str] = job.columns if job.form == "parquet" else {}
        if running.shard is not None:
            parts = (job.header, job.has_records, columns, running.indent)
            self._shard = ShardWriter(sink, Heading(running.shard, running.journal, *parts))
        elif columns:
            sink.made = parquet_maker(columns)

    def through(self, incoming: Iterator[P]) -> Counter[Exit]:
        """All of them, in this process or elsewhere."""
        began = monotonic()
        items = Sharing(incoming, self._running.shard, self._extent)
        rest = iter(items)
        self._pass_over(rest)
        with self._progress:
            try:
                self._take_all(rest)
            finally:
                self._results.sum_up()
        if self._shard is not None:
            self._shard.end(items.count, items.input)
        elif self._results.refusals.are_all and not self._job.has_records:
            self._sink.leave_what_was_there()
        if self._running.is_large or self._progress.was_shown:
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
        is_shared = self._running.is_shared_out
        # others finish what is under way; here the one in hand is told as far as it came
        with self._running.executor() as (executor, jobs), held() if is_shared else nullcontext():
            outcomes = run(
                self._job.answered,
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

    def _take(self, outcome: Outcome[P, Answer]) -> None:
        answer = outcome.value
        if answer is None:
            answer = self._job.failed(outcome.item, outcome.error or "")
        if self._shard is not None:
            self._shard.take(answer, self._done_before + outcome.index)
            self._results.outcomes[answer.code] += 1
        else:
            self._results.take(answer)
        if answer.is_cut_short:
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
