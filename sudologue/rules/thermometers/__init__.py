"""What thermometers say: how small and how large the digits along a tube can be."""
