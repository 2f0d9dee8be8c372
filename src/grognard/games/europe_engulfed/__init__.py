"""Europe Engulfed: the war of 1939 to 1945 with blocks whose faces only their owner sees.

rules/ has the chapters of the rulebook, components.py what is on the table, state.py what a position is.
"""
