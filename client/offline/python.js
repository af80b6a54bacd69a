// Python with the house's sources, in a worker.
import { loadPyodide } from "./pyodide.mjs";

const here = new URL(".", import.meta.url);
const SIZE = Number("SIZE"); // bytes of all that is fetched; the export writes it
const COME = 0.6; // the share of the way that is fetching; the rest is Python's start

/** At a first visit most of the waiting is for the network: then it is counted. Later ones fetch nothing. */
async function countBytes(tell) {
  const kept = await globalThis.caches?.match(new URL("house.gz", here).href).catch(() => null);
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

/** A file of this folder that was packed as a whole. */
async function unpacked(name) {
  const response = await fetch(new URL(name, here));
  if (!response.ok) throw new Error(`${name}: ${response.status}`);
  return new Response(response.body.pipeThrough(new DecompressionStream("gzip"))).blob();
}

export async function loadPython(tell = () => {}) {
  await countBytes(tell);
  const house = unpacked("house.gz").then((blob) => blob.arrayBuffer());
  const library = URL.createObjectURL(await unpacked("library.gz"));
  const python = await loadPyodide({
    indexURL: here.href,
    stdLibURL: library,
    env: { FORMICARIUM_ENGINE: "python", HOME: "/" },
  });
  URL.revokeObjectURL(library);
  tell(0.7);
  python.unpackArchive(await house, "zip", { extractDir: "/house" });
  python.runPython("import sys; sys.path.insert(0, '/house')");
  tell(0.8);
  return python;
}
