import { journey } from "../journey.mjs";
import { area } from "../pages/areas.mjs";
import { offered, playedName, quick, says } from "../pages/hand.mjs";
import { looks, openBooks, press } from "../pages/rulebooks.mjs";

const COMPARE = "Compare all rulebooks";
const OFFICIAL = "#v1;r=mcr-mil-2025;win=S;S=567m34p567p55s(234m@E)+2p;from=W";
const DOUBLE_WIND = "#v1;r=riichi-ema-2025;E=678p11z77z[1111s][9999s]+7z;win=E;from=W";
const RIICHI = "#v1;r=riichi-ema-2025;win=S;S=34456m44p777z(333s@W)+2m;from=W";

/** The lines that are shown: name, value. */
const lines = (browser) =>
  browser.run(() => [...document.querySelectorAll(area.comparedRow)].map((row) => [row.querySelector(area.comparedName).firstElementChild.textContent, row.querySelector(area.comparedValue).textContent, row.querySelector("small").textContent]));

/** What is played, by the line that says so. */
const yours = (browser) => browser.text(area.comparedPlayed);

/** Waits until another rulebook is the first line. */
const isPlayed = (browser, name) => browser.until((name) => document.querySelector(`${area.comparedPlayed} ${area.comparedName}`)?.firstElementChild.textContent === name, `${name} to be played`, name);

/** Opens those that come to the same, and those of other families. */
async function unfold(browser) {
  await browser.appears(area.comparedRow, "the comparison");
  await browser.run(() => document.querySelectorAll(`${area.comparison} [aria-expanded=false]`).forEach((heading) => heading.click()));
  await browser.appears(area.alike, "the names");
}

// What the lines say: `crates/tenbo-wording/src/comparison.rs`.
journey("the same hand under every rulebook, and a click plays by another", async (browser, assert) => {
  await browser.openApp("#v1;r=mcr-mil-2025");
  await openBooks(browser);
  await press(browser, COMPARE);
  assert.match(await browser.text(area.books), /Enter a hand first/);
  await browser.openApp(OFFICIAL);
  await says(browser, "7 of 8");
  await openBooks(browser);
  await press(browser, COMPARE);
  await browser.appears(area.comparedRow, "the comparison");
  assert.match(await yours(browser), /MCR 2025 current/);
  await looks(browser, assert, "the comparison");
  await unfold(browser);
  await press(browser, "Tenhou");
  await isPlayed(browser, "Tenhou");
  await says(browser, "1 han 30 fu");
  await press(browser, "Undo");
  await says(browser, "7 of 8");
});

journey("the comparison opens beside the score: yours, those that differ and why, the others folded", async (browser, assert) => {
  // Nothing to judge yet: no button.
  await browser.openApp("#v1;r=riichi-ema-2025;win=S;S=34456m44p777z(333s@W)");
  await says(browser, "Waiting on");
  assert.equal(await browser.count("#compare-button"), 0);
  // A double wind pair is 2 fu by EMA 2025 and 4 by EMA 2016 (docs/rules/riichi.md, Fu).
  await browser.openApp(DOUBLE_WIND);
  await says(browser, "100 fu");
  await browser.clickOn("button", COMPARE, area.result);
  await browser.appears(`dialog[open] ${area.comparedRow}`, "the comparison");
  await browser.until(() => document.activeElement.textContent === "4,800 or 5,300?", "the focus on its heading");

  // What is played stands first; of its family those that differ follow, each with the rule; nobody else is unfolded.
  const [first, ...differ] = await lines(browser);
  assert.deepEqual(first, ["EMA 2025", "4,800", "1 han · 100 fu"]);
  assert.match(await yours(browser), /EMA 2025 current/);
  assert.ok(differ.length > 3 && differ.every(([, value, why]) => value === "5,300" && why.includes("double wind pair: 4, was 2")), JSON.stringify(differ));
  await looks(browser, assert, "the comparison");
  await unfold(browser);
  await looks(browser, assert, "the comparison unfolded");
  const all = await lines(browser);
  assert.ok(all.some(([name, value]) => name === "M-League" && value === "4,800"), "one that comes to the same");
  // Each rulebook is there once; a blank one, by which nothing counts, is none.
  const names = [...all.map(([name]) => name), ...await browser.texts(`${area.comparison} button.link`)];
  assert.equal(new Set(names).size, names.length);
  // By keyboard the others close and open again.
  await browser.focus(`${area.comparedOthers}[aria-expanded=true]`);
  await browser.press("Enter");
  await browser.goes(area.alike, "the names to fold up");
  await browser.press(" ");
  await browser.appears(area.alike, "the names");

  // One of them is played from there: it is the first line then, and the other takes its place among the rest.
  await press(browser, "Tenhou");
  await isPlayed(browser, "Tenhou");
  await browser.until(() => document.activeElement.id === "books-view", "the focus on its heading");
  assert.equal((await lines(browser)).filter(([name]) => name === "Tenhou").length, 1, "Tenhou is there once");
  await browser.press("Escape");
  await browser.untilFocused("#compare-button");
  assert.equal(await playedName(browser), "Tenhou");
  const blank = ["four-winds-blank", "american-modern"];
  assert.equal(names.length, (await offered(browser)).filter((id) => !blank.includes(id)).length);

  // The state of the hand is another under another rulebook: the buttons come anew, and the focus still comes back.
  await browser.openApp(OFFICIAL);
  await says(browser, "7 of 8");
  await browser.clickOn("button", COMPARE, area.result);
  await unfold(browser);
  await press(browser, "Hong Kong");
  await isPlayed(browser, "Hong Kong");
  await browser.clickOn("button", "Close", "dialog[open]");
  await browser.untilFocused("#compare-button");
});

journey("own rulebooks are compared each by itself, and the button stands below the score", async (browser, assert) => {
  // Below a hand that is no win comes first what would make it one.
  const won = "#v1;r=mcr-mil-2025;win=S;S=147m258p36s44455m+9s;from=W;fS=15f";
  for (const [rest, said] of [[RIICHI, "1 han 30 fu"], [won, "points"], [`${RIICHI};d=3m;view=table`, "han"]]) {
    for (const [width, height] of [[390, 844], [320, 640], [1280, 800], [1600, 1000]]) {
      // On a phone the table lies before the score.
      if (rest.includes("view=table") && width < 900) continue;
      await browser.size(width, height);
      await browser.openApp(rest);
      await says(browser, said);
      // The lines come first (docs/design.md, The answer); the rulebook's own key, which leads there too, is always in sight.
      assert.ok(await browser.sees(await browser.find(`${area.rules} button`)), "the key of the rulebook");
      await browser.run(() => document.querySelector("#compare-button").scrollIntoView({ block: "center" }));
      const seen = await browser.run(() => {
        const { left, top, width, height } = document.querySelector("#compare-button").getBoundingClientRect();
        const there = document.elementFromPoint(left + width / 2, top + height / 2);
        return { top, score: document.querySelector(area.headline).getBoundingClientRect().top, seen: there?.closest("#compare-button") !== null };
      });
      assert.ok(seen.top > seen.score && seen.seen, `${rest} at ${width} × ${height}: ${JSON.stringify(seen)}`);
    }
  }
  await browser.size(1280, 800);
  await browser.openApp(RIICHI);
  await says(browser, "1 han 30 fu");
  await openBooks(browser);
  await press(browser, "Copy and edit: Tenhou");
  await browser.appears(area.editor, "the editor");
  await press(browser, "Close");
  // The copy is played: by another rulebook it is one of the others, with a row of its own.
  await quick(browser, "Tsumo");
  await openBooks(browser);
  await press(browser, COMPARE);
  await browser.appears(area.comparedRow, "the comparison");
  assert.match(await yours(browser), /Tenhou.*current/);
  await unfold(browser);
  await press(browser, "M-League");
  await isPlayed(browser, "M-League");
  await browser.run(() => document.querySelectorAll(`${area.comparison} [aria-expanded=false]`).forEach((heading) => heading.click()));
  await browser.until(() => [...document.querySelectorAll(area.comparedName)].filter((name) => /^Tenhou \(copy\)/.test(name.textContent)).length === 1, "the copy by itself");
});
