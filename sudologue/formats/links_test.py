import pytest
from hypothesis import given
from hypothesis import strategies as st

from sudologue.formats.links import Link, Part, escaped, unescaped

BASE_64 = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/"


def link(text: str) -> Link:
    found = Link.of(text)
    assert found is not None
    return found


class TestTakingApart:
    @pytest.mark.parametrize(
        "text",
        [
            "https://www.sudokuwiki.org/sudoku.htm?bd=S9B01",
            "http:/sudokuwiki.org/sudoku.htm?bd=S9B01",
            "SudokuWiki.org/sudoku.htm?bd=S9B01",
            "  https://www.sudokuwiki.org:443/sudoku.htm?x=1&BD=S9B01#here \n",
        ],
    )
    def test_host_path_and_parameters(self, text: str):
        found = link(text)
        assert found.is_at("sudokuwiki.org")
        assert found.path.text == "/sudoku.htm"
        part = found.parameters["bd"]
        assert part.text == "S9B01"
        assert text[part.offset :].startswith("S9B01")

    def test_a_query_without_names_is_the_value(self):
        assert link("sudokuwiki.org/?S9B01==").parameters[""] == Part("S9B01==", 16)

    def test_a_domain_has_others_below_it_and_none_beside_it(self):
        assert link("https://app.sudokupad.app/x").is_at("sudokupad.app")
        assert not link("https://notsudokupad.app/x").is_at("sudokupad.app")

    @pytest.mark.parametrize(
        "text", ["", "53..7....", "version: 3", "{}", "see sudokuwiki.org/x", "a.b c"]
    )
    def test_what_is_no_address(self, text: str):
        assert Link.of(text) is None


class TestEscapes:
    @pytest.mark.parametrize("text", ["a+b/c==", "a%2Bb%2Fc%3D%3D", "a%252Bb/c==", "a%25252Bb/c=="])
    def test_however_often_escaped(self, text: str):
        assert unescaped(text) == "a+b/c=="

    @given(st.text(BASE_64, max_size=50))
    def test_what_is_escaped_comes_back(self, text: str):
        assert unescaped(escaped(text)) == text
        assert "+" not in escaped(text)
