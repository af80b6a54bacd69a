// Python with the house's sources, in a worker.
import { loadPyodide } from "../pyodide/pyodide.mjs";

const here = new URL("..", import.meta.url);

export async function loadPython() {
  const [python, sources] = await Promise.all([
    loadPyodide({ indexURL: new URL("pyodide/", here).href, env: { FORMICARIUM_ENGINE: "python", HOME: "/" } }),
    fetch(new URL("house.zip", here)).then((response) => {
      if (!response.ok) throw new Error(`house.zip: ${response.status}`);
      return response.arrayBuffer();
    }),
  ]);
  python.unpackArchive(sources, "zip", { extractDir: "/house" });
  python.runPython("import sys; sys.path.insert(0, '/house')");
  return python;
}
