"""What `sudologue convert` says."""

TEXTS = """
convert
    help|
        Convert between puzzle formats: givens, entries, candidates and notes.

        'sudologue help formats' lists the formats. What the new format can't hold is reported, and
        so is a puzzle that can't be read; the rest continues.
    examples|
          sudologue convert --to pencilmarks 1.....3..4.....2
          sudologue convert --to jsonl puzzles/sample.txt > puzzles.jsonl
          sudologue convert --from jsonl --output puzzles.sdm puzzles.jsonl
    to: What to write [default: what the ending of --output says, or plain lines]
    only_read: {slug} is only read: choose another format to write
    packed: packed files are read, not written; leave out .gz
    contradicts: --to {format} contradicts the ending of {file}; change one
    no_format: no format's files end in {written}; add --to FORMAT
"""
