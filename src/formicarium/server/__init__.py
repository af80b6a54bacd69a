"""The site: accounts, lobby and tables over HTTP and WebSockets."""
