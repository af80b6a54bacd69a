// Python with the house's sources, in a worker.
import { loadPyodide } from "./pyodide.mjs";

const here = new URL(".", import.meta.url);
const SIZE = Number("SIZE"); // bytes of all that is fetched; the export writes it
const COME = 0.6; // the share of the way that is fetching; the rest is Python's start

/** At a first visit most of the waiting is for the network: then it is counted. Later ones fetch nothing. */
async function countBytes(tell) {
  const kept = await globalThis.caches?.match(new URL("house.zip", here).href).catch(() => null);
  if (kept || !SIZE) return;
  const fetchPlainly = globalThis.fetch;
  let came = 0;
  globalThis.fetch = async (...asked) => {
    const response = await fetchPlainly(...asked);
    const counted = response.clone().body?.getReader();
    void (async () => {
      for (;;) {
        const { done, value } = (await counted?.read().catch(() => null)) ?? { done: true };
        if (done) return;
        came += value.byteLength;
        tell(COME * Math.min(1, came / SIZE));
      }
    })();
    return response;
  };
}

export async function loadPython(tell = () => {}) {
  await countBytes(tell);
  const [python, sources] = await Promise.all([
    loadPyodide({ indexURL: here.href, env: { FORMICARIUM_ENGINE: "python", HOME: "/" } }),
    fetch(new URL("house.zip", here)).then((response) => {
      if (!response.ok) throw new Error(`house.zip: ${response.status}`);
      return response.arrayBuffer();
    }),
  ]);
  tell(0.7);
  python.unpackArchive(sources, "zip", { extractDir: "/house" });
  python.runPython("import sys; sys.path.insert(0, '/house')");
  tell(0.8);
  return python;
}
