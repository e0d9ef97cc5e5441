"""`sudologue mcp`: a server for assistants, on standard input and output."""

from __future__ import annotations

from sudologue.cli.exits import Exit
from sudologue.cli.input.sources import standard_input
from sudologue.cli.mcp.server import Server
from sudologue.cli.options import verb
from sudologue.cli.output.complaints import complain
from sudologue.cli.output.sink import standard_output
from sudologue.errors import SudologueError
from sudologue.messages import Messages

_say = Messages(__name__)


@verb()
def mcp() -> int:
    """`sudologue mcp`."""
    source = standard_input()
    if source is None:
        raise SudologueError(_say("closed"))
    if source.isatty():
        complain(_say("waiting"))
    Server(source.buffer, standard_output().stream).run()
    return Exit.OK
