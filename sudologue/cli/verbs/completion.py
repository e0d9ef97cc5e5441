"""`sudologue completion`: what lets a shell complete commands."""

from __future__ import annotations

import click
from click.shell_completion import BashComplete, FishComplete, ShellComplete, ZshComplete

from sudologue.cli.options import verb
from sudologue.cli.output.sink import standard_output
from sudologue.wording import listed

_SHELLS: dict[str, type[ShellComplete]] = {
    "bash": BashComplete,
    "zsh": ZshComplete,
    "fish": FishComplete,
}


@verb()
@click.argument("shell", required=False, metavar=f"[{' | '.join(_SHELLS)}]")
@click.pass_context
def completion(ctx: click.Context, shell: str | None) -> int:
    """Print the script that lets a shell complete verbs, options, rules and file names.

    \b
    bash: eval "$(sudologue completion bash)"    in ~/.bashrc
    zsh:  eval "$(sudologue completion zsh)"     in ~/.zshrc
    fish: sudologue completion fish | source     in ~/.config/fish/config.fish
    """
    if shell not in _SHELLS:
        raise click.UsageError(f"which shell? Choose {listed([*_SHELLS], 'or')}", ctx)
    program = ctx.find_root().command
    complete = _SHELLS[shell](program, {}, "sudologue", "_SUDOLOGUE_COMPLETE")
    # not by way of click's `source`, which asks the installed bash for its version first
    script = complete.source_template % complete.source_vars()
    standard_output().write(f"{script}\n")
    return 0
