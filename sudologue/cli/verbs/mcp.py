"""`sudologue mcp`: a server for assistants, on standard input and output."""

from __future__ import annotations

from sudologue.cli.exits import Exit
from sudologue.cli.input.sources import standard_input
from sudologue.cli.mcp.server import Server
from sudologue.cli.options import verb
from sudologue.cli.output.complaints import complain
from sudologue.cli.output.sink import standard_output
from sudologue.errors import SudologueError


@verb()
def mcp() -> int:
    """Answer assistants that speak the Model Context Protocol.

    An assistant starts this and talks to it over standard input and output. Give it the command
    'sudologue' and the argument 'mcp'; docs/mcp.md shows where. Every step is audited before it is
    told, and every call has a budget of work.

    \b
    Examples:
      sudologue mcp
      echo '{"jsonrpc": "2.0", "id": 1, "method": "tools/list"}' | sudologue mcp
    """
    source = standard_input()
    if source is None:
        raise SudologueError("cannot read standard input: it is closed")
    if source.isatty():
        complain("waiting for an assistant on standard input; Ctrl-D ends it")
    Server(source.buffer, standard_output().stream).run()
    return Exit.OK
