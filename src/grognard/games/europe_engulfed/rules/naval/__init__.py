"""Chapter 8, naval operations, and the transports of chapter 5."""
