/* The page of a card set: after a refused save the reader starts at what is wrong, and what was typed isn't
   left behind unasked. */
document.querySelector("[data-problems]")?.focus();

const form = document.querySelector("[data-guard]");
let typed = false;
form?.addEventListener("input", (event) => {
  // A search is never sent: it only helps to find things.
  typed ||= event.target.type !== "search";
});
form?.addEventListener("submit", () => { typed = false; });
window.addEventListener("beforeunload", (event) => { if (typed) event.preventDefault(); });
