"""`sudologue completion`: what lets a shell complete commands."""

from __future__ import annotations

import click
from click.shell_completion import BashComplete, FishComplete, ShellComplete, ZshComplete

from sudologue.cli.options import verb
from sudologue.cli.output.sink import standard_output
from sudologue.messages import Messages

_say = Messages(__name__)

_SHELLS: dict[str, type[ShellComplete]] = {
    "bash": BashComplete,
    "zsh": ZshComplete,
    "fish": FishComplete,
}


@verb()
@click.argument("shell", required=False, metavar=f"[{' | '.join(_SHELLS)}]")
@click.pass_context
def completion(ctx: click.Context, shell: str | None) -> int:
    """`sudologue completion`."""
    if shell not in _SHELLS:
        raise click.UsageError(_say("which_shell", shells=_SHELLS), ctx)
    program = ctx.find_root().command
    complete = _SHELLS[shell](program, {}, "sudologue", "_SUDOLOGUE_COMPLETE")
    # not by way of click's `source`, which asks the installed bash for its version first
    script = complete.source_template % complete.source_vars()
    standard_output().write(f"{script}\n")
    return 0
