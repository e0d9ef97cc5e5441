import json
import time

import pytest
from hypothesis import given
from hypothesis import strategies as st

from puzzles.shared import SHARED, needs_shared
from sudologue.formats.links import (
    ALPHABET,
    BrokenPackingError,
    Link,
    Part,
    compress,
    decompress,
    escaped,
    unescaped,
)

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


LIMIT = 1_000_000

# Packed by the JavaScript that everybody else uses.
KNOWN = {
    "": "Q===",
    "a": "IZA=",
    "aa": "IbI=",
    "hello hello": "BYUwNmD2AEoZQ===",
    "漢字漢字": "kT2nVtVA",
    "1234567890123456789": "IwJgzALArAbA7ADgJwAZSVopQ===",
}


class TestKnownPayloads:
    @pytest.mark.parametrize("text", KNOWN)
    def test_packs_as_others_do(self, text: str):
        assert compress(text) == KNOWN[text]
        assert decompress(KNOWN[text], LIMIT) == text

    @needs_shared
    def test_a_real_puzzle_is_packed_byte_for_byte(self):
        vectors = json.loads((SHARED / "data/peers/format-vectors.json").read_text("utf-8"))
        payload: str = vectors["fpuzzles_min"]
        text = decompress(payload, LIMIT)
        assert json.loads(text)["size"] == 9
        assert compress(text) == payload


class TestInverses:
    @given(st.text(st.characters(codec="utf-8"), max_size=300))
    def test_any_text(self, text: str):
        assert decompress(compress(text), LIMIT) == text

    @given(st.text("ab", max_size=500))
    def test_texts_that_repeat(self, text: str):
        assert decompress(compress(text), LIMIT) == text

    def test_the_closing_padding_may_be_missing(self):
        assert decompress("BYUwNmD2AEoZQ", LIMIT) == "hello hello"


class TestRefusals:
    @pytest.mark.parametrize("cut", range(len("BYUwNmD2AEoZ")))
    def test_a_cut_payload_breaks_off(self, cut: int):
        with pytest.raises(BrokenPackingError, match="it breaks off"):
            decompress("BYUwNmD2AEoZ"[:cut], LIMIT)

    def test_a_strange_character_is_named_with_its_place(self):
        with pytest.raises(BrokenPackingError, match="' ' is not a character of base 64") as caught:
            decompress("BYUw NmD2", LIMIT)
        assert caught.value.offset == 4

    def test_a_code_that_nobody_gave(self):
        # a new "a", then code 6 where only 3 and 4 are in use
        bits = "00" + f"{ord('a'):08b}"[::-1] + f"{6:03b}"[::-1]
        packed = "".join(ALPHABET[int(bits[at : at + 6].ljust(6, "0"), 2)] for at in (0, 6, 12))
        with pytest.raises(BrokenPackingError, match="a code refers to nothing that came before"):
            decompress(packed, LIMIT)

    def test_a_bomb_is_stopped_where_it_passes_the_limit(self):
        bomb = compress("a" * 300_000)
        assert len(bomb) < 1500
        started = time.process_time()
        with pytest.raises(BrokenPackingError, match="it unpacks to more than 1,000 characters"):
            decompress(bomb, 1000)
        assert time.process_time() - started < 1

    @given(st.text(ALPHABET, max_size=200))
    def test_any_payload_unpacks_or_is_refused(self, payload: str):
        try:
            found = decompress(payload, 5000)
        except BrokenPackingError as error:
            found, offset = "", error.offset
        else:
            offset = 0
        assert len(found) <= 5000
        assert 0 <= offset <= len(payload)
