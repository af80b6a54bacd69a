// Everything of this folder, kept at the first visit: afterwards no network is needed, not even for a reload.
const VERSION = "VERSION";
const FILES = ["FILES"];
const KEPT = `formicarium-here-${VERSION}`;

self.addEventListener("install", (event) => {
  event.waitUntil(
    caches
      .open(KEPT)
      .then((cache) => cache.addAll(FILES.map((file) => new Request(file, { cache: "reload" }))))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener("activate", (event) => {
  const old = (name) => name.startsWith("formicarium-here-") && name !== KEPT;
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter(old).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  const scope = new URL(self.registration.scope);
  if (request.method !== "GET" || url.origin !== scope.origin || !url.pathname.startsWith(scope.pathname)) return;
  const page = request.mode === "navigate" ? new Request(scope.href) : request;
  event.respondWith(caches.match(page, { ignoreSearch: true }).then((found) => found ?? fetch(request)));
});
