"""Messages between server and client, from which client/src/server/wire.ts is generated."""
