// What is kept of the house: rows by name, in IndexedDB. A change is on the disk when its promise is kept, and only the
// window that took the rows last can change them.
const PLACE = "formicarium";
const ROWS = "rows";
const HOLDER = "holder"; // the row that says who that is

const done = (request) =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
    request.onblocked = () => reject(new Error("blocked"));
  });

/** What `work` asks of the rows, all of it or nothing. */
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

/** All of them, and whose they are. */
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
  let before = mine; // whose they are until that can be written
  return {
    /** From now on they are ours: [name, value] of all of them, and why nothing can be written, if so. */
    take: () =>
      change(database, (store, _, give) => {
        store.put(mine, HOLDER);
        read(store, give);
      }).catch(async (why) => {
        const found = await change(database, (store, _, give) => read(store, give), "readonly");
        before = found.holder;
        return { ...found, why };
      }),
    /** [name, value] each; null: it is forgotten. */
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
