import { journey } from "../journey.mjs";
import { axe } from "../axe.mjs";
import { write } from "../pages/hand.mjs";
import { begin, choose, moreAboutDeal, openDeal, openGames, press } from "../pages/game.mjs";

journey("the game sheet: a dead hand and one that may not win are marked in the form of a deal and stay with it", async (browser, assert) => {
  const marked = (legend) =>
    browser.run((legend) => {
      const group = [...document.querySelectorAll(".game fieldset")].find((group) => group.querySelector("legend").textContent === legend);
      return [...(group?.querySelectorAll("label") ?? [])].filter((label) => label.querySelector("input").checked).map((label) => label.textContent);
    }, legend);
  await openGames(browser, "#v1;r=mcr-mil-2025;view=game");
  await begin(browser, { name: "Sunday", players: ["Ann", "Ben", "Chi", "Dee"] });
  await choose(browser, "Who won", "Ben");
  await choose(browser, "The winning tile", "Self-drawn");
  await write(browser, "#total-S", 20);
  await moreAboutDeal(browser);
  await choose(browser, "The hand is dead", "Ben");
  await browser.until(() => /went out of play|may not|dead|barred/i.test(document.querySelector(".what-it-does")?.textContent), "that a dead hand does not win");
  await choose(browser, "The hand is dead", "Ben");
  await choose(browser, "The hand is dead", "Chi");
  await choose(browser, "May not win any more", "Dee");
  await axe(browser, assert);
  await press(browser, "Enter the deal");
  await browser.until(() => document.querySelector("#deal-1"), "the deal");
  await openDeal(browser, 1);
  await browser.until(() => document.querySelector("#more-about-deal"), "the correction");
  await moreAboutDeal(browser);
  assert.deepEqual([await marked("The hand is dead"), await marked("May not win any more")].map((seats) => seats.length), [1, 1]);
  // In riichi a foul voids the deal; there is no such mark.
  await openGames(browser);
  await press(browser, "All games");
  await begin(browser, { name: "Monday", players: ["Ann", "Ben", "Chi", "Dee"] });
  await moreAboutDeal(browser);
  assert.deepEqual(await marked("The hand is dead"), []);
  assert.equal(await browser.run(() => [...document.querySelectorAll("legend")].some((legend) => legend.textContent === "The hand is dead")), false);
});
