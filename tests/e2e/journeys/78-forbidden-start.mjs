import { journey } from "../journey.mjs";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { area } from "../pages/areas.mjs";
import { club, inside } from "../pages/club.mjs";
import { stands } from "../offline.mjs";
import { serve } from "../serve.mjs";

const NO_FILE = /one of its files is missing or damaged/;
const NO_POLICY = /content security policy/;
const NO_ORIGIN = /no origin of its own/;

const begin = async (browser, url) => {
  await browser.go("about:blank");
  await browser.go(url);
};

/** What the page says in place of its first paint: one thing. */
const says = (browser) => browser.until(() => {
  const lines = [...document.querySelectorAll("#app [role=alert] p")].map((line) => line.textContent);
  return lines.length === 1 && lines[0];
}, "what the page says");

journey("whatever keeps the page from starting, it says which: the host's policy, a frame without an origin, a script that is none", async (browser, assert) => {
  const file = (part) => readdirSync(browser.dist).find((name) => part.test(name));
  const [boot, art] = [file(/^boot[-.]/), file(/^art[-.]/)];
  const half = (name) => readFileSync(join(browser.dist, name), "utf8").slice(0, 500);
  const servers = [];
  /** Served anew, at an address of its own, since WebKit keeps scripts that it once had: where, and how it is spoiled. */
  const served = async (spoil = () => {}) => {
    const server = await serve(browser.dist);
    servers.push(server);
    server.missing.add("sw.js");
    spoil(server);
    return { ...server, url: `${server.url}?lang=en` };
  };
  const policy = (text) => ({ host }) => { host.headers = { "Content-Security-Policy": text }; };
  try {
    for (const [cause, spoil, words] of [
      ["a policy that names the site alone", policy("default-src 'self'"), NO_POLICY],
      ["one without a word for pictures", policy("default-src 'self'; script-src 'self' 'wasm-unsafe-eval'"), NO_POLICY],
      ["no art of the tiles", ({ missing }) => missing.add(art), NO_FILE],
      ["half the art of the tiles", ({ spoiled }) => spoiled.set(art, half(art)), NO_FILE],
      ["a page as the art of the tiles", ({ missing, host }) => { missing.add(art); host.pageForAll = true; }, NO_FILE],
      ["scripts by no type of theirs", ({ host }) => { host.plain = true; }, NO_FILE],
    ]) {
      await begin(browser, (await served(spoil)).url);
      assert.match(await says(browser), words, cause);
    }
    // The words of the documentation are enough.
    await begin(browser, (await served(policy("default-src 'none'; script-src 'self' 'wasm-unsafe-eval' 'unsafe-inline'; img-src 'self' data:; style-src 'self'; connect-src 'self' ws:; worker-src 'self'; manifest-src 'self'; frame-src 'self'"))).url);
    await stands(browser);

    // Not even the start script: the page says it in every language, after a while and not before.
    for (const [cause, spoil] of [
      ["no start script", ({ missing }) => missing.add(boot)],
      ["half of it", ({ spoiled }) => spoiled.set(boot, half(boot))],
      ["a page in its place", ({ missing, host }) => { missing.add(boot); host.pageForAll = true; }],
    ]) {
      await begin(browser, (await served(spoil)).url);
      const late = () => browser.run(() => {
        const { visibility } = getComputedStyle(document.querySelector(area.startLate));
        return [visibility, document.querySelector(area.startLate).textContent.includes("Still loading"), document.documentElement.scrollWidth <= innerWidth];
      });
      // As soon as the styles are there; without them everything is seen.
      await browser.until(() => getComputedStyle(document.querySelector(area.startLate)).visibility === "hidden", `${cause}: that nothing is said yet`);
      assert.deepEqual(await late(), ["hidden", true, true], cause);
      await browser.run(() => document.getAnimations().forEach((animation) => animation.finish()));
      assert.deepEqual(await late(), ["visible", true, true], cause);
    }

    // A frame that may run scripts alone, of a host that lets nobody else read its files.
    await club(browser, async (site) => {
      const frame = async (spoil) => site.show(`<iframe title="Tenbo" width="500" height="700" sandbox="allow-scripts" src="${(await served(spoil)).url}&amp;embed=1"></iframe>`);
      await frame(({ host }) => { host.headers = { "Access-Control-Allow-Origin": undefined }; });
      await browser.frame("iframe");
      assert.match(await says(browser), NO_ORIGIN);
      await browser.frame();
      await frame();
      await inside(browser);
      await browser.frame();
    });

    // A browser that cannot compile what is still coming, and one that does not tell its languages.
    if (browser.engine === "chromium") {
      for (const source of ["delete WebAssembly.compileStreaming; delete WebAssembly.instantiateStreaming", "Object.defineProperty(Navigator.prototype, 'languages', { value: undefined })"]) {
        const { identifier } = await browser.cdp("Page.addScriptToEvaluateOnNewDocument", { source });
        await begin(browser, (await served()).url.replace("?lang=en", ""));
        await stands(browser);
        await browser.cdp("Page.removeScriptToEvaluateOnNewDocument", { identifier });
      }
    }
  } finally {
    // What fails is told to the console too.
    await browser.go("about:blank");
    await browser.errors();
    servers.forEach((server) => server.close());
  }
});
