"""Draws hex boards from geography; run by hand, its output is part of the games' data."""
