// Finds the same elements in two pictures: what is alike goes together along the tree, whatever came between it.
vitrine.matching = (() => {
  // What an element adds to the id of the one around it, without numbers among siblings.
  function path({ id, parent }) {
    const own = parent && id.startsWith(`${parent.id}/`) ? id.slice(parent.id.length + 1) : id;
    return own.replaceAll(/\[\d+\]/g, "");
  }

  // Gives elements a number that is equal for those which are equal with all that lies in them, apart from places.
  function numbered(pictures) {
    const numbers = new Map();
    const shapes = new Map();
    for (const { elements } of pictures) {
      for (const element of elements.toReversed()) {
        const parts = [element.kind, path(element), element.values, element.modifiers.map(({ words }) => words),
          element.children.map((child) => shapes.get(child))];
        const key = JSON.stringify(parts);
        if (!numbers.has(key)) numbers.set(key, numbers.size);
        shapes.set(element, numbers.get(key));
      }
    }
    return shapes;
  }

  function likeness(first, second, shapes) {
    if (shapes.get(first) === shapes.get(second)) return 8;
    if (path(first) === path(second)) return first.name === second.name ? 6 : 4;
    return first.kind === second.kind ? 1 : 0;
  }

  // The pairs of two lists in their order that are most alike altogether.
  function aligned(first, second, score) {
    const width = second.length + 1;
    const sums = new Float64Array((first.length + 1) * width);
    for (let i = first.length - 1; i >= 0; i -= 1) {
      for (let j = second.length - 1; j >= 0; j -= 1) {
        const own = score(first[i], second[j]);
        const paired = own > 0 ? own + sums[(i + 1) * width + j + 1] : 0;
        sums[i * width + j] = Math.max(paired, sums[(i + 1) * width + j], sums[i * width + j + 1]);
      }
    }
    const pairs = [];
    for (let i = 0, j = 0; i < first.length && j < second.length;) {
      const own = score(first[i], second[j]);
      const best = sums[i * width + j];
      if (own > 0 && best === own + sums[(i + 1) * width + j + 1]) pairs.push([first[i++], second[j++]]);
      else if (best === sums[(i + 1) * width + j]) i += 1;
      else j += 1;
    }
    return pairs;
  }

  // - Returns: the elements of the first picture with those of the second that are the same.
  function between(first, second) {
    const shapes = numbered([first, second]);
    const pairs = new Map();
    const taken = new Set();
    const waiting = [];
    function pair(a, b) {
      waiting.push([a, b]);
      while (waiting.length) {
        const [one, other] = waiting.pop();
        if (pairs.has(one) || taken.has(other)) continue;
        pairs.set(one, other);
        taken.add(other);
        waiting.push(...aligned(one.children, other.children, (x, y) => likeness(x, y, shapes)));
      }
    }
    if (first.elements.length && second.elements.length) pair(first.elements[0], second.elements[0]);
    // What is the same elsewhere was moved or put into something else.
    const rest = new Map();
    for (const element of second.elements) {
      if (taken.has(element)) continue;
      const shape = shapes.get(element);
      rest.set(shape, [...(rest.get(shape) ?? []), element]);
    }
    for (const element of first.elements) {
      if (pairs.has(element)) continue;
      const other = (rest.get(shapes.get(element)) ?? []).find((candidate) => !taken.has(candidate));
      if (other) pair(element, other);
    }
    return { pairs, taken };
  }

  return { between, aligned };
})();
