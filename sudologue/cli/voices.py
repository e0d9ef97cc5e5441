"""`sudologue voices`: who can tell a trace."""

from __future__ import annotations

import click

from sudologue.cli.sink import standard_output
from sudologue.narration import voices as registered


@click.command()
def voices() -> int:
    """List the voices that tell a trace, for 'sudologue solve --voice'."""
    found = registered()
    width = max(len(voice.name) for voice in found)
    lines = [f"{voice.name:{width}}  {voice.summary}\n" for voice in found]
    standard_output().write("".join(lines))
    return 0
