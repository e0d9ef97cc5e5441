import time
import xml.etree.ElementTree as ElementTree

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sudologue.errors import BoardTextError
from sudologue.formats.xml_text import Ended, Started, attribute, events

BILLION_LAUGHS = """<?xml version="1.0"?>
<!DOCTYPE lolz [<!ENTITY a "lol"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">]>
<opensudoku>&b;</opensudoku>"""
EXTERNAL = '<!DOCTYPE x SYSTEM "file:///etc/passwd"><x/>'


def test_events_tell_names_texts_and_places():
    first, second, third, last = events('<a x="1">\n <b>t&amp;u</b></a>')
    assert first == Started("a", {"x": "1"}, (), 1, 1)
    assert second == Started("b", {}, ("a",), 2, 2)
    assert third == Ended("b", "t&u", ("a",), 2, 2)
    assert last == Ended("a", "\n ", (), 1, 1)


def test_the_encoding_that_a_document_claims_is_of_no_account():
    started, _ = events('<?xml version="1.0" encoding="UTF-16"?><a x="é漢"/>')
    assert isinstance(started, Started)
    assert started.attributes == {"x": "é漢"}


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "broken XML at line 1, column 1: no element found"),
        ("<a>\n<b></a>", "broken XML at line 2, column 6: mismatched tag"),
        ("<a>&nbsp;</a>", "broken XML at line 1, column 4: undefined entity"),
        ("<a>\x00</a>", "broken XML at line 1, column 4: not well-formed (invalid token)"),
        (
            "<a>" * 50,
            "nested too deeply at line 1, column 97; no puzzle has more than 32 levels",
        ),
    ],
)
def test_refusals_say_what_is_wrong_and_where(text: str, message: str):
    with pytest.raises(BoardTextError) as caught:
        list(events(text))
    assert str(caught.value) == message
    assert caught.value.line
    assert caught.value.column


@pytest.mark.parametrize("text", [BILLION_LAUGHS, EXTERNAL])
def test_document_types_are_refused_before_they_are_read(text: str):
    place = r"the XML defines a document type at line \d, column \d+; no puzzle needs one"
    with pytest.raises(BoardTextError, match=place):
        list(events(text))


@pytest.mark.parametrize(
    "text",
    [
        "<a>" + "x" * 3_000_000,
        "<a>" * 1_000_000,
        f"<a {'x' * 3_000_000}",
        "<a>" + "<" * 3_000_000,
        f"<a>{'&amp;' * 600_000}",
        f"<!--{'-' * 3_000_000}",
    ],
)
def test_monsters_are_refused_in_no_time(text: str):
    started = time.process_time()
    with pytest.raises(BoardTextError):
        list(events(text))
    assert time.process_time() - started < 1


@given(st.text(st.characters(codec="utf-8", exclude_categories=["Cs"]), max_size=40))
def test_an_attribute_comes_back_but_for_what_xml_cannot_hold(text: str):
    document = f'<a x="{attribute(text)}"/>'
    found = ElementTree.fromstring(document).get("x")
    held = "".join(
        c if (c >= " " and c not in "\ufffe\uffff") or c in "\t\r\n" else "�" for c in text
    )
    assert found == held
