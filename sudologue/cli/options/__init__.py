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
"""What asks for a help with the advanced options."""

LAST = "Other"
"""The heading of options that come last."""

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
    """An option under a heading, which says what its value can be in place of a wrong one.

    `--help-all` says it `in_full` where the help is only in brief.
    """

    def __init__(
        self, *args: Any, in_full: str | None = None, gives: str | None = None, **attributes: Any
    ) -> None:
        super().__init__(*args, **attributes)
        self.in_full = in_full
        self.heading = ""
        self.is_advanced = False
        self._gives = gives

    def process_value(self, ctx: click.Context, value: Any) -> Any:
        try:
            return super().process_value(ctx, value)
        except click.BadParameter as error:
            words = _words(value)
            given, are_numbers = " ".join(words), all(map(_NUMBER.fullmatch, words))
            quoted = given if are_numbers and len(given) < 20 else shortened(given)
            message = f"{self.usual_name} can't be {quoted}; {self._remedy(given, error.message)}"
            raise click.UsageError(message) from error

    @property
    def usual_name(self) -> str:
        """The first of its long names."""
        return next((name for name in self.opts if name.startswith("--")), self.opts[0])

    def _remedy(self, given: str, message: str) -> str:
        match self.type:
            case click.Choice(choices=choices):
                known = [one for one in choices if one != PLAIN]
                return f"choose {self._gives or listed(known, 'or')}"
            case click.IntRange(min=least, max=most):
                if re.fullmatch(r"-?\d+", given) is None:
                    return "give a whole number"
                return (
                    f"give {self._gives or (f'{least} to {most}' if most else f'{least} or more')}"
                )
            case _:
                return message


def _words(value: object) -> list[str]:
    several = isinstance(value, list | tuple)
    return [*map(str, cast("list[object]", value))] if several else [str(value)]


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
    in_full = HELP_ALL in (ctx.obj or ())
    sections = _sections(verb, in_full)
    rows = [row for its in sections.values() for row in its]
    width = max(len(names) for names, _ in rows if len(names) <= _WIDEST_NAMES)
    for heading, its in sections.items():
        formatter.write(f"\n{heading}:\n" if heading else "\n")
        with formatter.indentation():
            formatter.write_dl([(names.ljust(width), said) for names, said in its], width)


def _sections(verb: click.Command, in_full: bool) -> Mapping[str, Sequence[_Row]]:
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
