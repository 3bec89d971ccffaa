import { journey } from "../journey.mjs";
import { area } from "../pages/areas.mjs";
import { quick, says } from "../pages/hand.mjs";
import { looks, openBooks, press } from "../pages/rulebooks.mjs";

const COMPARE = "Compare all rulebooks";
const OFFICIAL = "#v1;r=mcr-mil-2025;win=S;S=567m34p567p55s(234m@E)+2p;from=W";
const RIICHI = "#v1;r=riichi-ema-2025;win=S;S=34456m44p777z(333s@W)+2m;from=W";

const cells = (browser) =>
  browser.run(() => [...document.querySelectorAll(`${area.comparison} tbody tr:has(> th)`)].map((row) => [...row.children].map((cell) => cell.textContent.trim())));

/** The rows as a person takes them in: the name of each, and how many more stand behind it. */
const names = (browser) =>
  browser.run(() =>
    [...document.querySelectorAll(`${area.comparison} tbody th`)].map((head) => {
      const more = head.querySelector("[aria-expanded]");
      return [head.firstElementChild.textContent, more ? Number.parseInt(more.textContent, 10) : 0];
    }),
  );

/** Opens or closes what stands behind a rulebook. */
async function unfold(browser, name) {
  const place = await browser.run((name) => [...document.querySelectorAll(`${area.comparison} tbody th:has([aria-expanded])`)].findIndex((head) => head.firstElementChild.textContent === name), name);
  await browser.click((await browser.all(`${area.comparison} tbody th [aria-expanded]`))[place]);
}

/** The names that stand behind rows that are open. */
const unfolded = (browser) => browser.texts(`${area.alike} button`);

// What the rows say: `the_same_hand_is_compared_by_what_makes_the_difference` of `crates/tenbo-wording`.
journey("the same hand under every rulebook, and a click plays by another", async (browser, assert) => {
  await browser.openApp("#v1;r=mcr-mil-2025");
  await openBooks(browser);
  await press(browser, COMPARE);
  assert.match(await browser.text(area.books), /Enter a hand first/);
  await browser.openApp(OFFICIAL);
  await says(browser, "7 of 8");
  await openBooks(browser);
  await press(browser, COMPARE);
  const first = await cells(browser);
  assert.match(first[0][0], /MIL 2025\) current/);
  await looks(browser, assert, "the comparison");
  const folded = await names(browser);
  const [name] = folded.find(([, more]) => more > 0);
  await unfold(browser, name);
  await press(browser, "Tenhou");
  await browser.until(() => document.querySelector(`${area.comparison} ${area.played}`).textContent.startsWith("Tenhou"), "Tenhou to be played");
  await says(browser, "1 han 30 fu");
  const then = (await cells(browser)).find(([name]) => name.startsWith("Chinese Official (MIL"));
  assert.match(then[3], /^also All Chows \(2 points\)/);
  await press(browser, "Undo");
  await says(browser, "7 of 8");
});

journey("the comparison opens beside the score and folds rulebooks of a family that say the same", async (browser, assert) => {
  // Nothing to judge yet: no button.
  await browser.openApp("#v1;r=riichi-ema-2025;win=S;S=34456m44p777z(333s@W)");
  await says(browser, "Waiting on");
  assert.equal(await browser.count("#compare-button"), 0);
  await browser.openApp(RIICHI);
  await says(browser, "1 han 30 fu");
  await browser.clickOn("button", COMPARE, area.result);
  await browser.appears(`dialog[open] ${area.comparison} tbody tr`, "the comparison");
  await browser.until((name) => document.activeElement.textContent === name, "the focus on its heading", COMPARE);

  // What is played stands first and alone; of the others those that say the same stand behind the first.
  const [[played, behind], ...others] = await names(browser);
  assert.match(played, /EMA.*2025/);
  assert.equal(behind, 0);
  const rows = await cells(browser);
  assert.match(rows[0][0], /current$/);
  assert.equal(rows.filter(([name]) => name.includes("current")).length, 1);
  const [name, more] = others.find(([, more]) => more > 2);
  assert.deepEqual(await unfolded(browser), []);
  await unfold(browser, name);
  const open = await unfolded(browser);
  assert.equal(open.length, more);
  assert.ok(open.includes("Tenhou"), open.join());
  await looks(browser, assert, "the comparison with names unfolded");
  // Rows that differ stay apart: no two of a family have the same cells, and all rulebooks are there.
  assert.ok(!open.some((other) => others.some(([name]) => name === other)), "each rulebook is there once");
  const count = others.reduce((sum, [, more]) => sum + 1 + more, 1);
  const shipped = await browser.count(`${area.rulebook} option`);
  assert.equal(count, shipped);
  const official = rows.filter(([name]) => name.startsWith("Chinese Official"));
  assert.ok(official.length > 0 && !official.some(([, worth]) => worth.includes("han")), "another family is not folded in");
  // By what it is worth, in whatever words each rulebook says it.
  const classical = others.find(([name]) => name.includes("DMJL"));
  assert.ok(classical?.[1] >= 2, `behind DMJL there are ${classical?.[1]}`);
  // By keyboard it closes and opens again.
  await browser.focus(`${area.moreAlike}[aria-expanded=true]`);
  await browser.press("Enter");
  await browser.goes(area.alike, "the names to fold up");
  await browser.press(" ");
  await browser.appears(area.alike, "the names");

  // One of the folded ones is played from there: it is the first row then, and the other takes its place among the rest.
  await press(browser, "Tenhou");
  await browser.until(() => document.querySelector(`${area.comparison} ${area.played}`).textContent.startsWith("Tenhou"), "Tenhou to be played");
  await browser.until((name) => document.activeElement.textContent === name, "the focus on its heading", COMPARE);
  assert.ok((await names(browser)).every(([name], place) => (place === 0) === (name === "Tenhou")), "Tenhou is there once");
  await browser.press("Escape");
  await browser.untilFocused("#compare-button");
  assert.equal(await browser.run(() => document.querySelector(area.rulebook).selectedOptions[0].textContent), "Tenhou");

  // The state of the hand is another under another rulebook: the buttons come anew, and the focus still comes back.
  await browser.openApp(OFFICIAL);
  await says(browser, "7 of 8");
  await browser.clickOn("button", COMPARE, area.result);
  await browser.appears(`dialog[open] ${area.comparison} tbody tr`, "the comparison");
  const [official7] = (await names(browser)).find(([, more]) => more > 0);
  await press(browser, official7);
  await browser.until((name) => document.querySelector(`${area.comparison} ${area.played}`).textContent.startsWith(name), "another rulebook to be played", official7);
  await browser.clickOn("button", "Close", "dialog[open]");
  await browser.untilFocused("#compare-button");
});

journey("own rulebooks are compared each by itself, and the button is in sight with the score", async (browser, assert) => {
  for (const [rest, said] of [[RIICHI, "1 han 30 fu"], [OFFICIAL, "7 of 8"], [`${RIICHI};d=3m;view=table`, "han"]]) {
    for (const [width, height] of [[390, 844], [320, 640], [1280, 800], [1600, 1000]]) {
      // On a phone the table lies before the score.
      if (rest.includes("view=table") && width < 900) continue;
      await browser.size(width, height);
      await browser.openApp(rest);
      await says(browser, said);
      const seen = await browser.run(() => {
        const { left, top, width, height } = document.querySelector("#compare-button").getBoundingClientRect();
        const there = document.elementFromPoint(left + width / 2, top + height / 2);
        return { top, score: document.querySelector(area.headline).getBoundingClientRect().top, seen: there?.closest("#compare-button") !== null };
      });
      assert.ok(seen.score >= 0 && seen.top > seen.score && seen.seen, `${rest} at ${width} × ${height}: ${JSON.stringify(seen)}`);
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
  assert.match((await cells(browser))[0][0], /Tenhou.*current$/);
  const [other] = (await names(browser)).find(([, more]) => more > 0);
  await press(browser, other);
  await browser.until((name) => document.querySelector(`${area.comparison} ${area.played}`).textContent.startsWith(name), "another rulebook to be played", other);
  const own = (await names(browser)).filter(([name]) => /^Tenhou .+/.test(name));
  assert.deepEqual(own.map(([, more]) => more), [0]);
});
