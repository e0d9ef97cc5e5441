"""What `sudologue mcp` says."""

TEXTS = """
mcp
    help|
        Answer assistants that speak the Model Context Protocol.

        An assistant starts this and talks to it over standard input and output. Give it the command
        'sudologue' and the argument 'mcp'; docs/mcp.md shows where. Every step is audited before it
        is told, and every call has a budget of work.
    examples|
          sudologue mcp
          echo '{"jsonrpc": "2.0", "id": 1, "method": "tools/list"}' | sudologue mcp
    closed: cannot read standard input: it is closed
    waiting: waiting for an assistant on standard input; Ctrl-D ends it
"""
