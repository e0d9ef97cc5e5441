"""How the holes of a text are filled."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from typing import Any

import pytest

from sudologue.languages.language import Language, Sentences
from sudologue.model import CLASSIC, Cell
from sudologue.narration.claims.board_claims import CanOnlyBe, Sees
from sudologue.narration.phrasing.filling import Filler, said
from sudologue.narration.phrasing.passage import Passage, Role, say

ENGLISH = Language("english")
ONE, TWO = Cell(0, 0), Cell(0, 4)
ROW = CLASSIC.houses[9]
PAIR = CanOnlyBe((ONE, TWO), (1, 8))


@dataclass(frozen=True)
class Pair:
    """Something with fields, and with texts of its own."""

    cells: tuple[Cell, ...]
    cases: Collection[str] = ()

    says = """
        clause: {cells} {verb} alike
        clause.twins: {self:those} {verb} twins
        those: those {cells:count}
        verb: {cells:is/are}
        verb.past: were
    """


def filled(text: str, *subjects: object, **names: Any) -> Passage:
    sentences = Sentences(
        ENGLISH.template, {"text": text, "other": "the other {cells:count} cells"}
    )
    told = Filler(ENGLISH, sentences, (), names, subjects or (Pair((ONE,)),)).said("text")
    assert told is not None
    return told


@pytest.mark.parametrize(
    ("text", "names", "told"),
    [
        ("{cell} is {digit}", {"cell": ONE, "digit": 4}, "r1c1 is 4"),
        ("{cells} or {cells:or}", {"cells": (ONE, TWO)}, "r1c1 and r1c5 or r1c1 or r1c5"),
        ("{digit:a} {house:in}", {"digit": 8, "house": ROW}, "an 8 in row 1"),
        ("{digits:a:or}", {"digits": [1, 8]}, "a 1 or an 8"),
        ("so. {house} has {total:number}", {"house": ROW, "total": 13}, "so. Row 1 has 13"),
        ("so. {cell} is {total}", {"cell": ONE, "total": 13}, "so. r1c1 is D"),
        ("{cells:it/both/all of them}", {"cells": [ONE]}, "it"),
        ("{cells:it/both/all of them}", {"cells": [ONE, TWO]}, "both"),
        ("{cells:it/both/all of them}", {"cells": [ONE, TWO, ONE, TWO]}, "all of them"),
        ("{cells:count} {cells:cell/cells}", {"cells": []}, "no cells"),
        ("{cells:count} {cells:is/are} left.", {"cells": [ONE, TWO]}, "Two are left."),
        ("{house} is full", {"house": ROW}, "row 1 is full"),
        ("{cell} is {digit}.", {"cell": ONE, "digit": 4}, "r1c1 is 4."),
        ("{pair}; {pair:which}", {"pair": PAIR}, "r1c1 and r1c5 can each only be 1 or 8; can each only be 1 or 8"),
        ("{pairs:clauses}", {"pairs": [PAIR, PAIR]}, "r1c1 and r1c5 can each only be 1 or 8, and r1c1 and r1c5 can each only be 1 or 8"),
        ("of {other}", {"cells": (ONE, TWO)}, "of the other two cells"),
        ("{{{digit}}} [[{digit}]]", {"digit": 4}, "{4} [4]"),
        ("a{nothing} b", {"nothing": None}, "a b"),
    ],
)  # fmt: skip
def test_what_fills_a_hole_is_worded_by_its_form(text: str, names: Any, told: str) -> None:
    assert filled(text, **names).text == told


def test_values_are_found_by_name_then_in_the_subjects_one_after_the_other() -> None:
    assert filled("{cells}", Pair((ONE,)), Pair((TWO,))).text == "r1c1"
    assert filled("{cells}", object(), Pair((TWO,))).text == "r1c5"
    assert filled("{cells}", Pair((ONE,)), cells=(TWO,)).text == "r1c5"


def test_words_in_brackets_carry_the_claims_that_are_named() -> None:
    sees, other = Sees((ONE,), (TWO,)), Sees((TWO,), (ONE,))
    told = filled("{one} [{cells:sees/see}|both] {two}", one=ONE, two=TWO, both=[sees, other])
    assert [span.claims for span in told.spans if span.text == "sees"] == [(sees, other)]
    assert told.claims == (sees, other)
    assert [span.role for span in told.spans if span.value in (ONE, TWO)] == [Role.CELL] * 2


def test_a_message_says_what_its_fields_and_cases_are() -> None:
    assert said(Pair((ONE,))).text == "r1c1 is alike"
    assert said(Pair((ONE, TWO))).text == "r1c1 and r1c5 are alike"
    assert said(Pair((ONE, TWO), ("twins",))).text == "those two are twins"
    assert said(Pair((ONE, TWO), ("twins", "past"))).text == "those two were twins"
    assert said(PAIR).claims == (PAIR,)


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("{cell}", "^nothing fills the hole 'cell' of what is said of Pair$"),
        ("{cells:aloud}", r"^english has no form 'aloud' for \(Cell\(row=0, col=0\),\)$"),
        ("{self:aloud}", "^english has no form 'aloud' for Pair"),
    ],
)
def test_what_cannot_be_filled_is_named(text: str, fault: str) -> None:
    with pytest.raises(LookupError, match=fault):
        filled(text)
    with pytest.raises(LookupError, match=r"^english has no 'aloud' of Pair$"):
        said(Pair((ONE,)), "aloud")


def test_what_is_said_is_the_same_as_what_is_built_by_hand() -> None:
    assert filled("{one} and {two}", one=ONE, two=say(TWO)).spans == say(ONE, " and ", TWO).spans
