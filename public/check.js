// Says what the host of this folder sends wrong, and how to mend it. Everything is asked of the host itself, past the browser's
// caches and past the worker (sw.js). What it says comes from locales (scripts/build/check.mjs).
const TEXTS = JSON.parse(document.querySelector("#texts").textContent);
const HERE = new URL("./", location.href).href;
/** How long a frame may take to come, and then to start, in milliseconds. */
const PATIENCE = [60_000, 20_000];
/** How many files are asked for at the same time. */
const LANES = 6;

// As the page itself (boot.js).
const known = (tag) => {
  const asked = (tag ?? "").toLowerCase().replace(/^zh-(tw|hk|mo)\b.*/, "zh-hant").replace(/^zh(?!-han[st])\b.*/, "zh-hans");
  return Object.keys(TEXTS).find((code) => `${asked}-`.startsWith(`${code.toLowerCase()}-`));
};
const kept = () => {
  try {
    return localStorage.getItem("tenbo-language");
  } catch {
    return undefined;
  }
};
const code = [new URLSearchParams(location.search).get("lang"), kept(), ...navigator.languages].map(known).find(Boolean) ?? "en";
const say = (key) => TEXTS[code][`check-${key}`];

const HOSTS = ["GitHub Pages", "Netlify", "Cloudflare", "nginx", "Apache"];
/** How each host is told: a line for its configuration, or a key of the texts. */
const lines = (github, netlify, cloudflare, nginx, apache) => [github, netlify, cloudflare, nginx, apache];
const all = (rule) => `_headers:\n${rule}`;
const header = (name, value) =>
  lines("fixed", all(`/*\n  ${name}: ${value}`), all(`/*\n  ${name}: ${value}`), `add_header ${name} "${value}" always;`, `Header always set ${name} "${value}"`);
const without = (name) => lines("fixed", "drop-line", all(`/*\n  ! ${name}`), `# add_header ${name} …;`, `Header always unset ${name}\nHeader unset ${name}`);
const ofType = (type, ending) =>
  lines("fixed", all(`/*.${ending}\n  Content-Type: ${type}`), all(`/*.${ending}\n  Content-Type: ${type}`), `types { ${type} ${ending}; }`, `AddType ${type} .${ending}`);
const COMPRESSED = "text/css text/javascript application/json application/wasm application/manifest+json application/octet-stream image/svg+xml";

/** What a file of an ending must be sent as, what is sent as well, and whether browsers refuse anything else. */
const TYPES = {
  html: { type: "text/html", also: [], strict: true },
  js: { type: "text/javascript", also: ["application/javascript", "application/x-javascript"], strict: true },
  css: { type: "text/css", also: [], strict: true },
  wasm: { type: "application/wasm", also: [], strict: true },
  svg: { type: "image/svg+xml", also: [], strict: true },
  png: { type: "image/png", also: [], strict: false },
  json: { type: "application/json", also: [], strict: false },
  webmanifest: { type: "application/manifest+json", also: ["application/json"], strict: false },
  bin: { type: "application/octet-stream", also: ["application/x-binary", "application/macbinary"], strict: false },
};
const isHashed = (name) => /-[0-9a-f]{16}[._]/.test(name);
const ending = (name) => (name === "./" ? "html" : name.match(/\.(\w+)$/)?.[1]);

/** What the page needs of a policy, and what a directive is read from where it is not there. */
const NEEDS = [
  ["script-src", ["'self'", "'wasm-unsafe-eval'"]],
  ["style-src", ["'self'"]],
  ["img-src", ["'self'", "data:"]],
  ["connect-src", ["'self'"]],
  ["worker-src", ["'self'"], ["child-src", "script-src"]],
  ["manifest-src", ["'self'"]],
  ["frame-src", ["'self'"], ["child-src"]],
];

/** What a policy that has `sandbox` must allow besides. */
const SANDBOX = ["allow-scripts", "allow-same-origin", "allow-popups", "allow-popups-to-escape-sandbox", "allow-modals", "allow-downloads"];

// Violations of the host's policy, as the browser reports them: by what was tried here.
const violations = new Set();
addEventListener("securitypolicyviolation", ({ effectiveDirective }) => violations.add(effectiveDirective));

const ask = (name) => fetch(new URL(name, HERE), { cache: "no-store" });
const hex = (bytes) => Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, "0")).join("");

/** A file as the host sends it. */
async function sent(name) {
  const answer = await ask(name).catch(() => undefined);
  if (!answer) return { name, ok: false };
  const bytes = await answer.arrayBuffer();
  const of = (header) => answer.headers.get(header);
  const timing = performance.getEntriesByName(answer.url).at(-1);
  return {
    name, of, size: bytes.byteLength, ok: answer.ok,
    type: (of("Content-Type") ?? "").split(";")[0].trim().toLowerCase(),
    isSmall: Boolean(of("Content-Encoding")) || (timing?.encodedBodySize > 0 && timing.encodedBodySize < timing.decodedBodySize),
    sum: crypto.subtle ? hex(await crypto.subtle.digest("SHA-256", bytes)) : "",
    text: () => new TextDecoder().decode(bytes),
  };
}

/** All of them in their order, some at the same time. */
async function sentAll(names, tell) {
  const found = [];
  let next = 0;
  await Promise.all(Array.from({ length: LANES }, async () => {
    while (next < names.length) {
      const at = next++;
      found[at] = await sent(names[at]);
      tell(next / names.length);
    }
  }));
  return found;
}

/** Whether a frame with the page in it starts; `sandbox` without `allow-same-origin` has no origin and no worker. */
function starts(sandbox) {
  const frame = document.createElement("iframe");
  Object.assign(frame, { src: "./?embed=1&ui=result", title: say("title"), className: "probe", tabIndex: -1 });
  frame.sandbox = sandbox;
  return new Promise((done) => {
    const end = (isThere) => {
      removeEventListener("message", hear);
      frame.remove();
      done(isThere);
    };
    const hear = ({ source, data }) => { if (source === frame.contentWindow && data?.type === "ready") end(true); };
    addEventListener("message", hear);
    setTimeout(end, PATIENCE[0], false);
    frame.addEventListener("load", () => setTimeout(end, PATIENCE[1], false));
    document.body.append(frame);
  });
}

/** What the policies of a header lack. */
function lacking(policies) {
  const found = [];
  for (const policy of policies.split(",")) {
    const directives = new Map(policy.split(";").map((part) => part.trim().toLowerCase().split(/\s+/)).map(([name, ...sources]) => [name, sources]));
    for (const [name, needed, others = []] of NEEDS) {
      const at = [name, ...others, "default-src"].find((one) => directives.has(one));
      const sources = directives.get(at);
      const has = (source) => sources.includes(source) || (source === "'self'" && ["*", location.protocol, location.origin, location.host].some((any) => sources.includes(any)))
        || (source === "'wasm-unsafe-eval'" && sources.includes("'unsafe-eval'"));
      const missing = sources ? needed.filter((source) => !has(source)) : [];
      if (missing.length) found.push(`${name} ${missing.join(" ")}`);
    }
    const barred = directives.has("sandbox") ? SANDBOX.filter((flag) => !directives.get("sandbox").includes(flag)) : [];
    if (barred.length) found.push(`sandbox ${barred.join(" ")}`);
  }
  return found;
}

/** What is forbidden when it is tried: what no header tells, because something on the way adds it. */
async function forbidden() {
  try {
    new WebAssembly.Module(Uint8Array.of(0, 97, 115, 109, 1, 0, 0, 0));
  } catch {
    violations.add("script-src 'wasm-unsafe-eval'");
  }
  const image = new Image();
  image.src = "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='1' height='1'/%3E";
  await image.decode().catch(() => violations.add("img-src data:"));
  return [...violations];
}

const fault = (key, seen = [], mend) => ({ verdict: "wrong", key, seen, mend });
const hint = (key, seen = [], mend) => ({ verdict: "better", key, seen, mend });
const right = (seen = []) => ({ verdict: "right", key: "is-right", seen });
const unchecked = (key) => ({ verdict: "unknown", key, seen: [] });

function secure() {
  return isSecureContext ? right([location.origin]) : fault("secure-bad", [location.origin], lines("Enforce HTTPS", "HTTPS → Force HTTPS", "Always Use HTTPS", "return 301 https://$host$request_uri;", "Redirect permanent / https://…/"));
}

function types(files) {
  const wrong = files.filter(({ ok, name, type }) => {
    const meant = TYPES[ending(name)];
    return ok && meant && type !== meant.type && !meant.also.includes(type);
  });
  const seen = wrong.map(({ name, type }) => `${name}: ${type || "–"}`);
  const first = wrong.find(({ name }) => TYPES[ending(name)].strict) ?? wrong[0];
  if (!first) return right();
  const end = ending(first.name);
  return (TYPES[end].strict ? fault : hint)("types-bad", seen, ofType(TYPES[end].type, end));
}

const OPTIMIZERS = lines(".nojekyll", "Post processing: off", "Rocket Loader, Email Address Obfuscation: off", "pagespeed off; sub_filter_once off;", "ModPagespeed off");

function unchanged(files, sums) {
  if (!sums) return unchecked("files-no-list");
  const missing = files.filter(({ ok }) => !ok).map(({ name }) => `${name}: 404`);
  const altered = crypto.subtle ? files.filter(({ ok, name, sum }) => ok && sums[name] && sum !== sums[name]).map(({ name, sum }) => `${name}: ${sum.slice(0, 8)} ≠ ${sums[name].slice(0, 8)}`) : [];
  const seen = [...missing, ...altered];
  if (seen.length) return fault("files-bad", seen, OPTIMIZERS);
  return crypto.subtle ? right([`SHA-256: ${files.length} / ${files.length}`]) : unchecked("files-insecure");
}

function missing(nowhere) {
  if (!nowhere.ok) return right(["404"]);
  return hint("missing-bad", [`${nowhere.name}: ${nowhere.type}`], lines("404.html", "_redirects: /* /404.html 404", "404.html", "try_files $uri $uri/ =404;", "FallbackResource disabled"));
}

async function policy(page) {
  const told = page.of("Content-Security-Policy") ?? "";
  const found = told ? lacking(told) : [];
  const tried = (await forbidden()).filter((one) => !found.some((other) => other.startsWith(one.split(" ")[0])));
  const seen = [...found, ...tried];
  const needed = NEEDS.map(([name, sources]) => `${name} ${sources.join(" ")}`).join("; ");
  return seen.length ? fault("policy-bad", seen, header("Content-Security-Policy", needed)) : right(told ? [told] : []);
}

function frames(page, framed) {
  const denied = page.of("X-Frame-Options");
  if (denied) return fault("frames-bad", [`X-Frame-Options: ${denied}`], without("X-Frame-Options"));
  const [, who] = (page.of("Content-Security-Policy") ?? "").match(/frame-ancestors\s+([^;,]*)/i) ?? [];
  if (who !== undefined && !who.includes("*")) {
    return (who.includes("'none'") ? fault : hint)("frames-some", [`frame-ancestors ${who}`], header("Content-Security-Policy", "frame-ancestors 'self' https://club.example"));
  }
  return framed ? right(["?embed=1 → ready"]) : fault("frames-silent", ["?embed=1"]);
}

function origin(files, apart, framed) {
  const barred = files.filter(({ ok, of }) => ok && of("Access-Control-Allow-Origin") !== "*").map(({ name }) => name);
  if (barred.length) return fault("origin-bad", barred, header("Access-Control-Allow-Origin", "*"));
  if (apart) return right(["Access-Control-Allow-Origin: *", "sandbox=\"allow-scripts\" → ready"]);
  return framed ? fault("frames-silent", ["sandbox=\"allow-scripts\""]) : unchecked("after-frames");
}

function isolation(page, files) {
  const of = (name) => [...new Set(files.map((file) => file.of?.(name)).filter(Boolean))].map((value) => `${name}: ${value}`);
  const resource = of("Cross-Origin-Resource-Policy").filter((line) => !line.endsWith("cross-origin"));
  if (resource.length) return fault("isolation-bad", resource, header("Cross-Origin-Resource-Policy", "cross-origin"));
  const embedder = page.of("Cross-Origin-Embedder-Policy");
  if (embedder && embedder !== "unsafe-none" && !of("Cross-Origin-Resource-Policy").length) {
    return fault("isolation-bad", [`Cross-Origin-Embedder-Policy: ${embedder}`], header("Cross-Origin-Resource-Policy", "cross-origin"));
  }
  return right([...of("Cross-Origin-Resource-Policy"), ...of("Cross-Origin-Embedder-Policy"), ...of("Cross-Origin-Opener-Policy")]);
}

const HOUR = 3600;
function caching(files) {
  const rule = ({ of }) => (of("Cache-Control") ?? "").toLowerCase();
  const age = (file) => (/no-cache|no-store/.test(rule(file)) ? 0 : Number(rule(file).match(/max-age=(\d+)/)?.[1] ?? 0));
  const line = (file) => `${file.name}: ${file.of("Cache-Control") ?? "–"}`;
  const there = files.filter(({ ok }) => ok);
  const plain = there.filter(({ name }) => !isHashed(name));
  const revalidate = lines("fixed", all("/sw.js\n  Cache-Control: no-cache"), all("/sw.js\n  Cache-Control: no-cache"), 'add_header Cache-Control "no-cache";', 'Header set Cache-Control "no-cache"');
  const late = plain.filter((file) => age(file) > 0 || /immutable/.test(rule(file)));
  if (late.some((file) => age(file) > HOUR || /immutable/.test(rule(file)))) return fault("caching-bad", late.map(line), revalidate);
  if (late.length) return hint("caching-late", late.map(line), revalidate);
  const short = there.filter((file) => isHashed(file.name) && age(file) < 24 * HOUR);
  if (short.length) {
    const lasting = ["-[0-9a-f]{16}", "max-age=31536000, immutable"];
    return hint("caching-short", short.map(line), lines("fixed", all(`/*.wasm\n  Cache-Control: ${lasting[1]}`), all(`/*.wasm\n  Cache-Control: ${lasting[1]}`),
      `location ~ "${lasting[0]}" { add_header Cache-Control "${lasting[1]}"; }`, `<FilesMatch "${lasting[0]}">\n  Header set Cache-Control "${lasting[1]}"\n</FilesMatch>`));
  }
  return right();
}

function compression(files) {
  const large = files.filter(({ ok, name, size, isSmall }) => ok && size > 4096 && !isSmall && !["png", "webp"].includes(ending(name)));
  const sum = files.reduce((sum, { size = 0 }) => sum + size, 0);
  const lost = large.reduce((sum, { size }) => sum + size, 0);
  if (lost * 10 < sum) return right();
  return hint("compression-bad", large.map(({ name, size }) => `${name}: ${Math.round(size / 1000)} kB`),
    lines("fixed", "fixed", "fixed", `gzip on; gzip_types ${COMPRESSED};`, `AddOutputFilterByType DEFLATE ${COMPRESSED}`));
}

async function worker(sw) {
  const workers = navigator.serviceWorker;
  if (!isSecureContext || !workers) return fault("worker-bad", [isSecureContext ? "navigator.serviceWorker" : location.protocol]);
  if (!sw.ok) return fault("worker-bad", ["sw.js: 404"]);
  const registrations = await workers.getRegistrations().catch(() => []);
  const above = registrations.map(({ scope }) => scope).filter((scope) => scope !== HERE && HERE.startsWith(scope));
  if (above.length) return hint("worker-above", above);
  // Until the app is opened there is none; the answer is what a browser would register.
  const own = registrations.find(({ scope }) => scope === HERE);
  return right([own ? `scope ${new URL(own.scope).pathname}` : "sw.js"]);
}

function oembed(page) {
  const html = new DOMParser().parseFromString(page.text(), "text/html");
  const link = html.querySelector('link[rel~="alternate"][type="application/json+oembed"]');
  const canonical = html.querySelector("link[rel=canonical]")?.getAttribute("href");
  if (!link) return hint("oembed-none", [`node scripts/build/address.mjs dist ${HERE}`]);
  const named = [link.getAttribute("href"), canonical].filter((address) => /^https?:/.test(address ?? ""));
  const elsewhere = named.filter((address) => !address.startsWith(HERE));
  return elsewhere.length ? fault("oembed-elsewhere", [...elsewhere, `node scripts/build/address.mjs dist ${HERE}`]) : right([link.getAttribute("href")]);
}

const SIGNS = { right: "✓", better: "!", wrong: "✗", unknown: "–" };
const MOST_SEEN = 12;

function element(name, { text, ...rest } = {}, ...children) {
  const made = Object.assign(document.createElement(name), rest);
  if (text !== undefined) made.textContent = text;
  made.append(...children);
  return made;
}

const seenOf = ({ seen }) => (seen.length > MOST_SEEN ? [...seen.slice(0, MOST_SEEN), `… ${seen.length}`] : seen);
const mendOf = ({ mend = [] }) => HOSTS.map((host, at) => [host, mend[at]]).filter(([, line]) => line).map(([host, line]) => [host, say(line) ?? line, !say(line)]);

function shown(id, row) {
  const item = element("li", { className: row.verdict, id: `row-${id}` });
  item.append(
    element("h2", {}, element("span", { className: "sign", ariaHidden: "true", text: SIGNS[row.verdict] }), element("span", { text: say(id) }),
      element("span", { className: "verdict", text: say(row.verdict) })),
    element("p", { text: say(row.key) }),
  );
  if (row.seen.length) item.append(element("ul", { className: "seen" }, ...seenOf(row).map((line) => element("li", {}, element("code", { text: line })))));
  const mend = mendOf(row);
  if (mend.length) {
    const terms = mend.flatMap(([host, line, isLine]) => [element("dt", { text: host }), element("dd", {}, element(isLine ? "code" : "span", { text: line }))]);
    item.append(element("details", {}, element("summary", { text: say("mend") }), element("dl", {}, ...terms)));
  }
  return item;
}

const written = ([id, row]) =>
  [`${SIGNS[row.verdict]} ${say(id)}: ${say(row.verdict)}. ${say(row.key)}`, ...seenOf(row).map((line) => `    ${line}`),
    ...(row.verdict === "right" ? [] : mendOf(row).map(([host, line]) => `    ${host}: ${line.replaceAll("\n", " ")}`))].join("\n");

async function check() {
  const status = document.querySelector("#status");
  const list = document.querySelector("#rows");
  list.replaceChildren();
  document.querySelector("#tools").hidden = true;
  const progress = (part) => { document.querySelector("#progress").value = part; };
  status.textContent = say("running");
  performance.setResourceTimingBufferSize?.(2000);

  const sw = await sent("sw.js");
  let sums;
  try {
    sums = JSON.parse(sw.text().match(/^const BUILD = (.*);$/m)[1]).files;
  } catch {
    // A build for development has none.
  }
  const names = new Set(["./", "embed.js", "favicon.svg", "tenbo.webmanifest", ...Object.keys(sums ?? {})]);
  const files = [sw, ...await sentAll([...names], progress)];
  const page = files.find(({ name }) => name === "./");
  if (!page.ok) throw new Error("./");
  const nowhere = await sent(`missing-${Date.now()}.js`);
  const [framed, apart] = await Promise.all([starts("allow-scripts allow-same-origin"), starts("allow-scripts")]);
  const rows = Object.entries({
    secure: secure(), types: types(files), files: unchanged(files, sums), missing: missing(nowhere), policy: await policy(page),
    frames: frames(page, framed), origin: origin(files, apart, framed), isolation: isolation(page, files), caching: caching(files),
    compression: compression(files), worker: await worker(sw), oembed: oembed(page),
  });
  list.append(...rows.map(([id, row]) => shown(id, row)));
  const has = (verdict) => rows.some(([, row]) => row.verdict === verdict);
  status.textContent = say(has("wrong") ? "some-wrong" : has("better") ? "some-better" : "all-right");
  document.querySelector("#tools").hidden = false;
  report = [HERE, navigator.userAgent, status.textContent, ...rows.map(written)].join("\n");
  document.documentElement.dataset.done = rows.map(([id, { verdict }]) => `${id}=${verdict}`).join(" ");
}

/** The text to hand on. */
let report = "";

function begin() {
  check().catch((error) => {
    document.querySelector("#status").textContent = `${say("failed")} ${error.message}`;
    document.querySelector("#tools").hidden = false;
  });
}

document.documentElement.lang = code;
document.title = `${say("title")} · Tenbo`;
for (const place of document.querySelectorAll("[data-says]")) place.textContent = say(place.dataset.says);
document.querySelector("#again").addEventListener("click", begin);
document.querySelector("#copy").addEventListener("click", async ({ target }) => {
  const box = document.querySelector("#report");
  box.value = report;
  box.hidden = false;
  try {
    await navigator.clipboard.writeText(report);
    target.textContent = say("copied");
  } catch {
    // To be copied by hand.
    box.select();
  }
});
begin();
