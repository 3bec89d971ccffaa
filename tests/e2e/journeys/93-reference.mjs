import { readFileSync } from "node:fs";
import { journey } from "../journey.mjs";
import { area } from "../pages/areas.mjs";
import { explain, hand, says } from "../pages/hand.mjs";
import { goTo, opened, openReference, search } from "../pages/reference.mjs";
import { press } from "../pages/rulebooks.mjs";

/** How many patterns the catalogue has: each has a name. */
const CATALOGUE = readFileSync(new URL("../../../locales/en/patterns.ftl", import.meta.url), "utf8").match(/^pattern-/gm).length;
const HAND = "#v1;r=riichi-book-1;S=234m345678p22p34s+5s;win=S;from=E;riichi=S;sticks=1";

journey("reference: a pattern is found, explained, tried in the hand builder, and reached from the result", async (browser, assert) => {
  await browser.openApp(HAND);
  await says(browser, "han");
  const before = await hand(browser);
  await openReference(browser);
  await goTo(browser, "Patterns");
  // In the words of riichi.
  const groups = await browser.texts(`${area.reference} ${area.disclosure} > span:first-of-type`);
  for (const name of ["Sequences", "Triplets and kans", "Dora"]) assert.ok(groups.includes(name), groups.join());
  // What the rulebook counts, and on request everything.
  const listed = () => browser.run(() => [...document.querySelectorAll(`${area.reference} ${area.otherGames}`)].reduce((sum, count) => sum + Number(count.textContent), 0));
  const played = await listed();
  assert.ok(played > 40 && played < 60, `${played} patterns of riichi`);
  await browser.clickOn("checkbox", "Also show patterns these rules don’t count", area.reference);
  assert.equal(await listed(), CATALOGUE, "the whole catalogue");
  await browser.clickOn("checkbox", "Also show patterns these rules don’t count", area.reference);
  // Any of its names finds it.
  for (const words of ["chiitoitsu", "seven pairs", "七対子"]) {
    await search(browser, words);
    assert.equal(await browser.count(`${area.reference} ${area.patternLine}`), 1, words);
  }
  await browser.clickOn("button", /七対子/, area.reference);
  await opened(browser);
  const seen = await browser.run(() => ({
    own: document.querySelector(`${area.patternName} b`).lang,
    kanji: document.querySelector(`${area.patternName} [lang=ja]`).textContent,
    hands: [...document.querySelectorAll(`${area.exampleHand} ${area.exampleTiles}`)].map((tiles) => tiles.querySelectorAll('[role="img"][aria-label]').length),
    lacks: document.querySelector(`${area.exampleHand} ${area.lacks}`).textContent,
    text: document.querySelector(area.patternBody).textContent,
  }));
  assert.deepEqual([seen.own, seen.kanji, seen.hands], ["ja-Latn", "七対子", [14, 14]]);
  assert.match(seen.lacks, /What differs: .+ instead of .+\./);
  assert.match(seen.text, /2 han.*Source:/);
  // The example is tried, and undo brings the hand back.
  await press(browser, "Try it");
  await browser.goes("dialog[open]", "the hand builder");
  await says(browser, "han");
  assert.match(await browser.text(area.lines), /Chiitoitsu/);
  await browser.untilFocused("#hand");
  assert.match(await browser.text(area.status), /Undo brings your hand back/);
  await browser.press("Control+z");
  await browser.until((tiles) => [...document.querySelectorAll(area.handTiles)].map((tile) => tile.getAttribute("aria-label").split(":")[0]).join() === tiles, "the hand as it was", before.join());
  // From a line of the result.
  await explain(browser, /^Riichi/);
  await browser.appears(`${area.detail} button${area.linkButton}`, "the way to the reference");
  const line = await browser.run(() => document.querySelector(`${area.lines} ${area.line} b`).textContent);
  await explain(browser, "More about this pattern");
  await opened(browser);
  await browser.until((line) => document.activeElement.querySelector(`${area.patternName} b`)?.textContent === line, "the focus on the pattern of the line", line);
  await browser.press("Escape");
  await browser.goes("dialog[open]", "the result");
});

journey("reference: a pattern says what it keeps from counting and what keeps it, with the conditions", async (browser, assert) => {
  await browser.openApp("#v1;r=mcr-mil-2025");
  await openReference(browser);
  await goTo(browser, "Patterns");
  const said = async (words) => {
    await search(browser, words);
    await browser.until(() => document.querySelectorAll(`${area.reference} ${area.patternLine}`).length > 0, words);
    const line = await browser.run(() => document.querySelector(`${area.reference} ${area.patternLine}`).getAttribute("aria-expanded"));
    if (line !== "true") await browser.click(`${area.reference} ${area.patternLine}`);
    await opened(browser);
    return browser.run(() => [...document.querySelectorAll(`${area.patternBody} > p`)].map((line) => line.textContent).filter((text) => text.startsWith("Exclude")));
  };
  const [excludes] = await said("one-suit-only");
  assert.equal(excludes, "Excludes: Half Flush, One Voided Suit, No Honors");
  // As the option is set: all but one count.
  const [by] = await said("pung-terminal-honor");
  assert.match(by, /^Excluded by: .*Nine Gates \(excludes only the first one\)/);
});
