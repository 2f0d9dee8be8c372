"""The captain of Unconditional Surrender!."""
