"""What is written and said: results, errors, pages, tables and records."""
