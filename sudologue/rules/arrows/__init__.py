"""What arrows say: the digits along a shaft add up to the number in the circle."""
