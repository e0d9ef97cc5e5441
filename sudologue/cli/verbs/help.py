"""`sudologue help`: what a command is for."""

from __future__ import annotations

import click

from sudologue.cli.main import VERBS, no_verb
from sudologue.cli.output.sink import standard_output


def _complete(ctx: click.Context, param: click.Parameter, incomplete: str) -> list[str]:
    return [verb for verb in VERBS if verb.startswith(incomplete)]


@click.command()
@click.argument("command", required=False, shell_complete=_complete)
@click.pass_context
def help(ctx: click.Context, command: str | None) -> int:
    """Explain a command, or what there is.

    \b
    Examples:
      sudologue help
      sudologue help solve
    """
    root = ctx.find_root()
    text = root.get_help()
    if command is not None:
        group = root.command
        verb = group.get_command(root, command) if isinstance(group, click.Group) else None
        if verb is None:
            raise click.UsageError(no_verb(command), root)
        with click.Context(verb, info_name=command, parent=root) as inner:
            text = inner.get_help()
    standard_output().write(f"{text}\n")
    return 0
