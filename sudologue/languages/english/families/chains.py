"""The words of the family `chains`."""

TEXTS = """
m_wing s_wing l_wing h_wing x_chain xy_chain aic
    reason: Suppose one end isn't its digit, and follow what that forces, one link at a time, to the
        other end: it is its digit. So at least one of the ends is, and whatever both of them rule
        out is wrong.

m_wing
    title: M-Wing
    aliases: Medusa Wing
    summary: A cell with two candidates, one of which passes through a house to a second cell, which
        must then hand on the other digit.
    spotting: To find one, start at a cell with two candidates and follow one digit through houses
        with two places, until you reach the other digit of your first cell.

s_wing
    title: S-Wing
    aliases: Split Wing
    summary: A cell with two candidates and, for each of them, a house with two places, one of which
        the cell sees.
    spotting: To find one, take a cell with two candidates, and look for a house with two places for
        each of them, one place in sight of the cell.

l_wing
    title: L-Wing
    aliases: Local Wing
    summary: Three houses with two places each, for three different digits, that meet in two cells.
    spotting: To find one, take a house with two places for a digit, and see where another digit of
        each of these cells has only one more place.

h_wing
    title: H-Wing
    aliases: Hybrid Wing
    summary: Two cells with two candidates each that share a digit, and a house with two places for
        the digit that comes last.
    spotting: To find one, take two cells with two candidates that see each other and share a digit,
        and look for a house with two places for the last digit.

x_cycle xy_cycle continuous_nice_loop
    reason: Each link forces the next, all the way round, so the loop can be filled in only two
        ways. Whatever is wrong both ways can go.

x_cycle
    title: X-Cycle
    aliases: Fishy Cycle; single-digit loop
    summary: Houses with two places for one digit, joined up until they come back to the start.
    spotting: To find one, mark the houses with two places for a digit, and follow them from place
        to place until you are back where you started.

x_chain
    title: X-Chain
    aliases: single-digit chain
    summary: Houses with two places for one digit, joined up in a row: at least one of the two ends
        has the digit.
    spotting: To find one, mark the houses with two places for a digit, follow them from place to
        place, and look for a cell that sees the first and the last.

xy_cycle
    title: XY-Cycle
    aliases: XY-Loop; closed XY-Chain
    summary: A ring of cells with two candidates each, in which every cell shares a digit with the
        next.
    spotting: To find one, step from one cell with two candidates to the next by a digit they share,
        until you come back to the first by its other digit.

xy_chain
    title: XY-Chain
    aliases: Y-Chain
    summary: A row of cells with two candidates, each sharing a digit with the next: at least one of
        the ends has the digit they started without.
    spotting: To find one, step from a cell with two candidates to another that shares a digit with
        it, again and again, until the digit you started without comes back.

continuous_nice_loop
    title: Continuous Nice Loop
    aliases: AIC ring; continuous loop
    summary: A chain that comes back to where it started and fits: it can be filled in only two
        ways.
    spotting: To find one, don't stop when a chain comes back to its first cell and fits: every two
        neighbours in it hold a digit between them.

discontinuous_nice_loop
    title: Discontinuous Nice Loop
    aliases: discontinuous loop
    summary: A chain that leads from a candidate back to it, and shows that it must be right, or
        that it must be wrong.
    reason: Follow the links round from the candidate. They come back to it and contradict what you
        supposed, so the opposite is true.
    spotting: To find one, start from a candidate you doubt, and follow cells with two candidates
        and houses with two places until you are back at its cell.

aic
    title: Alternating Inference Chain
    aliases: AIC
    summary: A chain of links: if one thing is false, the next is true, and so on, so one of the two
        ends is true.
    spotting: To find one, follow "not here, so there" from a cell or house with two choices, and
        see what both ends of your chain rule out.

grouped_x_chain grouped_aic
    reason: Two or three cells where a box and a line cross can stand for one place. Suppose one end
        isn't its digit, and follow what that forces, one link at a time, to the other end: it is
        its digit. So at least one of the ends is, and whatever both of them rule out is wrong.

grouped_x_chain
    title: Grouped X-Chain
    aliases: Grouped X-Cycle
    summary: An X-Chain in which two or three cells where a box and a line cross stand for one
        place.
    spotting: To find one, follow the houses with two places for a digit, and let two or three cells
        of a box that lie in one line stand for one place.

grouped_continuous_nice_loop
    title: Grouped Continuous Nice Loop
    summary: A loop in which two or three cells where a box and a line cross stand for one place.
    reason: Two or three cells where a box and a line cross can stand for one place. Each link
        forces the next, all the way round, so the loop can be filled in only two ways. Whatever is
        wrong both ways can go.
    spotting: To find one, follow a chain until it comes back to its start and fits, and let two or
        three cells of a box that lie in one line stand for one place.

grouped_discontinuous_nice_loop
    title: Grouped Discontinuous Nice Loop
    summary: A chain that leads from a candidate back to it, in which two or three cells where a box
        and a line cross stand for one place.
    reason: Two or three cells where a box and a line cross can stand for one place. Follow the
        links round from the candidate. They come back to it and contradict what you supposed, so
        the opposite is true.
    spotting: To find one, follow a chain from a candidate you doubt back to its cell, and let two
        or three cells of a box that lie in one line stand for one place.

grouped_aic
    title: Grouped AIC
    aliases: Grouped Alternating Inference Chain
    summary: A chain in which two or three cells where a box and a line cross stand for one place:
        one of its two ends is true.
    spotting: To find one, follow "not here, so there" from a cell or house with two choices, and
        let two or three cells of a box that lie in one line stand for one place.

aic_with_als
    title: AIC with Almost Locked Sets
    aliases: chain with ALS nodes; ALS-AIC
    summary: A chain in which a group with one digit more than cells is a link: without one of its
        digits, it needs all the others.
    reason: Cells of a house with one digit more than cells can do without only one digit. Suppose
        one end isn't its digit, and follow what that forces, one link at a time, to the other end:
        it is its digit. So at least one of the ends is, and whatever both of them rule out is
        wrong.
    spotting: To find one, follow a chain, and where you get stuck, look for cells of a house with
        one digit more than cells: without one digit they need all the others.

LinkedNodesTelling
    question: what follows if a group with one digit more than cells goes without its {digit}
    question.cell: where does each digit of a cell with {digits} lead
    question.house: where does each place of {house}'s {digit} lead
    made_of: cells with two candidates and houses with two places
    made_of.cells: cells with two candidates
    made_of.sets: cells with two candidates, houses with two places and groups with one digit more
        than cells
    made_of.grouped: cells with two candidates and houses with two places, where several cells can
        stand for one
    made_of.single: houses with two places for the {digit}
    made_of.single.grouped: houses with two places for the {digit}, where several cells can stand
        for one

ChainTelling
    seen: {supposed}. Then {links:chained}
    seen.cells: {supposed}. Then {links:follow}
    seen.lines, seen.lines.cells:
        {supposed}.{line_break}{links:full_lines}.{line_break}{argument:capital}
    seen.sets: {introduced}. {supposed}. Then {links:chained}
    seen.lines.sets: {introduced}.
        {supposed}.{line_break}{links:full_lines}.{line_break}{argument:capital}
    supposed: suppose {none_is}
    line: {number} {link}
    start: [it's|claims] {digit}
    start.cell.lines: {cell} [is|claims] {digit}
    start.house: {house}'s {digit} [is in|claims] {left:or}
    start.set, link.set.pair: {needed}
    link: {cell} [is|claims] {digit}
    link.house: {gone} [{gone:isn't/aren't}|rule_out] {lost}, and {house}'s {digit} [is in|claims]
        {left:or}
    link.house.lines: {gone} [{gone:isn't/aren't}|rule_out] {lost}, so {house}'s {digit}
        [is in|claims] {left:or}
    link.house.pair, link.house.lines.pair: {house}'s {digit} [is in|claims] {left:or}
    link.set: {gone} [{gone:isn't/aren't}|rule_out] {lost}, and {needed}
    link.set.lines: {gone} [{gone:isn't/aren't}|rule_out] {lost}, so {needed}
    needed: {name} [needs|needs] its {digit}, in {left:or}
    argument: so either {first:is} or {last:is}
    argument.of_groups: so either {first:is}, or {last:is}
    closing: [either way|rule_out] {conclusion}
    argument.back.placed: that isn't what was supposed
    argument.back: that isn't what was supposed: {start} is {digit}
    argument.back.several, argument.back.elsewhere: that isn't what was supposed: {ends:or} is
        {digit}, and {sight:all}
    argument.alike: so at least one of {ends} is {digit}. {sight:all}
    argument.one_cell: so {start} is {digit} or {last_digit}
    consequence.alike: {target_cells:it isn't/neither is/none of them is} {digit}
    consequence.back, consequence.one_cell: {conclusion:it}
    consequence.back.elsewhere, consequence.back.several: {conclusion:named}
    consequence.back.placed: {conclusion:so}
    closing.alike, closing.back, closing.one_cell:
    reason: that's {technique:called}, a chain and no guess: you don't know which end is right, only
        that at least one is
    reason.alike: that's {technique:called}, a chain and no guess: you don't know which of {ends} is
        {digit}, only that at least one is
    reason.back: that's {technique:called}, a chain that disproves what it started from
    place: from {first} to {last}
    place.back: from {first} back to itself
    family: a chain of {made_of}
    setting: {focus_cells}, in that order

LoopTelling
    seen: if {none_is}, {links:follow}. If {first:is}, {back:follow}
    seen.sets: {introduced}. If {none_is}, {links:follow}. If {first:is}, {back:follow}
    way: {cell} [is|claim] {digit}
    way.cell.start: [it's|claim] {digit}
    way.house: {house}'s {digit} [is in|claim] {left:or}
    way.set: {name} [needs|claim] its {digit}, in {left:or}
    argument: there's [no third way|links]. In both, {gains:pairs}
    neighbours: {cells:or} is {digit}, and {sight:all}
    neighbours.house: {house}'s {digit} [is in|sight] {cells:or}
    neighbours.two: {cell} is {digits:or}
    further: {name} needs its {digits}, and {seen}
    same: the same goes [for {places:count} more places|claims] of the ring
    reason: that's {technique:called}: a chain that comes back to its start and fits can be filled
        in only two ways, and what is wrong both ways goes
    place: through {cells}
    family: a ring of {made_of}
    setting: {focus_cells}, round in a ring

ChainNode
    clause: {digit} in {cells:or}
    is: {cells:or} is {digit}
    one: {cells:/one of }{cells} is {digit}
"""
