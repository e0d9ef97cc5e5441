"""Build the site, and show it.

    python -m tools.site --serve

writes it into build/site, which any host of files can serve, and serves it here.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from tools.site.build import CannotBuildError, build
from tools.site.sources import ROOT
from tools.web_page import BuildError, server


def main() -> int:
    """Build, serve if asked to, and say in a line what went wrong."""
    parser = argparse.ArgumentParser(prog="tools.site", description="Build the site.")
    parser.add_argument("--into", type=Path, default=ROOT / "build/site", metavar="FOLDER")
    parser.add_argument("--serve", action="store_true", help="and serve it on this machine")
    parser.add_argument("--port", type=int, default=8000, help="where to serve it")
    chosen = parser.parse_args()
    try:
        build(chosen.into)
        if chosen.serve:
            serve(chosen.into, chosen.port)
    except (CannotBuildError, BuildError, ValueError, OSError) as fault:
        sys.stderr.write(f"tools.site: {fault}\n")
        return 1
    return 0


def serve(folder: Path, port: int) -> None:
    """Serve a folder on this machine alone, until Ctrl-C."""
    with server(folder, port) as served:
        sys.stdout.write(f"http://127.0.0.1:{served.server_port}/ (Ctrl-C ends it)\n")
        sys.stdout.flush()
        try:
            served.serve_forever()
        except KeyboardInterrupt:
            sys.stdout.write("\n")


if __name__ == "__main__":
    sys.exit(main())
