"""The words of the family `locked_subsets`."""

TEXTS = """
locked_pair
    title: Locked Pair
    aliases: pointing naked pair
    summary: A naked pair whose cells share a line and a box, so the rest of both loses the two
        digits.
    reason: Two cells that can only be two digits take both, one each. The cells are in two houses
        at once, so neither digit can be anywhere else in either house.
    spotting: To find one, look where a line crosses a box for two cells with the same two
        candidates and no others.

locked_triple
    title: Locked Triple
    aliases: pointing naked triple
    summary: A naked triple whose cells share a line and a box, so the rest of both loses the three
        digits.
    reason: Three cells need three digits, and these have only three between them, so all three are
        used up there. The cells are in two houses at once, so none of the digits can be anywhere
        else in either house.
    spotting: To find one, look where a line crosses a box for three cells with only three digits
        between them.

locked_hidden_subset
    title: Locked Hidden Subset
    aliases: locked hidden pair; locked hidden triple
    summary: Two or three digits that can only go in as many cells of a house, all of them in a
        second house too.
    reason: The digits need all of these cells, so there's no room for any other digit. The cells
        are in a second house as well, which has the digits there and nowhere else.
    spotting: To find one, look where a line crosses a box for two or three cells that are the only
        places of as many digits in the line or in the box.

almost_locked_candidates
    title: Almost Locked Candidates
    aliases: almost locked pair; almost locked triple
    summary: A cell of one house with two digits, and a house that crosses it and has a single place
        for both elsewhere.
    reason: Whichever digit the cell has, its box can't have it a second time, so the line must have
        that digit outside the box, where it has only one place for it. The other digit has no place
        left on the line but inside the box. So the box has both digits in the cell and on the line.
    spotting: To find the next one, take a cell with two digits, and look along each line that
        crosses its box for a single place outside the box for both digits.

LockedSubsetTelling
    place: {houses}
    observation: {held}, and {cells:all} [are|lie] {houses:in:and}
    argument: between them they take {digits:all}
    consequence: nothing else {houses:in_any} is {digits:or}: {conclusion:listed}
    lesson: {held}. {number} cells need {cells:count} digits, so {digits:all} are used up there, one
        each. {cells:all} cells [are|lie] {houses:in:and}, so nothing else {houses:in_any} is
        {digits:or}: {conclusion:listed}
    setting: {cells}
    region: {first_house}
    family: {cells:count} cells with {cells:count} digits between them, in two houses at once
    question: which {cells:count} cells of {houses} have nothing left but {digits}

LockedHiddenSubsetTelling
    place: {houses}
    observation: {places:are}, so those cells have no room for anything else. {cells:all} [are|lie]
        {others:in:and} too
    argument: that gives {others} its {digits}
    consequence: {losses:lost}
    lesson: where can {house} have its {digits}? [Only|places] in {cells}. {number} digits need
        {digits:count} cells, so they fill {cells:all}, and there's no room for anything else.
        {cells:all} cells [are|lie] {others:in:and} too, so the {digits} of {others} are there and
        nowhere else: {losses:lost}
    setting: {cells}
    region: {house}
    family: {cells:count} digits of a house with {cells:count} places between them, which lie in
        another house too
    question: where can {house} have its {digits}

AlmostLockedTelling
    place: {house} and {crossing}
    observation: {house:in}, {held}. {crossing:in}, outside {house}, {places}
    argument: {cells} take {cells:count} of {digits}, so {crossing} can't have those in {house}: it
        has them in {partners}, and its last one in {house}. So {either_way}
    argument.one: if {cells} is {first}, {crossing} can't have its {first} in {house}, so {partners}
        [is|follows] {first}, and the {second} of {crossing} is in {house}. If {cells} is {second},
        it's the same with {first} and {second} changed over. Either way {either_way}
    either_way.house: {house} has its {digits} in {cells} and {crossing:in}
    either_way.partners: {partners} {partners:is/are} {digits:or}
    either_way.house.partners: {partners} {partners:is/are} {digits:or}. {house} has its {digits} in
        {cells} and {crossing:in}
    consequence, consequence.one.house.partners: {losses:lost}
    consequence.one.partners: {conclusion:it}
    reason: that is called {technique}: {cells:count} {cells:cell/cells} of {house} and
        {cells:count} {cells:place/places} of {crossing} outside it share {digits:count} digits, and
        the one left over goes where the two houses cross
    family: {cells:count} {cells:cell/cells} with {digits:count} digits that have only {cells:count}
        {cells:place/places} elsewhere in a house that crosses
    question: where can {crossing} have its {digits} outside {house}
"""
