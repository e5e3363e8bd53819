// What the inspector says of an element, beside the pictures.
vitrine.panel = (() => {
  const { html, words, number } = vitrine.markup;

  // A square in the color that some words name.
  function swatch(text) {
    const found = /(?:^|\s)(#[0-9a-f]{6})(?: at ([0-9.]+) %)?$/.exec(text);
    if (!found || text.includes("'")) return null;
    const square = html("i", { class: "swatch" });
    const opacity = found[2] === undefined ? 1 : Number(found[2]) / 100;
    const alpha = Math.round(opacity * 255).toString(16).padStart(2, "0");
    square.style.setProperty("--color", found[1] + alpha);
    return square;
  }

  const said = (text) => [swatch(text), ...words(text)];

  function path(element, choose) {
    const ancestors = [];
    for (let other = element.parent; other; other = other.parent) ancestors.unshift(other);
    return html("ol", { class: "path", "aria-label": "Lies in" },
      ...ancestors.slice(-4).map((other) =>
        html("li", {}, html("button", { type: "button", title: other.id, click: () => choose(other) }, words(other.name)))));
  }

  function measures({ x, y, width, height, map }) {
    const list = [["x", x], ["y", y], ["Width", width], ["Height", height]];
    return [
      html("dl", { class: "measures" }, ...list.map(([name, value]) =>
        html("div", {}, html("dt", {}, name), html("dd", {}, number(value))))),
      map ? html("p", { class: "facts" }, "before it is scaled or turned") : null,
    ];
  }

  function contrast({ ratio, required, ground }) {
    const isEnough = ratio >= required;
    return html("section", {}, html("h3", {}, "Contrast"),
      html("p", { class: "contrast" }, html("b", {}, `${number(ratio)} : 1`), " on ", said(ground)),
      html("p", { class: `status ${isEnough ? "matches" : "failed"}` },
        isEnough ? `passes ${number(required)} : 1` : `needs ${number(required)} : 1`));
  }

  function spoken({ number: place, words: said }) {
    return html("section", {}, html("h3", {}, "Accessibility"),
      html("p", {}, html("b", {}, `${place}. `), said));
  }

  // Where the view is declared that says the element.
  function declaration({ component, kind }) {
    if (!component) return [kind];
    const [place, address] = vitrine.elements.views.get(component) ?? [];
    const name = html("code", {}, component);
    return ["declared in ", address ? html("a", { href: address }, name) : name, " · ", kind,
      place ? html("span", { class: "place" }, html("code", {}, place)) : null];
  }

  function values(element) {
    if (!element.values.length) return null;
    return html("section", {}, html("h3", {}, "Properties"),
      html("dl", { class: "values" }, ...element.values.map((value) =>
        html("div", {}, html("dt", {}, value.name), html("dd", {}, said(value.words))))));
  }

  // As they are written in the source: from the element outwards.
  function modifiers(element) {
    if (!element.modifiers.length) return null;
    return html("section", {}, html("h3", {}, "Modifiers, from the inside"),
      html("ol", { class: "modifiers" }, ...element.modifiers.toReversed().map((modifier) =>
        html("li", {}, said(modifier.words)))));
  }

  function measured(distances, other) {
    if (!distances.length) return null;
    return html("section", {}, html("h3", {}, "Distance to ", words(other.name)),
      html("dl", { class: "values" }, ...distances.map(({ name, length }) =>
        html("div", {}, html("dt", {}, name), html("dd", {}, `${number(length)} pt`)))));
  }

  const hint = () => html("div", { class: "hint" },
    html("h2", {}, "Inspector"),
    html("p", {}, "Point at a picture to see what it is made of. A click keeps an element."),
    html("dl", { class: "keys" }, ...[
      ["Alt", "hold and point at another element: distances"], ["↑ ↓ ← →", "on a picture: parent, child, neighbors"],
      ["Enter", "keep"], ["Esc", "let go"], ["i", "inspect on and off"], ["o", "all outlines"], ["a", "reading order"], ["b", "baselines"],
      ["f", "one picture large"], ["?", "all keys"],
    ].map(([key, does]) => html("div", {}, html("dt", {}, html("kbd", {}, key)), html("dd", {}, does)))));

  // - shown: the element, whether it is kept, distances to another one, and the picture's file and name.
  function fill(panel, shown, choose, close) {
    if (!shown.element) return panel.replaceChildren(hint());
    const { element, isKept, distances, other } = shown;
    panel.replaceChildren(...[
      html("header", {},
        path(element, choose),
        html("h2", {}, words(element.name)),
        html("p", { class: "facts" }, ...declaration(element)),
        isKept ? html("button", { type: "button", class: "close", "aria-label": "Let go of the element", click: close }, "×") : null),
      ...measures(element.place),
      measured(distances, other),
      element.spoken ? spoken(element.spoken) : null,
      element.contrast ? contrast(element.contrast) : null,
      values(element), modifiers(element),
      html("p", { class: "facts" }, shown.label, " ", shown.downloads?.cloneNode(true) ?? null),
    ].filter(Boolean));
  }

  return { fill };
})();
