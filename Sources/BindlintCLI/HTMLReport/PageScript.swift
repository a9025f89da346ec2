/// The one script of every page: filters, grouping, and the choice of a view on the map. All it works with is in the
/// page already; it writes text and attributes, never markup.
enum PageScript {
  static let text: StaticString = """
    "use strict";
    (function () {
      function all(selector, root) { return Array.from((root || document).querySelectorAll(selector)); }
      function byId(id) { return document.getElementById(id); }

      var form = byId("filters");
      var reset = function () {};
      if (form) {
        var findings = all(".finding");
        var groups = all("#list > .group, #list-by-folder > .group");
        var home = new Map();
        var folders = new Map();
        var words = new Map();
        all("#list-by-folder > .group").forEach(function (group) { folders.set(group.dataset.group, group); });
        findings.forEach(function (finding) { home.set(finding, finding.parentNode); });
        var textOf = function (finding) {
          if (!words.has(finding)) { words.set(finding, finding.textContent.toLowerCase()); }
          return words.get(finding);
        };
        var isBelow = function (folder, chosen) {
          return folder === chosen || chosen === "/" || folder.startsWith(chosen + "/");
        };
        var apply = function () {
          var asked = byId("q").value.toLowerCase().split(/\\s+/).filter(Boolean);
          var rule = byId("by-rule").value;
          var folder = byId("by-folder").value;
          var severities = all("input[name=severity]:checked", form).map(function (box) { return box.value; });
          var onlyNew = byId("only-new");
          var shown = 0;
          findings.forEach(function (finding) {
            var data = finding.dataset;
            var fits = (!rule || data.rule === rule) && (!folder || isBelow(data.folder, folder))
              && severities.includes(data.severity) && (!byId("only-fix").checked || data.fix)
              && (!onlyNew || !onlyNew.checked || data.new)
              && asked.every(function (word) { return textOf(finding).includes(word); });
            finding.hidden = !fits;
            if (fits) { shown += 1; }
          });
          groups.forEach(function (group) {
            var count = all(".finding:not([hidden])", group).length;
            group.hidden = count === 0;
            group.querySelector(".count").textContent = count;
          });
          byId("none").hidden = shown > 0;
          byId("shown").textContent =
            shown + " of " + findings.length + (findings.length === 1 ? " finding" : " findings");
        };
        var arrange = function () {
          var byFolder = byId("group").value === "folder";
          findings.forEach(function (finding) {
            (byFolder ? folders.get(finding.dataset.folder) : home.get(finding)).appendChild(finding);
          });
          byId("list").hidden = byFolder;
          byId("list-by-folder").hidden = !byFolder;
        };
        var update = function (event) {
          if (event && event.target.id === "group") { arrange(); }
          apply();
        };
        var waiting = 0;
        reset = function () {
          all("input, select", form).forEach(function (control) {
            if (control.type === "checkbox") {
              control.checked = control.defaultChecked;
            } else {
              control.value = "";
            }
          });
          byId("group").value = "rule";
          arrange();
          apply();
        };
        form.hidden = false;
        form.addEventListener("change", update);
        form.addEventListener("input", function (event) {
          if (event.target.id !== "q") { return; }
          clearTimeout(waiting);
          waiting = setTimeout(apply, 120);
        });
        form.addEventListener("submit", function (event) { event.preventDefault(); });
        form.addEventListener("reset", function (event) {
          event.preventDefault();
          reset();
        });
        all("[data-reset]").forEach(function (button) { button.addEventListener("click", reset); });
        var pick = function (id, value, event) {
          event.preventDefault();
          reset();
          byId(id).value = value;
          apply();
          byId("findings").scrollIntoView();
        };
        all("[data-pick-rule]").forEach(function (link) {
          link.addEventListener("click", function (event) { pick("by-rule", link.dataset.pickRule, event); });
        });
        all("[data-pick-folder]").forEach(function (link) {
          link.addEventListener("click", function (event) { pick("by-folder", link.dataset.pickFolder, event); });
        });
        apply();
      }

      var panel = byId("panel");
      var choose = function (anchor, takesFocus) {
        var detail = byId(anchor);
        if (!panel || !detail || !detail.classList.contains("detail")) { return false; }
        all(".chosen", panel).forEach(function (old) { old.classList.remove("chosen"); });
        detail.classList.add("chosen");
        panel.classList.add("chosen-by-script");
        panel.scrollTop = 0;
        byId("chosen").textContent = detail.querySelector("h3").textContent + " is shown beside the pictures.";
        all("svg.flow").forEach(function (picture) { light(picture, anchor); });
        if (takesFocus) { detail.focus({ preventScroll: true }); }
        if (getComputedStyle(panel).position !== "sticky") { detail.scrollIntoView({ block: "nearest" }); }
        return true;
      };
      // What an arrow connects with the box that was chosen stays bright.
      var light = function (picture, anchor) {
        var own = all("a.node", picture).filter(function (node) { return node.getAttribute("href") === "#" + anchor; });
        var near = {};
        all(".edge", picture).forEach(function (edge) {
          var data = edge.dataset;
          var isNear = own.length > 0 && (data.from === anchor || data.to === anchor);
          edge.classList.toggle("near", isNear);
          if (isNear) { near["#" + data.from] = near["#" + data.to] = true; }
        });
        all("a.node", picture).forEach(function (node) {
          node.classList.toggle("near", Boolean(near[node.getAttribute("href")]));
          node.classList.toggle("chosen", own.includes(node));
        });
        picture.classList.toggle("choosing", own.length > 0);
      };
      var open = function (anchor) {
        var picture = byId(anchor);
        if (picture && picture.classList.contains("picture")) { picture.open = true; }
      };
      // The first picture that shows a box, opened if none that is open does.
      var reveal = function (anchor) {
        var shown = all(".picture").filter(function (picture) {
          return picture.querySelector("a.node:not(.outside)[href='#" + anchor + "']");
        });
        if (shown.length === 0) { return; }
        var picture = shown.find(function (one) { return one.open; }) || shown[0];
        picture.open = true;
        picture.querySelector("a.node[href='#" + anchor + "']").scrollIntoView({ block: "center", inline: "center" });
      };
      document.addEventListener("click", function (event) {
        var link = event.target.closest("a");
        if (!link) { return; }
        var anchor = (link.getAttribute("href") || "").slice(1);
        open(anchor);
        if (choose(anchor, !link.classList.contains("node"))) {
          event.preventDefault();
          history.replaceState(null, "", "#" + anchor);
        }
      });
      // A picture that is a little too wide is made to fit; a smaller one of a large picture could not be read.
      var fit = function () {
        all(".scroll > svg").forEach(function (picture) {
          var room = picture.parentNode.clientWidth - 32;
          if (room <= 0) { return; }
          picture.parentNode.classList.toggle("snug", picture.width.baseVal.value < room * 1.35);
        });
      };
      document.addEventListener("toggle", fit, true);
      window.addEventListener("resize", fit);
      fit();
      var search = byId("map-search");
      if (search) {
        search.hidden = false;
        search.addEventListener("submit", function (event) {
          event.preventDefault();
          var asked = byId("map-q").value.trim().toLowerCase();
          if (!asked) { return; }
          var names = all("#map-names option");
          var found = names.find(function (name) { return name.value.toLowerCase() === asked; })
            || names.find(function (name) { return name.value.toLowerCase().includes(asked); });
          byId("map-q").setCustomValidity(found ? "" : "Nothing of that name is on the map.");
          if (!found) { byId("map-q").reportValidity(); return; }
          choose(found.dataset.anchor, false);
          reveal(found.dataset.anchor);
        });
        byId("map-q").addEventListener("input", function () { byId("map-q").setCustomValidity(""); });
        byId("map-fit").addEventListener("change", function () {
          byId("map").classList.toggle("fit", byId("map-fit").checked);
        });
      }

      // A link to a finding that the filters hide takes them away.
      var arrive = function () {
        var target = byId(location.hash.slice(1));
        if (!target) { return; }
        open(target.id);
        choose(target.id, false);
        if (target.classList.contains("finding") && target.closest("[hidden]")) {
          reset();
          target.scrollIntoView();
        }
      };
      window.addEventListener("hashchange", arrive);
      arrive();
    })();
    """
}
