"""Draws hex boards and area maps from geography; run by hand, its output is part of the games' data."""
