from __future__ import annotations

import pytest

import sudologue
from puzzles.killers import KILLERS
from sudologue import Board, Layout, Solver, SudologueError
from sudologue.clues import Arrow, Cage, Thermometer
from sudologue.coach.given_reason import clues_called
from sudologue.inference import Ledger
from sudologue.model import CLASSIC
from sudologue.narration.notations import notation_named
from sudologue.rules import of_family, registry
from sudologue.rules.families import families

EXPERT = "..4...3...9.27.54..6......291.6.5..7.....4.3.3..19..5.6...4...........93.7..5...."
BOARD = Board(EXPERT)
CROSSED = Layout.of_size(4).with_diagonals()
CROSS = Board(".....4....212...", layout=CROSSED)
KILLER = Board(KILLERS["six"][0])
CAGE, ARROW = Cage.of("r1c1 r1c2", 10), Arrow.of("r1c2", "r2c2 r3c2")
LINES = Thermometer.branching("r9c1 r8c1", "r9c1 r9c2")
CLUED = CLASSIC.with_clues(CAGE, ARROW, *LINES)


@pytest.mark.parametrize(
    ("options", "fault"),
    [
        ({"family": "fsih"}, "there is no family 'fsih'; did you mean 'fish'"),
        ({"family": "fish", "rules": ["x_wing"]}, "a family is asked alone"),
        ({"family": "uniqueness"}, "assumes that the puzzle has one solution"),
        (
            {"house": "main diagonal"},
            "'main diagonal' is no house of this board: it has such as box 1, row 1 and column 1",
        ),
        ({"house": CROSSED.houses[-1]}, "anti-diagonal is not a house of this layout"),
        ({"house": 3}, "3 is not a house: write 'row 3'"),
        ({"clue": "r1c1"}, "'r1c1' is no clue of this board: it has none"),
        ({"clue": Cage.of("r1c1 r1c2", 9)}, "the 9-cage at r1c1 is not a clue of this layout"),
        ({"clue": 3}, "3 is not a clue: those of a layout are in layout.clues"),
    ],
)
def test_what_cannot_be_asked_alone_is_refused(options: dict[str, object], fault: str) -> None:
    with pytest.raises(SudologueError) as refused:
        sudologue.hint(EXPERT, **options)  # type: ignore[call-overload]  # strangers' values
    assert fault in str(refused.value)


def test_every_rule_is_of_one_family() -> None:
    found = [rule for family in families() for rule in of_family(family)]
    assert sorted(rule.name for rule in found) == sorted(rule.name for rule in registry())


def test_a_family_is_asked_alone() -> None:
    names = {rule.name for rule in of_family("subsets")}
    hint = sudologue.hint(EXPERT, family="subsets")
    assert hint.inference is not None
    assert hint.inference.rule in names
    assert sudologue.hint(EXPERT, family="subsets", token=hint.token) == hint
    assert sudologue.hint(EXPERT, family="sk_loop").kind == "stuck"


@pytest.mark.parametrize("board", [BOARD, CROSS])
def test_each_house_has_hints_of_its_own(board: Board) -> None:
    """What is told cites the house; where there is nothing, no rule that is asked finds any."""
    told = 0
    for house in board.houses:
        hint = sudologue.hint(board, "what", house=house, family="singles")
        options = Solver(of_family("singles")).options(board, house)
        assert all(option.cites(house) for option in options)
        assert (hint.inference is not None) is bool(options)
        assert hint == sudologue.hint(board, "what", house=str(house), family="singles")
        if hint.inference is not None:
            told += 1
            assert hint.inference in options
            assert (
                sudologue.hint(board, "what", house=house, family="singles", token=hint.token)
                == hint
            )
    assert told


def test_a_diagonal_alone() -> None:
    hint = sudologue.hint(CROSS, "what", house="main diagonal")
    assert hint.inference is not None
    assert hint.inference.cites(CROSSED.houses[-2])
    assert "diagonal" in hint.at("proof").tell()


@pytest.mark.parametrize("name", ["r3c3", "at r1c1", "arrow at r1c1", "0-cage at r1c1", "cage", ""])
def test_what_names_no_clue_is_refused_with_one_of_each_kind(name: str) -> None:
    with pytest.raises(SudologueError) as refused:
        clues_called(name, CLUED)
    assert str(refused.value) == (
        f"{name!r} is no clue of this board: it has such as the 10-cage at r1c1, "
        "the arrow at r1c2 and the thermometer at r9c1"
    )


@pytest.mark.parametrize(
    ("name", "clues"),
    [
        ("r1c1", (CAGE,)),
        ("r1c2", (CAGE, ARROW)),
        ("The 10-cage at r1c1", (CAGE,)),
        ("cage at r1c2", (CAGE,)),
        ("arrow at r3c2", (ARROW,)),
        ("thermometer at r9c1", LINES),
        ("r9c2", LINES[1:]),
        ("cage at A2", (CAGE,)),
    ],
)
def test_clues_are_called_by_kind_and_cell(name: str, clues: tuple[object, ...]) -> None:
    assert clues_called(name, CLUED, notation_named("a1")) == clues


def test_each_clue_has_hints_of_its_own() -> None:
    """What is told cites the clue; where there is nothing, no rule that is asked finds any."""
    rules, told = of_family("cages"), 0
    for clue in KILLER.layout.clues:
        hint = sudologue.hint(KILLER, "what", clue=clue, family="cages")
        options = Solver(rules).options(KILLER, clue=clue)
        assert options == tuple(one for one in Solver(rules).options(KILLER) if one.cites(clue))
        assert (hint.inference is not None) is bool(options)
        assert hint == sudologue.hint(KILLER, "what", clue=clue.noun, family="cages")
        if hint.inference is None:
            assert str(hint) == "I can't find a step about that."
            continue
        told += 1
        assert hint.inference.cites(clue)
        named = sudologue.hint(KILLER, "what", clue=(clue,), family="cages", token=hint.token)
        assert named == hint
    assert told > 5


def test_a_sum_of_houses_is_about_its_houses_and_cages() -> None:
    """The ledger of a sum cites all that is added up and taken off, and nothing else."""
    sums = Solver(of_family("ledgers")).options(KILLER)
    for one in sums:
        (ledger,) = (each for each in one.evidence.clues if isinstance(each, Ledger))
        parts = {part for _, part in ledger.parts}
        every = {*KILLER.houses, *KILLER.layout.clues}
        assert {part for part in every if one.cites(part)} >= parts
    assert any(not one.cites(KILLER.houses[0]) for one in sums)


def test_positions_that_differ_in_a_clue_have_tokens_of_their_own() -> None:
    tokens = {
        sudologue.hint(
            Board("." * 81, layout=CLASSIC.with_clues(Cage.of("r1c1 r1c2", total)))
        ).token
        for total in (4, 5)
    }
    assert len(tokens) == 2
