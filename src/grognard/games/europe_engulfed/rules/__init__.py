"""The chapters of the rulebook, and what several of them share: control, blocks, weather."""
