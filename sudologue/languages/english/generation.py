"""Messages of the room `generation`."""

TEXTS = """
puzzle_draft
    no_grid: {layout:repr} has no full grid, so it has no puzzles

request
    a_symmetry: a symmetry: there are {symmetries:commas}
    minimal: True or False: minimal says whether every given has to be needed
    no_target: {target:shown} is not a target: it has no method judge
    cages: True or False: cages says whether puzzles have cages, and no givens
    few_digits: the pattern has only {givens} {givens:given/givens}; it needs {digits}, or two
        digits would be missing and could swap
    range: {fewest} to {most}
    how_many: a number: {name} is how many, from 1
    below_one: {name} can't be {value}; it starts at 1
    a_pattern: a pattern: write a character for each cell, '.' for no given
    wrong_pattern: the pattern has {found} {found:cell/cells}; the layout has {cells}
    a_grid: a grid: write its digits cell by cell, all of them
    how_many_givens: {asked} needs {clues}: say how many givens
    wrong_clues: {clues} can't be {asked}; give 1 to {most}, or two numbers
    few_clues: {clues} can't be {asked}; a 9x9 puzzle needs at least {fewest} givens
    apart: {one} doesn't work with {other}
    no_clues: {cages} needs a layout without clues
    some_clues: a number of clues: write such as 24, or (22, 28) for the fewest and the most
    no_solution: {grid} must be a full solution; {empty} {empty:cell is/cells are} empty

run_families
    how_to_go_on: {record}. To keep going, pass a function as given_up
    no_match: no puzzle met the target
    not_in_pattern: no puzzle found with its givens in the pattern
    not_in_pattern.minimal: no minimal puzzle found with its givens in the pattern
    not_found: no puzzle found with {givens} givens
    not_found.minimal: no minimal puzzle found with {givens} givens
    no_executor: {executor:shown} is not an executor: give one, such as a process pool
    no_listener: {given_up:shown} is not a function: given_up needs one that takes a record
    whole_number: a whole number: {name} is one, from {least}
    below: {name} can't be {value}; it starts at {least}
    gave_up: {reason} in {attempts} {attempts:attempt/attempts} (seed {seed}, index {index}); try
        more attempts, another seed or symmetry, or ask for less
    too_long: search takes too long on this layout
    ten_seconds: a number of seconds: write such as 10
"""
