// Tells all keys of the page when one asks by `?`.
{
  const { html } = vitrine.markup;
  const isComponent = document.querySelector(".matrix") !== null;
  const general = [["?", "these keys"], ["/", "search", ".finder"], ["↑ ↓", "through what was found", ".finder"], ["Esc", "back"]];
  const ofComponent = [
    ["f", "one picture large, all pictures"], ["← →", "large: the modes of the variant"], ["↑ ↓", "large: the variants"],
    ["d", "large: dark, light"], ["r", "large: direction"], ["- +", "large: smaller, larger texts"], ["l", "large: copy the link"],
    ["i", "inspect on and off"], ["↑ ↓ ← →", "on a picture: parent, child, neighbors"], ["Enter", "keep the element"],
    ["Alt", "held: distances to the kept element"], ["o", "all outlines"], ["a", "reading order"], ["b", "baselines"], ["s", "safe area"],
  ];
  const keys = [...(isComponent ? ofComponent : []), ...general.filter(([, , place]) => !place || document.querySelector(place))];
  const dialog = html("dialog", { class: "help", "aria-labelledby": "_keys" },
    html("h2", { id: "_keys" }, "Keys"),
    html("dl", { class: "keys" }, ...keys.map(([key, does]) => html("div", {}, html("dt", {}, html("kbd", {}, key)), html("dd", {}, does)))),
    html("button", { type: "button", click: () => dialog.close() }, "Close"));
  document.body.append(dialog);

  document.addEventListener("keydown", (event) => {
    if (event.key !== "?" || event.target.matches("input:not([type=radio]), select, textarea")) return;
    event.preventDefault();
    if (dialog.open) dialog.close();
    else dialog.showModal();
  });
}
