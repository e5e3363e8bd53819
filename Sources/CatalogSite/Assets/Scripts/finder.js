// The search of the sheet: a field and filters in whose place the results come. What is searched stands in the address: #find=teapot&status=differs
{
  const finder = document.querySelector(".finder");
  const results = document.getElementById("_results");
  const { html } = vitrine.markup;
  const limit = 60;

  if (finder) {
    const input = finder.querySelector("input[type=search]");
    const filters = [...finder.querySelectorAll("[data-status]")];
    const sheet = document.querySelector(".sheet-part");
    let shown = limit;
    let turn = 0;

    const chosen = () => new Set(filters.filter((button) => button.getAttribute("aria-pressed") === "true").map((button) => button.dataset.status));

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
      const statuses = chosen();
      const isSearching = query !== "" || statuses.size > 0;
      const parameters = new URLSearchParams(isSearching ? { ...(query ? { find: input.value.trim() } : {}), ...(statuses.size ? { status: [...statuses].join(" ") } : {}) } : {});
      history.replaceState(null, "", isSearching ? `#${parameters}` : location.pathname + location.search);
      sheet.hidden = isSearching;
      results.hidden = !isSearching;
      turn += 1;
      if (!isSearching) return;
      const own = turn;
      const hits = vitrine.search.find(await vitrine.search.load(), query, statuses);
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
    for (const button of filters) {
      button.addEventListener("click", () => {
        button.setAttribute("aria-pressed", String(button.getAttribute("aria-pressed") !== "true"));
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
        for (const button of filters) button.setAttribute("aria-pressed", "false");
        input.focus();
        restart();
      }
      if (event.key === "Enter" && event.target === input) results.querySelector("a")?.click();
      const distance = { ArrowDown: 1, ArrowUp: -1 }[event.key];
      if (distance && step(distance)) event.preventDefault();
    });

    function follow() {
      const parameters = new URLSearchParams(location.hash.slice(1));
      const statuses = (parameters.get("status") ?? "").split(" ");
      input.value = parameters.get("find") ?? "";
      for (const button of filters) button.setAttribute("aria-pressed", String(statuses.includes(button.dataset.status)));
      if (input.value || chosen().size) restart();
    }
    window.addEventListener("hashchange", follow);
    finder.hidden = false;
    follow();
  }
}
