"""What `sudologue mcp` says."""

TEXTS = """
mcp
    help|
        Answer assistants that speak the Model Context Protocol.

        Your assistant starts this server, and talks to it over standard input and output. Tell the
        assistant the command, 'sudologue', and the argument, 'mcp'; docs/mcp.md shows where. Every
        step is checked before you see it, and every call has a limit of work,
        which takes seconds.
    examples|
          sudologue mcp
          echo '{"jsonrpc": "2.0", "id": 1, "method": "tools/list"}' | sudologue mcp
    closed: can't read standard input: it is closed
    waiting: waiting for an assistant on standard input; press Ctrl-D to stop
"""
