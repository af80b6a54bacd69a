// What an exported house plays: node play.mjs FOLDER-OF-THE-HOUSE MORE.zip, with what is asked on standard input.
import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

const [folder, more] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(`${folder}/pyodide.mjs`));
const python = await loadPyodide({ indexURL: folder, env: { FORMICARIUM_ENGINE: "python", HOME: "/" } });
for (const archive of [`${folder}/house.zip`, more])
  python.unpackArchive(new Uint8Array(readFileSync(archive)), "zip", { extractDir: "/house" });
const answer = python.runPython(`
import sys
sys.path.insert(0, "/house")
from asked import answer
answer
`);
process.stdout.write(answer(readFileSync(0, "utf8")), () => process.exit(0));
