// Service worker of the site, for bad connections. Pages come from the network, and from the cache only if it does not
// answer; files with a hash in their name never change and come from the cache first. Nothing else is cached: no API.
const KEPT = "formicarium-1";
const MOST = 80;

self.addEventListener("install", (event) => {
  event.waitUntil(
    caches
      .open(KEPT)
      .then((cache) => cache.add("/"))
      .catch(() => undefined)
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener("activate", (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) =>
        Promise.all(
          names.filter((name) => name.startsWith("formicarium-") && name !== KEPT).map((name) => caches.delete(name)),
        ),
      )
      .then(() => self.clients.claim()),
  );
});

async function keep(key, response) {
  const cache = await caches.open(KEPT);
  await cache.put(key, response);
  const keys = await cache.keys();
  await Promise.all(
    keys
      .filter((one) => new URL(one.url).pathname !== "/")
      .slice(0, Math.max(0, keys.length - MOST))
      .map((one) => cache.delete(one)),
  );
}

async function page(event) {
  try {
    const response = await fetch(event.request);
    // All pages of the site are the same file; a redirect (a device link) or an error is not.
    if (response.ok && !response.redirected && (response.headers.get("content-type") || "").startsWith("text/html")) {
      const path = new URL(event.request.url).pathname;
      if (!path.startsWith("/api") && !path.startsWith("/here/")) event.waitUntil(keep("/", response.clone()));
    }
    return response;
  } catch (lost) {
    const shell = await caches.match("/");
    if (shell) return shell;
    throw lost;
  }
}

async function file(event) {
  const found = await caches.match(event.request);
  if (found) return found;
  const response = await fetch(event.request);
  if (response.ok) event.waitUntil(keep(event.request, response.clone()));
  return response;
}

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== location.origin) return;
  if (request.mode === "navigate" && !url.pathname.startsWith("/api") && !url.pathname.startsWith("/device/"))
    event.respondWith(page(event));
  else if (url.pathname.startsWith("/assets/")) event.respondWith(file(event));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const path = typeof event.notification.data === "string" ? event.notification.data : "/";
  event.waitUntil(
    self.clients.matchAll({ type: "window" }).then(async (windows) => {
      const open = windows.find((one) => "focus" in one);
      if (open) {
        await open.focus();
        return open.navigate(path);
      }
      return self.clients.openWindow(path);
    }),
  );
});
