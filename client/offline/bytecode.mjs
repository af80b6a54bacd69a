// Python's sources as bytecode, made by the Python that will run it, which would compile them at every start:
//     node bytecode.mjs FOLDER-OF-PYODIDE FROM.zip TO.zip PLACE …
// PLACE is where the files will lie, for tracebacks. Texts for readers of sources and columns of lines stay here: they
// are a third of it. The same sources make the same bytes.
import { readFileSync, writeFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

const TURN = `
import ast
import zipfile
from importlib import _bootstrap_external as files
from importlib.util import source_hash

DOCUMENTED = (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)

def parse(content):
    tree = ast.parse(content)
    for node in ast.walk(tree):
        if isinstance(node, DOCUMENTED) and ast.get_docstring(node, clean=False) is not None:
            node.body[:1] = [] if len(node.body) > 1 else [ast.copy_location(ast.Pass(), node.body[0])]
    return tree

def turn(place):
    with zipfile.ZipFile("/from.zip") as read, zipfile.ZipFile("/to.zip", "w") as write:
        for info in read.infolist():
            name, content = info.filename, read.read(info)
            if name.endswith(".py"):
                code = compile(parse(content), f"{place}/{name}", "exec", dont_inherit=True)
                name, content = name + "c", files._code_to_hash_pyc(code, source_hash(content), False)
            write.writestr(zipfile.ZipInfo(name, info.date_time), content)  # packed as a whole, by whoever asked

turn
`;

const [folder, ...asked] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(`${folder}/pyodide.mjs`));
const python = await loadPyodide({
  indexURL: folder,
  env: { PYTHONHASHSEED: "0", PYTHONNODEBUGRANGES: "1", HOME: "/" },
});
const turn = python.runPython(TURN);
for (let at = 0; at < asked.length; at += 3) {
  const [from, to, place] = asked.slice(at, at + 3);
  python.FS.writeFile("/from.zip", new Uint8Array(readFileSync(from)));
  turn(place);
  writeFileSync(to, python.FS.readFile("/to.zip"));
}
process.exit(0);
