"""Thermometers, slow ones among them."""

from sudologue.clues.thermometer.law import Thermometer

__all__ = ["Thermometer"]
