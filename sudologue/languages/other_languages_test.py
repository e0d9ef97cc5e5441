"""Ten messages in German and in Japanese: what a language can do with what it is given.

German needs cases, genders and the verb in its place; Japanese has no plural, no articles and no
spaces, says the verb last, and puts a relative clause before its noun. The sentences stand in
docs/decisions/texts-apart-from-code.md, too.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from sudologue.clues import Cage
from sudologue.inference import Elimination
from sudologue.languages import using
from sudologue.languages.english.grammar import sentence_case
from sudologue.languages.language import Language
from sudologue.languages.word_tables import Table, read
from sudologue.model import CLASSIC, Candidate, House, HouseKind
from sudologue.narration.claims.board_claims import (
    CanOnlyBe,
    HoldBetween,
    IsGone,
    LiesIn,
    OnlyPlaces,
    Sees,
)
from sudologue.narration.golden_test import golden_sentences
from sudologue.narration.phrasing.filling import said
from sudologue.narration.phrasing.passage import Part, Passage, Role, Span, say, step_number
from sudologue.narration.steps.causes import CauseKind
from sudologue.narration.steps.conclusions import Conclusion
from sudologue.narration.steps.scene import RuledOut, scene_of
from sudologue.narration.steps.telling import telling_for
from sudologue.rules.cages.telling.filled_cages import FilledWith

PAGE = Path(__file__).resolve().parents[2] / "docs" / "decisions" / "texts-apart-from-code.md"

GERMAN = {
    "claims": """
CanOnlyBe
    clause: {cells} [{cells:kann nur/können jeweils nur}] {digits:oder} sein
    which: nur {digits:oder} [{cells:sein kann/sein können}]
HoldBetween
    clause: {cells} [enthalten zusammen nur] {digits}
OnlyPlaces
    clause: {houses:in} [kann die {digit} nur] in {cells:oder} stehen
Sees
    all: {cells} [{cells:sieht/sehen}] {seen:alle}
LiesIn
    clause: {cells} [{cells:liegt/liegen}] {house:in}
""",
    "steps": """
Conclusion
    clause.same: {cells} {cells:kann/können} nicht {digits:oder} sein
    so.same: {cells:kann/können} {cells} nicht {digits:oder} sein
    clause.placed: {cells} ist {digits}
    so.placed: ist {cells} {digits}
RuledOut
    clause.step: {steps:Schritt/die Schritte} {steps:stets} {steps:hat/haben} {named}
        [ausgeschlossen|claims]
""",
    "families.cages": """
FilledWith
    clause: {cage:nominative} [lässt sich nur|only] mit {sets:dashes:oder} füllen
    clause.placed: {cells} {cage:genitive} [lassen sich nur|only] mit {sets:dashes:oder} füllen
""",
    "families.wings": """
WingTelling
    argument: ist sie {first}, [ist|one_is] {one} {digit}; ist sie {second}, [ist|other_is] {other}
        {digit}. In beiden Fällen [sieht|sight] {targets} eine {digit}
WWingTelling
    argument: beide zugleich können nicht {linked_digit} sein: {house:in} [steht|only] die
        {linked_digit} in {near}, die {end} [sieht|end_sees], oder in {far}, die {other}
        [sieht|other_sees]. Also ist mindestens eine von ihnen {digit}. {sight:all}
""",
}
JAPANESE = {
    "claims": """
CanOnlyBe
    clause: {cells}は{digits:か}に[しかなりません]
    which: {digits:か}に[しかならない]
HoldBetween
    clause: {cells}に入るのは、[合わせて]{digits}だけです
OnlyPlaces
    clause: {houses}では、{digit}は{cells:か}に[しか入りません]
Sees
    all: {cells}からは{seen:/両方/すべて}が[見えます]
LiesIn
    clause: {cells}は{house}に[あります]
""",
    "steps": """
Conclusion
    clause.same, so.same: {cells}は{digits:か}ではありません
    clause.placed, so.placed: {cells}は{digits}です
RuledOut
    clause.step: {named}はステップ{steps:stets}で[除外されました|claims]
""",
    "clues": """
CageWords
    name: {at}の{total:number}ケージ
""",
    "families.cages": """
FilledWith
    clause: {cage}は{sets:dashes:か}でしか[埋められません|only]
    clause.placed: {cage}の{cells}は{sets:dashes:か}でしか[埋められません|only]
""",
    "families.wings": """
WingTelling
    argument: {first}なら{one}が{digit}に[なり|one_is]、{second}なら{other}が{digit}に[なります|other_is]。どちらでも{targets}から{digit}が[見えます|sight]
WWingTelling
    argument: 両方が{linked_digit}にはなりません。{house}の{linked_digit}は、{end}から[見える|end_sees]{near}か、{other}から[見える|other_sees]{far}に[あります|only]。だから少なくとも一方は{digit}です。{sight:all}
""",
}


def _joined(parts: Sequence[Part], between: str, last: str) -> list[Part]:
    woven: list[Part] = []
    for at, part in enumerate(parts):
        woven += ((last if at == len(parts) - 1 else between) if at else "", part)
    return woven


def numbers(steps: Sequence[int], between: str, last: str) -> Part:
    """The numbers of some steps."""
    return say(*_joined([step_number(step) for step in steps], between, last))


def _choice(count: int, words: Sequence[str]) -> str:
    return words[min(max(count, 1), len(words)) - 1]


def german_house(house: House) -> Part:
    """`Zeile 3`, `die Hauptdiagonale`."""
    if house.kind is HouseKind.DIAGONAL:
        return Span("die Hauptdiagonale", Role.HOUSE, house)
    kind = {HouseKind.ROW: "Zeile", HouseKind.COLUMN: "Spalte"}.get(house.kind, "Block")
    return Span(f"{kind} {house.index + 1}", Role.HOUSE, house)


def german_in(where: Any) -> Part:
    """With the dative, which shows in the article: `in Zeile 3`, `auf der Hauptdiagonale`."""
    house = where if isinstance(where, House) else where[0]
    if house.kind is HouseKind.DIAGONAL:
        return say("auf ", Span("der Hauptdiagonale", Role.HOUSE, house))
    return say("in ", german_house(house))


def german_cage(article: str, ending: str) -> Callable[[Any], Part]:
    """A cage, which is masculine, in one of the cases."""
    return lambda cage: say(f"{article} {cage.total}er-Käfig{ending} bei ", cage.cells[0])


Forms = Mapping[str, Callable[[Any], Part]]
Lists = Mapping[str, Callable[[Sequence[Part]], list[Part]]]


def grammar(
    name: Callable[[Any], Part],
    forms: Forms,
    lists: Lists,
    capital: Callable[[Passage], Passage],
) -> Any:
    """What a module of forms has."""
    return SimpleNamespace(
        FORMS=forms, LISTS=lists, name=name, choice=_choice, sentence_case=capital
    )


GERMAN_FORMS = grammar(
    german_house,
    {
        "in": german_in,
        "nominative": german_cage("der", ""),
        "genitive": german_cage("des", "s"),
        "alle": lambda things: "beide" if len(things) == 2 else f"alle {len(things)}",
        "stets": lambda steps: numbers(steps, ", ", " und "),
    },
    {
        "and": lambda parts: _joined(parts, ", ", " und "),
        "oder": lambda parts: _joined(parts, ", ", " oder "),
        "dashes": lambda parts: _joined(parts, "-", "-"),
    },
    sentence_case,
)


def japanese_name(named: House) -> Part:
    """`列1`, `主対角線`."""
    if named.kind is HouseKind.DIAGONAL:
        return Span("主対角線", Role.HOUSE, named)
    kind = {HouseKind.ROW: "行", HouseKind.COLUMN: "列"}.get(named.kind, "ブロック")
    return Span(f"{kind}{named.index + 1}", Role.HOUSE, named)


JAPANESE_FORMS = grammar(
    japanese_name,
    {"stets": lambda steps: numbers(steps, "と", "と"), "number": str},
    {
        "and": lambda parts: _joined(parts, "と", "と"),
        "か": lambda parts: _joined(parts, "か", "か"),
        "dashes": lambda parts: _joined(parts, "-", "-"),
    },
    lambda passage: passage,
)


class Sample(Language):
    """A language of which there are a few texts."""

    def __init__(self, name: str, texts: Mapping[str, str], forms: Any) -> None:
        super().__init__(name)
        self._tables_here = {place: read(text) for place, text in texts.items()}
        self._forms_here = forms

    @property
    def forms(self) -> Any:  # type: ignore[override] -- a module, for all that it has
        return self._forms_here

    def table(self, place: str) -> Table:
        return self._tables_here.get(place, {})


IN_GERMAN = Sample("german", GERMAN, GERMAN_FORMS)
IN_JAPANESE = Sample("japanese", JAPANESE, JAPANESE_FORMS)

R = {str(cell): cell for cell in CLASSIC.cells}
CAGE = Cage.of("r1c1 r1c2 r2c1", 20)
COLUMN_1 = CLASSIC.houses[18]
DIAGONAL = CLASSIC.with_diagonals().houses[-2]
GONE = IsGone((Candidate(R["r1c2"], 3),))


def told(rule: str, answer: str) -> Callable[[], Passage]:
    """What is said of the example of a rule."""
    golden = next(each for each in golden_sentences() if each.rule == rule)
    scene = scene_of(golden.step, golden.board)
    return lambda: getattr(telling_for(scene.evidence), answer)(scene)


SAID: dict[Callable[[], Passage], tuple[str, str, str]] = {
    lambda: said(CanOnlyBe((R["r7c2"], R["r8c9"]), (2, 3))): (
        "r7c2 and r8c9 can each only be 2 or 3",
        "r7c2 und r8c9 können jeweils nur 2 oder 3 sein",
        "r7c2とr8c9は2か3にしかなりません",
    ),
    lambda: said(OnlyPlaces(9, (COLUMN_1,), (R["r3c1"], R["r9c1"]))): (
        "in column 1, the 9 can only go in r3c1 or r9c1",
        "in Spalte 1 kann die 9 nur in r3c1 oder r9c1 stehen",
        "列1では、9はr3c1かr9c1にしか入りません",
    ),
    lambda: said(Sees((R["r7c7"], R["r7c8"]), (R["r7c1"], R["r7c2"])), "all"): (
        "r7c7 and r7c8 see both",
        "r7c7 und r7c8 sehen beide",
        "r7c7とr7c8からは両方が見えます",
    ),
    lambda: said(HoldBetween((R["r1c1"], R["r1c5"]), (1, 4, 7))): (
        "r1c1 and r1c5 hold only 1, 4 and 7 between them",
        "r1c1 und r1c5 enthalten zusammen nur 1, 4 und 7",
        "r1c1とr1c5に入るのは、合わせて1と4と7だけです",
    ),
    lambda: said(LiesIn((R["r1c1"], R["r5c5"]), DIAGONAL)): (
        "r1c1 and r5c5 lie on the main diagonal",
        "r1c1 und r5c5 liegen auf der Hauptdiagonale",
        "r1c1とr5c5は主対角線にあります",
    ),
    lambda: said(Conclusion(Elimination((R["r1c2"], R["r1c3"]), (3,))), "so"): (
        "r1c2 and r1c3 aren't 3",
        "können r1c2 und r1c3 nicht 3 sein",
        "r1c2とr1c3は3ではありません",
    ),
    lambda: said(RuledOut(CauseKind.STEP, (R["r1c2"],), (3, 7), (GONE,))): (
        "steps 3 and 7 ruled out r1c2",
        "die Schritte 3 und 7 haben r1c2 ausgeschlossen",
        "r1c2はステップ3と7で除外されました",
    ),
    lambda: said(FilledWith(CAGE, CAGE.cells[1:], 11, ((2, 9), (3, 8)))): (
        "r1c2 and r2c1 of 20(3) at r1c1 can only be {29} or {38}",
        "r1c2 und r2c1 des 20er-Käfigs bei r1c1 lassen sich nur mit 2-9 oder 3-8 füllen",
        "r1c1の20ケージのr1c2とr2c1は2-9か3-8でしか埋められません",
    ),
    told("xy_wing", "argument"): (
        "if it's 2, r7c7 is 6; if it's 8, r8c9 is 6. Either way r8c7 sees a 6",
        "ist sie 2, ist r7c7 6; ist sie 8, ist r8c9 6. In beiden Fällen sieht r8c7 eine 6",
        "2ならr7c7が6になり、8ならr8c9が6になります。どちらでもr8c7から6が見えます",
    ),
    told("w_wing", "argument"): (
        "they can't both be 9: column 1's 9 is in r3c1, which r3c2 sees, or in r9c1, which r9c8 "
        "sees. So at least one of them is 4. r9c2 sees both",
        "beide zugleich können nicht 9 sein: in Spalte 1 steht die 9 in r3c1, die r3c2 sieht, oder "
        "in r9c1, die r9c8 sieht. Also ist mindestens eine von ihnen 4. r9c2 sieht beide",
        "両方が9にはなりません。列1の9は、r3c2から見えるr3c1か、r9c8から見えるr9c1にあります。"
        "だから少なくとも一方は4です。r9c2からは両方が見えます",
    ),
}


@pytest.mark.parametrize(("say_it", "texts"), SAID.items(), ids=[t[0][:30] for t in SAID.values()])
def test_a_message_is_said_with_its_claims(
    say_it: Callable[[], Passage], texts: tuple[str, str, str]
) -> None:
    english = say_it()
    assert english.text == texts[0]
    for language, text in zip((IN_GERMAN, IN_JAPANESE), texts[1:], strict=True):
        with using(language):
            passage = say_it()
        assert passage.text == text
        assert {*passage.claims} == {*english.claims}


def test_the_page_of_the_decision_shows_them() -> None:
    page = PAGE.read_text(encoding="utf-8")
    for texts in SAID.values():
        for text in texts:
            assert text in page
