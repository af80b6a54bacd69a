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

## Care of the tables

cli-backup = Copy the tables while the site is open, and check the copy
cli-backup-to = Where to: a file that is not there yet
cli-backup-database = The file of tables (else the one in your data folder)
# $path (text), $tables (number), $lines (number)
cli-backup-done = { $path }: { $tables ->
        [one] one table
       *[other] { $tables } tables
    }, { $lines ->
        [one] one line
       *[other] { $lines } lines
    }, checked.
cli-backup-key = The key that signs cookies lies beside it.
cli-backup-no-key = No key file was there: keep your FORMICARIUM_SECRET yourself.
# $detail (text)
fault-backup = No copy was made: { $detail }
# $detail (text)
fault-backup-damaged = No copy was made, for the tables are damaged: { $detail }. “formicarium doctor” says where.
fault-postgres-tools = PostgreSQL has its own tools: pg_dump or pg_basebackup copy it, pg_amcheck and its check sums look after it.
cli-doctor = Look for damage in the tables, and mend what can be mended
cli-doctor-file = The file of tables (else the one in your data folder)
cli-doctor-mend = Mend: the file as it was stays beside it. Stop the site first
# $detail (text)
fault-doctor = Nothing could be looked at: { $detail }
# $path (text), $tables (number), $lines (number), $things (number)
cli-doctor-sound = { $path }: nothing is damaged ({ $tables ->
        [one] one table
       *[other] { $tables } tables
    }, { $lines ->
        [one] one line
       *[other] { $lines } lines
    }, { $things ->
        [one] one small thing
       *[other] { $things } small things
    }).
# $path (text), $count (number), $left (number)
cli-doctor-found = { $path }: { $count ->
        [one] one thing is wrong
       *[other] { $count } things are wrong
    }, { $left ->
        [0] all mended
        [one] one is left
       *[other] { $left } are left
    }.
# $path (text)
cli-doctor-kept = The file as it was: { $path }
# $where (text), $detail (text)
doctor-structure = { $where }: the pages of the file do not fit together ({ $detail }).
# $where (text)
doctor-heading = Table { $where }: its heading is not what was written.
# $where (text)
doctor-setting = Table { $where }: who sits there is not what was written.
# $where (text), $number (number)
doctor-line = Table { $where }: line { $number } is not what was written.
# $where (text), $number (number), $rows (number)
doctor-cut = Table { $where }: from line { $number } on { $rows ->
        [one] a line is damaged or gone
       *[other] { $rows } lines are damaged or gone
    }.
# $where (text)
doctor-count = Table { $where }: how many lines there were is not known.
# $where (text), $rows (number)
doctor-headless = Table { $where }: its heading is gone; { $rows ->
        [0] no line is
        [one] one line is
       *[other] { $rows } lines are
    } left.
# $where (text)
doctor-thing = { $where }: not what was written.
# $where (text), $detail (text)
doctor-pointer = { $where }: gone; table { $detail } should be found by it.
# $where (text), $rows (number), $detail (text)
doctor-missing = Table { $where } is gone; { $rows ->
        [one] one small thing points
       *[other] { $rows } small things point
    } to it ({ $detail }).
# $where (text), $detail (text)
doctor-replay = Table { $where } cannot be replayed: { $detail }.
doctor-cannot = Nothing can be done about it: it stays as it is.
doctor-can-letter = A single letter has changed: --mend puts it right.
doctor-can-aside = --mend puts it aside.
doctor-can-anew = --mend makes it anew.
doctor-can-salvage = --mend saves what can be read into a new file.
doctor-mended-letter = A single letter had changed: put right.
doctor-mended-aside = Put aside, in the space “broken”.
doctor-mended-anew = Made anew.
doctor-mended-salvage = What could be read is in a new file.

## Link previews

preview-shelf = Five games about ants, alone, around one screen or far away. Nothing to install, no account.
# $terms: “Winter · 3 players · 30 min”
preview-join = { $terms }. Say your name, and take a seat.
# $game, $names (names already joined)
preview-watch = { $game }: { $names }
preview-watch-text = The game is being played. Come and watch.
# $game, $names (names already joined)
preview-replay = { $game }: { $names }
# $number, $last (numbers)
preview-replay-text = The game to watch again, move { $number } of { $last }.
