"""Where the program starts: interruptions are heard before anything that takes time is loaded."""

from __future__ import annotations

import sys

try:
    from sudologue.cli.output.interruption import listening
except KeyboardInterrupt:
    print("sudologue: interrupted", file=sys.stderr)
    sys.exit(130)


def main() -> None:
    """Run the command line and exit with its code."""
    with listening():
        from sudologue.cli.main import main

        main()
