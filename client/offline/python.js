// Load Python and the server's sources, in a worker.
import { loadPyodide } from "./pyodide.mjs";

const here = new URL(".", import.meta.url);
const SIZE = Number("SIZE"); // bytes of all fetched files; the export writes the number
const COME = 0.6; // share of the progress for fetching; the rest is Python's start

/** Report the progress of fetching on a first visit; later visits fetch nothing. */
async function countBytes(tell) {
  const kept = await globalThis.caches?.match(new URL("house.zst", here).href).catch(() => null);
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

async function bring(name) {
  const response = await fetch(new URL(name, here));
  if (!response.ok) throw new Error(`${name}: ${response.status}`);
  return response;
}

// zipfile's extractall checks for hostile archives, and is slow.
const UNPACK = `
import io, os, sys, zipfile
from compression import zstd

with zipfile.ZipFile(io.BytesIO(zstd.decompress(open("/house.zst", "rb").read()))) as archive:
    os.remove("/house.zst")
    folders = set()
    for one in archive.infolist():
        place = "/house/" + one.filename
        folder = place.rpartition("/")[0]
        if folder not in folders:
            os.makedirs(folder, exist_ok=True)
            folders.add(folder)
        with open(place, "wb") as file:
            file.write(archive.read(one))
sys.path.insert(0, "/house")
`;

/** Unpack the server and the library modules that Python's start does not need. */
export function unpack(python, packed) {
  python.FS.writeFile("/house.zst", new Uint8Array(packed));
  python.runPython(UNPACK, { globals: python.globals.get("dict")() });
}

export async function loadPython(tell = () => {}) {
  await countBytes(tell);
  const sources = bring("house.zst").then((response) => response.arrayBuffer());
  const packed = await bring("library.gz");
  const library = await new Response(packed.body.pipeThrough(new DecompressionStream("gzip"))).blob();
  const address = URL.createObjectURL(library);
  const python = await loadPyodide({
    indexURL: here.href,
    stdLibURL: address,
    env: { FORMICARIUM_ENGINE: "python", HOME: "/" },
  });
  URL.revokeObjectURL(address);
  tell(0.7);
  unpack(python, await sources);
  tell(0.8);
  return python;
}
