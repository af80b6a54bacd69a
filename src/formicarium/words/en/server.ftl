### The server: the command that starts it, and what it refuses.

cli-serve = Open the site: play in the browser, alone or with others
cli-serve-host = The address it listens on (127.0.0.1: this machine only; 0.0.0.0: the whole network)
cli-serve-port = The port (0: any that is free)
cli-serve-database = Where tables are kept: a file, or a PostgreSQL server (else a file in your data folder)
cli-serve-secret = The key that signs cookies, 16 characters or more (else FORMICARIUM_SECRET, else a key file beside the database)
cli-serve-bus = A NATS server, when several servers share the same PostgreSQL
cli-serve-origin = The address the site is reached at from outside, behind a proxy; as many as you like
cli-serve-thinkers = How many processes think for the bots
cli-serve-proxy = The address in numbers that a proxy of yours calls from: who calls is then read from X-Forwarded-For; as many as you like
cli-serve-new-key = Take another key than the one that the tables were opened with: everybody becomes a new guest, without seats
cli-serve-no-browser = Do not open the browser
cli-serve-quiet = Log only what goes wrong
# $address
cli-serve-ready = Formicarium is open: { $address }

# $host, $port, $detail
fault-serve-port = Cannot listen on { $host }, port { $port }: { $detail }. “--port 0” takes one that is free.
# $detail, in English
fault-serve-database = --database: { $detail }
# $detail, in English
fault-serve-bus = --bus: { $detail }
# $least (number)
fault-serve-secret = --secret: at least { $least } characters.
# $path, of the key file
fault-serve-key = These tables were opened with another key: with this one nobody would find their seats. Put the key back ({ $path }, FORMICARIUM_SECRET or --secret), or start with --new-key: everybody becomes a new guest.
