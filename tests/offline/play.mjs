// What an exported house plays: node play.mjs FOLDER-OF-THE-HOUSE MORE.zip, with what is asked on standard input.
import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { gunzipSync } from "node:zlib";

const [folder, more] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(`${folder}/pyodide.mjs`));
const { unpack } = await import(pathToFileURL(`${folder}/python.js`));
const library = join(mkdtempSync(join(tmpdir(), "library-")), "library.zip");
writeFileSync(library, gunzipSync(readFileSync(`${folder}/library.gz`)));
const python = await loadPyodide({
  indexURL: folder,
  stdLibURL: library,
  env: { FORMICARIUM_ENGINE: "python", HOME: "/" },
});
unpack(python, readFileSync(`${folder}/house.zst`));
python.unpackArchive(new Uint8Array(readFileSync(more)), "zip", { extractDir: "/house" });
const answer = python.runPython(`
from asked import answer
answer
`);
process.stdout.write(answer(readFileSync(0, "utf8")), () => process.exit(0));
