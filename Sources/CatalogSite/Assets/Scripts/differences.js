// In what two pictures differ, element by element: those of the same place in the tree are compared word by word.
vitrine.differences = (() => {
  // The words of one list that the other has not, pair by pair in their order.
  function changed(from, to) {
    const rest = [...to];
    const gone = from.filter((text) => {
      const place = rest.indexOf(text);
      if (place >= 0) rest.splice(place, 1);
      return place < 0;
    });
    const pairs = [];
    for (let i = 0; i < Math.max(gone.length, rest.length); i += 1) pairs.push([gone[i], rest[i]]);
    return pairs;
  }

  const told = ([from, to]) => (from === undefined ? `${to} added` : to === undefined ? `${from} removed` : `${from} → ${to}`);

  function ofElement(from, to) {
    const values = (element) => new Map(element.values.map(({ name, words }) => [name, words]));
    const [before, after] = [values(from), values(to)];
    const texts = [];
    for (const name of new Set([...before.keys(), ...after.keys()])) {
      const [old, now] = [before.get(name), after.get(name)];
      if (old === now) continue;
      texts.push(old === undefined ? `${name} ${now} added` : now === undefined ? `${name} ${old} removed` : `${name} ${old} → ${now}`);
    }
    const modifiers = (element) => element.modifiers.map(({ words }) => words);
    return [...texts, ...changed(modifiers(from), modifiers(to)).map(told)];
  }

  // Elements of one name that say the same are told once.
  function grouped(changes) {
    const groups = new Map();
    for (const change of changes) {
      const key = JSON.stringify([change.name, change.texts]);
      const group = groups.get(key) ?? { ...change, count: 0 };
      group.count += 1;
      groups.set(key, group);
    }
    return [...groups.values()];
  }

  const isElsewhere = (a, b) => ["x", "y", "width", "height"].some((side) => Math.abs(a[side] - b[side]) > 0.0005);

  // - Returns: the elements that say something else, with what, and how many only move or resize.
  function between(first, second) {
    const others = new Map(second.elements.map((element) => [element.id, element]));
    const changes = [];
    let moved = 0;
    for (const element of first.elements) {
      const other = others.get(element.id);
      others.delete(element.id);
      if (!other) {
        if (!element.parent || second.elements.some(({ id }) => id === element.parent.id)) {
          changes.push({ name: element.name, texts: ["only in the first"] });
        }
        continue;
      }
      const texts = ofElement(element, other);
      if (texts.length) changes.push({ name: element.name, texts });
      else if (isElsewhere(element.place, other.place)) moved += 1;
    }
    for (const element of others.values()) {
      if (!others.has(element.parent?.id)) changes.push({ name: element.name, texts: ["only in the second"] });
    }
    return { changes: grouped(changes), moved };
  }

  return { between };
})();
