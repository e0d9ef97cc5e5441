"""No English outside the tables: of a pseudo-language, all words are in brackets, ⟦so⟧.

What is told in it has names of cells, digits and groups (a capital letter each) and numbers outside
the brackets, and nothing else.
Without the brackets it is English to the letter.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from types import SimpleNamespace
from typing import Any

import pytest

from sudologue.clues.clue_kinds import modules
from sudologue.languages import current, using
from sudologue.languages.language import Language
from sudologue.languages.sentence_templates import Template, parse
from sudologue.model import CLASSIC, Clue
from sudologue.narration.golden_test import Golden, golden_sentences
from sudologue.narration.phrasing.clue_lines import clue_list
from sudologue.narration.phrasing.filling import named
from sudologue.narration.phrasing.passage import Form, Legend, Part, Passage, Role, Span, say
from sudologue.narration.steps.contradictions import contradictions
from sudologue.narration.steps.premises import premise
from sudologue.narration.steps.scene import Scene, scene_of
from sudologue.narration.steps.telling import telling_for
from sudologue.rules.cards import CARDS
from sudologue.rules.families import families
from sudologue.rules.order import FAMILY_OF

_BRACKETED = re.compile(r"⟦[^⟦⟧]*⟧")
_GROUP = re.compile(r"\b[A-Z]\b")
_WORDS = re.compile(r"[^⟦⟧]*[A-Za-z][^⟦⟧]*")
_NAMED = {Role.CELL, Role.CANDIDATE, Role.DIGIT, Role.STEP}


def bracketed(text: str) -> str:
    """The text with what has letters in brackets, unless it is in brackets already."""
    outside = _BRACKETED.split(text)
    inside = [*_BRACKETED.findall(text), ""]
    marked = [f"⟦{words}⟧" if re.search("[A-Za-z]", words) else words for words in outside]
    return "".join(words + kept for words, kept in zip(marked, inside, strict=True))


def escaped(passage: Passage) -> list[str]:
    """The words outside the brackets that are no names; a legend has those of its notation.

    A drawn board has names in its margin, and no words.
    """
    if passage.form is Form.GRID:
        return []
    spans = [span for span in passage.spans if span.role not in _NAMED and not _in_legend(span)]
    outside = [words for span in spans for words in _BRACKETED.split(span.text)]
    return [words for words in outside if _WORDS.fullmatch(_GROUP.sub("", words))]


def _in_legend(span: Span) -> bool:
    return span.role is Role.HOUSE and isinstance(span.whole, Legend)


def without(given: Any) -> Any:
    """What a function of the grammar is given, without the brackets, and no word had none."""
    if type(given) in (list, tuple):
        return [without(each) for each in given]
    if not isinstance(given, (str, Passage)):
        return given
    assert not escaped(say(given)), given
    return say(*(span._replace(text=re.sub("[⟦⟧]", "", span.text)) for span in say(given).spans))


def _in_brackets(part: Part) -> Passage:
    spans = say(part).spans
    return Passage(
        tuple(s if s.role in _NAMED else s._replace(text=bracketed(s.text)) for s in spans)
    )


def _from_table(worded: Callable[[Any], Any]) -> Callable[[Any], Any]:
    """A function of the grammar, its words in brackets."""

    def marked(value: Any) -> Any:
        said: Any = worded(without(value))
        if said.__class__ is list:
            return [_in_brackets(part) for part in said]
        return _in_brackets(said)

    return marked


def _between(listed: Callable[[Any], Any]) -> Callable[[Any], Any]:
    """How things are written together, with the words between them in brackets."""

    def marked(things: Any) -> Any:
        return [part if part in things else bracketed(str(part)) for part in listed(things)]

    return marked


def _capital(passage: Passage) -> Passage:
    """The passage with its first letter a capital, behind the bracket."""
    first, *others = passage.spans or (Span(""),)
    if first.role in _NAMED or not passage:
        return passage
    at = 1 if first.text.startswith("⟦") else 0
    text = first.text[:at] + first.text[at : at + 1].upper() + first.text[at + 1 :]
    return Passage((first._replace(text=text), *others))


def _sentence(passage: Passage) -> Passage:
    return say(_capital(passage), ".")


class PseudoLanguage(Language):
    """English in brackets."""

    def template(self, text: str) -> Template:
        return parse(text, self._form, bracketed)

    def plain_template(self, text: str) -> Template:
        return parse(text, spelt=bracketed)

    @property
    def plain_forms(self) -> Any:  # type: ignore[override] -- a module, for all that it has
        english: Any = Language("english").plain_forms
        lists = {name: _between(form) for name, form in english.LISTS.items()}
        return SimpleNamespace(FORMS=english.FORMS, LISTS=lists, choice=english.choice)

    def text(self, place: str, owner: str, key: str) -> str:
        return bracketed(super().text(place, owner, key))

    @property
    def forms(self) -> Any:  # type: ignore[override] -- a module, for all that it has
        english: Any = Language("english").forms
        return SimpleNamespace(
            FORMS={name: _from_table(form) for name, form in english.FORMS.items()},
            LISTS={name: _from_table(form) for name, form in english.LISTS.items()},
            name=_from_table(english.name),
            choice=english.choice,
            sentence_case=_capital,
            sentence=_sentence,
            in_full=english.in_full,
            outline=lambda words: english.outline(re.sub("[⟦⟧]", "", words)),  # type: ignore[misc]
        )


PSEUDO = PseudoLanguage("english")
GOLDEN = tuple(golden_sentences())


def has_sentences(family: str) -> bool:
    """Whether the table of a family has sentences of its tellings, beside the texts of its cards."""
    return any(owner[0].isupper() for owner in current().table(f"families.{family}"))


TOLD_FROM_TABLES = [each for each in GOLDEN if has_sentences(FAMILY_OF[each.rule])]


def told(scene: Scene[Any]) -> Iterator[Passage]:
    """All that is said of a step, its proof included, but its notation."""
    telling = telling_for(scene.evidence)
    hinted = "region", "family", "question", "setting"
    for answer in ("observation", "argument", "consequence", "reason", "place", *hinted):
        yield getattr(telling, answer)(scene) or say()
    yield from telling.contradiction(scene)
    yield from contradictions(scene)
    for truth in scene.evidence.truths:
        yield premise(scene.before, truth, None)


@pytest.mark.parametrize("golden", TOLD_FROM_TABLES, ids=lambda golden: golden.rule)
def test_words_are_those_of_the_language(golden: Golden) -> None:
    english = [passage.text for passage in told(scene_of(golden.step, golden.board))]
    with using(PSEUDO):
        pseudo = list(told(scene_of(golden.step, golden.board)))
    assert [passage.text.replace("⟦", "").replace("⟧", "") for passage in pseudo] == english
    assert {passage.text: escaped(passage) for passage in pseudo if escaped(passage)} == {}
    assert any("⟦" in passage.text for passage in pseudo)


def test_families_without_sentences_in_a_table_have_them_in_their_code() -> None:
    found: set[str] = set()
    for golden in GOLDEN:
        if has_sentences(FAMILY_OF[golden.rule]):
            continue  # they are asked one by one
        with using(PSEUDO):
            if any(map(escaped, told(scene_of(golden.step, golden.board)))):
                found.add(FAMILY_OF[golden.rule])
    assert found == {family for family in families() if not has_sentences(family)}


@pytest.mark.parametrize("clue", [clue for law in modules("law") for clue in law.EXAMPLES], ids=str)
def test_clues_are_called_and_listed_in_words_of_the_language(clue: Clue) -> None:
    layout = CLASSIC.with_clues(clue)
    english = [named(clue).text, *(passage.text for passage in clue_list(layout))]
    with using(PSEUDO):
        pseudo = [named(clue), *clue_list(layout)]
    assert [re.sub("[⟦⟧]", "", passage.text) for passage in pseudo] == english
    assert [escaped(passage) for passage in pseudo] == [[]] * len(pseudo)
    assert all("⟦" in passage.text for passage in pseudo[:2])


@pytest.mark.parametrize("slug", CARDS)
def test_cards_are_words_of_the_language(slug: str) -> None:
    card = CARDS[slug]
    english = card.title, card.summary, card.reason, card.spotting
    with using(PSEUDO):
        pseudo = card.title, card.summary, card.reason, card.spotting
    assert pseudo == tuple(f"⟦{text}⟧" for text in english)
    assert english == (card.title, card.summary, card.reason, card.spotting)


def test_a_scene_is_told_in_the_language_of_the_moment() -> None:
    golden = next(each for each in GOLDEN if each.rule == "w_wing")
    scene = scene_of(golden.step, golden.board)
    english = [passage.text for passage in told(scene)]
    with using(PSEUDO) as language:
        assert current() is language
        assert all(bracketed(text) != text for text in english[:4])
        assert [passage.text for passage in told(scene)][:4] != english[:4]
    assert [passage.text for passage in told(scene)] == english
