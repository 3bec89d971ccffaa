import { journey } from "../journey.mjs";
import { axe } from "../axe.mjs";
import { area } from "../pages/areas.mjs";
import { link } from "../pages/hand.mjs";
import { chosen, inHand, matrix, openTable } from "../pages/table.mjs";

/** South has two tiles beside a five, West three fives, North waits for it with a yaku. */
const HANDS = "r=riichi-ema-2025;see=S;S=1122m46p337799s1z;W=19m555p19s123456z;N=12345678999m46p;dE=8p5p";

/** The discards of a seat that is not chosen, the last of which can be claimed. */
const last = (seat) => `${area.seatCard}[data-seat=${seat}] ${area.claimable}`;

/** What is offered, by the names of the buttons. */
const offered = (browser) => browser.run(() => [...document.querySelectorAll(`${area.claims} button[aria-label]`)].map((button) => button.getAttribute("aria-label")));

const ALL = ["North: Ron, +2,600", "West: Pon", "West: Kan", "South: Chii: 4 of dots, 6 of dots"];

const open = async (browser, seat) => {
  await browser.click(last(seat));
  await chosen(browser, seat);
  await browser.appears(area.claims, "who can claim it");
};

journey("table: a tap on the last discard offers what each hand can claim it for, and the feeder and the copies follow", async (browser, assert) => {
  await openTable(browser, HANDS);
  assert.equal(await browser.attribute(last("E"), "aria-label"), "5 of dots, East, discard 2: Who claims it?");
  await open(browser, "E");
  assert.deepEqual(await offered(browser), ALL);
  await axe(browser, assert);
  await browser.clickOn("button", "West: Pon", area.claims);
  await link(browser, "W=19m5p19s123456z(555p@E)");
  await inHand(browser, "W");
  assert.equal(await browser.text(`#key-5p ${area.copiesLeft}`), "0");
  assert.equal(await browser.count(`${area.seatCard}[data-seat=E] ${area.river} ${area.gone}`), 1, "it lies with West");
  assert.equal(await browser.run((last) => document.querySelector(last), last("E")), null, "and is not claimed again");
  // Undone it lies there again, as it was looked at, and is won on.
  await browser.press("Control+z");
  await chosen(browser, "E");
  await browser.appears(area.claims, "who can claim it");
  assert.deepEqual(await offered(browser), ALL);
  await browser.clickOn("button", /^North: Ron/, area.claims);
  await browser.appears(`${area.matrix} tbody tr`, "who pays whom");
  const won = await link(browser, "win=N");
  assert.match(won, /N=12345678999m46p\+5p/);
  assert.match(won, /from=E/);
  const [east, south] = await matrix(browser);
  assert.match(east.at(-1), /\d/, "East pays North");
  assert.deepEqual(south.slice(1), ["·", "", "·", "·"], "nobody else does");
  assert.doesNotMatch(await browser.text(area.result), /copies/i);
});

journey("table: the same with the keyboard alone; a hand that is not entered may have anything, and a chow is the next seat's", async (browser, assert) => {
  await openTable(browser, HANDS);
  await browser.focus(last("E"));
  await browser.press("Enter");
  await browser.until((name) => document.activeElement.getAttribute("aria-label") === name, "the focus on the first claim", ALL[0]);
  for (const name of ALL.slice(1)) {
    await browser.press("Tab");
    assert.equal(await browser.run(() => document.activeElement.getAttribute("aria-label")), name);
  }
  await browser.press("Shift+Tab", "Enter");
  await link(browser, "W=19m19s123456z(5555p@E)");
  await inHand(browser, "W");

  await openTable(browser, "r=chinese-classical;see=E;dN=3s");
  await open(browser, "N");
  const names = await offered(browser);
  assert.deepEqual(names.filter((name) => name.includes("Chow")), [
    "East: Chow: 1 of bamboos, 2 of bamboos",
    "East: Chow: 2 of bamboos, 4 of bamboos",
    "East: Chow: 4 of bamboos, 5 of bamboos",
  ]);
  assert.deepEqual(names.filter((name) => !name.includes("Chow")), ["Win on a discard", "Pung", "Kong"].flatMap((claim) => ["East", "South", "West"].map((seat) => `${seat}: ${claim}`)));
  // Nothing of it is cut off or too small to tap, however narrow the page.
  for (const [width, height] of [[1280, 800], [390, 844], [320, 640]]) {
    await browser.size(width, height);
    const bad = await browser.run(() => {
      const inside = document.documentElement.clientWidth;
      const all = [...document.querySelectorAll(`${area.claims} button, ${area.claimable}`)].map((button) => [button.getAttribute("aria-label"), button.getBoundingClientRect()]);
      return all.filter(([, box]) => box.right > inside || box.width < 24 || box.height < 24).map(([name]) => name);
    });
    assert.deepEqual(bad, [], `${width}`);
  }
  await browser.clickOn("button", "South: Win on a discard", area.claims);
  await link(browser, "win=S");
  assert.match(await link(browser, "from=N"), /by=discard|from=N/);
  await inHand(browser, "S");
});
