// Keeps what the reader chose while they go from page to page; everything is shown without it.
for (const input of document.querySelectorAll(".switch input")) {
  if (input.name === "mode") continue;
  const key = `vitrine-${input.name}`;
  try {
    if (localStorage.getItem(key) === input.value) input.checked = true;
    input.addEventListener("change", () => localStorage.setItem(key, input.value));
  } catch {
    // Some browsers keep nothing for files.
  }
}
