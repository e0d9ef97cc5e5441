"""The pictures on the page about clues, docs/clues.md: a board with one clue of each kind.

    python -m tools.clue_pictures

writes them anew. A test sees to it that they are what is drawn now.
"""

from __future__ import annotations

from pathlib import Path

import sudologue
from sudologue import CLASSIC, Board
from sudologue.clues import Arrow, Cage, Clue, Region, Thermometer

FOLDER = Path(__file__).resolve().parents[1] / "docs/clues"
SHOWN: dict[str, tuple[Clue, ...]] = {
    "cage": (Cage.of("r1c1 r1c2 r2c1", 8), Cage.of("r5c5 r5c6")),
    "region": (Region.of("r4c4 r4c5 r5c3 r6c2"),),
    "arrow": (Arrow.of("r5c5", "r4c5 r3c6", "r6c6 r7c7"), Arrow.of("r9c1 r9c2", "r8c3 r7c3 r6c4")),
    "thermometer": (
        *Thermometer.branching("r9c1 r8c1 r7c1 r6c2", "r9c1 r8c2"),
        Thermometer.of("r2c7 r2c8 r3c9", slow=True),
    ),
}


def pictures() -> dict[str, str]:
    """The pictures by the names of their files."""
    return {
        f"{name}.svg": sudologue.draw(Board("." * 81, layout=CLASSIC.with_clues(*clues)))
        for name, clues in SHOWN.items()
    }


def main() -> None:
    """Write the pictures."""
    FOLDER.mkdir(exist_ok=True)
    for name, picture in pictures().items():
        (FOLDER / name).write_text(picture, encoding="utf-8")


if __name__ == "__main__":
    main()
