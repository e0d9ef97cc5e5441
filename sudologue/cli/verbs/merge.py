"""`sudologue merge`: shares of one input, done one by one, into what one run would have written."""

from __future__ import annotations

from contextlib import ExitStack

import click

from sudologue.cli.exits import Exit
from sudologue.cli.options import group, shared_options, verb
from sudologue.cli.output.destination import sink
from sudologue.cli.output.progress import Progress
from sudologue.cli.output.results import Results
from sudologue.cli.output.tables import parquet_maker
from sudologue.cli.run.shards import ShardReader, merged
from sudologue.errors import SudologueError
from sudologue.messages import Messages
from sudologue.wording import shortened

_say = Messages(__name__)


@verb()
@click.argument("shards", nargs=-1, shell_complete=shared_options.complete_file, metavar="SHARE...")
@group("output", shared_options.output)
@click.pass_context
def merge(ctx: click.Context, shards: tuple[str, ...], output: str | None) -> int:
    """`sudologue merge`."""
    if not shards:
        raise click.UsageError(_say("which_shares"), ctx)
    with ExitStack() as stack:
        readers = [_opened(name, stack) for name in shards]
        heading = readers[0].heading
        results = stack.enter_context(sink(output, heading.indent))
        if heading.parquet:
            if not results.is_file:
                raise SudologueError(_say("no_parquet"))
            results.made = parquet_maker(heading.parquet)
        progress = stack.enter_context(Progress(results.stream))
        taker = Results(results, progress.complain, heading.header)
        for merged_output in merged(readers):
            taker.take(merged_output)
            progress.advance()
        taker.sum_up()
        if taker.refusals.are_all and not heading.has_records:
            results.leave_what_was_there()
        return max(taker.outcomes, default=Exit.OK)


def _opened(name: str, stack: ExitStack) -> ShardReader:
    try:
        return ShardReader(name, stack.enter_context(open(name, encoding="utf-8")))
    except OSError as error:
        why = _say("give_shares", why=error.strerror or error)
        raise SudologueError(_say("unreadable", name=shortened(name, 60), why=why)) from error
