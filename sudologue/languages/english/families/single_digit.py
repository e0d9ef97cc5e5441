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
"""
