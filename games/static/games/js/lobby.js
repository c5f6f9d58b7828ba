// Keeps lobby and waiting room fresh, and makes the new-table form a little kinder. All of it works without this file.

// A part with data-refresh asks for its news every so many seconds while the page is looked at.
const SECOND_MS = 1000;
let seconds = 0;
setInterval(() => {
  seconds += 1;
  if (document.hidden) return;
  for (const part of document.querySelectorAll("[data-refresh]")) {
    if (seconds % Number(part.dataset.refresh) === 0) htmx.trigger(part, "refresh");
  }
}, SECOND_MS);
document.addEventListener("visibilitychange", () => {
  if (document.hidden) return;
  for (const part of document.querySelectorAll("[data-refresh]")) htmx.trigger(part, "refresh");
});

// What a refresh changed in the heading is said to who can't see it.
const speaker = document.querySelector("[data-says]");
if (speaker) {
  const heading = () => document.getElementById(speaker.dataset.says)?.textContent ?? "";
  let said = heading();
  document.addEventListener("htmx:afterSettle", () => {
    if (heading() === said) return;
    said = heading();
    speaker.textContent = said;
  });
}

// The table's own line says at once when someone sits down or the match begins; the refresh above is the fallback.
const room = document.querySelector("[data-table-ws]");
if (room) {
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  const listen = (wait) => {
    const line = new WebSocket(`${scheme}://${location.host}${room.dataset.tableWs}`);
    line.addEventListener("open", () => { wait = SECOND_MS; });
    line.addEventListener("message", (event) => {
      const kind = JSON.parse(event.data).type;
      if (kind !== "view" && kind !== "presence") return;
      for (const part of document.querySelectorAll("[data-refresh]")) htmx.trigger(part, "refresh");
    });
    line.addEventListener("close", () => setTimeout(listen, wait, Math.min(wait * 2, 30 * SECOND_MS)));
  };
  listen(SECOND_MS);
}

// One can sit on one seat only: choosing "me" elsewhere frees the seat one had chosen before.
document.addEventListener("change", (event) => {
  const radio = event.target;
  if (!radio.matches?.('[data-new-table] input[value="me"]')) return;
  for (const other of radio.form.querySelectorAll('input[value="me"]:checked')) {
    if (other === radio) continue;
    radio.form.querySelector(`input[name="${other.name}"][value="open"]`).checked = true;
  }
});

// The button of a row may be gone after it was pressed: then the focus goes to the next sensible place.
document.addEventListener("htmx:afterSettle", (event) => {
  if (event.target.id !== "new-table" || document.activeElement !== document.body) return;
  const choices = document.querySelectorAll("#new-table .seat-list input:checked");
  (document.getElementById("add-seat") ?? choices[choices.length - 1])?.focus();
});

// Copying the invite link.
document.addEventListener("click", async (event) => {
  const button = event.target.closest?.("[data-copy]");
  if (!button) return;
  const field = document.getElementById(button.dataset.copy);
  field.select();
  try {
    await navigator.clipboard.writeText(field.value);
  } catch {
    // Clipboards need TLS or localhost: the text is selected, so the keyboard can copy it.
    document.execCommand("copy");
  }
  const said = document.getElementById(button.dataset.said);
  said.textContent = button.dataset.done;
});
