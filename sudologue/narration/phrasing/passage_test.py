import pytest

from sudologue.model import CLASSIC, Candidate, Cell
from sudologue.narration import Passage, Role, Span, say
from sudologue.narration.phrasing.passage import (
    NEW_LINE,
    Form,
    lines,
    phrase,
    rule_name,
    step_number,
)

BOX, DIAGONAL = CLASSIC.houses[4], CLASSIC.with_diagonals().houses[-2]


def test_values_name_themselves_and_are_kept() -> None:
    passage = say(Cell(4, 5), " ", Candidate(Cell(0, 0), 10), " ", BOX, " ", DIAGONAL, " ", 12)
    assert passage.text == "r5c6 r1c1(A) box 5 the main diagonal C"
    assert [span for span in passage.spans if span.role is not Role.PLAIN] == [
        Span("r5c6", Role.CELL, Cell(4, 5)),
        Span("r1c1(A)", Role.CANDIDATE, Candidate(Cell(0, 0), 10)),
        Span("box 5", Role.HOUSE, BOX),
        Span("the main diagonal", Role.HOUSE, DIAGONAL),
        Span("C", Role.DIGIT, 12),
    ]


def test_names_steps_and_emphasis_have_their_roles() -> None:
    passage = say(
        step_number(12), rule_name("Naked Pair", "naked_pair"), Span("now", Role.EMPHASIS)
    )
    assert passage.spans == (
        Span("12", Role.STEP, 12),
        Span("Naked Pair", Role.RULE, "naked_pair"),
        Span("now", Role.EMPHASIS),
    )


def test_plain_parts_run_together_and_nothing_says_nothing() -> None:
    assert say("a", None, "", say("b", say("c")), say()).spans == (Span("abc"),)
    assert not say(None, "")


def test_a_phrase_has_its_parts_where_its_text_is_open() -> None:
    assert phrase("{} is {}", Cell(4, 5), say("not ", 4)) == say(Cell(4, 5), " is not ", 4)
    assert phrase("all{} said", None) == say("all said")


@pytest.mark.parametrize("parts", [(), (1,), (1, 2, 3)])
def test_a_phrase_refuses_more_and_fewer_parts_than_it_has_places(parts: tuple[int, ...]) -> None:
    with pytest.raises(ValueError, match="argument 2 is"):
        phrase("{} or {}", *parts)


def test_passages_add_up_and_stay_what_they_are() -> None:
    assert (say("a").as_line() + say("b") + 4 + "c") == Passage(
        (Span("ab"), Span("4", Role.DIGIT, 4), Span("c")), form=Form.LINE
    )


def test_lines_have_breaks_between_them() -> None:
    assert lines([say("a"), say("b")]).spans == (Span("a"), NEW_LINE, Span("b"))
    assert lines([]) == Passage()
    assert str(lines([say("a"), say("b")])) == "a\nb"
