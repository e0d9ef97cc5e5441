"""The words of the family `fish`."""

TEXTS = """
x_wing
    title: X-Wing
    aliases: fish of size two
    summary: Two rows whose places for a digit are in the same two columns, or two columns and two
        rows.
    reason: Both rows need the digit, and they can't both take it in the same column. So one takes
        it in the first column and the other in the second. You don't know which is which, but both
        columns have their digit, so their other cells can't have it.
    spotting: To find one, take a digit and look for two rows with just two places each, in the same
        two columns; or for two columns and two rows.

swordfish
    title: Swordfish
    aliases: fish of size three
    summary: An X-Wing with three rows and three columns.
    reason: Three rows need the digit three times, and each column can give it to only one of them.
        So the rows use up all three columns, which have none to spare for other rows. Not all nine
        crossings have to be open.
    spotting: To find one, take a digit and look for three rows with two or three places each, all
        in the same three columns; or for three columns and three rows.

jellyfish
    title: Jellyfish
    aliases: fish of size four
    summary: An X-Wing with four rows and four columns.
    reason: Four rows need the digit four times, and each column can give it to only one of them. So
        the rows use up all four columns, which have none to spare for other rows.
    spotting: To find one, take a digit and look for four rows with two to four places each, all in
        the same four columns; or for four columns and four rows.

large_fish
    title: Large Fish
    aliases: Squirmbag; Starfish; Whale; Leviathan
    summary: An X-Wing with five, six or seven rows and as many columns.
    reason: The rows need the digit once each, and each column can give it to only one of them. So
        the rows use up all of the columns. With nine rows, a smaller fish in the other rows always
        says the same.
    spotting: To find one, on a board with more than nine rows, take a digit and look for five or
        more rows whose places are all in as many columns; or for columns and rows.

finned_x_wing finned_swordfish finned_jellyfish finned_large_fish
    reason: If no fin is the digit, the rows use up the columns, as they would without fins. If a
        fin is, the cells it sees aren't. A cell that loses the digit in both cases loses it for
        certain.

finned_x_wing
    title: Finned X-Wing
    aliases: X-Wing with fins
    summary: An X-Wing but for one or two extra places, the fins, in a single box; only cells that
        see the fins lose the digit.
    spotting: To find one, look for an X-Wing but for one or two more places in a single box; only
        cells of that box can lose the digit.

finned_swordfish
    title: Finned Swordfish
    aliases: Swordfish with fins
    summary: A Swordfish but for one or two extra places, the fins, in a single box; only cells that
        see the fins lose the digit.
    spotting: To find one, look for three rows whose places for a digit are in three columns but for
        one or two cells, all in one box; only cells of that box can lose the digit.

finned_jellyfish
    title: Finned Jellyfish
    aliases: Jellyfish with fins
    summary: A Jellyfish but for one or two extra places, the fins, in a single box; only cells that
        see the fins lose the digit.
    spotting: To find one, look for four rows whose places for a digit are in four columns but for
        one or two cells, all in one box; only cells of that box can lose the digit.

sashimi_x_wing sashimi_swordfish sashimi_jellyfish
    reason: If no fin is the digit, the row with a missing corner has one place, and the rows still
        use up the columns between them. If a fin is, the cells it sees aren't. A cell that loses
        the digit in both cases loses it for certain.

sashimi_x_wing
    title: Sashimi X-Wing
    summary: A finned X-Wing with a corner missing: without its fins, one of the two rows would have
        just one place.
    spotting: To find one, look for two rows whose places for a digit are nearly in the same two
        columns, with one or two cells beside a place that's missing, in the same box.

sashimi_swordfish
    title: Sashimi Swordfish
    summary: A finned Swordfish with corners missing: without its fins, one of the three rows would
        have just one place.
    spotting: To find one, look for three rows whose places for a digit are nearly in the same three
        columns, with one or two cells beside a place that's missing, in the same box.

sashimi_jellyfish
    title: Sashimi Jellyfish
    summary: A finned Jellyfish with corners missing: without its fins, one of the four rows would
        have just one place.
    spotting: To find one, look for four rows whose places for a digit are nearly in the same four
        columns, with one or two cells beside a place that's missing, in the same box.

finned_large_fish
    title: Finned Large Fish
    aliases: Finned Squirmbag; Finned Whale; Finned Leviathan; Sashimi Squirmbag
    summary: A large fish but for a few extra places, the fins; only cells that see all of them lose
        the digit.
    spotting: To find one, on a board with more than nine rows, look for five or more rows whose
        places for a digit are in as many columns but for one or two cells, all in one box.

franken_x_wing franken_swordfish franken_jellyfish
    reason: Houses can be boxes as well as lines. The first houses need the digit once each, and
        each of the others can give it only once. So the first ones use up the others, which have
        none to spare for other cells.

franken_x_wing
    title: Franken X-Wing
    summary: An X-Wing with a box in place of a line: two houses whose places for a digit are in two
        others.
    spotting: To find one, look for two houses whose places for a digit are all in two others, with
        a box in place of a line or two.

franken_swordfish
    title: Franken Swordfish
    summary: A Swordfish with boxes in place of lines: three houses whose places for a digit are in
        three others.
    spotting: To find one, look for three houses whose places for a digit are all in three others,
        with a box in place of a line or two.

franken_jellyfish
    title: Franken Jellyfish
    summary: A Jellyfish with boxes in place of lines: four houses whose places for a digit are in
        four others.
    spotting: To find one, look for four houses whose places for a digit are all in four others,
        with a box in place of a line or two.

finned_franken_x_wing finned_franken_swordfish finned_franken_jellyfish franken_large_fish
finned_mutant_fish finned_mutant_large_fish
    reason: Fins are places outside the other houses, or places where one digit would do for two
        houses at once. If no fin is the digit, the first houses use up the others. If a fin is, the
        cells it sees aren't. A cell that loses the digit in both cases loses it for certain.

finned_franken_x_wing
    title: Finned Franken X-Wing
    summary: A Franken X-Wing but for a few extra places, the fins; only cells that see all of them
        lose the digit.
    spotting: To find one, look for two houses, boxes allowed, whose places for a digit are in two
        others but for one or two that a single cell sees.

finned_franken_swordfish
    title: Finned Franken Swordfish
    summary: A Franken Swordfish but for a few extra places, the fins; only cells that see all of
        them lose the digit.
    spotting: To find one, look for three houses, boxes allowed, whose places for a digit are in
        three others but for one or two that a single cell sees.

finned_franken_jellyfish
    title: Finned Franken Jellyfish
    summary: A Franken Jellyfish but for a few extra places, the fins; only cells that see all of
        them lose the digit.
    spotting: To find one, look for four houses, boxes allowed, whose places for a digit are in four
        others but for one or two that a single cell sees.

franken_large_fish
    title: Large Franken Fish
    aliases: Franken Squirmbag; Franken Whale; Franken Leviathan
    summary: A fish of five, six or seven houses, boxes among them, with or without extra places,
        the fins.
    spotting: To find one, look for five or more houses, boxes allowed, whose places for a digit are
        in as many others, but perhaps for a few that a single cell sees.

mutant_fish
    title: Mutant Fish
    aliases: Mutant Swordfish; Mutant Jellyfish; Mutant Squirmbag
    summary: A fish of rows, columns and boxes in any mix: some houses whose places for a digit are
        in as many others.
    reason: Rows, columns and boxes can be on both sides. The first houses need the digit once each,
        and each of the others can give it only once. So the first ones use up the others, which
        have none to spare for other cells.
    spotting: To find one, take a digit and choose rows, columns and boxes of any kind whose places
        for it are all in as many others.

finned_mutant_fish
    title: Finned Mutant Fish
    aliases: Finned Mutant X-Wing; Finned Mutant Swordfish; Finned Mutant Jellyfish
    summary: A mutant fish of up to four houses with a few extra places, the fins; only cells that
        see them all lose the digit.
    spotting: To find one, take a digit and choose up to four rows, columns and boxes whose places
        for it are in as many others but for one or two that a single cell sees.

finned_mutant_large_fish
    title: Large Finned Mutant Fish
    aliases: Finned Mutant Squirmbag; Finned Mutant Whale; Finned Mutant Leviathan
    summary: A mutant fish of five or more houses with a few extra places, the fins; only cells that
        see them all lose the digit.
    spotting: To find one, take a digit and choose five or more rows, columns and boxes whose places
        for it are in as many others but for a few that a single cell sees.

siamese_fish
    title: Siamese Fish
    aliases: Siamese Swordfish; Siamese Jellyfish
    summary: Two fish with the same rows and different columns, each with fins of its own; what
        either of them rules out goes.
    reason: Two fish share their first houses. Each of them works by itself: either a fin is the
        digit, or the other houses are used up. They're told together because you see them together.
    spotting: To find one, once some lines fit into as many others but for a few places, see whether
        they fit into another choice of lines, with other exceptions.

BasesTelling
    place: {kinds:together:commas}
    question: where can {kinds:together:and} have their {digit:s}

FishTelling
    observation: {fish:seen}
    argument: {fish:argument}
    closing.finned: either way {conclusion:so}
    closing.finned.several: either way {conclusion:seen}
    lesson: {fish:lesson}: {conclusion:so}
    lesson.finned: {fish:lesson}. Either way {conclusion:so}. Only a cell that's hit in both cases
        loses the digit
    family: {fish:kind}

SiameseFishTelling
    observation: {first:seen}. Seen another way, {second:covered_again}
    argument: seen the first way, {first:argument}. Seen the second way, {second:argument}
    closing: so {conclusion:so}
    reason: the idea is that the same {same} fit into two choices of {choices}, each with exceptions
        of its own, and what goes for either choice goes
    same: {base:count} houses
    same.equal: {base:counted}
    choices: others
    choices.alike: {covers:plural}
    family: {first:kind}, in two ways

WordedFish
    seen: the {digit:s} of {kinds:together:and} {covered}
    covered: [are all|only] {cover:in_each}{apart}{serving}
    covered_again: they [are all|only] {cover:in_each}{apart}{serving}
    apart:
    apart.outer: , apart from {outer}, {outer:the fin/the fins}
    serving:
    serving.twice: . {twice}, and one {digit} there would do for {served:all}, so call {fin} a fin
    serving.twice.outer: . {twice}, and one {digit} there would do for {served:all}, so call {fin} a
        fin too
    serving.some_twice: . {twice}; one {digit} there would do for two houses, so call these fins
    serving.some_twice.outer: . {twice}; one {digit} there would do for two houses, so call these
        fins too
    argument: if {without_fins}. If one of them is, {met}
    argument.one: if {without_fins}. If {all_fins} is {digit}, {met}
    argument.finless: {need}
    argument.finless.doubles: {need}, and {wasted}
    met: {gone} [{gone:sees/see}|sight] it
    met.block: {gone} [{gone:shares/share} {block:a_kind}|together] with it
    bases: {base:each_counted}
    bases.unclear: the first {base:count} houses
    covers: {cover:each_counted}
    covers.unclear: the other {cover:count}
    covers.alike: {cover:all} {cover:plural}
    without_fins: {needed}{losses}
    needed: {none_is}, {need}
    needed.many: none of the fins is {digit}, {need}
    needed.finless: {need}
    need: {bases} take the {digit:s} of {covers}
    losses: , so {others} {others:isn't/aren't} {digit}
    losses.doubles: , so {others} {others:isn't/aren't} {digit}; and {wasted}
    losses.doubles.nothing_else: , and {wasted}
    wasted: {digit:a} in {doubles:or} [would use up|crossed] {used} at once for a single house
    wasted.single: {digit:a} in {doubles} [would use up|crossed] {used}, those of {used_up}, for
        {wanting} alone
    used: {used_up:count} of them
    used.all_covers: {cover:all}
    lesson: {bases_need}. Their places [are all|only] {cover:in_each}{set_apart}{serving}{thinned}.
        There are two cases. If {none_is}, {share}{losses}. If {one_is}, {met}
    lesson.finless: {bases_need}. Their places [are all|only] {cover:in_each}, and {each} has one
        {digit} to give. So {need}, whichever takes which{spare}
    each: each of those
    each.alike: each {cover:kind}
    spare: , and other cells get none
    spare.doubles: . {digit:a} in {doubles:or} [would use up|crossed] {used} at once for a single
        house
    bases_need: {kinds:together:and} each need {digit:a}
    set_apart:
    set_apart.outer: , apart from {outer}. Set {outer:it/them} aside for a moment and call {outer:it
        the fin/them the fins}
    share: {need}, one each, and there's none to spare for other cells
    one_is: one of them is
    one_is.one: {all_fins} is {digit}
    thinned:
    thinned.thin: . Without {all_fins:it/them}, {thin:clauses}, which is why it's called sashimi
    kind: {base:count} houses whose places for one digit lie nearly all in {base:count} others
    kind.finless: {base:count} houses whose places for one digit lie in {base:count} others
    kind.plain: {base:count} lines whose places for one digit lie nearly all in the same
        {base:count} crossing lines
    kind.plain.finless: {base:count} lines whose places for one digit lie in the same {base:count}
        crossing lines
    fins: {all_fins:the fin/the fins}
    caption: {seen}. {argument}

InBases
    clause: {cell} [is|claims] {houses:in:and}

ThinBase
    clause: {house} [has only|claim] {cell} left
"""
