"""The words of the family `als`."""

TEXTS = """
als_xz
    title: ALS-XZ
    aliases: almost locked sets; singly linked ALS-XZ
    summary: When two groups of cells, each in one house and with one digit more than cells, can
        take one common digit only once between them, any other digit they share leaves every cell
        in sight of all its places in both.
    reason: A group with one digit to spare can do without one of its digits, but not without two.
        If a cell in sight of them took a digit away from both groups, each would need all the
        others, among them the digit that only one of the two can have. So one of the groups keeps
        the shared digit, and the cell cannot have it.
    spotting: To find the next one, look for groups of cells in a house with one digit more than
        cells, cells with two candidates among them, and then for two that share two digits and
        cannot both have one of these.

als_xz_double
    title: Doubly Linked ALS-XZ
    aliases: doubly linked ALS
    summary: When two groups of cells, each in one house and with one digit more than cells, can
        take two common digits only once each between them, all their digits are spoken for and
        leave the cells in sight of all their places.
    reason: A group with one digit to spare cannot do without both of the two digits. So one group
        takes the first, the other takes the second, and each takes all the rest of its own. A cell
        that would take any of these digits away from where it must go cannot have it.
    spotting: To find the next one, look for two groups with one digit more than cells that share
        two digits, neither of which both of them can have.

als_xy_wing
    title: ALS-XY-Wing
    aliases: ALS-Wing
    summary: When a group of cells with one digit more than cells can take each of two digits only
        in turn with another such group, any further digit that these other two groups share leaves
        every cell in sight of all its places in both.
    reason: If a cell took the shared digit away from both outer groups, each would need all its
        other digits, and each would take one from the group in the middle. That group would have
        lost two digits, with only one to spare. So one of the outer groups keeps the shared digit.
    spotting: To find the next one, take a group with one digit more than cells, often just a cell
        with two candidates, and look for two more groups in sight of it, each by another of its
        digits.

als_xy_chain
    title: ALS-XY-Chain
    aliases: ALS chain
    summary: When groups of cells with one digit more than cells form a chain in which each can take
        one digit only in turn with the next, any further digit that the two end groups share leaves
        every cell in sight of all its places in both.
    reason: A group that loses one digit needs all its others, and takes one of them from its
        neighbour. If a cell took the shared digit away from both end groups, the loss would pass
        along the chain from one end and rob the other end of a second digit, with only one to
        spare. So one of the ends keeps the shared digit.
    spotting: To find the next one, go from group to group by digits that two neighbours cannot both
        have, until a digit of the first comes up again.

als_w_wing
    title: ALS-W-Wing
    summary: When two groups of cells, each with one digit more than cells, share two digits, and
        together see every place that a house has for one of them, the other digit leaves every cell
        in sight of all its places in both groups.
    reason: If a cell took the other digit away from both groups, each would have to take the first
        one, and the house would be left without a place for it. So one of the groups keeps the
        other digit, and the cell cannot have it.
    spotting: To find the next one, look for two groups with one digit more than cells that share
        two digits, and for a house whose places for one of these they see between them.

death_blossom
    title: Death Blossom
    summary: When each digit of a cell, the stem, can be taken from it by a group of cells with one
        digit more than cells, a petal, any digit that all petals share leaves every cell in sight
        of all its places in them.
    reason: A petal that loses one digit needs all its others, its digit of the stem among them. If
        a cell took the shared digit away from all petals, together they would take every digit from
        the stem. So one of the petals keeps the shared digit, and the cell cannot have it.
    spotting: To find the next one, take a cell with few candidates and look for a group to each of
        them that has one digit more than cells and loses that digit to the cell, so that all these
        groups share another digit.

sue_de_coq
    title: Sue de Coq
    aliases: two-sector disjoint subset
    summary: When cells where a line and a box cross, with some cells of the line and some of the
        box beyond, have room for just as many digits as they are, these digits leave the rest of
        the house that keeps them single.
    reason: A digit that the cells in the line hold goes into the line once, and one that the cells
        in the box hold goes into the box once. Counted so, the digits just fill the cells, and none
        of them can be missing. So what a house needs of them is in these cells, and nowhere else in
        it.
    spotting: To find the next one, look where a line crosses a box for two or three cells with two
        candidates more than cells, and then for cells with two of these candidates elsewhere in the
        line and in the box.

aligned_pair_exclusion
    title: Aligned Pair Exclusion
    aliases: APE; subset exclusion
    summary: When a candidate of one cell can go together with none of the candidates of another,
        because each such pair would be equal digits in sight of each other or leave other cells
        short of a digit, it is false.
    reason: The other cell must take something. If each of its candidates rules out the same
        candidate of the first cell, that candidate has no way to be true.
    spotting: To find the next one, take two cells with few candidates and look for cells with two
        candidates, or groups with one digit more than cells, that both of them see.

aligned_triple_exclusion
    title: Aligned Triple Exclusion
    aliases: ATE; subset exclusion
    summary: When a candidate of one cell can go together with no two candidates of two other cells,
        because each such triple would be equal digits in sight of each other or leave other cells
        short of a digit, it is false.
    reason: The two other cells must both take something. If nothing that they can take together
        leaves room for the candidate of the first cell, it has no way to be true.
    spotting: To find the next one, take three cells with few candidates and look for cells with two
        or three candidates, or groups with one digit more than cells, that see them.

LinkedSetsTelling
    observation: {introduced}. {apart}
    consequence: {gains:ending}
    reason: that is {technique:a} (ALS: almost locked set, a group with one digit more than cells):
        {idea}
    family: two groups of cells, each with one digit more than cells

AlsXZTelling
    argument: so one of {ends} goes without {restricted:a}, and [needs|needs] {digits:its:and}.
        {gains}
    idea: one of {ends} must go without {restricted:a}, and cannot spare another digit besides
    question: can both groups have {restricted:a}

AlsXZDoubleTelling
    argument: neither {ends:nor} [can|can] do without both, so one of the two has the {first}, the
        other the {second}, and each needs all the rest of its digits. {gains}
    idea: {ends} each go without one of {restricted}, which is all that they can spare, so that each
        of their digits has its place in one of them
    question: can both groups have {restricted:a:or_else}

AlsXYWingTelling
    argument: {pivot} [cannot spare|spare] both the {first} and the {second}. If it has the {first},
        {one_has}; if it has the {second}, {other_has}. Either way {has}. {gains}
    argument.cell: if {pivot} is {first}, {one_has}; if it is {second}, {other_has}. Either way
        {has}. {gains}
    idea: {pivot} can spare only one of {pivot_digits}, and the one that it keeps is lost to {one}
        or to {other}, which cannot spare another digit besides
    family: three groups of cells, each with one digit more than cells
    question: what is left to two of the groups if the third has {first:a}, and what if it has
        {second:a}

AlsXYChainTelling
    argument: {links:in_turn}. So {has}. {gains}
    start: if {without}, {has}
    idea: each group that loses a digit takes another from the next, so that {ends} cannot both go
        without {digit:a}
    family: {sets:count} groups of cells in a row, each with one digit more than cells
    question: what follows, from group to group, if the first goes without {digit:a}

AlsWWingTelling
    observation: {introduced}. {only}: {near}, and {far}
    argument: without {digit:a}, both {ends} would [need|need] their {linked_digit}, and {house}
        [would have no place|no_place] for it. So {has}. {gains}
    idea: {ends} could only both go without {digit:a} if both had {linked_digit:a}, and then
        {house} could not have its own
    family: two groups of cells, each with one digit more than cells, and a house between
    question: where can {house} have its {linked_digit}

DeathBlossomTelling
    observation: {stem_can}. {introduced}. {stem_sees}
    argument: {ways:side}. In any case one of them has {digits:a:and}, and {gains}
    way: if {stem} is {taken:or}, {has}
    way.more: if it is {taken:or}, {has}
    otherwise: otherwise it is {own_digit} itself
    consequence: {gains:ending}
    reason: that is {technique:a}: whatever {stem} takes, {loses}
    reason.own: that is {technique:a}: whatever {stem} takes but its own {own_digit}, {loses}
    loses: {petals:/one of }{groups} loses it and, with just one digit more than cells, can spare no
        other
    family: a cell, and for each of its digits a group with one digit more than cells
    question: which group loses a digit to the cell, whatever that takes

SueDeCoqTelling
    observation: {crossing} [lie where|lie] {houses} cross; they {held:which}. Outside the crossing,
        {beyond:clauses}
    beyond_in: {house:in} {hold}
    argument: {rooms:side}. That makes [{cells:count}|counted] digits for [{cells:count}|number]
        cells, so the cells need them all. {gains}
    room: {cells} [all lie|claim] {house:in} and can take {digits} only once{digits:/ each}
    room.crossing: {cells} [see|claim] each other and can take {digits} only once{digits:/ each}
    twice: so {digits} can be there twice
    gain: {house} has its {digits} in these cells
    gain.crossing: {digits} must be there twice, outside the crossing
    consequence: {gains:ending}
    reason: that is {technique:a}: cells of {houses} around their crossing, whose digits fit in so
        few times that none of them can be missing
    place: {houses}
    family: cells on two houses that cross, with just enough digits to fill them
    question: where {houses} cross, how often does each digit fit into the cells you found

AlignedExclusionTelling
    observation: {held:clauses}
    argument: {tried:sentences}
    each: if {cell} were {digit}: {ways:side_after}
    rest: [{rest:count} more choices|claims] fail in the same way
    way: with {others:and:and}, {cells} [would have only|claim] {left} left
    way.first: with {others:and:and}, {cells} [would have only|claim] {left} left,
        [{left:count} {left:digit/digits}|of_left] for [{cells:count}|of_cells] cells
    way.cell: with {others:and:and}, {cells} [would have nothing left|claim]
    way.alike: with {others:and:and}, the two cells[, which see each other,|claim] would both be
        {digit}
    consequence: whatever the other cells take, {conclusion}
    consequence.one: whichever of {taken} {others} takes, {conclusion}
    consequence.two: whatever {others} take, {conclusion}
    reason: that is {technique:a}: {digit:a} in {cell} would go together with nothing that {besides}
        can take
    family: {bases:count} cells whose candidates do not all go together
    question: which candidates of {bases:count} cells leave others short of a digit when they are
        together
"""
