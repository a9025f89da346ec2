/// The style sheet of drawings, in pages and in files of their own.
enum DrawingStyle {
  static let text: StaticString = """
    .flow { --box: #fff; --model: #eef1fd; --env: #eff6ec; --edge: #8b919e; --own: #3348ad; --read: #3348ad;
      --environment: #4d7a3c; --text: #1b1d21; --faint: #596070; --lane: #f3f3f0; --line: #c9ccd3; --alert: #815000;
      --alert-ground: #fdeecb; --page: #fafaf8; }
    @media (prefers-color-scheme: dark) { .flow { --box: #23272e; --model: #262c4a; --env: #22301f; --edge: #7f8694;
      --own: #a5b4ff; --read: #a5b4ff; --environment: #93c47d; --text: #e7e8ea; --faint: #a3aab8; --lane: #15171b;
      --line: #454b56; --alert: #f0bd5e; --alert-ground: #40320f; --page: #1c1f24; } }
    @media print { .flow { --box: #fff; --model: #f4f4f8; --env: #f6f6f4; --edge: #666; --own: #222; --read: #222;
      --environment: #333; --text: #000; --faint: #333; --lane: #fafafa; --line: #999; --alert: #5e3b00;
      --alert-ground: #fff; --page: #fff; } }
    .flow text { font: 11px system-ui, -apple-system, "Segoe UI", Roboto, "DejaVu Sans", sans-serif;
      fill: var(--faint); }
    .flow .ground { fill: var(--page); }
    .flow .lane { fill: var(--lane); }
    .flow .lane-name { font-weight: 600; }
    .flow .box, .flow .behind { fill: var(--box); stroke: var(--line); }
    .flow .model .box { fill: var(--model); }
    .flow .model .edge-mark { stroke: var(--own); stroke-width: 1.5; }
    .flow .environment .box { fill: var(--env); stroke: var(--environment); }
    .flow .outside .box { fill: var(--page); stroke-dasharray: 4 3; }
    .flow .focus .box { stroke: var(--own); stroke-width: 2; }
    .flow .title { font: 600 12px ui-monospace, "SF Mono", SFMono-Regular, Menlo, Consolas, "DejaVu Sans Mono",
      monospace; fill: var(--text); unicode-bidi: isolate; }
    .flow .badge rect { fill: var(--alert-ground); }
    .flow .badge text { fill: var(--alert); font-weight: 650; }
    .flow .way { fill: none; stroke: var(--edge); stroke-width: 1.25; }
    .flow .head { fill: none; stroke: var(--edge); stroke-width: 1.5; stroke-linecap: round; stroke-linejoin: round; }
    .flow .heavy .way { stroke-width: 2.5; }
    .flow .still { display: none; }
    .flow .still.near { display: inline; }
    .flow .owns .way, .flow .owns .head { stroke: var(--own); }
    .flow .owns .dot { fill: var(--own); }
    .flow .changes .way { stroke: var(--read); }
    .flow .reads .way, .flow .writes .way { stroke: var(--read); stroke-dasharray: 6 4; }
    .flow .reads .head, .flow .writes .head, .flow .changes .head { stroke: var(--read); }
    .flow .environment .way { stroke: var(--environment); stroke-dasharray: 1.5 4; stroke-linecap: round;
      stroke-width: 1.75; }
    .flow .environment .head { stroke: var(--environment); }
    .flow a, .flow a:hover { cursor: pointer; text-decoration: none; }
    .flow a:hover .box { stroke: var(--own); }
    .flow a:focus-visible { outline: none; }
    .flow a:focus-visible .box { stroke: var(--own); stroke-width: 3; }
    .flow .chosen .box { stroke: var(--own); stroke-width: 2.5; }
    .flow.choosing .edge:not(.near), .flow.choosing .node:not(.near):not(.chosen) { opacity: 0.25; }
    .flow.choosing .near .way { stroke-width: 2; }
    """
}
