import { journey } from "../journey.mjs";
import { readdirSync } from "node:fs";
import { axe } from "../axe.mjs";
import { copyOfApp, stands } from "../offline.mjs";

const WORDS = {
  en: [/one of its files is missing or damaged/, /WebAssembly/, "Try again"],
  ja: [/ないか、壊れています/, /WebAssembly/, "もう一度試す"],
  "zh-Hans": [/文件已损坏/, /WebAssembly/, "重试"],
  "zh-Hant": [/檔案已損壞/, /WebAssembly/, "再試一次"],
};

const message = (browser) =>
  browser.until(() => {
    const says = document.querySelector("#app [role=alert]");
    return says && {
      text: [...says.querySelectorAll("p")].map((line) => line.textContent).join("\n"),
      button: says.querySelector("button").textContent,
      lang: document.documentElement.lang,
      busy: Boolean(document.querySelector("#app [aria-busy]")),
    };
  }, "what the page says");

const begin = async (browser, url) => {
  await browser.go("about:blank");
  await browser.go(url);
};

journey("a start that fails says so in the person's language, and Try again is enough once the cause is gone", async (browser, assert) => {
  const app = await copyOfApp(browser.dist);
  const file = (part) => readdirSync(app.folder).find((name) => part.test(name));
  const { missing, spoiled, host } = app.server;
  const HTML = "<!DOCTYPE html><title>Not found</title>";
  const restore = () => {
    missing.clear();
    // A worker that came meanwhile would bring what it has kept; journeys 77 and 80 to 84 are about that.
    missing.add("sw.js");
    spoiled.clear();
    host.pageForAll = false;
  };
  restore();
  const causes = {
    // First: WebKit fetches a script once and keeps it, whatever becomes of it at its host.
    "no script of the module": () => missing.add(file(/^tenbo-[0-9a-f]+\.js$/)),
    "no module": () => missing.add(file(/_bg\.wasm$/)),
    "a page as the module": () => { missing.add(file(/_bg\.wasm$/)); host.pageForAll = true; },
    "a broken module": () => spoiled.set(file(/_bg\.wasm$/), Buffer.from("\0asm\x01\0\0\0broken")),
    "no texts": (code) => missing.add(file(new RegExp(`^texts-${code}-`))),
    "a page as the texts": (code) => spoiled.set(file(new RegExp(`^texts-${code}-`)), HTML),
    "half the texts": (code) => spoiled.set(file(new RegExp(`^texts-${code}-`)), "Hand builder\nHand\n"),
  };
  try {
    for (const [code, [noFile, noWasm, button]] of Object.entries(WORDS)) {
      for (const [cause, spoil] of Object.entries(causes)) {
        // In one language every cause, in the others one of each kind.
        if (code !== "en" && !["no module", "no texts"].includes(cause)) continue;
        spoil(code);
        await begin(browser, `${app.url}?lang=${code}`);
        const says = await message(browser).catch(async (error) => {
          const page = await browser.run(() => `${location.href} ${document.querySelector("#app")?.outerHTML.slice(0, 400)}`).catch(String);
          throw new Error(`${cause} in ${code}: ${error.message}: ${page}; asked for: ${app.server.requests.slice(-20).join(" ")}`);
        });
        assert.match(says.text, noFile, `${cause} in ${code}`);
        assert.doesNotMatch(says.text, noWasm, cause);
        assert.deepEqual([says.button, says.lang, says.busy], [button, code, false], cause);
        // Still so: it is said again.
        await browser.run(() => { window.before = true; });
        await browser.clickOn("button", button);
        await browser.until(() => !window.before, "the page to come again").catch(() => {});
        assert.match((await message(browser)).text, noFile, cause);
        restore();
        await browser.clickOn("button", button);
        await stands(browser);
      }
    }

    // As narrow as it gets, and to the ear as well.
    causes["no module"]();
    for (const width of [1280, 390, 300]) {
      await browser.size(width, 700);
      await begin(browser, app.url);
      await message(browser);
      const wide = await browser.run(() => document.documentElement.scrollWidth - innerWidth);
      assert.ok(wide <= 0, `${wide} px too wide at ${width}`);
      const { height } = await browser.rect("[role=alert] button");
      assert.ok(height >= 24, "the button can be tapped");
      await axe(browser, assert, "html");
    }
    await browser.size(1280, 800);

    // In a frame of another page as well.
    restore();
    missing.add(file(/^texts-en-/));
    await begin(browser, `${app.url}?embed=1`);
    assert.match((await message(browser)).text, WORDS.en[0]);
    restore();

    // A browser without WebAssembly, or in which it is switched off.
    if (browser.engine === "chromium") {
      const source = "delete globalThis.WebAssembly";
      const { identifier } = await browser.cdp("Page.addScriptToEvaluateOnNewDocument", { source });
      for (const [code, [noFile, noWasm, button]] of Object.entries(WORDS)) {
        await begin(browser, `${app.url}?lang=${code}`);
        const says = await message(browser).catch((error) => { throw new Error(`${cause} in ${code}: ${error.message}`); });
        assert.match(says.text, noWasm);
        assert.doesNotMatch(says.text, noFile);
        assert.deepEqual([says.button, says.lang], [button, code]);
      }
      await browser.cdp("Page.removeScriptToEvaluateOnNewDocument", { identifier });
      await browser.click("[role=alert] button");
      await stands(browser);
    }
  } finally {
    // What fails is told to the console too, a worker that is not there perhaps only as the page is left.
    await browser.go("about:blank");
    await browser.errors();
    app.remove();
  }
});
