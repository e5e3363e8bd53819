"use strict";
// Every page works without scripts, which add looking into pictures, comparing them and searching.
const vitrine = {};

// Keeps what the reader chose while they go from page to page.
for (const input of document.querySelectorAll(".switch input")) {
  if (["mode", "zoom"].includes(input.name)) continue;
  const key = `vitrine-${input.name}`;
  try {
    if (localStorage.getItem(key) === input.value) input.checked = true;
    input.addEventListener("change", () => localStorage.setItem(key, input.value));
  } catch {
    // Some browsers keep nothing for files.
  }
}
