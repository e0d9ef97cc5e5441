from hypothesis import given
from hypothesis import strategies as st

from sudologue.model import Board, Cell
from sudologue.narration import Passage, Role, Span, say
from sudologue.narration.phrasing.grids import digit_grid
from sudologue.narration.phrasing.passage import lines, rule_name
from sudologue.rendering import plain_text


def test_paragraphs_stand_apart_and_lines_do_not() -> None:
    told = [say("One."), say("Two."), say("Three.").as_line(), say("Four.").as_line(), say("Five.")]
    assert plain_text(told) == "One.\n\nTwo.\nThree.\nFour.\n\nFive."


def test_a_passage_breaks_where_it_says_so() -> None:
    assert plain_text([lines([say("Naked Single."), say(Cell(4, 5), " is ", 4)])]) == (
        "Naked Single.\nr5c6 is 4"
    )


def test_words_are_wrapped_at_a_width_and_grids_are_not() -> None:
    grid = digit_grid(Board.from_string("1.....3..4.....2"))
    told = [say("A few words."), grid, lines([say("One."), say("Two, three.")])]
    assert plain_text(told, 4) == (f"A\nfew\nwords.\n\n{grid.text}\n\nOne.\nTwo,\nthree.")


def test_nothing_is_nothing() -> None:
    assert plain_text([]) == ""


def test_escape_sequences_in_a_rules_name_lose_their_power() -> None:
    hostile = rule_name("\x1b]0;owned\x07My\r\nRule\x9b31m\u202e", "my_rule")
    assert plain_text([say("7. ", hostile, ".")]) == "7. ]0;ownedMy  Rule31m."


@given(
    st.lists(
        st.tuples(st.text(), st.sampled_from([role for role in Role if role is not Role.BREAK]))
    )
)
def test_no_control_character_survives(spans: list[tuple[str, Role]]) -> None:
    told = Passage(tuple(Span(text, role) for text, role in spans))
    assert plain_text([told]).isprintable()
