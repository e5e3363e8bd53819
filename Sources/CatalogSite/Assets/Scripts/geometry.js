// Boxes on a picture, in its points. A box that something turns or scales has a map to the picture.
vitrine.geometry = (() => {
  const applied = ([a, b, c, d, tx, ty], [x, y]) => [a * x + c * y + tx, b * x + d * y + ty];

  function corners({ x, y, width, height, map }) {
    const points = [[x, y], [x + width, y], [x + width, y + height], [x, y + height]];
    return map ? points.map((point) => applied(map, point)) : points;
  }

  // The smallest upright box around one.
  function bounds(place) {
    if (!place.map) return place;
    const points = corners(place);
    const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
    const [x, y] = [Math.min(...xs), Math.min(...ys)];
    return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y, map: null };
  }

  function contains({ x, y, width, height, map }, [px, py]) {
    if (map) {
      const [a, b, c, d, tx, ty] = map;
      const determinant = a * d - b * c;
      if (determinant === 0) return false;
      [px, py] = [(d * (px - tx) - c * (py - ty)) / determinant, (a * (py - ty) - b * (px - tx)) / determinant];
    }
    return px >= x && px <= x + width && py >= y && py <= y + height;
  }

  function area({ width, height, map }) {
    return width * height * (map ? Math.abs(map[0] * map[3] - map[1] * map[2]) : 1);
  }

  // The smallest element at a point; among equal ones the innermost.
  function elementAt(elements, point) {
    let found = null;
    for (const element of elements) {
      if (contains(element.place, point) && (!found || area(element.place) <= area(found.place))) found = element;
    }
    return found;
  }

  // What lies between an outer and an inner box of the same coordinates, edge by edge.
  function bands(outer, inner) {
    const { x, y, width, height, map } = outer;
    const [right, bottom] = [x + width, y + height];
    const [innerRight, innerBottom] = [inner.x + inner.width, inner.y + inner.height];
    return [
      { edge: "top", length: inner.y - y, x, y, width, height: inner.y - y, map },
      { edge: "right", length: right - innerRight, x: innerRight, y: inner.y, width: right - innerRight, height: inner.height, map },
      { edge: "bottom", length: bottom - innerBottom, x, y: innerBottom, width, height: bottom - innerBottom, map },
      { edge: "left", length: inner.x - x, x, y: inner.y, width: inner.x - x, height: inner.height, map },
    ].filter((band) => band.length > 0.0005);
  }

  // The distances between two boxes: across the room between them, or from edge to edge where they overlap.
  function distances(first, second) {
    const [a, b] = [bounds(first), bounds(second)];
    const lines = [];
    const between = (low, high, start, end) => (Math.max(low, start) + Math.min(high, end)) / 2;
    const middleY = between(a.y, a.y + a.height, b.y, b.y + b.height);
    const middleX = between(a.x, a.x + a.width, b.x, b.x + b.width);
    const across = (x1, x2, name, y = middleY) => lines.push({ name, x1, x2, y1: y, y2: y, length: Math.abs(x2 - x1) });
    const down = (y1, y2, name, x = middleX) => lines.push({ name, x1: x, x2: x, y1, y2, length: Math.abs(y2 - y1) });
    const [left, right] = a.x <= b.x ? [a, b] : [b, a];
    const [upper, lower] = a.y <= b.y ? [a, b] : [b, a];
    const isApart = [left.x + left.width <= right.x, upper.y + upper.height <= lower.y];
    if (isApart[0]) across(left.x + left.width, right.x, "horizontally");
    if (isApart[1]) down(upper.y + upper.height, lower.y, "vertically");
    if (!isApart[0] && !isApart[1]) {
      across(a.x, b.x, "left");
      across(a.x + a.width, b.x + b.width, "right");
      down(a.y, b.y, "top");
      down(a.y + a.height, b.y + b.height, "bottom");
    }
    return lines;
  }

  return { corners, bounds, contains, elementAt, bands, distances };
})();
