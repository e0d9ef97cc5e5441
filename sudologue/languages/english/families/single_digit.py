"""The words of the family `single_digit`."""

TEXTS = """
skyscraper
    title: Skyscraper
    summary: When two parallel lines have two places each for a digit and one end of each stands on
        the same line across, the digit leaves every cell that sees both other ends.
    reason: The two ends on the line across cannot both be true, so on one of the two lines the
        digit is at the other end. Whichever it is, a cell that sees both of these other ends sees
        the digit.
    spotting: To find the next one, take a digit and look for two rows with two places for it each,
        one place of either in the same column; or for two columns, likewise.

two_string_kite
    title: 2-String Kite
    aliases: two-string kite
    summary: When two crossing lines have two places each for a digit and one end of each lies in
        the same box, the digit leaves the cell that sees both other ends.
    reason: The two ends in the box cannot both be true, so on one of the two lines the digit is at
        the other end. Whichever it is, a cell that sees both of these other ends sees the digit.
    spotting: To find the next one, take a digit and look for a row and a column with two places for
        it each, one place of either in the same box.

turbot_fish
    title: Turbot Fish
    aliases: crane
    summary: When two houses have two places each for a digit and one end of each sees the other,
        the digit leaves every cell that sees both other ends.
    reason: The two ends in sight of each other cannot both be true, so in one of the two houses the
        digit is at the other end. Whichever it is, a cell that sees both of these other ends sees
        the digit.
    spotting: To find the next one, take a digit, mark the houses that have just two places for it,
        and look for two of them with a place each that see each other.

grouped_two_strong_links
    title: Grouped Turbot Fish
    aliases: Grouped Skyscraper; Grouped 2-String Kite; grouped strong links
    summary: When two houses have their places for a digit at two ends each, some of them several
        cells wide, and one end of each lies in the same house, the digit leaves every cell that
        sees every cell of both other ends.
    reason: The house that joins the two takes the digit once, so not both of them have it there.
        One of them has it somewhere in its other end, and a cell that sees every cell of both other
        ends sees the digit.
    spotting: To find the next one, take a digit and look for a house whose places for it all lie on
        two other houses, and follow these to another such house.

empty_rectangle
    title: Empty Rectangle
    aliases: hinge
    summary: When a box has a digit only on two lines that cross in it, and a third line with two
        places for the digit ends on one of them, the digit leaves the cell of the other line that
        sees the third line's other end.
    reason: If the third line has the digit at its far end, the candidate sees it there. If it has
        it at its near end, it bars the one line through the box, so the box has its digit on the
        other line, where the candidate sees it too.
    spotting: To find the next one, look for a box that has a digit only on one row and one column,
        and for another row or column that has just two places for it, one of them on these.

rectangle_elimination
    title: Rectangle Elimination
    summary: When a candidate being true would put the digit at the far end of a line with two
        places, and the two together would leave a box no place for it, the candidate is false.
    reason: The candidate and one end of the line, the hinge, see each other, so if the candidate
        were true the other end would have the digit. Candidate and other end would then see every
        place of the digit in some box, which needs it somewhere.
    spotting: To find the next one, take a line with two places for a digit, suppose the digit in
        each of them in turn, and look for a box that would then be nearly out of places for it.

dual_two_string_kite
    title: Dual 2-String Kite
    summary: When two 2-string kites, of one digit or of two, have their ends in a box in the same
        two cells, both remove their candidate.
    reason: Nothing more is in it than two kites that share their knot. In each, the two cells in
        the box cannot both be true, so the digit is at one of the other ends, and what sees both of
        these is false. They are told together because one sees them together.
    spotting: To find the next one, look beside every 2-String Kite whether its two cells in the box
        have another row and column with two places.

dual_empty_rectangle
    title: Dual Empty Rectangle
    summary: When a box makes an empty rectangle with one line and another with a second line, both
        remove their candidate.
    reason: Nothing more is in it than two empty rectangles that share their box: for each of the
        two lines, the digit is at its far end, or it bars one line through the box and leaves the
        other. They are told together because one sees them together.
    spotting: To find the next one, look beside every Empty Rectangle for another line with two
        places that ends on the same box's lines.

LinkPairTelling
    two_links: {first}, and {second:only}
    far_ends: {far:or} to be {digit}, and {sight:all}
    far_ends.one: {far} to be {digit}, and {sight:it}

TwoStrongLinksTelling
    observation: {links}
    argument: {joined}. That leaves {left}
    joined: {near}[, both|lie] {where:in}, cannot both be {digit}
    joined.several: {near} [all lie|lie] {where:in}, which takes only one {digit}, so {houses}
        cannot both have theirs there
    joined.sight, joined.sight.several: {near} [see|mutual] each other and cannot both be {digit}
    consequence: {conclusion:named}
    reason: that is {technique:a}: {houses:together} have {met}; so at least one of the two has its
        {digit} in the other place, {far:or}
    reason.grouped: that is {technique:a}: {houses:together} have {met}; so at least one of the two
        has its {digit} in the other group: {far:or}
    met: two places each for {digit:a}, and both have one of these {where:in}, which takes only one
        {digit}
    met.sight: two places each for {digit:a}, one of which sees one of the other's
    met.grouped: their places for {digit:a} in two groups each, and both have one group {where:in},
        which takes only one {digit}
    place: {houses:together}
    family: two houses with two places each for one digit
    family.grouped: two houses with a few places for a digit, some of them in a third house
    question: can {houses:together} both have their {digit} {where:in}
    question.sight: which {digit} of {houses:together} see each other

DualKiteTelling
    observation: {first_links}. Likewise, {second_links}
    argument: {knot}[, both|lie] {box:in}, cannot both be {digit}. That leaves {first_left}. It also
        leaves {second_left}
    argument.two: {knot}[, both|lie] {box:in}, cannot both be {digit}, nor both be {other}. That
        leaves {first_left}. It also leaves {second_left}
    reason: that is {technique:a}: {knot} serve two pairs of lines at once, and as they cannot both
        be {digit}, each pair of lines has {digit:a} in one of its two other places
    reason.two: that is {technique:a}: {knot} serve two pairs of lines at once, and as they cannot
        both be {digit} or both be {other}, each pair of lines has its digit in one of its two other
        places
    family: a row and a column with two places each for a digit, twice over
    question: how many of {houses} can have their {digits:or} {box:in}

EmptyRectanglesTelling
    observation: {seen:clauses}
    pair: {only:only}
    argument: {ways:sentences}
    either_way: if {far} is {digit}, {gone} [{gone:sees/see}|sees_far] it. If {near} is {digit},
        {box} [cannot have its|barred] {digit} {near_line:in} and has it {far_line:in}, where {gone}
        [{gone:sees/see}|sees_off] it too
    the_same: it is the same with {house}: {gone} [{gone:sees/see}|sees_far] {far}, and if {near} is
        {digit} instead[, which keeps|barred] {box} off {near_line}, {gone}
        [{gone:sees/see}|sees_off] the {digit} {far_line:in}
    consequence: {conclusion:named}
    consequence.dual: {conclusion:so}
    reason: that is {technique:a}: {box} has its {digit} {crossing:in_any}, and {houses:together}
        {houses:has/each have} just two places for {digit:a}, one of which keeps {box} off
        {kept_off} and so sends its {digit} to the other line
    kept_off: {near_line}
    kept_off.lines: one of these lines
    family: a box that has its places for a digit on two lines that cross in it
    question: if {house} has its {digit} {near_line:in}, where does {box} have its own

RectangleEliminationTelling
    observation: {on_line}, and {in_box:only}
    argument: were {weak_wing} {digit}, {hinge}, which it [sees|could_not], could not be {digit}, so
        {strong_wing} [would have to|would] be. But {weak_wing} and {strong_wing} between them
        [see|all_seen] {places}, and {box} [would have no place|all_seen] for {digit:a}
    reason: that is {technique:a}: {digit:a} in {weak_wing} would send the {digit} of {strong_line}
        to {strong_wing}, and these two would shut the {digit:s} out of {box}
    family: a line with two places for a digit, and a box that needs the digit, too
    question: what would leave {box} no place for {digit:a}
"""
