/* Rows of verb and amount inside a card: added and removed without a request. The names repeat, so there is
   nothing to number. */

function changed(field) {
  field.dispatchEvent(new Event("input", { bubbles: true }));
}

function added(field, templates) {
  const row = templates.get(field.dataset.verbs).content.firstElementChild.cloneNode(true);
  for (const [part, says] of [["verb", "what"], ["amount", "how many"]]) {
    const input = row.querySelector(`[name="-${part}"]`);
    input.name = `${field.dataset.name}-${part}`;
    input.setAttribute("aria-label", `${field.dataset.label}: ${says}`);
  }
  row.querySelector("[data-verb-remove]").setAttribute("aria-label", `${field.dataset.label}: remove this row`);
  field.querySelector("[data-verb-list]").append(row);
  return row;
}

/** Make the rows of verbs anywhere under `root` editable. */
export function verbRows(root) {
  const templates = new Map(
    [...root.querySelectorAll("template[data-vocabulary]")].map((template) => [template.dataset.vocabulary, template]),
  );
  root.addEventListener("click", (event) => {
    const field = event.target.closest("[data-verbs]");
    if (!field) return;
    if (event.target.closest("[data-verb-add]")) {
      const select = added(field, templates).querySelector("select");
      select.focus();
      changed(select);
    }
    const remove = event.target.closest("[data-verb-remove]");
    if (remove) {
      remove.closest("[data-verb-row]").remove();
      field.querySelector("[data-verb-add]").focus();
      changed(field);
    }
  });
}
