"""Chapter 3, supply."""
