"""Chapter 7, special actions."""
