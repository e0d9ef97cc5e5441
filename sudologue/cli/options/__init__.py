"""What may be said on a command line: options under headings, each with its own faults; and help.

An option knows its heading, and whether `--help` shows it or `--help-all` alone.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from inspect import cleandoc
from itertools import groupby
from typing import Any, TypeVar, cast

import click

from sudologue.cli.output.complaints import shortened
from sudologue.wording import listed

HELP_ALL = "--help-all"
LAST = "Other"
PLAIN = "plain"
"""Another word for the format text, which no list shows."""

_NUMBER = re.compile(r"-?\d[\d./]*")

F = TypeVar("F", bound=Callable[..., Any])

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


class Verb(click.Command):
    """A command whose help has its options under headings, and the advanced ones if asked."""

    def format_help(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        _write_help(self, ctx, formatter)


class Option(click.Option):
    """An option under a heading. A wrong value is refused with what it `gives` if it is right.

    `--help-all` says it `in_full` where the help is only in brief.
    """

    heading = ""
    is_advanced = False

    def __init__(self, *args: Any, in_full: str = "", gives: str = "", **attributes: Any) -> None:
        super().__init__(*args, **attributes)
        self.in_full, self._gives = in_full, gives

    def process_value(self, ctx: click.Context, value: Any) -> Any:
        try:
            return super().process_value(ctx, value)
        except click.BadParameter as error:
            is_several = isinstance(value, list | tuple)
            words = [*map(str, cast("list[object]", value))] if is_several else [str(value)]
            given, are_numbers = " ".join(words), all(map(_NUMBER.fullmatch, words))
            quoted = given if are_numbers and len(given) < 20 else shortened(given)
            name = next(name for name in self.opts if name.startswith("--"))
            message = f"{name} can't be {quoted}; {self._remedy(given) or error.message}"
            raise click.UsageError(message) from error

    def _remedy(self, given: str) -> str:
        match self.type:
            case click.Choice(choices=choices):
                known = [one for one in choices if one != PLAIN]
                return f"choose {self._gives or listed(known, 'or')}"
            case click.IntRange(min=least, max=most):
                usual = f"{least} to {most}" if most else f"{least} or more"
                is_whole = re.fullmatch(r"-?\d+", given)
                return f"give {self._gives or usual}" if is_whole else "give a whole number"
            case _:
                return ""


verb = partial(click.command, cls=Verb)
option = partial(click.option, cls=Option)


def group(heading: str, *options: Callable[[Any], Any], advanced: bool = False) -> Callable[[F], F]:
    """Several options as one, in this order; those without a heading get this one."""

    def with_all(command: F) -> F:
        begun = len(getattr(command, "__click_params__", ()))
        for each in reversed(options):
            command = each(command)
        for each in cast("Any", command).__click_params__[begun:]:
            if isinstance(each, Option) and not each.heading:
                each.heading, each.is_advanced = heading, each.is_advanced or advanced
        return command

    return with_all


advanced = partial(group, advanced=True)
"""Options that `--help-all` alone shows."""


# what help shows


def _write_help(verb: Verb, ctx: click.Context, formatter: click.HelpFormatter) -> None:
    """Write what a command is for, examples, and its options under their headings."""
    verb.format_usage(ctx, formatter)
    words, _, examples = cleandoc(verb.help or "").partition(_EXAMPLES)
    formatter.write_paragraph()
    with formatter.indentation():
        formatter.write_text(words.strip())
    if examples:
        formatter.write(f"\nExamples:\n{examples.rstrip()}\n")
    options = [each for each in verb.params if isinstance(each, Option) and not each.hidden]
    sections = _sections(options, in_full=HELP_ALL in (ctx.obj or ()))
    names = [names for its in sections.values() for names, _ in its]
    width = max(len(each) for each in names if len(each) <= _WIDEST_NAMES)
    for heading, its in sections.items():
        formatter.write(f"\n{heading}:\n" if heading else "\n")
        with formatter.indentation():
            formatter.write_dl([(names.ljust(width), said) for names, said in its], width)


def _sections(options: Sequence[Option], in_full: bool) -> Mapping[str, Sequence[_Row]]:
    """The rows under each heading, with those of all helps at the end."""
    shown = [each for each in options if in_full or not each.is_advanced]
    headings = dict.fromkeys(sorted((each.heading for each in shown), key=LAST.__eq__))
    found = {
        heading: [*_rows([each for each in shown if each.heading == heading], in_full)]
        for heading in headings
    }
    hidden = [each.heading for each in options if each not in shown]
    more = listed([*dict.fromkeys(h.lower() for h in hidden if h not in (*found, LAST))] or [""])
    others = [(HELP_ALL, f"All options: {more}" if more else "All options")]
    has_others = not in_full and (hidden or any(each.in_full for each in options))
    return {**found, "": [*(others if has_others else ()), ("-h, --help", "This help")]}


def _rows(options: Sequence[Option], in_full: bool) -> Iterator[_Row]:
    """A row for each option; in brief, one for those next to each other that do alike."""
    for _, alike in groupby(options, id if in_full else lambda each: each.help):
        its = [*alike]
        said = (in_full and its[0].in_full) or its[0].help or ""
        if its[0].show_default:
            default: Any = its[0].default
            said += f" [default: {default[0] if its[0].multiple else default}]"
        yield ", ".join(_names(each, 9 if in_full else 1) for each in its), said


def _names(option: Option, most: int) -> str:
    """The names by which it is asked for, short before long, and what it is given."""
    names = option.secondary_opts or option.opts
    short, long = ([n for n in names if n.startswith("--") is is_long] for is_long in (False, True))
    given = "" if option.is_flag else f" {option.metavar}"
    return ", ".join([*short[:most], *long[:most]]) + given
