"""What each family of rules says, and the texts of its cards."""
