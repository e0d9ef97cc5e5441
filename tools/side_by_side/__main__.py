"""Steps drawn by lot, in our words and in those of other solvers.

    python -m tools.side_by_side --seed 12 --count 20

draws them from the corpora beside this repository, and prints a section of the page for each: where
it stands, what our voices say there, and what HoDoKu and dedoku say of the same conclusion, and
would do of themselves. The two are installed where the benchmark installs its peers. With fewer
than twenty steps some kinds are left out, evenly; with more, some come again.

    python -m tools.side_by_side --refresh

writes our words on the page anew, and the table of scores. A test sees to it that they are right.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence

from tools.bench import puzzles
from tools.side_by_side import page
from tools.side_by_side.draw import KINDS, draw
from tools.side_by_side.peers import bring


def main(argv: Sequence[str] | None = None) -> None:
    """Draw and print, or write the page's own part anew."""
    parser = argparse.ArgumentParser(prog="python -m tools.side_by_side")
    parser.add_argument("--seed", type=int, default=12)
    parser.add_argument("--count", type=int, default=len(KINDS))
    parser.add_argument("--refresh", action="store_true", help="write our words on the page anew")
    options = parser.parse_args(argv)
    if options.refresh:
        page.PAGE.write_text(
            page.refreshed(page.PAGE.read_text(encoding="utf-8")), encoding="utf-8"
        )
        return
    count: int = options.count
    kinds = [KINDS[place * len(KINDS) // count] for place in range(count)]
    sets = {name: puzzles.read(name) for name in puzzles.names()}
    peers = list(bring(_say))
    found = sorted(draw(options.seed, sets, kinds), key=lambda drawn: KINDS.index(drawn.kind))
    for number, drawn in enumerate(found, 1):
        sys.stdout.write(f"{page.section(number, drawn, peers)}\n\n")
        sys.stdout.flush()


def _say(line: str) -> None:
    sys.stderr.write(f"{line}\n")


if __name__ == "__main__":
    main()
