"""Chapter 2, the strategic war: U-boats, raids, missiles; resolved in the enemy's production phase."""
