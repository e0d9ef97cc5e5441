"""`sudologue generate`: puzzles with one solution, as many and such as one wishes."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cached_property
from time import time
from typing import Any

import click

from sudologue.batches.run_items import run
from sudologue.cli.input.streams import text_or_file
from sudologue.cli.options import advanced, group, option, shared_options, verb
from sudologue.cli.options.multi_value_options import MultiValueCommand, numbers, several
from sudologue.cli.options.run_options import kept
from sudologue.cli.options.target_options import TargetOptions, target_options
from sudologue.cli.output.complaints import complain
from sudologue.cli.output.partial_file import PartialFile
from sudologue.cli.run.cluster import workers_of
from sudologue.cli.run.generate_run import GeneratePage, GradedFamily, Grading, Made
from sudologue.cli.run.journal import Log, journal_begun, new_journal
from sudologue.errors import FormatError, SudologueError
from sudologue.formats import FORMATS, Format, Reading, named
from sudologue.generation import SYMMETRIES, GaveUp, Request
from sudologue.generation.killer_cages import with_a_cage
from sudologue.generation.request import ATTEMPTS
from sudologue.generation.run_families import drawn_seed
from sudologue.messages import Messages
from sudologue.model import CLASSIC, Board, Layout, is_usual

_say = Messages(__name__)

_OWN_FORMS = ("text", "json")
_WRITTEN = [known.slug for known in FORMATS if known.can_write]


def _refuse_rate(format: Format | None, layout: Layout) -> None:
    """Refuse to say how hard puzzles are where that is not known, or where there is no room."""
    if layout != CLASSIC:
        raise click.UsageError(_say("rate_classic"))
    blank = Reading(Board.from_string("." * layout.tables.cell_count), "generate")
    if format is not None and not format.keeps(blank, "difficulty"):
        raise click.UsageError(_say("no_room", slug=format.slug))


def _cells(_: click.Context, option: click.Parameter, text: str | None) -> str | None:
    """The cells of an option, from a file if there is one of this name."""
    return None if text is None else text_or_file(text, str(option.name))


def _told(seed: int | None) -> int:
    """The seed, or one that is drawn and told."""
    if seed is not None:
        return seed
    drawn = drawn_seed()
    complain(_say("seed_drawn", drawn=drawn))
    return drawn


@dataclass(frozen=True, kw_only=True)
class GenerateOptions(TargetOptions):
    """What is asked of puzzles to be made."""

    count: int
    seed: int | None
    start: int
    symmetry: str
    minimal: bool
    clues: tuple[int, int] | None
    pattern: str | None
    cages: bool
    grid: str | None
    family: int
    attempts: int
    rate: bool
    timeout: float | None

    @cached_property
    def layout(self) -> Layout:
        """The houses that puzzles have."""
        return self.variant.applied_to(CLASSIC)

    @cached_property
    def made_on(self) -> Layout:
        """The layout of what is made, which may have cages."""
        return with_a_cage(self.layout) if self.cages else self.layout

    @cached_property
    def written(self) -> Format | None:
        """The format of that name, if it can hold such puzzles; text and JSON are none.

        As text, positions of a drill are lines in which candidates can be gone, and puzzles of
        other houses, or with clues, are objects on lines.
        """
        lines = "text" if self.drill is None else "hodoku"
        lines = lines if is_usual(self.made_on) else "jsonl"
        slug = lines if self.form == "text" else self.form
        if slug in _OWN_FORMS:
            return None
        format = named(slug)
        format.refuse(self.made_on)
        if self.drill and not (format.carries.placed and format.carries.candidates):
            raise FormatError(_say("no_positions", slug=format.slug))
        if format.between is None and self.count != 1:
            raise FormatError(_say("one_puzzle", slug=format.slug))
        return format

    @property
    def grading(self) -> Grading:
        """How far puzzles are graded."""
        quick = Grading.IN_PASSING if self.form == "json" else Grading.NONE
        return Grading.FULL if self.rate else quick

    def request(self) -> Request:
        """What is asked of each puzzle; what does not fit together is refused."""
        layout = self.layout
        format = self.written
        if self.rate:
            _refuse_rate(format, self.made_on)
        request = Request.of(
            layout=layout,
            symmetry=self.symmetry,
            minimal=self.minimal,
            clues=self.clues,
            pattern=self.pattern,
            cages=self.cages,
            grid=self.grid,
            target=self.target(self.made_on),
            family=self.family,
            attempts=self.attempts,
        )
        if self.resume:
            _refuse_resume(self.seed, format)
        return request


@verb(cls=MultiValueCommand)
@group(
    "count",
    option("-c", "--count", type=click.IntRange(min=0), default=1, show_default=True, metavar="N"),
    option("-s", "--seed", type=click.IntRange(min=0), metavar="N"),
)
@target_options
@group(
    "look",
    option(
        "--symmetry",
        type=click.Choice(SYMMETRIES),
        default="none",
        show_default=True,
        metavar="NAME",
    ),
    several("--clues", callback=numbers, metavar="MIN [MAX]"),
    option(
        "--pattern", callback=_cells, shell_complete=shared_options.complete_file, metavar="CELLS"
    ),
    option("--grid", callback=_cells, shell_complete=shared_options.complete_file, metavar="CELLS"),
    option("--cages", is_flag=True),
    option("--minimal/--no-minimal", default=True),
)
@group(
    "output",
    shared_options.form_of("json", *_WRITTEN, gives="format"),
    shared_options.output,
    option("--rate", is_flag=True),
)
@shared_options.indent()
@advanced(
    "searching",
    option("--start", type=click.IntRange(min=0), default=0, show_default=True, metavar="N"),
    option(
        "--attempts", type=click.IntRange(min=1), default=ATTEMPTS, show_default=True, metavar="N"
    ),
    option("--family", type=click.IntRange(min=1), default=1, show_default=True, metavar="N"),
    shared_options.timeout,
)
@kept
@advanced("variants", shared_options.houses_options)
@click.pass_context
def generate(ctx: click.Context, **_: Any) -> int:
    """`sudologue generate`."""
    asked = GenerateOptions.of(ctx)
    request = asked.request()
    # so that a run whose seed was drawn can be gone on with
    seed = _told(asked.seed)
    asked = replace(asked, seed=seed)
    deadline = None if asked.timeout is None else time() + asked.timeout
    family = GradedFamily(request, seed, asked.grading, deadline)
    with asked.results() as sink:
        log = None
        if isinstance(sink, PartialFile) and asked.written is None:
            log = Log(sink, journal_begun(asked) or new_journal(asked))
        page = GeneratePage(
            sink=sink,
            form=asked.form,
            format=asked.written,
            expected=asked.count,
            is_rated=asked.rate,
            log=log,
        )
        indices = range(asked.start + page.done, asked.start + asked.count)
        return page.run(_made(family, indices, asked))


def _refuse_resume(seed: int | None, format: Format | None) -> None:
    """Refuse to go on where nobody knows with what, or where the end is no place to go on from."""
    if seed is None:
        raise click.UsageError(_say("resume_needs_seed"))
    if format is not None:
        raise FormatError(_say("resume_form", slug=format.slug))


def _made(family: GradedFamily, indices: range, asked: GenerateOptions) -> Iterator[Made | GaveUp]:
    """The puzzles of the indices, until the run is over."""
    size, start, end = family.request.family, indices.start, indices.stop
    families = range(start // size, -(-end // size))
    with workers_of(asked) as (executor, jobs):
        outcomes = run(family, families, executor=executor, jobs=jobs, is_over=family.is_over)
        for outcome in outcomes:
            if outcome.error is not None:
                raise SudologueError(outcome.error)
            if outcome.value is None:
                return
            first = outcome.item * size
            yield from outcome.value[max(0, start - first) : end - first]
