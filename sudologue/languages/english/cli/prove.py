"""What `sudologue prove` says."""

TEXTS = """
prove
    help|
        Prove to people who trust neither Sudologue nor Python that a solution is the only one.

        The certificate is a formula (puzzle.cnf) and two proofs: proof.drat for any DRAT checker,
        proof.lrat for formally verified checkers. README.txt says how to check them. A puzzle
        without a solution gets a certificate, too; a puzzle that needs the rule of 45 doesn't yet.
    examples|
          sudologue prove 1.....3..4.....2 -o certificate
          sudologue prove --diagonals puzzles/diagonals.txt -o certificates
    output: The folder for the certificate; several puzzles get numbered folders in it
    quiet: Print only puzzles that get no certificate
    timeout: Give up on a puzzle after this long, without a certificate
    needs_output: prove writes a folder; add --output DIR
    no_certificate: no certificate: {why}
    no_solution: no solution
    only_solution: {solution}, the only solution
"""
