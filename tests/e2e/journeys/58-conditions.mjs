import { journey } from "../journey.mjs";
import { area } from "../pages/areas.mjs";
import { all, copy, file, find, looks, press, preview } from "../pages/rulebooks.mjs";

/** Knitted straight, tile hog, no honors, concealed hand and two flowers. */
const HAND = "#v1;r=mcr-mil-2025;win=S;S=147m258p36s44455m+9s;from=W;fS=15f";

const chip = (browser, words) =>
  browser.until((words) => document.querySelector(`${area.excluded} ${area.chipButton}`)?.textContent.trim() === words, `the chip "${words}"`, words);

/** A copy of the Chinese Official rules. */
async function begin(browser) {
  await browser.openApp(HAND);
  await copy(browser, "Chinese Official (MIL 2025)");
}

journey("an exclusion gets its conditions on the page, says them, and holds by them", async (browser, assert) => {
  await begin(browser);
  await find(browser, "knitted str");
  await preview(browser, "19 points");
  await browser.fill("#exclude-knitted-straight", "no-honors");
  await preview(browser, "18 points");
  await chip(browser, "No Honors");
  assert.equal(await browser.run(() => document.querySelector(`${area.excluded} ${area.conditions}`)), null, "closed at first");
  await all(browser);
  await press(browser, "Conditions: No Honors");
  const id = "#exclude-knitted-straight-no-honors-0";

  // Only while an option is on: it is off, and the hand gets its point again.
  await browser.fill(`${id}-option`, "green-half-flush");
  await chip(browser, "No Honors (only while “All green adds half flush” is on)");
  await preview(browser, "19 points");
  await browser.click("#option-green-half-flush");
  await preview(browser, "18 points");
  await browser.fill(`${id}-holds`, "unless");
  await chip(browser, "No Honors (only while “All green adds half flush” is off)");
  await preview(browser, "19 points");
  await browser.clickOn("button", "Undo", area.editorBar);
  await chip(browser, "No Honors (only while “All green adds half flush” is on)");
  await preview(browser, "18 points");

  // Only so many, and only beside another pattern. The fields stay open.
  await browser.fill(`${id}-over`, "first");
  await browser.until((id) => document.querySelector(`${id}-first`)?.value === "1", "the number", id);
  await browser.fill(`${id}-first`, "0");
  await browser.until(
    (id) => document.querySelector(`${id}-first-refused`)?.textContent.includes("“0” can’t be used here. Enter a whole number from 1 to 20."),
    "why it is refused",
    id,
  );
  await browser.press("Escape");
  await browser.until((id) => document.querySelector(`${id}-first`).value === "1" && !document.querySelector("[aria-invalid]") && document.querySelector("dialog[open]"), "the number of before", id);
  await browser.fill(`${id}-first`, "2");
  await browser.fill(`${id}-beside`, "four-of-a-kind");
  await chip(browser, "No Honors (only the first 2, only together with Tile Hog, only while “All green adds half flush” is on)");
  await preview(browser, "18 points");
  const saved = JSON.parse(await file(browser));
  assert.deepEqual(saved.excludes, {
    "knitted-straight": [{ patterns: ["no-honors"], first: 2, beside: "four-of-a-kind", if: "green-half-flush" }],
  });
  await looks(browser, assert, "the conditions of an exclusion");

  // On a narrow page the part was folded meanwhile.
  await press(browser, "Conditions: No Honors");

  // Beside what the hand has not, it does not hold; without conditions it does; gone, nothing is left of it.
  await browser.fill(`${id}-beside`, "seven-pairs");
  await preview(browser, "19 points");
  for (const [field, value] of [["over", "own-sets"], ["beside", ""], ["option", ""]]) await browser.fill(`${id}-${field}`, value);
  await chip(browser, "No Honors (only among its own sets)");
  await press(browser, "Remove: No Honors");
  await browser.goes(area.excluded, "the exclusion to be gone");
  await browser.untilFocused("#exclude-knitted-straight");
  await preview(browser, "19 points");
  assert.equal(JSON.parse(await file(browser)).excludes, undefined);
});

journey("several rules about a pattern have a chip each, and what a rulebook says of them is shown", async (browser, assert) => {
  await begin(browser);
  await find(browser, "nine-gates-wait");
  const about = (words) => browser.run((words) => [...document.querySelectorAll(`${area.excluded} ${area.chipButton}`)].map((chip) => chip.textContent.trim()).filter((text) => text.startsWith(words)), words);
  const both = await about("Pung of Terminals or Honors");
  assert.deepEqual(both, [
    "Pung of Terminals or Honors (only the first one, only while “Terminal pungs in nine gates” is “All but one count”)",
    "Pung of Terminals or Honors (only while “Terminal pungs in nine gates” is “None counts”)",
  ]);
  // The other way round it is said, too.
  await find(browser, "pung-terminal-honor");
  const by = await browser.run(() => [...document.querySelectorAll(`${area.excludes} ${area.muted}`)].map((line) => line.textContent).find((line) => line.startsWith("Excluded by")));
  assert.match(by, /Nine Gates \(excludes only the first one, only while “Terminal pungs in nine gates” is “All but one count”\), Nine Gates \(only while “Terminal pungs in nine gates” is “None counts”\)/);
  await find(browser, "nine-gates-wait");
  await press(browser, `Remove: ${both[0]}`);
  await browser.until(() => [...document.querySelectorAll(`${area.excluded} ${area.chipButton}`)].filter((chip) => chip.textContent.startsWith("Pung of Terminals")).length === 1, "one rule to be gone");
  assert.deepEqual(await about("Pung of Terminals or Honors"), [both[1]]);
  await browser.clickOn("button", "Undo", area.editorBar);
  await browser.until(() => [...document.querySelectorAll(`${area.excluded} ${area.chipButton}`)].filter((chip) => chip.textContent.startsWith("Pung of Terminals")).length === 2, "both rules");
  assert.equal(JSON.parse(await file(browser)).excludes, undefined);
});

journey("a list of which one counts holds while an option is set so", async (browser, assert) => {
  await begin(browser);
  await browser.appears("#caps-new", "the lists");
  const place = await browser.count("li > [id^=caps-]");
  const words = (text) => browser.until((place, text) => document.querySelector(`li:has(> #caps-${place}) > ${area.muted}`)?.textContent === text, `the words "${text}"`, place, text);
  await browser.fill("#caps-new", "knitted-straight");
  await browser.until((place) => document.querySelector(`#caps-${place}`), "the list", place);
  await browser.fill(`#caps-${place}`, "no-honors");
  await preview(browser, "18 points");
  await press(browser, "Conditions: Knitted Straight, No Honors");
  // A choice begins with the setting that it has, so that nothing changes.
  await browser.fill(`#cap-${place}-option`, "nine-gates-terminal-pungs");
  await words("only while “Terminal pungs in nine gates” is “All but one count”");
  await preview(browser, "18 points");
  await browser.fill(`#cap-${place}-setting`, "none");
  await preview(browser, "19 points");
  await browser.fill(`#cap-${place}-holds`, "unless");
  await words("unless “Terminal pungs in nine gates” is “None counts”");
  await preview(browser, "18 points");
  await looks(browser, assert, "the condition of a list");
  const saved = JSON.parse(await file(browser));
  assert.deepEqual(saved.caps.at(-1), { patterns: ["knitted-straight", "no-honors"], unless: "nine-gates-terminal-pungs=none" });
});
