import { journey } from "../journey.mjs";
import { readFileSync } from "node:fs";
import { area } from "../pages/areas.mjs";
import { openGames, press } from "../pages/game.mjs";

journey("a game on paper: names, deals, totals and the end, dark on white, no form and no buttons", async (browser, assert) => {
  await openGames(browser);
  await press(browser, "Open a file");
  await browser.fill("#game-text", readFileSync(new URL("../../data/games/club-evening.json", import.meta.url), "utf8"));
  await press(browser, "Load text");
  await browser.appears(area.ranking, "the game");
  for (const width of [1280, 390]) {
    await browser.size(width, 844);
    await browser.prefer({ "prefers-color-scheme": "dark" });
    await browser.medium("print");
    const seen = await browser.run(() => {
      const shown = (selector) => document.querySelector(selector)?.checkVisibility() ?? false;
      const color = (selector, property) => getComputedStyle(document.querySelector(selector))[property];
      return {
        lost: ["#game-title", area.standings, `${area.deals} thead`, `${area.deals} ${area.cause}`, `${area.deals} tfoot`, area.ranking, area.endTransfers].filter((selector) => !shown(selector)),
        buttons: [...document.querySelectorAll("button, a")].filter((button) => button.checkVisibility() && !button.matches(area.dealButton)).map((button) => button.textContent),
        text: color(area.deals, "color"),
        page: color("body", "backgroundColor"),
        rows: document.querySelectorAll(`${area.deals} tbody tr`).length,
        row: color(`${area.deals} tbody tr`, "display"),
      };
    });
    assert.deepEqual(seen, { lost: [], buttons: [], text: "rgb(0, 0, 0)", page: "rgb(255, 255, 255)", rows: 16, row: "table-row" });
    await browser.medium("screen");
  }
});
