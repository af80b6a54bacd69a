"""Messages between server and client, from which client/src/wire.ts is generated."""
