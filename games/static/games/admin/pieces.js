/** Bring the symbols of a file of pieces into the page, so that drawings can refer to them. */
export async function loadPieces(url) {
  const answer = await fetch(url);
  if (!answer.ok) return;
  const sprite = new DOMParser().parseFromString(await answer.text(), "image/svg+xml").documentElement;
  sprite.setAttribute("class", "cards-sprite");
  sprite.setAttribute("aria-hidden", "true");
  document.body.append(document.importNode(sprite, true));
}
