from __future__ import annotations

import pytest

from sudologue.budget import Allowance, OutOfTimeError
from sudologue.errors import SudologueError
from sudologue.model import Board
from sudologue.rating.models.hodoku import SINGLES, HodokuRating, Singles, hodoku_rating
from sudologue.rating.models.hodoku.hodoku_techniques import TECHNIQUES
from sudologue.rules import named

WIKIPEDIA = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
HARDEST = ".....6......5.8.....8.9.5......7...4..76..2...1..2..3...2...6...4..6..9.39......1"

AS_HODOKU_SAYS = [
    # singles: full houses and naked ones 4, hidden ones 14
    (WIKIPEDIA, "Easy", 204),
    ("..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3..", "Easy", 196),
    ("2...8.3...6..7..84.3.5..2.9...1.54.8.........4.27.6...3.1..7.4.72..4..6...4.1...3", "Easy", 274),
    (".......1.4.........2...........5.4.7..8...3....1.9....3..4..2...5.1........8.6...", "Easy", 436),
    # a locked triple
    ("4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......", "Medium", 696),
    # a skyscraper and a W-Wing; a grave of pairs; remote pairs; a rectangle
    (".........97...........73.4...1..54...2.7.83.....94....28.....1.5.4..9.2...98.453.", "Hard", 870),
    (".....41.....3.......7..5...78..59.4.5..1...8.9...8..15.4..93..88.....79.3......2.", "Hard", 560),
    (".....3.649...6..1....2..8......7.2.6..43.....1....93.7..6.1....3.97........9..78.", "Hard", 484),
    ("86....94....6...7..3..9............79..8....26.43..1....3.6...12.19.3..8...2.....", "Hard", 1014),
    # chains and loops; Sue de Coq
    (".6...593...4.26.....94......7.6...4.6.5...7.2........9....53.163....4..7......39.", "Unfair", 1670),
    ("3...6.......9...54..5...1.2..4.3....2....4....3.8...9....5..98.6..1.........4862.", "Unfair", 1328),
    # no step is more than unfair, but there are many
    ("..4.371.59725....8...........9.......1...5.....839..21..3......2.....7..48.....39", "Extreme", 1884),
    # one digit is guessed
    ("........2..1...7...3..5..9......6.4...3.4.8...4.5.9....9..6..3...2...1..7....3...", "Extreme", 13046),
]  # fmt: skip


@pytest.mark.parametrize(("puzzle", "level", "score"), AS_HODOKU_SAYS)
def test_level_and_score_are_hodokus(puzzle: str, level: str, score: int) -> None:
    exact = level in ("Easy", "Medium")
    assert hodoku_rating(Board(puzzle)) == HodokuRating(level, score, exact)


def test_a_finished_board_scores_nothing() -> None:
    finished = "534678912672195348198342567859761423426853791713924856961537284287419635345286179"
    assert hodoku_rating(Board(finished)) == HodokuRating("Easy", 0, True)
    assert hodoku_rating(Board("." + finished[1:])) == HodokuRating("Easy", 4, True)


def test_singles_come_in_the_order_in_which_they_arose() -> None:
    singles = Singles(Board(WIKIPEDIA))
    first = [("naked_single", 40, 5), ("naked_single", 59, 7), ("naked_single", 70, 3)]
    for single in first:
        assert singles.next() == singles.next() == single
        singles.place(*single[1:])


def test_what_is_eliminated_on_the_board_counts_from_the_start() -> None:
    board = Board(WIKIPEDIA)
    assert board.domain("r1c3") == {1, 2, 4}
    singles = Singles(board.eliminate(["r1c3(1)", "r1c3(2)"]))
    singles.place(40, 5)
    found = list[tuple[int, int]]()
    while (single := singles.next()) is not None:
        found.append((single.cell, single.digit))
        singles.place(single.cell, single.digit)
    assert found[0] == (59, 7)
    assert (2, 4) in found


def test_every_rule_is_one_of_the_registry_and_rectangles_are_among_them() -> None:
    slugs = [slug for technique in TECHNIQUES for slug in technique.rules]
    assert all(named(slug).name == slug for slug in [*slugs, *SINGLES])
    assert named("unique_rectangle_1").card.assumes_uniqueness


def test_what_has_no_solution_is_refused() -> None:
    fives_and_sixes = [f"r{row}c1({digit})" for row in range(1, 9) for digit in (5, 6)]
    board = Board("." * 81).eliminate(fives_and_sixes)
    with pytest.raises(SudologueError):
        hodoku_rating(board)


def test_it_ends_when_the_time_is_over() -> None:
    with pytest.raises(OutOfTimeError), Allowance(timeout=0.02):
        hodoku_rating(Board(HARDEST))
