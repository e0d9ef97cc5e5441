"""What may be said on a command line: options under headings, each with its own faults.

An option knows its heading, and whether `--help` shows it or `--help-all` alone.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import partial
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


class Verb(click.Command):
    """A command whose help has its options under headings, and the advanced ones if asked."""

    def format_help(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        from sudologue.cli.options.help_pages import write_help

        write_help(self, ctx, formatter)


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
