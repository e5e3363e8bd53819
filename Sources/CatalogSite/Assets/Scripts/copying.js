// Copies what stands in boxes of code.
{
  const { html } = vitrine.markup;
  for (const code of document.querySelectorAll(".content pre, .source-listing pre")) {
    const button = html("button", { type: "button", class: "copy" }, "Copy");
    button.addEventListener("click", async () => {
      try {
        await navigator.clipboard.writeText(code.textContent);
        button.textContent = "Copied";
      } catch {
        // Where the clipboard is closed to pages, the text is chosen, so that the reader can copy it.
        getSelection().selectAllChildren(code);
        button.textContent = "Chosen";
      }
    });
    code.before(button);
  }
}
