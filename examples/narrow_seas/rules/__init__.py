"""The chapters of RULES.md, in its order."""
