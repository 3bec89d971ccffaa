// A static server on this machine: `node tests/e2e/serve.mjs FOLDER PORT`, and what the browser journeys visit.
import { createServer } from "node:http";
import { createHash } from "node:crypto";
import { readFile, readdir, stat } from "node:fs/promises";
import { dirname, extname, join, resolve, sep } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliCompress, constants } from "node:zlib";
import { promisify } from "node:util";

const compress = promisify(brotliCompress);

const TYPES = {
  ".css": "text/css; charset=utf-8",
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".mjs": "text/javascript; charset=utf-8",
  ".jpg": "image/jpeg",
  ".png": "image/png",
  ".webp": "image/webp",
  ".svg": "image/svg+xml",
  ".ts": "text/plain; charset=utf-8",
  ".txt": "text/plain; charset=utf-8",
  ".wasm": "application/wasm",
  ".webmanifest": "application/manifest+json",
};

// For engines whose driver does not hand out the console: a script that reports what goes wrong to the server, so that
// nothing is lost when the page is left, nor in a frame.
const collector = (address) => `
const note = (kind, what) => navigator.sendBeacon("${address}", kind + ": " + what);
addEventListener("error", (event) => note("error", event.message ? event.message + " " + (event.error?.stack ?? "") : event.target.src ?? event.target.href), true);
addEventListener("unhandledrejection", (event) => note("rejection", event.reason));
addEventListener("securitypolicyviolation", (event) => note("policy", event.violatedDirective + " " + event.blockedURI));
const print = console.error;
console.error = (...what) => { note("console", what.join(" ")); print.apply(console, what); };
`;

const sum = (bytes) => createHash("sha256").update(bytes).digest("hex");

/** What has been served, by one of the two names that a machine has for itself. */
export const ORIGINS = new Set();

/** Files made small, by their content: the same build is served from many folders. */
const packed = new Map();

/** Serves `folder` below `base`; port 0 takes a free one. `collect` puts the error collector into the app.
 *  A caller may add pages of its own to `pages`: name -> HTML, such as a club's site around the widget; take files away
 *  by `missing`, or spoil them by `spoiled`: name -> content; have what is not there answered with the app's page, as hosts
 *  of apps do, by `host.pageForAll`; have modules sent by no type of their own, by `host.untyped`; and scripts, by
 *  `host.plain`; give headers of a host's own, or take ours away by `undefined`, by `host.headers`; have files with a hash in their names kept for
 *  good, by `host.lasting`, and nothing made small, by `host.whole`; and see in `requests` what was asked for. */
export async function serve(folder, { port = 0, base = "/", collect = false } = {}) {
  const top = resolve(folder);
  const pages = new Map();
  const reports = [];
  const requests = [];
  const missing = new Set();
  const spoiled = new Map();
  const host = { pageForAll: false, untyped: false, plain: false, lasting: false, whole: false, headers: {} };
  const collecting = (page) =>
    Buffer.from(page.toString().replace(/<meta charset=[^>]*>/, `$&<script src="${base}collector.js"></script>`));

  /** The worker's list, with what the pages are once they collect errors. */
  async function listed(file, list) {
    let text = list.toString();
    for (const name of (await readdir(dirname(file))).filter((name) => name.endsWith(".html"))) {
      const page = await readFile(join(dirname(file), name));
      text = text.replace(sum(page), sum(collecting(page)));
    }
    return Buffer.from(text);
  }

  async function body(file, type) {
    let plain = await readFile(file);
    if (collect && type.startsWith("text/html")) plain = collecting(plain);
    if (collect && file.endsWith(`${sep}sw.js`)) plain = await listed(file, plain);
    if (type.startsWith("image/png")) return { plain };
    const key = sum(plain);
    if (!packed.has(key)) packed.set(key, compress(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }));
    return { plain, small: await packed.get(key) };
  }

  const server = createServer(async (request, response) => {
    const headers = {
      // A frame without an origin of its own loads even our own module as a stranger.
      "Access-Control-Allow-Origin": "*",
      "Cache-Control": "no-cache",
      ...host.headers,
    };
    for (const name of Object.keys(headers)) if (headers[name] === undefined) delete headers[name];
    try {
      const path = decodeURIComponent(new URL(request.url, "http://localhost").pathname);
      if (!path.startsWith(base)) throw new Error("outside the base");
      const name = path.slice(base.length);
      requests.push(name);
      if (host.lasting && /-[0-9a-f]{16}[._]/.test(name)) headers["Cache-Control"] = "max-age=31536000, immutable";
      if (missing.has(name) && !host.pageForAll) throw new Error("taken away");
      if (collect && name === "collector.js") {
        response.writeHead(200, { ...headers, "Content-Type": TYPES[".js"] }).end(collector(`${base}report`));
        return;
      }
      if (collect && name === "report") {
        let text = "";
        for await (const part of request) text += part;
        reports.push(text);
        response.writeHead(204, headers).end();
        return;
      }
      // Browsers ask for it on pages that name no icon.
      if (name === "favicon.ico") {
        response.writeHead(204, headers).end();
        return;
      }
      if (pages.has(name)) {
        response.writeHead(200, { ...headers, "Content-Type": TYPES[".html"] }).end(pages.get(name));
        return;
      }
      const of = (name) => join(top, name.endsWith("/") || name === "" ? `${name}index.html` : name);
      let file = of(name);
      if (file !== top && !file.startsWith(top + sep)) throw new Error("outside the folder");
      if (host.pageForAll && (missing.has(name) || !(await stat(file).catch(() => null)))) file = of("");
      const none = (host.untyped && extname(file) === ".wasm") || (host.plain && extname(file) === ".js");
      const type = (none ? undefined : TYPES[extname(file)]) ?? (host.plain ? TYPES[".txt"] : "application/octet-stream");
      if (spoiled.has(name)) {
        response.writeHead(200, { ...headers, "Content-Type": type }).end(spoiled.get(name));
        return;
      }
      const { plain: whole, small } = await body(file, type);
      headers["Content-Type"] = type;
      if (small && !host.whole && /\bbr\b/.test(request.headers["accept-encoding"] ?? "")) {
        response.writeHead(200, { ...headers, "Content-Encoding": "br", Vary: "Accept-Encoding" }).end(small);
      } else {
        response.writeHead(200, headers).end(whole);
      }
    } catch {
      response.writeHead(404, { ...headers, "Content-Type": TYPES[".txt"] }).end("not found\n");
    }
  });
  await new Promise((done, fail) => server.once("error", fail).listen(port, "127.0.0.1", done));
  for (const name of ["localhost", "127.0.0.1"]) ORIGINS.add(`http://${name}:${server.address().port}`);
  return {
    url: `http://localhost:${server.address().port}${base}`,
    port: server.address().port,
    pages,
    /** What pages reported since the last time it was asked. */
    async reports() {
      // What was sent last may still be on its way.
      await new Promise((done) => setTimeout(done, 100));
      return reports.splice(0);
    },
    requests,
    missing,
    spoiled,
    host,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [folder = "dist", port = "8080"] = process.argv.slice(2);
  try {
    const { url } = await serve(folder, { port: Number(port) });
    console.log(`Tenbo is at ${url} (Ctrl-C stops it)`);
  } catch (error) {
    console.error(`serve: port ${port}: ${error.message}; another one: make serve PORT=9000`);
    process.exit(1);
  }
}
