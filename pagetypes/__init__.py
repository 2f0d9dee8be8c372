"""The page's types of what the server says and is told, written from the server's own structs."""
