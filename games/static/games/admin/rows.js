/* Rows of a form that can be added, removed and taken back without losing anything that was typed.
   A removed row stays in the form with its mark set: the server skips it, and an undo needs no request. */

/** Say to the page that a field was changed, as typing in it would. */
function touched(field) {
  queueMicrotask(() => field.dispatchEvent(new Event("input", { bubbles: true })));
}

/**
 * Make `list` (with its rows as [data-row]) editable.
 * @param {object} parts list, template, add (button), total (the form's count of rows), most (rows at most)
 * @param {function(Element): void} show called for each row after it appeared or changed
 * @param {function(Element[]): void} count called with the rows that aren't removed after every change
 */
export function rows({ list, template, add, total, most }, show, count) {
  const all = () => [...list.querySelectorAll("[data-row]")];
  const mark = (row) => row.querySelector(".cards-removed-mark");
  const recount = () => {
    const kept = all().filter((row) => !mark(row).checked);
    kept.forEach((row, index) => { row.querySelector("[data-number]").textContent = index + 1; });
    add.disabled = all().length >= most;
    count(kept);
  };
  const dress = (row) => {
    row.querySelector("fieldset").hidden = mark(row).checked;
    row.querySelector(".guest-gone").hidden = !mark(row).checked;
    row.querySelector(".guest-mark").hidden = true;
    show(row);
  };
  const set = (row, removed) => {
    mark(row).checked = removed;
    dress(row);
    touched(mark(row));
    row.querySelector(removed ? "[data-restore]" : "[data-remove]").focus();
  };

  add.addEventListener("click", () => {
    const index = Number(total.value);
    const holder = document.createElement("template");
    holder.innerHTML = template.innerHTML.replaceAll("__prefix__", String(index));
    const row = holder.content.querySelector("[data-row]");
    list.append(row);
    total.value = String(index + 1);
    dress(row);
    const first = row.querySelector("input, select");
    first.focus();
    // Typing replaces what a new row starts with.
    first.select?.();
    touched(first);
  });
  list.addEventListener("click", (event) => {
    const row = event.target.closest("[data-row]");
    if (event.target.closest("[data-remove]")) set(row, true);
    if (event.target.closest("[data-restore]")) set(row, false);
  });
  list.addEventListener("input", (event) => {
    show(event.target.closest("[data-row]"));
    recount();
  });
  all().forEach(dress);
  recount();
}
