"""What `sudologue convert` says."""

TEXTS = """
convert
    help|
        Convert between puzzle formats: givens, entries, candidates and notes.

        'sudologue help formats' lists the formats. You are told what the new format can't hold,
        and which puzzles can't be read; the rest are converted.
    examples|
          sudologue convert --to pencilmarks 1.....3..4.....2
          sudologue convert --to jsonl puzzles/sample.txt > puzzles.jsonl
          sudologue convert --from jsonl --output puzzles.sdm puzzles.jsonl
    to: Output format [default: from the ending of --output, or plain lines]
    only_read: {slug} can be read, but not written; choose another format
    packed: compressed files can be read, but not written; leave out .gz
    contradicts: --to {format} contradicts the ending of {file}; change one
    no_format: no format's files end in {written}; add --to FORMAT
"""
