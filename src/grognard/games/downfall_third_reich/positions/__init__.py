"""Positions and cases as files: which keys they may have and what they mean."""
