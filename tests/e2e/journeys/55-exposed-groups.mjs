import { journey } from "../journey.mjs";
import { axe } from "../axe.mjs";
import { area } from "../pages/areas.mjs";
import { group, link, openMeld, status, tap } from "../pages/hand.mjs";

/** What the keys of claimed groups are called. */
const melds = (browser) => browser.run(() => [...document.querySelectorAll(`${area.groups} [id^=group-claimed]`)].map((key) => key.getAttribute("aria-label")));

journey("groups of four to six are claimed by their keys, changed, undone and kept in the link where the rules have them", async (browser, assert) => {
  await browser.openApp("#v1;r=american-modern");
  await tap(browser, "2p");
  assert.deepEqual((await melds(browser)).map((name) => name.split(" of ")[0]), ["quad", "quint", "sextet", "open pung", "open kong"]);
  await group(browser, "quad of");
  await link(browser, "<2222p@");
  // A further press says that another seat discarded the tile.
  await group(browser, "quad of");
  await browser.press("Control+z");
  // By the keyboard: five fives, of which one is a joker.
  await browser.press("j");
  await tap(browser, "5s");
  await link(browser, "<5555*5s@");
  await tap(browser, "225m");
  const whole = await link(browser, "225m<2222p@");
  await browser.until(() => document.querySelectorAll(`#hand ${area.tile}`).length >= 12, "the hand with its groups");
  await axe(browser, assert);
  // The joker goes; four natural tiles stay, all of which count.
  await openMeld(browser, "Quint");
  await browser.clickOn("button", "Quad", area.meldEditor);
  await link(browser, "<5555s@");
  await browser.press("Control+z");
  await link(browser, "<5555*5s@");
  await browser.reload();
  assert.equal(await link(browser, "<5555*5s@"), whole);
  await browser.appears("#key-9m", "the keys");
  await browser.press("l");
  await tap(browser, "9m");
  assert.match(await status(browser), /full/, "there is no room for a group more");
});

journey("other rules have no keys for groups, and say why", async (browser, assert) => {
  await browser.openApp("#v1;r=chinese-classical");
  await tap(browser, "2p");
  assert.deepEqual((await melds(browser)).map((name) => name.split(" of ")[0]).slice(3), ["open pung", "open kong"]);
  await browser.press("l");
  assert.match(await status(browser), /no exposed groups/);
});
