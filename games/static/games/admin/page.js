/* The page of a card set: after a refused save the reader starts at what is wrong. */
document.querySelector("[data-problems]")?.focus();
