// What the inspector draws over a picture: lines and areas, sharp at any size.
vitrine.overlay = (() => {
  const { svg, number } = vitrine.markup;
  const { corners, bounds, bands } = vitrine.geometry;

  // A drawing over a figure's picture, in pixels of the page.
  function Drawing(shot, picture) {
    const image = shot.querySelector("img");
    const scale = image.getBoundingClientRect().width / picture.width;
    const root = svg("svg", { class: "overlay", "aria-hidden": "true", focusable: "false" });

    const outline = (place, name) => {
      const points = corners(place).map(([x, y]) => `${x * scale},${y * scale}`);
      root.append(svg("polygon", { class: name, points: points.join(" ") }));
    };
    const line = (x1, y1, x2, y2, name) =>
      root.append(svg("line", { class: name, x1: x1 * scale, y1: y1 * scale, x2: x2 * scale, y2: y2 * scale }));
    // A text in a rounded box, which stays on the picture where there is room.
    const label = (text, x, y, name) => {
      const width = text.length * 6.4 + 10;
      const [left, top] = [x * scale - width / 2, y * scale - 8];
      root.append(svg("g", { class: `label ${name}` },
        svg("rect", { x: left, y: top, width, height: 16, rx: 4 }),
        svg("text", { x: left + width / 2, y: top + 11.5, "text-anchor": "middle" }, text)));
    };
    const show = () => shot.append(root);
    return { outline, line, label, show, scale };
  }

  function paddings(element) {
    const boxes = [...element.modifiers.map((modifier) => modifier.place), element.place];
    return element.modifiers.flatMap((modifier, place) =>
      modifier.kind === "padding" ? bands(modifier.place, boxes[place + 1]) : []);
  }

  function drawElement(drawing, element, isKept) {
    for (const band of paddings(element)) {
      drawing.outline(band, "padding");
      if (Math.min(band.width, band.height) * drawing.scale >= 12) {
        const { x, y, width, height } = bounds(band);
        drawing.label(number(band.length), x + width / 2, y + height / 2, "padding");
      }
    }
    for (const gap of element.gaps) {
      drawing.outline(gap, "gap");
      const { x, y, width, height } = bounds(gap);
      const length = Math.min(gap.width, gap.height);
      if (length * drawing.scale >= 12) drawing.label(number(length), x + width / 2, y + height / 2, "gap");
    }
    drawing.outline(element.place, isKept ? "box kept" : "box");
  }

  function drawSize(drawing, element, isKept) {
    const { x, y, width, height } = bounds(element.place);
    const text = `${number(element.place.width)} × ${number(element.place.height)}`;
    drawing.label(text, x + width / 2, y + height + 12 / drawing.scale, isKept ? "box kept" : "box");
  }

  function drawSafeArea(drawing, picture) {
    const [top, left, bottom, right] = picture.elements[0].safeArea;
    const { width, height } = picture;
    const inner = { x: left, y: top, width: width - left - right, height: height - top - bottom };
    for (const band of bands({ x: 0, y: 0, width, height, map: null }, inner)) drawing.outline(band, "safe-area");
  }

  // The stops of those who have the picture read to them, joined in their order.
  function drawOrder(drawing, picture) {
    const stops = picture.elements.filter(({ spoken }) => spoken).sort((a, b) => a.spoken.number - b.spoken.number);
    const start = (element) => {
      const { x, y, height } = bounds(element.place);
      return [x, y + Math.min(height / 2, 12)];
    };
    for (const [place, element] of stops.entries()) {
      drawing.outline(element.place, "stop");
      if (place > 0) drawing.line(...start(stops[place - 1]), ...start(element), "order");
    }
    for (const element of stops) drawing.label(String(element.spoken.number), ...start(element), "order");
  }

  function drawBaselines(drawing, picture) {
    for (const element of picture.elements) {
      const { x, width } = bounds(element.place);
      for (const line of element.baselines) drawing.line(x, line, x + width, line, "baseline");
    }
  }

  function drawDistances(drawing, distances) {
    for (const { x1, y1, x2, y2, length } of distances) {
      if (length === 0) continue;
      drawing.line(x1, y1, x2, y2, "distance");
      drawing.label(number(length), (x1 + x2) / 2, (y1 + y2) / 2, "distance");
    }
  }

  // - what: hovered and kept elements, distances, and whether all outlines, the safe area, the reading order and baselines are shown.
  function draw(figure, picture, what) {
    const shot = figure.querySelector(".shot");
    shot.querySelector(".overlay")?.remove();
    if (!picture.elements.length) return;
    const drawing = Drawing(shot, picture);
    if (what.safeArea && picture.elements[0].safeArea) drawSafeArea(drawing, picture);
    if (what.outlines) for (const element of picture.elements) drawing.outline(element.place, "all");
    if (what.baselines) drawBaselines(drawing, picture);
    if (what.order) drawOrder(drawing, picture);
    if (what.kept) drawElement(drawing, what.kept, true);
    if (what.hovered && what.hovered !== what.kept) drawElement(drawing, what.hovered, false);
    drawDistances(drawing, what.distances);
    if (what.kept) drawSize(drawing, what.kept, true);
    if (what.hovered && what.hovered !== what.kept && !what.distances.length) drawSize(drawing, what.hovered, false);
    drawing.show();
  }

  return { draw };
})();
