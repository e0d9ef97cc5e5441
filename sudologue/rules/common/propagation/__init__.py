"""What follows from an assumption by singles, and why."""
