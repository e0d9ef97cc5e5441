"""Chains, told from one end to the other, link by link; and loops, told both ways round.

Of a chain, suppose that the first end is false, and see what comes of it at the other. A long one
has a line for each link. In a loop the choices stand in a ring, so that there are only two ways.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import Any

from sudologue.inference import Elimination, HouseConstraint, Placement
from sudologue.model import Candidate
from sudologue.narration.claims.board_claims import (
    Assertion,
    CanOnlyBe,
    Follows,
    OnlyPlaces,
    RuleOut,
    Sees,
)
from sudologue.narration.phrasing.filling import capitalised, said, when
from sudologue.narration.phrasing.passage import NEW_LINE, Passage
from sudologue.narration.steps.conclusions import (
    Gains,
    NoneIs,
    ReasonedElimination,
    group_by_digits,
)
from sudologue.narration.steps.groups import Group, Needs, PlacesAmong, see_every
from sudologue.narration.steps.scene import Scene, once_a_scene
from sudologue.narration.steps.telling import tells
from sudologue.rules.chains.evidence import (
    ChainEvidence,
    ChainNode,
    LoopEvidence,
    SetJoint,
    WeakJoint,
)
from sudologue.rules.chains.telling.linked_nodes import (
    Choice,
    LinkedNodesTelling,
    candidates,
    cells_of,
    choices_of,
    groups_of,
    sets_of,
)

MOST_IN_SENTENCES = 5
"""So many links of a chain are told in sentences; of more, each has a line."""

MOST_CELLS_LISTED = 8
"""So many cells stand in a list."""

_PLACES_TOLD = 4

_PLACES_TOLD_BESIDE_GROUPS = 3


@tells(ChainEvidence)
class ChainTelling(LinkedNodesTelling[ChainEvidence]):
    """A chain by its choices, one after the other.

    It leads `back` to its first node, which is true, even if that is of `several` cells, and so
    what goes may lie `elsewhere`. Or both ends are `alike`, of one digit, which goes where both are
    in sight; or both are of `one_cell`, whose other candidates go. Ends may be `of_groups`.
    """

    def names(self, scene: Scene[ChainEvidence]) -> Mapping[str, Any]:
        first, last = _ends(scene)
        ends = tuple(cells_of((first, last)))
        rule_out = [RuleOut(candidates(e), scene.action.candidates) for e in (first, last)]
        return {
            **super().names(scene),
            "first": first,
            "last": last,
            "last_digit": last.digit,
            "ends": ends,
            "sight": scene.sight_of(ends),
            "rule_out": rule_out,
            "start": ends[0],
        }

    def cases(self, scene: Scene[ChainEvidence]) -> Collection[str]:
        (first, last), targets = _ends(scene), scene.target_cells
        back = first == last
        alike = not back and first.digit == last.digit
        one_cell = not alike and first.cells == last.cells and len(first.cells) == 1
        return (
            *super().cases(scene),
            *when(
                back=back,
                several=len(first.cells) > 1,
                elsewhere=targets != list(first.cells),
                placed=isinstance(scene.action, Placement),
                alike=alike and {each.digit for each in scene.action.candidates} == {first.digit},
                one_cell=not back and one_cell and targets == list(first.cells),
                of_groups=not alike and len(first.cells) + len(last.cells) > 2,
            ),
        )

    def place(self, scene: Scene[ChainEvidence]) -> Passage:
        first, last = _ends(scene)
        return self.clause("place", scene, *when(back=first == last), first=first, last=last)

    def observation(self, scene: Scene[ChainEvidence]) -> Passage:
        groups, choices = groups_of(scene, scene.evidence), self.choices(scene)
        links = [*self._walk(scene, choices, groups)]
        if self._has_lines(scene):
            links = [
                self.clause("line", scene, number=f"({number})", link=capitalised(link))
                for number, link in enumerate(links, 1)
            ]
        return self.seen(
            scene,
            groups.values(),
            links,
            *when(lines=self._has_lines(scene)),
            none_is=NoneIs(choices[0].lost.cells, choices[0].lost.digit),
            argument=super().argument(scene),
            line_break=NEW_LINE,
        )

    def argument(self, scene: Scene[ChainEvidence]) -> Passage | None:
        return None if self._has_lines(scene) else super().argument(scene)

    def _has_lines(self, scene: Scene[ChainEvidence]) -> bool:
        choices = self.choices(scene)
        of_cells = all(choice.joint.is_in_a_cell for choice in choices)
        return len(choices) > (MOST_CELLS_LISTED if of_cells else MOST_IN_SENTENCES)

    def _walk(
        self, scene: Scene[ChainEvidence], choices: Sequence[Choice], groups: dict[SetJoint, Group]
    ) -> Iterator[Passage]:
        """What the supposition that the first node is false makes true, one after the other."""
        gone, before = set[Candidate](), None
        for choice in choices:
            lost, kept, joint = choice.lost, choice.kept, choice.joint
            gone.update(candidates(lost))
            left = tuple([each for each in candidates(kept) if each not in gone])
            left = left or candidates(kept)
            names: dict[str, Any] = {"claims": list[Assertion](), "rule_out": ()}
            if isinstance(joint, SetJoint):
                names |= {"name": groups[joint].name, "needs": _needs(joint, choice)}
            else:
                false = tuple(sorted(gone.difference(left)))
                names["claims"] = [Follows(joint.truth, left, (), false)]
            changes = before is not None and before.digit != lost.digit
            if before:
                names["rule_out"] = RuleOut(candidates(before), candidates(lost))
                names["claims"] = [names["rule_out"], *names["claims"]]
            yield self.clause(
                "link" if before else "start",
                scene,
                *choice.cases,
                *when(
                    lines=self._has_lines(scene),
                    pair=changes and len(scene.before.domain(lost.cells[0])) == 2,
                ),
                gone=lost.cells,
                lost=lost.digit,
                digit=kept.digit,
                house=choice.house,
                cell=left[0].cell,
                left=[each.cell for each in left],
                **names,
            )
            before = kept


def _ends(scene: Scene[ChainEvidence]) -> tuple[ChainNode, ChainNode]:
    return scene.evidence.nodes[0], scene.evidence.nodes[-1]


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
        nodes, groups = scene.evidence.nodes, groups_of(scene, scene.evidence)
        choices = self.choices(scene)
        return self.seen(
            scene,
            groups.values(),
            [self._way(scene, each, each.kept, groups) for each in choices],
            back=[self._way(scene, each, each.lost, groups) for each in choices[:0:-1]],
            none_is=NoneIs(nodes[0].cells, nodes[0].digit),
            first=nodes[0],
        )

    def _way(
        self,
        scene: Scene[LoopEvidence],
        choice: Choice,
        node: ChainNode,
        groups: dict[SetJoint, Group],
    ) -> Passage:
        """What one way round makes of a choice: `r1c1 is 4`, `row 2's 4 is in r2c4 or r2c6`."""
        one, other, house = choice.lost, choice.kept, choice.house
        name = None
        if isinstance(choice.joint, SetJoint):
            name = groups[choice.joint].name
            claim: Assertion = Needs(choice.joint.cells, (one.digit,), (other.digit,))
        elif house:
            claim = OnlyPlaces(one.digit, (house,), (*one.cells, *other.cells))
        else:
            claim = CanOnlyBe(one.cells, (one.digit, other.digit))
        return self.clause(
            "way",
            scene,
            *choice.cases,
            *when(start=node == scene.evidence.nodes[1]),
            name=name,
            house=house,
            cell=node.cells[0],
            digit=node.digit,
            left=node.cells,
            claim=claim,
        )

    def argument(self, scene: Scene[LoopEvidence]) -> Passage:
        nodes = scene.evidence.nodes
        links = [
            RuleOut(candidates(nodes[at]), candidates(nodes[(at + 1) % len(nodes)]))
            for at in range(1, len(nodes), 2)
        ]
        return self.clause("argument", scene, links=links, gains=self._told(scene).sentences)

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
                gains.append(self._by_neighbours(scene, at, lost))
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
        self, scene: Scene[LoopEvidence], at: int, lost: Sequence[Candidate]
    ) -> ReasonedElimination:
        """`row 1's 4 is in r1c1 or r1c5`, `r1c1 or r1c5 is 4, and r1c2 sees both`."""
        nodes, joint = scene.evidence.nodes, scene.evidence.joints[at]
        one, other = nodes[at], nodes[(at + 1) % len(nodes)]
        both, cells = cells_of((one, other)), sorted({each.cell for each in lost})
        is_two = one.digit != other.digit
        weak = joint.because[0] if isinstance(joint, WeakJoint) else None
        house = weak.house if isinstance(weak, HouseConstraint) else None
        if house and not {*cells, *both} <= {*house.cells}:
            house = None
        reason = self.clause(
            "neighbours",
            scene,
            *when(two=is_two, house=house),
            house=house,
            sight=Sees(tuple(cells), tuple(both)),
            cell=one.cells[0],
            cells=both,
            digits=sorted((one.digit, other.digit)),
            digit=one.digit,
        )
        as_it = is_two or (not house and len(cells) == 1)
        return ReasonedElimination(
            reason, Elimination.of_candidates(tuple(lost)), named=not house, as_it=as_it
        )


def _further_digits(scene: Scene[LoopEvidence]) -> Iterator[tuple[Group, set[int]]]:
    """The digits that a group takes both ways: those beside the two of its choice."""
    groups = groups_of(scene, scene.evidence)
    for choice in choices_of(scene.evidence):
        if isinstance(choice.joint, SetJoint):
            group = groups[choice.joint]
            yield group, {*group.digits}.difference((choice.lost.digit, choice.kept.digit))
