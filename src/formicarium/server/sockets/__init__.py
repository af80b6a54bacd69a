"""WebSockets: the endpoint, and a session for each kind of socket."""
