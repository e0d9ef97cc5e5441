"""The words of the family `tridagon`."""

TEXTS = """
tridagon
    title: Tridagon
    aliases: Thor's Hammer; anti-tridagon; trivalue oddagon
    summary: When twelve cells in four blocks could not be filled with three digits, and have other
        candidates, the guardians, one of these is true: the only one there is, and of several one
        rules out what sees all of them.
    reason: Had the twelve cells only the three digits, each block would hold all three. Along three
        lines to the next block no digit may stay on its line, so all three move on, one way round
        or the other: that takes an even number of exchanges. Within a block, going from its lines
        to those across puts the digits in another order, by an odd number of exchanges or an even
        one, as the cells lie. Through all four blocks and back to the first, the digits must come
        back to the order they had, so an even number of blocks would have to be odd ones; in a
        tridagon it is one or three. So some guardian is true.
    spotting: To find the next one, look for three digits that four boxes at the corners of a square
        lack, and in each for three cells in different rows and columns with little else.

tridagon_verity
    title: Tridagon Verity
    aliases: anti-tridagon OR-k relation; Trid-ORk forcing
    summary: When each guardian of a tridagon, one of which is true, leads to the same conclusion,
        that conclusion holds.
    reason: Had the twelve cells only the three digits, each block would hold all three. Along three
        lines to the next block no digit may stay on its line, so all three move on, one way round
        or the other: that takes an even number of exchanges. Within a block, going from its lines
        to those across puts the digits in another order, by an odd number of exchanges or an even
        one, as the cells lie. Through all four blocks and back to the first, the digits must come
        back to the order they had, so an even number of blocks would have to be odd ones; in a
        tridagon it is one or three. So some guardian is true, and what each of them leads to holds.
    spotting: To find the next one, look for twelve cells that three digits alone cannot fill, and
        follow each of their other candidates a little way.

_CellsTelling
    observation: {blocks:together} have three cells each[, no two of them in one row or column|lie]:
        {groups:and:clauses}. Apart from {others}, these [twelve|twelve] [cells hold only|hold]
        {digits} between them
    kind: blocks
    kind.alike: {blocks:plural}
    place: {blocks:together}
    region: {blocks:together}
    family: twelve cells in four {kind} that have little but three digits
    question: can {digits} alone fill three such cells in each of {blocks:together}
    why: {supposed}. {by_rows}. {by_columns}. {in_neither}
    why.short: {ways_differ}. {left}
    supposed: Suppose they held nothing else. Then each of these {kind} would have all three; say
        that {first} read {order} (any other order goes the same way)
    by_rows: no row has a digit twice, so {beside} [read|beside_reads] {beside_orders:or}; no column
        has, so {last} [read|back_reads] {back_orders:or}
    by_columns: the other way round, by columns first, {below} [read|below_reads]
        {below_orders:or}, and then by rows {last} [read|over_reads] {over_orders:or}
    ways_differ: {digits} [alone cannot fill|cannot] twelve cells that lie like this: the way from
        {start} to {end} by {by_row} leaves other orders of the digits there than the way by
        {by_column}

TridagonTelling
    argument: {why}
    consequence: {conclusion:named}
    in_neither: [no order is in both lists|cannot], so {one_is}, and {sight:all}
    in_neither.cell: [no order is in both lists|cannot]: one of the cells takes another digit, and
        only {holder} can
    in_neither.cell.one: [no order is in both lists|cannot]: one of the cells takes another digit,
        and there is just one to take
    reason: that is {technique:a}: twelve cells in four {kind} that {digits} alone can never fill,
        so that one of them takes another digit

TridagonVerityTelling
    argument: {told:full_sentences}
    in_neither: [no order is in both lists|cannot], {left}
    left: so {one_is}
    opening: {observation}. {ways_differ}. {left}
    outcome: it comes to the same in {cases:all} cases
    reason: that is {technique:a}: {digits} alone can never fill cells that lie like this, and
        whichever of them takes another digit, {conclusion}
"""
