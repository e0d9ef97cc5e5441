"""Messages of the command line: where puzzles come from."""

TEXTS = """
input
    place: {source}, line {line}
    standard_input: standard input

documents
    words_about: there are words around this puzzle; give the puzzle alone, or put # before the
        words
    not_json: this has names with values, but isn't JSON; write {{...}}, or the cells alone
    too_long: too long: {most} characters or more

questions
    which_cell: which cell? Add one after the puzzle: {cell}, or '{loss}'

sources
    no_file: there is no file {argument:shortened}

streams
    argument: argument {number}
    no_puzzle: there is no puzzle in it
    unreadable: can't read {name}: {why}
    closed: it is closed
    nothing_in: {value}: there is no {what} in it
    try_this: no puzzle came in on standard input. Try: sudologue solve 1.....3..4.....2
    a_task: a task is {cells} digits in one line, 0 for an empty cell
    line_ends: the line ends
    not_a_digit: {sign:repr} is not a digit
    digits: {line} digits
    many_digits: {most} digits or more
    no_task: this file has {found}; {expected}

texts
    no_text: it isn't UTF-8 text, plain or compressed with gzip
    damaged: it is compressed with gzip, and damaged: {error}

traces
    placed: {source}, line {line}, column {inside}: {fault}
    unreadable: can't be read: {why}
    needs_file: {info_name} needs a file of saved solves
    no_file: there is no such file
    no_trace: there is no trace in it
    make_one: {why}. Make one with: sudologue solve -f trace -o FILE PUZZLE
    too_long: a trace of more than {most} characters is too long
    record_of: record of {schema:repr}
    holds_none: this {what} holds no trace
    other_than_trace: the record's {field} is not that of its trace
    row: row

variant
    apart: --boxes doesn't work with --jigsaw
    wrong_boxes: --boxes can't be {boxes:repr}; write rows x columns, such as 2x3
"""
