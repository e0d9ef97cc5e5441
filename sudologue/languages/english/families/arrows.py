"""The words of the family `arrows`."""

TEXTS = """
arrow_bounds
    title: Arrow Bounds
    summary: Add up the smallest digits that an arrow's shaft can have: the circle is at least that,
        and its largest digit limits each cell.
    reason: The digits on an arrow's shaft add up to the digit in its circle. Two cells total at
        least 2, and at least 3 if they see each other, so the circle is at least that. And if the
        circle is at most 7 and the rest of the shaft at least 3, no more than 4 is left for the
        last cell.
    spotting: To find the next one, look for a long shaft, or one with a large digit on it, and
        compare its smallest total with the largest digit that the circle can be.

arrow_combination
    title: Arrow Combinations
    summary: List the sums that are left for an arrow: a digit that none of them has doesn't go
        there.
    reason: The digits on an arrow's shaft add up to the digit in its circle. With the candidates
        that its cells have left there are often only a few sums. A candidate that no sum needs can
        go.
    spotting: To find the next one, look for an arrow with a given on it, and write down the sums
        that are left.

arrow_repeats
    title: Arrow Repeats
    summary: Two cells of an arrow that see each other can't be equal: drop the sums that have a
        digit twice there.
    reason: The digits on an arrow's shaft add up to the digit in its circle. A sum such as 6 = 3 +
        3 is fine only if the two cells don't see each other. Where they do, it falls away, and
        with it every candidate that no other sum needs.
    spotting: To find the next one, look for cells of an arrow in one row, column or box, and cross
        out the sums with two equal digits there.

ArrowTelling
    setting: look at {arrow}

ArrowBoundsTelling
    observation: on {arrow}, {facts:serial}
    fact: the shaft [totals at least|bounds] {amount}
    fact.most: the shaft [totals at most|bounds] {amount}
    fact.several: {cells} [total at least|bounds] {amount}
    fact.several.most: {cells} [total at most|bounds] {amount}
    fact.one: {cells} [is at least|bounds] {amount}
    fact.one.most: {cells} [is at most|bounds] {amount}
    fact.one.circle: the circle [is at least|bounds] {amount}
    fact.one.circle.most: the circle [is at most|bounds] {amount}
    fact.one.filled: {cells} [is|bounds] {amount}
    fact.one.circle.filled: the circle [is|bounds] {amount}
    range: {cells} [total at least {least:number} and at most {top:number}|bounds]
    consequence: {bounded:serial}
    consequence.pill: {left:serial}
    bounded: {cells} {cells:is/are each} at least {bound}
    bounded.most: {cells} {cells:is/are each} at most {bound}
    bounded.exact: {cells} {cells:is/are} {bound}
    bounded.on_shaft: {cells} {cells:is/are each} at least {number:number} −
        [{rest:number}|makes] = {bound}
    bounded.on_shaft.most: {cells} {cells:is/are each} at most {number:number} −
        [{rest:number}|makes] = {bound}
    bounded.on_shaft.exact: {cells} {cells:is/are each} {number:number} −
        [{rest:number}|makes] = {bound}
    reason: what is on a shaft adds up to the {circle:circle/pill}, so neither can be too small or
        too large for the other
    family: an arrow with a digit that is too small or too large for the others on it
    question: how much do the cells of an arrow total at least, and how much at most

ArrowFillingTelling
    observation: [in every way|takes_left] to fill {arrow}, {left:serial}
    observation.copy: {arrow} has one cell, which copies the circle
    observation.last: {arrow} is {number}, and {placed} {placed:is/total} [{rest:number}|makes]
    observation.total: the shaft of {arrow} totals [{rest:number}|makes]
    observation.known.clashing: {arrow} is {number}: [{base:or}|base_left], but not {clashing:or},
        because {differing:clauses}
    observation.known: {arrow} is {number}: [{base:or}|base_left]
    observation.more: the circle of {arrow} is [{rest:number}|makes] more than {open_cell}:
        [{base:or}|base_left]
    observation.more_of_many: the circle of {arrow} is [{rest:number}|makes] more than {open_cell}
    observation.least.differ: {arrow} has at least [{least_sum}|base_left] on its shaft, because
        {differing:clauses}
    observation.least: {arrow} has at least [{least_sum}|base_left] on its shaft
    observation.open: {arrow} can be [{base:or}|base_left]
    observation.ways: {filled}
    observation.leaving: {leavings:serial}
    observation.grouped, observation.grouped.ways: {apart_cells:clauses}, so
        {apart_cells:they/each of these groups} can't repeat a digit
    consequence.ways: {left:serial}
    filled: {arrow} [can only be|ways_left] {sums:or}
    filled.many: {arrow} [can only be|ways_left] {sums:or}: {reasons:serial}
    argument.reasons: {reasons:serial}
    argument.grouped: [in every way|takes_left] to fill {arrow}, {left:serial}
    argument.grouped.ways: {filled}
    argument.grouped.refused: with {conclusion:supposed}, {arrow} [could only be|refused_left]
        {refused_sums:or}
    leaving: if {cell} were {digit}, {others} would have to {others:be/total} {totals:number:or},
        and {others:it/they} [can't|cannot]
    reason: a digit that is in no sum for the arrow can't be on it, whichever sum is right
    reason.copy, reason.last, reason.total: the digits on an arrow's shaft add up to the digit in
        its circle
    reason.apart: cells of an arrow that see each other can't be equal, so a sum that needs that is
        out, and so is every digit that no other sum has
    family: an arrow with a digit that none of its sums needs
    family.apart: an arrow with sums that need a digit twice where it can't be
    question: which sums are left for one of the arrows
"""
