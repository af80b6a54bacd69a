"""Operation of a server: notices between servers, log, metrics, clock and garbage collection."""
