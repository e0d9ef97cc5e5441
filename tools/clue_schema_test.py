from __future__ import annotations

from tools.clue_schema import SCHEMA, with_kinds


def test_the_schema_has_the_kinds_there_are() -> None:
    text = SCHEMA.read_text(encoding="utf-8")
    assert with_kinds(text) == text
    assert with_kinds(text.replace('"arrow", ', "").replace('"slow"', '"fast"')) == text
