from __future__ import annotations

import pytest

from sudologue import rules
from tools.proof_lengths import Lengths, compared, lengths, report

TRIDAGON = "57....9..........8.1.........168..4......28.9..2.9416.....2.....6.9.82.4...41.6.."
PATTERNS = ("tridagon", "tridagon_verity")


@pytest.mark.slow
def test_a_tridagon_spares_nested_proofs() -> None:
    puzzle, without, with_them = compared(TRIDAGON, PATTERNS)
    assert puzzle == TRIDAGON
    assert without.nested > 20
    assert (with_them.nested, with_them.nets) == (0, 0)
    assert with_them.lines == with_them.steps < without.steps
    assert without.lines > 10 * with_them.lines
    assert without.unsolved == with_them.unsolved == 0


def test_steps_without_proofs_are_lines() -> None:
    found = lengths(
        "....7..2.1.4.2.65..2.......9.7.6.2...3.....7...8.9.3.5.......3..56.3.1.9.8..1...."
    )
    assert found.lines >= found.steps > 0
    nothing = lengths(TRIDAGON, [rule.name for rule in rules.registry()])
    assert (nothing.unsolved, nothing.steps, nothing.lines) == (1, 0, 0)


def test_the_report_adds_up_and_names_what_got_longer() -> None:
    found = [
        ("one", Lengths(0, 10, 2, 4, 100, 1.0), Lengths(0, 9, 0, 1, 30, 0.4)),
        ("two", Lengths(0, 10, 0, 1, 20, 1.0), Lengths(0, 12, 0, 1, 25, 1.6)),
    ]
    assert report(found) == [
        "2 puzzles      without      with  ratio",
        "unsolved             0         0      -",
        "steps               20        21  1.050",
        "nested               2         0  0.000",
        "nets                 5         2  0.400",
        "lines              120        55  0.458",
        "seconds              2         2  1.000",
        "proofs of 1 got shorter, of 1 longer",
        "    +5 lines two",
    ]
