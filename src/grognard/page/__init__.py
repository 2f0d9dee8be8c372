"""What the page is shown: plain structs made from a game, a view, a question and events. No web, no store."""
