"""The words of the family `uniqueness`."""

TEXTS = """
unique_rectangle_1
    title: Unique Rectangle Type 1
    aliases: uniqueness test 1; UR type 1
    summary: Three corners of a rectangle in two boxes with the same pair, so the fourth can't have
        it, or there'd be two solutions.
    reason: If the fourth corner were one of the two digits, they would alternate round the
        rectangle. You could swap them at all four corners, and every row, column and box would
        still be right. The puzzle would have two solutions, and this assumes that it has one.
    spotting: To find one, look for three cells with the same two candidates that are corners of a
        rectangle in just two boxes, and then at the fourth corner.

unique_rectangle_2
    title: Unique Rectangle Type 2
    aliases: uniqueness test 2; UR type 2
    summary: A rectangle in two boxes with the same pair at all corners; two neighbouring ones have
        one extra digit, and one must be it.
    reason: If neither corner were the extra digit, the other two digits could be swapped round the
        rectangle, and the puzzle would have two solutions. So at least one of the two corners is
        the extra digit, and a cell that sees both can't be.
    spotting: To find one, look for a rectangle in two boxes with the same pair at all corners and
        one more candidate at two neighbouring ones, the same in both.

unique_rectangle_3
    title: Unique Rectangle Type 3
    aliases: uniqueness test 3; UR type 3; unique rectangle with a naked subset
    summary: A rectangle in two boxes with extra digits at two neighbouring corners, which make a
        naked subset with other cells of a house.
    reason: One of the two corners must be an extra digit, or two digits could be swapped round the
        rectangle and the puzzle would have two solutions. So the two corners count as one cell with
        just the extra digits, and with the other cells they use up as many digits as there are
        cells.
    spotting: To find one, look for a rectangle in two boxes with the same pair at all corners and
        others at two neighbouring ones, and for cells in line with those that have just the others.

unique_rectangle_4
    title: Unique Rectangle Type 4
    aliases: uniqueness test 4; UR type 4; unique rectangle with a conjugate pair
    summary: A rectangle in two boxes with extra digits at two neighbouring corners, the only places
        in a house for one digit of the pair.
    reason: One of the two corners is the digit that has no other place. One of them must be an
        extra digit too, or the pair could be swapped round the rectangle and the puzzle would have
        two solutions. That uses both corners up.
    spotting: To find one, look for a rectangle in two boxes with the same pair at all corners, and
        two neighbouring ones that are a house's only places for one of the two digits.

unique_rectangle_5
    title: Unique Rectangle Type 5
    aliases: uniqueness test 5; UR type 5
    summary: A rectangle in two boxes with the same extra digit at two opposite corners, or at
        three; one of those must be it.
    reason: If none of these corners were the extra digit, the other two digits could be swapped
        round the rectangle, and the puzzle would have two solutions. So at least one of them is the
        extra digit, and a cell that sees them all can't be.
    spotting: To find one, look for a rectangle in two boxes with the same pair at all corners, and
        one more candidate at two opposite corners or at three, the same in each.

unique_rectangle_6
    title: Unique Rectangle Type 6
    aliases: uniqueness test 6; UR type 6; unique rectangle with an X-wing
    summary: A rectangle in two boxes with extra digits at two opposite corners, and an X-Wing of
        one digit of the pair in its corners.
    reason: The X-Wing digit is in two opposite corners. If those were the ones with extra digits,
        the other two would be the other digit, the two digits could be swapped, and the puzzle
        would have two solutions.
    spotting: To find one, look for two cells with the same pair at opposite corners of a rectangle
        in two boxes, and check whether one of the digits has no place but corners on two parallel
        sides.

hidden_rectangle
    title: Hidden Rectangle
    aliases: hidden unique rectangle; type 7 unique rectangle
    summary: A rectangle in two boxes with a pair at one corner, where both sides opposite have only
        corners for one of its digits.
    reason: If the opposite corner were the other digit, both of its neighbours would have to be the
        first one, and the corner with the pair would be the other again. The two digits could be
        swapped round the rectangle, and the puzzle would have two solutions.
    spotting: To find one, take a cell with two candidates as one corner of a rectangle in two
        boxes, and check whether one of its digits has only corners to go to on both sides of the
        opposite corner.

avoidable_rectangle_1
    title: Avoidable Rectangle Type 1
    aliases: AR type 1
    summary: Three corners of a rectangle in two boxes with two digits you placed yourself; the
        fourth can't complete it.
    reason: If it did, two digits would alternate round the rectangle, none of them given. You could
        swap them and have a second solution of the same puzzle, and this assumes that there is one.
    spotting: To find one, among the digits you placed yourself, look for three corners of a
        rectangle in two boxes with two digits, the same one at opposite corners.

avoidable_rectangle_2
    title: Avoidable Rectangle Type 2
    aliases: AR type 2
    summary: A rectangle in two boxes with two corners you filled yourself, and the same extra
        candidate at the two open ones.
    reason: If neither open corner were the extra digit, two digits would alternate round the
        rectangle, none of them given. You could swap them, and the puzzle would have two solutions.
        So at least one of the open corners is the extra digit.
    spotting: To find one, among the digits you placed yourself, look for two corners of a rectangle
        in two boxes whose open corners have the digits that would complete it and one more, the
        same in both.

extended_rectangle
    title: Extended Rectangle
    aliases: extended unique rectangle; extended rectangle types 1 to 4
    summary: Two lines through the same boxes with the same three or more digits in cells side by
        side, but for a few extra candidates.
    reason: Suppose those cells held just these digits. Each line would have all of them there, so
        you could swap the two lines' cells as a whole, and everything would still be right. The
        puzzle would have two solutions. So one of the extra digits is true, and where it can be
        decides the rest, as with the unique rectangles.
    spotting: To find one, look for two lines through the same boxes, with three cells side by side
        on each that have little but the same three candidates.

unique_loop
    title: Unique Loop
    aliases: UL; unique loop types 1 to 4; unique loop with strong links
    summary: A loop of six or more cells with the same pair, two in every house it enters, but for a
        few extra candidates.
    reason: Suppose all cells of the loop held just the pair, in turn. You could swap the two digits
        all the way round, and every house would still be right. The puzzle would have two
        solutions. So one of the extra digits is true, and where it can be decides the rest, as with
        the unique rectangles.
    spotting: To find one, start at a cell with two candidates and go from house to house through
        cells that have both, until you're back; no house may have more than two of these cells.

bug_plus_1
    title: BUG+1
    aliases: bivalue universal grave plus one; BUG type 1
    summary: Every open cell but one has two candidates; that one is the digit with three places in
        its row.
    reason: Without that candidate, the board would be a bivalue universal grave: put the other
        candidate into every open cell, and every house is still right. The puzzle would have two
        solutions. This assumes that it has one, so that candidate is true.
    spotting: To find one, near the end of a puzzle, when all open cells but one have two
        candidates, check which digit of that one has three places in a house.

bug_2_3_4
    title: BUG Types 2, 3 and 4
    aliases: bivalue universal grave types 2, 3 and 4
    summary: Nearly every open cell has two candidates; the few extra ones are of one digit, or in
        cells of one house.
    reason: If none of the extras were true, every open cell would have two candidates and every
        digit two places in each house, and the puzzle would have two solutions or none. So one of
        the extras is true. If they are of one digit, cells that see them all lose it. If they are
        in one house, they can make a subset with others, or fill two cells with a digit that has no
        other place.
    spotting: To find one, near the end of a puzzle, when all open cells but a few have two
        candidates, mark in these the digits that have three places in a house.

bug_plus_n
    title: BUG+n
    aliases: bivalue universal grave plus n; BUG multiple
    summary: Nearly every open cell has two candidates; one of the few extra ones must be true, so
        what they all rule out goes.
    reason: If none of the extras were true, every open cell would have two candidates and every
        digit two places in each house, and the puzzle would have two solutions or none. So one of
        the extras is true, and what each of them rules out is false.
    spotting: To find one, near the end of a puzzle, when all open cells but a few have two
        candidates, mark the digits there that have three places in a house, and look for what they
        all rule out.

DeadlyTelling
    seen: {pattern} [make a rectangle|lie] {blocks:in}. {contents}
    seen.loop: {way_round}. {contents}
    seen.lines: {paired}. Apart from {all_extras}, these {number} [cells hold only|hold] {digits}
        between them
    seen.grave: without {all_extras}, every open cell [would have two candidates|twos], and every
        digit two places in each house that still needs it
    way_round: {pattern} make a loop: [each sees the next, the last one sees the first|lie], and
        [every house they're in has just two|lie] of them
    contents: {held:clauses}
    contents.placed: {in_place}; {held:clauses}
    in_place: {holding:is:commas}, and [{filled:none of them/neither/none of them} was
        given|none_given]
    observation: {seen}
    unless: with {all_extras:none}, {exchange}
    unless.grave: then {exchange}
    exchange: the {digits:s:and} could be swapped, and [every {kinds:kind:and} would still be
        right|unnoticed]
    exchange.lost: the {digits:s:and} could be swapped, and [every {kinds:kind:and} would still be
        right|unnoticed]. It makes no difference that {losses} by now
    exchange.lines: {lines:together} would each have {digits} in these cells. They could swap them,
        and [every {kinds:kind:and} would still be right|unnoticed]
    exchange.grave: every open cell could take its other candidate instead, and all houses would
        still be right
    only_one: this puzzle has only one solution
    loss: {cells} [has lost its|gone] {digits}
    loss.several: {cells} [have lost their|gone] {digits:s:and}
    reason: {never}, {outcome}
    reason.typed: that's a {type}: {never}, {outcome}
    type: BUG Type {number:number}
    never: a puzzle with one solution never lets two digits be swapped like that{given}
    never.loop: a puzzle with one solution never lets two digits be swapped all round a loop
    never.lines: a puzzle with one solution never lets {lines:together} swap digits like that
    never.grave: a board with two candidates in every open cell and two places for every digit is
        called a bivalue universal grave (BUG for short). A puzzle with one solution never comes to
        that
    given:
    given.placed: , as long as none of them is given
    place: {spots:semicolons}
    spot: {digits} in {cells}
    setting: {pattern}
    setting.grave: {all_extras}
    region.grave: the whole board
    family: four corners of a rectangle in two boxes that share a pair of digits
    family.loop: a ring of cells that share a pair of candidates
    family.lines: two lines with the same few candidates, side by side in the same boxes
    family.grave: a board on which nearly every open cell has two candidates
    question: in how many ways could {where} be filled with {digits} alone
    question.grave: which candidates are too many for two in every open cell and two places for
        every digit
    where: all four corners
    where.loop: the whole ring
    where.lines: both lines

PairedLines
    clause: {across:in}, {lines:together} [have a pair of cells each|lie]{in_blocks}{listed}
    in_blocks:
    in_blocks.whole: , and [each pair lies|each_lies] within one {blocks:kind}
    listed:
    listed.few: : {pairs:and:clauses}

ExtraCellTelling
    argument: if {cell} were {gone:or} too, {exchange}
    argument.lines, argument.grave: {unless}
    closing.grave: {only_one}, so {cell} is {extra_digits:or}, not {gone:or}
    outcome: so {cell}, the only one that can be anything else, is {extra_digits:or}
    outcome.grave: so {cell} is {extra_digits:or}, the one candidate too many

ExtraDigitTelling
    argument: {unless}. {only_one}, so at least one of {extra_cells} is {digit}
    closing: {sight:all}, so {conclusion:seen}
    outcome: so at least one of {extra_cells} is {digit}, the digit that prevents it

ExtraSubsetTelling
    argument: {unless}. {only_one}, so at least one of {extra_cells} is {extra_digits:or}.
        {houses:in}[,|all_lie] {subset}
    closing: together that's {how_many} cells for {subset_digits}, which [uses {subset_digits:all}
        up|as_many], so {conclusion:so}
    outcome: so {extra_cells} together count as one cell that is {extra_digits:or}

ExtraLockedTelling
    argument: {unless}. {only_one}, so {choices:is:or_else}. And {only:is}
    closing: so the other one of the two is {locked_digit}, and neither has room for anything else:
        {conclusion:so}
    outcome: so one of {extra_cells} is another digit, and the other has to be the {locked_digit} of
        {house}

BugTelling
    argument: {unless}. {only_one}, so {choices:is:or_else}
    closing: [{extras:then/either way/in each case}|leave_none] {conclusion:so}
    outcome: so {choices:is:or_else}, and a candidate that fits with none of these goes

ExtraXWingTelling
    outcome: and {digit:a} in {targets:or} would bring the other one along and lead to just that
    observation: {seen}. {houses:in}, the {locked_digit} [can only go|only] in these cells
    argument: if {extra_cells:or} were {locked_digit}, [both would be|both]. Then {exchange}
    argument.left: if {extra_cells:or} were {locked_digit}, [both would be|both], and {left_cells}
        [would be|left] {other}. Then {exchange}

HiddenRectangleTelling
    outcome: and {digit:a} in {targets:or} would force just that
    observation: {seen}. {only:is}, and {only_across:so_is}
    argument: if {corner} were {other}, {beside} [would both be|both] {locked_digit}. Then
        {exchange}
    argument.left: if {corner} were {other}, {beside} [would both be|both] {locked_digit}, and
        {left_cells} [would be|left] {other}. Then {exchange}

LinkedLoopTelling
    outcome: and {digit:a} in {targets:or} would force just that, all the way round
    observation: {way_round}. All of them [can be|can_be] {digits:or}. {locked:clauses}
    observation.plain: {way_round}. All of them [can be|can_be] {digits:or}, and {plain} [nothing
        else|nothing_else]. {locked:clauses}
    locked_too: {houses}'s {digit} [is|only] in {cells:or}
    argument: if {start_cell} were {start_digit}, {round}. So every cell would be {digits:or}, and
        {exchange}
    step: {cell} [would be|claims] {digit}
"""
