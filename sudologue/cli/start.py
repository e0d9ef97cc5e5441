"""Where the program starts: interruptions are heard before anything that takes time is loaded."""

from __future__ import annotations

from sudologue.cli.interruption import listening


def main() -> None:
    """Run the command line and exit with its code."""
    with listening():
        from sudologue.cli.main import main

        main()
