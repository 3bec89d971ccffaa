import { journey } from "../journey.mjs";
import { axe } from "../axe.mjs";
import { area } from "../pages/areas.mjs";
import { aim, link, openMeld, status, tap } from "../pages/hand.mjs";

/** What the keys for melds are called. */
const melds = (browser) => browser.texts(`${area.nextTile} [role=toolbar] button`);

journey("groups of four to six are claimed by their keys, changed, undone and kept in the link where the rules have them", async (browser, assert) => {
  await browser.openApp("#v1;r=american-modern");
  await browser.until(() => document.querySelector(area.nextTile)?.textContent.includes("Sextet"), "the keys for groups");
  assert.deepEqual((await melds(browser)).slice(1, 7), ["Pung", "Kong", "Concealed kong", "Quad", "Quint", "Sextet"]);
  await aim(browser, "Quad");
  assert.match(await status(browser), /any tile of the group/);
  await tap(browser, "2p");
  await link(browser, "<2222p@");
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
  await browser.until(() => document.querySelector(area.nextTile)?.textContent.includes("Pung"), "the keys for melds");
  assert.ok(!(await melds(browser)).includes("Quad"));
  await browser.press("l");
  assert.match(await status(browser), /no exposed groups/);
});
