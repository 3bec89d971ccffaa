import { journey } from "../journey.mjs";
import { aim, isFolded, link, quick, says, tap } from "../pages/hand.mjs";
import { sweep } from "../pages/sweep.mjs";

const keys = (browser) => browser.run(() => [...document.querySelectorAll(".quick .key-word")].map((key) => key.textContent));
const pressed = (browser) => browser.run(() => [...document.querySelectorAll('.quick [aria-pressed="true"]')].map((key) => key.textContent));
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
  assert.equal(await scrolled(browser), 0, "nothing had to be scrolled");

  // The settings say the same, and what is said there the bar says too.
  const ticked = () => browser.run(() => ["at-by", "at-riichi"].map((name) => document.querySelector(`#${name} input:checked`).closest("label").textContent.trim()));
  assert.deepEqual(await ticked(), ["Ron", "Riichi"]);
  await browser.clickOn("radio", "Tsumo", ".settings");
  await browser.clickOn("radio", "No riichi", ".settings");
  await browser.until(() => document.querySelectorAll('.quick [aria-pressed="true"]').length === 1, "only one is pressed");
  assert.deepEqual(await pressed(browser), ["Tsumo"]);
  // What cannot be says why.
  await quick(browser, "Ippatsu");
  await browser.until(() => /needs riichi/.test(document.querySelector(".dock-status.refused")?.textContent ?? ""), "why not");
  assert.ok(await browser.run(() => document.querySelector(".dock-status").checkVisibility({ visibilityProperty: true })), "it is seen");
  // The round.
  await browser.fill(".round-wind select", "S");
  await link(browser, "round=S");

  // What other rulebooks ask for, and how many indicators there may be: `quick` of `crates/tenbo-session`.
  // On a desk as well: all of the keys are seen, and the bar with them.
  await browser.size(1280, 800);
  await browser.openApp("#v1;r=mcr-mil-2025");
  assert.deepEqual(await keys(browser), ["Self-draw", "Discard", "Last tile", "After kong"]);
  assert.ok(await browser.run(() => document.querySelector(".dock").getBoundingClientRect().bottom) <= 800);
});

journey("the bar has room in every language, under every rulebook", async (browser, assert) => {
  await browser.size(390, 844);
  await browser.openApp();
  const books = await browser.run(() => [...document.querySelectorAll(".rulebook-picker option")].map(({ value }) => value));
  const languages = await browser.run(() => [...document.querySelectorAll(".languages option")].map(({ value }) => value));
  assert.ok(books.length > 5 && languages.length === 4);
  // In a short run in English, whose words are the longest.
  for (const language of sweep(languages, (language) => language === "en")) {
    await browser.fill(".languages select", language);
    await browser.until((language) => document.documentElement.lang === language, `the page in ${language}`, language);
    for (const book of books) {
      await browser.fill(".rulebook-picker", book);
      await browser.until((book) => document.querySelector(".rulebook-picker").value === book && document.querySelector(".quick .key-word"), book, book);
      await browser.shown();
      const rows = await browser.run(() => [".quick", ".dock-top"].map((part) => Math.round(document.querySelector(part).getBoundingClientRect().height)));
      assert.deepEqual(rows, [36, 36], `${book} in ${language}: one line each`);
    }
  }
});

journey("each row of keys is one stop for Tab, and arrows move in it", async (browser, assert) => {
  await browser.openApp("#v1;r=riichi-ema-2025");
  const stops = (row) => browser.run((row) => [...document.querySelectorAll(`${row} button[tabindex="0"]`)].map(({ id }) => id), row);
  assert.deepEqual(await stops(".quick"), ["quick-self-draw"]);
  assert.deepEqual(await stops(".seats"), ["sit-E"]);
  assert.deepEqual(await stops(".aims"), ["aim-chow"]);
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
  await browser.untilFocused("#sit-E");
  await browser.press("Shift+Tab");
  await browser.untilFocused("#quick-riichi");
  // Another rulebook has no such key: Tab comes to the first one.
  await browser.openApp("#v1;r=mcr-mil-2025");
  assert.deepEqual(await stops(".quick"), ["quick-self-draw"]);
});
