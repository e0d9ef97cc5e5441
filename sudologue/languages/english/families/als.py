"""The words of the family `als`."""

TEXTS = """
als_xz
    title: ALS-XZ
    aliases: almost locked sets; singly linked ALS-XZ
    summary: Two groups of cells, each with one digit to spare, and a digit that only one of them
        can have.
    reason: A group with one digit to spare can do without one of its digits, but not without two.
        The two groups can't both have the digit that they see each other by, so at least one of
        them goes without it and has all its others. A cell that sees every place of another common
        digit in both groups can't be that digit.
    spotting: To find the next one, look for two cells with three digits, or three with four. Then
        look for a second such group, or a cell with two digits, that shares two digits with the
        first and can't have one of them at the same time.

als_xz_double
    title: Doubly Linked ALS-XZ
    aliases: doubly linked ALS
    summary: Two groups of cells, each with one digit to spare, and two digits, neither of which can
        be in both.
    reason: A group with one digit to spare can't do without two. So one group has the first of the
        two digits, the other has the second, and each has all the rest of its own. A cell that sees
        every place of such a digit can't be that digit.
    spotting: To find the next one, look for two groups with one digit more than cells that share
        two digits, and can't both have the one or the other.

als_xy_wing
    title: ALS-XY-Wing
    aliases: ALS-Wing
    summary: Three groups of cells, each with one digit to spare: the middle one takes a digit from
        a group on either side.
    reason: The group in the middle can do without one of the two digits that it shares with its
        neighbours, but not without both. Whichever it has, the group on that side loses it and has
        all its other digits, among them the one that both sides share.
    spotting: To find the next one, take a group with one digit more than cells as the middle, often
        just a cell with two digits, and look for a group on each side that loses a digit to it.

als_xy_chain
    title: ALS-XY-Chain
    aliases: ALS chain
    summary: A chain of groups of cells, each with one digit to spare and each taking a digit from
        the next.
    reason: A group that loses one digit has all its others, and one of them is lost to the next
        group. So if the first goes without the digit that both ends share, the loss passes along
        the chain until the last group has it. One of the two ends has it in any case.
    spotting: To find the next one, go from group to group by digits that two neighbours can't both
        have, until a digit of the first comes up again.

als_w_wing
    title: ALS-W-Wing
    summary: Two groups of cells, each with one digit to spare, and a row, column or box that stops
        them both having the same digit.
    reason: If both groups had the digit, they would see every place that the house has for it. So
        at least one of them goes without it and has all its others. A cell that sees every place of
        another common digit in both groups can't be that digit.
    spotting: To find the next one, look for two groups with one digit more than cells that share
        two digits, and for a house whose places for one of these they see between them.

death_blossom
    title: Death Blossom
    summary: A cell, and for each of its digits a group of cells that loses it and must then have a
        digit common to all groups.
    reason: Whatever digit the cell has, one of the groups loses it. That group has one digit more
        than cells and can spare no other, so it has the digit that all groups share. A cell that
        sees every place of that digit in the groups can't have it as well.
    spotting: To find the next one, take a cell with two or three digits and look for a group to
        each of them that has one digit more than cells and loses that digit to the cell. All these
        groups have to share another digit.

sue_de_coq
    title: Sue de Coq
    aliases: two-sector disjoint subset
    summary: Around the crossing of a line and a box, just as many cells as digits, and no digit
        that can be there twice.
    reason: A digit that is only in the cells of the line goes there once, and so does one that is
        only in the cells of the box. With just as many digits as cells, each must be there. So the
        line and the box have those digits here, and nowhere else.
    spotting: To find the next one, look at two or three cells in a crossing with two digits more
        than cells, and find one cell in the line and one in the box whose digits are among them and
        differ.

aligned_pair_exclusion
    title: Aligned Pair Exclusion
    aliases: APE; subset exclusion
    summary: Two cells with few candidates, and other cells that see them: not every pair of their
        candidates can go together.
    reason: The other cell must be something. Try a candidate of the first cell: if some cells run
        short of digits whatever the other one is, that candidate is false.
    spotting: To find the next one, take two cells with few candidates and look for cells with two
        candidates, or groups with one digit more than cells, that both of them see.

aligned_triple_exclusion
    title: Aligned Triple Exclusion
    aliases: ATE; subset exclusion
    summary: Three cells with few candidates, and other cells that see them: not all of their
        candidates can go together.
    reason: The two other cells must be something. Try a candidate of the first cell: if some cells
        run short of digits whatever the two others are, that candidate is false.
    spotting: To find the next one, take three cells with few candidates and look for cells with two
        or three candidates, or groups with one digit more than cells, that see them.

LinkedSetsTelling
    place: {short_ends}
    observation: {one}. {other}
    consequence: {gains:ending}
    reason: that is {technique:called}: {idea}
    apart: the first can have its {digits} in {near:or}, which [{near:sees/see}|lie] every [place
        for one|among] in the second, {far}
    apart.house: their {digits:s:and} [are in|among] {places}, [{places:all}|lie] {house:in}
    apart.house.many: their {digits:s:and} are [all|among] {house:in}
    family: two groups of cells, each with one digit more than cells

AlsXZTelling
    argument: {apart:and_else}, so at least one of the two goes without {restricted:a}, and
        [has|needs] {digits:a:and}. {gains}
    idea: two groups with one digit more than cells (ALS stands for almost locked set) can't both
        have the {restricted}, and the one that goes without it has all its other digits
    question: can both groups have {restricted:a}

AlsXZDoubleTelling
    argument: {apart:and_else}, so neither digit is in both groups. Neither group [can|can] go
        without both, so one has the {first} and the other the {second}. Each then has all its
        other digits as well. {gains}
    idea: two groups with one digit more than cells (ALS stands for almost locked set) share out the
        {first} and the {second}, and each has all the rest of its digits
    question: can both groups have {restricted:a:or_else}

AlsXYWingTelling
    place: {short_ends} by {short_middle}
    observation: {middle} [hold|hold] {middle_digits}: one digit more than there are cells, so they
        [have|spare] the {first} or the {second}
    observation.cell: {middle} [can only be|hold] {first} or {second}
    argument: {ways:full_sentences}. Either way {there}. {gains}
    way: if they have the {taken}, it's [in|among] {places:or}, so {then}
    way.cell: if it's {taken}, {then}
    setting: {observation}. Beside {middle:it/them} are {sides:clauses}
    idea: a group with one digit more than cells (ALS stands for almost locked set) has one of two
        digits, and whichever it has, a group beside it goes without and needs all its others
    family: three groups of cells, each with one digit more than cells
    question: what becomes of the other two groups if the middle one has {first:a}, and what if it
        has {second:a}

AlsXYChainTelling
    observation: {links:full_sentences}
    argument: so {there}. {gains}
    start: suppose there's no {digit} in {its:or}. Then {then}
    start.cell: suppose {its} isn't {digit}. Then {then}
    run: {links:so}
    run.further: so {links:so}
    setting: the groups are {sets:clauses}
    idea: each group that goes without a digit needs all its others (ALS stands for almost locked
        set, a group with one digit more than cells), so the next must go without one
    family: {sets:count} groups of cells in a row, each with one digit more than cells
    question: what follows, from group to group, if the first goes without {digit:a}

AlsWWingTelling
    argument: they [can't both have|only] {linked_digit:a}: {house}'s {linked_digit} is
        {piers:or_else}. So at least one of the two goes without {linked_digit:a}, and [has|need]
        {digits:a:and}. {gains}
    pier: in {pier:or}, which [{pier:sees/see}|claims] {seen}
    idea: two groups with one digit more than cells (ALS stands for almost locked set) can't both
        have the {linked_digit}, because {house} needs one, and the one without it has its {digit}
    family: two groups of cells, each with one digit more than cells, and a house between
    question: where can {house} have its {linked_digit}

DeathBlossomTelling
    observation: {stem_can}
    argument: {ways:full_sentences}. {ways:in every case/either way/in every case} {there}. {gains}
    argument.single: whatever it is, {petal_cells:clauses} can't have it as well, and they have no
        other digit to spare. So {there}. {gains}
    way: if it's {taken:or}, {then}
    otherwise: otherwise it's {own_digit} itself
    consequence: {gains:ending}
    setting: {stem_can}. The petals are {petal_cells:clauses}
    reason: that is {technique:called}: {stem} is called the stem, and the groups that lose a digit
        to it the petals; each has one digit more than cells and can spare no other
    family: a cell, and for each of its digits a group with one digit more than cells
    question: which group loses a digit to the cell, whatever that is

SueDeCoqTelling
    observation: where {line} crosses {other}, [{cells:count}|number] cells [hold only|held]
        {digits}: {crossing}, with {beyond} from the {line:kind} and {other_beyond} from the
        {other:kind}
    argument: their {rooms:serial}. So none of these digits can be there twice:
        [{cells:count}|number] cells, [{digits:count}|counted] digits, one each. {gains}
    argument.twice: their {rooms:serial}. So each of these can be there only once, and only {twice}
        could be there twice: just enough for [{cells:count}|counted] cells. {gains}
    room: {digits:s:and} are [all|claims] {house:in}
    room.further: their {digits:s:and} [all|claims] {house:in}
    room.crossing, room.crossing.further: their {digits:s:and} [all where the two cross|claims]
    gain: that takes the {digits} of {house}
    gain.further: it takes the {digits} of {house}
    gain.crossing: {digits} must be there twice, outside the crossing
    consequence: {gains:ending}
    reason: that is {technique:called}: as many digits as cells around a crossing, each with one
        house that takes it once, so that all of them are used
    place: {houses}
    family: cells on two houses that cross, with just enough digits to fill them
    question: where {houses} cross, which cells have no more digits than they need

AlignedExclusionTelling
    observation: {held:clauses}
    argument: {tried:full_sentences}. {works_out}
    each: suppose {cell} is {digit}. {ways:full_sentences}
    rest: [{rest:count} more choices|claims] fail in the same way
    way: if {others:is:and}, {cells} [have only|claim] {left} left
    way.first: if {others:is:and}, {cells} [have only|claim] {left} left: [{left:count}
        {left:digit/digits}|of_left] for [{cells:count}|of_cells] cells
    way.cell: if {others:is:and}, {cells} [has nothing left|claim]
    way.alike: if {others:is:and}, two {digit:s} [see each other|claim]
    works_out: none of this works
    setting: {held:clauses}. Try it together with {targets}
    reason: that is {technique:called}: {digit:a} in {cell} goes together with nothing that
        {besides} can be
    family: {bases:count} cells whose candidates do not all go together
    question: which candidates of {bases:count} cells can't stand together, because others would run
        short of digits
"""
