"""The web table: rooms, seats, store and live updates, over HTTP and WebSocket."""
