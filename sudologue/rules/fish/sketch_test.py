"""What is to be seen of fish."""

from sudologue.inference import Elimination
from sudologue.model import CLASSIC, Board, Candidate, Cell
from sudologue.narration.steps.scene import scene_of
from sudologue.rules.fish.evidence import FishEvidence
from sudologue.rules.fish.telling_test import GOLDEN
from sudologue.rules.fish.wide_telling_test import GOLDEN as WIDE
from sudologue.sketching import sketches_of
from sudologue.sketching.reading_test import sketched, sketched_as


def test_bases_covers_and_corners() -> None:
    assert sketched(GOLDEN, "x_wing") == [
        {
            "base": "r6 r9",
            "cover": "c7 c9",
            "seen": "r6c7(2) r6c9(2) r9c7(2) r9c9(2)",
            "gone": "r7c7(2)",
        }
    ]


def test_fins_are_exceptions() -> None:
    assert sketched(GOLDEN, "sashimi_x_wing") == [
        {
            "base": "r1 r5",
            "cover": "c5 c7",
            "seen": "r1c5(8) r1c7(8) r5c7(8)",
            "exception": "r5c4(8)",
            "gone": "r4c5(8)",
        }
    ]


def test_a_fin_in_two_bases_is_one_twice_over() -> None:
    (seen,) = sketched(WIDE, "franken_large_fish")
    assert (seen["double exception"], "exception" in seen) == ("r1c9(8)", False)


def test_a_siamese_fish_is_seen_in_two_ways_and_concludes_the_second_time() -> None:
    assert sketched(GOLDEN, "siamese_fish") == [
        {
            "base": "r2 r5",
            "cover": "c3 c5",
            "seen": "r2c3(5) r5c3(5) r5c5(5)",
            "exception": "r2c6(5)",
        },
        {
            "base": "r2 r5",
            "cover": "c3 c6",
            "seen": "r2c3(5) r2c6(5) r5c3(5)",
            "exception": "r5c5(5)",
            "gone": "r1c5(5) r6c6(5)",
        },
    ]


def test_each_way_has_its_own_words() -> None:
    (golden,) = (each for each in GOLDEN if each.rule == "siamese_fish")
    captions = [sketch.caption for sketch in sketches_of(scene_of(golden.step, golden.board))]
    assert [caption and caption.text for caption in captions] == [
        "The 5s of rows 2 and 5 are all in columns 3 and 5, apart from r2c6, the fin. If r2c6 isn't 5, the two rows take the 5s of both columns, so r1c5 isn't 5. If r2c6 is 5, r1c5 shares a box with it.",
        "The 5s of rows 2 and 5 are all in columns 3 and 6, apart from r5c5, the fin. If r5c5 isn't 5, the two rows take the 5s of both columns, so r6c6 isn't 5. If r5c5 is 5, r6c6 shares a box with it.",
    ]


def test_a_corner_that_goes_is_marked_as_gone_alone() -> None:
    rows, columns = CLASSIC.houses[:2], CLASSIC.houses[9:11]
    corners = tuple(Cell(row, col) for row in (0, 1) for col in (0, 1))
    fish = FishEvidence(digit=5, base=rows, cover=columns, corners=corners)
    elimination = Elimination.of_candidates((Candidate(corners[0], 5),))
    (seen,) = sketched_as(Board.from_string("." * 81), elimination, fish)
    assert (seen["seen"], seen["gone"]) == ("r1c2(5) r2c1(5) r2c2(5)", "r1c1(5)")
