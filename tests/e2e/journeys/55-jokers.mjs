import { journey } from "../journey.mjs";
import { area } from "../pages/areas.mjs";
import { aim, hand, says, tap } from "../pages/hand.mjs";

journey("jokers are picked for the tile that they stand for; hands of five sets come with their caveat", async (browser, assert) => {
  await browser.openApp("#v1;r=four-winds-slice;o=jokers:2");
  const key = "#key-joker";
  await browser.appears("#key-joker", "the key for jokers");
  await tap(browser, "123m456p78s1122z");
  await aim(browser, "Joker");
  assert.equal(await browser.attribute(key, "aria-pressed"), "true");
  assert.match(await browser.attribute("#key-9s", "aria-label"), /joker/i);
  await tap(browser, "9s");
  assert.equal(await browser.attribute(key, "aria-pressed"), "false", "one tile is a joker, the next is not");
  assert.equal((await hand(browser)).filter((tile) => /joker/i.test(tile)).length, 1);
  await browser.appears(`#hand ${area.joker}`, "the mark of the joker");
  await browser.until(() => decodeURI(location.hash).includes("*9s"), "the joker in the link");
  await tap(browser, "3z");
  await tap(browser, "1z");
  const state = decodeURI(await browser.run(() => location.hash));
  await browser.reload();
  await browser.appears(`#hand ${area.joker}`, "the joker after a reload");
  assert.ok(state.length > 0);

  await browser.openApp("#v1;r=taiwanese-16");
  // A rulebook that was written for five sets has nothing to warn of; one of four sets that a house rule gave five has.
  await says(browser, "What is this hand worth");
  assert.equal(await browser.count(area.caveat), 0);
  await browser.openApp("#v1;r=chinese-classical;o=hand-size:16");
  await browser.until(() => document.querySelector(area.caveat)?.textContent.includes("five"), "the caveat of five sets");
});

journey("five tiles alike, one of them a joker, are entered and win", async (browser, assert) => {
  await browser.openApp("#v1;r=four-winds-slice;o=jokers:2");
  await browser.appears("#key-joker", "the key for jokers");
  await tap(browser, "1111m456m789m12p");
  assert.equal(await browser.attribute("#key-1m", "aria-disabled"), "true", "there are four");
  await aim(browser, "Joker");
  assert.equal(await browser.attribute("#key-1m", "aria-disabled"), null, "a joker may be the fifth");
  await tap(browser, "1m");
  await tap(browser, "3p");
  await browser.appears(area.wonHeadline, "the win");
  const tiles = await hand(browser);
  assert.equal(tiles.filter((tile) => /1 of characters/.test(tile)).length, 5, tiles.join(", "));
  assert.equal(tiles.filter((tile) => /joker/i.test(tile)).length, 1);
});
