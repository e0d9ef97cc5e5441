"""The words of the family `single_digit`."""

TEXTS = """
skyscraper
    title: Skyscraper
    summary: A digit with two places in each of two rows, one above the other in a column; or the
        same with columns and rows.
    reason: The two places in one line can't both be the digit, so at least one of the two others
        is. A cell that sees both of those can't be.
    spotting: To find one, take a digit and look for two rows with two places each, one of each in
        the same column; or for two such columns.

two_string_kite
    title: 2-String Kite
    aliases: two-string kite
    summary: A digit with two places in a row and two in a column, one of each in the same box.
    reason: The two places in the box can't both be the digit, so at least one of the two others is.
        The cell that sees both of those can't be.
    spotting: To find one, take a digit and look for a row and a column with two places each, one of
        each in the same box.

turbot_fish
    title: Turbot Fish
    aliases: crane
    summary: A digit with two places in each of two houses, one of which sees one of the others.
    reason: The two places that see each other can't both be the digit, so at least one of the two
        others is. A cell that sees both of those can't be.
    spotting: To find one, take a digit, mark the houses with just two places for it, and look for
        two of them with places that see each other.

grouped_two_strong_links
    title: Grouped Turbot Fish
    aliases: Grouped Skyscraper; Grouped 2-String Kite; grouped strong links
    summary: A digit whose places in each of two houses are in two groups, one of each in a third
        house.
    reason: The third house has the digit once, so at least one of the other two houses has it in
        its other group. A cell that sees all cells of both other groups can't be the digit.
    spotting: To find one, take a digit and look for a house whose places are all in two other
        houses, then see whether one of those has another such house.

empty_rectangle
    title: Empty Rectangle
    aliases: hinge
    summary: A box with a digit only on one row and one column, and a line with two places for it
        that meets one of those.
    reason: If the line has the digit at its far place, the target sees it. If it has it at the near
        one, the box can't have it on one of its two lines, so it has it on the other, and the
        target sees it there.
    spotting: To find one, look for a box with a digit only on one row and one column, and for a row
        or column with two places for it, one of them in line with the box.

rectangle_elimination
    title: Rectangle Elimination
    summary: A candidate that would push a digit along a line with two places, until a box has no
        place for the digit.
    reason: The candidate sees one of the two places on the line, so if it were true, the other one
        would be the digit. Between them they would see every place of the digit in some box.
    spotting: To find one, take a line with two places for a digit and a cell in sight of one of
        them, and look for a box whose places for it all see that cell or the other place.

dual_two_string_kite
    title: Dual 2-String Kite
    summary: Two 2-string kites with the same two cells in their box, so both lose their candidate.
    reason: In each kite, the two cells in the box can't both be the digit, so at least one of its
        two other places is. They're told together because you see them together.
    spotting: To find one, when you have found a 2-string kite, check whether its two cells in the
        box have another row and column with two places.

dual_empty_rectangle
    title: Dual Empty Rectangle
    summary: Two empty rectangles in the same box, each with a line of its own, so both lose their
        candidate.
    reason: For each of the two lines, the digit is at its far place, or it keeps the box off one of
        its two lines. They're told together because you see them together.
    spotting: To find one, when you have found an empty rectangle, look for another line with two
        places, one of them in line with the same box.

LinkPairTelling
    two_links: {first:is}, and {second:so_is}
    far_ends: at least one of {far} is {digit}. {sight:all}
    far_ends.one: {far} is {digit}. {sight:it}

TwoStrongLinksTelling
    observation: {links}
    argument: {joined}: {left}
    joined: {near} [are both|lie] {where:in}, so they can't both be {digit}
    joined.several: {near} [are all|lie] {where:in}, so {houses:together} can't both have their
        {digit} there
    joined.sight, joined.sight.several: {near} [see|mutual] each other, so they can't both be
        {digit}
    consequence: {conclusion:seen}
    lesson: {links}. Look at {near}. Could both be {digit}? No, because they're [both|lie]
        {where:in}. {one_or_other}
    lesson.sight: {links}. Look at {near}. Could both be {digit}? No, because they [see|mutual] each
        other. {one_or_other}
    one_or_other: If {first_near} isn't {digit}, {first_house}'s {digit} is in {first_far:or}; if
        {second_near} isn't, {second_house}'s is in {second_far:or}. You don't know which, but
        {left}, so {conclusion:seen}
    lesson.several: {links}. Look at {near}. They're [all|lie] {where:in}, which has only one
        {digit}, so {houses:together} can't both have theirs there. If {first_house} hasn't, its
        {digit} is in {first_far:or}; if {second_house} hasn't, its {digit} is in {second_far:or}.
        You don't know which, but {left}, so {conclusion:seen}
    lesson.sight.several: {links}. Look at {near}. They [see|mutual] each other, so
        {houses:together} can't both have their {digit} there. You don't know which of them has it
        elsewhere, but {left}, so {conclusion:seen}
    place: {houses:together}
    family: two houses with two places each for one digit
    family.grouped: two houses with a few places for a digit, some of them in a third house
    question: can {houses:together} both have their {digit} {where:in}
    question.sight: which {digit} of {houses:together} see each other

DualKiteTelling
    observation: {first_links}. Also, {second_links}
    argument: {knot} [are both|lie] {box:in}, so they can't both be {digit}: {first_left}. Also,
        {second_left}
    argument.two: {knot} [are both|lie] {box:in}, so they can't both be {digit}, or both {other}:
        {first_left}. Also, {second_left}
    far_ends: at least one of {far} is {digit}, and {sight:all}
    far_ends.one: {far} is {digit}, and {sight:it}
    reason: the idea is that {knot} are in two pairs of lines at once. They can't both be {digit},
        so each pair has {digit:a} in one of its two other places
    reason.two: the idea is that {knot} are in two pairs of lines at once. They can't both be the
        same, so each pair has its digit in one of its two other places
    setting: {knot}
    family: a row and a column with two places each for a digit, twice over
    question: how many of {houses} can have their {digits:or} {box:in}

EmptyRectanglesTelling
    observation: {seen:clauses}
    pair: {only:so_is}
    argument: {ways:sentences}
    either_way: if {far} is {digit}, {gone} [{gone:sees/see}|sees_far] it. If {near} is, {box}'s
        [can't be|barred] {near_line:in}, so it's {far_line:in}, where {gone}
        [{gone:sees/see}|sees_off] it
    the_same: it's the same with {house}: if {far} is {digit}, {gone} [{gone:sees/see}|sees_far] it,
        and if {near} is, {box}'s [can't be|barred] {near_line:in}, and {gone}
        [{gone:sees/see}|sees_off] the one {far_line:in}
    closing: either way {conclusion:so}
    closing.dual: so {conclusion:so}
    lesson: look at {box}. Its {digit} [is|within] {crossing:in_any}, and you don't know which. Now
        look at {house}, which has two [places|only] for {digit:a}, {near} and {far}. There are two
        cases. If {far} is {digit}, {gone} [{gone:sees/see}|sees_far] it. If {near} is {digit}, that
        [takes|barred] {near_line} away from {box}, so {box} has its {digit} {far_line:in}, and
        {gone} [{gone:sees/see}|sees_off] it there. Either way {conclusion:so}
    lesson.dual: {seen:clauses}. {ways:sentences}. So {conclusion:so}. Two empty rectangles share a
        box here, and each of them rules out something of its own
    setting: {box} and {houses:together}
    family: a box that has its places for a digit on two lines that cross in it
    question: if {house} has its {digit} {near_line:in}, where does {box} have its own

RectangleEliminationTelling
    observation: {on_line:is}, and {in_box:so_is}
    argument: if {weak_wing} were {digit}, {hinge}, which it [sees|could_not], wouldn't be, so
        {strong_wing} [would|would] be. But {weak_wing} and {strong_wing} between them
        [see|all_seen] {places}, and {box} [would have no place|all_seen] for {digit:a}
    lesson: suppose {weak_wing} were {digit}. It [sees|could_not] {hinge}, so that cell wouldn't be.
        {strong_line} has only one other [place|on_line] for {digit:a}, so {strong_wing}
        [would|would] be {digit}. Now look at {box}. Its {digit} [can only go|in_box] in
        {places:or}, and {weak_wing} and {strong_wing} between them [see|all_seen] {places:all}.
        {box} [would have no place|all_seen] for {digit:a}, so {conclusion:so}
    setting: {strong_line} and {box}
    family: a line with two places for a digit, and a box that needs the digit, too
    question: what would stop {box} from having {digit:a}
"""
