// Stored rows of the server by name, in IndexedDB. A change is on disk when its promise resolves; only the window that
// took the rows last can write.
const PLACE = "formicarium";
const ROWS = "rows";
const HOLDER = "holder"; // row with the id of the window that may write

const done = (request) =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
    request.onblocked = () => reject(new Error("blocked"));
  });

/** Run `work` in one transaction: all of its changes or none. */
function change(database, work, mode = "readwrite") {
  return new Promise((resolve, reject) => {
    const transaction = database.transaction(ROWS, mode, { durability: "strict" });
    let given;
    let refused = null;
    const refuse = (why) => {
      refused = new Error(why);
      transaction.abort();
    };
    transaction.oncomplete = () => resolve(given);
    transaction.onabort = () => reject(refused ?? transaction.error ?? new Error("aborted"));
    work(transaction.objectStore(ROWS), refuse, (value) => {
      given = value;
    });
  });
}

/** Read all rows, and the holder's id. */
function read(store, give) {
  const names = store.getAllKeys();
  const values = store.getAll();
  values.onsuccess = () => {
    const rows = names.result.map((name, at) => [name, values.result[at]]);
    give({ holder: rows.find(([name]) => name === HOLDER)?.[1], rows: rows.filter(([name]) => name !== HOLDER) });
  };
}

export async function openRows(memory = globalThis.indexedDB) {
  if (!memory) throw new Error("this browser has no IndexedDB");
  const opening = memory.open(PLACE, 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore(ROWS);
  const database = await done(opening);
  const mine = crypto.randomUUID?.() ?? String(Math.random());
  let before = mine; // the holder that was read, until this window can write its own id
  return {
    /** Become the holder. Resolve with the rows as [name, value], and the error if nothing can be written. */
    take: () =>
      change(database, (store, _, give) => {
        store.put(mine, HOLDER);
        read(store, give);
      }).catch(async (why) => {
        const found = await change(database, (store, _, give) => read(store, give), "readonly");
        before = found.holder;
        return { ...found, why };
      }),
    /** Write [name, value] pairs; null deletes the row. */
    keep: (changes) =>
      change(database, (store, refuse) => {
        const holder = store.get(HOLDER);
        holder.onsuccess = () => {
          if (holder.result !== mine) {
            if (holder.result !== before) return refuse("another window has the tables");
            store.put(mine, HOLDER);
          }
          for (const [name, value] of changes) {
            if (value === null) store.delete(name);
            else store.put(value, name);
          }
        };
      }),
  };
}
