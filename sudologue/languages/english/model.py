"""Messages of the room `model`."""

TEXTS = """
board
    a_text: a text: what has digits as numbers is read by Board.from_values
    cannot_go: {candidate} can't be eliminated: {why_not}
    a_board: a board: make one with Board.from_string or Board.from_values

board_masks
    candidates: the candidates of cells: give a list with the digits of each
    cannot_be: {cell} can't be {digit}
    holds: it already has {value}
    no_candidate: it is not a candidate there

board_text
    strange_character: strange character {symbol:repr}: expected a digit 1 to {size}, or . or 0 for
        an empty cell
    strange_character.ten: strange character {symbol:repr}: expected a digit 1 to 9 or A, or . or 0
        for an empty cell
    strange_character.letters: strange character {symbol:repr}: expected a digit 1 to 9 or A to
        {last}, or . or 0 for an empty cell
    no_digit: {symbol:repr} in {cell} is not a digit; write . or 0 for an empty cell
    no_digit.unusual: {symbol:repr} in {cell} is not a digit from 1 to {size}; write . or 0 for an
        empty cell
    no_digit.unusual.ten: {symbol:repr} in {cell} is not a digit from 1 to 9 or A; write . or 0 for
        an empty cell
    no_digit.unusual.letters: {symbol:repr} in {cell} is not a digit from 1 to 9 or A to {last};
        write . or 0 for an empty cell
    wrong_count: this puzzle has {count} {count:cell/cells}; a {size}x{size} puzzle has {expected}
    wrong_count.boxes: boxes of {height}x{width} need a {size}x{size} grid ({expected} cells); this
        puzzle has {count}
    few_rows: this puzzle has {count} {count:row/rows} of {size} cells; it needs {size} rows

cell
    too_large: {digit} is not a digit: digits run from 1 to {largest}
    no_digit: {symbol:repr} is not a digit: write 1 to 9, then A for 10 up to Z
    off_board: Cell({row}, {col}) is off the board: rows and columns count from 0
    no_numbers: Cell({row:shown}, {col:shown}) is not a cell: row and column are whole numbers from
        0, as in Cell(4, 5) for "r5c6"
    a_cell: a text: a cell is written like r5c6
    no_cell: {text:repr} is not a cell: write row and column from 1, like r5c6
    a_candidate: a text: a candidate is written like r5c6(7)
    no_candidate: {text:repr} is not a candidate: write the cell, then its digit, like r5c6(7)
    not_a_cell: {said} is not a cell: write "r5c6", or Cell(4, 5), which counts from 0
    candidate_value: a candidate: write "r5c6(7)", or Candidate(Cell(4, 5), 7)
    candidates: a list of candidates: write such as ["r5c6(7)", "r5c8(7)"]

clue
    cells: the cells of a clue: write "r1c1 r1c2"
    lacks: {shown} is not a clue: it has no {missing}; see sudologue.model.Clue
    noun: a clue's noun has to be printable text, not {noun:ascii}
    can_change: {noun} can change; a clue is frozen, as with @dataclass(frozen=True)
    no_cells: {noun} has no cells; give them as a tuple
    a_cell: a cell of a clue: the helper of each kind, `of`, reads them from text
    off_board: {noun} has {cell}, which is off a board of {size} rows
    twice: {noun} names {cell} twice

dead_end
    both_are: {cells}, {why}, are both {digit}
    two: {house} has two {digit}{plural}, in {cells}
    no_place: {house} has no place left for {digit}
    ruled_out: {cell} holds {digit}, which is ruled out there
    no_candidate: {cell} has no candidate left
    apart: {sight} apart

layout
    called_twice: two houses are called {house}
    house_size: {house} has {count} cells; a house of this layout has {size}
    cell_twice: {house} names a cell twice
    off_board: {house} has {cell}, which is off a board of {size} rows and columns
    clue_twice: {clue} is there twice
    a_size: a size: it is the number of rows
    no_boxes: a board of size {size} can't be cut into boxes; give the regions instead
    a_length: a length: give a box's number of rows and of columns
    no_shape: a box can't have {height} rows and {width} columns
    a_map: a map: write the symbol of its region for each cell, in one text
    region_size: region {symbol:repr} has {count} cells; it needs {size}
    houses: a list of houses: give the cells of each
    cells: a list of cells: give those of a house
    needs_boxes: this layout has no boxes; start from Layout.boxes(height, width)
    wrong_size: size {size} is not between 1 and {largest}
    a_layout: a layout: write one such as Layout.boxes(2, 3)
    no_square: {map} has {count} {count:cell/cells}; a 9x9 map has 81

layout_tables
    no_cell: there is no {cell}; rows and columns go from 1 to {size}
    a_digit: a digit: digits are whole numbers from 1 to {size}
    no_digit: {digit} is not a digit of this layout: they run from 1 to {size}
    a_house: a house: those of a board are in board.houses
    no_house: {house} is not a house of this layout
    not_a_clue: {clue:shown} is not a clue: those of a layout are in layout.clues
    no_clue: {clue} is not a clue of this layout; see layout.clues

positions
    own_layout: a board has a layout of its own; layout is only for a text

values
    no_digits: {values:shown} has no digits: give them cell by cell or row by row, None or 0 for an
        empty cell
    no_digit: {value:shown} is not a digit: write whole numbers, None or 0 for an empty cell
    wrong_count: found {count} {count:cell/cells}, expected {expected}
    too_large: {cell} can't be {value}: digits run from 1 to {size}

walks
    digits: digits by their cells: write {{"r1c1": 4}}
    not_in: {cell} is not in {clue}
    no_digit: {cell} can't be {digit}: digits run from 1 to {size}

ways
    cannot_be_filled: cannot be filled
    twice: has {digit} twice, in {one} and {other}
    at_least: needs {least} at least
    at_most: makes {most} at most
"""
