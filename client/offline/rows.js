// What is kept of the house: rows by name, in IndexedDB. A change is on the disk when its promise is kept.
const PLACE = "formicarium";
const ROWS = "rows";

const done = (request) =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
    request.onblocked = () => reject(new Error("blocked"));
  });

export async function openRows() {
  const opening = indexedDB.open(PLACE, 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore(ROWS);
  const database = await done(opening);
  return {
    async all() {
      const store = database.transaction(ROWS).objectStore(ROWS);
      const [names, values] = await Promise.all([done(store.getAllKeys()), done(store.getAll())]);
      return names.map((name, at) => [name, values[at]]);
    },
    keep(changes) {
      return new Promise((resolve, reject) => {
        const transaction = database.transaction(ROWS, "readwrite", { durability: "strict" });
        const store = transaction.objectStore(ROWS);
        for (const [name, value] of changes) {
          if (value === null) store.delete(name);
          else store.put(value, name);
        }
        transaction.oncomplete = () => resolve();
        transaction.onabort = () => reject(transaction.error ?? new Error("aborted"));
      });
    },
  };
}
