"""`sudologue help`: what a command is for, and what is true of all of them."""

from __future__ import annotations

import click

from sudologue.cli.main import VERBS, no_verb
from sudologue.cli.options import Verb, verb
from sudologue.cli.output.sink import standard_output

_EXIT_CODES = """\
Exit codes:

  0    solved, or all is well
  1    not solved: stuck, or stopped by a limit
  2    the command or a puzzle could not be read
  3    the puzzle has no solution
  4    the puzzle has more than one solution
  5    prove: solved with the rule of 45, which has no certificates yet
  129  the terminal hung up
  130  interrupted
  143  terminated, for example because the system shut down

For several puzzles, the highest code is returned. Some commands mean more
by these codes:

  explain, judge  0  the claim is true, and the reason is enough
                  1  not found out, or true for another reason
                  3  the claim is false: with it, there is no solution
                  4  true in some solutions, false in others
  audit, tell     0  every trace is correct
                  1  a trace is wrong
  generate        0  all puzzles were made
                  1  fewer: time was up, or none was found
"""


def _formats() -> str:
    """The formats that are read, each with its name for --from and --to."""
    from sudologue.formats import FORMATS

    width = max(len(known.slug) for known in FORMATS)
    lines = [
        f"  {known.slug.ljust(width)}  {known.title}{'' if known.can_write else ' (read only)'}\n"
        for known in FORMATS
    ]
    return f"Formats:\n\n{''.join(lines)}"


_TOPICS = {"exit-codes": lambda: _EXIT_CODES, "formats": _formats}


def _complete(ctx: click.Context, param: click.Parameter, incomplete: str) -> list[str]:
    return [word for word in (*VERBS, *_TOPICS) if word.startswith(incomplete)]


@verb()
@click.argument("command", required=False, shell_complete=_complete, metavar="[COMMAND | TOPIC]")
@click.pass_context
def help(ctx: click.Context, command: str | None) -> int:
    """Explain a command or a topic. The topics are exit-codes and formats.

    \b
    Examples:
      sudologue help solve
      sudologue help exit-codes
    """
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
