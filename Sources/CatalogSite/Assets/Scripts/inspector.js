// Looks into the pictures of a component: pointer, keyboard and switches lead to an element that is shown.
vitrine.inspector = (() => {
  const panel = document.getElementById("_inspector");
  if (!panel) return { refresh() {} };
  const { geometry, elements, overlay } = vitrine;
  const news = document.getElementById("_news");

  let isOn = true;
  let isMeasuring = false;
  const shows = { outlines: false, safeArea: false, order: false, baselines: false };
  // Figures with an element each.
  let hovered = null;
  let kept = null;

  const figures = () => [...document.querySelectorAll("figure[data-elements]")].filter((figure) => figure.offsetParent);
  const figureOf = (node) => (node instanceof Element ? node.closest("figure[data-elements]") : null);
  const chosen = (figure, element) => (element ? { figure, picture: elements.of(figure), element } : null);

  function distances() {
    if (!isMeasuring || !kept || !hovered || hovered.picture !== kept.picture || hovered.element === kept.element) return [];
    return geometry.distances(kept.element.place, hovered.element.place);
  }

  function refresh() {
    const measured = distances();
    for (const old of document.querySelectorAll(".overlay")) old.remove();
    for (const figure of figures()) {
      const what = {
        ...shows, distances: hovered?.figure === figure ? measured : [],
        hovered: hovered?.figure === figure ? hovered.element : null,
        kept: kept?.figure === figure ? kept.element : null,
      };
      if (isOn && (Object.values(shows).includes(true) || what.hovered || what.kept)) overlay.draw(figure, elements.of(figure), what);
    }
    const shown = kept ?? hovered;
    panel.classList.toggle("is-open", Boolean(isOn && kept));
    vitrine.panel.fill(panel, {
      element: isOn ? shown?.element : null, isKept: kept !== null,
      distances: measured, other: hovered?.element,
      label: shown?.figure.querySelector("img").alt, downloads: shown?.figure.querySelector(".downloads"),
    }, (element) => keep(chosen(shown.figure, element)), () => keep(null));
  }

  function hover(choice) {
    if (choice?.figure === hovered?.figure && choice?.element === hovered?.element) return;
    hovered = choice;
    refresh();
  }

  function keep(choice) {
    kept = choice;
    if (choice === null) hovered = null;
    refresh();
    vitrine.stage?.note?.(choice?.figure ?? null, choice?.element ?? null);
    if (choice) tell(choice.element);
  }

  function tell({ name, place }) {
    const { number } = vitrine.markup;
    news.textContent = `${name.replaceAll("`", "")}, ${number(place.width)} by ${number(place.height)} points`;
  }

  function at(event, figure) {
    const picture = elements.of(figure);
    const box = figure.querySelector("img").getBoundingClientRect();
    const scale = picture.width / box.width;
    const point = [(event.clientX - box.left) * scale, (event.clientY - box.top) * scale];
    return chosen(figure, geometry.elementAt(picture.elements, point));
  }

  const isOnPicture = (event) => event.target instanceof Element && event.target.closest(".shot");

  document.addEventListener("pointermove", (event) => {
    if (!isOn || event.pointerType === "touch") return;
    const figure = isOnPicture(event) ? figureOf(event.target) : null;
    if (isMeasuring !== event.altKey && figure) isMeasuring = event.altKey;
    hover(figure ? at(event, figure) : null);
  });

  document.addEventListener("click", (event) => {
    const figure = isOnPicture(event) ? figureOf(event.target) : null;
    if (!isOn || !figure || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    // A click by the keyboard has no place.
    const choice = event.detail === 0 ? hovered ?? chosen(figure, elements.of(figure).elements[0]) : at(event, figure);
    keep(choice?.element === kept?.element && choice?.figure === kept?.figure ? null : choice);
  });

  document.addEventListener("focusin", (event) => {
    const figure = isOnPicture(event) ? figureOf(event.target) : null;
    if (isOn && figure && event.target.matches(":focus-visible") && kept?.figure !== figure) {
      hover(chosen(figure, elements.of(figure).elements[0]));
    }
  });

  const steps = {
    ArrowUp: (element) => element.parent,
    ArrowDown: (element) => element.children[0],
    ArrowLeft: (element) => element.parent?.children[element.parent.children.indexOf(element) - 1],
    ArrowRight: (element) => element.parent?.children[element.parent.children.indexOf(element) + 1],
  };

  function step(event) {
    const figure = isOnPicture(event) ? figureOf(event.target) : null;
    if (!isOn || !figure || !steps[event.key]) return false;
    const here = [hovered, kept].find((choice) => choice?.figure === figure)?.element;
    const next = here ? steps[event.key](here) : elements.of(figure).elements[0];
    if (next) {
      hover(chosen(figure, next));
      tell(next);
    }
    return true;
  }

  function toggle(button, isPressed, change) {
    button.setAttribute("aria-pressed", String(isPressed));
    change(isPressed);
    refresh();
  }

  const switches = {
    inspect: (isPressed) => { isOn = isPressed; document.body.classList.toggle("inspects", isPressed); },
    outlines: (isPressed) => { shows.outlines = isPressed; },
    "safe-area": (isPressed) => { shows.safeArea = isPressed; },
    order: (isPressed) => { shows.order = isPressed; },
    baselines: (isPressed) => { shows.baselines = isPressed; },
  };
  const buttons = [...document.querySelectorAll(".tools button")].filter((button) => switches[button.dataset.does]);
  for (const button of buttons) {
    button.addEventListener("click", () =>
      toggle(button, button.getAttribute("aria-pressed") !== "true", switches[button.dataset.does]));
  }

  document.addEventListener("keydown", (event) => {
    if (event.key === "Alt" && kept && !isMeasuring) {
      isMeasuring = true;
      refresh();
    }
    if (event.target.matches("input:not([type=radio]), select, textarea") || event.ctrlKey || event.metaKey || event.altKey || event.target.closest("dialog")) return;
    if (step(event)) return event.preventDefault();
    if (event.key === "Escape" && (kept || hovered)) {
      event.preventDefault();
      return keep(null);
    }
    buttons.find((button) => button.getAttribute("aria-keyshortcuts") === event.key)?.click();
  });
  document.addEventListener("keyup", (event) => {
    if (event.key !== "Alt" || !isMeasuring) return;
    // Else some browsers open their menu.
    event.preventDefault();
    isMeasuring = false;
    refresh();
  });
  window.addEventListener("blur", () => { isMeasuring = false; });
  window.addEventListener("resize", refresh);

  const hasSafeArea = figures().some((figure) => figure.dataset.safeArea !== undefined);
  for (const button of buttons) button.hidden = button.dataset.does === "safe-area" && !hasSafeArea;
  document.querySelector(".tools").hidden = false;
  panel.hidden = false;
  document.body.classList.add("inspects");
  refresh();

  // Keeps the element of an id, if the figure's picture has one.
  function select(figure, id) {
    const element = elements.of(figure).elements.find((candidate) => candidate.id === id);
    if (element) keep(chosen(figure, element));
  }

  return { refresh, select, release: () => keep(null) };
})();
