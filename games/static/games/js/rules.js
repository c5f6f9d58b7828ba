/** The pages of the rulebooks: "/" goes to the question, contents are open where there is room, printing. */

const wide = matchMedia("(min-width: 1081px)");
const contents = document.querySelector("[data-contents]");
const arrange = () => contents?.toggleAttribute("open", wide.matches);
arrange();
wide.addEventListener("change", arrange);
contents?.addEventListener("click", ({ target }) => {
  if (!wide.matches && target.closest("a")) contents.removeAttribute("open");
});

addEventListener("keydown", (event) => {
  if (event.key !== "/" || event.altKey || event.ctrlKey || event.metaKey || event.target.closest("input, textarea, select")) return;
  const box = document.querySelector("[data-ask]");
  if (!box) return;
  event.preventDefault();
  box.focus();
  box.select();
});

// A question too many is answered like any other: with a sentence in place of the answers.
document.addEventListener("htmx:beforeSwap", ({ detail }) => {
  if (detail.xhr.status === 429) Object.assign(detail, { shouldSwap: true, isError: false });
});

for (const button of document.querySelectorAll("[data-print]")) {
  button.hidden = false;
  button.addEventListener("click", () => print());
}
