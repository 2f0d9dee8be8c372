"""The captain of Europe Engulfed."""
