"""The words of the family `remote_pairs`."""

TEXTS = """
remote_pair
    title: Remote Pair
    summary: Four or more cells with the same two candidates, each in sight of the next, so they
        alternate.
    reason: Neighbours in the chain can't be the same, so the two digits alternate along it. Two
        cells with an even number of cells between them are different, and a cell that sees both
        can't be either digit.
    spotting: To find one, look for four or more cells with the same two candidates, go from each to
        the next one it sees, and check which cells see the first and the last.

chute_remote_pairs
    title: Chute Remote Pairs
    summary: Two cells with the same pair, on two lines through a box that has one of the digits
        only on those lines.
    reason: If both cells were the digit that the box needs, it couldn't be on either line, and the
        box would have no place for it. So at least one of the cells is the other digit, and a cell
        that sees both can't be.
    spotting: To find one, take two cells with the same pair in two rows or columns of one band or
        stack, and check whether the third box there has one of the digits only on those lines.

RemotePairTelling
    observation: {chain} [can each only be|can] {digits:or}, and each [sees|sees] the next, so they
        alternate
    argument: {ends:sentences}
    argument.one: that makes {pair} differ. {sight:all}
    end: {ends} differ, and {sight:all}
    consequence.one: {conclusion:seen}
    lesson: {chain} [can each only be|can] {digits:or}, and each [sees|sees] the next. If the first
        is {first}, the second is {second}, the third is {first} again, and so on; if the first is
        {second}, it's the other way round. You don't know which, but any two cells with an even
        number of cells between them are different: {ends:semicolons}. So {conclusion:so}
    lesson.one: {chain} [can each only be|can] {digits:or}, and each [sees|sees] the next. If the
        first is {first}, the second is {second}, the third is {first} again, and so on; if the
        first is {second}, it's the other way round. You don't know which, but {pair} differ in both
        cases, so one of them is {first} and the other {second}. {sight:all}, so {conclusion:seen}
    family: several cells with the same pair, each in sight of the next
    question: if one of the cells with {digits} is {first}, what are the others

ChuteRemotePairTelling
    observation: {alike}
    on_line: {line:in}, where {end} [is|lies]
    argument: they can't both be {linked}: {house}'s {linked} [is|only] {one}, or {other}. So at
        least one of them is {gone_digits}. {sight:all}
    argument.two: they can't both be {first} or both {second}: {house} has each of the two
        [only|only] {one}, or {other}. So one of them is {first} and the other {second}. {sight:all}
    consequence: {conclusion:seen}
    lesson: look at {ends}. They [have the same two candidates|alike], {pair}. Could both be
        {linked}? {house} needs {linked:a:or}, and has it [only|only] {one}, or {other}. With
        {linked:a:or} in both cells, neither line would have one to give to {house}. So at least one
        of the two cells is {gone_digits}. {sight:all}, so {conclusion:seen}
    lesson.two: look at {ends}. They [have the same two candidates|alike], {pair}. Could they be
        alike? {house} needs both digits, and has each of them [only|only] {one}, or {other}. With
        the same digit in both cells, neither line would have one to give to {house}. So one of the
        two cells is {first} and the other {second}. {sight:all}, so {conclusion:seen}
    family: two cells with the same pair
    question: on which lines can {house} have its {linked:or}
"""
