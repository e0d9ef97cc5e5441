import json
import time

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sudologue.errors import BoardTextError
from sudologue.formats.json_text import (
    dump,
    fields_of,
    items_of,
    note_text,
    number_of,
    parse,
    truth_of,
)
from sudologue.formats.sudokupad import parse_loose

VALUES = st.recursive(
    st.none() | st.booleans() | st.integers(-(10**15), 10**15) | st.text(max_size=10),
    lambda inner: st.lists(inner, max_size=4)
    | st.dictionaries(st.text(max_size=5), inner, max_size=4),
    max_leaves=20,
)


@given(VALUES)
def test_what_is_dumped_is_parsed(value: object):
    assert parse(dump(value)) == value


@given(
    st.recursive(
        st.none()
        | st.booleans()
        | st.integers(-(10**15), 10**15)
        | st.text(st.characters(codec="ascii"), max_size=10),
        lambda inner: st.lists(inner, max_size=4)
        | st.dictionaries(st.text("abc", min_size=2, max_size=5), inner, max_size=4),
        max_leaves=20,
    )
)
def test_plain_json_is_loose_json_too(value: object):
    assert parse_loose(json.dumps(value)) == value


class TestRefusals:
    @pytest.mark.parametrize(
        ("text", "message"),
        [
            ("", "broken JSON at line 1, column 1: expecting value"),
            ('{"a": 1,\n "b" 2}', "broken JSON at line 2, column 6: expecting ':' delimiter"),
            ("[" * 60, "nested too deeply at line 1, column 41; no puzzle has more than 40 levels"),
            (
                "[1, " + "9" * 5000 + "]",
                "a number of 5000 figures is too large at line 1, column 5",
            ),
            ("[1, NaN]", "broken JSON at line 1, column 5: NaN is not a number"),
            (
                '{"grid": 1, "grid": 2}',
                "'grid' is there twice at line 1, column 13; leave one out",
            ),
            (
                " " * 8_388_609,
                "too long at line 1, column 8388609; no puzzle needs more than 8,388,608 characters",
            ),
            ("\x00\x01", "broken JSON at line 1, column 1: expecting value"),
        ],
    )
    def test_says_what_is_wrong_and_where(self, text: str, message: str):
        with pytest.raises(BoardTextError) as caught:
            parse(text)
        assert str(caught.value) == message
        assert caught.value.line
        assert caught.value.column

    @pytest.mark.parametrize(
        "text",
        [
            '"' + '\\"' * 400_000,
            "[" * 900_000,
            '"' * 999_999,
            "9" * 999_999,
            '{"a":' * 180_000,
            "[[]," * 200_000,
        ],
    )
    @pytest.mark.parametrize("reader", [parse, parse_loose])
    def test_monsters_are_refused_in_no_time(self, text: str, reader: object):
        assert callable(reader)
        started = time.process_time()
        with pytest.raises(BoardTextError):
            reader(text)
        assert time.process_time() - started < 1


class TestLooks:
    def test_numbers_may_be_text(self):
        assert number_of(5, "x") == number_of("5", "x") == number_of(" 5 ", "x") == 5

    @pytest.mark.parametrize("value", [None, True, 5.0, "", "five", "5" * 30, [], "²"])
    def test_what_is_no_number(self, value: object):
        with pytest.raises(BoardTextError, match=r"x is .*: expected a whole number"):
            number_of(value, "x")

    def test_what_a_value_is_not(self):
        with pytest.raises(BoardTextError, match="x is null: expected an object"):
            fields_of(None, "x")
        with pytest.raises(BoardTextError, match="x is an object: expected a list"):
            items_of({}, "x")
        with pytest.raises(BoardTextError, match="x is 1: expected true or false"):
            truth_of(1, "x")

    def test_a_note_is_text_that_can_be_written(self):
        assert note_text("a") == "a"
        assert note_text([1, "b"]) == '[1,"b"]'
        note_text("\ud800").encode()


ZIPPED: list[tuple[str, object]] = [
    (
        "{ce:[[{v:5},,{v:'3'}],[,,]],u:t}",
        {"ce": [[{"v": 5}, None, {"v": "3"}], [None, None, None]], "u": True},
    ),
    (
        "[f,false,null,undefined,-1,1.5,#F,67f067,07]",
        [False, False, None, None, -1, 1.5, "#F", "67f067", "07"],
    ),
    (r"""{"a b":"x\"\u0041\n",c:'it\'s'}""", {"a b": 'x"A\n', "c": "it's"}),
    ("[[],{}]", [[], {}]),
    ("[[1,],{a:,b:}]", [[1, None], {"a": None, "b": None}]),
]


class TestLooseJson:
    @pytest.mark.parametrize(("text", "value"), ZIPPED)
    def test_what_zipping_leaves_out(self, text: str, value: object):
        assert parse_loose(text) == value

    @pytest.mark.parametrize(
        ("text", "message"),
        [
            ("", "broken JSON at line 1, column 1: expected a value"),
            ("{a:1", "broken JSON at line 1, column 5: expected ','"),
            ("{a 1}", "broken JSON at line 1, column 4: expected ':'"),
            ("{[]:1}", "broken JSON at line 1, column 2: expected a name"),
            ("[1]]", "broken JSON at line 1, column 4: expected nothing more"),
            ("{a:1,a:2}", "'a' is there twice at line 1, column 6; leave one out"),
            ("['abc]", "broken JSON at line 1, column 2: a text doesn't end"),
            ("[" * 60, "nested too deeply at line 1, column 42; no puzzle has more than 40 levels"),
        ],
    )
    def test_says_what_is_wrong_and_where(self, text: str, message: str):
        with pytest.raises(BoardTextError) as caught:
            parse_loose(text)
        assert str(caught.value) == message
