"""Messages of the command line: options that do not fit together."""

TEXTS = """
file_endings
    packed: compressed files can be read, but not written; leave out .gz
    contradicts: --format {given} contradicts the ending of {file}; change one

multi_value_options
    numbers: give a number, or two numbers

puzzle_options
    map: map of regions
    nothing_given: no puzzle; give one, a file, or - for standard input; see '{command} --help'
    nothing_given.trace: no trace; give a file, or - for standard input; see '{command} --help'

rule_names
    no_rules: --rules names no technique; 'sudologue rules' lists them
    assumes: {slug:repr} assumes that the puzzle has one solution; add --assume-unique

run_options
    apart: {option} doesn't work with {silent}
    shard: write K/N, such as 3/40

shared_options
    units: give a number of units, such as {usual}, or none

target_options
    scale_needs: --scale needs --difficulty
    two_ends: --difficulty takes MIN, or MIN and MAX
"""
