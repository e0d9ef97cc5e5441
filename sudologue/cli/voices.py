"""`sudologue voices`: who can tell a trace."""

from __future__ import annotations

import click

from sudologue.narration import voices as registered


@click.command(short_help="List the voices.")
def voices() -> int:
    """List the voices that tell a trace."""
    found = registered()
    width = max(len(voice.name) for voice in found)
    for voice in found:
        click.echo(f"{voice.name:{width}}  {voice.summary}")
    return 0
