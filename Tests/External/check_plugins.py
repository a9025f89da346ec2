"""Runs both SwiftPM plugins on Fixtures/PluginPackage, once with findings and once fixed.

Works on a copy of this checkout, so that no build product of the package lands in the project.
"""

import subprocess
import sys
import tempfile
from pathlib import Path

from check_hooks import checkout


def run(folder, *command):
    done = subprocess.run(command, cwd=folder, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    print(f"\n$ {' '.join(command)}   (exit {done.returncode})")
    lines = [line for line in done.stdout.splitlines() if not line.startswith("[")]
    for line in lines[-25:]:
        print(f"    {line}")
    return done


def main():
    with tempfile.TemporaryDirectory() as name:
        clone, _ = checkout(Path(name).resolve())
        package = clone / "Fixtures/PluginPackage"

        build = run(package, "swift", "build")
        assert build.returncode == 0, "warnings don't fail the build"
        assert "Sources/Dirty/Row.swift:5:41: warning: " in build.stdout, "the build log holds the finding"
        assert "Card.swift:" not in build.stdout, "a clean target has none"
        # SwiftPM runs the commands of plugins once more after the first build has made their outputs.
        for _ in range(2):
            again = run(package, "swift", "build")
        assert again.returncode == 0 and "Dirty/Row.swift" not in again.stdout, "nothing changed, nothing runs"

        lint = run(package, "swift", "package", "--allow-writing-to-package-directory", "bindlint")
        assert lint.returncode == 1, "findings fail the command"
        assert "Sources/Dirty/Row.swift:5:41: warning: " in lint.stdout
        clean = run(package, "swift", "package", "--allow-writing-to-package-directory", "bindlint", "--target", "Clean")
        assert clean.returncode == 0 and "No findings" in clean.stdout
        fix = run(package, "swift", "package", "--allow-writing-to-package-directory", "bindlint", "--fix")
        assert fix.returncode == 0, "the finding is fixed"
        assert "dismiss" not in (package / "Sources/Dirty/Row.swift").read_text()
        status = subprocess.run(["git", "status", "--porcelain"], cwd=clone, capture_output=True, text=True).stdout
        changed = {line[3:] for line in status.splitlines()} - {"Fixtures/PluginPackage/Package.resolved"}
        assert changed == {"Fixtures/PluginPackage/Sources/Dirty/Row.swift"}, f"only that file is written: {changed}"
    print("\nboth plugins work as promised")
    return 0


if __name__ == "__main__":
    try:
        sys.exit(main())
    except AssertionError as error:
        print(f"\nNOT AS PROMISED: {error}")
        sys.exit(1)
