"""Build hook of the wheel: compile the rules if a C compiler is available, and include the client.

Hatchling calls the hook for a wheel. `python hatch_build.py` compiles in place for a checkout and prints its progress
unless `--quiet`; `python hatch_build.py --probe` only tells by its exit code whether this machine can compile. For
wheels FORMICARIUM_COMPILE decides: no, auto (the default) or must.

A wheel and an sdist contain the client (client/build.py); FORMICARIUM_CLIENT=no packs the existing files and builds
nothing.
"""

from __future__ import annotations

import hashlib
import importlib.util
import os
import re
import shutil
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable
from pathlib import Path
from types import ModuleType
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).resolve().parent
SOURCES = ROOT / "src"
KEPT = 4  # builds of other branches or Pythons that are kept, so that switching back is free
PARTS = ".parts"  # folder of compiled groups, named by a hash of their sources; an edit recompiles one group
PARTS_BYTES = 100_000_000


def loaded(name: str, path: Path) -> ModuleType:
    spec = importlib.util.spec_from_file_location(name, path)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def engine() -> ModuleType:
    """Load _engine.py by its path, so that no rule is imported here."""
    return loaded("_engine", SOURCES / "formicarium" / "_engine.py")


def client() -> ModuleType:
    return loaded("client_build", ROOT / "client" / "build.py")


def run_build_ext(extensions: list[Any], lib: Path, temp: Path, done: Callable[[Any, Path], None]) -> None:
    """Compile and link with setuptools' compiler on all cores; call `done` for each extension."""
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext

    class Build(build_ext):  # type: ignore[misc]
        def build_extension(self, ext: Any) -> None:
            super().build_extension(ext)
            done(ext, Path(self.get_ext_fullpath(ext.name)))

    command = Build(Distribution({"name": "formicarium", "ext_modules": extensions}))
    command.build_lib, command.build_temp, command.parallel = str(lib), str(temp), os.cpu_count() or 1
    command.ensure_finalized()
    command.run()


def probe() -> None:
    """Build a one-line extension; fails if the compiler, Python's headers or the linker is missing."""
    from setuptools import Extension

    with tempfile.TemporaryDirectory() as temp:
        source = Path(temp, "probe.c")
        source.write_text('#include <Python.h>\nPyMODINIT_FUNC PyInit_probe(void) { return PyModule_New("probe"); }\n')
        os.chdir(temp)
        run_build_ext([Extension("probe", ["probe.c"])], Path(temp, "lib"), Path(temp, "obj"), lambda ext, made: None)
        os.chdir(ROOT)


def write_c(rules: ModuleType, work: Path) -> list[Any]:
    """Translate the rules into C, one group per game; return setuptools' extensions.

    `separate` alone would compile each group without knowledge of the others, which costs up to a third of the speed:
    no class would be known to have no subclasses. Here all groups are written together, so `global_opts` stays on.
    """
    import setuptools  # noqa: F401  mypyc asks whether it is there
    from mypyc import build
    from mypyc.options import CompilerOptions
    from setuptools._distutils import ccompiler, sysconfig

    options = CompilerOptions(separate=True, target_dir=str(work / "c"))
    options.global_opts = True
    files = {name: [f"formicarium/{module}.py" for module in modules] for name, modules in rules.groups().items()}
    groups, written, _ = build.mypyc_build(
        [
            "--config-file=",  # strict checks run elsewhere; only the types matter here
            f"--cache-dir={work / 'mypy'}",
            *[file for group in files.values() for file in group],
        ],
        options,
        separate=[(group, name) for name, group in files.items()],
    )
    for c_files, _ in written:
        for file in map(Path, c_files):
            file.write_text(release(file.read_text(encoding="utf-8")), encoding="utf-8")
    build.setup_mypycify_vars()
    compiler = ccompiler.new_compiler()
    sysconfig.customize_compiler(compiler)
    flags = build.get_cflags(compiler_type=compiler.compiler_type, opt_level="3", debug_level="0")
    if sys.platform == "linux":  # direct calls between our own functions: 8 % more moves a second
        flags.append("-fno-semantic-interposition")
    extensions: list[Any] = []
    for (sources, name), (c_files, headers) in zip(groups, written, strict=True):
        assert name is not None
        extensions += build.build_using_shared_lib(sources, name, c_files, headers, options.target_dir, flags, [])
    if sys.platform == "linux":
        for extension in extensions:
            for source in map(Path, extension.sources):
                if os.path.getsize(source) < 10_000:
                    lighten(source)
    return sorted(extensions, key=lambda made: -sum(map(os.path.getsize, made.sources)))  # longest compilation first


# mypyc 2.4 counts a vec from interpreted code as borrowed, but unboxing it makes a new reference. Without these
# corrections every vec passed or set this way would stay in memory for ever.
ARGUMENT = re.compile(r"(arg_\w+) = Vec(\w+)Api\.unbox\([^;]*\);\s*if \(VEC_IS_ERROR\(\1\)\) \{[^{}]*\}")
ATTRIBUTE = re.compile(r"(tmp = Vec\w+Api\.unbox\(value[^;]*\);\s*if \(VEC_IS_ERROR\(tmp\)\) \{[^{}]*\}\s*)"
                       r"VEC_\w+_INCREF\(tmp\);")


def release(c: str) -> str:
    """Release such references: an argument is borrowed from its caller, an attribute keeps its one."""
    c = ARGUMENT.sub(lambda found: f"{found[0]} VEC_{found[2].upper()}_DECREF({found[1]});", c)
    return ATTRIBUTE.sub(r"\1", c)


# mypyc writes a shim for each module beside its group's code, and Python's headers take four fifths of its compile
# time. Shims only call the stable API, so these declarations suffice.
HEADER = "#include <Python.h>\n"
DECLARED = """typedef struct _object PyObject;
#define NULL ((void *)0)
#define PyMODINIT_FUNC __attribute__((visibility("default"))) PyObject *
#define Py_DECREF Py_DecRef
void Py_DecRef(PyObject *);
void PyErr_Clear(void);
void *PyCapsule_GetPointer(PyObject *, const char *);
PyObject *Py_BuildValue(const char *, ...);
PyObject *PyObject_GetAttrString(PyObject *, const char *);
PyObject *PyImport_ImportModuleLevel(const char *, PyObject *, PyObject *, PyObject *, int);
"""


def lighten(shim: Path) -> None:
    c = shim.read_text(encoding="utf-8")
    if c.startswith(HEADER) and c.count("#include") == 2:  # the second match is in a comment
        shim.write_text(DECLARED + c.removeprefix(HEADER), encoding="utf-8")


def part_key(extension: Any, compiler: str) -> str:
    """Return a hash of an extension's C files, headers, flags, compiler and Python."""
    digest = hashlib.sha256(f"{sys.version} {compiler} {extension.name} {extension.extra_compile_args}".encode())
    for file in [*extension.sources, *sorted(extension.depends)]:
        digest.update(Path(file).read_bytes())
    return digest.hexdigest()[:32]


def compiler_name() -> str:
    """Return everything that makes a compiler's output differ: its variables, path and version."""
    asked = [os.environ.get(name, "") for name in ("CC", "CFLAGS", "CPPFLAGS", "LDFLAGS", "LDSHARED")]
    program = shutil.which(asked[0] or "cc") or ""
    said = subprocess.run([program, "--version"], capture_output=True, text=True).stdout if program else ""
    return f"{asked} {program} {said} mypyc {engine().MYPYC}"


def link_or_copy(source: Path, target: Path) -> None:
    target.parent.mkdir(parents=True, exist_ok=True)
    try:
        os.link(source, target)
    except OSError:
        shutil.copy2(source, target)


def build_parts(extensions: list[Any], work: Path, parts: Path) -> None:
    """Put every extension into work/lib, from `parts` if it was compiled before; store new ones in `parts`."""
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext

    names = build_ext(Distribution())
    names.build_lib = str(work / "lib")
    names.ensure_finalized()
    parts.mkdir(exist_ok=True)
    compiler = compiler_name()
    keys = {extension.name: part_key(extension, compiler) for extension in extensions}
    missing = []
    for extension in extensions:
        part = parts / keys[extension.name]
        try:
            link_or_copy(part, Path(names.get_ext_fullpath(extension.name)))
            os.utime(part)
        except OSError:  # never compiled, or deleted by another process
            missing.append(extension)
    finished = 0
    lock = threading.Lock()

    def keep(extension: Any, made: Path) -> None:
        nonlocal finished
        with lock:
            finished += 1
            new = work / f"part-{finished}"
            link_or_copy(made, new)
            os.replace(new, parts / keys[extension.name])
            if "--quiet" not in sys.argv:
                print(f"{finished}/{len(missing)}", flush=True)

    if missing:
        run_build_ext(missing, work / "lib", work / "obj", keep)


def compile_rules() -> Path:
    """Compile the rules into the folder named by their stamp; an interrupted build leaves nothing usable."""
    from mypy.version import __version__

    rules = engine()
    if __version__ != rules.MYPYC:
        raise SystemExit(f"the rules are to be compiled by mypyc {rules.MYPYC}; this is {__version__}")
    home: Path = rules.BUILT
    name: str = rules.stamp()
    if (home / name).is_dir():
        return home / name
    home.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory(prefix=".new-", dir=home) as temp:
        work = Path(temp)
        os.chdir(SOURCES)
        build_parts(write_c(rules, work), work, home / PARTS)
        os.chdir(ROOT)
        if rules.stamp() != name:
            raise SystemExit("the sources changed while they were compiled")
        try:
            os.rename(work / "lib", home / name)
        except OSError:
            if not (home / name).is_dir():  # otherwise another process has built the same
                raise
    sweep(home, keep=name)
    return home / name


def sweep(home: Path, keep: str) -> None:
    """Delete the oldest builds and the remains of interrupted ones."""
    for left in home.glob(".new-*"):
        if time.time() - left.stat().st_mtime > 3600:  # younger ones may still be running
            shutil.rmtree(left, ignore_errors=True)
    others = [folder for folder in home.glob("[!.]*") if folder.is_dir() and folder.name != keep]
    for old in sorted(others, key=lambda folder: folder.stat().st_mtime, reverse=True)[KEPT - 1 :]:
        shutil.rmtree(old, ignore_errors=True)
    room = PARTS_BYTES
    for part in sorted((home / PARTS).iterdir(), key=lambda file: file.stat().st_mtime, reverse=True):
        room -= part.stat().st_size
        if room < 0:
            part.unlink(missing_ok=True)


class Rules(BuildHookInterface):  # type: ignore[type-arg]
    """Hatchling's hook: adds the client and, if possible, the compiled rules to the wheel."""

    def wish(self) -> str:
        wish = os.environ.get("FORMICARIUM_COMPILE", "auto")
        if wish not in ("no", "auto", "must"):
            raise SystemExit(f"FORMICARIUM_COMPILE={wish}: it is no, auto or must")
        return wish if self.target_name == "wheel" else "no"

    def wants_client(self) -> bool:
        return os.environ.get("FORMICARIUM_CLIENT", "auto") != "no" and not client().is_current()

    def dependencies(self) -> list[str]:
        node = [client().NODE] if self.wants_client() and client().node() is None else []
        return [*node, *self.rule_dependencies()]

    def rule_dependencies(self) -> list[str]:
        likely = os.name == "nt" or any(map(shutil.which, (os.environ.get("CC", "cc"), "gcc", "clang")))
        if self.wish() == "no" or not (likely or self.wish() == "must"):
            return []
        return [f"mypy[mypyc]=={engine().MYPYC}", "setuptools", "msgspec"]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":  # in a checkout, set-up and edits start the compilation
            return
        if self.wants_client():
            client().build()
        if self.wish() == "no":
            return
        command = [sys.executable, str(Path(self.root, "hatch_build.py"))]
        made = subprocess.run(command, text=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
        if made.returncode == 0:
            folder = engine().build()
            build_data["force_include"][str(folder)] = f"formicarium/_compiled/{folder.name}"
            build_data["pure_python"] = False
            build_data["infer_tag"] = True
        elif self.wish() == "must":
            raise SystemExit(f"the rules did not compile\n{made.stdout}")
        else:
            self.app.display_warning("the rules were not compiled: they will run interpreted")


if __name__ == "__main__":
    if sys.argv[1:] == ["--probe"]:
        probe()
    elif sys.argv[1:] == ["--client"]:
        print(client().build())
    else:
        print(compile_rules())
