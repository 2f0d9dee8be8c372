"""Unconditional Surrender!: the whole war in Europe, a month a turn, on 3,808 hexes and 33 sea zones."""
