"""Options that the verbs share which solve. They need the rules, for which no other verb waits."""

from __future__ import annotations

import click

from sudologue.cli.options import rule_names

rules = click.option(
    "--rules",
    metavar="SLUG,...",
    shell_complete=rule_names.complete_rules,
    help="Only these rules, in this order; 'sudologue rules' lists them.",
)

assume_unique = click.option(
    "--assume-unique",
    is_flag=True,
    help="Allow rules that take it for granted that the puzzle has one solution.",
)
