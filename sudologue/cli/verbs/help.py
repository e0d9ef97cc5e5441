"""`sudologue help`: what a command is for, and what is true of all of them."""

from __future__ import annotations

import click

from sudologue.cli.main import VERBS, no_verb
from sudologue.cli.options import Verb, verb
from sudologue.cli.output.sink import standard_output
from sudologue.messages import Messages

_say = Messages(__name__)


def _formats() -> str:
    """The formats that are read, each with its name for --from and --to."""
    from sudologue.formats import FORMATS

    width = max(len(known.slug) for known in FORMATS)
    lines: list[str] = []
    for known in FORMATS:
        case = "" if known.can_write else "read"
        lines.append(_say("known", case, slug=known.slug.ljust(width), title=known.title))
    return _say("formats", formats="\n".join(f"  {line}" for line in lines))


_TOPICS = {"exit-codes": lambda: _say("exit_codes"), "formats": _formats}


def _complete(ctx: click.Context, param: click.Parameter, incomplete: str) -> list[str]:
    return [word for word in (*VERBS, *_TOPICS) if word.startswith(incomplete)]


@verb()
@click.argument("command", required=False, shell_complete=_complete, metavar="[COMMAND | TOPIC]")
@click.pass_context
def help(ctx: click.Context, command: str | None) -> int:
    """`sudologue help`."""
    root = ctx.find_root()
    if command in _TOPICS:
        text = _TOPICS[command]()
    elif command is None:
        text = f"{root.get_help()}\n"
    else:
        group = root.command
        found = group.get_command(root, command) if isinstance(group, click.Group) else None
        if not isinstance(found, Verb):
            raise click.UsageError(no_verb(command), root)
        with click.Context(found, info_name=command, parent=root) as inner:
            text = f"{inner.get_help()}\n"
    standard_output().write(text)
    return 0
