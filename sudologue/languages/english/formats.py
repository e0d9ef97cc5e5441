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
    twice: {name:quoted} is there twice: which one counts?
    nested: nested too deep: no puzzle has more than {levels} levels
    wrong_root: the file is <{name}>: expected <{expected}>
    too_long: too long: no puzzle takes more than {most:thousands} characters

board_objects
    unknown_field: {name:quoted} is no field of a board
    version: version {found} is not {known}
    two_lengths: found {given} and {placed} cells, expected {cells}
    given_and_placed: {cell} is given and placed: which one counts?
    no_layout: puzzle has {cells} {cells:cell/cells}: without a layout, that is no board
    layout: layout: {error}
    no_line: {name} is {value}: expected cells in one line
    wrong_count: {name} has {found} {found:cell/cells}: expected {cells}
    no_digits: {name} of {cell} is {said}: expected digits as text
    no_puzzle: the record has no puzzle: it says why there is none
    trace: the trace cannot be read: {error}

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
    unknown_field: the record has {name:quoted}, which is not read: without it, it would be
        another puzzle
    with_meaning: {name} {number} with a meaning
    too_many_clues: the puzzle has more than {most} clues
    unknown_part: {where} has {part:quoted}, which is not known here
    no_way: f-puzzles has no way to say {clue}

csv_corpus
    open_quote: a quote is opened and never closed
    wrong_count: found {found} {found:field/fields}, expected {expected}: a field with a comma needs
        quotes
    late_note: the note {note:quoted} has no column: the columns are those of the first
        {positions} positions
    too_long: too long: no record takes more than {most:thousands} characters
    quote_inside: a quote in the middle of a field
    column: column {number}
    no_puzzles: no column has puzzles: expected one with a name such as puzzle, quizzes, question

decorated_grid
    unusual_lines: the lines between the cells are not those of the usual boxes: say which boxes or
        regions there are, with --boxes or --jigsaw
    wrong_row: a row of {found} {found:cell/cells}: expected {size}

drawing
    gone_are_eliminated: candidates that are gone count as eliminated: a drawing does not say what
        rules them out
    no_drawing: no drawing: expected a frame below names of columns
    breaks_off: the drawing breaks off: expected {size} rows of {size} cells
    odd_walls: the walls of the drawing do not make regions of {size} cells
    no_walls: the drawing has no walls: say with --boxes which boxes there are
    unreadable: {said:quoted} cannot be read: {error}
    unknown: the drawing says {said:quoted}, which is not read: it would be another puzzle

f_puzzles
    no_groups: disjoint groups of such boxes cannot be written as f-puzzles
    unmarked: candidates that are not marked beside marked ones become eliminated
    no_puzzle: the link has no puzzle in it: expected ?load=

f_puzzles_reading
    corner_marks: corner marks are for hints alone: they need not be all candidates of their cells
    left_aside: left aside: {names:commas}
    wrong_size: size is {size}: f-puzzles has boards of 3 to 16 rows
    wrong_rows: grid has {found} {found:row/rows}: expected {size}
    row: row {number} of grid
    wrong_row: row {number} of grid has {found} {found:cell/cells}: expected {size}
    solver_marks: candidates shown by the solver
    unsupported: {cell} has {name:quoted}, which Sudologue does not support yet
    marks_of: {name} of {cell}
    region_of: the region of {cell}
    odd_groups: "disjointgroups" needs the usual boxes, which this puzzle has not
    colours: coloured cells

hodoku_library
    no_triples: a board of {size} rows has no triples: expected 9 rows or fewer
    two_plus: two plus signs: expected a digit after the first
    plus_before_empty: a plus sign before an empty cell: expected a digit
    plus_at_end: a plus sign at the end: expected a digit
    no_candidate: {triple:repr} is no candidate: write digit, row and column, like 347
    no_line: not a library line: expected :TYPE:DIGITS:GRID:REMOVED:ELIMS:SETS: and no more than one
        field beyond

json_lines
    no_puzzle: the object has no puzzle: expected one under a name such as puzzle, quizzes, question
    unread: kept as notes, not read: {names:commas}
    unknown_rule: the object has {name:quoted}: without it, it would be another puzzle
    no_rows: {name} is a list of something else: expected rows of numbers
    wrong_row: row {number} of {name} has {found}: expected {expected}
    one_or_many: 16 rows of 16 cells may be one board or 16: write each on a line
    cell_of: a cell of {name}
    no_digit: a cell of {name} is {value}: expected a digit, 0 for empty
    line: the line
    empty_list: the list is empty: expected puzzles, or rows of numbers

json_text
    longest: no puzzle takes more than {most:thousands} characters
    too_long: too long: {longest}
    broken: broken JSON: {reason}
    no_number: broken JSON: {name} is no number
    huge_number: a number of {figures} figures is too large
    no_object: {where} is {value}: expected an object
    no_list: {where} is {value}: expected a list
    no_whole_number: {where} is {value}: expected a whole number
    no_truth: {where} is {value}: expected true or false
    list: a list
    object: an object

ksudoku
    missing: the file has no {part}: expected one in its <puzzle>
    moves: the moves of the game are left aside
    only_read: KSudoku files are only read: write opensudoku or line in their place
    unknown_part: the puzzle has <{name}>, which cannot be read here
    no_order: order {order:quoted} is no number of rows
    unknown_kind: a puzzle of the kind {kind:quoted} cannot be read here
    wrong_count: found {found} {found:cell/cells}, expected {expected}
    no_cell: {symbol:repr} is no cell here: expected b for 1 to {last} for {size}, or _

links
    unknown_code: a code stands for nothing met before
    unpacks_too_far: it unpacks to more than {most:thousands} characters
    no_base_64: {symbol:repr} is no character of base 64
    breaks_off: it breaks off
    short_link: this is a short link, and Sudologue doesn't go online. Open it, then copy the long
        link from the Share menu
    damaged: this link is damaged or incomplete; copy it again
    too_long: this link is too long; no puzzle takes more than {most:thousands} characters
    no_payload: there is no puzzle in this link; copy the whole link
    lost: the link had lost a slash on its way, put back where it makes sense
    lost.several: the link had lost {slashes} slashes on its way, put back where it makes sense
    no_puzzle: this link holds no puzzle: {error}

nine_rows
    no_section: no section [Puzzle]: expected one with nine rows
    contradicts: the state has {now} where the puzzle gives {before}
    sections_left_out: sections left out: {names}
    no_rows: no rows: expected nine rows of nine cells
    second_grid: a second grid: expected one puzzle
    second_section: a second section [{name}]
    strange_record: strange record {record:repr}: expected Innd or Ennddd
    no_cell: no cell {number}: expected 00 to {last}
    no_digit: no digit {digit}: expected 1 to {size}
    held: cell {number} holds {digit} already

opensudoku
    cells_version: version {version} of the cells cannot be read: expected 1 to 4
    no_figures: the data of a game has {found} {found:character/characters}: expected 81 figures, 0
        where a cell is empty
    no_figures.strange: the data of a game has the character {symbol:repr}: expected 81 figures, 0
        where a cell is empty
    no_bar: the cells break off: expected a bar after the last
    breaks_off: the cells break off: found {found} {found:field/fields}, expected {width} for each
        of {count} cells
    no_digit: {field:quoted} is no digit: expected 0 to 9
    who_wrote: {field:quoted} is neither 0 nor 1: who wrote the digit?
    no_list: {note:quoted} is no list of notes: expected 1,4, or -
    no_mask: {note:quoted} is no mask of notes: expected 0 to 511
    hint_notes: notes in corners and centres are for hints alone: they need not be all candidates
    no_data: a game without data: expected data=
    no_version: version {version:repr} cannot be read: expected a number
    no_notes: {cells} {cells:open cell/open cells} {cells:has/have} no notes: taken to have all
        candidates that the digits leave
    history: the history of moves is left aside

pencil_marks
    strange_character: strange character {symbol:repr}: expected the digits that the cell may take
    twice: {symbol} stands twice in {text}
    no_digit: {text} is no digit: expected one
    no_givens: pencil marks do not tell givens from placed digits: all are taken as givens
    step_marks: the marks of a step are left out
    ruled_out: candidates that solved cells rule out are left out

plain_line
    from_one: the letters are read from A for 1: we write 1 to 9, then A for 10
    for_people: the line is for people to read, and says more of the puzzle than its digits:
        'sudologue convert --to jsonl' writes all of it
    too_long: too long: {most} characters or more
    no_link: no link with 81 cells in it: copy the whole link
    other_puzzle: the link says {name:quoted}: as a classic, it would be another puzzle
    cells_and_regions: {cells} cells and {cells} regions
    jigsaw_length: this jigsaw has {found} characters; a {side}x{side} one has {expected}

reading
    rules: the file has rules in words, which Sudologue doesn't read: {rules}
    one_position: {slug} holds one position: write each to a file of its own
    size: a board of {size} rows
    another_puzzle: {lost:and} cannot be written as {slug}: it would be another puzzle
    placed_become_givens: digits that were placed become givens
    givens_lost: which digits are givens is lost
    gone_come_back: candidates that are gone come back
    barred_become_gone: candidates that the puzzle rules out become eliminated ones
    marks_left_out: pencil marks beside the candidates are left out
    notes_left_out: notes are left out ({names:commas})

refusals
    unsupported: this puzzle uses {called}, which Sudologue does not support yet
    set_aside: drawings are left aside ({names}): if they mean something, this is another puzzle
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
    unknown_link: can't tell the puzzle in this link; open it, and copy the puzzle itself
    a_name: the name of a format: write one such as 'line'
    several: this can be read as {names}: name one of them

rows
    long_row: a row of more than {most} characters

sudokupad
    no_value: broken JSON: expected a value
    more: broken JSON: expected nothing more
    no_name: broken JSON: expected a name
    no_mark: broken JSON: expected {mark:repr}
    open_text: broken JSON: a text without its end
    short_code: SudokuPad's short codes (scf) cannot be read: copy the link
    no_puzzle: the link has no puzzle in it

sudokupad_reading
    cages_are_killers: cages are read as killer cages; the file has no rules in words that say so
    hint_marks: pencil marks are for hints alone: they need not be all candidates of their cells
    wrong_size: a board of {size} {size:row/rows}: expected 1 to {most}
    row: row {row} of cells
    wrong_row: row {row} of cells has {found} {found:cell/cells}
    not_square: {fault}: only boards of {size} by {size} can be read
    unknown_in_cell: {cell} has {name:quoted}, which cannot be read here
    region: region {number}
    two_regions: {cell} is in two regions
    no_regions: the puzzle has no regions: expected them even for the usual boxes
    cell_of: a cell of {where}
    no_pair: a cell of {where} is no pair of row and column
    off_board: {where} has the cell [{row}, {col}], which is off the board
    cage: cage {number}
    cage_at: the cage at {cell}
    too_many_cages: the puzzle has more than {most} cages
    unknown_part: {where} has {name:quoted}, which cannot be read here
    not_unique: {where} is not said to have no digit twice: expected unique
    total_of: the total of {where}
    two_totals: {where} has two totals: which one counts?
    unknown_metadata: metadata has {name:quoted}, which cannot be read here

sudokuwiki
    no_content: {number} stands for nothing that a cell of {size} digits can hold
    wrong_length: the string goes on for too long: found {found} {found:character/characters},
        expected {expected}
    wrong_length.short: the string breaks off: found {found} {found:character/characters}, expected
        {expected}
    strange_character: strange character {symbol:repr}: expected 0 to 9 or a to {known}
    placed_or_not: older SudokuWiki strings do not tell a placed digit from a cell with one
        candidate: taken as placed where no cell in sight can take the digit
    no_string: not a SudokuWiki string: expected one that begins like S9B
    killer: the puzzle has killer cages, which cannot be read here
    killer.jigsaw: the puzzle has killer cages and jigsaw regions, which cannot be read here
    unknown_head: a string that begins with {head} cannot be read: expected one of {known:commas}
    no_layout: the layout cannot be written as sudokuwiki-2: SudokuWiki has diagonals, windows,
        disjoint groups and jigsaw regions, one of them at a time, on boards of 9 rows
    no_link: not a link: expected https://www.sudokuwiki.org/…?bd=…
    no_puzzle: the link has no puzzle in it: expected ?bd=
    look_alike: placed digits and cells with one candidate left look alike
    page: the link is to the page {page:quoted}, and does not say the houses itself: expected the
        string that the page's solver makes today

sukaku
    places: {count} places for candidates
    wrong_length: this puzzle has {places}; a {side}x{side} one has {expected}
    gone_become_barred: candidates that are gone become ruled out by the puzzle
    lone_become_givens: cells with one candidate left become givens
    strange_digit: strange digit {symbol:repr}: expected 1 to {size}
    twice: a cell has {symbol} twice

variant_records
    no_boxes: the record has no boxes: it is read with rows and columns alone
    no_text: {name} is {value}: expected a text
    no_diagonal: a diagonal is {value}: expected main or anti
    wrong_size: size is {size}: expected 1 to {most}
    size_of_regions: size is {size}, but the regions make {rows} rows
    two_shapes: the record tells two shapes of boxes: which one counts?
    no_sides: box has not two sides: expected [rows, columns]
    side: a side of a box
    long_symbol: {name} has more than a symbol for a cell: expected 1 to 9, A…
    wrong_count: extra.candidates has {found} cells, expected {expected}
    no_candidates: the candidates of a cell are {value}: expected a text

variants
    tells_its_houses: the text tells its own houses: leave out the options that name others
    own_houses: the layout has houses that only a file of our own can hold
    not_square: a map of {cells} {cells:cell/cells} is not square
    region_size: the region of {cell} has {found}, where {expected} are needed
    dead_cell: {cell} has no candidate left, which {format} has no way to say
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
    document_type: the XML defines a document type: no puzzle needs one, and some are traps
    not_well_formed: not well-formed
"""

TEXTS = _MESSAGES + SUMMARIES
