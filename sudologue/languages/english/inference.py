"""What receipts cite, by name."""

TEXTS = """
CellConstraint
    clause, short: {cell}

HouseConstraint
    clause: {digit} {house:in}
    short: {digit} in {house:short}

SightConstraint
    clause, short: {digit} in sight of {one} and {other}

DistinctConstraint
    clause, short: {digit} in {clue}

ClueConstraint
    clause, short: {clue}

actions
    no_step: this hint has no step to apply: its kind is {kind:repr}
    a_step: a step: give a placement, an elimination, an inference, one of result.steps, a
        result.look(...), or a hint

diagnosis
    contradiction: Contradiction: {dead_end}.
    several: Stuck, since the puzzle has more than one solution. Two of them: {solutions}.
    stopped: Stopped by {stopped}, with {cells} {cells:open cell/open cells} and {candidates}
        {candidates:candidate/candidates} left.
    stuck: Stuck with {cells} {cells:open cell/open cells} and {candidates}
        {candidates:candidate/candidates} left. {tightest} {tried}
    stuck.used_up: Stuck with {cells} {cells:open cell/open cells} and {candidates}
        {candidates:candidate/candidates} left: {why}. {tightest}
    tightest: The tightest {count:cell is/cells are} {cells}.
    more: {more} more
    no_rules: No rules were given.
    tried: None of the {count} rules tried finds anything: {names}.
    tried.one: The one rule tried found nothing: {names}.
    budget_used: the budget of {budget:thousands} {budget:unit/units} of work is used up

inference
    no_candidates: an elimination names at least one candidate
    a_description: a text that describes what was seen

solve_result
    a_trace: a text: a trace is read from one line of JSON

fault
    expected: expected {what}, found {found}
    an_object: an object
    a_list: a list
    a_tuple: a tuple
    a_frozenset: a frozenset
    a_kind: a value of type {kind}
    huge: a huge number
    one_of: one of {known:commas}
    one_of.alone: {known:commas}
    one_of.none, nothing: nothing
    any_of: {shapes:each_or}
    a_bool: true or false
    null: null
    a_float: a number with a decimal point
    a_finite_number: a finite number with a decimal point
    an_int: a whole number
    a_digit: a digit
    a_str: text
    a_labelled: an object with type and value
    a_value: a value of {kind}
    a_class: the name of a class
    a_cited_clue: a cited clue
    an_elimination: an elimination
    a_board: a board
    a_cell: a cell, like r5c6
    a_house: a house, like r5
    a_clue: a clue, like clue 3
    a_candidate: a candidate, like r5c6(7)
    a_loss: a candidate that goes, like r5c6<>7
    a_placement: a placement, like r5c6=7
    a_constraint: a constraint, like r5c6 or 7 in r5
    a_name: a name
    a_number: a number from {least} to {most}
    rule_name: the name of a rule
    board_parts: a board with givens and cells
    changed_cells: an object with the cells that differ, like r5c6: =7
    cell_name: the name of a cell
    cell_content: what a cell holds
    cell_text: what the cell holds, as text
    board_cell: a cell on the board, like r5c6
    layout_parts: "classic", or an object with size and boxes
    house_parts: an object with kind, number and cells
    sight_parts: an object with name and offsets
    clue_parts: an object with kind and cells
    trace_parts: an object with format, version, layout, initial, steps and status
    step_list: a list of steps
    step_parts: an object with rule, action, evidence and board
    words: texts by the names of voices

    too_deep: lists and objects lie too deep within one another
    no_field: {field} is not one of the fields here: {known:commas}
    no_field.none: {field} is not one of the fields here: no fields
    missing: {field} is missing
    bounds: {value} is not between {least} and {most}
    half: the text holds half of a character, which nothing can print
    no_candidates: an elimination names at least one candidate, like r5c6<>7
    long_list: {count} entries are too many: a list has at most {most}
    many_entries: {count} entries are too many: at most {most}
    tuple_of: expected a tuple of {count} {count:entry/entries}
    list_of: expected a list of {count} {count:entry/entries}
    can_change: a set cannot hold {kind}, which can change
    twice: {value} is there twice
    labelled: {label} has a type and a value, and nothing else
    field_type: {kind} has a field called type, which in a trace says the class
    needs: {kind} needs {missing:commas}
    refused: {kind} refuses its fields: {error}
    untyped: the object does not say its type: {kind}
    no_kind: no kind of {families:each_or} is called {name} here; a kind of your own must be defined
        before a trace with it is read
    nested: more than {most} objects lie within one another
    hints: the type hints of {kind} mean nothing: {error}
    at: line {line}, column {column}
    at_line: line {line}
    no_json: not JSON, or cut off: {fault}
    key_twice: an object has {field} twice
    large_number: a number of {digits} digits is too large
    constant: {name} is not a number that JSON has
    long_trace: a trace of more than {most} characters is too long
    no_text: not {encoding} text: {reason}
    two_givens: {cell} has two givens
    cannot_hold: {cell} cannot hold {digits:each_and} at once
    cannot_hold.left: {cell} cannot hold {digits:each_and} with {left} left
    other_layout: the board has another layout than the trace
    other_candidates: the board has candidates that its layout does not have
    barred_holds: a cell bars candidates, like 249 or -, and holds none, like =5
    characters: {count} characters
    givens_line: expected a line of {count} digits and dots, found {found}
    no_given: {symbol} at {cell} is neither a digit of this layout nor a dot
    rows: expected a list of {size} rows, top to bottom
    row: expected {size} cells with a space between them, like =5 249 -
    cell_twice: a cell is there twice
    holding: {text} is not what a cell can hold: write =5 where 5 is placed, its candidates in
        order, like 249, or - where none is left
    other_manner: the board is written in another manner than the writer's
    changed_layout: the layout does not come back as it was
    boxes_or_regions: a layout starts from boxes or from regions, not from both
    boxes: expected a box's height and width, with {size} cells in it
    regions: expected {count} letters or digits, one for each cell
    offsets: more than {most} offsets
    offset: expected rows down and columns right, like [1, 2], shorter than the board
    own_clue: {clue} is of a kind of your own, and a trace on file holds these: {kinds:commas};
        pickle the result to keep it
    no_version: {field} is missing; this reads {field} {right}
    version: found {found}; this reads {right}
    many_steps: {steps} steps are too many: a trace has at most {most}
    other_fields: the step has other fields than the writer gives it
    of_layout.cell: expected a cell of the layout of {size} rows and columns, found {found}
    of_layout.candidate: expected a candidate of the layout of {size} rows and columns, found
        {found}
    of_layout.placement: expected a placement of the layout of {size} rows and columns, found
        {found}
    of_layout.house: expected a house of the layout of {size} rows and columns, found {found}
    of_layout.clue: expected a clue of the layout of {size} rows and columns, found {found}
    of_layout.digit: expected a digit of the layout of {size} rows and columns, found {found}
    no_cell: {text} is not a cell of this layout: they run from r1c1 to {last}
    no_house: {text} is not a house of this layout: write its short name, like {example}
    no_house.none: {text} is not a house of this layout: it has no houses
    no_clue: {text} is not a clue of this layout: they run from clue 1 to clue {count}
    no_clue.none: {text} is not a clue of this layout: it has no clues
    no_digit: {text} names {symbol}, which is not a digit of this layout: they run from 1 to {last}
    no_candidate: {text} is not a candidate: write it like r5c6(7)
    no_elimination: {text} is not an elimination: write it like r5c6<>7
    no_placement: {text} is not a placement: write it like r5c6=7
    no_constraint: {text} is not a constraint of this layout: write r5c6, 7 in r5, or 7 in sight of
        r1c1 and r2c3
    sets: {text}: the clue has {sets} sets without a repeat
    no_name: {text} is not a name: write 1 to {most} printable characters
    unspeakable: a trace cannot hold {kind}; it holds cells, candidates, houses, constraints,
        boards, numbers, text, truth values, enumerations, and dataclasses, tuples, frozensets and
        unions of these
    other_class: the name {name} stands for {other}; give {own} a name of its own
"""
