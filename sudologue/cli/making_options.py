"""Options of `sudologue generate` that take more than a number: what they are read as."""

from __future__ import annotations

from collections.abc import Sequence

import click

from sudologue.cli import options
from sudologue.cli.complaints import complain, shortened
from sudologue.errors import FormatError
from sudologue.formats import FORMATS, Format, named
from sudologue.generation.run import drawn_seed
from sudologue.model import Layout

_OWN_FORMS = ("text", "json")
_WRITTEN = [known.slug for known in FORMATS if known.can_write]

form = options.form_of(
    "A line a puzzle; or a JSON document a line; or any format that is written, as 'sudologue "
    "convert --help' lists them.",
    "json",
    *_WRITTEN,
    metavar="[text|json|FORMAT]",
)


def format_of(form: str, layout: Layout, is_one: bool) -> Format | None:
    """The format of that name, if it can hold such puzzles; text and JSON are none."""
    if form in _OWN_FORMS:
        return None
    format = named(form)
    format.refuse(layout)
    if format.between is None and not is_one:
        raise FormatError(f"{format.slug} holds one position: make puzzles one by one")
    return format


def clues(_: click.Context, __: click.Parameter, words: Sequence[str]) -> tuple[int, int] | None:
    """The fewest and the most."""
    if not words:
        return None
    if len(words) > 2 or not all(word.isascii() and word.isdecimal() for word in words):
        raise click.BadParameter(f"{shortened(' '.join(words))} is no number of givens, nor two")
    return int(words[0]), int(words[-1])


def pattern(_: click.Context, __: click.Parameter, text: str | None) -> str | None:
    """The signs, from a file if there is one of this name."""
    return None if text is None else options.text_or_file(text, "pattern")


def told(seed: int | None) -> int:
    """The seed, or one that is drawn and told."""
    if seed is not None:
        return seed
    drawn = drawn_seed()
    complain(f"the seed is {drawn}: --seed {drawn} makes the same puzzles again")
    return drawn
