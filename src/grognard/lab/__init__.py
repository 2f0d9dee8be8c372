"""Self-play, statistics and measures; no web in it."""
