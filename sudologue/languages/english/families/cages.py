"""The words of the family `cages`."""

TEXTS = """
last_of_cage
    title: Last Cell of a Cage
    aliases: last cell in a cage; cage completion; single-cell cage
    summary: When a cage has one open cell left, that cell takes what the other digits leave of the
        cage's number.
    reason: The digits of a cage add up to the number in its corner. With all but one of them
        placed, the last is what is missing from the sum.
    spotting: To find the next one, look for cages with a single open cell, and subtract.

cage_combination
    title: Cage Combinations
    aliases: killer combinations; cage sums; magic blocks; unique sums
    summary: When no combination for a cage has a digit, none of the cage's cells can be it.
    reason: A cage takes no digit twice, and its digits add up to its number. So its cells hold one
        of a few combinations: sets of so many different digits that make the number. A digit that
        is in none of them is in none of the cells; and a combination with a digit that no cell can
        take is none.
    spotting: To find the next one, look for cages with a number that is small or large for so many
        cells: 3, 4, 16 and 17 in two cells, 6, 7, 23 and 24 in three.

min_max_cage
    title: Least and Most of a Cage
    aliases: cage bounds; minimum and maximum; sum range
    summary: When the other cells of a cage cannot make more than so much, the cell takes the rest
        at least; when they make so much in any case, it takes the rest at most.
    reason: The digits of a cage are all different and add up to its number. The others make the
        most with the largest digits that they can be, and the least with the smallest. What they
        cannot make is left for this cell, and what they make in any case is not.
    spotting: To find the next one, look for cages of which all cells but one can only be small, or
        only be large.

cage_placement
    title: Cage Placement
    aliases: cage permutations; combination placement; impossible cage candidates
    summary: When a digit in one cell of a cage leaves the others something that they cannot make,
        it does not go there.
    reason: What one cell of a cage takes leaves the rest of the number for the others. They have to
        make it with different digits, each with one of its own candidates. If no combination can be
        laid out over them, the digit was wrong.
    spotting: To find the next one, take a cage with few combinations left, and ask of each digit in
        a cell whether the others can make the rest.

cage_house_overlap
    title: Cage and House Overlap
    aliases: cage-unit overlap; pointing cage; cage line-box interaction
    summary: When every combination for a cage has a digit, and all its places in the cage lie in
        one house, the rest of the house loses it.
    reason: Whichever combination is the right one, the cage has the digit. All cells of the cage
        that can take it lie in the house, so the house has it there and nowhere else.
    spotting: To find the next one, look at cages inside a row, a column or a box that have one or
        two combinations left, and see which digit these share.

cage_must_have
    title: Digit That a Cage Needs
    aliases: common peer elimination; cage must-have digit
    summary: When every combination for a cage has a digit, cells that see all its places in the
        cage cannot be it.
    reason: Whichever combination is the right one, one of the places takes the digit. A cell that
        sees all of them sees that one, wherever it is.
    spotting: To find the next one, look for a digit that a cage cannot do without, and for cells
        outside that see all of its places, along a line or through a box.

killer_pair
    title: Killer Pair
    aliases: killer naked pair; killer subset
    summary: When a cage of a house has one of two digits in any case, and another cage or cell
        there has one as well, the rest of the house loses both.
    reason: A cage of which each combination has one of two digits is as good as a cell that can
        only be one of them. Two of these in one house take both digits, whichever takes which.
    spotting: To find the next one, look in a row, a column or a box for a cell with two candidates,
        and ask of a cage there whether it can do without both of them.

killer_triple
    title: Killer Triple
    aliases: killer naked triple
    summary: When cages and cells of a house have three digits between them in any case, the rest of
        the house loses these.
    reason: A cage may have one of three digits in every combination, or two of them. Where cages
        and cells of a house have three places for them in any case, all three digits are used up
        there.
    spotting: To find the next one, look in a row, a column or a box for cells with two or three of
        three candidates, and for a cage there that cannot do without all three.

CageTelling
    observation: {open_part}
    open_part: {cage} [has|leaves] {cells:count} {cells:cell/cells}
    open_part.placed: {cage} [holds|holds] {placed}, which [leaves {rest:number}|leaves] for {cells}
    question: which digits can make the number of a cage
    setting: look at {cage}
    broken: with {conclusion:supposed}, {cage} could not be filled

LastOfCageTelling
    observation: {cage} [has a single cell|leaves]
    observation.placed: {cage} [has one open cell left|leaves], {cells}
    argument.placed: [its other {placed:digit/digits},|holds] {placed}, {placed:leaves/leave}
        {total:number} − {placed:minus} = {digits} for it
    reason: the digits of a cage add up to its number, so the last one is what is missing
    family: a cage with one open cell
    question: which cage lacks a single digit
    broken: with any other digit in {cells}, {cage} would not make {total:number}

CombinationTelling
    observation: {open_part}, and {made}
    observation.many: {open_part}, and {made}[, none of them with|lacking] {gone:a:or}
    reason: the digits of a cage are all different and add up to its number. Often few sets of
        digits do that, and what none of them has can go from the whole cage
    family: a cage whose number few sets of digits make

MadeOnlyBy
    clause: only {sets:dashes:and} [{sets:makes/make} {amount:number}] with {number:count}
        {number:digit/digits}
    clause.left: of the digits that these can still take, only {sets:dashes:and}
        [{sets:makes/make} {amount:number}]
    clause.many: {sets:count} combinations [make {amount:number}] with {number:count}
        {number:digit/digits}
    clause.many.left: of the digits that these can still take, {sets:count} combinations
        [make {amount:number}]

BoundsTelling
    argument: {bounds:sentences}
    bound.least: {others} [make|largest] {digits:plus} = {amount:number} at least[, which leaves
        {rest:number} −|makes_up] {amount:number} = {left:number} at most for {cell}
    bound.least.one: {others} [is|largest] {digits} at least[, which leaves {rest:number}
        −|makes_up] {amount:number} = {left:number} at most for {cell}
    bound.most: {others} [make|largest] {digits:plus} = {amount:number} at most[, which leaves
        {rest:number} −|makes_up] {amount:number} = {left:number} at least for {cell}
    bound.most.one: {others} [is|largest] {digits} at most[, which leaves {rest:number} −|makes_up]
        {amount:number} = {left:number} at least for {cell}
    reason: the digits of a cage add up to its number. When its other cells can only make so much,
        the rest has to come from this one; and when they make so much in any case, only the rest is
        left for it
    family: a cell that must be large, or small, to make the number of its cage
    question: how much can the other cells of a cage make, at least or at most

PlacementTelling
    argument: {wrongs:sentences}
    leaving.nothing: {digits} in {cell} [would leave|makes_up] nothing for {others}
    leaving.more: {digits} in {cell} [would leave|makes_up] more than {size} for {others}
    leaving.cannot: {digits} in {cell} [would leave|makes_up] {left} for {others}, which
        [can be {left:-/neither/none of these}|gone]
    leaving.cannot.one: {digits} in {cell} [would leave|makes_up] {left} for {others}, which
        [cannot be|gone] {left}
    leaving.twice: {digits} in {cell} [would leave|makes_up] another {digits} for {others}, and a
        cage has no digit twice
    leaving.together: {digits} in {cell} [would leave|makes_up] {left:number:and} for
        {others}[, and the candidates of these {others:count} cells|cannot_make] do not make
        {left:that/either/any of these} with different digits
    leaving.unfit: {digits} in {cell} [would leave|makes_up] {left:number:and} [for|cannot_make]
        {others}. That is {misfits:or_clauses}
    leaving.unmade: {digits} in {cell} [would leave|makes_up] {left:number:and} [for|cannot_make]
        {others}, which no {others:count} other digits make
    misfit: {digits:dashes}, where {crowded} [could only go in|gone] {places}
    misfit.one: {digits:dashes}, where {elsewhere} [can be {digits:-/neither/none of these}|gone]
    misfit.no_cell: {digits:dashes}, where {others:-/neither/no cell} [can be|gone] {crowded}
    reason: the digits of a cage are all different and add up to its number. What one cell takes
        leaves the rest for the others, and they must be able to make that
    family: a digit in a cage that leaves the other cells what they cannot make
    question: what would each digit leave for the other cells of its cage

NeededDigitTelling
    observation: {filled}[, so it needs|each_has] {digit:a}
    observation.many: {filled}[, and all of them have|each_has] {digit:a}
    observation.placed: {filled}[, so they need|each_has] {digit:a}
    argument: in the cage, the {digit} [can only go in|among] {places:or}, and {sight:all}
    argument.house: in the cage, the {digit} [can only go in|among] {places:or}, and {places:all}
        [{places:lies/lie}|lie] in {house}
    reason: whichever combination is the right one, the cage has {digit:a}, and only once. So a cell
        that sees all places of that {digit} in the cage cannot be {digit} as well
    family: a digit that all combinations of a cage have
    question: which cage needs {digit} whichever combination it takes
    broken: with {conclusion:supposed}, no cell of {cage} could be {digit}, and it could not be
        filled

FilledWith
    clause: {who} [can only be filled with|only] {sets:dashes:or}
    clause.many: {who} [can be filled with|only] {sets:count} combinations
    who: {cage}
    who.placed: {cells} of {cage}

KillerSetTelling
    observation: {house:in}, {held:clauses}
    takes: {filled}[, so it takes {number:count} of|claims] {digits}
    takes.all: {filled}[, so it takes {number:all}|claims] {digits}
    takes.placed: {filled}[, so they take {number:count} of|claims] {digits}
    takes.placed.all: {filled}[, so they take {number:all}|claims] {digits}
    argument: they use up {digits:all}, leaving {digits:-/neither/none of them} for the rest of
        {house}
    reason: a cage that takes one of some digits in any case is as good as a cell that can be
        nothing else. As many of these as there are digits use the digits up
    region: {house}
    family: cages that hold some digits of a house, whichever way they are filled
    setting: look at {holders}
    broken: with {conclusion:supposed}, too few of {digits} would be left for {holders}
"""
