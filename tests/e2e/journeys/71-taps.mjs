import { journey } from "../journey.mjs";
import { area } from "../pages/areas.mjs";
import { begin, deals, openGames } from "../pages/game.mjs";

/** Taps one after the other, each where it is in sight and nothing lies over it; then the deal is in the game. */
async function taps(browser, assert, what, ...ids) {
  for (const id of [...ids, "enter-deal"]) {
    const hit = await browser.run((id) => {
      const { left, top, width, height } = document.getElementById(id).getBoundingClientRect();
      return document.elementFromPoint(left + width / 2, top + height / 2)?.closest("button")?.id;
    }, id);
    assert.equal(hit, id, `${what}: in sight without scrolling`);
    await browser.click(`[id="${id}"]`);
  }
  const entered = await deals(browser);
  return [ids.length + 1, entered.at(-1).changes];
}

journey("deals by taps on a phone: no more than seven, none of them on a list, nothing scrolled", async (browser, assert) => {
  const players = ["Anna", "Ben", "Chi", "Dee"];
  const deal = (what, ...ids) => taps(browser, assert, what, ...ids);
  await browser.size(390, 844);
  await openGames(browser);
  await begin(browser, { name: "Riichi", players });
  assert.deepEqual(await deal("ron, two riichi", "place-2", "place-3", "riichi-2", "riichi-4", "han-3", "fu-40"), [7, [0, 6200, -5200, -1000]]);
  assert.deepEqual(await deal("tsumo", "place-1", "place-1", "han-2", "fu-40"), [5, [2700, -1300, -700, -700]]);
  assert.deepEqual(await deal("draw", "ends-draw", "place-1", "place-3", "riichi-3"), [5, [1500, -1500, 500, -1500]]);
  assert.deepEqual((await deal("chombo", "more-about-deal", "add-foul-chombo", "place-4"))[0], 4);
  await openGames(browser, "#v1;r=hong-kong-old-style;view=game");
  await browser.clickOn("button", "All games", area.game);
  await begin(browser, { name: "Hong Kong", rules: "hong-kong-old-style", players });
  const points = await browser.run(() => [...document.querySelectorAll("[id^=faan-]")].map(({ id }) => id));
  assert.deepEqual(points, [], "no values before a winner");
  await browser.click("#place-2");
  const [key] = await browser.run(() => [...document.querySelectorAll("[id^=faan-]")].filter((key) => key.textContent === "5").map(({ id }) => id));
  await browser.clickOn("button", "Undo in game", area.dealForm);
  const [count, changes] = await deal("by faan", "place-2", "place-1", key);
  assert.deepEqual([count, Math.sign(changes[1]), Math.sign(changes[0])], [4, 1, -1]);
  await openGames(browser, "#v1;r=european-classical;view=game");
  await browser.clickOn("button", "All games", area.game);
  await begin(browser, { name: "Classical", rules: "european-classical", players });
  const losers = ["digit-4", "digit-0", "place-3", "digit-1", "digit-6", "place-4", "digit-4"];
  assert.deepEqual(await deal("losers", "place-2", "place-1", ...losers), [10, [-120, 160, 4, -44]]);
});
