"""The layouts that tests walk through: every family, most sizes."""

from sudologue.model import CLASSIC, Cell, Layout

JIGSAW_5 = "1122314233142331425544555"
JIGSAW_6 = "112222112333142553144453646453666655"
JIGSAW_7 = "1222222111123451333345133644557664457776645577766"
JIGSAW_8 = "1111112345511223455522234455522344467333466673776667777868888888"
JIGSAW_9 = "112222333122233333124434444125444566155555566157888886177777786199997886999997866"

# Two corners of the board, each with a loose end.
CORNERS = tuple(
    tuple(Cell.parse(name) for name in names.split())
    for names in (
        "r1c1 r1c2 r1c3 r1c4 r2c1 r2c4 r3c1 r4c1 r4c2",
        "r6c8 r6c9 r7c9 r8c6 r8c9 r9c6 r9c7 r9c8 r9c9",
    )
)

LAYOUTS: dict[str, Layout] = {
    "classic": CLASSIC,
    "4x4": Layout.boxes(2, 2),
    "6x6": Layout.boxes(2, 3),
    "6x6-tall": Layout.boxes(3, 2),
    "8x8": Layout.of_size(8),
    "10x10": Layout.of_size(10),
    "12x12": Layout.of_size(12),
    "16x16": Layout.of_size(16),
    "jigsaw-5": Layout.jigsaw(JIGSAW_5),
    "jigsaw-6": Layout.jigsaw(JIGSAW_6),
    "jigsaw-7": Layout.jigsaw(JIGSAW_7),
    "jigsaw-8": Layout.jigsaw(JIGSAW_8),
    "jigsaw-9": Layout.jigsaw(JIGSAW_9),
    "diagonals": CLASSIC.with_diagonals(),
    "6x6-diagonals": Layout.boxes(2, 3).with_diagonals(),
    "main-diagonal": CLASSIC.with_diagonals(anti=False),
    "windoku": CLASSIC.with_windows(),
    "windoku-16": Layout.of_size(16).with_windows(),
    "windoku-diagonals": CLASSIC.with_windows().with_diagonals(),
    "disjoint-groups": CLASSIC.with_disjoint_groups(),
    "extra-regions": CLASSIC.with_houses(CORNERS),
    "anti-knight": CLASSIC.with_anti_knight(),
    "anti-king": CLASSIC.with_anti_king(),
    "knight-and-king": CLASSIC.with_anti_knight().with_anti_king(),
    "king-diagonals": CLASSIC.with_anti_king().with_diagonals(),
}
