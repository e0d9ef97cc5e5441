"""The words of the family `locked_subsets`."""

TEXTS = """
locked_pair
    title: Locked Pair
    aliases: pointing naked pair
    summary: When two cells that share two houses have the same two candidates and no others, those
        digits leave the rest of both houses.
    reason: Two cells that can take only two digits will take both, one each. As the two cells lie
        in two houses at once, nothing is left of either digit for any other cell of the one house
        or of the other.
    spotting: To find the next one, look where a line crosses a box for two cells with the same two
        digits and nothing else.

locked_triple
    title: Locked Triple
    aliases: pointing naked triple
    summary: When three cells that share two houses hold candidates of only three digits between
        them, those digits leave the rest of both houses.
    reason: Three cells need three digits, and these hold only three between them, so they use up
        all of them. As the three cells lie in two houses at once, nothing is left of the three
        digits for any other cell of the one house or of the other.
    spotting: To find the next one, look where a line crosses a box for three cells that have only
        three digits between them.

locked_hidden_subset
    title: Locked Hidden Subset
    aliases: locked hidden pair; locked hidden triple
    summary: When two or three digits of a house have as many places, and a second house has all of
        these too, the places take no other digit and the digits leave the rest of the second house.
    reason: The digits need as many cells as they have places, so they fill all of them and leave no
        room there for another digit. And as these cells lie in the second house as well, that house
        gets the digits there and nowhere else.
    spotting: To find the next one, look where a line crosses a box for two or three cells that are
        the only places of as many digits, in the line or in the box.

almost_locked_candidates
    title: Almost Locked Candidates
    aliases: almost locked pair; almost locked triple
    summary: When a cell of one house can take only two digits, and a house that crosses the first
        elsewhere has a single place for these digits outside the crossing, that place takes no
        other digit, and both leave the rest of the first house; likewise with two cells, three
        digits and two places.
    reason: What the cells take, their house takes no second time, so the crossing house must have
        those digits outside the crossing, where it has just enough places for them. That leaves one
        digit, which goes into the crossing. So the places have no room for anything else, and the
        first house has all of the digits in the cells and in the crossing.
    spotting: To find the next one, take a cell with two digits, and look along each house that
        crosses its row, column or box for a single place outside it for both digits.

LockedSubsetTelling
    place: {houses}
    observation: {held}, and {cells:all} [lie|lie] {houses:in:and}
    argument: the {number} cells use up {digits:all} digits in {houses:all} houses
    reason: that is {technique:a}: {cells:count} cells with {cells:count} digits between them, which
        lie in {houses:count} houses at once, so that the digits go from the rest of {houses:all}
    region: {first_house}
    family: {cells:count} cells with {cells:count} digits between them, in two houses at once
    question: which {cells:count} cells of {houses} have nothing left but {digits}

LockedHiddenSubsetTelling
    place: {houses}
    observation: {house:in}, {places}, and {cells:all} [lie|lie] {others:in:and} too
    argument: the {number} digits fill {cells:all} cells, and {others} {others:has/have} them there
        and nowhere else
    consequence: {losses:lost}
    reason: that is {technique:a}: {cells:count} digits of {house} with {cells:count} places between
        them, which take nothing else; and as these [lie|lie] {others:in:and} too, its digits are
        settled there as well
    region: {house}
    family: {cells:count} digits of a house with {cells:count} places between them, which lie in
        another house too
    question: where can {house} have its {digits}

AlmostLockedTelling
    place: {house} and {crossing}
    observation: {house:in}, {held}. {crossing:in}, outside {house}, {places}
    argument: whichever {cells:count} of {digits} go in {cells}, {crossing} must have the same
        {cells:count} in {partners}, as {house} takes each once; and with these taken, {crossing}
        has the last one where it crosses {house}. That leaves {used_up}
    argument.one: whichever of {digits} goes in {cells}, {crossing} must have the same digit in
        {partners}, as {house} takes it once; and with {partners} taken, {crossing} has the other
        one where it crosses {house}. That leaves {used_up}
    used_up.house: none of these digits for the rest of {house}
    used_up.partners: no other digit for {partners}
    used_up.house.partners: none of these digits for the rest of {house} and no other digit for
        {partners}
    consequence: {losses:lost}
    reason: that is called {technique}: {cells:count} {cells:cell/cells} of {house} with
        {digits:count} digits, and {cells:count} {cells:place/places} for the same digits in
        {crossing} outside it, so that the digit left over goes where the two houses cross
    family: {cells:count} {cells:cell/cells} with {digits:count} digits that have only {cells:count}
        {cells:place/places} elsewhere in a house that crosses
    question: where can {crossing} have its {digits} outside {house}
"""
