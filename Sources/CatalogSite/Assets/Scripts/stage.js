// One picture large, with a bar that leads through variants and modes, beside another one to compare it with.
// What is shown stands in the address, with the element that is kept: #large=long-title@dark&compare=long-title&as=swipe&element=Card/Text
vitrine.stage = (() => {
  const stage = document.getElementById("_stage");
  const matrix = document.querySelector(".matrix");
  if (!stage || !matrix) return {};
  const { html, choice } = vitrine.markup;
  const news = document.getElementById("_news");

  const originals = [...matrix.querySelectorAll("figure[data-elements]")];
  const pictures = originals.map((figure) => ({
    figure, id: figure.dataset.id, variant: figure.dataset.variant, mode: figure.dataset.mode,
    axes: new Map(JSON.parse(figure.dataset.axes)),
  }));
  const byId = new Map(pictures.map((picture) => [picture.id, picture]));
  const variants = [...new Set(pictures.map(({ variant }) => variant))];

  // As modes say them, the smallest first.
  const textSizes = ["xSmall", "small", "medium", "large", "xLarge", "xxLarge", "xxxLarge",
    ...[1, 2, 3, 4, 5].map((number) => `accessibility${number}`)];

  // The axes on which there is something to choose, with all that occurs.
  const axes = [...(pictures[0]?.axes.keys() ?? [])]
    .map((axis) => [axis, [...new Set(pictures.map((picture) => picture.axes.get(axis)))]])
    .filter(([, choices]) => choices.length > 1);
  for (const [name, choices] of axes) {
    if (name === "Text size") choices.sort((a, b) => textSizes.indexOf(a) - textSizes.indexOf(b));
  }
  const ways = [["beside", "Side by side"], ["swipe", "Swipe"], ["blend", "Blend"], ["difference", "Difference"]];

  function address() {
    const parameters = new URLSearchParams(location.hash.slice(1));
    const large = byId.get(parameters.get("large"));
    if (!large) return null;
    const as = ways.some(([way]) => way === parameters.get("as")) ? parameters.get("as") : "beside";
    return { large, compare: byId.get(parameters.get("compare")) ?? null, as, element: parameters.get("element") };
  }

  function go({ large, compare, as }) {
    const parameters = new URLSearchParams({ large: large.id });
    if (compare) {
      parameters.set("compare", compare.id);
      parameters.set("as", as);
    }
    history.replaceState(null, "", `#${parameters}`);
    show();
  }

  // Notes in the address which element of the large picture is kept.
  function note(figure, element) {
    if (!address() || figure && !stage.contains(figure)) return;
    const parameters = new URLSearchParams(location.hash.slice(1));
    if (element) parameters.set("element", element.id);
    else parameters.delete("element");
    history.replaceState(null, "", `#${parameters}`);
  }

  function leave() {
    const { large } = address();
    history.replaceState(null, "", `#${large.figure.closest(".variant").id}`);
    show();
    large.figure.scrollIntoView({ block: "nearest", inline: "nearest" });
    large.figure.querySelector(".shot a").focus();
  }

  // The picture of a variant that is most like another one, but for what is chosen on an axis.
  function nearest(variant, picture, axis, chosen) {
    const wanted = new Map([...picture.axes, ...(axis ? [[axis, chosen]] : [])]);
    const score = (other) => [...wanted].filter(([name, value]) => other.axes.get(name) === value).length
      + (axis && other.axes.get(axis) === chosen ? wanted.size : 0) + (other.mode === picture.mode && !axis ? 0.5 : 0);
    const candidates = pictures.filter((other) => other.variant === variant);
    return candidates.reduce((best, other) => (score(other) > score(best) ? other : best), candidates[0]);
  }

  function choose(state, axis, chosen) {
    const found = nearest(state.large.variant, state.large, axis, chosen);
    go({ ...state, large: found });
    const isExact = found.axes.get(axis) === chosen
      && axes.every(([name]) => name === axis || found.axes.get(name) === state.large.axes.get(name));
    const notice = isExact ? "" : `There is no such picture; this is ${found.mode}, the nearest.`;
    stage.querySelector(".notice").textContent = notice;
    news.textContent = notice || `${found.variant}, ${found.mode}`;
  }

  // What single keys choose: dark or light, the direction, smaller and larger texts.
  const shortcuts = { d: ["Appearance", 1], r: ["Direction", 1], "-": ["Text size", -1], "+": ["Text size", 1] };

  function turn(state, [axis, distance]) {
    const choices = axes.find(([name]) => name === axis)?.[1];
    if (!choices) return;
    // Text sizes have a smallest and a largest one; of two directions there is always the other one.
    const next = choices.indexOf(state.large.axes.get(axis)) + distance;
    const chosen = axis === "Text size" ? choices[next] : choices[next % choices.length];
    if (chosen !== undefined) choose(state, axis, chosen);
  }

  function step(state, distance, isVariant) {
    if (isVariant) {
      const variant = variants[variants.indexOf(state.large.variant) + distance];
      if (variant !== undefined) go({ ...state, large: nearest(variant, state.large) });
    } else {
      const all = pictures.filter(({ variant }) => variant === state.large.variant);
      const next = all[all.indexOf(state.large) + distance];
      if (next) go({ ...state, large: next });
    }
    const now = address().large;
    news.textContent = `${now.variant}, ${now.mode}`;
  }

  function select(label, chosen, options, change) {
    return html("label", { class: "select" }, html("span", {}, label),
      html("select", { change: (event) => change(event.target.value) },
        ...options.map(([value, text]) => html("option", { value, selected: value === chosen }, text))));
  }

  function bar(state) {
    const { large, compare, as } = state;
    const all = pictures.map(({ id, variant, mode }) => [id, `${variant}, ${mode}`]);
    return html("div", { class: "stage-bar" },
      html("button", { type: "button", class: "back", click: leave }, "← All pictures"),
      variants.length > 1
        ? select("Variant", large.variant, variants.map((name) => [name, name]), (name) => go({ ...state, large: nearest(name, large) }))
        : null,
      ...axes.map(([axis, choices]) => choice(axis, `axis-${axis}`, choices.map((name) => [name, name]), large.axes.get(axis),
        (chosen) => choose(state, axis, chosen))),
      select("Compare with", compare?.id ?? "", [["", "nothing"], ...all.filter(([id]) => id !== large.id)],
        (id) => go({ ...state, compare: byId.get(id) ?? null })),
      compare ? choice("As", "as", ways, as, (way) => go({ ...state, as: way })) : null,
      html("button", { type: "button", class: "copy", "aria-keyshortcuts": "l", click: copy }, "Copy link"));
  }

  async function copy() {
    try {
      await navigator.clipboard.writeText(location.href);
      stage.querySelector(".notice").textContent = "Copied.";
    } catch {
      stage.querySelector(".notice").textContent = "The address of this page is the link.";
    }
  }

  // A picture twice as large as its points where there is room.
  function large(picture, room) {
    const figure = picture.figure.cloneNode(true);
    figure.querySelector(".overlay")?.remove();
    const image = figure.querySelector("img");
    image.loading = "eager";
    const width = Number(figure.dataset.width);
    const factor = [2, 1.5, 1].find((candidate) => width * candidate <= room) ?? room / width;
    image.style.width = `${width * factor}px`;
    figure.querySelector("figcaption").prepend(html("span", { class: "name" }, picture.variant));
    return figure;
  }

  function layered(state, room) {
    const { large: first, compare: second, as } = state;
    const most = Math.max(Number(first.figure.dataset.width), Number(second.figure.dataset.width));
    const factor = [2, 1.5, 1].find((candidate) => most * candidate <= room) ?? room / most;
    const image = (picture, name) => {
      const copy = picture.figure.querySelector("img").cloneNode();
      copy.loading = "eager";
      copy.className = name;
      copy.style.width = `${Number(picture.figure.dataset.width) * factor}px`;
      return copy;
    };
    const top = image(second, "upper");
    const layers = html("div", { class: `layers ${as}` }, image(first, "lower"), top);
    if (as === "difference") return [layers];
    const slider = html("input", { type: "range", min: 0, max: 100, value: 50, "aria-label": as === "swipe" ? "How much of the second" : "Opacity of the second" });
    const apply = () => {
      if (as === "swipe") top.style.clipPath = `inset(0 0 0 ${100 - slider.value}%)`;
      else top.style.opacity = slider.value / 100;
    };
    slider.addEventListener("input", apply);
    apply();
    return [layers, slider];
  }

  function explanation({ large: first, compare: second }) {
    const { causes, effect } = vitrine.explanation.between(vitrine.elements.of(first.figure), vitrine.elements.of(second.figure));
    const limit = 60;
    const rest = causes.length > limit ? html("li", {}, `and ${causes.length - limit} more`) : null;
    const follows = effect ? `${causes.length ? "Therefore" : "Only places and sizes differ:"} ${effect}.` : null;
    return html("section", { class: "differences" }, html("h2", {}, `${first.variant}, ${first.mode} → ${second.variant}, ${second.mode}`),
      html("ul", {}, ...causes.slice(0, limit).map(({ place, texts, count }) =>
        html("li", {}, html("b", {}, vitrine.markup.words(place)), ": ", vitrine.markup.words(texts.join(", ")),
          count > 1 ? html("span", { class: "facts" }, ` ${count} times`) : null)), rest),
      html("p", { class: "facts" }, follows ?? (causes.length ? null : "The elements are the same.")));
  }

  function pictureArea(state, room) {
    if (!state.compare) return [large(state.large, room)];
    if (state.as === "beside") {
      const half = Math.max(160, (room - 32) / 2);
      return [large(state.large, half), large(state.compare, half)];
    }
    return layered(state, room);
  }

  // Keeps the keyboard where it was while the bar is made anew.
  function focusAgain(name, value, tag) {
    const again = [...stage.querySelectorAll("input, select")].find((node) =>
      node.tagName === tag && (tag === "SELECT" ? node.parentElement.textContent.startsWith(name) : node.name === name && node.value === value));
    again?.focus();
  }

  function show() {
    const state = address();
    stage.hidden = state === null;
    matrix.hidden = state !== null;
    document.body.classList.toggle("is-large", state !== null);
    toggle?.setAttribute("aria-pressed", String(state !== null));
    vitrine.inspector.release?.();
    if (!state) return stage.replaceChildren();
    const focused = stage.contains(document.activeElement) ? document.activeElement : null;
    const label = focused?.tagName === "SELECT" ? focused.parentElement.firstChild.textContent : focused?.name;
    const room = Math.max(160, stage.clientWidth - 48);
    stage.replaceChildren(bar(state), html("p", { class: "notice", "aria-live": "polite" }),
      html("div", { class: "stage-pictures" }, ...pictureArea(state, room)),
      ...(state.compare ? [explanation(state)] : []));
    if (focused) focusAgain(label, focused.value, focused.tagName);
    const figure = stage.querySelector("figure[data-elements]");
    if (figure && state.element) vitrine.inspector.select?.(figure, state.element);
    vitrine.inspector.refresh();
  }

  const toggle = document.querySelector('.tools [data-does="large"]');
  toggle?.addEventListener("click", () => {
    if (address()) return leave();
    const hovered = document.activeElement?.closest?.("figure[data-elements]")?.dataset.id;
    const named = pictures.find(({ figure }) => figure.closest(".variant").id === decodeURIComponent(location.hash.slice(1)));
    const large = byId.get(hovered) ?? named ?? pictures[0];
    if (large) go({ large, compare: null, as: "beside" });
  });
  if (toggle && !pictures.length) toggle.hidden = true;

  document.addEventListener("keydown", (event) => {
    if (event.target.matches("input, select, textarea") || event.ctrlKey || event.metaKey || event.altKey || event.target.closest("dialog")) return;
    if (event.key === "f") return toggle?.click();
    const state = address();
    if (!state || event.defaultPrevented) return;
    if (event.key === "l") copy();
    if (event.key === "Escape") leave();
    if (shortcuts[event.key]) turn(state, shortcuts[event.key]);
    const moves = { ArrowLeft: [-1, false], ArrowRight: [1, false], ArrowUp: [-1, true], ArrowDown: [1, true] };
    if (moves[event.key]) {
      event.preventDefault();
      step(state, ...moves[event.key]);
    }
  });
  window.addEventListener("hashchange", show);
  let width = 0;
  new ResizeObserver(() => {
    if (stage.clientWidth === width) return;
    width = stage.clientWidth;
    if (address()) show();
  }).observe(stage);
  show();
  return { note };
})();
