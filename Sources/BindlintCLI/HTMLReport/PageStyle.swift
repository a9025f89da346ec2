/// The style sheet of every page. Two palettes, system fonts, nothing that needs a network.
enum PageStyle {
  static let text: StaticString = """
    :root { color-scheme: light dark;
      --ground: #fafaf8; --surface: #fff; --ink: #1b1d21; --quiet: #596070; --rule: #e3e3df; --accent: #3348ad;
      --error: #a8201a; --warning: #815000; --note: #275f75; --sunken: #f4f4f1; --bar: #c9cfea;
      --add: #e6f4ea; --add-ink: #14552b; --del: #fcebea; --del-ink: #8a1c17; --hit: #fff3cf; --hit-line: #b07b00;
      --view: #fff; --model: #eef2ff; --env: #f1f7ee;
      --sans: system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", "DejaVu Sans", sans-serif;
      --mono: ui-monospace, "SF Mono", SFMono-Regular, Menlo, Consolas, "DejaVu Sans Mono", monospace; }
    @media (prefers-color-scheme: dark) { :root {
      --ground: #15171b; --surface: #1c1f24; --ink: #e7e8ea; --quiet: #a3aab8; --rule: #31353d; --accent: #a5b4ff;
      --error: #ff9d95; --warning: #f0bd5e; --note: #8fcbe2; --sunken: #22262c; --bar: #3a4272;
      --add: #172e20; --add-ink: #a5e0b8; --del: #3a1e1e; --del-ink: #ffb3ad; --hit: #3d3414; --hit-line: #d6a93c;
      --view: #23272e; --model: #262c4a; --env: #22301f; } }
    *, *::before, *::after { box-sizing: border-box; }
    html { font: 16px/1.55 var(--sans); color: var(--ink); background: var(--ground); scroll-padding-top: 1rem;
      -webkit-text-size-adjust: 100%; }
    body { margin: 0; }
    .wide { max-width: 76rem; margin-inline: auto; padding-inline: 1.5rem; }
    main > section { padding-top: 3rem; }
    h1, h2, h3, h4 { line-height: 1.25; margin: 0; font-weight: 650; letter-spacing: -0.01em; }
    h1 { font-size: 2rem; overflow-wrap: anywhere; }
    h2 { font-size: 1.375rem; }
    h3 { font-size: 1.0625rem; overflow-wrap: anywhere; }
    h4 { font-size: 1rem; font-weight: 500; letter-spacing: 0; line-height: 1.45; overflow-wrap: anywhere; }
    p { margin: 0.5rem 0; max-width: 46rem; }
    code, .code { font-family: var(--mono); font-size: 0.8125rem; font-variant-ligatures: none; tab-size: 4; }
    h3 code { font-size: 1rem; }
    code { unicode-bidi: isolate; overflow-wrap: anywhere; }
    a { color: var(--accent); text-decoration: none; }
    a:hover { text-decoration: underline; }
    :focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; border-radius: 3px; }
    main:focus { outline: none; }
    .skip { position: absolute; left: 1rem; top: -4rem; padding: 0.5rem 1rem; background: var(--surface); z-index: 9; }
    .skip:focus { top: 0.5rem; }
    .quiet, .lead { color: var(--quiet); }
    .lead { margin: 0.25rem 0 0; }
    .plain { list-style: none; margin: 0.75rem 0; padding: 0; }
    .hidden-mark { font: 600 0.6875rem/1.4 var(--mono); padding: 0 0.2em; border: 1px solid currentColor;
      border-radius: 3px; color: var(--error); }

    .top { background: var(--surface); border-bottom: 1px solid var(--rule); padding: 2rem 0 0; }
    .tool { margin: 0 0 0.25rem; color: var(--quiet); font-size: 0.875rem; }
    nav { display: flex; flex-wrap: wrap; gap: 0 1.5rem; margin-top: 1.25rem; }
    nav a { padding: 0.5rem 0; border-bottom: 2px solid transparent; font-size: 0.9375rem; }
    nav a:hover { text-decoration: none; border-color: var(--accent); }

    .tiles { display: grid; grid-template-columns: repeat(auto-fit, minmax(9.5rem, 1fr)); gap: 1px; margin: 1.25rem 0 0;
      background: var(--rule); border: 1px solid var(--rule); border-radius: 10px; overflow: hidden; }
    .tile { background: var(--surface); padding: 1rem 1.25rem; display: flex; flex-direction: column; }
    .tile dt { font-size: 0.875rem; order: 2; color: var(--ink); }
    .tile dd { margin: 0; }
    .tile .number { order: 1; font-size: 1.875rem; line-height: 1.2; font-weight: 600; letter-spacing: -0.02em;
      font-variant-numeric: tabular-nums; }
    .tile .note { order: 3; font-size: 0.8125rem; color: var(--quiet); }
    .tile.zero .number { color: var(--quiet); font-weight: 400; }
    .tile.sev-error:not(.zero) .number { color: var(--error); }
    .tile.sev-warning:not(.zero) .number { color: var(--warning); }
    .tile.sev-note:not(.zero) .number { color: var(--note); }

    table { border-collapse: collapse; width: 100%; font-size: 0.9375rem; }
    caption { text-align: left; font-weight: 600; padding: 0 0 0.5rem; }
    th { text-align: left; font-weight: 500; }
    thead th { color: var(--quiet); font-size: 0.8125rem; padding: 0.25rem 0; }
    tbody th, tbody td { border-top: 1px solid var(--rule); padding: 0.5rem 0; vertical-align: top; }
    tbody th .quiet { display: block; font-weight: 400; font-size: 0.8125rem; line-height: 1.4; }
    .n { text-align: right; font-variant-numeric: tabular-nums; white-space: nowrap; }
    td.n { padding-left: 1rem; }
    .tables { display: grid; grid-template-columns: 3fr 2fr; gap: 3rem; margin-top: 2.25rem; align-items: start; }
    .bar { width: 4.5rem; height: 0.375rem; margin-right: 0.75rem; vertical-align: middle; }
    td.n span { display: inline-block; min-width: 3ch; }
    .bar rect { fill: var(--bar); }

    .chart { margin: 1rem 0; background: var(--surface); border: 1px solid var(--rule); border-radius: 10px;
      padding: 1rem; }
    .chart svg { display: block; width: 100%; max-height: 15rem; overflow: visible; }
    .chart .axis { stroke: var(--rule); }
    .chart .area { fill: var(--bar); opacity: 0.35; }
    .chart .line { fill: none; stroke: var(--accent); stroke-width: 2; stroke-linejoin: round; }
    .chart .point { fill: var(--surface); stroke: var(--accent); stroke-width: 2; }
    .chart .now { fill: var(--accent); }
    .chart text { font: 500 13px var(--sans); fill: var(--ink); }
    .chart .name { fill: var(--quiet); font-weight: 400; font-size: 12px; }

    summary { cursor: pointer; color: var(--accent); font-size: 0.875rem; width: fit-content; }
    details { margin: 0.5rem 0; }

    #filters { display: flex; flex-wrap: wrap; gap: 0.75rem 1rem; align-items: end; margin: 1rem 0 0.5rem;
      padding: 0.875rem 1rem; background: var(--surface); border: 1px solid var(--rule); border-radius: 10px; }
    #filters[hidden] { display: none; }
    #filters label { display: grid; gap: 0.25rem; font-size: 0.8125rem; color: var(--quiet); }
    #filters .grow { flex: 1 1 14rem; }
    #filters fieldset { border: 0; margin: 0; padding: 0; display: flex; flex-wrap: wrap; gap: 0 0.875rem; }
    #filters legend { font-size: 0.8125rem; color: var(--quiet); padding: 0; margin-bottom: 0.25rem; }
    #filters .check { display: flex; align-items: center; gap: 0.375rem; color: var(--ink); height: 2.25rem;
      font-size: 0.875rem; }
    #filters .check input { width: 1rem; height: 1rem; margin: 0; accent-color: var(--accent); }
    input[type=search], select, button { font: inherit; font-size: 0.875rem; color: var(--ink); height: 2.25rem;
      background: var(--ground); border: 1px solid color-mix(in srgb, var(--quiet) 60%, transparent);
      border-radius: 6px; padding: 0 0.625rem; max-width: 100%; }
    select { max-width: 14rem; }
    button { cursor: pointer; background: var(--surface); }
    button:hover { border-color: var(--accent); color: var(--accent); }
    #shown { margin: 0; flex-basis: 100%; max-width: none; font-size: 0.8125rem; color: var(--quiet); }
    .empty { padding: 2rem; text-align: center; color: var(--quiet); border: 1px dashed var(--rule); max-width: none;
      border-radius: 10px; }

    .group { padding-top: 2rem; }
    .group > h3 { display: flex; align-items: baseline; gap: 0.625rem; }
    .count { font: 500 0.8125rem var(--sans); color: var(--quiet); font-variant-numeric: tabular-nums; }
    .about { margin: 0.25rem 0; color: var(--quiet); }
    .why p { font-size: 0.9375rem; }
    .finding { margin: 1rem 0; background: var(--surface); border: 1px solid var(--rule); border-radius: 10px;
      overflow: hidden; content-visibility: auto; contain-intrinsic-size: auto 18rem; }
    .finding:target { border-color: var(--accent); box-shadow: 0 0 0 1px var(--accent); }
    .finding > header { padding: 0.875rem 1.125rem; display: flex; flex-wrap: wrap; gap: 0.25rem 0.75rem;
      align-items: baseline; }
    .finding h4 { flex-basis: 100%; }
    .finding > p, .finding > details { margin: 0; padding: 0.5rem 1.125rem; border-top: 1px solid var(--rule);
      font-size: 0.875rem; max-width: none; }
    .sev, .tag { font-size: 0.75rem; font-weight: 650; line-height: 1.5; }
    .sev-error { color: var(--error); }
    .sev-warning { color: var(--warning); }
    .sev-note { color: var(--note); }
    .sev::before { content: ""; display: inline-block; width: 0.5rem; height: 0.5rem; margin-right: 0.375rem;
      background: currentColor; border-radius: 50%; }
    .sev-warning::before { border-radius: 1px; transform: rotate(45deg) scale(0.9); }
    .sev-error::before { border-radius: 1px; }
    .tag { color: var(--accent); border: 1px solid currentColor; border-radius: 999px; padding: 0 0.5rem; }
    .place { color: var(--quiet); }
    .finding .rule { color: var(--quiet); margin-left: auto; }
    #list > .group .finding .rule { display: none; }
    .sides { display: grid; grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); border-top: 1px solid var(--rule); }
    .sides.one { grid-template-columns: minmax(0, 1fr); }
    figure { margin: 0; min-width: 0; }
    figure + figure { border-left: 1px solid var(--rule); }
    figcaption { font-size: 0.8125rem; font-weight: 550; padding: 0.5rem 1.125rem; }
    figcaption .quiet { font-weight: 400; }
    .code { line-height: 1.6; padding: 0.25rem 0 0.875rem; direction: ltr; }
    .l { display: block; position: relative; white-space: pre-wrap; overflow-wrap: anywhere; min-height: 1.6em;
      padding: 0 1.125rem 0 4.25rem; text-indent: -1ch; unicode-bidi: isolate; }
    .l::before { content: attr(data-n); position: absolute; left: 0; width: 3.5rem; text-align: right; text-indent: 0;
      color: var(--quiet); font-size: 0.75rem; user-select: none; opacity: 0.8; }
    .l { padding-left: calc(4.25rem + 1ch); }
    .sides figure + figure .l { padding-left: calc(2.25rem + 1ch); }
    .sides figure + figure .l::before { width: 1.5rem; opacity: 1; font-size: 0.8125rem; }
    .hit { background: var(--hit); }
    mark { background: none; color: inherit; text-decoration: underline 2px var(--hit-line);
      text-underline-offset: 3px; text-decoration-skip-ink: none; }
    ins.l { background: var(--add); color: var(--add-ink); text-decoration: none; }
    del.l { background: var(--del); color: var(--del-ink); text-decoration: none; }
    ins.l::before { content: "+"; }
    del.l::before { content: "\\2212"; }
    .cut, .file { color: var(--quiet); font-family: var(--sans); font-size: 0.75rem; }
    .file { font-weight: 600; padding-top: 0.375rem; }
    .related .code { padding: 0.25rem 0; margin: 0.25rem 0 0.75rem; background: var(--sunken); border-radius: 6px; }
    .broad { max-width: max(76rem, min(112rem, 100vw - 8rem)); margin-inline: auto; padding-inline: 1.5rem; }
    .tools { display: flex; flex-wrap: wrap; gap: 0.75rem 2rem; align-items: end; justify-content: space-between;
      margin: 1rem 0; }
    .tools form { display: flex; flex-wrap: wrap; gap: 0.5rem 0.75rem; align-items: end; }
    .tools label { display: grid; gap: 0.25rem; font-size: 0.8125rem; color: var(--quiet); }
    .tools .check { display: flex; align-items: center; gap: 0.375rem; height: 2.25rem; color: var(--ink); }
    .tools input[type=search] { width: 16rem; background: var(--surface); }
    .inline { display: flex; flex-wrap: wrap; gap: 0.25rem 1.25rem; }
    .legend { margin: 0; font-size: 0.8125rem; color: var(--quiet); }
    .legend svg { vertical-align: middle; }
    .map-sides { display: grid; grid-template-columns: minmax(0, 1fr) 24rem; gap: 1.5rem; align-items: start; }
    .pictures { display: grid; grid-template-columns: repeat(auto-fill, minmax(15rem, 1fr)); gap: 0.5rem; }
    .picture[open] { grid-column: 1 / -1; }
    .picture { margin: 0; min-width: 0; background: var(--surface); border: 1px solid var(--rule); border-radius: 10px; }
    .picture > summary { padding: 0.5rem 0.875rem 0.5rem 1.875rem; list-style: none; position: relative; width: auto; color: var(--ink); line-height: 1.4; }
    .picture > summary::-webkit-details-marker { display: none; }
    .picture > summary::before { content: ""; position: absolute; left: 0.875rem; top: 0.875rem; width: 0.4375rem;
      height: 0.4375rem; border: solid var(--quiet); border-width: 0 1.5px 1.5px 0; transform: rotate(-45deg); }
    .picture[open] > summary::before { transform: rotate(45deg); top: 0.75rem; }
    .picture > summary:hover { color: var(--accent); }
    .shapes { margin: 0.75rem 0 0; }
    .shapes div { display: flex; align-items: center; gap: 0.75rem; padding: 0.25rem 0; }
    .shapes dt { flex: 0 0 auto; }
    .shapes dd { margin: 0; color: var(--quiet); font-size: 0.8125rem; line-height: 1.35; }
    .shapes svg { display: block; }
    .picture > summary .quiet { font-size: 0.8125rem; white-space: nowrap; }
    .scroll { overflow: auto; padding: 1rem; }
    .picture > .scroll { border-top: 1px solid var(--rule); }
    .scroll svg { display: block; margin: 0 auto; }
    .fit .scroll svg, .scroll.snug svg { max-width: 100%; height: auto; }
    .panel { position: sticky; top: 1rem; max-height: calc(100vh - 2rem); overflow: auto; background: var(--surface);
      border: 1px solid var(--rule); border-radius: 10px; padding: 1rem 1.25rem; font-size: 0.9375rem; }
    .panel h4 { font-weight: 600; font-size: 0.875rem; margin-top: 1.125rem; }
    .panel p { margin: 0.125rem 0; }
    .panel .plain { margin: 0.25rem 0; }
    .panel li { margin: 0.25rem 0; }
    .detail { display: none; }
    .detail:target, .detail.chosen { display: block; }
    .chosen-by-script .detail:target:not(.chosen) { display: none; }
    .panel:has(.detail:target) > .hint, .chosen-by-script > .hint { display: none; }
    .detail:focus { outline: none; }
    .inputs { margin: 0.25rem 0; }
    .inputs > div { padding: 0.375rem 0; border-top: 1px solid var(--rule); }
    .inputs dd { margin: 0.0625rem 0 0; color: var(--quiet); font-size: 0.8125rem; line-height: 1.4; }
    .inputs .runs { color: var(--ink); }
    .inputs .quiet { font-size: 0.8125rem; }
    .inputs .tag { white-space: nowrap; }
    .alert { color: var(--warning); }
    .away { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
    .around .scroll { padding: 0.5rem 0; }
    footer { margin-top: 4rem; padding-top: 1.5rem; padding-bottom: 3rem; color: var(--quiet); font-size: 0.875rem; }
    [hidden] { display: none !important; }

    @media (max-width: 68rem) {
      .map-sides { grid-template-columns: minmax(0, 1fr); }
      .panel { position: static; max-height: none; }
    }
    @media (max-width: 60rem) {
      .tables { grid-template-columns: minmax(0, 1fr); gap: 2rem; }
      .sides { grid-template-columns: minmax(0, 1fr); }
      figure + figure { border-left: 0; border-top: 1px solid var(--rule); }
      .sides figure + figure .l { padding-left: calc(3.25rem + 1ch); }
      .sides figure + figure .l::before, .l::before { width: 2.5rem; }
      .l { padding-left: calc(3.25rem + 1ch); }
    }
    @media (max-width: 40rem) {
      html { font-size: 15px; }
      .wide, .broad { padding-inline: 1rem; }
      main > section { padding-top: 2.25rem; }
      .tile { padding: 0.75rem 1rem; }
      .tiles { grid-template-columns: repeat(2, 1fr); }
      .tile:last-child:nth-child(odd) { grid-column: span 2; }
      #filters label:not(.check), select { flex: 1 1 8rem; max-width: none; width: 100%; }
      .bar { width: 2.5rem; }
      .chart text { font-size: 22px; }
      .chart .name { font-size: 20px; }
    }
    @media print {
      :root { --ground: #fff; --surface: #fff; --ink: #000; --quiet: #444; --rule: #bbb; --accent: #000;
        --error: #7a0f0a; --warning: #5e3b00; --note: #1b4655; --sunken: #f4f4f4; --bar: #bbb;
        --add: #eef7f0; --add-ink: #0c3d1d; --del: #fbefee; --del-ink: #6d120e; --hit: #f7f0da; --view: #fff;
        --model: #f4f4f4; --env: #fff; }
      html { font-size: 10pt; }
      #filters, nav, .skip, button, .tools form { display: none !important; }
      .finding { content-visibility: visible; break-inside: avoid-page; }
      h3, figcaption, .finding > header { break-after: avoid; }
      .group { break-before: auto; }
      .wide, .broad { max-width: none; padding-inline: 0; }
      .map-sides { display: block; }
      .panel:not(:has(.detail:target)) { display: none; }
      .panel { position: static; max-height: none; }
      .scroll svg { max-width: 100%; height: auto; }
      .hit, ins.l, del.l { print-color-adjust: exact; -webkit-print-color-adjust: exact; }
    }
    """
}
