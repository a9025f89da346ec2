"""Opens the pages that `bindlint report` and `bindlint map` write in a real Chromium.

    python check_report.py PATH-TO-BINDLINT [FOLDER-FOR-PICTURES]

The pages load without an error and ask for nothing, filters and the map work by mouse and keyboard, everything can be
read without a script and in both colour schemes, what a hostile project contains stays text, and a large project opens
fast. Prints a line for each check and exits with 1 if one fails.
"""

import json
import re
import shutil
import subprocess
import sys
import tempfile
import xml.etree.ElementTree as ElementTree
from pathlib import Path

import devtools

ROOT = Path(__file__).resolve().parents[2]

# Of the page as it stands, after whatever was done with it.
INTRUDERS = """(() => {
  const found = [];
  for (const name of ["img", "iframe", "object", "embed", "base", "link", "foreignObject", "audio", "video", "h1 + h1"]) {
    if (document.querySelector(name)) { found.push(name); }
  }
  if (document.scripts.length !== 1) { found.push(document.scripts.length + " scripts"); }
  if (document.querySelectorAll("style").length !== 2) { found.push("styles"); }
  for (const element of document.querySelectorAll("*")) {
    for (const attribute of element.attributes) {
      if (attribute.name.startsWith("on") || attribute.name === "style" || attribute.name === "src") {
        found.push(element.tagName + " " + attribute.name);
      }
      if (attribute.name === "href" && !/^#[-a-z0-9]+$/.test(attribute.value)) { found.push(attribute.value); }
      if (/[\\u202a-\\u202e\\u2066-\\u2069\\u200b]/.test(attribute.value)) { found.push("hidden in " + attribute.name); }
    }
  }
  if (/[\\u202a-\\u202e\\u2066-\\u2069\\u200b]/.test(document.documentElement.textContent)) { found.push("hidden"); }
  if (document.title.includes("ran") && !document.title.startsWith("bindlint")) { found.push("title " + document.title); }
  return found;
})()"""

# Text on its ground, by the formula of WCAG 2.
CONTRAST = """(() => {
  const channel = (v) => { v /= 255; return v <= 0.03928 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4; };
  const light = (c) => { const [r, g, b] = c.match(/[\\d.]+/g).map(Number); return 0.2126 * channel(r) + 0.7152 * channel(g) + 0.0722 * channel(b); };
  const ground = (e) => { for (; e; e = e.parentElement) {
    const c = getComputedStyle(e).backgroundColor; if (!/, 0\\)$/.test(c) && c !== "transparent") { return c; } }
    return getComputedStyle(document.documentElement).backgroundColor; };
  const poor = [];
  for (const selector of SELECTORS) {
    const e = document.querySelector(selector);
    if (!e) { poor.push("no " + selector); continue; }
    const [a, b] = [light(getComputedStyle(e).color), light(ground(e))];
    const ratio = (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
    if (ratio < 4.5) { poor.push(selector + " " + ratio.toFixed(2)); }
  }
  return poor;
})()"""

READABLE = ["h1", ".lead", "nav a", ".tile dt", "caption", "tbody .quiet", "h4", ".place", ".sev", "figcaption",
            ".l", ".hit", "mark", "ins.l", "del.l", "summary", "footer", "#filters label"]

# Texts that reach out of their boxes in the pictures that are open.
OVERFLOWING = """(() => {
  const found = [];
  for (const node of document.querySelectorAll(".picture[open] .node")) {
    const box = node.querySelector(".box").getBBox();
    for (const text of node.querySelectorAll("text")) {
      const own = text.getBBox();
      if (own.x < box.x || own.x + own.width > box.x + box.width) { found.push(text.textContent); }
    }
  }
  return found;
})()"""

SHOWN = "document.querySelectorAll('.finding:not([hidden])').length"


class Checks:
    def __init__(self, bindlint, pictures):
        self.bindlint = str(Path(bindlint).resolve())
        self.pictures = pictures
        self.browser = devtools.Browser(devtools.program())

    def bindlint_run(self, *arguments, folder, statuses=(0, 1)):
        done = subprocess.run([self.bindlint, *map(str, arguments)], cwd=folder, capture_output=True)
        assert done.returncode in statuses, done.stderr.decode()
        return done.stdout

    def picture(self, name):
        if self.pictures:
            self.pictures.mkdir(parents=True, exist_ok=True)
            self.browser.picture(self.pictures / f"{name}.png")

    def quiet(self, what):
        complaints = self.browser.complaints()
        assert not complaints, f"{what}: {complaints}"

    def pictures_of(self, page, name):
        for width, height in [(1280, 1600), (390, 1600)]:
            for dark in [False, True]:
                self.browser.appear(width, height, dark)
                for part in ["summary", "map", "findings"]:
                    self.browser.open(page, "#" + part)
                    self.picture(f"{name}-{part}-{width}-{'dark' if dark else 'light'}")
        self.browser.appear()

    # A project as it should be.

    def sample(self, folder):
        page = folder / "sample.html"
        old = folder / "june.json"
        report = json.loads(self.bindlint_run("lint", "-f", "json", "Fixtures/SampleApp", folder=ROOT))
        report["findings"] = report["findings"][1:]
        old.write_text(json.dumps(report))
        self.bindlint_run("report", "--html", page, "--trend", old, "Fixtures/SampleApp", folder=ROOT)
        count = len(report["findings"]) + 1
        browser = self.browser
        browser.appear()
        browser.open(page)
        self.quiet("loading")
        assert browser.evaluate(SHOWN) == count
        assert browser.evaluate("document.getElementById('shown').textContent") == f"{count} of {count} findings"
        assert browser.evaluate("document.querySelectorAll('[data-new=\"1\"]').length") == 1
        assert browser.evaluate(INTRUDERS) == [], browser.evaluate(INTRUDERS)
        self.filters(count)
        self.keyboard(page)
        self.map(page)
        for dark in [False, True]:
            browser.appear(dark=dark)
            poor = browser.evaluate(CONTRAST.replace("SELECTORS", json.dumps(READABLE)))
            assert not poor, f"contrast, dark={dark}: {poor}"
        for width in [320, 390, 1280]:
            browser.appear(width)
            # Nothing but pictures may need to be moved sideways.
            wide = browser.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
            assert wide <= 0, f"at {width} the page is {wide} too wide"
        self.quiet("using the page")
        self.without_script(page, count)
        self.print(page, count)
        if self.pictures:
            self.pictures_of(page, "sample")
        return f"{count} findings"

    def filters(self, count):
        browser = self.browser
        browser.click("#q")
        browser.type("isenabled")
        browser.wait(f"{SHOWN} < {count}")
        fitting = browser.evaluate(SHOWN)
        assert fitting >= 1
        assert browser.evaluate(
            "[...document.querySelectorAll('.finding:not([hidden])')]"
            ".every((f) => f.textContent.toLowerCase().includes('isenabled'))"
        )
        said = browser.evaluate("document.getElementById('shown').textContent")
        assert said == f"{fitting} of {count} findings", said
        assert browser.evaluate("document.getElementById('shown').getAttribute('aria-live')") == "polite"
        browser.type(" nothing has this")
        browser.wait(f"{SHOWN} === 0")
        assert browser.evaluate("document.getElementById('none').checkVisibility()")
        browser.click("#none [data-reset]")
        browser.wait(f"{SHOWN} === {count}")

        rules = browser.evaluate("[...document.querySelectorAll('[data-pick-rule]')].map((a) => a.dataset.pickRule)")
        total = 0
        for rule in rules:
            browser.click(f"[data-pick-rule={rule}]")
            browser.wait(f"document.getElementById('by-rule').value === '{rule}' && {SHOWN} < {count}")
            total += browser.evaluate(SHOWN)
            assert browser.evaluate(
                f"[...document.querySelectorAll('.finding:not([hidden])')].every((f) => f.dataset.rule === '{rule}')")
        assert total == count
        browser.click("#filters [type=reset]")
        browser.wait(f"{SHOWN} === {count}")

        folders = browser.evaluate("[...document.querySelectorAll('#by-folder option')].map((o) => o.value)")
        for folder in folders:
            browser.evaluate(
                f"(() => {{ const s = document.getElementById('by-folder'); s.value = {json.dumps(folder)};"
                " s.dispatchEvent(new Event('change', { bubbles: true })); })()")
            assert browser.evaluate(
                "[...document.querySelectorAll('.finding:not([hidden])')]"
                f".every((f) => (f.dataset.folder + '/').startsWith({json.dumps(folder + '/' if folder else '')}))")
            assert browser.evaluate(SHOWN) > 0
        browser.click("#filters [type=reset]")
        browser.wait(f"{SHOWN} === {count}")

        browser.click("#filters [name=severity]")
        browser.wait(f"{SHOWN} < {count}")
        browser.click("#filters [name=severity]")
        browser.click("#only-new")
        browser.wait(f"{SHOWN} === 1")
        browser.click("#only-new")
        browser.evaluate(
            "(() => { const s = document.getElementById('group'); s.value = 'folder';"
            " s.dispatchEvent(new Event('change', { bubbles: true })); })()")
        assert browser.evaluate("document.querySelectorAll('#list-by-folder .finding').length") == count
        assert browser.evaluate(SHOWN) == count
        browser.click("#filters [type=reset]")
        browser.wait(f"document.querySelectorAll('#list .finding').length === {count}")

    def keyboard(self, page):
        browser = self.browser
        browser.open(page)
        browser.press("Tab")
        assert browser.evaluate("document.activeElement.className") == "skip"
        assert browser.evaluate("document.activeElement.getBoundingClientRect().top") >= 0, "the skip link is in sight"
        browser.press("Enter")
        browser.wait("document.activeElement.id === 'main'")
        seen = set()
        for _ in range(60):
            browser.press("Tab")
            seen.add(browser.evaluate(
                "document.activeElement.id || document.activeElement.getAttribute('href') || document.activeElement.tagName"))
            outline = browser.evaluate(
                "(() => { const e = document.activeElement, s = getComputedStyle(e), b = e.querySelector('.box');"
                " return e === document.body || s.outlineStyle !== 'none'"
                " || (b && parseFloat(getComputedStyle(b).strokeWidth) >= 3) || e.type === 'checkbox'; })()")
            assert outline, f"focus can't be seen at {sorted(seen)[-1]}"
        assert {"q", "by-rule", "by-folder", "map-q", "#view-1"} <= seen, seen
        for landmark in ["header", "nav[aria-label]", "main", "footer", "form[role=search]", "aside[aria-label]"]:
            assert browser.evaluate(f"document.querySelectorAll({json.dumps(landmark)}).length") >= 1, landmark
        nameless = browser.evaluate(
            "[...document.querySelectorAll('input, select')].filter((e) => !e.closest('label')).map((e) => e.id)")
        assert not nameless, nameless
        levels = browser.evaluate("[...document.querySelectorAll('main h2, main h3, main h4')].map((h) => +h.tagName[1])")
        assert all(b - a <= 1 for a, b in zip([2, *levels], levels)), "no heading level is left out"

    def map(self, page):
        browser = self.browser
        browser.open(page)
        assert browser.evaluate(OVERFLOWING) == [], browser.evaluate(OVERFLOWING)
        views = browser.evaluate("[...document.querySelectorAll('.picture a.node.view')].map((a) => a.getAttribute('href'))")
        assert len(views) == 5
        for view in views:
            browser.click(f".picture a[href='{view}']")
            chosen = browser.evaluate("[...document.querySelectorAll('.detail')].filter((d) => d.checkVisibility()).map((d) => '#' + d.id)")
            assert chosen == [view], (chosen, view)
        text = browser.evaluate("document.querySelector('.detail.chosen').textContent")
        assert browser.evaluate("document.querySelectorAll('.flow .near').length") > 0, text
        browser.click("#map-q")
        browser.type("trailregionlabel")
        browser.press("Enter")
        browser.wait("document.querySelector('.detail.chosen h3').textContent === 'TrailRegionLabel'")
        said = browser.evaluate("document.querySelector('.detail.chosen').textContent")
        assert "never read" in said and "isEnabled" in said and "TrailRegionList" in said, said
        browser.click(".detail.chosen a[href^='#finding-']")
        browser.wait("location.hash.startsWith('#finding-')")

    def without_script(self, page, count):
        browser = self.browser
        browser.run_scripts(False)
        browser.open(page, "#view-1")
        assert not browser.evaluate("document.getElementById('filters').checkVisibility()")
        assert browser.evaluate("[...document.querySelectorAll('.finding')].filter((f) => f.checkVisibility()).length") == count
        shown = browser.evaluate("[...document.querySelectorAll('.detail')].filter((d) => d.checkVisibility()).map((d) => d.id)")
        assert shown == ["view-1"], shown
        self.quiet("without a script")
        browser.run_scripts(True)

    def print(self, page, count):
        browser = self.browser
        browser.appear(medium="print", dark=True)
        browser.open(page)
        assert not browser.evaluate("document.getElementById('filters').checkVisibility()")
        assert browser.evaluate("[...document.querySelectorAll('.finding')].filter((f) => f.checkVisibility()).length") == count
        assert browser.evaluate("getComputedStyle(document.documentElement).backgroundColor") == "rgb(255, 255, 255)"
        browser.call("Page.printToPDF")
        browser.appear()

    # One that tries to get out.

    def hostile(self, folder):
        names = [
            "plain", "<script>document.title='ran'<", "a\" onmouseover=\"document.title='ran'", "javascript:alert(1)",
            "'><svg onload=alert(1)>", "\u202egnp.exe\u2066", "&lt;b&gt;&#60;", "--><!--", "a\nb\tc",
        ]
        project = folder / "</title><script>alert(1)<" / "script>"
        source = (ROOT / "Fixtures/HostileApp/HostileRows.swift").read_text()
        for number, name in enumerate(names):
            # Each with its own types, so that all are on the map.
            text = re.sub(r"Hostile(\w+)", rf"Hostile{number}\1", source)
            path = project / name / f"{name}.swift"
            path.parent.mkdir(parents=True)
            path.write_text(text)
        trend = folder / "\"><img src=x onerror=alert(1)>.json"
        trend.write_bytes(self.bindlint_run("lint", "-f", "json", ".", folder=project))
        page = folder / "hostile.html"
        self.bindlint_run("report", "--html", page, "--trend", trend, ".", folder=project)
        mapped = folder / "map.html"
        mapped.write_bytes(self.bindlint_run("map", "-f", "html", ".", folder=project))
        picture = folder / "map.svg"
        picture.write_bytes(self.bindlint_run("map", "-f", "svg", ".", folder=project))
        allowed = {"svg", "style", "rect", "g", "path", "title", "circle", "text"}
        tags = {element.tag.split("}")[1] for element in ElementTree.parse(picture).iter()}
        assert tags <= allowed, tags - allowed

        browser = self.browser
        for file in [page, mapped, picture]:
            browser.open(file)
            self.quiet(file.name)
            if file != picture:
                assert browser.evaluate(INTRUDERS) == [], (file.name, browser.evaluate(INTRUDERS))
        browser.open(page)
        count = browser.evaluate(SHOWN)
        assert count >= 3 * len(names), count
        # Whatever can be done with the page is done.
        for control in ["by-rule", "by-folder", "group"]:
            for index in range(browser.evaluate(f"document.getElementById('{control}').options.length")):
                browser.evaluate(
                    f"(() => {{ const s = document.getElementById('{control}'); s.selectedIndex = {index};"
                    " s.dispatchEvent(new Event('change', { bubbles: true })); })()")
                assert browser.evaluate(SHOWN) > 0, (control, index)
            browser.click("#filters [type=reset]")
            browser.wait(f"{SHOWN} === {count}")
        browser.evaluate("document.querySelectorAll('details').forEach((d) => { d.open = true; })")
        for anchor in browser.evaluate("[...document.querySelectorAll('a.node')].map((a) => a.getAttribute('href'))")[:40]:
            browser.evaluate(
                f"document.querySelector(\"a.node[href='{anchor}']\")"
                ".dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))")
        for link in ["[data-pick-folder]", "[data-pick-rule]"]:
            for index in range(browser.evaluate(f"document.querySelectorAll('{link}').length")):
                browser.evaluate(f"document.querySelectorAll('{link}')[{index}].click()")
        browser.click("#q")
        browser.type("<script>")
        browser.wait(f"{SHOWN} > 0")
        assert browser.evaluate(INTRUDERS) == [], browser.evaluate(INTRUDERS)
        self.quiet("the hostile page in use")
        text = browser.evaluate("document.body.textContent")
        for piece in ["</script><script>document.title = 'ran'</script> U+202E", "U+2066", "U+200B",
                      "<img src=x onerror=", "javascript:document.title='ran'", "'\"><svg onload=", "&lt;&amp;&#60;"]:
            assert piece in text, f"{piece} is not there as text"
        assert "ran" != browser.evaluate("document.title")
        return f"{count} findings, {len(names)} hostile names"

    # One that is large.

    def large(self, folder):
        project = folder / "large"
        for number in range(400):
            path = project / f"Sources/Feature{number // 12}/Part{number % 3}/Screen{number}.swift"
            path.parent.mkdir(parents=True, exist_ok=True)
            made = "\n".join(f"      Screen{child}(title: title)" for child in (2 * number + 1, 2 * number + 2) if child < 400)
            filler = "\n".join(f"func step{number}n{line}(_ a: Int) -> Int {{ a + {line} }}" for line in range(160))
            path.write_text(
                f"import SwiftUI\n\n@Observable final class Model{number} {{ var value = 0; var other = 0 }}\n\n"
                f"struct Screen{number}: View {{\n  let title: String\n  @Environment(\\.locale) private var locale\n"
                f"  @State private var model = Model{number}()\n\n  var body: some View {{\n    VStack {{\n"
                f"      Text(title + \"\\(model.value)\")\n{made}\n    }}\n  }}\n}}\n\n{filler}\n")
        page = folder / "large.html"
        self.bindlint_run("report", "--html", page, ".", folder=project)
        size = page.stat().st_size
        assert size < 10_000_000, f"{size} bytes"
        browser = self.browser
        browser.open(page)
        self.quiet("the large page")
        time = browser.evaluate("performance.getEntriesByType('navigation')[0].loadEventEnd")
        assert time < 2000, f"opens in {time:.0f} ms"
        assert browser.evaluate("document.querySelectorAll('.detail').length") >= 400
        browser.evaluate("document.querySelectorAll('.picture').forEach((d) => { d.open = true; })")
        assert browser.evaluate(OVERFLOWING) == []
        # A picture shows no more than can be taken in.
        most = browser.evaluate("Math.max(...[...document.querySelectorAll('.picture')].map((p) => p.querySelectorAll('.node').length))")
        assert most <= 130, most
        return f"400 views: {size / 1e6:.1f} MB, loaded in {time:.0f} ms"


def main():
    pictures = Path(sys.argv[2]) if len(sys.argv) > 2 else None
    checks = Checks(sys.argv[1], pictures)
    failed = False
    try:
        for name in ["sample", "hostile", "large"]:
            with tempfile.TemporaryDirectory() as folder:
                try:
                    print(f"{'report: ' + name:28} ok: {getattr(checks, name)(Path(folder).resolve())}", flush=True)
                except AssertionError as problem:
                    failed = True
                    print(f"{'report: ' + name:28} FAILED: {problem}", flush=True)
                    import traceback
                    traceback.print_exc()
    finally:
        checks.browser.close()
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
