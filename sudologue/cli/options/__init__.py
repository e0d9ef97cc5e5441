"""What may be said on a command line: options under headings, each with its own faults; and help.

An option knows its heading, and whether `--help` shows it or `--help-all` alone.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from itertools import groupby
from typing import Any, TypeVar, cast

import click

from sudologue.cli.output.complaints import shortened
from sudologue.messages import Messages

HELP_ALL = "--help-all"
LAST = "other"
PLAIN = "plain"
"""Another word for the format text, which no list shows."""

_say = Messages(__name__)
_NO_NAMES: Mapping[str, Any] = {}
_NUMBER = re.compile(r"-?\d[\d./]*")

F = TypeVar("F", bound=Callable[..., Any])

_WIDEST_NAMES = 24
_Row = tuple[str, str]


class Verb(click.Command):
    """A command whose help has its options under headings, and the advanced ones if asked."""

    def format_help(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        _write_help(self, ctx, formatter)


class Option(click.Option):
    """An option under a heading; its words are in the table of its verb, under its long name.

    A wrong value is refused with what it `gives` if it is right, or else with what its type takes.
    `--help-all` says it `in_full` where the help is only in brief. Of a choice, the `choices` fill
    a hole of the text, and what else is to be filled stands among the `names`.
    """

    heading = ""
    is_advanced = False

    def __init__(
        self,
        *args: Any,
        verb: str,
        gives: str = "",
        names: Mapping[str, Any] = _NO_NAMES,
        **attributes: Any,
    ) -> None:
        self._say, self._gives, self._named = Messages(verb), gives, names
        super().__init__(*args, **attributes)

    @property
    def help(self) -> str:
        """What it is for, in brief."""
        return self._says()

    @help.setter
    def help(self, _: str | None) -> None:  # type: ignore[override] -- click has a field here
        """Nothing is kept: texts are in the table."""

    @property
    def in_full(self) -> str:
        """What it is for; the same as in brief, unless there is more to say."""
        return self._says("in_full")

    @property
    def long_name(self) -> str:
        """The name with two dashes."""
        return next(name for name in self.opts if name.startswith("--"))

    def _says(self, *cases: str, key: str = "") -> str:
        named = self._named
        if isinstance(self.type, click.Choice):
            named = {**named, "choices": _shown_choices(self.type)}
        return self._say(key or self.long_name[2:].replace("-", "_"), *cases, **named)

    def process_value(self, ctx: click.Context, value: Any) -> Any:
        try:
            return super().process_value(ctx, value)
        except click.BadParameter as error:
            is_several = isinstance(value, list | tuple)
            words = [*map(str, cast("list[object]", value))] if is_several else [str(value)]
            given, are_numbers = " ".join(words), all(map(_NUMBER.fullmatch, words))
            quoted = given if are_numbers and len(given) < 20 else shortened(given)
            remedy = self._remedy(given) or error.message
            message = _say("wrong_value", option=self.long_name, given=quoted, remedy=remedy)
            raise click.UsageError(message) from error

    def _remedy(self, given: str) -> str:
        gives = self._gives and self._says(key=self._gives)
        match self.type:
            case click.Choice() as choice:
                return _say("choices", known=[gives] if gives else _shown_choices(choice))
            case click.IntRange(min=least, max=most):
                if not re.fullmatch(r"-?\d+", given):
                    return _say("give_whole")
                case = "said" if gives else "range" if most else ""
                return _say("give", case, said=gives, least=least, most=most)
            case _:
                return ""


def _shown_choices(choice: click.Choice[Any]) -> list[str]:
    return [one for one in choice.choices if one != PLAIN]


verb = partial(click.command, cls=Verb)


def option(*names: str, cls: type[Option] = Option, **attributes: Any) -> Callable[[F], F]:
    """An option of whatever verb it is put on."""

    def with_option(command: F) -> F:
        return click.option(*names, cls=cls, verb=command.__module__, **attributes)(command)

    return with_option


def group(heading: str, *options: Callable[[Any], Any], advanced: bool = False) -> Callable[[F], F]:
    """Several options as one, in this order; those without a heading get this one.

    The words of a heading are in the table, as `headings` of the command line.
    """

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
    say = Messages(verb.callback.__module__)
    pieces = " ".join(verb.collect_usage_pieces(ctx))
    formatter.write_usage(ctx.command_path, pieces, f"{_say('usage')} ")
    formatter.write_paragraph()
    with formatter.indentation():
        formatter.write_text(say("help").rstrip())
    if examples := say("examples"):
        formatter.write(f"\n{_say('examples_heading')}\n{examples}")
    options = [each for each in verb.params if isinstance(each, Option) and not each.hidden]
    sections = _sections(options, in_full=HELP_ALL in (ctx.obj or ()))
    names = [names for its in sections.values() for names, _ in its]
    width = max(len(each) for each in names if len(each) <= _WIDEST_NAMES)
    for heading, its in sections.items():
        formatter.write(f"\n{_heading(heading)}:\n" if heading else "\n")
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
    more = [_heading(name) for name in dict.fromkeys(hidden) if name not in (*found, LAST)]
    others = [(HELP_ALL, _say("all_options", "more" if more else "", more=more))]
    has_others = not in_full and (hidden or any(each.in_full != each.help for each in options))
    return {**found, "": [*(others if has_others else ()), ("-h, --help", _say("this_help"))]}


def _heading(name: str) -> str:
    return _say("heading", name)


def _rows(options: Sequence[Option], in_full: bool) -> Iterator[_Row]:
    """A row for each option; in brief, one for those next to each other that do alike."""
    for _, alike in groupby(options, id if in_full else lambda each: each.help):
        its = [*alike]
        said = its[0].in_full if in_full else its[0].help
        if its[0].show_default:
            default: Any = its[0].default
            default = default[0] if its[0].multiple else default
            said = _say("with_default", said=said, default=default)
        yield ", ".join(_names(each, 9 if in_full else 1) for each in its), said


def _names(option: Option, most: int) -> str:
    """The names by which it is asked for, short before long, and what it is given."""
    names = option.secondary_opts or option.opts
    short, long = ([n for n in names if n.startswith("--") is is_long] for is_long in (False, True))
    given = "" if option.is_flag else f" {option.metavar}"
    return ", ".join([*short[:most], *long[:most]]) + given
