"""`sudologue voices`: who can tell a trace."""

from __future__ import annotations

from sudologue.cli.options import verb
from sudologue.cli.output.page import Page, aligned
from sudologue.cli.output.sink import standard_output
from sudologue.narration import voices as registered


@verb()
def voices() -> int:
    """`sudologue voices`."""
    sink = standard_output()
    rows = [(voice.name, voice.summary) for voice in registered()]
    sink.write(aligned(rows, Page(sink.stream, "never").width))
    return 0
