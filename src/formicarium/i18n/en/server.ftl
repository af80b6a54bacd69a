### The server: the command that starts it, and what it refuses.

cli-serve = Open the site: play in the browser, alone or with others
cli-serve-host = The address it listens on (127.0.0.1: this machine only; 0.0.0.0: the whole network)
cli-serve-port = The port (0: any that is free)
cli-serve-database = Where tables are kept: a file, or a PostgreSQL server (default: a file in your data folder)
cli-serve-secret = The key that signs cookies, 16 characters or more (default: FORMICARIUM_SECRET, then a key file beside the database)
cli-serve-bus = A NATS server, when several servers share the same PostgreSQL
cli-serve-origin = The site’s address as seen from outside, behind a proxy; may be repeated
cli-serve-thinkers = How many processes think for the bots
cli-serve-proxy = The numeric address that your proxy calls from: the caller is then read from X-Forwarded-For; may be repeated
cli-serve-here = A folder made by “formicarium export”: whoever loses the connection plays there, under /here/
cli-serve-new-key = Use a different key from the one the tables were opened with: everybody becomes a new guest, with no seats
cli-serve-no-browser = Do not open the browser
cli-serve-quiet = Log only what goes wrong
# $address
cli-serve-ready = Formicarium is open: { $address }

# $host, $port, $detail
fault-serve-port = Cannot listen on { $host }, port { $port }: { $detail }. “--port 0” picks a free one.
# $detail, in English
fault-serve-database = --database: { $detail }
# $detail, in English
fault-serve-bus = --bus: { $detail }
# $folder (text)
fault-serve-here = --here: { $folder } is not a folder made by “formicarium export”.
# $least (number)
fault-serve-secret = --secret: at least { $least } characters.
# $path, of the key file
fault-serve-key = These tables were opened with another key: with this one nobody would get their seats back. Put the key back ({ $path }, FORMICARIUM_SECRET or --secret), or start with --new-key: everybody becomes a new guest.

## Care of the tables

cli-backup = Copy the tables while the site is open, and check the copy
cli-backup-to = Where to: a file that does not exist yet
cli-backup-database = The file of tables (default: the one in your data folder)
# $path (text), $tables (number), $lines (number)
cli-backup-done = { $path }: { $tables ->
        [one] one table
       *[other] { $tables } tables
    }, { $lines ->
        [one] one line
       *[other] { $lines } lines
    }, checked.
cli-backup-key = The key that signs cookies is beside it.
cli-backup-no-key = There was no key file: keep your FORMICARIUM_SECRET safe yourself.
# $detail (text)
fault-backup = No copy was made: { $detail }
# $detail (text)
fault-backup-damaged = No copy was made, because the tables are damaged: { $detail }. “formicarium doctor” says where.
fault-postgres-tools = PostgreSQL has its own tools: pg_dump or pg_basebackup copy it, pg_amcheck and its checksums look after it.
cli-doctor = Look for damage in the tables, and mend what can be mended
cli-doctor-file = The file of tables (default: the one in your data folder)
cli-doctor-mend = Mend it: a copy of the file as it was stays beside it. Stop the site first
# $detail (text)
fault-doctor = Nothing could be examined: { $detail }
# $path (text), $tables (number), $lines (number), $things (number)
cli-doctor-sound = { $path }: nothing is damaged ({ $tables ->
        [one] one table
       *[other] { $tables } tables
    }, { $lines ->
        [one] one line
       *[other] { $lines } lines
    }, { $things ->
        [one] one small entry
       *[other] { $things } small entries
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
doctor-cut = Table { $where }: from line { $number } on, { $rows ->
        [one] one line is damaged or lost
       *[other] { $rows } lines are damaged or lost
    }.
# $where (text)
doctor-count = Table { $where }: it is not known how many lines there were.
# $where (text), $rows (number)
doctor-headless = Table { $where }: its heading is lost; { $rows ->
        [0] no lines are
        [one] one line is
       *[other] { $rows } lines are
    } left.
# $where (text)
doctor-thing = { $where }: not what was written.
# $where (text), $detail (text)
doctor-pointer = { $where }: lost; it should lead to table { $detail }.
# $where (text), $rows (number), $detail (text)
doctor-missing = Table { $where } is lost; { $rows ->
        [one] one small entry points
       *[other] { $rows } small entries point
    } to it ({ $detail }).
# $where (text), $detail (text)
doctor-replay = Table { $where } cannot be replayed: { $detail }.
doctor-cannot = Nothing can be done about it: it stays as it is.
doctor-can-letter = A single letter has changed: --mend puts it right.
doctor-can-aside = --mend sets it aside.
doctor-can-anew = --mend rebuilds it.
doctor-can-salvage = --mend saves whatever can be read to a new file.
doctor-mended-letter = A single letter had changed: put right.
doctor-mended-aside = Set aside, in the space “broken”.
doctor-mended-anew = Rebuilt.
doctor-mended-salvage = Whatever could be read is in a new file.

## Link previews

preview-shelf = Five games about ants: alone, around one screen or with friends far away. Nothing to install, no account.
# $terms: “Winter · 3 players · 30 min”
preview-join = { $terms }. Enter your name and take a seat.
# $game, $names (names already joined)
preview-watch = { $game }: { $names }
preview-watch-text = The game is under way. Come and watch.
# $game, $names (names already joined)
preview-replay = { $game }: { $names }
# $number, $last (numbers)
preview-replay-text = Watch the game again: move { $number } of { $last }.

## Without a server

cli-export = Write the whole house into a folder: it is played in a browser, without a server or a network
cli-export-folder = The folder: a new one, an empty one, or one of an earlier export, which it replaces
# $folder (text), $files (number), $size, $squeezed (numbers, megabytes)
cli-export-done = { $folder }: { $files } files, { NUMBER($size, maximumFractionDigits: 1) } MB, of which a host that compresses sends { NUMBER($squeezed, maximumFractionDigits: 1) }.
# $folder (text)
cli-export-try = Put it on any host of files; to try it here: python3 -m http.server --directory { $folder }
# $folder (text)
fault-export-taken = { $folder } holds something that is no export: give a folder that is new or empty.
# $folder, $detail (text)
fault-export-write = Cannot write in { $folder }: { $detail }
# $lack (text)
fault-export-tools = What an export needs is not all here ({ $lack }). In a clone of the repository, “python3 play.py export FOLDER” fetches it.
