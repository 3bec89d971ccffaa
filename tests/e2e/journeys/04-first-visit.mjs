import { journey } from "../journey.mjs";
import { says, tap } from "../pages/hand.mjs";

/** What was fetched beside what the page names. What comes through the service worker is on the device already; not every browser
 *  says when it was asked. */
const fetched = async (browser) => {
  await browser.answered();
  return browser.run(() => performance.getEntriesByType("resource")
    .filter(({ name, transferSize }) => transferSize > 0 && /\b(books|(result|part)-words|texts-(?!en)|\w+-[0-9a-f]{16}\.wasm)/.test(name))
    .map(({ name }) => name.split("/").at(-1).replace(/-[0-9a-f]{16}/, "")));
};

journey("a first visit loads what the page names; the first tile brings the result, and nothing comes after it", async (browser, assert) => {
  await browser.openApp();
  assert.deepEqual(await fetched(browser), [], "a first visit fetched more than the page names");
  await tap(browser, "2m");
  await says(browser, "1 of 13");
  const others = async () => (await fetched(browser)).filter((name) => !/^(result-words-en\.bin|(result|chunk_\d+)\.wasm)$/.test(name));
  assert.deepEqual(await others(), []);
  const before = (await fetched(browser)).length;
  await tap(browser, "34m345567p66s777z");
  await says(browser, "fu");
  assert.equal((await fetched(browser)).length, before, "all of the result came with the first tile");
});
