// The elements of pictures, read from the page's data when they are first asked for. `ElementData` writes them.
vitrine.elements = (() => {
  const variants = new Map();
  const pictures = new Map();

  function place([x, y, width, height, ...map]) {
    return { x, y, width, height, map: map.length === 6 ? map : null };
  }

  function variant(file) {
    if (!variants.has(file)) {
      const script = document.getElementById(`_elements-${file}`);
      variants.set(file, script ? JSON.parse(script.textContent) : { words: [], pictures: [] });
    }
    return variants.get(file);
  }

  function elements(records, words) {
    const path = [];
    const all = [];
    for (const record of records) {
      const [depth, kind, name, component, id, box, modifiers, values, gaps, further = {}] = record;
      const { contrast, spoken } = further;
      path.length = depth;
      const parent = depth > 0 ? path[depth - 1] : null;
      const ending = words[id];
      const element = {
        index: all.length, depth, parent, children: [],
        kind: words[kind], name: words[name], component: words[component],
        id: parent && ending.startsWith("/") ? parent.id + ending : ending,
        place: place(box),
        modifiers: modifiers.map(([said, of, where]) => ({ words: words[said], kind: words[of], place: place(where) })),
        values: [],
        gaps: gaps.map(place),
        contrast: contrast ? { ratio: contrast[0], required: contrast[1], ground: words[contrast[2]] } : null,
        safeArea: further["safe area"] ?? null,
        spoken: spoken ? { number: spoken[0], words: words[spoken[1]] } : null,
        baselines: further.baselines ?? [],
      };
      for (let i = 0; i < values.length; i += 2) {
        element.values.push({ name: words[values[i]], words: words[values[i + 1]] });
      }
      parent?.children.push(element);
      path[depth] = element;
      all.push(element);
    }
    return all;
  }

  // What a figure's picture shows: its size in points and its elements, parents first.
  function of(figure) {
    const key = figure.dataset.elements;
    if (!pictures.has(key)) {
      const [file, number] = key.split(" ");
      const { words, pictures: records } = variant(file);
      pictures.set(key, {
        width: Number(figure.dataset.width), height: Number(figure.dataset.height),
        elements: elements(records[Number(number)] ?? [], words),
      });
    }
    return pictures.get(key);
  }

  // Where views are declared, with the addresses of pages that show it, by the views' names.
  const views = new Map(Object.entries(JSON.parse(document.getElementById("_views")?.textContent ?? "{}")));

  return { of, views };
})();
