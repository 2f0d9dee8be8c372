"""Battle for Germany: each player commands one ally and the Germans who face the other."""
