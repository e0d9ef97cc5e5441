"""Messages of the room `formats`."""

from sudologue.languages.english.format_summaries import SUMMARIES

_MESSAGES = """
formats
    none: no position: expected one
    several: more than one position: expected one
    a_position: a position: give a board, or a reading of one
    a_text: a text: read a file with Path.read_text, decode bytes
    odd_blank: {symbol:repr} is read as an empty cell: . and 0 are the usual ones
    puzzle: the puzzle
    given_of: given of {cell}
    digit_of: the digit of {cell}
    twice: {name:quoted} is there twice; leave one out
    nested: nested too deeply; no puzzle has more than {levels} levels
    wrong_root: the file is <{name}>: expected <{expected}>
    too_long: too long; no puzzle needs more than {most:thousands} characters

board_objects
    unknown_field: a board has no field {name:quoted}
    version: this is version {found}; only version {known} can be read
    two_lengths: found {given} and {placed} cells, expected {cells}
    given_and_placed: {cell} is both given and placed
    no_layout: puzzle has {cells} {cells:cell/cells}; give a layout, too
    layout: layout: {error}
    no_line: {name} is {value}: expected cells in one line
    wrong_count: {name} has {found} {found:cell/cells}: expected {cells}
    no_digits: {name} of {cell} is {said}: expected digits as text
    no_puzzle: this record has no puzzle; its error says why
    trace: can't read the trace: {error}

clue_files
    no_cells: {where} has no cells
    lines_of: the lines of {where}
    cell_twice: a line of {where} is twice at {cell}
    no_lines: {where} has no lines
    cells_of: the cells of {where}
    too_many_cells: {where} has more cells than the board
    no_cell: {value} is not a cell: expected one like R5C6
    off_board: {cell:quoted} is off a board of {size} rows and columns
    entry_of: an entry of {name}
    no_cell_of: a cell of {where} is {value}: expected such as r1c1
    unknown_field: the record has {name:quoted}, which Sudologue doesn't know; without it, this
        would be a different puzzle
    with_meaning: {name} {number} with a meaning
    too_many_clues: the puzzle has more than {most} clues
    unknown_part: {where} has {part:quoted}, which Sudologue doesn't know
    no_way: f-puzzles has no way to write {clue}

csv_corpus
    open_quote: a quote is opened and never closed
    wrong_count: found {found} {found:field/fields}, expected {expected}: a field with a comma needs
        quotes
    late_note: the note {note:quoted} has no column; columns are taken from the first {positions}
        positions
    too_long: too long; no record needs more than {most:thousands} characters
    quote_inside: a quote in the middle of a field
    column: column {number}
    no_puzzles: no column has puzzles; name one puzzle, quizzes or question

decorated_grid
    unusual_lines: the lines don't show the usual boxes; say which boxes or regions there are, with
        --boxes or --jigsaw
    wrong_row: a row of {found} {found:cell/cells}: expected {size}

drawing
    gone_are_eliminated: missing candidates count as eliminated, since a drawing doesn't say what
        rules them out
    no_drawing: this isn't a drawing: expected a frame below the names of the columns
    breaks_off: the drawing breaks off: expected {size} rows of {size} cells
    odd_walls: the walls of the drawing don't enclose regions of {size} cells
    no_list: the drawing has cages or lines, and no list of them below it
    no_walls: the drawing has no walls; say which boxes there are, with --boxes
    unreadable: can't read {said:quoted}: {error}
    unknown: the drawing says {said:quoted}, which Sudologue doesn't know; without it, this would be
        a different puzzle

f_puzzles
    no_groups: f-puzzles can't hold disjoint groups of such boxes
    unmarked: in cells with marks, candidates that are not marked become eliminated
    no_puzzle: the link has no puzzle in it: expected ?load=

f_puzzles_reading
    corner_marks: corner marks are used for hints only, since they may not be all of a cell's
        candidates
    left_aside: left out: {names:commas}
    wrong_size: size is {size}; f-puzzles has boards of 3 to 16 rows
    wrong_rows: grid has {found} {found:row/rows}: expected {size}
    row: row {number} of grid
    wrong_row: row {number} of grid has {found} {found:cell/cells}: expected {size}
    solver_marks: candidates shown by the solver
    unsupported: {cell} has {name:quoted}, which Sudologue does not support yet
    marks_of: {name} of {cell}
    region_of: the region of {cell}
    odd_groups: "disjointgroups" needs the usual boxes, which this puzzle doesn't have
    colours: coloured cells

hodoku_library
    no_triples: triples are for boards of up to 9 rows; this one has {size}
    two_plus: two plus signs: expected a digit after the first
    plus_before_empty: a plus sign before an empty cell: expected a digit
    plus_at_end: a plus sign at the end: expected a digit
    no_candidate: {triple:repr} is not a candidate; write digit, row and column, such as 347
    no_line: not a library line: expected :TYPE:DIGITS:GRID:REMOVED:ELIMS:SETS: and no more than one
        field beyond

json_lines
    no_puzzle: the object has no puzzle: expected one under a name such as puzzle, quizzes, question
    unread: not understood, but kept as notes: {names:commas}
    unknown_rule: the object has {name:quoted}, which Sudologue doesn't know; without it, this would
        be a different puzzle
    no_rows: {name} is a list, but not of rows of numbers
    wrong_row: row {number} of {name} has {found}: expected {expected}
    one_or_many: 16 rows of 16 cells could be one board or 16; write each board on a line
    cell_of: a cell of {name}
    no_digit: a cell of {name} is {value}: expected a digit, 0 for empty
    line: the line
    empty_list: the list is empty: expected puzzles, or rows of numbers

json_text
    longest: no puzzle needs more than {most:thousands} characters
    too_long: too long; {longest}
    broken: broken JSON: {reason}
    no_number: broken JSON: {name} is not a number
    huge_number: a number of {figures} figures is too large
    no_object: {where} is {value}: expected an object
    no_list: {where} is {value}: expected a list
    no_whole_number: {where} is {value}: expected a whole number
    no_truth: {where} is {value}: expected true or false
    list: a list
    object: an object

ksudoku
    missing: the file has no {part}: expected one in its <puzzle>
    moves: the moves of the game are left out
    only_read: KSudoku files can be read, but not written; use opensudoku or line
    unknown_part: the puzzle has <{name}>, which Sudologue doesn't know
    no_order: order {order:quoted} is not a number of rows
    unknown_kind: Sudologue can't read puzzles of the kind {kind:quoted}
    wrong_count: found {found} {found:cell/cells}, expected {expected}
    no_cell: {symbol:repr} is not a cell: expected b for 1 to {last} for {size}, or _

links
    unknown_code: a code refers to nothing that came before
    unpacks_too_far: it unpacks to more than {most:thousands} characters
    no_base_64: {symbol:repr} is not a character of base 64
    breaks_off: it breaks off
    short_link: this is a short link, and Sudologue doesn't go online. Open it, then copy the long
        link from the Share menu
    damaged: this link is damaged or incomplete; copy it again
    too_long: this link is too long; no puzzle takes more than {most:thousands} characters
    no_payload: there is no puzzle in this link; copy the whole link
    lost: a slash was missing from this link, and has been put back where it makes sense
    lost.several: {slashes} slashes were missing from this link, and have been put back where they
        make sense
    no_puzzle: this link holds no puzzle: {error}

nine_rows
    no_section: no section [Puzzle]: expected one with nine rows
    contradicts: [State] has {now} where [Puzzle] has {before}
    sections_left_out: sections left out: {names}
    no_rows: no rows: expected nine rows of nine cells
    second_grid: a second grid: expected one puzzle
    second_section: a second section [{name}]
    strange_record: strange record {record:repr}: expected Innd or Ennddd
    no_cell: no cell {number}: expected 00 to {last}
    no_digit: no digit {digit}: expected 1 to {size}
    held: cell {number} already holds {digit}

opensudoku
    cells_version: can't read version {version} of the cells: expected 1 to 4
    no_figures: the data of a game has {found} {found:character/characters}: expected 81 figures, 0
        where a cell is empty
    no_figures.strange: the data of a game has the character {symbol:repr}: expected 81 figures, 0
        where a cell is empty
    no_bar: the cells break off: expected a bar after the last one
    breaks_off: the cells break off: found {found} {found:field/fields}, expected {width} for each
        of {count} cells
    no_digit: {field:quoted} is not a digit: expected 0 to 9
    who_wrote: {field:quoted} is neither 0 (placed) nor 1 (given)
    no_list: {note:quoted} is not a list of notes: expected 1,4, or -
    no_mask: {note:quoted} is not a mask of notes: expected 0 to 511
    hint_notes: corner and centre notes are used for hints only, since they may not be all
        candidates
    no_data: a game has no data: expected data=
    no_version: can't read version {version:repr}: expected a number
    no_notes: {cells} {cells:open cell/open cells} {cells:has/have} no notes; all candidates that
        the digits allow are assumed
    history: the history of moves is left out

pencil_marks
    strange_character: strange character {symbol:repr}: expected the digits that the cell may take
    twice: {symbol} is in {text} twice
    no_digit: {text} is not one digit
    no_givens: pencil marks don't tell givens from placed digits; all are read as givens
    step_marks: the marks of a step are left out
    ruled_out: candidates that solved cells rule out are left out

plain_line
    from_one: letters are read as A for 1; Sudologue writes 1 to 9, then A for 10
    for_people: this line leaves out some of the puzzle; 'sudologue convert --to jsonl' writes all
        of it
    too_long: too long; {most} characters or more
    no_link: there are no 81 cells in this link; copy the whole link
    other_puzzle: the link says {name:quoted}, so this isn't a classic puzzle
    cells_and_regions: {cells} cells and {cells} regions
    jigsaw_length: this jigsaw has {found} characters; a {side}x{side} one has {expected}

reading
    rules: the file has rules in words, which Sudologue doesn't read: {rules}
    one_position: {slug} holds one position; write each to its own file
    size: a board of {size} rows
    another_puzzle: {slug} can't hold {lost:and}, and without that it would be a different puzzle
    placed_become_givens: placed digits become givens
    givens_lost: givens and placed digits are no longer told apart
    gone_come_back: eliminated candidates come back
    barred_become_gone: candidates that the puzzle itself rules out become eliminated
    marks_left_out: pencil marks beside the candidates are left out
    notes_left_out: notes are left out ({names:commas})

refusals
    unsupported: this puzzle uses {called}, which Sudologue does not support yet
    set_aside: drawings are left out ({names}); if they mean something, this is a different puzzle
    how_to_ignore: to leave them out, use --ignore-drawings (in Python, ignore_drawings=True)
    drawings: the puzzle has drawings ({names}), and Sudologue can't tell what they mean; it has no
        rules in words
    drawings.with_rules: the puzzle has drawings ({names}), and Sudologue can't tell what they mean;
        its rules begin "{told}"
    constraint: {name:quoted}
    constraint.betweenline: between lines
    constraint.boxindexer: box indexers
    constraint.clone: clones
    constraint.columnindexer: column indexers
    constraint.difference: difference dots
    constraint.doublearrow: double arrows
    constraint.entropicline: entropic lines
    constraint.littlekillersum: little killers
    constraint.lockout: lockout lines
    constraint.maximum: maximum cells
    constraint.minimum: minimum cells
    constraint.modularline: modular lines
    constraint.nabner: nabner lines
    constraint.negative: negative constraints
    constraint.nonconsecutive: nonconsecutive neighbours
    constraint.palindrome: palindromes
    constraint.quadruple: quadruples
    constraint.ratio: ratio dots
    constraint.regionsumline: region sum lines
    constraint.renban: renban lines
    constraint.rowindexer: row indexers
    constraint.sandwichsum: sandwich sums
    constraint.skyscraper: skyscrapers
    constraint.whispers: whispers
    constraint.xsum: X-sums
    constraint.xv: XV pairs
    constraint.zipperline: zipper lines

registry
    unknown: not a puzzle in any known format; give its cells in a line or a grid
    unknown_link: can't find a puzzle in this link; open it, and copy the puzzle itself
    a_name: the name of a format: write one such as 'line'
    several: this can be read as {names}; say which

rows
    long_row: a row of more than {most} characters

sudokupad
    no_value: broken JSON: expected a value
    more: broken JSON: expected nothing more
    no_name: broken JSON: expected a name
    no_mark: broken JSON: expected {mark:repr}
    open_text: broken JSON: a text doesn't end
    short_code: Sudologue can't read SudokuPad's short codes (scf); copy the link
    no_puzzle: the link has no puzzle in it

sudokupad_reading
    cages_are_killers: cages are read as killer cages, though no rules in the file say so
    hint_marks: pencil marks are used for hints only, since they may not be all of a cell's
        candidates
    wrong_size: this board has {size} {size:row/rows}: expected 1 to {most}
    row: row {row} of cells
    wrong_row: row {row} of cells has {found} {found:cell/cells}
    not_square: {fault}; the board must be {size} by {size}
    unknown_in_cell: {cell} has {name:quoted}, which Sudologue doesn't know
    region: region {number}
    two_regions: {cell} is in two regions
    no_regions: the puzzle has no regions: expected some, even for the usual boxes
    cell_of: a cell of {where}
    no_pair: a cell of {where} is not a pair of row and column
    off_board: {where} has the cell [{row}, {col}], which is off the board
    cage: cage {number}
    cage_at: the cage at {cell}
    too_many_cages: the puzzle has more than {most} cages
    unknown_part: {where} has {name:quoted}, which Sudologue doesn't know
    not_unique: {where} doesn't say that its digits differ: expected unique
    total_of: the total of {where}
    two_totals: {where} has two totals
    unknown_metadata: metadata has {name:quoted}, which Sudologue doesn't know

sudokuwiki
    no_content: {number} can't stand for a cell with {size} digits
    wrong_length: the string goes on for too long: found {found} {found:character/characters},
        expected {expected}
    wrong_length.short: the string breaks off: found {found} {found:character/characters}, expected
        {expected}
    strange_character: strange character {symbol:repr}: expected 0 to 9 or a to {known}
    placed_or_not: older SudokuWiki strings don't tell a placed digit from a cell with one
        candidate; it is read as placed if no cell it sees can be that digit
    no_string: not a SudokuWiki string: expected one that begins like S9B
    killer: the puzzle has killer cages, which Sudologue can't read in this format
    killer.jigsaw: the puzzle has killer cages and jigsaw regions, which Sudologue can't read in
        this format
    unknown_head: this string begins with {head}: expected one of {known:commas}
    no_layout: sudokuwiki-2 can't hold this layout; SudokuWiki has diagonals, windows, disjoint
        groups or jigsaw regions, one at a time, on boards of 9 rows
    no_link: not a link: expected https://www.sudokuwiki.org/…?bd=…
    no_puzzle: the link has no puzzle in it: expected ?bd=
    look_alike: placed digits and cells with one candidate left look alike
    page: this link to the page {page:quoted} doesn't say which houses there are; copy the string
        that the solver on that page makes now

sukaku
    places: {count} places for candidates
    wrong_length: this puzzle has {places}; a {side}x{side} one has {expected}
    gone_become_barred: eliminated candidates become ruled out by the puzzle
    lone_become_givens: cells with one candidate left become givens
    strange_digit: strange digit {symbol:repr}: expected 1 to {size}
    twice: a cell has {symbol} twice

variant_records
    no_boxes: the record has no boxes; it is read with rows and columns only
    no_text: {name} is {value}: expected a text
    no_diagonal: a diagonal is {value}: expected main or anti
    wrong_size: size is {size}: expected 1 to {most}
    size_of_regions: size is {size}, but the regions make {rows} rows
    two_shapes: the record has two shapes of boxes
    no_sides: box is not a pair: expected [rows, columns]
    side: a side of a box
    long_symbol: {name} has more than a symbol for a cell: expected 1 to 9, A…
    wrong_count: extra.candidates has {found} cells, expected {expected}
    no_candidates: the candidates of a cell are {value}: expected a text

variants
    tells_its_houses: the text says which houses it has; leave out the options for others
    own_houses: only our own formats can hold some houses of this layout
    not_square: a map of {cells} {cells:cell/cells} is not square
    region_size: the region of {cell} has {found}, where {expected} are needed
    dead_cell: {cell} has no candidate left, and {format} has no way to write that
    boxes: boxes of an unusual shape
    jigsaw: jigsaw regions
    main_diagonal: the main diagonal
    anti_diagonal: the anti-diagonal
    windows: windoku's windows
    groups: disjoint groups
    extra: extra regions
    knight: the knight's move
    king: the king's move
    clues: clues such as cages and arrows
    other: houses of another kind

xml_text
    broken: broken XML: {reason}
    document_type: the XML defines a document type; no puzzle needs one, and some are traps
    not_well_formed: not well-formed
"""

TEXTS = _MESSAGES + SUMMARIES
