import { journey } from "../journey.mjs";
import { says, tap } from "../pages/hand.mjs";

journey("a first visit that scores a hand loads what the page names, and nothing after it", async (browser, assert) => {
  await browser.openApp();
  await tap(browser, "234m345567p66s777z");
  await says(browser, "fu");
  await browser.run(() => new Promise((done) => { setTimeout(done, 800); }));
  const files = () => performance.getEntriesByType("resource")
    // What comes through the service worker is on the device already; not every browser says when it was asked.
    .filter(({ name, transferSize }) => transferSize > 0 && /\b(books|texts-(?!en)|\w+-[0-9a-f]{16}\.wasm)/.test(name)).map(({ name }) => name);
  assert.deepEqual(await browser.run(files), [], "a first visit fetched more than the page names");
});
