"""The words of the family `chains`."""

TEXTS = """
m_wing s_wing l_wing h_wing x_chain xy_chain aic
    reason: If the cell at one end does not take its digit, that settles the next choice, which
        settles the one after it, and so on to the other end, which then takes its own. So one of
        the two ends has its digit, and what neither of them leaves room for can go.

m_wing
    title: M-Wing
    aliases: Medusa Wing
    summary: When one of the two digits of a cell is passed on through a house with two places for
        it to a cell that could take the other digit, and a second house has that other digit there
        or in one more place only, the other digit leaves every cell in sight of both the first cell
        and the last place.
    spotting: To find the next one, take a cell with two candidates, look for a house that must pass
        one of them on to a second cell, and see whether that cell could have the other candidate
        instead.

s_wing
    title: S-Wing
    aliases: Split Wing
    summary: When each of the two digits of a cell leads to a house with two places for it, one of
        them in sight of the cell, the far places have between them one of the two digits: where
        they see each other, neither takes the other's.
    spotting: To find the next one, take a cell with two candidates and look on either side for a
        house with two places for one of them, one of the two in sight of the cell.

l_wing
    title: L-Wing
    aliases: Local Wing
    summary: When three houses with two places each, for three different digits, meet in two cells,
        one of the two outer places has its digit: where these see each other, neither takes the
        other's.
    spotting: To find the next one, look for a house with two places for a digit, and see whether
        another digit of each of these cells has just one more place in some house.

h_wing
    title: H-Wing
    aliases: Hybrid Wing
    summary: When two cells with two candidates each lead to a house with two places for the last of
        three digits, either the first cell takes the first digit or the far place the last: where
        these see each other, neither takes the other's.
    spotting: To find the next one, look for two cells with two candidates each that see each other
        and share one digit, and then for a house where the last digit left has two places.

x_cycle xy_cycle continuous_nice_loop
    reason: Each choice settles the next, all the way round to where one began. So there are only
        two ways to make them all, and what neither way leaves room for can go.

x_cycle
    title: X-Cycle
    aliases: Fishy Cycle; single-digit loop
    summary: When houses with two places for a digit join up into a loop, the digit leaves every
        cell in sight of both ends of a joint; where such a chain comes back to a cell from both
        sides, the cell takes the digit.
    spotting: To find the next one, mark the houses with two places for a digit and follow them from
        place to place to see whether you come back to where you started.

x_chain
    title: X-Chain
    aliases: single-digit chain
    summary: When houses with two places for a digit are joined in a row, each with a place in sight
        of the next one's, the digit leaves every cell in sight of both ends.
    spotting: To find the next one, mark the houses with two places for a digit and follow them from
        place to place, then look for what sees the first and the last one.

xy_cycle
    title: XY-Cycle
    aliases: XY-Loop; closed XY-Chain
    summary: When cells with two candidates form a ring, each sharing one digit with the next, that
        digit leaves every other cell in sight of both neighbours.
    spotting: To find the next one, follow cells with two candidates from one to the next by the
        digit they share, and see whether you come back to the first by its other digit.

xy_chain
    title: XY-Chain
    aliases: Y-Chain
    summary: When cells with two candidates form a row, each sharing one digit with the next, and
        the two digits left over at the ends are the same, that digit leaves every cell in sight of
        both ends.
    spotting: To find the next one, follow cells with two candidates from one to the next by the
        digit they share, until the digit that you started without turns up again.

continuous_nice_loop
    title: Continuous Nice Loop
    aliases: AIC ring; continuous loop
    summary: When strong and weak links by turns close into a loop, whatever sees both ends of one
        of the weak links is false.
    spotting: To find the next one, follow a chain of cells with two candidates and houses with two
        places until its last choice settles the first.

discontinuous_nice_loop
    title: Discontinuous Nice Loop
    aliases: discontinuous loop
    summary: When strong and weak links by turns lead from a candidate back to itself, the candidate
        is true if two strong links meet there, and false if two weak ones do.
    reason: Follow the choices round from the candidate in question. They lead back to it with the
        opposite of what was supposed, so that cannot be.
    spotting: To find the next one, start from a candidate that you doubt and follow cells with two
        candidates and houses with two places until you come back to its cell or its digit.

aic
    title: Alternating Inference Chain
    aliases: AIC
    summary: When strong and weak links take turns from one candidate to another, with strong ones
        first and last, whatever sees both ends is false.
    spotting: To find the next one, start from a cell with two candidates or a house with two
        places, follow one such choice to the next, and see what both ends of your chain rule out.

grouped_x_chain grouped_aic
    reason: Several places where two houses cross may count as a single one: one of them has the
        digit, or none has. If the cell at one end does not take its digit, that settles the next
        choice, which settles the one after it, and so on to the other end, which then takes its
        own. So one of the two ends has its digit, and what neither of them leaves room for can go.

grouped_x_chain
    title: Grouped X-Chain
    aliases: Grouped X-Cycle
    summary: An X-Chain, or X-Cycle, in which several places of the digit where two houses cross
        count as one.
    spotting: To find the next one, follow the houses with two places for a digit, and count places
        that lie in a box and in one line together as one.

grouped_continuous_nice_loop
    title: Grouped Continuous Nice Loop
    summary: A Continuous Nice Loop in which several places of a digit where two houses cross count
        as one.
    reason: Several places where two houses cross may count as a single one: one of them has the
        digit, or none has. Each choice settles the next, all the way round to where one began. So
        there are only two ways to make them all, and what neither way leaves room for can go.
    spotting: To find the next one, follow a chain of choices until its last settles the first, and
        count places of a digit that lie in a box and in one line together as one.

grouped_discontinuous_nice_loop
    title: Grouped Discontinuous Nice Loop
    summary: A Discontinuous Nice Loop in which several places of a digit where two houses cross
        count as one.
    reason: Several places where two houses cross may count as a single one: one of them has the
        digit, or none has. Follow the choices round from the candidate in question. They lead back
        to it with the opposite of what was supposed, so that cannot be.
    spotting: To find the next one, follow the choices from a candidate that you doubt until you
        come back to it, and count places of a digit that lie in a box and in one line together as
        one.

grouped_aic
    title: Grouped AIC
    aliases: Grouped Alternating Inference Chain
    summary: An Alternating Inference Chain in which several places of a digit where two houses
        cross count as one.
    spotting: To find the next one, follow one choice between two to the next, and count places of a
        digit that lie in a box and in one line together as one.

aic_with_als
    title: AIC with Almost Locked Sets
    aliases: chain with ALS nodes; ALS-AIC
    summary: A chain or loop in which an almost locked set serves as a strong link: if it loses one
        of its digits, it takes all the others.
    reason: Cells of a house with one digit more than they are can spare just one of them. If the
        cell at one end does not take its digit, that settles the next choice, which settles the one
        after it, and so on to the other end, which then takes its own. So one of the two ends has
        its digit, and what neither of them leaves room for can go.
    spotting: To find the next one, follow one choice between two to the next, and where you are
        stuck, look for cells of a house with one digit more than they are: without one digit they
        need all others.

LinkedNodesTelling
    question: what follows if a group with one digit more than cells goes without its {digit}
    question.cell: what follows from either digit of a cell with {digits}
    question.house: what follows from either place for the {digit} of {house}
    made_of: choices between two digits or two places
    made_of.cells: cells with two candidates each
    made_of.sets: choices between two, some made by a group with one digit more than cells
    made_of.grouped: choices between two digits or two places (some of them several cells)
    made_of.single: houses with two places for the {digit}
    made_of.single.grouped: houses whose places for the {digit} fall into two groups

ChainTelling
    seen: {links:in_turn}
    seen.cells: every cell here [has two candidates|pairs]. {links:in_turn}
    seen.sets: {introduced}. {links:in_turn}
    start: if {none_is}, it [is|claims] {digit}
    start.house: if {none_is}, the {digit} of {house} [is|claims] in {left:or}
    start.set: if {none_is}, {needed}
    link: {cell} [is not|rule_out] {lost} [but|claims] {digit}
    link.brief: {cell} [is|claims] {digit}
    link.house: the {digit} of {house} [is not in|rule_out] {nowhere:or} [but in|claims] {left:or}
    link.set: {none_is}[, so|rule_out] {needed}
    needed: {name} [needs|needs] its {digit}, in {left:or}
    argument: so {first:is} or {last:is}, and [neither|rule_out] leaves room for {losses:or:or}
    argument.back: even if {start} were not {digit}, it would have to be {digit}
    argument.back.elsewhere: even if {start} were not {digit}, it would have to be {digit}, and
        {sight:it}
    argument.back.several, argument.back.several.elsewhere: even if none of {ends} were {digit}, one
        of them would have to be, and {sight:all}
    argument.alike: so {ends:or} is {digit}, and {sight:all}
    argument.one_cell: so {start} is {digit} or {last_digit}
    argument.at_end: either {here:is}, then, or it [sees|here_sees] {there_digit:a} in
        {there_cells:or}
    consequence.alike: {conclusion:named}
    consequence.back.of_end, consequence.one_cell.of_end, consequence.at_end.of_end: {conclusion:it}
    consequence.back.placed.of_end: it is {digit}
    reason: that is {technique:a}: a row of {made_of}, each of which settles the next, {idea}
    idea: so that of what it begins and ends with, {first} and {last}, one always holds
    idea.back: that leads back to where it began, {ends:or}, and finds {digit:a} there even if it
        starts without one
    idea.alike: so that {ends} at its ends cannot {ends:all/both/all} go without {digit:a}
    idea.at_end: so that {there_digit:a} in {here_cell} would lead to another in {there_cells:or}
    place: from {first} to {last}
    place.back: from {first} back to itself
    family: a row of {choices:count} {made_of}
    setting: it starts in {start} and runs through {others}

LoopTelling
    seen: {links:side}
    seen.sets: {introduced}. {links:side}
    choice: {name} [needs|claim] {digits:its:or}
    choice.cell: {cell} [is|claim] {digits:or}
    choice.house: the {digit} of {house} [is in|claim] {near} or {far}
    choice.house.several: the {digit} of {house} [is in|claim] {near:/one of }{near} or in
        {far:/one of }{far}
    argument: each of these [settles the next|links], all the way round, so there are two ways only:
        either {one}, or {other}. {gains}
    argument.long: each of these [settles the next|links], all the way round, so there are two ways
        only: of every pair the first holds, or of every pair the second. {gains}
    way: {nodes:one:and}
    way.alike: {cells} are {digit}
    neighbours: {either_way} {cells:or} is {digit}, and {sight:all}
    neighbours.two: {either_way} {cell} is {digits:or}
    either_way: either way
    either_way.more: likewise
    further: likewise {name} needs its {digits} either way, and {seen}
    same: the same goes [for {places:count} more places|claims] of the ring
    reason: that is {technique:a}, closed into a ring: {made_of}, each of which settles the next, so
        that there are two ways only, and what neither allows can go
    place: through {cells}
    family: a ring of {choices:count} {made_of}
    setting: it runs through {cells}

ChainNode
    clause: {digit} in {cells:or}
    is: {cells:or} is {digit}
    one: {cells:/one of }{cells} is {digit}
"""
