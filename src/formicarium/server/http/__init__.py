"""HTTP: the middleware, the endpoints by subject, pages and link previews."""
