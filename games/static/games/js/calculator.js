/** A calculator's page: works out while one types, keeps the entries in the address, and goes on without a network. */

const page = document.querySelector("[data-calculator]");
const form = page.querySelector("form");
const groups = page.querySelector("[data-groups]");
const answer = page.querySelector("[data-answer]");
const status = page.querySelector("[data-status]");
const PATIENCE_MS = 4000;

let latest = 0;
let timer = 0;
let python = null;

/** The entries as an address has them: the first value of each name, and only what isn't the default. */
function entries() {
  const found = new URLSearchParams();
  for (const [name, value] of new FormData(form)) {
    if (!found.has(name)) found.set(name, value);
  }
  for (const field of groups.querySelectorAll("[data-field]")) {
    if (found.get(field.dataset.field) === field.dataset.default) found.delete(field.dataset.field);
  }
  return found;
}

function address(found) {
  const query = found.toString();
  return query ? `${location.pathname}?${query}` : location.pathname;
}

async function fromServer(found) {
  const query = new URLSearchParams(found);
  query.set("lang", page.dataset.language);
  query.set("part", "1");
  const response = await fetch(`${location.pathname}?${query}`, { signal: AbortSignal.timeout(PATIENCE_MS) });
  if (!response.ok) throw new Error(`status ${response.status}`);
  return response.json();
}

/** The same Python on this device. The worker is started at the first need and kept. */
function fromDevice(found, number) {
  python ??= new Worker(page.dataset.worker, { type: "module" });
  return new Promise((resolve, reject) => {
    const answered = ({ data }) => {
      if (data.number !== number) return;
      python.removeEventListener("message", answered);
      if (data.fault) reject(new Error(data.fault));
      else resolve(data.parts);
    };
    python.addEventListener("message", answered);
    python.addEventListener("error", () => reject(new Error("the worker did not start")), { once: true });
    python.postMessage({
      number,
      pyodide: new URL(page.dataset.pyodide, location).href,
      engine: new URL(page.dataset.engine, location).href,
      slug: page.dataset.slug,
      name: page.dataset.name,
      language: page.dataset.language,
      entries: Object.fromEntries(found),
    });
  });
}

async function workOut(found = entries()) {
  const number = ++latest;
  history.replaceState(null, "", address(found));
  page.toggleAttribute("data-busy", true);
  let parts = null;
  let said = "";
  try {
    parts = await fromServer(found);
  } catch {
    if (number !== latest) return;
    try {
      parts = await fromDevice(found, number);
      said = page.dataset.offlineNow;
    } catch {
      said = page.dataset.offlineFailed;
    }
  }
  if (number !== latest) return;
  page.toggleAttribute("data-busy", false);
  status.textContent = said;
  if (parts) show(parts);
}

/** The answer anew; the form only where other fields are asked or other faults are told, so that typing isn't disturbed. */
function show(parts) {
  answer.innerHTML = parts.answer;
  const next = document.createElement("div");
  next.innerHTML = parts.form;
  if (shape(next) === shape(groups)) return;
  const at = document.activeElement;
  const name = groups.contains(at) ? at.name : null;
  const typed = name && at.type === "number" ? at.value : null;
  groups.replaceChildren(...next.childNodes);
  const again = name && groups.querySelector(`[name="${CSS.escape(name)}"]`);
  if (!again) return;
  if (typed !== null) again.value = typed;
  again.focus();
}

function shape(element) {
  const fields = [...element.querySelectorAll("[data-field]")].map((field) => field.dataset.field);
  const faults = [...element.querySelectorAll(".calc-fault")].map((fault) => fault.id + fault.textContent);
  return [...fields, ...faults].join("|");
}

form.addEventListener("submit", (event) => {
  event.preventDefault();
  workOut();
});
form.addEventListener("input", () => {
  // An answer to what stood there before must not put that back.
  latest += 1;
  clearTimeout(timer);
  timer = setTimeout(workOut, 150);
});

page.querySelector("[data-reset]").addEventListener("click", () => workOut(new URLSearchParams()).then(() => location.reload()));
const share = page.querySelector("[data-share]");
share.hidden = !navigator.clipboard;
share.addEventListener("click", async () => {
  await navigator.clipboard.writeText(location.href);
  status.textContent = share.dataset.copied;
});

// A page that was kept for a time without a network is empty: fill it with what the address says.
const asked = new URLSearchParams(location.search);
asked.delete("lang");
if (page.dataset.query !== asked.toString()) workOut(asked).then(() => latest === 1 && refill(asked));

function refill(found) {
  for (const [name, value] of found) {
    const control = groups.querySelector(`[name="${CSS.escape(name)}"]`);
    if (control?.type === "checkbox") control.checked = value === "1";
    else if (control) control.value = value;
  }
}

if ("serviceWorker" in navigator) {
  navigator.serviceWorker.register(page.dataset.serviceWorker, { scope: page.dataset.scope }).catch(() => {});
  // Until the service worker has taken the page over, what the page asks for isn't kept.
  const kept = () => navigator.serviceWorker.controller && page.toggleAttribute("data-kept", true);
  navigator.serviceWorker.ready.then(kept);
  navigator.serviceWorker.addEventListener("controllerchange", kept);
}
