"""Runs the project's hooks with the real pre-commit, in a git repository made for it.

Prints a transcript and exits with 1 at the first thing that is not as promised.
"""

import os
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
PRE_COMMIT = Path(sys.executable).with_name("pre-commit")

VIEW = """import SwiftUI

struct {name}: View {{
  @Environment(\\.dismiss) {access}var dismiss
  var body: some View {{ Text("a") }}
}}
"""
CLEAN = 'import SwiftUI\n\nstruct {name}: View {{\n  var body: some View {{ Text("a") }}\n}}\n'
USE = "extension {name} {{\n  func close() {{ dismiss() }}\n}}\n"
CONFIG = """repos:
  - repo: {repo}
    rev: {rev}
    hooks:
      - id: {hook}
{more}"""


class Repository:
    def __init__(self, folder, cache):
        self.folder = folder
        self.environment = {k: v for k, v in os.environ.items() if not k.startswith("GIT_")}
        self.environment.update(
            PRE_COMMIT_HOME=str(cache),
            GIT_CONFIG_GLOBAL="/dev/null",
            GIT_AUTHOR_NAME="Test",
            GIT_AUTHOR_EMAIL="test@example.com",
            GIT_COMMITTER_NAME="Test",
            GIT_COMMITTER_EMAIL="test@example.com",
            PRE_COMMIT_COLOR="never",
        )
        folder.mkdir()
        self.run("git", "init", "-q", "-b", "main")

    def run(self, *command, check=True):
        done = subprocess.run(
            [str(part) for part in command], cwd=self.folder, env=self.environment, stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
        )
        done.text = done.stdout.decode(errors="replace").replace(str(self.folder), "REPO")
        assert not check or done.returncode == 0, f"{command}: {done.text}"
        return done

    def write(self, name, text):
        (self.folder / name).write_text(text)

    def read(self, name):
        return (self.folder / name).read_text()

    def commit(self, message, *paths, add=True):
        if add:
            self.run("git", "add", "-A")
        start = time.monotonic()
        done = self.run("git", "commit", "-m", message, *paths, check=False)
        done.seconds = time.monotonic() - start
        return done

    def tidy(self):
        self.run("git", "reset", "-q", "--hard")
        self.run("git", "clean", "-qfd")


STEPS = 0


def step(title, done, passes, *words, absent=()):
    """Says what was tried, shows what was printed, and checks how it ended and what it told."""
    global STEPS
    STEPS += 1
    verdict = "passed" if done.returncode == 0 else "failed"
    print(f"\n--- {STEPS}. {title}: the commit {verdict} in {getattr(done, 'seconds', 0):.2f} s")
    for line in done.text.strip().splitlines():
        print(f"    {line}")
    assert (done.returncode == 0) == passes, f"{title}: it should have {'passed' if passes else 'failed'}"
    for word in words:
        assert word in done.text, f"{title}: '{word}' is not told"
    for word in absent:
        assert word not in done.text, f"{title}: '{word}' should not be told"


def checkout(base):
    """A repository with this checkout as its one commit: what pre-commit can clone, also with changes not yet committed."""
    clone = base / "bindlint"
    listed = subprocess.run(
        ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"], cwd=ROOT, capture_output=True, check=True
    ).stdout.decode()
    for name in filter(None, listed.split("\0")):
        source = ROOT / name
        if source.is_file():
            target = clone / name
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(source, target)
    git = ["git", "-c", "user.name=Test", "-c", "user.email=test@example.com", "-c", "commit.gpgsign=false"]
    for command in (["init", "-q"], ["add", "-A"], ["commit", "-qm", "Checkout"]):
        subprocess.run(git + command, cwd=clone, check=True, capture_output=True)
    rev = subprocess.run(["git", "rev-parse", "HEAD"], cwd=clone, check=True, capture_output=True, text=True).stdout.strip()
    return clone, rev


def main():
    version = subprocess.run([PRE_COMMIT, "--version"], capture_output=True, check=True, text=True).stdout.strip()
    print(version)
    with tempfile.TemporaryDirectory() as name:
        base = Path(name).resolve()
        clone, rev = checkout(base)
        repository = Repository(base / "project", base / "cache")

        def configure(hook, more=""):
            repository.write(".pre-commit-config.yaml", CONFIG.format(repo=clone, rev=rev, hook=hook, more=more))

        configure("bindlint")
        repository.run(PRE_COMMIT, "install")
        start = time.monotonic()
        repository.run(PRE_COMMIT, "install-hooks")
        print(f"the hook was cloned and built in {time.monotonic() - start:.1f} s")

        repository.write("Row.swift", CLEAN.format(name="Row"))
        step("a clean commit", repository.commit("Clean"), True, "bindlint", "Passed")

        repository.write("Card.swift", VIEW.format(name="Card", access="private "))
        step(
            "a finding", repository.commit("Finding"), False, "Failed", "Card.swift:4:", "warning:", "[unused_environment]",
            "bindlint explain",
        )
        repository.tidy()

        repository.write("Wide.swift", VIEW.format(name="Wide", access=""))
        repository.write("Wide+Use.swift", USE.format(name="Wide"))
        step("a use in another file", repository.commit("Wide"), True, "Passed")
        repository.write("Wide.swift", VIEW.format(name="Wide", access="") + "// Changed.\n")
        step("a use in a file that did not change", repository.commit("Change"), True, "Passed")

        # What is staged is clean; on the disk stands a finding that is not part of the commit.
        repository.write("Row.swift", CLEAN.format(name="Row") + "// Changed.\n")
        repository.run("git", "add", "Row.swift")
        repository.write("Row.swift", VIEW.format(name="Row", access="private "))
        step("an unstaged edit", repository.commit("Staged only", add=False), True, "Passed")
        assert "dismiss" in repository.read("Row.swift"), "the unstaged edit is back"
        repository.tidy()

        # A file that git does not know would hide what others will see.
        repository.write("Loose.swift", VIEW.format(name="Loose", access=""))
        repository.run("git", "add", "Loose.swift")
        repository.write("Loose+Use.swift", USE.format(name="Loose"))
        step("a use in an untracked file", repository.commit("Loose", add=False), False, "Loose.swift:4:")
        repository.tidy()

        # git commit PATH: another index, with exactly that file.
        repository.write("Part.swift", VIEW.format(name="Part", access=""))
        repository.write("Part+Use.swift", USE.format(name="Part"))
        repository.run("git", "add", "-A")
        step("a part of what is staged", repository.commit("Part", "Part.swift", add=False), False, "Part.swift:4:")
        repository.tidy()

        # A commit that only deletes has no file for the hook of changed files.
        (repository.folder / "Wide+Use.swift").unlink()
        step(
            "the last use deleted, hook of changed files", repository.commit("Delete"), True, "no files to check",
            absent=["unused_environment"],
        )
        repository.run("git", "reset", "-q", "--hard", "HEAD~1")
        configure("bindlint-full")
        assert repository.commit("Full hook").returncode == 0
        (repository.folder / "Wide+Use.swift").unlink()
        step("the last use deleted, full hook", repository.commit("Delete"), False, "Wide.swift:4:", "unused_environment")
        repository.tidy()

        configure("bindlint", "        args: [--fix]\n")
        assert repository.commit("Hook that fixes").returncode == 0
        repository.write("Card.swift", VIEW.format(name="Card", access="private "))
        step("--fix", repository.commit("Fix"), False, "files were modified by this hook", "fixed 1 finding")
        assert "dismiss" not in repository.read("Card.swift"), "the file is fixed"
        step("--fix, once more", repository.commit("Fixed"), True, "Passed")
    print(f"\nall {STEPS} steps are as promised")
    return 0


if __name__ == "__main__":
    try:
        sys.exit(main())
    except AssertionError as error:
        print(f"\nNOT AS PROMISED: {error}")
        sys.exit(1)
