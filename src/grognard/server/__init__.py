"""The server: tables over HTTP and WebSocket, and the page's files."""
