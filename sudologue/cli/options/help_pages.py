"""What `--help` and `--help-all` show of a command, and `sudologue --help` of all of them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from inspect import cleandoc
from itertools import groupby
from typing import Any

import click

from sudologue.cli.options import HELP_ALL, LAST, Option, Verb
from sudologue.wording import listed

_WIDEST_NAMES = 24
_EXAMPLES = "\b\nExamples:\n"

OVERVIEW = """\
Usage: sudologue COMMAND [OPTIONS] [PUZZLE | FILE | -]...

  Solve sudoku by logic, and explain every step.

  sudologue solve PUZZLE        solve it, step by step
  sudologue hint PUZZLE         the next step, as much of it as you want
  sudologue solve --help        options and examples

  A PUZZLE is 81 characters, . or 0 for an empty cell. A FILE has one puzzle
  per line, or is a file of another program. - is standard input.
"""
"""How the help of the program begins; its commands follow."""

_Row = tuple[str, str]


def write_help(verb: Verb, ctx: click.Context, formatter: click.HelpFormatter) -> None:
    """Write what a command is for, examples, and its options under their headings."""
    verb.format_usage(ctx, formatter)
    words, _, examples = cleandoc(verb.help or "").partition(_EXAMPLES)
    formatter.write_paragraph()
    with formatter.indentation():
        formatter.write_text(words.strip())
    if examples:
        formatter.write(f"\nExamples:\n{examples.rstrip()}\n")
    in_full = HELP_ALL in (ctx.obj or ())
    sections = _sections(verb, in_full)
    rows = [row for its in sections.values() for row in its]
    width = max(len(names) for names, _ in rows if len(names) <= _WIDEST_NAMES)
    for heading, its in sections.items():
        formatter.write(f"\n{heading}:\n" if heading else "\n")
        with formatter.indentation():
            formatter.write_dl([(names.ljust(width), said) for names, said in its], width)


def _sections(verb: Verb, in_full: bool) -> Mapping[str, Sequence[_Row]]:
    """The rows under each heading, those of all helps at the end."""
    options = [each for each in verb.params if isinstance(each, Option) and not each.hidden]
    shown = [each for each in options if in_full or not each.is_advanced]
    found = {
        heading: [*_rows([each for each in shown if each.heading == heading], in_full)]
        for heading in dict.fromkeys(each.heading for each in shown)
    }
    more = [each.heading for each in options if each not in shown]
    named = dict.fromkeys(heading.lower() for heading in more if heading not in (*found, LAST))
    others = [(HELP_ALL, f"All options: {listed([*named])}" if named else "All options")]
    last = {LAST: found.pop(LAST)} if LAST in found else {}
    return {
        **found,
        **last,
        "": [
            *(others if more or any(each.in_full for each in options) else ()),
            ("-h, --help", "This help"),
        ],
    }


def _rows(options: Sequence[Option], in_full: bool) -> Iterator[_Row]:
    """A row for each option; in brief, one for those next to each other that do alike."""
    if in_full:
        yield from ((_names(each, 9), _said(each, each.in_full or each.help)) for each in options)
        return
    for _, alike in groupby(options, lambda each: each.help):
        its = [*alike]
        yield ", ".join(_names(each, 1) for each in its), _said(its[0], its[0].help)


def _names(option: Option, most: int) -> str:
    """The names by which it is asked for, short before long, and what it is given."""
    names = option.secondary_opts or option.opts
    short, long = ([n for n in names if n.startswith("--") is is_long] for is_long in (False, True))
    given = "" if option.is_flag else f" {option.metavar}"
    return ", ".join([*short[:most], *long[:most]]) + given


def _said(option: Option, words: str | None) -> str:
    if not option.show_default:
        return words or ""
    default: Any = option.default
    return f"{words} [default: {default[0] if option.multiple else default}]"
