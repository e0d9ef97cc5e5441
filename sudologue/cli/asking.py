"""Commands that are asked about cells."""

from __future__ import annotations

import re

import click


class Asking(click.Command):
    """A command to which `-5[E6]` is no option."""

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        return super().parse_args(ctx, [re.sub(r"^-(?=\d)", " -", word) for word in args])
