// Switches between light and dark without loading the page again; without scripts the form does it by a POST.
const YEAR_S = 365 * 24 * 3600;

function apply(theme) {
  const root = document.documentElement;
  if (theme) root.dataset.theme = theme;
  else delete root.dataset.theme;
  const secure = location.protocol === "https:" ? "; secure" : "";
  document.cookie = `theme=${theme}; path=/; samesite=lax; max-age=${theme ? YEAR_S : 0}${secure}`;
  for (const radio of document.querySelectorAll('[data-theme-form] input[type="radio"][name="theme"]')) {
    radio.checked = radio.value === theme;
  }
}

document.addEventListener("submit", (event) => {
  const form = event.target;
  if (!form.matches("[data-theme-form]")) return;
  event.preventDefault();
  const hadFocus = form.contains(document.activeElement);
  apply(event.submitter?.value ?? new FormData(form).get("theme") ?? "");
  // The pressed button gives way to its counterpart; the focus goes along.
  if (hadFocus && form.matches(".theme-form")) {
    for (const button of form.querySelectorAll("button")) if (button.checkVisibility()) button.focus();
  }
});

document.addEventListener("change", (event) => {
  const form = event.target.closest?.("[data-theme-form]");
  if (form && event.target.name === "theme") apply(event.target.value);
});
