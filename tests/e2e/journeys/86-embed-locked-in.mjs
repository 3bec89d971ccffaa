import { journey } from "../journey.mjs";
import { startDriver } from "../driver.mjs";
import { area } from "../pages/areas.mjs";
import { WON, club, framed, inside, says, told } from "../pages/club.mjs";
import { playBy, says as headline, tap } from "../pages/hand.mjs";

// What a page meets where everything that could be remembered is forbidden.
const STUB = `
for (const name of ["localStorage", "sessionStorage", "indexedDB", "caches", "cookieStore"]) {
  Object.defineProperty(window, name, { get() { throw new DOMException("not here", "SecurityError"); } });
}
Object.defineProperty(Document.prototype, "cookie", { get() { throw new DOMException("not here", "SecurityError"); }, set() { throw new DOMException("not here", "SecurityError"); } });
Object.defineProperty(Navigator.prototype, "serviceWorker", { get() { throw new DOMException("not here", "SecurityError"); } });
Object.defineProperty(Navigator.prototype, "clipboard", { get() { return undefined; } });
history.replaceState = () => { throw new DOMException("too often", "SecurityError"); };
window.ResizeObserver = undefined;
`;

/** How a browser is told to block what sites would store; WebKit's driver cannot. */
const BLOCKED = {
  chromium: {
    "other sites": { profile: { block_third_party_cookies: true, cookie_controls_mode: 1 } },
    everybody: { profile: { default_content_setting_values: { cookies: 2 } } },
  },
  firefox: {
    "other sites": { "network.cookie.cookieBehavior": 1 },
    everybody: { "network.cookie.cookieBehavior": 2 },
  },
};

async function score(browser) {
  await tap(browser, "22345m45567p777z6p");
  await headline(browser, "fu");
}

async function doors(browser, assert) {
  // Another rulebook, help, house rules, the table: each needs a file that comes later.
  await playBy(browser, "mcr-mil-2025");
  await browser.until(() => document.querySelector(area.rulebook).value === "mcr-mil-2025", "the other rulebook");
  await browser.click('[aria-label="Help"]');
  await browser.appears(`dialog[open] ${area.glossary}`, "the help");
  await browser.press("Escape");
  await browser.click(`${area.tools} [title="House rules"]`);
  await browser.appears(`dialog[open] ${area.options}`, "the house rules");
  await browser.press("Escape");
  await browser.click("#tab-table");
  await browser.appears(area.board, "the table");
  assert.equal(await browser.run(() => getComputedStyle(document.querySelector("#tab-game")).display), "none");
}

journey("in a frame that may run scripts alone, where storage is blocked, and where asking for it fails", async (browser, assert) => {
  await club(browser, async (site) => {
    const frame = (address, sandbox) => `<iframe title="Tenbo" width="400" height="700" sandbox="${sandbox}" allow="clipboard-write" src="${address.replaceAll("&", "&amp;")}"></iframe>`;
    await site.show(frame(told(browser, site), "allow-scripts"));
    await inside(browser);
    assert.equal(await browser.run(() => window.origin), "null");
    assert.equal(await browser.run(() => { try { return String(localStorage); } catch (error) { return error.name; } }), "SecurityError");
    await score(browser);
    await doors(browser, assert);
    await browser.click(`[aria-label="Copy link"], ${area.tools} [title]`);
    await browser.frame();
    await says(browser, "score", ({ score }) => score.ok);
    const resized = await browser.run(() => heard.filter(({ data }) => data.type === "resize" && data.height > 100).length);
    assert.ok(resized > 0 && resized < 20, `${resized} heights`);

    // A frame of the widget that finds everything forbidden.
    const page = await fetch(browser.base).then((answer) => answer.text());
    browser.pages.set("stub.js", STUB);
    browser.pages.set("stub.html", page.replace(/<meta charset=[^>]*>/, '$&<script src="stub.js"></script>'));
    await site.show(frame(told(browser, site).replace("?", "stub.html?"), "allow-scripts allow-same-origin"));
    await inside(browser);
    await score(browser);
    await doors(browser, assert);
    await browser.frame();
    await says(browser, "score", ({ score }) => score.ok);
    await says(browser, "resize", ({ height }) => height > 100);
  });

  // The browser's own settings: no storage for other sites' frames, or none at all.
  const driver = await startDriver(browser.engine);
  try {
    for (const what of ["other sites", "everybody"]) {
      const prefs = BLOCKED[browser.engine]?.[what];
      if (!prefs) continue;
      const other = await driver.open(prefs);
      try {
        other.base = browser.base;
        other.pages = browser.pages;
        await club(other, async (site) => {
          await site.show(`<iframe title="Tenbo" width="400" height="700" src="${framed(other, "&ui=compact", WON)}"></iframe>`);
          await inside(other);
          await headline(other, "fu");
          const storage = await other.run(() => { try { localStorage.setItem("a", "b"); return "there"; } catch (error) { return error.name; } });
          if (what === "everybody") assert.equal(storage, "SecurityError", "blocked for everybody");
          await other.click("#edit-hand");
          await tap(other, "1m");
          await other.until(() => decodeURI(location.hash).includes("S=34456m44p"), "the address");
        });
        assert.deepEqual(await other.errors(), [], `storage blocked for ${what}`);
      } finally {
        await other.close();
      }
    }
  } finally {
    driver.stop();
  }
});
