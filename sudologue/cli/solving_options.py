"""Options that the verbs share which solve. They need the rules, for which no other verb waits."""

from __future__ import annotations

from collections.abc import Callable

import click

from sudologue.cli import names
from sudologue.cli.options import F
from sudologue.work import DEFAULT_BUDGET

rules = click.option(
    "--rules",
    metavar="SLUG,...",
    shell_complete=names.complete_rules,
    help="Only these rules, in this order; 'sudologue rules' lists them.",
)

assume_unique = click.option(
    "--assume-unique",
    is_flag=True,
    help="Allow rules that take it for granted that the puzzle has one solution.",
)


def _units(_ctx: click.Context, _param: click.Parameter, text: str) -> int | None:
    """Units of work, or nothing for no bound on them."""
    number = text.replace(",", "")
    if text == "none":
        return None
    if number.isascii() and number.isdecimal() and len(number) <= _DIGITS_OF_A_BUDGET:
        return int(number)
    raise click.BadParameter(f"{text!r} is no number of units: write {DEFAULT_BUDGET}, or none")


_DIGITS_OF_A_BUDGET = 18


def budget_of(default: str, help: str) -> Callable[[F], F]:
    """How much work a puzzle may take."""
    return click.option(
        "--budget",
        callback=_units,
        default=default,
        show_default=True,
        metavar="UNITS",
        help=help,
    )


budget = budget_of(
    f"{DEFAULT_BUDGET:,}",
    "End a puzzle after so much work, counted alike on every machine; none is no bound.",
)
