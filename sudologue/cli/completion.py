"""`sudologue completion`: what a shell wants to know."""

from __future__ import annotations

import click
from click.shell_completion import get_completion_class

from sudologue.errors import SudologueError


@click.command(short_help="Print the completion script of a shell.")
@click.argument("shell", type=click.Choice(["bash", "zsh", "fish"]))
def completion(shell: str) -> int:
    """Print a shell's completion script.

    \b
    bash: eval "$(sudologue completion bash)"   in ~/.bashrc
    zsh:  eval "$(sudologue completion zsh)"    in ~/.zshrc
    fish: sudologue completion fish > ~/.config/fish/completions/sudologue.fish
    """
    from sudologue.cli.main import program

    kind = get_completion_class(shell)
    if kind is None:
        raise SudologueError(f"no completion for {shell}: there is one for bash, zsh and fish")
    click.echo(kind(program, {}, "sudologue", "_SUDOLOGUE_COMPLETE").source())
    return 0
