// Menus made of <details> close on Escape, on a click elsewhere and when the focus leaves them.
// After a form came back with errors, the focus goes to what says so.
function open() {
  return document.querySelector("[data-menu][open]");
}

document.addEventListener("keydown", (event) => {
  const menu = event.key === "Escape" && open();
  if (!menu) return;
  menu.open = false;
  menu.querySelector("summary").focus();
});
document.addEventListener("click", (event) => {
  const menu = open();
  if (menu && !menu.contains(event.target)) menu.open = false;
});
document.addEventListener("focusin", (event) => {
  const menu = open();
  if (menu && !menu.contains(event.target)) menu.open = false;
});

document.querySelector("[data-focus]")?.focus();
