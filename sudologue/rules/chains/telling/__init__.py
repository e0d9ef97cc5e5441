"""Chains, told from one end to the other, link by link; and loops, told both ways round.

Of a chain, suppose that the first end is false, and see what comes of it at the other. In a loop
the choices stand in a ring, so that there are only two ways.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import Any

from sudologue.inference import Elimination, Placement
from sudologue.model import Candidate
from sudologue.narration.claims.board_claims import (
    Assertion,
    CanOnlyBe,
    Follows,
    OnlyPlaces,
    RuleOut,
    Sees,
)
from sudologue.narration.phrasing.filling import said, when
from sudologue.narration.phrasing.passage import Passage
from sudologue.narration.steps.citations import left_of
from sudologue.narration.steps.conclusions import (
    Gains,
    NoneIs,
    ReasonedElimination,
    group_by_digits,
)
from sudologue.narration.steps.groups import Group, Needs, PlacesAmong, see_every
from sudologue.narration.steps.scene import Scene, once_a_scene
from sudologue.narration.steps.telling import tells
from sudologue.rules.chains.evidence import ChainEvidence, ChainNode, LoopEvidence, SetJoint
from sudologue.rules.chains.telling.linked_nodes import (
    Choice,
    LinkedNodesTelling,
    candidates,
    cells_of,
    choices_of,
    groups_of,
    sets_of,
)

_WORDS_OF_BOTH_WAYS = 40

_PLACES_TOLD = 4

_PLACES_TOLD_BESIDE_GROUPS = 3


@tells(ChainEvidence)
class ChainTelling(LinkedNodesTelling[ChainEvidence]):
    """A chain by its choices, one after the other.

    It leads `back` to its first node, which is true, even if that is of `several` cells, and so
    what goes may lie `elsewhere`. Or both ends are `alike`, of one digit, which goes where both are
    in sight; both are of `one_cell`, whose other candidates go; or the digit of one goes `at_end`,
    from the cell of the other. All that goes may be `of_end`, in the cell of one of them.
    """

    def names(self, scene: Scene[ChainEvidence]) -> Mapping[str, Any]:
        first, last = _ends(scene)
        here, there = (first, last) if scene.target_cells == list(first.cells) else (last, first)
        start, *others = cells_of(scene.evidence.nodes)
        ends = tuple(cells_of((first, last)))
        rule_out = [RuleOut(candidates(e), scene.action.candidates) for e in (first, last)]
        return {
            **super().names(scene),
            "first": first,
            "last": last,
            "last_digit": last.digit,
            "here": here,
            "here_cell": here.cells[0],
            "there_digit": there.digit,
            "there_cells": there.cells,
            "here_sees": Sees(here.cells, there.cells),
            "ends": ends,
            "sight": scene.sight_of(ends),
            "rule_out": rule_out,
            "losses": scene.conclusion.losses,
            "start": start,
            "others": others,
        }

    def cases(self, scene: Scene[ChainEvidence]) -> Collection[str]:
        (first, last), targets = _ends(scene), scene.target_cells
        is_placed = isinstance(scene.action, Placement)
        of_end = any(targets == list(end.cells) for end in (first, last))
        back = first == last
        alike = not back and first.digit == last.digit
        one_cell = not alike and first.cells == last.cells and len(first.cells) == 1
        return (
            *super().cases(scene),
            *when(
                back=back,
                several=len(first.cells) > 1,
                elsewhere=not is_placed and targets != list(first.cells),
                placed=is_placed,
                alike=alike and {each.digit for each in scene.action.candidates} == {first.digit},
                one_cell=not back and one_cell and of_end,
                at_end=not (back or alike or one_cell) and _is_at_an_end(scene),
                of_end=of_end,
            ),
        )

    def place(self, scene: Scene[ChainEvidence]) -> Passage:
        first, last = _ends(scene)
        return self.clause("place", scene, *when(back=first == last), first=first, last=last)

    def observation(self, scene: Scene[ChainEvidence]) -> Passage:
        groups, choices = groups_of(scene, scene.evidence), self.choices(scene)
        pairs = [
            CanOnlyBe(each.lost.cells, tuple(sorted((each.lost.digit, each.kept.digit))))
            for each in choices
        ]
        links = [*self._walk(scene, choices, groups)]
        return self.seen(scene, groups.values(), links, pairs=pairs)

    def _walk(
        self, scene: Scene[ChainEvidence], choices: Sequence[Choice], groups: dict[SetJoint, Group]
    ) -> Iterator[Passage]:
        """From the supposition that the first node is false to what that makes true."""
        gone, before = set[Candidate](), None
        is_brief = all(choice.joint.is_in_a_cell for choice in choices)
        for choice in choices:
            lost, kept, joint = choice.lost, choice.kept, choice.joint
            gone.update(candidates(lost))
            left = tuple([each for each in candidates(kept) if each not in gone])
            left = left or candidates(kept)
            cells = [each.cell for each in left]
            names: dict[str, Any] = {}
            if isinstance(joint, SetJoint):
                needs = _needs(joint, choice)
                names = {"name": groups[joint].name, "needs": needs}
                claims: list[Assertion] = []
            else:
                false = tuple(sorted(gone.difference(left)))
                claims = [Follows(joint.truth, left, (), false)]
                if choice.house and before:
                    places = [each.cell for each in left_of(scene.before, joint.truth)]
                    names = {"nowhere": [cell for cell in places if cell not in cells]}
            if before:
                names["rule_out"] = RuleOut(candidates(before), candidates(lost))
                claims = [names["rule_out"], *claims] if is_brief else claims
            yield self.clause(
                "link" if before else "start",
                scene,
                *(("brief",) if is_brief else choice.cases),
                none_is=NoneIs(lost.cells, lost.digit),
                lost=lost.digit,
                digit=kept.digit,
                house=choice.house,
                cell=cells[0],
                left=cells,
                claims=claims,
                **names,
            )
            before = kept


def _ends(scene: Scene[ChainEvidence]) -> tuple[ChainNode, ChainNode]:
    return scene.evidence.nodes[0], scene.evidence.nodes[-1]


def _is_at_an_end(scene: Scene[ChainEvidence]) -> bool:
    """Whether all that goes is one end's digit in the other end's cell."""
    first, last = _ends(scene)
    return any(
        len(here.cells) == 1 and scene.action.candidates == candidates(there, here.cells)
        for here, there in ((first, last), (last, first))
    )


def _needs(joint: SetJoint, choice: Choice) -> tuple[Assertion, ...]:
    """That a set needs its second digit without the first, and where it has them."""
    cells, lost, kept = joint.cells, choice.lost, choice.kept
    return (
        Needs(cells, (lost.digit,), (kept.digit,)),
        PlacesAmong(lost.digit, cells, lost.cells),
        PlacesAmong(kept.digit, cells, kept.cells),
    )


@tells(LoopEvidence)
class LoopTelling(LinkedNodesTelling[LoopEvidence]):
    """Its choices, the two ways, and what neither of them allows."""

    def place(self, scene: Scene[LoopEvidence]) -> Passage:
        return self.clause("place", scene, cells=sorted(cells_of(scene.evidence.nodes)))

    def observation(self, scene: Scene[LoopEvidence]) -> Passage:
        groups = groups_of(scene, scene.evidence)
        links = [self._choice(scene, each, groups) for each in self.choices(scene)]
        return self.seen(scene, groups.values(), links)

    def _choice(
        self, scene: Scene[LoopEvidence], choice: Choice, groups: dict[SetJoint, Group]
    ) -> Passage:
        """`r1c1 is 4 or 7`, `the 4 of row 2 is in r2c1 or in one of r2c4 and r2c6`."""
        one, other, house = choice.lost, choice.kept, choice.house
        digits, cells, name = (one.digit, other.digit), (*one.cells, *other.cells), None
        if isinstance(choice.joint, SetJoint):
            name = groups[choice.joint].name
            claim: Assertion = Needs(choice.joint.cells, (one.digit,), (other.digit,))
        elif house:
            claim = OnlyPlaces(one.digit, (house,), cells)
        else:
            claim = CanOnlyBe(one.cells, digits)
        return self.clause(
            "choice",
            scene,
            *choice.cases,
            *when(several=len(cells) > 2),
            name=name,
            house=house,
            cell=one.cells[0],
            digits=digits,
            digit=one.digit,
            near=one.cells,
            far=other.cells,
            claim=claim,
        )

    def argument(self, scene: Scene[LoopEvidence]) -> Passage:
        nodes = scene.evidence.nodes
        links = [
            RuleOut(candidates(nodes[at]), candidates(nodes[(at + 1) % len(nodes)]))
            for at in range(1, len(nodes), 2)
        ]
        one = self._way(scene, nodes[1::2])
        other = self._way(scene, (nodes[0], *reversed(nodes[2::2])))
        is_long = len(one.text.split()) + len(other.text.split()) > _WORDS_OF_BOTH_WAYS
        names = {"links": links, "one": one, "other": other, "gains": self._told(scene)}
        return self.clause("argument", scene, *when(long=is_long), **names)

    def _way(self, scene: Scene[LoopEvidence], nodes: Sequence[ChainNode]) -> Passage:
        """`r1c1 is 4, r1c5 is 7 and r3c5 is 4`; `r1c1, r1c5 and r3c5 are 4`, of one digit."""
        is_one = len({node.digit for node in nodes}) == 1
        alike = when(alike=is_one and all(len(node.cells) == 1 for node in nodes))
        names = {"nodes": nodes, "cells": cells_of(nodes), "digit": nodes[0].digit}
        return self.clause("way", scene, *alike, **names)

    def consequence(self, scene: Scene[LoopEvidence]) -> Passage:
        return said(self._told(scene), "ending")

    @once_a_scene
    def _told(self, scene: Scene[LoopEvidence]) -> Gains:
        """What goes, place by place; the last of many places together."""
        gains = self._gains(scene)
        number = _PLACES_TOLD_BESIDE_GROUPS if sets_of(scene.evidence) else _PLACES_TOLD
        if scene.full or len(gains) <= number + 1:
            return Gains(tuple(gains))
        first, others = gains[:number], gains[number:]
        lost = [candidate for gain in others for candidate in gain.action.candidates]
        claims = [claim for gain in others for claim in gain.reason.claims]
        reason = self.clause("same", scene, places=others, claims=claims)
        rest = Elimination.of_candidates(tuple(sorted(lost)))
        return Gains((*first, ReasonedElimination(reason, rest, named=False)))

    def _gains(self, scene: Scene[LoopEvidence]) -> list[ReasonedElimination]:
        """What goes because of one pair of neighbours after the other, and because of groups."""
        board, nodes = scene.before, scene.evidence.nodes
        left = list(scene.action.candidates)
        gains: list[ReasonedElimination] = []
        for at in range(1, len(nodes), 2):
            one, other = nodes[at], nodes[(at + 1) % len(nodes)]
            claims = [RuleOut(candidates(node), (each,)) for node in (one, other) for each in left]
            lost = [e for e in left if all(c.holds(board) for c in claims if e in c.others)]
            if lost:
                gains.append(self._by_neighbours(scene, one, other, lost, *when(more=gains)))
                left = [each for each in left if each not in lost]
        for group, further in _further_digits(scene):
            of_group = [each for each in left if each.digit in further]
            lost = [each for each in of_group if group.is_all_seen(board, each)]
            for cells, digits in group_by_digits(lost):
                seen = see_every(board, cells, (group,), digits)
                reason = self.clause("further", scene, name=group.name, digits=digits, seen=seen)
                gains.append(ReasonedElimination(reason, Elimination(cells, digits)))
            left = [each for each in left if each not in lost]
        return gains

    def _by_neighbours(
        self,
        scene: Scene[LoopEvidence],
        one: ChainNode,
        other: ChainNode,
        lost: Sequence[Candidate],
        *cases: str,
    ) -> ReasonedElimination:
        """`either way r1c1 or r1c5 is 4, and r1c2 sees both`, `r3c3 is 4 or 7 either way`."""
        digits, both = (one.digit, other.digit), tuple(cells_of((one, other)))
        is_two = one.digit != other.digit
        sight = Sees(tuple(sorted({each.cell for each in lost})), both)
        names = {"cell": one.cells[0], "cells": both, "digits": digits, "digit": one.digit}
        of_two = when(two=is_two)
        reason = self.clause("neighbours", scene, *cases, *of_two, sight=sight, **names)
        return ReasonedElimination(reason, Elimination.of_candidates(tuple(lost)), as_it=is_two)


def _further_digits(scene: Scene[LoopEvidence]) -> Iterator[tuple[Group, set[int]]]:
    """The digits that a group takes both ways: those beside the two of its choice."""
    groups = groups_of(scene, scene.evidence)
    for choice in choices_of(scene.evidence):
        if isinstance(choice.joint, SetJoint):
            group = groups[choice.joint]
            yield group, {*group.digits}.difference((choice.lost.digit, choice.kept.digit))
