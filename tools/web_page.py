"""Build the page in which a browser solves: `web/`, the wheel, and Python for browsers.

    python -m tools.web_page --serve

builds it in `build/page` and serves it on this machine. What comes out is static: any server of
files will do. Pyodide is fetched by `npm pack`, once; only what has the known hash is unpacked.
"""

from __future__ import annotations

import argparse
import base64
import hashlib
import html
import json
import os
import re
import shutil
import subprocess
import sys
import tarfile
import tempfile
import zipfile
from collections.abc import Callable, Iterable, Mapping
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from importlib.metadata import files as files_of
from pathlib import Path

from sudologue.languages import current
from sudologue.rendering.svg.palette import style_sheet
from web.example import example

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
TARGET = ROOT / "build/page"

PYODIDE = "314.0.7"
_SHA512 = "0YvXxEhfEdpLfb/XkM2BFAeMROq0iMUX2bzzH9pOttyMcWkwq+HbE5uyuGD82LN7y2q+SNvi/6V5JEsOlD2R1A=="
_TAKEN = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip")
_SOURCE = f"https://github.com/pyodide/pyodide/tree/{PYODIDE}"
_STATIC = ("*.html", "*.css", "*.js", "*.svg", "*.webmanifest")
_LIST = "build.json"
_KEY = re.compile(r"\{\{(\w+)\}\}")
_QUOTED: Mapping[str, Callable[[str], str]] = {
    ".html": html.escape,
    ".js": lambda text: json.dumps(text, ensure_ascii=False)[1:-1],
}
_EPOCH = (1980, 1, 1, 0, 0, 0)
_TYPES = {".mjs": "text/javascript", ".js": "text/javascript", ".wasm": "application/wasm"}


class BuildError(Exception):
    """Why the page cannot be built, in one line."""


def build(target: Path, site: str | None = None) -> None:
    """Write the complete page into a folder; a page that was there before is replaced.

    With the address of a site that it is part of, it leads there.
    """
    if target.exists():
        if any(target.iterdir()) and not (target / _LIST).exists():
            raise BuildError(f"{target} has something else in it: name a folder that is empty")
        shutil.rmtree(target)
    target.mkdir(parents=True)
    for pattern in _STATIC:
        for file in sorted(WEB.glob(pattern)):
            shutil.copyfile(file, target / file.name)
            if file.suffix in _QUOTED:
                said = worded(file.read_text(encoding="utf-8"), file)
                (target / file.name).write_text(said, encoding="utf-8")
    if site is not None:
        _lead_to(site, target / "index.html")
    (target / "colours.css").write_text(colours(), encoding="utf-8")
    (target / "example.json").write_text(_json(example()), encoding="utf-8")
    write_answers(target / "answers.zip")
    wheel = build_wheel(target)
    lock = unpack_pyodide(target / "pyodide")
    _write_list(target, {"wheel": wheel.name, "answers": "answers.zip"}, lock)
    _fill_service_worker(target)


def worded(text: str, file: Path) -> str:
    """A file with its texts, each in place of its key in braces: those of the language in use."""
    said, quoted = current().table("page").get(file.stem, {}), _QUOTED[file.suffix]
    return _KEY.sub(lambda key: quoted(said[key[1]]) if key[1] in said else key[0], text)


def _lead_to(site: str, page: Path) -> None:
    """A link to the site, at the page's foot."""
    text = page.read_text(encoding="utf-8")
    end = "</footer>"
    link = f'<p><a href="{site}">{current().text("page", "index", "site")}</a></p>'
    page.write_text(text.replace(end, f"{link}\n{end}"), encoding="utf-8")


def colours() -> str:
    """The colours of our pictures as variables of a style sheet, in both themes."""
    return f":root{{{style_sheet(False)}}}\n[data-theme=dark]{{{style_sheet(True)}}}\n"


def _json(data: object) -> str:
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"))


# the solver


def write_answers(path: Path) -> None:
    """The Python that answers the page, as an archive: the same bytes each time."""
    modules = [WEB / "__init__.py", *sorted((WEB / "answers").glob("*.py"))]
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as archive:
        for module in modules:
            if not module.name.endswith("_test.py"):
                name = module.relative_to(ROOT).as_posix()
                archive.writestr(zipfile.ZipInfo(name, _EPOCH), module.read_bytes())


def build_wheel(target: Path) -> Path:
    """The package as a wheel, built from this tree."""
    with tempfile.TemporaryDirectory() as made:
        pip = (sys.executable, "-m", "pip", "wheel", "--quiet", "--no-deps", "--wheel-dir", made)
        _run((*pip, str(ROOT)), "the wheel cannot be built")
        (wheel,) = Path(made).glob("*.whl")
        return Path(shutil.copy(wheel, target))


def _run(command: Iterable[str], fault: str) -> None:
    try:
        subprocess.run(tuple(command), check=True, capture_output=True, text=True, cwd=ROOT)
    except FileNotFoundError as error:
        raise BuildError(f"{fault}: there is no {error.filename}") from error
    except subprocess.CalledProcessError as error:
        last = (error.stderr or error.stdout).strip().splitlines()[-1:]
        raise BuildError(f"{fault}: {' '.join(last) or 'it does not say why'}") from error


# Pyodide


def cache() -> Path:
    """Where what was fetched is kept."""
    return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "sudologue"


def pyodide_package() -> Path:
    """The package of npm, fetched unless it is in the cache; its hash is checked each time."""
    path = cache() / f"pyodide-{PYODIDE}.tgz"
    if not path.exists():
        path.parent.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryDirectory(dir=path.parent) as fetched:
            npm = ("npm", "pack", f"pyodide@{PYODIDE}", "--pack-destination", fetched)
            _run(npm, "Pyodide cannot be fetched")
            (Path(fetched) / path.name).replace(path)
    check_hash(path, _SHA512)
    return path


def check_hash(path: Path, expected: str) -> None:
    """Refuse a file that is not the one that was looked at when its hash was written down."""
    found = base64.b64encode(hashlib.sha512(path.read_bytes()).digest()).decode()
    if found != expected:
        raise BuildError(f"{path} is not Pyodide {PYODIDE}: its sha512 is {found}; remove it")


def unpack_pyodide(target: Path) -> object:
    """The four files that a browser needs, unmodified, and the licences that they come under.

    The answer is what they want to know of the packages that there are: they are none.
    """
    target.mkdir()
    with tarfile.open(pyodide_package()) as package:
        for name in _TAKEN:
            (target / name).write_bytes(_member(package, name))
        info = json.loads(_member(package, "pyodide-lock.json"))["info"]
    (target / "LICENCES.txt").write_text(licences(), encoding="utf-8")
    return {"info": info, "packages": {}}


def _member(package: tarfile.TarFile, name: str) -> bytes:
    member = package.extractfile(f"package/{name}")
    if member is None:
        raise BuildError(f"Pyodide {PYODIDE} has no {name}")
    return member.read()


def licences() -> str:
    """Whose the four files are, where their source is, and the texts of the licences."""
    mozilla, python = _licence_of("pathspec", "Mozilla"), _licence_of("typing_extensions", "PYTHON")
    return (
        f"The files beside this one are Pyodide {PYODIDE}, unmodified, as npm has it. It is under\n"
        f"the Mozilla Public License 2.0; its source is at\n{_SOURCE}\n"
        "It contains CPython, under the Python Software Foundation License 2, whose source is at\n"
        "https://github.com/python/cpython, and the runtime of Emscripten, under the MIT license,\n"
        "whose source is at https://github.com/emscripten-core/emscripten.\n"
        f"\n\n{mozilla}\n\n{python}"
    )


def _licence_of(package: str, of: str) -> str:
    """The text of a licence, from an installed package that is under the same one."""
    for file in files_of(package) or ():
        if "LICENSE" in file.name and of in (text := file.read_text(encoding="utf-8")):
            return text
    raise BuildError(f"{package} brings no licence of {of}: python -m tools.install installs it")


# what belongs to the page


def _files(target: Path) -> Mapping[str, int]:
    """All files by name, with their sizes."""
    found = sorted(path for path in target.rglob("*") if path.is_file())
    return {path.relative_to(target).as_posix(): path.stat().st_size for path in found}


def _write_list(target: Path, named: Mapping[str, str], lock: object) -> None:
    """What the worker loads, and how large it is, so that it can say how far it has come."""
    sizes = _files(target)
    loaded = [*named.values(), *(f"pyodide/{name}" for name in _TAKEN)]
    total = sum(sizes[name] for name in loaded)
    listed = {**named, "bytes": total, "lock": lock}
    (target / _LIST).write_text(_json(listed), encoding="utf-8")


def _fill_service_worker(target: Path) -> None:
    """Its list of files, and a version that follows from what is in them."""
    service, digest = target / "service.js", hashlib.sha256()
    names = [name for name in _files(target) if name != service.name]
    for name in names:
        digest.update(name.encode() + b"\0" + (target / name).read_bytes())
    text = service.read_text(encoding="utf-8")
    text = text.replace('"{{version}}"', _json(digest.hexdigest()[:16]))
    service.write_text(text.replace('"{{files}}"', _json(["./", *names])), encoding="utf-8")


# on this machine


class Handler(SimpleHTTPRequestHandler):
    """Files by their usual types, without a word for each."""

    extensions_map = SimpleHTTPRequestHandler.extensions_map | _TYPES

    def log_message(self, format: str, *args: object) -> None:
        """Nothing is said."""


def server(folder: Path, port: int = 0) -> ThreadingHTTPServer:
    """A server of a folder on this machine alone; port 0 is any that is free."""
    return ThreadingHTTPServer(("127.0.0.1", port), partial(Handler, directory=str(folder)))


def main() -> int:
    """Build, and serve if asked."""
    parser = argparse.ArgumentParser(prog="python -m tools.web_page", description=__doc__)
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    parser.add_argument("--target", type=Path, default=TARGET, help="where to write it")
    parser.add_argument("--serve", action="store_true", help="serve it on this machine")
    parser.add_argument("--port", type=int, default=8000, help="the port to serve it at")
    wanted = parser.parse_args()
    try:
        build(wanted.target)
    except BuildError as error:
        sys.stderr.write(f"web_page: {error}\n")
        return 1
    sys.stdout.write(f"{wanted.target}: {sum(_files(wanted.target).values()):,} bytes\n")
    if wanted.serve:
        with server(wanted.target, wanted.port) as served:
            sys.stdout.write(f"http://localhost:{served.server_port}/\n")
            try:
                served.serve_forever()
            except KeyboardInterrupt:
                sys.stdout.write("\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
