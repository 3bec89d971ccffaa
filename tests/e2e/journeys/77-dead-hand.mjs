import { journey } from "../journey.mjs";
import { axe } from "../axe.mjs";
import { area } from "../pages/areas.mjs";
import { begin, choose, moreAboutDeal, openDeal, openGames, press, win } from "../pages/game.mjs";

journey("the game sheet: a dead hand and one that may not win are marked in the form of a deal and stay with it", async (browser, assert) => {
  const marked = (legend) =>
    browser.run((legend) => {
      const group = [...document.querySelectorAll(`${area.game} fieldset`)].find((group) => group.querySelector("legend").textContent === legend);
      return [...(group?.querySelectorAll("label") ?? [])].filter((label) => label.querySelector("input").checked).map((label) => label.textContent);
    }, legend);
  await openGames(browser, "#v1;r=mcr-mil-2025;view=game");
  await begin(browser, { name: "Sunday", players: ["Ann", "Ben", "Chi", "Dee"] });
  await win(browser, { winner: "Ben", total: 20 });
  await moreAboutDeal(browser);
  await choose(browser, "Dead hand", "Ben");
  await browser.until(() => /went out of play|may not|dead|barred/i.test(document.querySelector(area.dealPreview)?.textContent), "that a dead hand does not win");
  await choose(browser, "Dead hand", "Ben");
  await choose(browser, "Dead hand", "Chi");
  await choose(browser, "Can’t win this deal", "Dee");
  await axe(browser, assert);
  await press(browser, "Add deal");
  await browser.appears("#deal-1", "the deal");
  await openDeal(browser, 1);
  await browser.appears("#more-about-deal", "the correction");
  await moreAboutDeal(browser);
  assert.deepEqual([await marked("Dead hand"), await marked("Can’t win this deal")].map((seats) => seats.length), [1, 1]);
  // In riichi a foul voids the deal; there is no such mark.
  await openGames(browser);
  await press(browser, "All games");
  await begin(browser, { name: "Monday", players: ["Ann", "Ben", "Chi", "Dee"] });
  await moreAboutDeal(browser);
  assert.deepEqual(await marked("Dead hand"), []);
  assert.equal(await browser.run(() => [...document.querySelectorAll("legend")].some((legend) => legend.textContent === "Dead hand")), false);
});
