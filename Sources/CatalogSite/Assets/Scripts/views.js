// Shows what was approved and what is drawn today in one place: swiped, in turn, or one through the other.
(() => {
  const tools = document.querySelector(".views");
  if (!tools) return;
  tools.hidden = false;
  const choices = [...document.querySelectorAll('input[name="view"]')];
  const marks = [...document.querySelectorAll('input[name="marks"]')];
  const findings = [...document.querySelectorAll(".finding")];
  // For those who want no motion, a slider does what blinking does.
  const isStill = matchMedia("(prefers-reduced-motion: reduce)").matches;
  const keys = { s: "beside", w: "swipe", b: "blink", o: "onion" };

  const element = (name, className) => Object.assign(document.createElement(name), { className });

  // As it is without being shown.
  const width = (image) => Number(image.getAttribute("width"));

  // A picture as wide as it is of the wider one, whatever room there is.
  function layer(figure, name, widest) {
    const image = figure.querySelector("img").cloneNode();
    image.className = name;
    image.style.width = `${(100 * width(image)) / widest}%`;
    return image;
  }

  // What either picture is called: the one that is seen on the left, or at the slider's left end, first.
  function names(figures) {
    const row = element("p", "names");
    for (const figure of figures) {
      const name = element("span", "");
      name.textContent = figure.querySelector("figcaption").firstChild.textContent;
      row.append(name);
    }
    return row;
  }

  function layers(sides, view) {
    const [reference, actual] = ["reference", "actual"].map((name) => sides.querySelector(`figure.${name}`));
    const widest = Math.max(...[reference, actual].map((figure) => width(figure.querySelector("img"))));
    const area = element("div", `layered ${view}`);
    area.style.width = `${widest}px`;
    area.append(names([reference, actual]));
    const stack = element("div", `stack ${view}`);
    const upper = layer(actual, "upper", widest);
    stack.append(layer(reference, "lower", widest), upper);
    area.append(stack);
    if (view === "blink" && !isStill) return area;
    const slider = Object.assign(element("input", ""), { type: "range", min: 0, max: 100, value: 50 });
    slider.setAttribute("aria-label", view === "swipe" ? "Where the fresh picture begins" : "Opacity of the fresh picture");
    const show = () => {
      if (view === "swipe") upper.style.clipPath = `inset(0 0 0 ${slider.value}%)`;
      else upper.style.opacity = slider.value / 100;
      stack.style.setProperty("--edge-at", `${slider.value}%`);
    };
    slider.addEventListener("input", show);
    stack.addEventListener("pointermove", (event) => {
      if (view !== "swipe" || (event.pointerType !== "mouse" && !event.buttons)) return;
      const box = stack.getBoundingClientRect();
      slider.value = (100 * (event.clientX - box.left)) / box.width;
      show();
    });
    show();
    area.append(slider);
    return area;
  }

  function choose(view) {
    for (const choice of choices) choice.checked = choice.value === view;
    for (const sides of document.querySelectorAll(".sides")) {
      sides.querySelector(".layered")?.remove();
      const isPair = sides.querySelector("figure.reference") && sides.querySelector("figure.actual");
      sides.classList.toggle("is-layered", Boolean(isPair) && view !== "beside");
      if (isPair && view !== "beside") sides.prepend(layers(sides, view));
    }
  }

  // The finding after or before the one that has the focus, or else the one whose head is next to the top of the window.
  function go(distance) {
    const top = (finding) => finding.getBoundingClientRect().top;
    const focused = findings.findIndex((finding) => finding.contains(document.activeElement));
    const next = focused >= 0 ? findings[focused + distance] : distance > 0
      ? findings.find((finding) => top(finding) > 24)
      : findings.findLast((finding) => top(finding) < 8);
    if (!next) return;
    next.scrollIntoView({ block: "start" });
    next.tabIndex = -1;
    next.focus({ preventScroll: true });
  }

  for (const choice of choices) choice.addEventListener("change", () => choose(choice.value));
  document.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.target.matches('select, textarea, input:not([type="radio"]):not([type="range"])')) return;
    if (keys[event.key]) choose(keys[event.key]);
    else if (event.key === "m") marks.find((choice) => !choice.checked)?.click();
    else if (event.key === "j") go(1);
    else if (event.key === "k") go(-1);
    else return;
    event.preventDefault();
  });
  const help = element("p", "keys facts");
  const told = [["s", "side by side"], ["w", "swipe"], ["b", "blink"], ["o", "onion"], ["m", "marks"], ["j", "next"], ["k", "previous"]];
  for (const [key, text] of told) {
    const name = element("kbd", "");
    name.textContent = key;
    const word = element("span", "");
    word.append(name, ` ${text}`);
    help.append(word);
  }
  tools.parentElement.after(help);
})();
