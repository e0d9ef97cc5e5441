"""What stands beside and below boards: legends and captions, on paper, in files and pages."""

TEXTS = """
mark_signs
    placed: is placed
    gone: goes
    supposed: supposed
    double_exception: exception twice over
    exception: exception to the pattern
    on: true if so, or one colour
    off: false if so, or the other colour
    seen: in the pattern
    blocked: gone already
    dead: has nothing left
    pivot: the cell in the middle
    cell: a cell of the pattern
    cause: rules candidates out
    base: must have its digit in the pattern
    cover: can have it only once
    in_cells: {digit} in {cells}
    names: Names in the words: {named:commas}.
    marks: {meaning}: {targets}.
    place.after_digit: After a digit: {signs:commas}.
    place.in_corner: In a cell's corner: {signs:commas}.
    place.beside_house: Beside a row, column or box: {signs:commas}.
    place.around_digit: Around a digit: {signs:commas}.
    letters: {letters:commas} as in the words
    letters.groups: {letters:commas} groups of cells
    given: {brackets} given
    placed_earlier: {brackets} placed earlier
    also: Also {meaning}: {targets}.
    far: For {house}: {signs:commas}.

picture
    placed: A + stands before digits that were placed; none was given.
    placed.others_given: A + stands before digits that were placed; the others were given.
    last_candidate: A digit in parentheses is the only candidate left in its cell.
    no_candidate: A - stands in cells that have no candidate left.
    hidden: Not shown: {hidden:count} {hidden:candidate is/candidates are} ruled out though no digit
        sees {hidden:it/them}.
    diagonals: Both long diagonals are houses.
    diagonals.one: {diagonals} is a house.
    windows: The windows are houses.
    groups: The same places of the boxes are houses.
    extra: {house}: {cells}.
    sight: Equal digits are no {sight} apart.

paper
    title: Sudoku
    answers: Answers
    steps: Steps {first} to {last}

proof_graph
    step: Step {number}: {conclusion}

document
    title: Sudoku with {filled:number} {filled:cell/cells} filled and {empty:number} open

player_page
    title: Sudoku, {how} {steps:number} {steps:step/steps}
    title.hard: Sudoku, {how} {steps:number} {steps:step/steps}; the hardest: {hardest}
    how: {status} after
    how.solved: solved in

palette
    a_theme: a theme: name one, such as 'dark'

paper
    a_puzzle: a puzzle to print: give a board, or a result
"""
