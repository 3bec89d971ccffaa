import { journey } from "../journey.mjs";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { area } from "../pages/areas.mjs";
import { club, inside } from "../pages/club.mjs";
import { copyOfApp, stands } from "../offline.mjs";

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
  const app = await copyOfApp(browser.dist);
  const file = (part) => readdirSync(app.folder).find((name) => part.test(name));
  const { missing, spoiled, host } = app.server;
  const [boot, art] = [file(/^boot[-.]/), file(/^art[-.]/)];
  const restore = () => {
    missing.clear();
    missing.add("sw.js");
    spoiled.clear();
    Object.assign(host, { pageForAll: false, plain: false, headers: {} });
  };
  const policy = (text) => () => { host.headers = { "Content-Security-Policy": text }; };
  const url = `${app.url}?lang=en`;
  try {
    for (const [cause, spoil, words] of [
      ["a policy that names the site alone", policy("default-src 'self'"), NO_POLICY],
      ["one without a word for pictures", policy("default-src 'self'; script-src 'self' 'wasm-unsafe-eval'"), NO_POLICY],
      ["no art of the tiles", () => missing.add(art), NO_FILE],
      ["half the art of the tiles", () => spoiled.set(art, readFileSync(join(app.folder, art), "utf8").slice(0, 500)), NO_FILE],
      ["a page as the art of the tiles", () => { missing.add(art); host.pageForAll = true; }, NO_FILE],
      ["scripts by no type of theirs", () => { host.plain = true; }, NO_FILE],
    ]) {
      restore();
      spoil();
      await begin(browser, url);
      assert.match(await says(browser), words, cause);
    }
    // The words of the documentation are enough.
    restore();
    policy("default-src 'none'; script-src 'self' 'wasm-unsafe-eval' 'unsafe-inline'; img-src 'self' data:; style-src 'self'; connect-src 'self' ws:; worker-src 'self'; manifest-src 'self'; frame-src 'self'")();
    await begin(browser, url);
    await stands(browser);

    // Not even the start script: the page says it in every language, after a while and not before.
    for (const [cause, spoil] of [
      ["no start script", () => missing.add(boot)],
      ["half of it", () => spoiled.set(boot, readFileSync(join(app.folder, boot), "utf8").slice(0, 900))],
      ["a page in its place", () => { missing.add(boot); host.pageForAll = true; }],
    ]) {
      restore();
      spoil();
      await begin(browser, url);
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
    restore();
    host.headers = { "Access-Control-Allow-Origin": undefined };
    await club(browser, async (site) => {
      await site.show(`<iframe title="Tenbo" width="500" height="700" sandbox="allow-scripts" src="${url}&amp;embed=1"></iframe>`);
      await browser.frame("iframe");
      assert.match(await says(browser), NO_ORIGIN);
      await browser.frame();
      restore();
      await site.show(`<iframe title="Tenbo" width="500" height="700" sandbox="allow-scripts" src="${url}&amp;embed=1"></iframe>`);
      await inside(browser);
      await browser.frame();
    });

    // A browser that cannot compile what is still coming, and one that does not tell its languages.
    if (browser.engine === "chromium") {
      for (const source of ["delete WebAssembly.compileStreaming; delete WebAssembly.instantiateStreaming", "Object.defineProperty(Navigator.prototype, 'languages', { value: undefined })"]) {
        const { identifier } = await browser.cdp("Page.addScriptToEvaluateOnNewDocument", { source });
        await begin(browser, app.url);
        await stands(browser);
        await browser.cdp("Page.removeScriptToEvaluateOnNewDocument", { identifier });
      }
    }
  } finally {
    // What fails is told to the console too.
    await browser.go("about:blank");
    await browser.errors();
    app.remove();
  }
});
