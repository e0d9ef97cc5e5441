import re

import pytest
from hypothesis import given
from hypothesis import strategies as st
from markdown_it import MarkdownIt

from sudologue.model import Board, Candidate, Cell
from sudologue.narration import Passage, Role, Span, say
from sudologue.narration.phrasing.grids import digit_grid
from sudologue.narration.phrasing.passage import heading, lines, rule_name, step_number
from sudologue.rendering import markdown, plain_text

COMMONMARK = MarkdownIt("commonmark")


def read(source: str) -> str:
    """What a reader of the Markdown sees."""
    shown: list[str] = []
    for block in COMMONMARK.parse(source):
        if block.type == "inline":
            breaks = {"hardbreak": "\n", "softbreak": "?", "html_inline": ""}
            parts = (breaks.get(child.type, child.content) for child in block.children or ())
            shown.append("".join(parts))
        elif block.type not in ("paragraph_open", "paragraph_close"):
            shown.append(f"<{block.type}>")
    return "\n\n".join(shown)


def test_roles_are_marked() -> None:
    told = say("In ", Cell(0, 0), " and ", Candidate(Cell(0, 1), 5), ", the ", 4, "s: ")
    told += rule_name("Locked Candidates (Pointing)", "locked_candidates_pointing")
    told += say(", ", Span("so far", Role.EMPHASIS), ".")
    assert markdown([told]) == (
        "In `r1c1` and `r1c2(5)`, the **4**s: *Locked Candidates (Pointing)*, **so far**."
    )


def test_words_in_a_row_with_one_role_are_marked_as_one() -> None:
    told = say(
        Span("Finish ", Role.EMPHASIS), Span("box 9", Role.EMPHASIS), Span(".", Role.EMPHASIS)
    )
    assert markdown([told + say(Span(" ", Role.HOUSE), "So.")]) == "**Finish box 9.** So."


def test_lines_are_broken_hard_and_paragraphs_apart() -> None:
    told = [say("One."), say("Two.").as_line(), lines([say("Three."), say("Four.")])]
    assert markdown(told) == "One.\\\nTwo.\n\nThree.\\\nFour."


def test_headings_and_grids_stand_apart_from_all_else() -> None:
    board = Board.from_string("1.....3..4.....2")
    told = [heading("Step ", step_number(3), " #"), digit_grid(board), say("So.").as_line()]
    drawn = told[1].text
    assert markdown(told) == f"## Step 3 \\#\n\n```\n{drawn}\n```\n\nSo."
    kinds = [block.type for block in COMMONMARK.parse(markdown(told))]
    assert kinds == [
        *("heading_open", "inline", "heading_close"),
        "fence",
        *("paragraph_open", "inline", "paragraph_close"),
    ]


@pytest.mark.parametrize(
    ("words", "written"),
    [
        ("r1c2<>3 => *", r"r1c2\<\>3 =\> \*"),
        ("12. Naked Pair", r"12\. Naked Pair"),
        ("3) three", r"3\) three"),
        ("# one", r"\# one"),
        ("- one", r"\- one"),
        ("---", r"\---"),
        ("[a](b) <c> &amp; `d` _e_ ~f~ $g$ |", r"\[a\](b) \<c\> \&amp; \`d\` \_e\_ \~f\~ \$g\$ \|"),
    ],
)
def test_what_markdown_would_swallow_is_escaped(words: str, written: str) -> None:
    assert markdown([say(words)]) == written


def test_marks_that_touch_are_kept_apart() -> None:
    assert markdown([say(4, 5)]) == "**4**<!-- -->**5**"


SPANS = st.builds(
    Span,
    st.text(st.characters(codec="ascii", exclude_characters="\0"), max_size=12),
    st.sampled_from([role for role in Role if role is not Role.BREAK]),
    st.none(),
    st.none(),
    st.just(()),
)


@given(st.lists(st.lists(SPANS, min_size=1, max_size=5), min_size=1, max_size=4))
def test_a_reader_sees_the_words_as_they_are(passages: list[list[Span]]) -> None:
    told = [Passage(tuple(spans)) for spans in passages]
    visible = [passage for passage in told if plain_text([passage]).strip()]
    expected = "\n\n".join(plain_text([passage]).strip() for passage in visible)
    assert _spaces(read(markdown(visible))) == _spaces(expected)


def _spaces(text: str) -> str:
    return re.sub(" +", " ", text)
