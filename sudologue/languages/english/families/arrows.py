"""The words of the family `arrows`."""

TEXTS = """
arrow_bounds
    title: Arrow Bounds
    summary: The circle of an arrow is at least the least that its shaft can make, and at most the
        most; and a cell of the shaft takes what the circle and its other cells can leave for it.
    reason: The digits along the shaft of an arrow add up to the one in its circle. Two cells make
        at least 2, and at least 3 if they see each other, so that is the least that the circle can
        be. And if the circle is at most 7 and another cell of the shaft at least 3, no more than 4
        is left.
    spotting: To find the next one, add up the least digits along each shaft, and compare that with
        the largest that the circle can be.

arrow_combination
    title: Arrow Combinations
    summary: When no way to fill an arrow has a digit in one of its cells, it does not go there.
    reason: The digits along the shaft of an arrow add up to the one in its circle. With the
        candidates that its cells have left there may be few ways to do that, and each of them takes
        one candidate of every cell. A candidate that none of them takes is false.
    spotting: To find the next one, take an arrow with few candidates left, and write down for each
        digit of its circle the sums that make it.

arrow_repeats
    title: Arrow Repeats
    summary: A digit may be on an arrow twice, but not in cells that see each other: what only such
        ways to fill the arrow have is false.
    reason: The digits along the shaft of an arrow add up to the one in its circle. A sum such as 6
        = 3 + 3 is right only if the two cells of the shaft do not see each other. Where they do, it
        falls away, and with it every candidate that no other sum needs.
    spotting: To find the next one, look for cells of an arrow that lie in one house, and leave out
        the sums with the same digit in two of them.

ArrowTelling
    law: the digits on {shafts:the shaft/each shaft} of {arrow} add up to
        {circle:the one in its circle/the number in its pill}
    place: {arrow}
    setting: look at {arrow}

ArrowBoundsTelling
    observation: {law}. {others:clauses}
    makes: {cells} [make {limit}|bounds] {amount:number}
    makes.one: {cells} [is {limit}|bounds] {amount}
    makes.one.filled: {cells} [is|bounds] {amount}
    makes.apart: {apart} and [make {limit}|bounds] {amount:number}
    makes.grouped: {apart:clauses}, so {cells} [make {limit}|bounds] {amount:number}
    limit: at least
    limit.most: at most
    in_pill: {others}
    argument: that leaves {limit} {bound:number} for {cell}
    argument.circle: that is the least that {cell}, the circle, can be
    argument.circle.most: that is the most that {cell}, the circle, can be
    reason: the {circle:circle/pill} of {arrow} is as large as all that is on a shaft:
        {conclusion:supposed} would be too {extreme}
    reason.on_shaft: all that is on a shaft of {arrow} goes into its {circle:circle/pill}: with
        {conclusion:supposed} it would come to too {extreme}
    extreme: little
    extreme.most: much
    family: an arrow with a digit that is too small or too large for the others on it
    question: how much do the cells of an arrow make at least, and how much at most

ArrowFillingTelling
    observation: {law}, and {takes}
    observation.ways: {law}, and {filled}
    observation.grouped, observation.grouped.ways: {law}, and {apart_cells:clauses}, so
        {apart_cells:they/each of these groups} cannot repeat a digit
    filled: it [can only be filled as|ways_left] {sums:or}
    filled.grouped: {arrow} [can only be filled as|ways_left] {sums:or}
    takes: however it is filled, {cell} [takes|takes_left] {left:or}
    takes.grouped: however {arrow} is filled, {cell} [takes|takes_left] {left:or}
    argument.leaving: {leavings:clauses}
    argument.grouped: {takes}
    argument.grouped.ways: {filled}
    argument.grouped.refused: with {conclusion:supposed}, {arrow}
        [could only be filled as|refused_left] {refused_sums:or}
    leaving: with {digit} in {cell}, {others} would have to {others:be/make} {totals:number:or}, and
        {others:it/they} [cannot|cannot]
    reason: each way to fill {arrow} takes one candidate of every cell, and no way takes
        {conclusion:supposed}
    reason.apart: each way to fill {arrow} with {conclusion:supposed} has a digit twice in cells
        that cannot share it
    family: an arrow with a digit that none of its sums needs
    family.apart: an arrow with sums that need a digit twice where it cannot be
    question: which sums are left for one of the arrows
"""
