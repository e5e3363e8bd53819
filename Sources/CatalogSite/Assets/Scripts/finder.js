// The search of the sheet: a field and filters in whose place the results come. What is searched stands in the address: #find=teapot&in=texts&status=differs
{
  const finder = document.querySelector(".finder");
  const results = document.getElementById("_results");
  const { html } = vitrine.markup;
  const limit = 60;

  if (finder) {
    const input = finder.querySelector("input[type=search]");
    const part = finder.querySelector("select[name=part]");
    const since = finder.querySelector("input[name=since]");
    // Buttons by what they choose.
    const kinds = ["status", "tag", "findings"];
    const buttons = [...finder.querySelectorAll(".filters button")];
    const sheet = document.querySelector(".sheet-part");
    let shown = limit;
    let turn = 0;

    const isPressed = (button) => button.getAttribute("aria-pressed") === "true";
    const chosen = (kind) => new Set(buttons.filter((button) => kind in button.dataset && isPressed(button)).map((button) => button.dataset[kind]));
    const filters = () => ({ part: part.value, since: since?.value ?? "", ...Object.fromEntries(kinds.map((kind) => [kind, chosen(kind)])) });

    // What is searched, as the address says it.
    function parameters() {
      const found = new URLSearchParams();
      const query = input.value.trim();
      if (query) found.set("find", query);
      if (query && part.value) found.set("in", part.value);
      if (since?.value) found.set("since", since.value);
      // Tags may have spaces in them.
      for (const kind of kinds) for (const value of chosen(kind)) found.append(kind, value);
      return found;
    }

    // The text around what was found, which is marked.
    function excerpt(text, query) {
      const place = text.toLowerCase().indexOf(query);
      if (place < 0) return [text.slice(0, 80)];
      const start = Math.max(0, place - 24);
      return [start > 0 ? "…" : "", text.slice(start, place), html("mark", {}, text.slice(place, place + query.length)),
        text.slice(place + query.length, place + query.length + 48)];
    }

    function picture({ picture: source, size }) {
      if (!source) return html("span", { class: "broken" }, "failed");
      const factor = Math.min(0.5, 88 / size[0], 66 / size[1]);
      return html("img", { src: source, alt: "", width: Math.round(size[0] * factor), height: Math.round(size[1] * factor), loading: "lazy" });
    }

    function result({ entry: { record }, field }, query) {
      const label = field ? vitrine.search.labels[field.name] : null;
      return html("li", {}, html("a", { href: record.page },
        html("span", { class: "thumbnail" }, picture(record)),
        html("span", { class: "found" },
          html("b", {}, record.component), record.variant ? [" ", html("span", {}, record.variant)] : null,
          label ? html("span", { class: "facts" }, `${label}: `, ...excerpt(field.text, query)) : null)));
    }

    async function update() {
      const query = input.value.trim().toLowerCase();
      const searched = parameters();
      const isSearching = searched.size > 0;
      // An address that leads into the sheet stays what it is.
      if (isSearching || location.hash.includes("=")) {
        history.replaceState(null, "", isSearching ? `#${searched}` : location.pathname + location.search);
      }
      sheet.hidden = isSearching;
      results.hidden = !isSearching;
      turn += 1;
      if (!isSearching) return;
      const own = turn;
      const hits = vitrine.search.find(await vitrine.search.load(), query, filters());
      if (own !== turn) return;
      const said = hits.length === 0 ? "Nothing found" : hits.length === 1 ? "1 variant" : `${hits.length} variants`;
      results.replaceChildren(
        html("p", { class: "facts", role: "status" }, said),
        html("ol", {}, ...hits.slice(0, shown).map((hit) => result(hit, query))),
        ...(hits.length > shown
          ? [html("button", { type: "button", click: () => { shown += limit; update(); } }, `Show ${Math.min(limit, hits.length - shown)} more`)]
          : []));
    }

    const restart = () => { shown = limit; update(); };
    input.addEventListener("input", restart);
    // Who looks at the field is about to type: the first answer comes as fast as the others.
    input.addEventListener("focus", () => vitrine.search.load());
    part.addEventListener("change", restart);
    since?.addEventListener("input", restart);
    for (const button of buttons) {
      button.addEventListener("click", () => {
        button.setAttribute("aria-pressed", String(!isPressed(button)));
        restart();
      });
    }

    // Arrows lead from the field into the results and through them.
    function step(distance) {
      const stops = [input, ...results.querySelectorAll("a")];
      const next = stops[stops.indexOf(document.activeElement) + distance];
      next?.focus();
      return Boolean(next);
    }

    document.addEventListener("keydown", (event) => {
      const isTyping = event.target.matches("input, select, textarea");
      const asks = event.key === "/" && !isTyping || event.key === "k" && (event.metaKey || event.ctrlKey);
      if (asks) {
        event.preventDefault();
        input.focus();
        input.select();
      }
      if (results.hidden || !(event.target === input || results.contains(event.target))) return;
      if (event.key === "Escape") {
        input.value = "";
        part.value = "";
        if (since) since.value = "";
        for (const button of buttons) button.setAttribute("aria-pressed", "false");
        input.focus();
        restart();
      }
      if (event.key === "Enter" && event.target === input) results.querySelector("a")?.click();
      const distance = { ArrowDown: 1, ArrowUp: -1 }[event.key];
      if (distance && step(distance)) event.preventDefault();
    });

    function follow() {
      const asked = new URLSearchParams(location.hash.slice(1));
      input.value = asked.get("find") ?? "";
      part.value = asked.get("in") ?? "";
      if (part.selectedIndex < 0) part.value = "";
      if (since) since.value = asked.get("since") ?? "";
      for (const button of buttons) {
        const kind = kinds.find((one) => one in button.dataset);
        button.setAttribute("aria-pressed", String(asked.getAll(kind).includes(button.dataset[kind])));
      }
      if (parameters().size) restart();
    }
    window.addEventListener("hashchange", follow);
    finder.hidden = false;
    follow();
  }
}
