"""Holds the map against programs that are not bindlint's own: its JSON against a validator of JSON Schema, its graphs
against Graphviz and against Mermaid in a headless Chromium.

    python check_map.py PATH-TO-BINDLINT [FOLDER-WITH-MERMAID]

The folder holds Mermaid as an ES module, `index.js` with an export `mermaid`, as the wheel of `nicegui` ships it. What
can't be had is left out and said so; with BINDLINT_REQUIRE_EXTERNAL=1 it fails.
"""

import functools
import html
import http.server
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
import threading
from pathlib import Path

import jsonschema

ROOT = Path(__file__).resolve().parents[2]
PROJECTS = ["map/inputs", "map/library", "map/legacy", "map/notes", "map/platforms", "SampleApp"]
HOSTILE = 'a"];click n0 call alert(1)<script>alert(2)<b>'


def run(*words, **options):
    return subprocess.run(words, check=True, capture_output=True, text=True, **options).stdout


def projects(folder):
    for name in PROJECTS:
        yield name, ROOT / "Fixtures" / name
    hostile = Path(folder) / "hostile"
    (hostile / HOSTILE).mkdir(parents=True)
    (hostile / HOSTILE / "A.swift").write_text(
        'import SwiftUI\n@Observable final class Model { var `class` = 1 }\n'
        'struct end: View { @Environment(\\.`x`) var x; var m: Model; var body: some View { Text("\\(m.class)") } }\n'
    )
    yield "a hostile name", hostile


def leave_out(what):
    print(f"LEFT OUT: {what}")
    if os.environ.get("BINDLINT_REQUIRE_EXTERNAL") == "1":
        sys.exit(1)


def page(graphs):
    texts = "".join(f'<pre class="g" data-name="{html.escape(name)}">{html.escape(text)}</pre>' for name, text in graphs)
    return f"""<!doctype html><meta charset="utf-8"><body>{texts}<script type="module">
import {{ mermaid }} from "./index.js";
mermaid.initialize({{ startOnLoad: false, securityLevel: "loose" }});
window.alert = () => document.body.dataset.alerted = "yes";
let lines = [];
for (const [number, element] of [...document.querySelectorAll(".g")].entries()) {{
  const name = element.dataset.name;
  try {{
    const {{ svg }} = await mermaid.render("graph" + number, element.textContent);
    const shown = document.createElement("div");
    shown.innerHTML = svg;
    document.body.append(shown);
    const nodes = shown.querySelectorAll("g.node").length, edges = shown.querySelectorAll("path.flowchart-link").length;
    lines.push([name, nodes, edges, shown.textContent.includes("Syntax error") ? "syntax error" : "ok"]);
  }} catch (error) {{ lines.push([name, 0, 0, String(error)]); }}
}}
const result = document.createElement("pre");
result.id = "result";
result.textContent = JSON.stringify(lines) + (document.body.dataset.alerted ?? "");
document.body.append(result);
</script>"""


def render(graphs, module):
    chromium = shutil.which("chromium") or shutil.which("google-chrome")
    if not chromium:
        return leave_out("there is no Chromium for Mermaid")
    with tempfile.TemporaryDirectory() as folder:
        for file in Path(module).glob("*.js"):
            shutil.copy(file, folder)
        (Path(folder) / "page.html").write_text(page(graphs))

        class Handler(http.server.SimpleHTTPRequestHandler):
            def log_message(self, *_):
                pass

        server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Handler, directory=folder))
        threading.Thread(target=server.serve_forever, daemon=True).start()
        try:
            document = run(
                chromium, "--headless", "--no-sandbox", "--disable-gpu", "--virtual-time-budget=60000", "--dump-dom",
                f"http://127.0.0.1:{server.server_port}/page.html", timeout=180)
        finally:
            server.shutdown()
    found = re.search(r'<pre id="result">(.*?)</pre>', document, re.S)
    assert found, "the page did not come to its end"
    lines = json.loads(html.unescape(found.group(1)))
    for (name, text), (_, nodes, edges, outcome) in zip(graphs, lines):
        wanted = len(re.findall(r"^ +n\d+[\[(]", text, re.M)), len(re.findall(r"^ +n\d+ [-=]", text, re.M))
        assert outcome == "ok", f"{name}: {outcome}"
        assert (nodes, edges) == wanted, f"{name}: {nodes} nodes and {edges} edges, not {wanted}"
        print(f"mermaid  {name}: {nodes} nodes, {edges} edges")


def main():
    tool = str(Path(sys.argv[1]).resolve())
    schema = json.loads((ROOT / "Sources/BindlintCLI/Map/map.schema.json").read_text())
    validator = jsonschema.validators.validator_for(schema)
    validator.check_schema(schema)
    graphs = []
    with tempfile.TemporaryDirectory() as folder:
        for name, path in projects(folder):
            def mapped(form):
                return run(tool, "map", ".", "--format", form, cwd=path)

            errors = list(validator(schema).iter_errors(json.loads(mapped("json"))))
            assert not errors, f"{name}: {errors[0].message}"
            print(f"json     {name}: as its schema says")
            if shutil.which("dot"):
                drawn = subprocess.run(["dot", "-Tsvg"], input=mapped("dot"), capture_output=True, text=True)
                assert drawn.returncode == 0 and not drawn.stderr, f"{name}: {drawn.stderr}"
                nodes = drawn.stdout.count('class="node"')
                print(f"graphviz {name}: {nodes} nodes")
            graphs.append((name, mapped("mermaid")))
    if not shutil.which("dot"):
        leave_out("there is no Graphviz")
    if len(sys.argv) > 2 and (Path(sys.argv[2]) / "index.js").exists():
        render(graphs, sys.argv[2])
    else:
        leave_out("there is no Mermaid")


main()
