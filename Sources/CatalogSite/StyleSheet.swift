/// How all pages look.
let styleSheet = """
    :root {
      color-scheme: light dark;
      --ground: light-dark(#f5f5f7, #161618);
      --surface: light-dark(#ffffff, #1f1f22);
      --text: light-dark(#1d1d1f, #f5f5f7);
      --faint: light-dark(#6e6e73, #98989d);
      --line: light-dark(#00000014, #ffffff1f);
      --accent: light-dark(#0058d0, #6cb0ff);
      --alarm: light-dark(#b3261e, #ff8a80);
    }
    * { box-sizing: border-box; }
    body {
      margin: 0;
      display: grid;
      grid-template-columns: 15rem minmax(0, 1fr);
      background: var(--ground);
      color: var(--text);
      font: 15px/1.45 Inter, system-ui, sans-serif;
      -webkit-font-smoothing: antialiased;
    }
    a { color: inherit; text-decoration: none; }
    a:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; border-radius: 6px; }
    h1 { margin: 0; font-size: 2rem; line-height: 1.15; letter-spacing: -0.022em; }
    h2 { margin: 0; font-size: 1.15rem; letter-spacing: -0.012em; }
    h2 a:hover { color: var(--accent); }
    p { margin: 0.25rem 0 0; color: var(--faint); }
    code { font: 0.8125rem/1.4 ui-monospace, "JetBrains Mono", Menlo, monospace; }
    .failure { color: var(--alarm); }

    nav {
      position: sticky;
      top: 0;
      height: 100vh;
      overflow-y: auto;
      padding: 1.75rem 0.75rem;
      border-right: 1px solid var(--line);
      background: var(--surface);
    }
    nav .home { display: block; padding: 0 0.75rem 1rem; font-weight: 650; letter-spacing: -0.012em; }
    nav ul { margin: 0; padding: 0; list-style: none; }
    nav li a {
      display: flex;
      justify-content: space-between;
      padding: 0.375rem 0.75rem;
      border-radius: 8px;
    }
    nav li a:hover { background: var(--line); }
    nav li a[aria-current] { background: var(--line); font-weight: 600; }
    nav li span { color: var(--faint); font-variant-numeric: tabular-nums; }

    main { padding: 2.5rem 2.5rem 4rem; }
    main > section { margin-top: 2.75rem; scroll-margin-top: 1.5rem; }
    img { display: block; max-width: 100%; height: auto; }

    .jumps { display: flex; flex-wrap: wrap; gap: 0.375rem; margin-top: 1rem; }
    .jumps a {
      padding: 0.25rem 0.75rem;
      border: 1px solid var(--line);
      border-radius: 999px;
      background: var(--surface);
      color: var(--text);
      font-size: 0.8125rem;
    }
    .jumps a:hover { border-color: var(--accent); color: var(--accent); }

    .sheet { display: flex; flex-wrap: wrap; align-items: flex-start; gap: 1rem; margin-top: 1rem; }
    .thumbnail { display: block; max-width: 100%; }
    .thumbnail img, figure img {
      border-radius: 12px;
      box-shadow: 0 0 0 1px var(--line), 0 1px 3px #0000000f, 0 8px 24px -12px #00000026;
      transition: box-shadow 120ms;
    }
    .thumbnail:hover img, figure a:hover img { box-shadow: 0 0 0 2px var(--accent); }
    .thumbnail > span:last-child {
      display: block;
      /* As wide as the picture, however long the name is. */
      width: 0;
      min-width: 100%;
      margin-top: 0.5rem;
      color: var(--faint);
      font-size: 0.8125rem;
    }

    .modes {
      display: flex;
      flex-wrap: wrap;
      align-items: flex-start;
      gap: 1.5rem;
      margin-top: 1rem;
    }
    figure { max-width: 100%; margin: 0; }
    figcaption { margin-top: 0.625rem; font-size: 0.8125rem; font-weight: 550; }
    figcaption small { color: var(--faint); font-size: inherit; font-weight: 400; }

    @media (max-width: 50rem) {
      body { display: block; }
      nav { position: static; height: auto; border-right: 0; border-bottom: 1px solid var(--line); padding: 1rem 0.5rem; }
      nav .home { padding-bottom: 0.5rem; }
      nav ul { display: flex; overflow-x: auto; }
      nav li a { gap: 0.5rem; white-space: nowrap; }
      main { padding: 1.5rem 1.25rem 3rem; }
    }

    """
