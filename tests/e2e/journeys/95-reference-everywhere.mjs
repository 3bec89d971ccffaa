import { journey } from "../journey.mjs";
import { axe } from "../axe.mjs";
import { area } from "../pages/areas.mjs";
import { goTo, opened, openReference, search } from "../pages/reference.mjs";
import { sweep } from "../pages/sweep.mjs";

const LANGUAGES = ["en", "ja", "zh-Hans", "zh-Hant"];
const BOOKS = ["riichi-book-1", "mcr-mil-2025", "hong-kong-old-style", "chinese-classical", "zung-jung", "taiwanese-16", "building-skills", "chinese-new-style"];

const wide = (browser) =>
  browser.run(() => {
    const dialog = document.querySelector("dialog[open]");
    const over = (element) => element.scrollWidth - element.clientWidth;
    return [...document.querySelectorAll(area.scoreGrid)].map(over).concat(over(dialog), over(document.documentElement)).filter((over) => over > 0);
  });

journey("reference: by keyboard only, in every language, on the narrowest page, light and dark", async (browser, assert) => {
  // By keyboard.
  await browser.openApp();
  await browser.tabTo(() => document.activeElement.id === "hand", "the hand");
  await browser.press("?");
  await browser.appears(`dialog[open] ${area.reference} ${area.glossary}`, "the reference");
  await browser.tabTo(() => document.activeElement.textContent === "Patterns", "the page of patterns");
  await browser.press("Enter");
  await browser.tabTo(() => document.activeElement.id === "pattern-search", "the search");
  await browser.press(..."robbing");
  await browser.counts(area.patternLine, 1, "one pattern");
  await browser.tabTo(() => document.activeElement.matches(area.patternLine), "the pattern");
  const outline = await browser.run(() => getComputedStyle(document.activeElement).outlineStyle);
  assert.equal(outline, "solid", "the focus is seen");
  await browser.press("Enter");
  await opened(browser);
  await browser.tabTo(() => document.activeElement.matches(`${area.exampleHands} button`), "try it");
  await browser.press("Enter");
  await browser.until(() => !document.querySelector("dialog[open]") && document.activeElement.id === "hand", "the hand builder");
  // Keys act anywhere on the page that is no field; journey 32 turns that off.
  await browser.focus(`${area.tools} button`);
  await browser.press("?");
  await browser.appears("dialog[open]", "the help from the header");
  await browser.press("Escape");
  await browser.goes("dialog[open]", "the help to be closed");
  // Every language and family on the narrowest page.
  await browser.size(300, 600);
  const pages = LANGUAGES.flatMap((language) => (language === "en" ? BOOKS : BOOKS.slice(0, 2)).map((book) => [language, book]));
  // In a short run the longest words, under the rulebooks with the most names and with the widest tables, and Japanese, which breaks
  // its lines otherwise.
  for (const [language, book] of sweep(pages, ([language, book]) => (book === BOOKS[0] && ["en", "ja"].includes(language)) || book === "chinese-classical")) {
    await browser.openApp(`?lang=${language}#v1;r=${book}`);
    assert.equal(await browser.run(() => document.documentElement.lang), language);
    await openReference(browser);
    for (const page of [0, 1, 2]) {
      await goTo(browser, page);
      if (page === 1) {
        await browser.click(area.disclosure);
        await browser.appears(area.patternLine, "patterns");
        await browser.click(area.patternLine);
        await opened(browser);
      }
      assert.deepEqual(await wide(browser), [], `${language}, ${book}, page ${page}: too wide`);
      if (book !== BOOKS[0]) continue;
      for (const theme of ["dark", "light"]) {
        if (browser.engine === "chromium") await browser.prefer({ "prefers-color-scheme": theme });
        await axe(browser, assert, "dialog[open]");
      }
    }
    const [lang, name] = await browser.run(() => {
      const { lang, textContent } = document.querySelector(area.playedBy);
      return [lang, textContent];
    });
    assert.equal(lang, language !== "en" && /^[\x20-\x7e]+$/.test(name) ? "en" : "", `whose language ${name} is in`);
  }
  // As large as it gets: what has the focus is not hidden behind what stays.
  await browser.size(320, 200);
  await goTo(browser, 1);
  await search(browser, "a");
  await browser.run(() => [...document.querySelectorAll(area.patternLine)].at(9)?.focus());
  const hidden = await browser.run(() => {
    const box = document.activeElement.getBoundingClientRect();
    return document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2)?.closest(area.patternLine) !== document.activeElement;
  });
  assert.equal(hidden, false, "the focus is hidden");
});
