// Finds variants by name, group, tag, text, symbol, picture, token and file. What is known of them comes from search-data.js, which is loaded as soon as the field has the focus.
vitrine.search = (() => {
  const fields = ["component", "variant", "group", "tags", "texts", "symbols", "pictures", "tokens", "file"];
  const labels = { group: "group", tags: "tag", texts: "text", symbols: "symbol", pictures: "picture", tokens: "token", file: "file" };
  // What can be searched by itself.
  const parts = { names: ["component", "variant", "group", "tags"], texts: ["texts"], symbols: ["symbols", "pictures"], tokens: ["tokens"], file: ["file"] };
  // How well a field answers, the best first.
  const ranks = { exact: 0, prefix: 1, word: 2, part: 3, fuzzy: 4 };
  let entries = null;
  // The words of all names.
  let vocabulary = new Set();
  let waiting = [];

  const wordsOf = (text) => text.split(/[^\p{L}\p{N}]+/u).filter(Boolean);

  // Fields in whose words letters may be wrong; others are too long for it.
  const isNamed = ({ name }) => name !== "texts" && name !== "file";

  function fill(records) {
    entries = records.map((record, order) => {
      const own = fields.flatMap((name) => [record[name] ?? []].flat().map((text) => ({ name, text, lower: text.toLowerCase() })));
      const words = new Map();
      for (const field of own.filter(isNamed)) {
        for (const word of wordsOf(field.lower)) if (!words.has(word)) words.set(word, field);
      }
      return { record, order, fields: own, words, all: own.map(({ lower }) => lower).join("\n") };
    });
    vocabulary = new Set(entries.flatMap(({ words }) => [...words.keys()]));
    for (const resume of waiting) resume(entries);
    waiting = [];
  }

  function load() {
    if (entries) return Promise.resolve(entries);
    const isFirst = waiting.length === 0;
    return new Promise((resume) => {
      waiting.push(resume);
      if (isFirst) document.head.append(vitrine.markup.html("script", { src: "search-data.js" }));
    });
  }

  // Whether two words differ in few letters: one of four or five, two of more.
  function isNear(word, other) {
    const limit = word.length < 4 ? 0 : word.length < 6 ? 1 : 2;
    if (limit === 0 || Math.abs(word.length - other.length) > limit) return false;
    let row = Array.from({ length: other.length + 1 }, (_, place) => place);
    for (let i = 1; i <= word.length; i += 1) {
      const next = [i];
      for (let j = 1; j <= other.length; j += 1) {
        next[j] = Math.min(row[j] + 1, next[j - 1] + 1, row[j - 1] + (word[i - 1] === other[j - 1] ? 0 : 1));
      }
      if (Math.min(...next) > limit) return false;
      row = next;
    }
    return row[other.length] <= limit;
  }

  function rank({ lower }, wanted) {
    const place = lower.indexOf(wanted);
    if (place < 0) return null;
    if (place === 0) return lower.length === wanted.length ? ranks.exact : ranks.prefix;
    return /[\p{L}\p{N}]/u.test(lower[place - 1]) ? ranks.part : ranks.word;
  }

  // The field of an entry that answers best; earlier fields go before later ones.
  function best(entry, { text, near, within }) {
    let found = null;
    if (entry.all.includes(text)) {
      for (const field of entry.fields) {
        if (within && !within.includes(field.name)) continue;
        const own = rank(field, text);
        if (own !== null && (!found || own < found.rank)) found = { rank: own, field };
        if (found?.rank === ranks.exact) break;
      }
    }
    if (found) return found;
    const word = near.find((other) => entry.words.has(other) && (!within || within.includes(entry.words.get(other).name)));
    return word === undefined ? null : { rank: ranks.fuzzy, field: entry.words.get(word) };
  }

  // - parts: the words of a query of several.
  function match(entry, whole, parts) {
    const found = best(entry, whole);
    if (found || parts.length < 2) return found;
    const answers = parts.map((part) => best(entry, part));
    if (answers.includes(null)) return null;
    return answers.reduce((worst, one) => (one.rank > worst.rank ? one : worst));
  }

  // What is looked for, with the known words that are like it.
  const wanted = (text, within) => ({ text, within, near: [...vocabulary].filter((word) => isNear(text, word)) });

  // Whether a variant is as filters want it: one of the chosen statuses, tags, changed on a day or later, with findings.
  function passes({ status, tags, changed, findings }, filters) {
    return (!filters.status.size || status.some((one) => filters.status.has(one)))
      && (!filters.tag.size || (tags ?? []).some((one) => filters.tag.has(one)))
      && (!filters.since || (changed ?? "") >= filters.since)
      && (!filters.findings.size || Boolean(findings));
  }

  // - Returns: the entries that answer, the best first, each with the field that does.
  function find(all, query, filters) {
    const text = query.trim().toLowerCase().replaceAll(/\s+/g, " ");
    const within = parts[filters.part] ?? null;
    const whole = wanted(text, within);
    const words = text.split(" ").map((word) => wanted(word, within));
    const hits = [];
    for (const entry of all) {
      if (!passes(entry.record, filters)) continue;
      const answer = text ? match(entry, whole, words) : { rank: 0, field: null };
      if (answer) hits.push({ entry, ...answer });
    }
    const place = ({ field }) => (field ? fields.indexOf(field.name) : 0);
    return hits.sort((a, b) => a.rank - b.rank || place(a) - place(b) || a.entry.order - b.entry.order);
  }

  return { fill, load, find, labels };
})();
