"""SudoCue's `.sdm`: a puzzle of nine rows on each line, `0` for empty cells, and nothing else."""

from __future__ import annotations

from sudologue.formats.houses import CLASSIC_SIZE
from sudologue.formats.plain_line import PlainLine, is_collection
from sudologue.formats.reading import Carries, Reading
from sudologue.formats.rows import first_lines


class Sdm(PlainLine):
    """Many puzzles of nine rows, as SudoCue keeps them."""

    slug = "sdm"
    title = "SudoCue collection (.sdm)"
    summary = "A puzzle on each line, 81 figures, 0 for the empty cells."
    extensions = (".sdm",)
    carries = Carries(many=True, sizes=CLASSIC_SIZE)

    def recognises(self, text: str) -> bool:
        return is_collection(first_lines(text, self.sample))

    def written(self, reading: Reading) -> str:
        return reading.board.to_string("0")
