"""What cells print and show stands below them."""

from __future__ import annotations

from tools.site.notebook import Session


def test_names_go_from_cell_to_cell_and_the_last_value_is_shown() -> None:
    session = Session()
    assert list(session.run("a = 1")) == []
    assert list(session.run("print(a)\nprint(a + 1)")) == ["```text\n1\n2\n```\n"]
    assert list(session.run("a\na + 1")) == ["```text\n2\n```\n"]
    assert list(session.run("None")) == list(session.run("")) == []


def test_pictures_are_shown_where_they_are_displayed_without_an_empty_line() -> None:
    code = "import sudologue\nb = sudologue.Board('1.....3..4.....2')\nprint(1)\ndisplay(b)\nb"
    printed, *shown = Session().run(code)
    assert printed == "```text\n1\n```\n"
    assert len(shown) == 2
    for each in shown:
        assert each.startswith('<div class="shown"><figure')
        assert each.count("\n") == 1
