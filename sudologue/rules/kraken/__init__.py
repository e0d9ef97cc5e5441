"""Kraken fish: a fish whose fins chains tie to what it eliminates."""
