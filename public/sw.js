// Keeps the app on the device, so that it opens from any path without a network. `scripts/build/offline.mjs` puts the line before
// this one that says what BUILD is: each file with the SHA-256 of its content, and one version for all of them.

// Several copies of the app may live at one origin, each below a path of its own: none may touch another's files.
const OURS = `tenbo ${new URL(registration.scope).pathname} `;
const NAME = OURS + BUILD.version;
const PAGE = new URL("./", registration.scope).href;
/** What the page is called as well: by the rulebooks that it then plays. Some hosts leave the ending away. */
const NAMES = new Set(["index", ...BUILD.pages].map((name) => PAGE + name));
/** What the files of this build must be, by their addresses. */
const SUMS = new Map(Object.entries(BUILD.files).map(([name, sum]) => [new URL(name, PAGE).href, sum]));

/** What the name of a file says of its content: the beginning of the same sum, where a build has named it by it. */
const told = (url) => url.match(/-([0-9a-f]{16})[._][^/]*$/)?.[1] ?? "";

/** An answer, if it is what must be there: hosts send a page for what they lack, and what was kept may be damaged. */
async function right(answer, meant) {
  if (!answer?.ok) return undefined;
  const bytes = await answer.arrayBuffer();
  const sum = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  const found = Array.from(sum, (byte) => byte.toString(16).padStart(2, "0")).join("");
  // Made anew it has not been redirected, which no page may be that a worker hands out.
  return found.startsWith(meant) ? new Response(bytes, { headers: answer.headers }) : undefined;
}

/** A file of this build from the host: as the browser has it from there, so that what the page has just fetched is not fetched
 *  again; past its own cache where that holds another one. */
const sent = async (url) =>
  (await right(await fetch(url).catch(() => {}), SUMS.get(url))) ?? right(await fetch(new Request(url, { cache: "reload" })), SUMS.get(url));

/** A file from a cache. What a host sends may vary by how it was asked; the content does not. */
const kept = async (url, cacheName) =>
  right(await caches.match(url, { cacheName, ignoreVary: true }), cacheName === NAME ? SUMS.get(url) : told(url));

/** Caches of older builds of this copy. */
const older = async () => (await caches.keys()).filter((name) => name.startsWith(OURS) && name !== NAME);

/** A file of this build as an older one has kept it: most of an update is what was there before. */
async function carried(url) {
  for (const cacheName of await older()) {
    const file = await right(await caches.match(url, { cacheName, ignoreVary: true }), SUMS.get(url));
    if (file) return file;
  }
  return undefined;
}

/** Whether the cache of an older build has its page, all that the page names, and everything as it must be. */
async function holds(name) {
  const page = await kept(PAGE, name);
  if (!page) return false;
  const named = (await page.text()).match(/[\w-]+-[0-9a-f]{16}[._][\w.]+/g) ?? [];
  const keys = await (await caches.open(name)).keys();
  const all = new Set([...keys.map(({ url }) => url), ...named.map((file) => new URL(file, PAGE).href)]);
  return (await Promise.all([...all].map((url) => kept(url, name)))).every(Boolean);
}

// A build's files come all or not at all.
async function install() {
  const before = await caches.has(NAME);
  try {
    const cache = await caches.open(NAME);
    await Promise.all([...SUMS.keys()].map(async (url) => {
      const file = (await carried(url)) ?? (await sent(url));
      if (!file) throw new Error(`${url} is not of this build`);
      await cache.put(url, file);
    }));
  } catch (error) {
    if (!before) await caches.delete(NAME);
    // The pages say why (update.js).
    for (const page of await clients.matchAll({ includeUncontrolled: true })) page.postMessage({ unkept: error.name });
    throw error;
  }
  // An app that was kept in a wrong state may not even start, and then nobody can take the new one.
  const whole = await Promise.all((await older()).map(holds));
  if (!whole.every(Boolean)) await skipWaiting();
}

async function activate() {
  const open = await clients.matchAll({ type: "window" });
  // Pages reload when the worker changes (update.js), frames do not: what they may still ask for stays until another time.
  if (!open.some(({ frameType }) => frameType === "nested")) {
    await Promise.all((await older()).map((name) => caches.delete(name)));
  }
  await clients.claim();
}

/** A file of this build. What is not in its cache as it must be comes from the host, and is kept again. */
async function own(url) {
  const here = await kept(url, NAME);
  if (here) return here;
  const file = await sent(url);
  if (file) await (await caches.open(NAME)).put(url, file.clone());
  return file;
}

async function answer(request) {
  const page = request.mode === "navigate";
  const asked = request.url.replace(/[?#].*/, "");
  const url = page && NAMES.has(asked.replace(/\.html$/, "")) ? PAGE : asked;
  if (SUMS.has(url)) {
    const file = await own(url).catch(() => {});
    if (file) return file;
    // The page of a newer build has files of its own; any other file is right or is none.
    if (!page) return Response.error();
  }
  for (const name of page ? [] : await older()) {
    const before = await kept(url, name);
    if (before) return before;
  }
  return fetch(request);
}

addEventListener("install", (event) => event.waitUntil(install()));
addEventListener("activate", (event) => event.waitUntil(activate()));
addEventListener("fetch", (event) => {
  const { request } = event;
  // What is to be stored nowhere is asked of the host itself (check.js).
  if (request.method === "GET" && request.cache !== "no-store" && request.url.startsWith(PAGE)) event.respondWith(answer(request));
});
// Not before the page is asked for it: a page of one build and the files of another do not fit together.
addEventListener("message", (event) => {
  if (event.data === "skip-waiting") skipWaiting();
});
