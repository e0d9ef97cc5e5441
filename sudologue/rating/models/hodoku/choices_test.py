from __future__ import annotations

import pytest

from sudologue.model import Board
from sudologue.rating.models.hodoku.hodoku_techniques import TECHNIQUES, HodokuTechnique, chosen
from sudologue.rating.models.hodoku.step_preferences import in_order
from sudologue.rules import named

# positions where our rule finds another step first, and what hodoku-py takes
WHAT_HODOKU_TAKES = [
    ("..85.+3+7.67+3.4...+2+55...72.13..+5+749.+6+2...3.158+7.7........+52+1+34.7...+7...+2311.32.+7.+5.", "naked_pair: r6c1<>4, r6c1<>9, r6c3<>4, r6c3<>9, r6c7<>4, r6c7<>9"),
    ("....31..2.9.6..4........6...641.5.....7....94.2...3......+3.....8....2.731+3278....", "locked_triple: r1c1<>5, r2c1<>3, r2c1<>5, r3c1<>3, r3c1<>5, r5c2<>5, r6c3<>5, r6c3<>9, r7c1<>5, r7c1<>9"),
    ("...9.7................2.76.+1+65+3+9248+7+932+4781+5+6+78415+62..54.7...1+261.+2..3.5..9......", "xy_chain: r1c9<>8, r2c9<>8, r3c9<>8, r7c7<>8, r9c7<>8"),
    ("4+2....+769....2.3......7..8+2.+4.+7.+2.+9..7..+4.25.8.2.96..7+2968...+74.34+9.7.2....+26+4+9..:124 134 141 145 147 159 187 189 334 359 521 522 524 526 532 534 587 589 621 631 649 849 899", "multi_colors_1: r7c5<>5"),
    (".5+7....8..+3....7+5.+84..57.314.3..2+5.89+8..+7+54....58+4....+32.+5.4+8+97+5.8739.+42+7+9+42..3.+5:114 123 154 161 267 614 615 619 623 625 637 653 658 667 669 914 924 929", "simple_colors_trap: r4c8<>1, r6c8<>1"),
    ("47.....+2.+9+3.+42...78+1+25.+734.+36+4.7+2.8.+1+29+845+6+73+58+7...+4.2741.+532.+8+2+5+8+7...+3.+69+32..+75.", "empty_rectangle: r7c4<>9"),
    ("3....9742...5..6+8........1+5.......611.986.........3.....1.2.+53+6.4...5+1+975.....+428", "sue_de_coq: r2c5<>1, r3c4<>6, r3c5<>8, r7c6<>4, r7c6<>7, r9c6<>7"),
    ("+3.+1569+7.+44+6.2..+5+3+9+59.....1.9.5.....+7+73.+6.+594.+14+6+97+8+35+22+7+41+5+6+8+93+85+974+3...6+13+8+9+2+4+7+5", "w_wing: r1c8<>2, r8c7<>2"),
    ("1.+8.+2.7...5231...+8....+8.2...438.2.7..+81.94.2+3..51+3.8..8..2.+13.....+9.8........398.:494", "locked_candidates_claiming: r9c4<>7"),
    (".......975.7..3.....+8.6...13..6.......2.341.9.49.7.8+3....+3.......3.4...27.4..8.53", "locked_candidates_pointing: r4c7<>5"),
    ("+8+659.+2.3.42.38.+95+6.+9+3...2.8.+42.5.....+5.....+2..3.2.6..+5+3+79.+1.462586+4+293..+21+4...5+8+9:138", "skyscraper: r3c8<>4, r5c9<>4"),
    ("...+8......3.+57.8.98....315.9.8142......+3+5....5.+36...4.1.42+3....+3..7....6.8...531.", "grouped_aic: r1c6<>9"),
    ("......126.7.......2.1...5+7...6.3.45...98.4.......6....8.+257....5+94+3+2681+7.37...+2.+5:498", "aic: r7c7<>9, r7c8<>9, r7c9<>9, r9c4<>9, r9c5<>9, r9c6<>9"),
    ("+5+1..39+8+4+6.9+36+8+4+15.+648+15....97+6.+285..3+2+4+5+91+76+8+185.7+6...+8+5+1.43+6.9+4+6.+9+1..+8..+3+986.4..", "remote_pair: r3c8<>2, r3c8<>7, r8c6<>2, r8c6<>7, r8c9<>2, r8c9<>7, r9c8<>2, r9c8<>7, r9c9<>2, r9c9<>7"),
    ("2..7.83+5+9...+29+416+8.+8+9.+3.+724+8..+9+5+761+39..38.+4+72....42+9+8+5..8+4.9.+3+73+9.87..+4+64...2+3+891:113 162 531", "turbot_fish: r6c3<>1"),
    ("86..+3.94+5+1.+96+8.+27+3.3..9.+8+1+6+3.+8..+9..79..8.+6.+326.43..1+8+9.+93.6+8.+212.19.3..8.+8+62..+3+9+4:266 434", "xyz_wing: r3c3<>5"),
    ("...+4+5.7+1+3+45.1+3+78..137..+8+45..7...4..+5....9...46.+48.5+93.+761.835+4.2+98+54.+3...+4......+8:269 628 689 798 929 994", "unique_rectangle_3: r5c4<>2, r5c4<>6, r5c8<>2, r5c8<>6, r5c8<>8"),
    (".1+2....4.8.4....2..5...28..5+96.3.....+2...9.+5.+43.52.9...+8.+2.3+5642+4+365......5894...:129 166 188 189 319 629 725 727 755 757 771 788 789", "als_xy_chain: r2c9<>3"),
    (".8.2+7+5+1.9.92+4+185+7.5+7196+3+8+248+26+5.+4.17....+8..5+2.1+5.2.48.+16.847+2.+5.+5......+8..+8.5...1:981 987 997", "xy_wing: r4c7<>3, r6c4<>3"),
    ("+1+7.59..482.+4.7..19.9..14.+7.+74.....8...27..+4.....+4.6..79...2.7+3+48+2+73+45...+43+1+9+6+7+8..:149 247 249 346 356 687 856 967", "als_xy_wing: r4c7<>3, r4c7<>5, r4c7<>6"),
    (".24.6.+7..5.74.9.1.....+7......+5.9+4.7.4+7.+6.85.3..8..7.6.+7......46.+46..3.+57.5.7+4+61..", "als_xz: r3c7<>8"),
]  # fmt: skip


def technique_of(slug: str) -> HodokuTechnique:
    return next(technique for technique in TECHNIQUES if slug in technique.rules)


@pytest.mark.parametrize(("position", "step"), WHAT_HODOKU_TAKES)
def test_of_several_steps_hodokus_is_taken(position: str, step: str) -> None:
    board, technique = Board(position), technique_of(step.split(":")[0])
    found = [named(slug).first(board) for slug in technique.rules]
    assert str(next(filter(None, found))) != step
    assert str(chosen(technique, board)) == step


@pytest.mark.parametrize(
    ("position", "slug"),
    [
        # the subset has a digit of the rectangle
        (".36..9.5+1.72+6+1+5..95+1+9...6+2.+3875+9..+1692..6.+5..+65...397..+6+8.+51.+9..9+38..+1+651+4+5+9.+6.8.:339 465 474 815 839", "unique_rectangle_3"),
        # HoDoKu takes the four cells for a rectangle of 1 and 2, and does not look again
        ("21......5.739+56+2.+15......+7.....4......1..34.7..5...1..+9+5273+4+816+1+8+4+69+57+23+36+7...5..:134 234 296 643 813 814 818 834 835 836 841 846 848 854 855 861 865 866 868 894", "hidden_rectangle"),
    ],
)  # fmt: skip
def test_what_hodoku_does_not_see_is_left_out(position: str, slug: str) -> None:
    assert named(slug).first(Board(position)) is not None
    assert chosen(technique_of(slug), Board(position)) is None


def test_candidates_go_as_hodoku_removes_them() -> None:
    board, step = named("locked_pair").example()
    cells = [candidate.cell for candidate in in_order(board, step.inference)]
    line = next(house for house in board.houses if house.kind.is_line and cells[0] in house.cells)
    on_line = [cell in line.cells for cell in cells]
    assert on_line == sorted(on_line, reverse=True)
    board, step = named("aic").example()
    digits = [candidate.digit for candidate in in_order(board, step.inference)]
    assert digits == sorted(digits)


def test_a_digit_is_placed_by_removing_the_others_of_its_cell() -> None:
    board, step = named("hidden_single").example()
    (placed,) = step.inference.action.candidates
    gone = in_order(board, step.inference)
    assert {candidate.cell for candidate in gone} == {placed.cell}
    assert {candidate.digit for candidate in gone} == board.domain(placed.cell) - {placed.digit}
