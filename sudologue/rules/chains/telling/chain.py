"""Chains: suppose that the first end is false, and see what comes of it at the other."""

from __future__ import annotations

from enum import Enum, auto

from sudologue.inference import Elimination, Placement
from sudologue.narration.claims.board_claims import CanOnlyBe, RuleOut
from sudologue.narration.phrasing.english import (
    a_digit,
    all_of,
    listing,
    number_word,
    sentence_case,
    with_article,
)
from sudologue.narration.phrasing.facts import see
from sudologue.narration.phrasing.groups import introduced
from sudologue.narration.phrasing.passage import Passage, phrase, say, states
from sudologue.narration.steps.conclusions import conclusion, group_by_digits, of_those_named
from sudologue.narration.steps.scene import Scene
from sudologue.narration.steps.telling import tells
from sudologue.rules.chains.evidence import ChainEvidence, ChainNode
from sudologue.rules.chains.telling.chain_nodes import (
    candidate,
    candidates,
    cells_of,
    choices_of,
    is_all_of_cells,
    is_it,
    the_cell,
)
from sudologue.rules.chains.telling.link_choices import followed, groups_of
from sudologue.rules.chains.telling.linked_nodes import LinkedNodesTelling, made_of


class ChainShape(Enum):
    """How a chain's conclusion comes about."""

    BACK = auto()
    """It leads back to its first node, which is true."""
    ALIKE = auto()
    """Both ends are of one digit, which goes where both are in sight."""
    OF_A_CELL = auto()
    """Both ends are candidates of one cell, and its others go."""
    AT_AN_END = auto()
    """The digit of one end goes from the cell of the other."""
    OTHER = auto()


@tells(ChainEvidence)
class ChainTelling(LinkedNodesTelling[ChainEvidence]):
    """A chain by its choices, one after the other."""

    def place(self, scene: Scene[ChainEvidence]) -> Passage:
        first, last = _ends(scene)
        if first == last:
            return phrase("from {} back to itself", candidate(first))
        return phrase("from {} to {}", candidate(first), candidate(last))

    def observation(self, scene: Scene[ChainEvidence]) -> Passage:
        chain = followed(scene, scene.evidence)
        groups = list(groups_of(scene, scene.evidence).values())
        if groups:
            return phrase("{}. {}", introduced(groups), sentence_case(chain))
        if is_all_of_cells(scene.evidence):
            return phrase("{}. {}", _all_with_two_candidates(scene), sentence_case(chain))
        return chain

    def argument(self, scene: Scene[ChainEvidence]) -> Passage:
        first, last = _ends(scene)
        targets = scene.target_cells
        match shape_of(scene):
            case ChainShape.BACK:
                return _back(scene)
            case ChainShape.ALIKE:
                ends = cells_of((first, last))
                either, seers = is_it(first, ends), listing(targets)
                text = "so {}, and {}{} {}"
                return phrase(text, either, seers, see(targets, ends), all_of(len(ends)))
            case ChainShape.OF_A_CELL:
                return phrase("so {} is {} or {}", first.cells[0], first.digit, last.digit)
            case ChainShape.AT_AN_END:
                here, there = _here_and_there(scene)
                sees = see(here.cells, there.cells)
                text = "either {}, then, or it{} {} in {}"
                places = listing(there.cells, "or")
                return phrase(text, is_it(here), sees, a_digit(there.digit), places)
            case ChainShape.OTHER:
                rule_out = (RuleOut(candidates(e), scene.action.candidates) for e in (first, last))
                text = "so {} or {}, and{}leaves room for {}"
                neither = states(" neither ", *rule_out)
                return phrase(text, is_it(first), is_it(last), neither, _eliminated(scene))

    def consequence(self, scene: Scene[ChainEvidence]) -> Passage:
        action = scene.action
        match shape_of(scene):
            case ChainShape.BACK if isinstance(action, Placement):
                return phrase("it is {}", action.value)
            case ChainShape.BACK | ChainShape.OF_A_CELL | ChainShape.AT_AN_END if _is_about_an_end(
                scene
            ):
                digits = sorted({each.digit for each in action.candidates})
                return phrase("it cannot be {}", listing(digits, "or"))
            case ChainShape.ALIKE:
                return of_those_named(action)
            case _:
                return conclusion(action)

    def reason(self, scene: Scene[ChainEvidence]) -> Passage:
        first, last = _ends(scene)
        row = phrase("a row of {}, each of which settles the next", made_of(scene.evidence))
        match shape_of(scene):
            case ChainShape.BACK:
                text = "that leads back to where it began, {}, and finds {} there even if it starts"
                places, digit = listing(first.cells, "or"), a_digit(first.digit)
                idea = phrase(f"{text} without one", places, digit)
            case ChainShape.ALIKE:
                ends, digit = cells_of((first, last)), a_digit(first.digit)
                text = "so that {} at its ends cannot {} go without {}"
                every = "both" if len(ends) == 2 else "all"
                idea = phrase(text, listing(ends), every, digit)
            case ChainShape.AT_AN_END:
                here, there = _here_and_there(scene)
                digit, places = a_digit(there.digit), listing(there.cells, "or")
                text = "so that {} in {} would lead to another in {}"
                idea = phrase(text, digit, here.cells[0], places)
            case _:
                text = "so that of what it begins and ends with, {} and {}, one always holds"
                idea = phrase(text, candidate(first), candidate(last))
        return phrase("that is {}: {}, {}", with_article(scene.technique), row, idea)

    def shape(self, scene: Scene[ChainEvidence]) -> str:
        return f"a row of {number_word(len(choices_of(scene.evidence)))}"

    def setting(self, scene: Scene[ChainEvidence]) -> Passage:
        first, *others = cells_of(scene.evidence.nodes)
        return phrase("it starts in {} and runs through {}", first, listing(others))


def _ends(scene: Scene[ChainEvidence]) -> tuple[ChainNode, ChainNode]:
    return scene.evidence.nodes[0], scene.evidence.nodes[-1]


def shape_of(scene: Scene[ChainEvidence]) -> ChainShape:
    """How the conclusion comes about."""
    first, last = _ends(scene)
    gone = {candidate.digit for candidate in scene.action.candidates}
    if first == last:
        return ChainShape.BACK
    if first.digit == last.digit:
        return ChainShape.ALIKE if gone == {first.digit} else ChainShape.OTHER
    if first.cells == last.cells and len(first.cells) == 1:
        return ChainShape.OF_A_CELL if scene.target_cells == list(first.cells) else ChainShape.OTHER
    return ChainShape.AT_AN_END if _at_an_end(scene) else ChainShape.OTHER


def _is_about_an_end(scene: Scene[ChainEvidence]) -> bool:
    """Whether all that goes is of the cell of one end."""
    return any(scene.target_cells == list(end.cells) for end in _ends(scene))


def _at_an_end(scene: Scene[ChainEvidence]) -> bool:
    """Whether all that goes is one end's digit in the other end's cell."""
    first, last = _ends(scene)
    return any(
        len(here.cells) == 1 and scene.action.candidates == candidates(there, here.cells)
        for here, there in ((first, last), (last, first))
    )


def _here_and_there(scene: Scene[ChainEvidence]) -> tuple[ChainNode, ChainNode]:
    """The end in whose cell the other's digit goes, and that other."""
    first, last = _ends(scene)
    return (first, last) if scene.target_cells == list(first.cells) else (last, first)


def _all_with_two_candidates(scene: Scene[ChainEvidence]) -> Passage:
    """`every cell here has two candidates`."""
    choices = choices_of(scene.evidence)
    claims = [
        CanOnlyBe((the_cell(each),), tuple(sorted((each.lost.digit, each.kept.digit))))
        for each in choices
    ]
    return say("every cell here", states(" has two candidates", *claims))


def _back(scene: Scene[ChainEvidence]) -> Passage:
    """That the first node is true even if it is not."""
    first, action = scene.evidence.nodes[0], scene.action
    cells, digit = first.cells, first.digit
    if len(cells) > 1:
        text = "even if none of {} were {}, one of them would have to be, and {}{} {}"
        targets = scene.target_cells
        seers = listing(targets), see(targets, cells), all_of(len(cells))
        return phrase(text, listing(cells), digit, *seers)
    forced = phrase("even if {} were not {}, it would have to be {}", *cells, digit, digit)
    if isinstance(action, Elimination) and scene.target_cells != list(cells):
        targets = scene.target_cells
        return phrase("{}, and {}{} it", forced, listing(targets), see(targets, cells))
    return forced


def _eliminated(scene: Scene[ChainEvidence]) -> Passage:
    """`4 in r1c2 or 7 in r1c9`."""
    losses = (
        phrase("{} in {}", listing(digits, "or"), listing(cells, "or"))
        for cells, digits in group_by_digits(scene.action.candidates)
    )
    return listing(losses, "or")
