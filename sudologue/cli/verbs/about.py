"""What the program tells of itself: its voices, notations and commands, and what shells ask.

Only the first two wait for the voices and notations.
"""

from __future__ import annotations

import click
from click.shell_completion import BashComplete, FishComplete, ShellComplete, ZshComplete

from sudologue.cli.main import VERBS, no_verb
from sudologue.cli.output.console import aligned
from sudologue.cli.output.sink import standard_output
from sudologue.model import Candidate, Cell


@click.command()
def voices() -> int:
    """List the voices that tell a trace, for 'sudologue solve --voice' and 'sudologue tell'."""
    from sudologue.narration import voices as registered

    standard_output().write(aligned((voice.name, voice.summary) for voice in registered()))
    return 0


_EXAMPLE = Candidate(Cell(4, 5), 7)


@click.command()
def notations() -> int:
    """List the notations for --notation: name, a cell, its candidate 7, what it is.

    The cell is the same in all of them, the one in the fifth row and the sixth column.
    """
    from sudologue.narration.notations import notations as registered

    rows = [
        (one.name, one.cell(_EXAMPLE.cell), one.candidate(_EXAMPLE), one.summary)
        for one in registered()
    ]
    standard_output().write(aligned(rows))
    return 0


_SHELLS: dict[str, type[ShellComplete]] = {
    "bash": BashComplete,
    "zsh": ZshComplete,
    "fish": FishComplete,
}


@click.command()
@click.argument("shell", type=click.Choice(list(_SHELLS)))
@click.pass_context
def completion(ctx: click.Context, shell: str) -> int:
    """Print the script that lets a shell complete verbs, options, rules and file names.

    \b
    bash: eval "$(sudologue completion bash)"    in ~/.bashrc
    zsh:  eval "$(sudologue completion zsh)"     in ~/.zshrc
    fish: sudologue completion fish | source     in ~/.config/fish/config.fish
    """
    program = ctx.find_root().command
    complete = _SHELLS[shell](program, {}, "sudologue", "_SUDOLOGUE_COMPLETE")
    # not by way of click's `source`, which asks the installed bash for its version first
    script = complete.source_template % complete.source_vars()
    standard_output().write(f"{script}\n")
    return 0


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
