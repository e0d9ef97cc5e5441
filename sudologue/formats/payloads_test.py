import time

import pytest

from sudologue.errors import BoardTextError
from sudologue.formats.json_text import dump, parse
from sudologue.formats.links import compress, unpack

PUZZLE = {"size": 9, "grid": [[{"value": 5, "given": True}, {}]], "title": "A, b"}
PAYLOAD = compress(dump(PUZZLE))


def with_slashes() -> str:
    """A payload that has two slashes next to each other: sixteen ones make them, put right."""
    payloads = (compress(dump({**PUZZLE, "title": "a" * n + "\uffff"})) for n in range(10))
    return next(payload for payload in payloads if "//" in payload)


class TestOnTheWay:
    @pytest.mark.parametrize(
        "arrived",
        [
            PAYLOAD,
            PAYLOAD.rstrip("="),
            PAYLOAD.replace("+", " "),
            PAYLOAD.replace("+", "%2B").replace("=", "%3D"),
            PAYLOAD.replace("+", "%252B"),
            f" {PAYLOAD}\n",
            f"{PAYLOAD[:30]}\n{PAYLOAD[30:]}",
            PAYLOAD.replace("/", "-").replace("=", "$"),
        ],
    )
    def test_what_a_link_goes_through_is_undone(self, arrived: str):
        assert unpack(arrived, parse) == (PUZZLE, ())

    def test_a_slash_lost_among_doubled_ones_is_put_back(self):
        payload = with_slashes()
        value, warnings = unpack(payload.replace("//", "/"), parse)
        assert value == unpack(payload, parse)[0]
        assert warnings == (
            "a slash was missing from this link, and has been put back where it makes sense",
        )


class TestRefusals:
    @pytest.mark.parametrize(
        ("payload", "message"),
        [
            ("", "there is no puzzle in this link; copy the whole link"),
            (
                PAYLOAD[:40],
                "this link is damaged or incomplete; copy it again",
            ),
            ("N4Ig!", "this link is damaged or incomplete; copy it again"),
            (
                compress("[1, 2"),
                "this link holds no puzzle: broken JSON at line 1, column 6: expecting ',' delimiter",
            ),
            (
                compress("a" * 1_000_001),
                "this link is damaged or incomplete; copy it again",
            ),
            (
                "A" * 300_001,
                "this link is too long; no puzzle takes more than 300,000 characters",
            ),
        ],
    )
    def test_says_what_is_wrong(self, payload: str, message: str):
        with pytest.raises(BoardTextError) as caught:
            unpack(payload, parse)
        assert str(caught.value) == message

    def test_looking_for_lost_slashes_takes_no_more_than_a_moment(self):
        payload = "N4Ig" + "/a" * 50_000 + "b"
        started = time.process_time()
        with pytest.raises(BoardTextError):
            unpack(payload, parse)
        assert time.process_time() - started < 1
