"""`sudologue generate`: puzzles with one solution, as many and such as one wishes."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from time import time
from typing import Any

import click

from sudologue.batches.run_items import run
from sudologue.cli.exits import ENDED_FROM_OUTSIDE
from sudologue.cli.options import shared_options, target_options
from sudologue.cli.options.multi_value_options import Gathering, numbers, several
from sudologue.cli.options.running_options import Running, kept
from sudologue.cli.output.complaints import complain
from sudologue.cli.run.generate_run import Grading, Made, Making, MakingPage
from sudologue.cli.run.journal import Log
from sudologue.errors import FormatError, SudologueError
from sudologue.formats import FORMATS, Format, Reading, named
from sudologue.generation import SYMMETRIES, GaveUp, Request
from sudologue.generation.killer_cages import with_a_cage
from sudologue.generation.request import ATTEMPTS
from sudologue.generation.run_families import drawn_seed
from sudologue.model import CLASSIC, Board, Layout

_OWN_FORMS = ("text", "json")
_WRITTEN = [known.slug for known in FORMATS if known.can_write]

_form = shared_options.form_of(
    "A line a puzzle; or a JSON document a line; or any format that is written, as 'sudologue "
    "convert --help' lists them.",
    "json",
    *_WRITTEN,
    metavar="[text|json|FORMAT]",
)


def _format_of(form: str, layout: Layout, is_one: bool, is_drill: bool) -> Format | None:
    """The format of that name, if it can hold such puzzles; text and JSON are none.

    As text, positions of a drill are lines in which candidates can be gone, and puzzles of other
    houses, or with clues, are objects on lines.
    """
    lines = "jsonl" if not layout.is_usual else "hodoku" if is_drill else "text"
    slug = lines if form == "text" else form
    if slug in _OWN_FORMS:
        return None
    format = named(slug)
    format.refuse(layout)
    if is_drill and not (format.carries.placed and format.carries.candidates):
        raise FormatError(
            f"--drill makes positions, and {format.slug} holds none: write text, json"
        )
    if format.between is None and not is_one:
        raise FormatError(f"{format.slug} holds one position: make puzzles one by one")
    return format


def _refuse_rate(format: Format | None, layout: Layout) -> None:
    """Refuse to say how hard puzzles are where that is not known, or where there is no room."""
    if layout != CLASSIC:
        raise click.UsageError("--rate is about the classic board: the models are made for it")
    blank = Reading(Board.from_string("." * layout.cell_count), "generate")
    if format is not None and not format.keeps(blank, "difficulty"):
        raise click.UsageError(
            f"--rate has no room in {format.slug}: write text, json, csv or jsonl"
        )


def _cells(_: click.Context, option: click.Parameter, text: str | None) -> str | None:
    """The cells of an option, from a file if there is one of this name."""
    return None if text is None else shared_options.text_or_file(text, str(option.name))


def _told(seed: int | None) -> int:
    """The seed, or one that is drawn and told."""
    if seed is not None:
        return seed
    drawn = drawn_seed()
    complain(f"the seed is {drawn}: --seed {drawn} makes the same puzzles again")
    return drawn


EPILOG = f"""\b
Exit codes:
  0    as many puzzles were made as were asked for
  1    fewer, since time was up, or none was found that is as wished
  2    a command that cannot be read, or puzzles that cannot be written
{ENDED_FROM_OUTSIDE}"""


@click.command(
    cls=Gathering,
    epilog=EPILOG,
    short_help="Make puzzles with one solution.",
)
@click.option(
    "-c",
    "--count",
    type=click.IntRange(min=0),
    default=1,
    show_default=True,
    metavar="N",
    help="How many puzzles.",
)
@click.option(
    "-s",
    "--seed",
    type=click.IntRange(min=0),
    metavar="N",
    help="The same seed makes the same puzzles. Without it, one is drawn and told on standard "
    "error.",
)
@click.option(
    "--start",
    type=click.IntRange(min=0),
    default=0,
    show_default=True,
    metavar="N",
    help="Begin with the puzzle of this index, to go on where another run ended.",
)
@click.option(
    "--symmetry",
    type=click.Choice(SYMMETRIES),
    default="none",
    show_default=True,
    help="What leaves the pattern of the givens as it is; any is another one for each puzzle.",
)
@click.option(
    "--minimal/--no-minimal",
    default=True,
    show_default=True,
    help="Whether no given may be spare; with a symmetry, no set of givens that it keeps together.",
)
@several(
    "--clues",
    callback=numbers,
    metavar="MIN [MAX]",
    help="So many givens, or from so many to so many.",
)
@click.option(
    "--pattern",
    callback=_cells,
    shell_complete=shared_options.complete_file,
    metavar="CELLS",
    help="Givens exactly where this has something else than . or 0: a sign for each cell, or a "
    "file with them.",
)
@click.option(
    "--cages", is_flag=True, help="Killers: cages cover the board, and no digit is given."
)
@click.option(
    "--grid",
    callback=_cells,
    shell_complete=shared_options.complete_file,
    metavar="CELLS",
    help="The solution that puzzles are to have: a digit for each cell, or a file with them.",
)
@click.option(
    "--family",
    type=click.IntRange(min=1),
    default=1,
    show_default=True,
    metavar="N",
    help="So many puzzles come of one find: they are alike, and rare ones come sooner.",
)
@click.option(
    "--attempts",
    type=click.IntRange(min=1),
    default=ATTEMPTS,
    show_default=True,
    metavar="N",
    help="Give a puzzle up after so many that are not as wished.",
)
@target_options.target_options
@click.option("--rate", is_flag=True, help="Say how hard each puzzle is, however long that takes.")
@kept
@_form
@shared_options.indent()
@shared_options.timeout("Stop after so long, with the puzzles that were made by then.")
@shared_options.houses_options
def generate(
    count: int,
    seed: int | None,
    start: int,
    symmetry: str,
    minimal: bool,
    clues: tuple[int, int] | None,
    pattern: str | None,
    cages: bool,
    grid: str | None,
    family: int,
    attempts: int,
    rate: bool,
    running: Running,
    form: str,
    timeout: float | None,
    **more: Any,
) -> int:
    """Make puzzles with one solution.

    A puzzle is a line of cells; one with cages is an object of JSON Lines. JSON has a record for
    each, with its solution, what makes it again, and how hard it is as far as that is told at once.
    In formats that hold notes, solution, seed and index are among them.

    Which puzzles there are follows from the seed alone, and from what is asked of them; puzzle 7 is
    the same, whether the run begins with it or comes to it, and by however many jobs it is made.
    With --seed, --resume goes on with a file of lines or records where an earlier run stopped.

    \b
    Examples:
      sudologue generate
      sudologue generate --count 5 --seed 1 --symmetry rot180
      sudologue generate -c 5 -s 1 -f json --rate > puzzles.jsonl
      sudologue generate -c 100 -f sdm --output puzzles.sdm
      sudologue generate --diagonals --seed 1
      sudologue generate --cages --seed 1 --format f-puzzles
    """
    wishes = {name: more.pop(name) for name in target_options.NAMES}
    layout = shared_options.variant_from(**more).applied_to(CLASSIC)
    if not minimal and clues is None and pattern is None:
        raise click.UsageError("--no-minimal leaves givens to spare: say how many with --clues")
    is_drill = wishes["drill"] is not None
    made_on = with_a_cage(layout) if cages else layout
    format = _format_of(form, made_on, is_one=count == 1, is_drill=is_drill)
    if rate:
        _refuse_rate(format, made_on)
    request = Request.of(
        layout=layout,
        symmetry=symmetry,
        minimal=minimal,
        clues=clues,
        pattern=pattern,
        cages=cages,
        grid=grid,
        target=target_options.wish_of(made_on, **wishes),
        family=family,
        attempts=attempts,
    )
    if running.resume:
        _refuse_resume(seed, format)
    passing = Grading.IN_PASSING if form == "json" else Grading.NONE
    known = _told(seed)
    # so that a run whose seed was drawn can be gone on with
    running = replace(running, options={**running.options, "seed": str(known)})
    deadline = None if timeout is None else time() + timeout
    making = Making(request, known, Grading.FULL if rate else passing, deadline)
    with running.results() as results:
        has_journal = results.is_file and format is None
        log = Log(results, running.begun or running.journal) if has_journal else None
        page = MakingPage(
            sink=results, form=form, format=format, expected=count, is_rated=rate, log=log
        )
        return page.run(_made(making, range(start + page.done, start + count), running))


def _refuse_resume(seed: int | None, format: Format | None) -> None:
    """Refuse to go on where nobody knows with what, or where the end is no place to go on from."""
    if seed is None:
        raise click.UsageError("--resume goes on with the puzzles of a seed: name it with --seed")
    if format is not None:
        raise FormatError(f"--resume goes on with text or json, and {format.slug} is made anew")


def _made(making: Making, indices: range, running: Running) -> Iterator[Made | GaveUp]:
    """The puzzles of the indices, until the run is over."""
    size, start, end = making.request.family, indices.start, indices.stop
    families = range(start // size, -(-end // size))
    with running.executor() as (executor, jobs):
        outcomes = run(making, families, executor=executor, jobs=jobs, is_over=making.is_over)
        for outcome in outcomes:
            if outcome.error is not None:
                raise SudologueError(outcome.error)
            if outcome.value is None:
                return
            first = outcome.item * size
            yield from outcome.value[max(0, start - first) : end - first]
