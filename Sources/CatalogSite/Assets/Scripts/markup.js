// Makes elements; texts are never read as markup.
vitrine.markup = (() => {
  function filled(node, attributes, children) {
    for (const [name, value] of Object.entries(attributes)) {
      if (typeof value === "function") node.addEventListener(name, value);
      else if (value === true) node.setAttribute(name, "");
      else if (value !== false && value !== null && value !== undefined) node.setAttribute(name, value);
    }
    node.append(...children.flat().filter((child) => child !== null && child !== undefined));
    return node;
  }

  const html = (tag, attributes = {}, ...children) => filled(document.createElement(tag), attributes, children);
  const svg = (tag, attributes = {}, ...children) =>
    filled(document.createElementNS("http://www.w3.org/2000/svg", tag), attributes, children);

  // Shows `names of views` as code.
  const words = (text) =>
    text.split(/`([^`]+)`/).map((part, place) => (place % 2 === 1 ? html("code", {}, part) : part));

  // A number with three digits after the point at most, as elements have them.
  const number = (value) => String(Math.round(value * 1000) / 1000);

  // Radio buttons that look like one control.
  function choice(legend, name, choices, chosen, choose) {
    return html("fieldset", { class: "switch" }, html("legend", {}, legend),
      ...choices.map(([value, label]) => html("label", {},
        html("input", { type: "radio", name, value, checked: value === chosen, change: () => choose(value) }),
        html("span", {}, label))));
  }

  return { html, svg, words, number, choice };
})();
