// Keeps the calculators for a time without a network. VERSION and FILES are put before this by the server.
const KEPT = `calculators-${VERSION}`;

self.addEventListener("install", (event) => {
  // Without credentials: what is kept must not hold anyone's name.
  const keep = async () => {
    const cache = await caches.open(KEPT);
    await Promise.all(
      FILES.map(async (file) => {
        const response = await fetch(file, { credentials: "omit", cache: "no-cache" });
        if (!response.ok) throw new Error(`${file}: ${response.status}`);
        await cache.put(file.split("?")[0], response);
      }),
    );
    await self.skipWaiting();
  };
  event.waitUntil(keep());
});

self.addEventListener("activate", (event) => {
  const tidy = async () => {
    for (const name of await caches.keys()) {
      if (name.startsWith("calculators-") && name !== KEPT) await caches.delete(name);
    }
    await self.clients.claim();
  };
  event.waitUntil(tidy());
});

self.addEventListener("fetch", (event) => {
  const url = new URL(event.request.url);
  if (event.request.method !== "GET" || url.origin !== self.location.origin) return;
  // A calculation is asked of the server, or else of the page's own Python.
  if (url.searchParams.has("part")) return;
  const fresh = async () => {
    try {
      return await fetch(event.request);
    } catch (problem) {
      const cache = await caches.open(KEPT);
      const kept = await cache.match(url.pathname);
      if (kept) return kept;
      throw problem;
    }
  };
  event.respondWith(fresh());
});
