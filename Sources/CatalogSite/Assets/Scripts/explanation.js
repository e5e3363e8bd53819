// In what two pictures differ: what was changed, in the words of explanations, and what only follows from that.
// It is simpler than what a check says: it knows no cause beyond the elements, such as a token whose value changed, does not tell what was
// wrapped or moved into something else, and says a modifier's values anew where a check tells them apart.
vitrine.explanation = (() => {
  const { number } = vitrine.markup;

  // Two phrases as one: `padding 8 pt` and `padding 12 pt` are `padding 8 → 12 pt`. Quoted texts stay whole.
  function merged(from, to) {
    const [old, now] = [from.split(" "), to.split(" ")];
    if (`${from}${to}`.includes("'")) return `${from} → ${to}`;
    const least = Math.min(old.length, now.length) - 1;
    let start = 0;
    while (start < least && old[start] === now[start]) start += 1;
    let end = 0;
    while (end < least - start && old.at(-1 - end) === now.at(-1 - end)) end += 1;
    const middle = (words) => words.slice(start, words.length - end).join(" ");
    const parts = [...old.slice(0, start), `${middle(old)} → ${middle(now)}`, ...old.slice(old.length - end)];
    return parts.join(" ");
  }

  // What an element just has, such as an underline, goes by its name alone.
  const named = (name, words) => (words === "yes" ? name : `${name} ${words}`);

  function ofValues(from, to) {
    const values = (element) => new Map(element.values.map(({ name, words }) => [name, words]));
    const [before, after] = [values(from), values(to)];
    const texts = [];
    for (const name of new Set([...before.keys(), ...after.keys()])) {
      const [old, now] = [before.get(name), after.get(name)];
      if (old === now) continue;
      if (old === undefined) texts.push(`${named(name, now)} added`);
      else if (now === undefined) texts.push(`${named(name, old)} removed`);
      else texts.push(`${name} ${merged(old, now)}`);
    }
    return texts;
  }

  // Modifiers in their order; those that have no equal are compared with the next ones of their kind.
  function ofModifiers(from, to) {
    const score = (one, other) => (one.words === other.words ? 3 : one.kind === other.kind ? 2 : 0);
    const pairs = vitrine.matching.aligned(from.modifiers, to.modifiers, score);
    const partners = new Map(pairs);
    const added = new Set(to.modifiers);
    const texts = [];
    for (const modifier of from.modifiers) {
      const partner = partners.get(modifier);
      added.delete(partner);
      if (!partner) texts.push(`${modifier.words} removed`);
      else if (partner.words !== modifier.words) texts.push(merged(modifier.words, partner.words));
    }
    return [...texts, ...[...added].map(({ words }) => `${words} added`)];
  }

  // An element by the view that declares it: `Badge`, or what lies in it.
  function place({ component, name }) {
    if (!component || name.startsWith(`\`${component}\``)) return component ? `\`${component}\`` : name;
    return `\`${component}\` > ${name}`;
  }

  // Changes that say the same of elements of one view are told once.
  function grouped(changes) {
    const groups = new Map();
    for (const change of changes) {
      const key = JSON.stringify([change.component, change.texts]);
      const group = groups.get(key);
      if (!group) groups.set(key, { ...change, count: 1 });
      else {
        group.count += 1;
        if (change.component) group.place = `\`${change.component}\``;
      }
    }
    return [...groups.values()];
  }

  const isElsewhere = (a, b) => ["x", "y", "width", "height"].some((side) => Math.abs(a[side] - b[side]) > 0.0005);

  function growth([from, to]) {
    return [["width", "wider", "narrower"], ["height", "taller", "shorter"]].flatMap(([side, more, less]) => {
      const change = to.place[side] - from.place[side];
      return Math.abs(change) > 0.0005 ? [`${number(Math.abs(change))} pt ${change > 0 ? more : less}`] : [];
    });
  }

  // - Returns: the changes, and in one clause what follows from them; nothing where nothing does.
  function between(first, second) {
    const { pairs, taken } = vitrine.matching.between(first, second);
    const changes = [];
    let moved = 0;
    const add = (element, texts) => changes.push({ component: element.component, place: place(element), texts });
    for (const element of first.elements) {
      const other = pairs.get(element);
      if (!other) {
        if (element.parent && pairs.has(element.parent)) add(element.parent, [`${element.name} removed`]);
        continue;
      }
      const texts = [...ofValues(element, other), ...ofModifiers(element, other)];
      if (texts.length) add(other, texts);
      else if (element.parent && isElsewhere(element.place, other.place)) moved += 1;
    }
    for (const element of second.elements) {
      if (!taken.has(element) && element.parent && taken.has(element.parent)) add(element.parent, [`${element.name} added`]);
    }
    const grown = first.elements.length && second.elements.length ? growth([first.elements[0], second.elements[0]]) : [];
    const effects = [
      grown.length ? `the component is ${grown.join(" and ")}` : null,
      moved ? `${moved} ${moved === 1 ? "element moves or resizes" : "elements move or resize"}` : null,
    ].filter(Boolean);
    return { causes: grouped(changes), effect: effects.join(", ") };
  }

  return { between };
})();
