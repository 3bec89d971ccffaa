import { journey } from "../journey.mjs";
import { area } from "../pages/areas.mjs";
import { aim, isFolded, link, offered, playBy, quick, says, tap } from "../pages/hand.mjs";
import { sweep } from "../pages/sweep.mjs";

const keys = (browser) => browser.texts(`${area.quickBar} ${area.wordKey}`);
const pressed = (browser) => browser.texts(`${area.quickBar} [aria-pressed="true"]`);
const scrolled = (browser) => browser.run(() => scrollY);

journey("the bar above the tiles says what most hands need, by the settings' own edits", async (browser, assert) => {
  await browser.size(390, 844);
  await browser.openApp();
  assert.deepEqual(await keys(browser), ["Tsumo", "Ron", "Riichi", "Ippatsu"]);
  assert.deepEqual(await pressed(browser), ["Tsumo"]);
  await tap(browser, "234m345567p66s777z");
  await says(browser, "han");
  for (const what of ["Ron", "Riichi", "Ippatsu"]) await quick(browser, what);
  await aim(browser, "Dora");
  assert.equal(await isFolded(browser), false, "an indicator is tapped on the keyboard");
  await tap(browser, "6z");
  await link(browser, "d=6z");
  assert.deepEqual(await pressed(browser), ["Ron", "Riichi", "Ippatsu"]);
  // Whose discard it was goes round.
  await browser.click(area.discarderKey);
  await link(browser, "from=S");
  assert.equal(await scrolled(browser), 0, "nothing had to be scrolled");

  // The settings say the same, and what is said there the bar says too.
  const ticked = () => browser.run(() => ["at-by", "at-riichi"].map((name) => document.querySelector(`#${name} input:checked`).closest("label").textContent.trim()));
  assert.deepEqual(await ticked(), ["Ron", "Riichi"]);
  await browser.clickOn("radio", "Tsumo", area.settings);
  await browser.clickOn("radio", "No riichi", area.settings);
  await browser.counts(`${area.quickBar} [aria-pressed="true"]`, 1, "only one is pressed");
  assert.deepEqual(await pressed(browser), ["Tsumo"]);
  // What is needed is said with it; what cannot be says why.
  await quick(browser, "Ippatsu");
  await browser.counts(`${area.quickBar} [aria-pressed="true"]`, 3, "riichi too");
  assert.deepEqual(await pressed(browser), ["Tsumo", "Riichi", "Ippatsu"]);
  await browser.openApp("#v1;r=riichi-ema-2025;E=(777z@W)");
  await quick(browser, "Ippatsu");
  await browser.until(() => /open hand/.test(document.querySelector(area.refusal)?.textContent ?? ""), "why not");
  assert.ok(await browser.run(() => document.querySelector(area.status).checkVisibility({ visibilityProperty: true })), "it is seen");
  // The round.
  await browser.fill(`${area.roundWind} select`, "S");
  await link(browser, "round=S");

  // What other rulebooks ask for, and how many indicators there may be: `quick` of `crates/tenbo-session`.
  // On a desk as well: all of the keys are seen, and the bar with them.
  await browser.size(1280, 800);
  await browser.openApp("#v1;r=mcr-mil-2025");
  assert.deepEqual(await keys(browser), ["Self-draw", "Discard", "Last tile", "After kong"]);
  assert.ok(await browser.run(() => document.querySelector(area.builder).getBoundingClientRect().bottom) <= 800);
});

journey("the bar has room in every language, under every rulebook", async (browser, assert) => {
  await browser.size(390, 844);
  await browser.openApp();
  const books = await offered(browser);
  const languages = await browser.run(() => [...document.querySelectorAll(`${area.languages} option`)].map(({ value }) => value));
  assert.ok(books.length > 5 && languages.length === 4);
  // In a short run in English, whose words are the longest.
  for (const language of sweep(languages, (language) => language === "en")) {
    await browser.fill(`${area.languages} select`, language);
    await browser.until((language) => document.documentElement.lang === language, `the page in ${language}`, language);
    for (const book of books) {
      await playBy(browser, book);
      await browser.until((book) => document.querySelector(area.rulebook).value === book && document.querySelector(`${area.quickBar} ${area.wordKey}`), book, book);
      await browser.shown();
      const rows = await browser.run(() => [area.quickBar, area.handActions].map((part) => Math.round(document.querySelector(part).getBoundingClientRect().height)));
      assert.deepEqual(rows, [36, 46], `${book} in ${language}: one line each`);
    }
  }
});

journey("each row of keys is one stop for Tab, and arrows move in it", async (browser, assert) => {
  await browser.openApp("#v1;r=riichi-ema-2025");
  const stops = (row) => browser.run((row) => [...document.querySelectorAll(`${row} button[tabindex="0"]`)].map(({ id }) => id), row);
  assert.deepEqual(await stops(area.quickBar), ["quick-self-draw"]);
  assert.deepEqual(await stops(area.seats), ["sit-E"]);
  assert.deepEqual(await stops(area.groups), ["group-in-hand-low", "group-claimed-low"]);
  await browser.focus("#quick-self-draw");
  await browser.press("ArrowRight");
  await browser.untilFocused("#quick-discard");
  await browser.press("End");
  await browser.untilFocused("#quick-ippatsu");
  await browser.press("ArrowRight");
  await browser.untilFocused("#quick-self-draw");  // round the end
  await browser.press("ArrowLeft", "ArrowLeft", " ");
  await link(browser, "riichi");
  assert.deepEqual(await pressed(browser), ["Tsumo", "Riichi"]);
  // Tab leaves the bar, and comes back to the key that it left.
  await browser.press("Tab");
  await browser.untilFocused("#group-in-hand-low");
  await browser.press("Shift+Tab");
  await browser.untilFocused("#quick-riichi");
  // Another rulebook has no such key: Tab comes to the first one.
  await browser.openApp("#v1;r=mcr-mil-2025");
  assert.deepEqual(await stops(area.quickBar), ["quick-self-draw"]);
});
