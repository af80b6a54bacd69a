// Compile the library and the server's sources for a browser's Python, with that very Python, which would otherwise
// compile them at every start:
//     node bytecode.mjs FOLDER-OF-PYODIDE LIBRARY.zip SOURCES.zip FIRST.zip REST.zst
// FIRST gets the library modules that a start imports, REST everything else, packed as a whole. Docstrings and column
// numbers are left out, for libraries line numbers too: together a third of the size. Equal sources give equal bytes.
import { readFileSync, writeFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { constants, zstdCompressSync } from "node:zlib";

const TURN = `
import ast
import sys
import zipfile
from importlib import _bootstrap_external as files
from importlib.util import source_hash

INTERNAL = "formicarium/"
DOCUMENTED = (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)
FIRST = {name.partition(".")[0] for name, one in [*sys.modules.items()] if getattr(one, "__file__", None)}

def parse(content, with_lines):
    tree = ast.parse(content)
    for node in ast.walk(tree):
        if isinstance(node, DOCUMENTED) and ast.get_docstring(node, clean=False) is not None:
            node.body[:1] = [] if len(node.body) > 1 else [ast.copy_location(ast.Pass(), node.body[0])]
        if not with_lines and hasattr(node, "lineno"):
            node.lineno = node.end_lineno = 1
            node.col_offset = node.end_col_offset = 0
    return tree

def is_first(name):
    return name.partition("/")[0].partition(".")[0] in FIRST

def turned(place, archive):
    with zipfile.ZipFile(archive) as read:
        for info in read.infolist():
            name, content = info.filename, read.read(info)
            if name.endswith(".py"):
                tree = parse(content, name.startswith(INTERNAL))
                code = compile(tree, f"{place}/{name}", "exec", dont_inherit=True)
                name, content = name + "c", files._code_to_hash_pyc(code, source_hash(content), False)
            yield zipfile.ZipInfo(name, info.date_time), content

def kind(one):
    """Like lies beside like."""
    return one[0].filename.rpartition(".")[2], one[0].filename

def write(archive, those):
    with zipfile.ZipFile(archive, "w") as new:
        for info, content in those:
            new.writestr(info, content)

def turn():
    library = [*turned("/lib/python314.zip", "/library.zip")]
    write("/first.zip", (one for one in library if is_first(one[0].filename)))
    rest = [one for one in library if not is_first(one[0].filename)]
    write("/rest.zip", sorted([*turned("/house", "/house.zip"), *rest], key=kind))

turn
`;
const CLOSE = {
  [constants.ZSTD_c_compressionLevel]: 17,
  [constants.ZSTD_c_windowLog]: 24,
  [constants.ZSTD_c_enableLongDistanceMatching]: 1,
};

const [folder, library, sources, first, rest] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(`${folder}/pyodide.mjs`));
const python = await loadPyodide({
  indexURL: folder,
  env: { PYTHONHASHSEED: "0", PYTHONNODEBUGRANGES: "1", HOME: "/" },
});
python.FS.writeFile("/library.zip", new Uint8Array(readFileSync(library)));
python.FS.writeFile("/house.zip", new Uint8Array(readFileSync(sources)));
python.runPython(TURN)();
writeFileSync(first, python.FS.readFile("/first.zip"));
writeFileSync(rest, zstdCompressSync(python.FS.readFile("/rest.zip"), { params: CLOSE }));
process.exit(0);
