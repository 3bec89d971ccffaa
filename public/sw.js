// Keeps the app on the device, so that it opens from any path without a network. `.ci/offline.mjs` puts the line before
// this one that says what BUILD is: the files, which of them the page names, and one version for all of their contents.

// Several copies of the app may live at one origin, each below a path of its own: none may touch another's files.
const OURS = `tenbo ${new URL(registration.scope).pathname} `;
const NAME = OURS + BUILD.version;
const PAGE = new URL("./", registration.scope).href;

// A build's files come all or not at all, and past the browser's own cache, which may hold those of another build.
async function install() {
  try {
    const cache = await caches.open(NAME);
    await cache.addAll(BUILD.files.map((name) => new Request(name, { cache: "reload" })));
    const page = await (await cache.match(PAGE)).text();
    // While a host's files are being replaced, the page may still be another build's.
    if (!BUILD.named.every((name) => page.includes(name))) throw new Error("the page is of another build");
  } catch (error) {
    await caches.delete(NAME);
    throw error;
  }
}

/** Caches of older builds of this copy. */
const older = async () => (await caches.keys()).filter((name) => name.startsWith(OURS) && name !== NAME);

async function activate() {
  const open = await clients.matchAll({ type: "window" });
  // Pages reload when the worker changes (update.js), frames do not: what they may still ask for stays until another time.
  if (!open.some(({ frameType }) => frameType === "nested")) {
    await Promise.all((await older()).map((name) => caches.delete(name)));
  }
  await clients.claim();
}

// What a host sends may vary by how it was asked; the content does not.
const kept = (what, cacheName) => caches.match(what, { cacheName, ignoreSearch: true, ignoreVary: true });

async function answer(request) {
  const path = request.url.slice(PAGE.length).replace(/[?#].*/, "");
  const page = request.mode === "navigate" && (path === "" || path === "index.html");
  const found = await kept(page ? PAGE : request, NAME);
  if (found) return found;
  for (const name of await older()) {
    const before = await kept(request, name);
    if (before) return before;
  }
  return fetch(request);
}

addEventListener("install", (event) => event.waitUntil(install()));
addEventListener("activate", (event) => event.waitUntil(activate()));
addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method === "GET" && request.url.startsWith(PAGE)) event.respondWith(answer(request));
});
// Not before the page is asked for it: a page of one build and the files of another do not fit together.
addEventListener("message", (event) => {
  if (event.data === "skip-waiting") skipWaiting();
});
