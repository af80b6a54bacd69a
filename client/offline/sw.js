// Service worker of an offline folder: caches all files at the first visit, so that no network is needed afterwards,
// not even for a reload. A new version is cached whole beside the old one; it takes over when no page of the old one is
// open, or when a page asks for it, so that no page gets files of both.
const VERSION = "VERSION";
const FILES = ["FILES"];
const scope = new URL(self.registration.scope);
const PREFIX = `formicarium here ${scope.pathname} `; // other folders of this host have their own caches
const KEPT = PREFIX + VERSION;
const HASHED = /^(here\/|assets\/.*-[\w-]{8}\.)/; // files that never change
const PAGES = [scope.pathname, `${scope.pathname}index.html`];

/** Return a file from an older version's cache, else from the network. */
async function bring(file) {
  const found = HASHED.test(file) && (await caches.match(new URL(file, scope), { ignoreVary: true }));
  const response = found || (await fetch(file, { cache: "no-cache" }));
  if (!response.ok) throw new Error(`${file}: ${response.status}`);
  return response;
}

self.addEventListener("install", (event) => {
  event.waitUntil(
    caches.open(KEPT).then((cache) => Promise.all(FILES.map(async (file) => cache.put(file, await bring(file))))),
  );
});

self.addEventListener("activate", (event) => {
  const old = (name) => name.startsWith(PREFIX) && name !== KEPT;
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter(old).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

self.addEventListener("message", ({ data }) => {
  if (data === "now") self.skipWaiting();
});

async function find(request) {
  const cache = await caches.open(KEPT);
  return (await cache.match(request, { ignoreSearch: true, ignoreVary: true })) ?? fetch(request);
}

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== scope.origin || !url.pathname.startsWith(scope.pathname)) return;
  if (request.mode !== "navigate") event.respondWith(find(request));
  else if (PAGES.includes(url.pathname)) event.respondWith(find(new Request(scope.href)));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const path = typeof event.notification.data === "string" ? event.notification.data : "/";
  event.waitUntil(
    self.clients.matchAll({ type: "window" }).then(async (windows) => {
      const open = windows.find((one) => one.url.startsWith(scope.href) && "focus" in one);
      if (!open) return self.clients.openWindow(`${scope.href}?${path}`);
      await open.focus();
      return open.navigate(`${scope.href}?${path}`);
    }),
  );
});
