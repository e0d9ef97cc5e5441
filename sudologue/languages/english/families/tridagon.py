"""The words of the family `tridagon`."""

TEXTS = """
tridagon
    title: Tridagon
    aliases: Thor's Hammer; anti-tridagon; trivalue oddagon
    summary: Twelve cells, three in each of four boxes, that three digits alone can't fill: another
        of their candidates must be true.
    reason: Think of the three digits as points on a circle. Three cells of a box read them forwards
        or backwards. Boxes beside each other read the same way, along the rows or down the columns,
        since no row or column has a digit twice. Go round the square both ways, and you come to the
        same three cells in two orders that read opposite ways. So the three digits alone can't fill
        the twelve cells.
    spotting: To find the next one, look for three digits that four boxes at the corners of a square
        lack, and in each for three cells in different rows and columns with little else.

tridagon_verity
    title: Tridagon Verity
    aliases: anti-tridagon OR-k relation; Trid-ORk forcing
    summary: Twelve cells in four boxes that three digits alone can't fill, and each of their other
        candidates leads to the same conclusion.
    reason: Think of the three digits as points on a circle. Three cells of a box read them forwards
        or backwards. Boxes beside each other read the same way, along the rows or down the columns,
        since no row or column has a digit twice. Go round the square both ways, and you come to the
        same three cells in two orders that read opposite ways. So another candidate is true, and
        what each of them leads to is true as well.
    spotting: To find the next one, look for twelve cells that three digits alone can't fill, and
        follow each of their other candidates a little way.

_CellsTelling
    observation: take three cells of each of {blocks:together}, [in three rows and three
        columns|lie]: {groups:clauses}. Without the {others}, these [twelve|twelve] cells
        [hold only|hold] {digits}, and [that can't be done|cannot]
    observation.again: the tridagon of {again:steps} again: its cells [can't all be|hold]
        {digits:or}
    kind: blocks
    kind.alike: {blocks:plural}
    place: {blocks:together}
    region: {blocks:together}
    setting: {blocks:together}, with these cells: {groups:clauses}
    family: twelve cells in four {kind} that have little but three digits
    question: can {digits} alone fill three such cells in each of {blocks:together}
    why: {alike_beside}. {one_way}. {other_way}. {in_neither}
    why.short: so {one_is}
    why.again, why.again.short: {in_neither}
    alike_beside: two sets of three that share their rows, or their columns, never have the same
        digit in the same place, so both read {circle} forwards round a circle, or both backwards
    one_way: say {first:commas} read forwards. Then by rows [so do|one_way_reads] {beside:commas},
        and by columns so do {across:commas}
    other_way: the other way round, by columns [so do|other_way_reads] {below:commas}, and by rows
        so do {down:commas}

TridagonTelling
    argument: {why}
    consequence: {conclusion:named}
    consequence.cell: {conclusion:it}
    consequence.cell.one: {conclusion:named}
    in_neither: [{swapped}|cannot]. So {one_is}, and {sight:all}
    in_neither.again: so {one_is}, and {sight:all}
    in_neither.cell: [{swapped}|cannot]. One of the twelve has to be another digit, and only
        {holder} can
    in_neither.cell.one: [{swapped}|cannot]. One of the twelve has to be another digit, and there's
        only one to choose
    in_neither.cell.again: one of the twelve has to be another digit, and only {holder} can
    in_neither.cell.one.again: one of the twelve has to be another digit, and there's only one to
        choose
    swapped: both ways end in the same three cells, but with two of them swapped, so they can't
        both read forwards
    reason: that is {technique:called}: twelve cells in four {kind} that {digits} alone can never
        fill, so one of them is another digit

TridagonVerityTelling
    argument: {told:full_sentences}
    in_neither: [{swapped}|cannot]. So {one_is}
    in_neither.again: so {one_is}
    swapped: both ways end in the same three cells, but with two of them swapped, so they can't
        both read forwards
    opening: {observation}. So {one_is}
    outcome: it comes to the same in {cases:all} cases
    reason: that is {technique:called}: {digits} alone can never fill cells that lie like this, and
        whichever of them is another digit, {conclusion}

sketch
    outcome: {outcome}, so {conclusion}.
"""
