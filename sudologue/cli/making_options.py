"""Options of `sudologue generate` that take more than a number: what they are read as."""

from __future__ import annotations

import click

from sudologue.cli import options
from sudologue.cli.complaints import complain
from sudologue.errors import FormatError
from sudologue.formats import FORMATS, Format, Reading, named
from sudologue.generation.run_families import drawn_seed
from sudologue.model import CLASSIC, Board, Layout

_OWN_FORMS = ("text", "json")
_WRITTEN = [known.slug for known in FORMATS if known.can_write]

form = options.form_of(
    "A line a puzzle; or a JSON document a line; or any format that is written, as 'sudologue "
    "convert --help' lists them.",
    "json",
    *_WRITTEN,
    metavar="[text|json|FORMAT]",
)


def format_of(form: str, layout: Layout, is_one: bool, is_drill: bool) -> Format | None:
    """The format of that name, if it can hold such puzzles; text and JSON are none.

    As text, positions of a drill are lines in which candidates can be gone, and puzzles with clues
    are objects on lines.
    """
    lines = "jsonl" if layout.clues else "hodoku" if is_drill else "text"
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


def refuse_rate(format: Format | None, layout: Layout) -> None:
    """Refuse to say how hard puzzles are where that is not known, or where there is no room."""
    if layout != CLASSIC:
        raise click.UsageError("--rate is about the classic board: the models are made for it")
    blank = Reading(Board.from_string("." * layout.cell_count), "generate")
    if format is not None and not format.keeps(blank, "difficulty"):
        raise click.UsageError(
            f"--rate has no room in {format.slug}: write text, json, csv or jsonl"
        )


def pattern(_: click.Context, __: click.Parameter, text: str | None) -> str | None:
    """The signs, from a file if there is one of this name."""
    return None if text is None else options.text_or_file(text, "pattern")


def grid(_: click.Context, __: click.Parameter, text: str | None) -> str | None:
    """The digits, from a file if there is one of this name."""
    return None if text is None else options.text_or_file(text, "grid")


def told(seed: int | None) -> int:
    """The seed, or one that is drawn and told."""
    if seed is not None:
        return seed
    drawn = drawn_seed()
    complain(f"the seed is {drawn}: --seed {drawn} makes the same puzzles again")
    return drawn
