"""Chains, told from one end to the other, link by link; and loops, told both ways round.

Of a chain, suppose that the first end is false, and see what comes of it at the other. In a loop
the choices stand in a ring, so that there are only two ways.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from enum import Enum, auto

from sudologue.inference import CellConstraint, Elimination, HouseConstraint, Placement
from sudologue.model import Candidate
from sudologue.narration.claims.board_claims import CanOnlyBe, OnlyPlaces, RuleOut
from sudologue.narration.phrasing.clauses import in_sentences, side_by_side
from sudologue.narration.phrasing.english import (
    a_digit,
    listing,
    number_word,
    one_of,
    sentence_case,
    with_article,
)
from sudologue.narration.phrasing.facts import see, sees_all_of
from sudologue.narration.phrasing.passage import Passage, phrase, say, states
from sudologue.narration.steps.conclusions import (
    ReasonedElimination,
    conclusion,
    ending,
    group_by_digits,
    of_those_named,
    reasons,
)
from sudologue.narration.steps.groups import Group, Needs, introduced, see_every
from sudologue.narration.steps.scene import Scene
from sudologue.narration.steps.telling import tells
from sudologue.rules.chains.evidence import (
    ChainEvidence,
    ChainNode,
    LoopEvidence,
    SetJoint,
    StrongJoint,
)
from sudologue.rules.chains.telling.linked_nodes import (
    Choice,
    LinkedNodesTelling,
    candidate,
    candidates,
    cells_of,
    choices_of,
    followed,
    groups_of,
    is_all_of_cells,
    is_it,
    made_of,
    sets_of,
    the_cell,
)

_WORDS_OF_BOTH_WAYS = 40

_PLACES_TOLD = 4

_PLACES_TOLD_BESIDE_GROUPS = 3


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
                return phrase("so {}, and {}", is_it(first, ends), sees_all_of(targets, ends))
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
        text = "even if none of {} were {}, one of them would have to be, and {}"
        return phrase(text, listing(cells), digit, sees_all_of(scene.target_cells, cells))
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


@tells(LoopEvidence)
class LoopTelling(LinkedNodesTelling[LoopEvidence]):
    """Its choices, the two ways, and what neither of them allows."""

    def place(self, scene: Scene[LoopEvidence]) -> Passage:
        return phrase("through {}", listing(sorted(cells_of(scene.evidence.nodes))))

    def observation(self, scene: Scene[LoopEvidence]) -> Passage:
        groups = groups_of(scene, scene.evidence)
        choices = side_by_side(
            [_choice(scene, each, groups) for each in choices_of(scene.evidence)]
        )
        if not groups:
            return choices
        named = introduced(list(groups.values()))
        return phrase("{}. {}", named, sentence_case(choices))

    def argument(self, scene: Scene[LoopEvidence]) -> Passage:
        return in_sentences([_two_ways(scene), reasons(_told(scene))])

    def consequence(self, scene: Scene[LoopEvidence]) -> Passage:
        return ending(_told(scene))

    def reason(self, scene: Scene[LoopEvidence]) -> Passage:
        text = (
            "that is {}, closed into a ring: {}, each of which settles the next, so that there "
            "are two ways only, and what neither allows can go"
        )
        return phrase(text, with_article(scene.technique), made_of(scene.evidence))

    def shape(self, scene: Scene[LoopEvidence]) -> str:
        return f"a ring of {number_word(len(choices_of(scene.evidence)))}"

    def setting(self, scene: Scene[LoopEvidence]) -> Passage:
        return phrase("it runs through {}", listing(cells_of(scene.evidence.nodes)))


def _choice(scene: Scene[LoopEvidence], choice: Choice, groups: dict[SetJoint, Group]) -> Passage:
    """`r1c1 is 4 or 7`, `the 4 of row 2 is in r2c1 or in one of r2c4 and r2c6`."""
    one, other = choice.lost, choice.kept
    match choice.joint:
        case StrongJoint(CellConstraint(cell)):
            digits = one.digit, other.digit
            return phrase("{}{}{} or {}", cell, states(" is ", CanOnlyBe((cell,), digits)), *digits)
        case StrongJoint(HouseConstraint(house, digit)):
            places = OnlyPlaces(digit, (house,), (*one.cells, *other.cells))
            sides = (one_of(side.cells) for side in (one, other))
            several = len(places.cells) > 2
            text = "the {} of {}{}{} or in {}" if several else "the {} of {}{}{} or {}"
            return phrase(text, digit, house, states(" is in ", places), *sides)
        case joint:
            assert isinstance(joint, SetJoint)
            claim = Needs(joint.cells, (one.digit,), (other.digit,))
            needs = states(" needs ", claim)
            return phrase("{}{}its {} or its {}", groups[joint].name, needs, one.digit, other.digit)


def _two_ways(scene: Scene[LoopEvidence]) -> Passage:
    """That one side of each choice holds, or the other side of each."""
    nodes = scene.evidence.nodes
    links = (
        RuleOut(candidates(nodes[at]), candidates(nodes[(at + 1) % len(nodes)]))
        for at in range(1, len(nodes), 2)
    )
    settles = states(" settles the next", *links)
    text = "each of these{}, all the way round, so there are two ways only: {}, or {}"
    ways = [_way(nodes[1::2]), _way((nodes[0], *reversed(nodes[2::2])))]
    if sum(len(way.text.split()) for way in ways) > _WORDS_OF_BOTH_WAYS:
        return phrase(text, settles, "of every pair the first holds", "of every pair the second")
    return phrase(text, settles, say("either ", ways[0]), ways[1])


def _way(nodes: Sequence[ChainNode]) -> Passage:
    """`r1c1 is 4, r1c5 is 7 and r3c5 is 4`; `r1c1, r1c5 and r3c5 are 4`, of one digit."""
    if len({node.digit for node in nodes}) == 1 and all(len(node.cells) == 1 for node in nodes):
        return phrase("{} are {}", listing(cells_of(nodes)), nodes[0].digit)
    return listing(phrase("{} is {}", one_of(node.cells), node.digit) for node in nodes)


def _told(scene: Scene[LoopEvidence]) -> list[ReasonedElimination]:
    """What goes, place by place; the last of many places together."""
    gains = _gains(scene)
    number = _PLACES_TOLD_BESIDE_GROUPS if sets_of(scene.evidence) else _PLACES_TOLD
    if scene.full or len(gains) <= number + 1:
        return gains
    first, others = gains[:number], gains[number:]
    lost = [candidate for gain in others for candidate in gain.action.candidates]
    claims = [claim for gain in others for claim in gain.reason.claims]
    places = states(f"for {number_word(len(others))} more places", *claims)
    reason = say("the same goes ", places, " of the ring")
    return [
        *first,
        ReasonedElimination(reason, Elimination.of_candidates(tuple(sorted(lost))), named=False),
    ]


def _gains(scene: Scene[LoopEvidence]) -> list[ReasonedElimination]:
    """What goes because of one pair of neighbours after the other, and then because of groups."""
    board, nodes = scene.before, scene.evidence.nodes
    left = list(scene.action.candidates)
    gains: list[ReasonedElimination] = []
    for at in range(1, len(nodes), 2):
        one, other = nodes[at], nodes[(at + 1) % len(nodes)]
        claims = [RuleOut(candidates(node), (each,)) for node in (one, other) for each in left]
        lost = [each for each in left if all(c.holds(board) for c in claims if each in c.others)]
        if lost:
            opening = "likewise" if gains else "either way"
            gains.append(_by_neighbours(opening, one, other, lost))
            left = [each for each in left if each not in lost]
    for group, further in _further_digits(scene):
        of_group = [each for each in left if each.digit in further]
        lost = [each for each in of_group if group.is_all_seen(board, each)]
        for cells, digits in group_by_digits(lost):
            text = "likewise {} needs its {} either way, and {}"
            seen = see_every(board, cells, (group,), digits)
            reason = phrase(text, group.name, listing(digits), seen)
            gains.append(ReasonedElimination(reason, Elimination(cells, digits)))
        left = [each for each in left if each not in lost]
    return gains


def _by_neighbours(
    opening: str, one: ChainNode, other: ChainNode, lost: Sequence[Candidate]
) -> ReasonedElimination:
    """`either way r1c1 or r1c5 is 4, and r1c2 sees both`, `r3c3 is 4 or 7 either way`."""
    action = Elimination.of_candidates(tuple(lost))
    if one.digit != other.digit:
        digits = one.digit, other.digit
        reason = phrase("{} {} is {} or {}", opening, one.cells[0], *digits)
        return ReasonedElimination(reason, action, as_it=True)
    both, cells = cells_of((one, other)), sorted({each.cell for each in lost})
    reason = phrase("{} {}, and {}", opening, is_it(one, both), sees_all_of(cells, both))
    return ReasonedElimination(reason, action)


def _further_digits(scene: Scene[LoopEvidence]) -> Iterator[tuple[Group, set[int]]]:
    """The digits that a group takes both ways: those beside the two of its choice."""
    groups = groups_of(scene, scene.evidence)
    for choice in choices_of(scene.evidence):
        if isinstance(choice.joint, SetJoint):
            group = groups[choice.joint]
            yield group, {*group.digits}.difference((choice.lost.digit, choice.kept.digit))
