from __future__ import annotations

import pickle
from itertools import pairwise

import pytest

import sudologue
from puzzles.killers import KILLERS
from sudologue import Board, SudologueError
from sudologue.clues import Cage
from sudologue.coach import Hint, HintKind, Level
from sudologue.coach.ladder import LEVELS
from sudologue.errors import NameNotFoundError
from sudologue.inference import Inference
from sudologue.languages.english.grammar import after_colon
from sudologue.model import CLASSIC, Cell, House, Layout
from sudologue.narration import voice_named
from sudologue.narration.steps.parts import told_unnamed
from sudologue.rules import CARDS, named
from sudologue.sketching import Target
from sudologue.solver import Solver

WING = ".16..78.3.9.8.....87...126..48...3..65...9.82.39...65..6.9...2..8...29369246..51."
CHAINS = "4...3.......6..8..........1....5..9..8....6...7.2........1.27..5.3....4.9........"
EXPERT = "..4...3...9.27.54..6......291.6.5..7.....4.3.3..19..5.6...4...........93.7..5...."
SOLVED = sudologue.solve(EXPERT).solution or ""
START = Board(EXPERT)
TRACE = sudologue.solve(WING)
AT_WING = TRACE.board_before(next(s for s in TRACE.steps if s.inference.rule == "xy_wing"))


def ladder(hint: Hint) -> list[Hint]:
    return [hint.at(level) for level in LEVELS]


def said(hint: Hint) -> list[str]:
    return [each.tell() for each in ladder(hint)]


# --------------------------------------------------------------------------------------- steps


def test_a_region_whose_number_stands_nowhere_is_found_by_its_first_cell() -> None:
    board = Board.from_string("..3..31.2.4.34.1", Layout.jigsaw("1112122233443344"))
    hint = sudologue.hint(board, "nudge")
    assert hint.tell() == "Look at region 3. Region 3 starts at r3c1."
    assert Cell(2, 0) not in hint.reveals


def test_a_single_level_by_level() -> None:
    hint = sudologue.hint(WING, "state")
    step = hint.step
    assert step is not None
    state, nudge, technique, where, what, proof = said(hint)
    assert state == "No mistakes. You can place a digit, without pencil marks."
    assert nudge == "Look at the 2s."
    assert technique == f"A hidden single: {after_colon(CARDS['hidden_single'].summary)}."
    assert where == "Column 3."
    assert what == "r2c3 is 2."
    assert proof == told_unnamed(step, Board(WING), voice_named("conversational")).text
    assert proof.startswith("Column 3")
    assert [each.level for each in ladder(hint)] == list(Level)


def test_a_wing_level_by_level() -> None:
    hint = sudologue.hint(AT_WING, rules=["xy_wing"])
    state, nudge, technique, where, what, proof = said(hint)
    assert state == "No mistakes. No single is left, but a candidate can go."
    assert nudge == "Look at the 5s near box 3."
    assert technique.startswith("An XY-Wing: ")
    assert where == "r1c8, with r1c1 and r3c9."
    assert what == "r3c3 isn't 5."
    assert proof == (
        "Look at r1c8. It's either 4 or 9, and it sees r1c1, which can only be 4 or 5, and r3c9, "
        "which can only be 5 or 9. If r1c8 is 4, r1c1 isn't, so r1c1 is 5. If r1c8 is 9, r3c9 "
        "isn't, so r3c9 is 5. You don't know which, but either way there's a 5 in r1c1 or r3c9. "
        "r3c3 sees both, so it isn't 5."
    )
    assert "r3c3" not in f"{nudge}{technique}{where}"


def test_more_leads_from_the_first_level_to_the_last() -> None:
    hint = sudologue.hint(WING, "state")
    for level in LEVELS[1:]:
        hint = hint.more()
        assert hint.level is level
    assert hint.more() == hint


@pytest.mark.parametrize("board", [Board(WING), AT_WING, Board(CHAINS)])
def test_each_level_gives_away_more(board: Board) -> None:
    for less, more in pairwise(ladder(sudologue.hint(board))):
        assert less.reveals < more.reveals


@pytest.mark.parametrize(
    ("rule", "nudge", "where"),
    [
        ("full_house", "Look at box 3.", "r1c9."),
        ("hidden_single", "Look at the 7s.", "Box 3."),
        ("naked_single", "Look at the cells of box 6.", "r4c9, with "),
        ("naked_triple", "Look at column 7.", "r2c7, r3c7 and r7c7."),
        ("x_wing", "Look at the 2s.", "Rows 6 and 9."),
        ("w_wing", "Look at the cells that can only be 4 or 9.", "r3c2 and r9c8, with column 1."),
        ("wxyz_wing", "Look at the 9s near box 5.", "r4c4, r4c8, r4c9 and r5c7."),
        ("aic", "Look for the places of 3 in row 2.", "r2c3, r2c6, r2c9, r6c9, r4c8 and r4c3, in"),
        ("simple_colors_trap", "Look at the 7s.", "Start with r1c2 and r1c9."),
    ],
)
def test_each_kind_of_step_has_its_nudge_and_its_cells(rule: str, nudge: str, where: str) -> None:
    hint = sudologue.hint(named(rule).example()[0], rules=[rule])
    assert str(hint) == nudge
    assert hint.at("where").tell().startswith(where)
    assert not hint.highlights.cells
    assert hint.highlights.digits or hint.highlights.houses


def test_nothing_is_drawn_that_is_not_revealed() -> None:
    for hint in ladder(sudologue.hint(AT_WING)):
        targets = [mark.target for mark in hint.sketch.marks]
        named = {fact for target in targets for fact in _parts(target)}
        assert named <= hint.reveals
        picture = hint.draw()
        assert picture is not None
        assert picture.startswith("<svg")
        if hint.level is not Level.WHAT and hint.level is not Level.PROOF:
            assert picture.words == f"Hint\n{hint.tell()}"


def _parts(target: Target) -> tuple[object, ...]:
    return (target,) if isinstance(target, Cell | House) else target


def test_marks_are_drawn_for_those_who_have_some() -> None:
    with_marks, without = sudologue.hint(AT_WING), sudologue.hint(WING)
    assert with_marks.has_marks
    assert not without.has_marks
    assert len(with_marks.draw() or "") > len(without.draw() or "")


def test_a_notebook_has_words_and_a_picture() -> None:
    shown = sudologue.hint(WING)._repr_mimebundle_()  # pyright: ignore[reportPrivateUsage]
    assert shown["text/plain"] == "Look at the 2s."
    assert shown["image/svg+xml"].startswith("<svg")
    assert str(sudologue.hint(WING)) == "Look at the 2s."


def test_voices_and_notations() -> None:
    hint = sudologue.hint(WING, "proof")
    assert hint.tell("terse", "a1") == "B3 = 2: Hidden Single, column 3"
    assert hint.at("what").tell(notation="a1") == "B3 is 2."
    assert hint.tell("proof") != hint.tell("teacher") != hint.tell()


def test_the_same_position_has_the_same_hint() -> None:
    assert sudologue.hint(CHAINS) == sudologue.hint(Board(CHAINS))


# -------------------------------------------------------------------------------------- choice


def test_a_digit_comes_before_an_elimination() -> None:
    hint = sudologue.hint(EXPERT)
    assert hint.inference is not None
    assert hint.inference.rule == "hidden_single"


def test_the_nearest_of_equal_steps_is_taken() -> None:
    far, near = sudologue.hint(EXPERT), sudologue.hint(EXPERT, near="r9c9")
    assert (conclusion(far), conclusion(near)) == ("r4c5=3", "r7c9=5")
    assert sudologue.hint(EXPERT, near=["r9c9", "r9c8"]) == near
    assert sudologue.hint(EXPERT, near=(8, 8)) == near


def conclusion(hint: Hint) -> str:
    assert hint.inference is not None
    return str(hint.inference.action)


def test_several_hints_are_about_several_steps() -> None:
    hints = sudologue.hint(EXPERT, count=3)
    assert isinstance(hints, tuple)
    assert len({conclusion(hint) for hint in hints}) == 3
    assert hints[0] == sudologue.hint(EXPERT)


def test_what_was_seen_is_passed_over() -> None:
    seen: list[Hint] = []
    for _ in range(5):
        seen.append(sudologue.hint(WING, seen=seen))
    assert len({conclusion(hint) for hint in seen}) == 5
    tokens = [hint.token for hint in seen]
    assert sudologue.hint(WING, seen=tokens) == sudologue.hint(WING, seen=seen)


def test_a_digit_seen_is_shown_again_where_there_is_nothing_else() -> None:
    hint = sudologue.hint(WING, rules=["hidden_single"])
    assert sudologue.hint(WING, rules=["hidden_single"], seen=[hint]) == hint


def test_a_token_brings_the_same_step_back() -> None:
    hints: list[Hint] = []
    for _ in range(4):
        hints.append(sudologue.hint(WING, seen=hints))
    for hint in hints:
        again = sudologue.hint(WING, "what", token=hint.token)
        assert again == hint.at("what")
        assert again.tell() == hint.at("what").tell()


def test_a_token_of_another_position_is_refused() -> None:
    token = sudologue.hint(WING).token
    with pytest.raises(SudologueError, match="belongs to a different position"):
        sudologue.hint(EXPERT, token=token)
    with pytest.raises(SudologueError, match="no such step is on this board"):
        sudologue.hint(WING, token=f"{token}0")
    with pytest.raises(SudologueError, match="belongs to a different position"):
        sudologue.hint(WING, token=token.split(".")[0])


class Own:
    """A rule of somebody's own: the hidden singles, under another name."""

    name = "own_rule"

    def apply(self, board: Board) -> list[Inference]:
        found = Solver(["hidden_single"]).options(board)
        return [Inference(self.name, each.action, each.evidence) for each in found]


def test_a_rule_of_one_s_own_gives_hints() -> None:
    hint = sudologue.hint(WING, "technique", rules=[Own()])
    assert hint.tell() == "An Own Rule."
    assert sudologue.hint(WING, "technique", rules=[Own()], token=hint.token) == hint


# ---------------------------------------------------------------------------------- no step


def test_a_complete_board_is_done() -> None:
    hint = sudologue.hint(SOLVED)
    assert hint.kind == "done"
    assert set(said(hint)) == {"Every cell is filled, and there are no mistakes."}


def test_a_puzzle_with_several_solutions_says_so() -> None:
    hint = sudologue.hint(f"{EXPERT[:72]}.........", "state")
    assert hint.kind == "several"
    assert hint.tell().startswith("This puzzle has more than one solution. Hints are about what ")
    assert hint.inference is not None
    nothing = sudologue.hint("1" + "." * 80)
    assert nothing.kind == "several"
    assert str(nothing) == "This puzzle has more than one solution. I can't find a step here."
    assert sudologue.hint("." * 625, rules=["full_house"]).kind == "several"


def test_what_needs_one_solution_is_left_out_where_there_are_several() -> None:
    board = Board(f"{EXPERT[:72]}.........")
    slugs = ["unique_rectangle_1", "bug_plus_1", "hidden_rectangle", "avoidable_rectangle_1"]
    hint = sudologue.hint(board, rules=slugs, assume_unique=True)
    assert (hint.kind, hint.inference) == ("several", None)


@pytest.mark.parametrize("position", [SOLVED, "1" + "." * 80])
def test_a_token_that_names_no_step_brings_the_same_back(position: str) -> None:
    hint = sudologue.hint(position)
    assert sudologue.hint(position, token=hint.token) == hint


def test_hints_are_pickled() -> None:
    hint = sudologue.hint(WING)
    again = pickle.loads(pickle.dumps(hint))
    assert (again, again.at("what").tell()) == (hint, hint.at("what").tell())


def test_stuck_is_said() -> None:
    hint = sudologue.hint(EXPERT, rules=["sk_loop"])
    assert sudologue.hint(EXPERT, rules=["sk_loop"], token=hint.token) == hint
    assert hint.kind == "stuck"
    assert str(hint) == "I can't find a step here."


def test_variants_have_hints() -> None:
    layout = sudologue.Layout.of_size(9).with_windows()
    hint = sudologue.hint("1" + "." * 80, layout=layout)
    assert hint.kind == "several"
    four = sudologue.hint("1... ..3. .4.. ...2", "nudge")
    assert four.tell() == "Look at the 1s."


# -------------------------------------------------------------------------------- what is wrong


def test_two_equal_digits() -> None:
    hint = sudologue.hint(f"55{EXPERT[2:]}")
    assert hint.kind is HintKind.CONFLICT
    assert hint.board.to_string() == f"55{EXPERT[2:]}"
    assert said(hint) == [
        "A digit appears twice in one house.",
        "Look at box 1.",
        "A house has each digit only once.",
        "r1c1 and r1c2.",
        "Box 1 has two 5s, in r1c1 and r1c2.",
        "Box 1 has two 5s, in r1c1 and r1c2.",
    ]
    assert hint.at("what").tell(notation="a1") == "Box 1 has two 5s, in A1 and A2."


def test_an_entry_beside_an_equal_given() -> None:
    hint = sudologue.hint(f":0000:x:5+5{EXPERT[2:]}:::", "what")
    assert hint.kind is HintKind.CONFLICT
    assert hint.tell() == "Box 1 has two 5s, in r1c1 and r1c2."


def test_a_puzzle_that_leaves_a_cell_nothing() -> None:
    hint = sudologue.hint("123....4........")
    assert said(hint)[0] == "This position can't be filled."
    assert said(hint)[3:5] == [
        "r1c4.",
        "r1c4 has no candidate left.",
    ]
    house = sudologue.hint("2......21....31.", "what")
    assert house.tell() == "Row 4 has no place left for 2."
    cage = Board.from_string("." * 81, CLASSIC.with_clues(Cage.of("r1c1 r1c2 r1c3", 30)))
    assert said(sudologue.hint(cage))[1:5] == [
        "Look at box 1.",
        "Something there has no way left to be filled.",
        "30(3) at r1c1.",
        "30(3) at r1c1 makes 24 at most.",
    ]


def test_a_wrong_entry() -> None:
    hint = sudologue.hint(START.place("r1c8", 8))
    assert hint.kind == "wrong_entry"
    *levels, proof = said(hint)
    assert levels == [
        "One of your digits is wrong.",
        "It's on the right, in box 3, 6 or 9.",
        "Check your 8s.",
        "r1c8.",
        "r1c8 isn't 8. Take it out.",
    ]
    assert proof == (
        "r1c8 isn't 8. I know that from the solution; a proof would take a forcing net."
    )
    assert not hint.at("state").reveals
    assert hint.draw() is not None


def test_of_several_wrong_entries_the_nearest_is_told() -> None:
    wrong = START.place("r1c8", 8).place("r9c1", 4)
    assert sudologue.hint(wrong, "what", near="r9c2").tell() == ("r9c1 isn't 4. Take it out.")
    assert sudologue.hint(wrong, "state").tell() == "Two of your digits are wrong."
    assert sudologue.hint(wrong, near="r9c2").tell() == "One is on the left, in box 1, 4 or 7."


def test_several_wrong_entries_are_several_hints() -> None:
    wrong = START.place("r1c8", 8).place("r9c1", 4)
    hints = sudologue.hint(wrong, count=5)
    assert isinstance(hints, tuple)
    assert [hint.at("where").tell() for hint in hints] == [
        "r1c8.",
        "r9c1.",
    ]
    assert sudologue.hint(wrong, token=hints[1].token) == hints[1]


def test_wrong_digits_that_all_count_as_givens() -> None:
    hint = sudologue.hint(START.place("r1c8", 8).to_string())
    assert hint.kind == "wrong_entry"
    assert hint.tell().startswith("These digits have no solution. They all count as givens, so ")


def test_where_a_clue_places_a_digit_only_singles_are_said_to_be_missing() -> None:
    hint = sudologue.hint(KILLERS["six"][0], rules=["last_of_cage", "innie_45"])
    assert hint.inference is not None
    assert str(hint.inference) == "last_of_cage: r3c3=4"
    assert said(hint)[0] == "No mistakes. No single is left, but you can place a digit."


def test_entries_that_are_wrong_together() -> None:
    board = Board("1... .... .... ....").place("r1c2", 2).place("r1c3", 3).place("r3c4", 4)
    hint = sudologue.hint(board)
    assert hint.kind == "wrong_entry"
    assert hint.tell() == (
        "Each of your digits and marks may be right by itself, but no solution has them all."
    )


# ------------------------------------------------------------------------------------- refusals


def test_what_is_no_level_is_refused() -> None:
    with pytest.raises(NameNotFoundError, match="did you mean 'nudge'"):
        sudologue.hint(WING, "nugde")
    with pytest.raises(SudologueError, match="count is 0"):
        sudologue.hint(WING, count=0)
    with pytest.raises(NameNotFoundError, match="there is no technique"):
        sudologue.hint(WING, rules=["magic"])
