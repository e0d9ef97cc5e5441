"""The words of the family `cages`."""

TEXTS = """
last_of_cage
    title: Cage Completed
    aliases: last cell of a cage; last cell in a cage; cage completion; single-cell cage
    summary: When only one cell of a cage is open, subtract the digits it has from its total.
    reason: The digits of a cage add up to its total. With all but one of them placed, the last is
        what's missing.
    spotting: Whenever you place a digit in a cage, check whether only one of its cells is still
        open.

cage_combination
    title: Cage Combinations
    aliases: killer combinations; cage sums; magic blocks; unique sums
    summary: Write down the sets that make the total; every other digit goes.
    reason: A cage has no digit twice, so it holds one of a few combinations, sets of different
        digits that add up to its total. A digit that is in none of them can't be in the cage. A
        combination is out as soon as its digits don't fit the cells, and a digit that all of them
        share goes from every cell that sees its places.
    spotting: It's worth knowing the smallest and largest totals by heart: 3, 4, 16 and 17 for two
        cells, 6, 7, 23 and 24 for three.

min_max_cage
    title: Cage Minimum and Maximum
    aliases: least and most of a cage; cage bounds; minimum and maximum; cage minimum; cage maximum;
        sum range
    summary: Add up the most the other cells of a cage can be: what's missing from the total is the
        least for this one.
    reason: The digits of a cage are all different and add up to its total. The other cells total at
        most their largest digits and at least their smallest. This cell has to make up the
        difference, so it can't be too small or too large for that.
    spotting: To find the next one, look for a cage with a large total and a cell that can't be
        large, or the other way round.

cage_placement
    title: Cage Placement
    aliases: cage permutations; combination placement; impossible cage candidates
    summary: Try a digit in one cell of a cage: if the other cells can't make the rest of the total,
        it's out.
    reason: A digit in one cell of a cage fixes what the others must add up to. They have to do it
        with different digits, each with one of its own candidates. If no combination fits, that
        digit was wrong.
    spotting: To find the next one, take a cage with few combinations left, and ask of each digit
        whether the other cells can make the rest.

cage_house_overlap
    title: Cage Must Contain
    aliases: cage and house overlap; cage-unit overlap; pointing cage; cage line-box interaction
    summary: If every combination of a cage has a digit, and its places are all in one house, the
        rest of the house can't have it.
    reason: Whichever combination it is, the cage has the digit. All the cells that can take it lie
        in one house, so that's where the house has it too.
    spotting: Before you ask which combination a cage has, ask what all of them share.

cage_must_have
    title: Common Peers of a Cage
    aliases: digit that a cage needs; common peer elimination; cage must-have digit
    summary: If every combination of a cage has a digit, a cell that sees all its places there can't
        be it.
    reason: Whichever combination it is, one of these cells has the digit. A cell that sees all of
        them sees that one, wherever it is.
    spotting: To find the next one, look for a digit that a cage can't do without, and for cells
        outside that see all of its places, along a line or through a box.

killer_pair
    title: Killer Pair
    aliases: killer naked pair; killer subset
    summary: Look for a cage that always has one of two digits, in line with a cell that has only
        those two.
    reason: A cage whose every combination has one of two digits works like a cell with only those
        two. Together with another such cage or cell in the same house, it takes both digits.
    spotting: To find one, look for a cage whose every combination has one of two digits, in line
        with a cell that has only those two.

killer_triple
    title: Killer Triple
    aliases: killer naked triple
    summary: Look for cages and cells of one house that must share three digits between them.
    reason: A cage may have one of three digits in every combination, or two of them. Where cages
        and cells of a house hold three of them in any case, all three digits are used up there.
    spotting: To find the next one, look in a row, a column or a box for cells with two or three of
        three candidates, and for a cage there that can't do without all three.

CageTelling
    has: {cage} [has|holds] {placed} and needs [{rest:number} more|leaves]
    question: which digits can make the total of a cage
    setting: look at {cage}
    broken: with {conclusion:supposed}, {cage} could not be filled
    together: Cages with one open cell:
    line: {number}. {seen}, so {what_follows}.

LastOfCageTelling
    observation: {cage} [has a single cell|leaves]
    observation.placed: {cage} [has|all_but_one] {placed}
    consequence.placed: {cells} is {total:number} − {placed:minus} = {digits}
    reason: the digits of a cage add up to its total, so the last one is what's missing
    family: a cage with one open cell
    question: which cage lacks a single digit
    broken: with any other digit in {cells}, {cage} would not total {total:number}

CombinationTelling
    observation: {cage} [can only be|only] {sets:braces:or}
    observation.lacking: {cage} [can only be|only] {sets:braces:or}: [no|not_there] {lacking:or}
        fits
    observation.unfit: {cage} [can only be|only] {sets:braces:or}: {unfit:braces:and}
        {unfit:doesn't/don't} fit
    observation.lacking.unfit: {cage} [can only be|only] {sets:braces:or}: [no|not_there]
        {lacking:or} fits, nor {unfit:does/do} {unfit:braces:or}
    observation.placed: {has}: [only|only] {sets:braces:or}
    observation.placed.lacking: {has}: [only|only] {sets:braces:or}, as [no|not_there] {lacking:or}
        fits
    observation.many: none of the [{sets:count}|only] combinations for {cage} [has|none_has]
        {gone:a:or}
    observation.many.placed: {has}, and none of the [{sets:count}|only] combinations for that
        [has|none_has] {gone:a:or}
    argument: {facts:clauses}
    consequence: nothing else goes in {targets:or}
    consequence.adds: {follows:serial}
    consequence.many: {conclusion}
    closing.explained: so {consequence}
    together: Pencil in the combinations:
    line: {number}. {seen}.
    line.many: {number}. {seen}, so {what_follows}.
    line.adds: {number}. {seen}, so {what_follows}.
    line.adds.explained: {number}. {seen}. {what_follows:capital}.
    line.adds.facts: {number}. {seen}. {facts:capital}, so {what_follows}.
    reason: the digits of a cage are all different and add up to its total. Often few sets of digits
        do that, and what none of them has can't be in the cage
    family: a cage whose total few sets of digits make

BoundsTelling
    observation: in {cage}, {others} {others:is/total} {sums:and}
    observation.placed: {has}; {others} {others:is/total} {sums:and}
    consequence: {cell} is {bounds:and}
    sum.most: [at most|largest] {digits:plus} = {amount:number}
    sum.most.one: [at most|largest] {digits}
    sum.least: [at least|largest] {digits:plus} = {amount:number}
    sum.least.one: [at least|largest] {digits}
    bound.most: at least [{rest:number} − {amount:number} = {left:number}|makes_up]
    bound.least: at most [{rest:number} − {amount:number} = {left:number}|makes_up]
    reason: the digits of a cage add up to its total, so this cell has to make up for what the
        others can't be
    family: a cell that must be large, or small, to make the total of its cage
    question: how much can the other cells of a cage total, at least or at most

PlacementTelling
    observation: {wrongs:sentences}
    observation.several: {filled}
    consequence.several: {left:serial}
    leaving.nothing: if {cell} were {digits:or}, [nothing would be left|makes_up] for {others}
    leaving.more: if {cell} were {digits:or}, {others} would have to be
        [more than|makes_up] {size}
    leaving.cannot: if {cell} were {digits:or}, {others} would [have to be|makes_up] {left:or}, and
        [it can't|gone]
    leaving.twice: if {cell} were {digits}, {others} would have to be {digits} [as well|makes_up],
        and a cage has no digit twice
    leaving.together: if {cell} were {digits:or}, {others} would have to total
        [{left:number:or}|makes_up], and [they can't|cannot_make] with different digits
    leaving.unfit: if {cell} were {digits}, {others} would have to total
        [{left:number:or}|makes_up]. [That's|cannot_make] {misfits:or_clauses}
    leaving.unmade: if {cell} were {digits}, {others} would have to total
        [{left:number:or}|makes_up], and [no {others:count} other digits do|cannot_make]
    misfit: {digits:braces}, but {crowded} [could only go in|gone] {places}
    misfit.one: {digits:braces}, but {elsewhere} [can be {digits:-/neither/none of these}|gone]
    misfit.no_cell: {digits:braces}, but {others:-/neither/no cell} [can be|gone] {crowded}
    reason: the digits of a cage are all different and add up to its total. One digit fixes what the
        others must add up to, and they must be able to
    family: a digit in a cage with which the other cells can't make the rest
    question: what would the other cells of the cage have to total with each digit

NeededDigitTelling
    observation: {filled}[, so it has|each_has] {digits:a:and}
    observation.many: {filled}[, and all of them have|each_has] {digits:a:and}
    observation.placed: {filled}[, so they have|each_has] {digits:a:and}
    argument: in the cage, the {digits} [can only go in|among] {places:or}, and {sight:all}
    argument.house: in the cage, the {digits} [can only go in|among] {places:or}, and {places:all}
        [{places:lies/lie}|lie] in {house}
    argument.house.everywhere: all of it [lies|lie] in {house}
    argument.house.several: in the cage, these [can only go in|among] {places:or}, and {places:all}
        [lie|lie] in {house}
    reason: whichever combination it is, the cage has {digits:a:and}, and only once. So a cell that
        sees all its places there can't be {digits:or} as well
    family: a digit that all combinations of a cage have
    question: which cage must contain {digits:a:and} whichever combination it is
    consequence.house.several: nothing else in {house} is {digits:or}
    broken: with {conclusion:supposed}, {cage} could not be filled

FilledWith
    clause: {who} [can only be|only] {sets:braces:or}
    clause.many: {who} [can be filled with|only] {sets:count} combinations
    who: {cage}
    who.placed: {cells} of {cage}

KillerSetTelling
    observation: {held:clauses}
    takes: {filled}[, so it has {number:count} of|claims] {digits}
    takes.all: {filled}[, so it has {number:all}|claims] {digits}
    takes.placed: {filled}[, so they have {number:count} of|claims] {digits}
    takes.placed.all: {filled}[, so they have {number:all}|claims] {digits}
    takes.many: all {sets:count} combinations of {of} [have {number:count} of|claims] {digits}
    argument: between them they take {digits:all}
    consequence: nothing else in {house} is {digits:or}
    reason: a cage that has one of some digits in any case is as good as a cell that can be nothing
        else. As many of these as there are digits use the digits up
    region: {house}
    family: cages that must share some digits of a house
    setting: look at {holders}
    broken: with {conclusion:supposed}, too few of {digits} would be left for {holders}
"""
