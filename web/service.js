/* Keeps the whole page, so that it is there without a network. The build fills in what belongs to it;
   a new version takes over when the last tab of the old one is closed, never in between. */

const VERSION = "{{version}}", FILES = "{{files}}";
const OURS = "sudologue-";

self.addEventListener("install", event =>
  event.waitUntil(caches.open(OURS + VERSION).then(cache => cache.addAll(FILES))));

self.addEventListener("activate", event => event.waitUntil((async () => {
  for (const name of await caches.keys()) {
    if (name.startsWith(OURS) && name != OURS + VERSION) await caches.delete(name);
  }
})()));

self.addEventListener("fetch", event => {
  if (event.request.method != "GET" || !event.request.url.startsWith(self.registration.scope)) return;
  event.respondWith((async () => {
    const cache = await caches.open(OURS + VERSION);
    return await cache.match(event.request, { ignoreSearch: true }) ?? fetch(event.request);
  })());
});
