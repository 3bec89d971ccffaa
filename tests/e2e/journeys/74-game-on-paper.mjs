import { journey } from "../journey.mjs";
import { readFileSync } from "node:fs";
import { openGames, press } from "../pages/game.mjs";

journey("a game on paper: names, deals, totals and the end, dark on white, no form and no buttons", async (browser, assert) => {
  await openGames(browser);
  await press(browser, "Open a file");
  await browser.fill("#game-text", readFileSync(new URL("../../data/games/club-evening.json", import.meta.url), "utf8"));
  await press(browser, "Load text");
  await browser.until(() => document.querySelector(".ranking"), "the game");
  for (const width of [1280, 390]) {
    await browser.size(width, 844);
    await browser.prefer({ "prefers-color-scheme": "dark" });
    await browser.medium("print");
    const seen = await browser.run(() => {
      const shown = (selector) => document.querySelector(selector)?.checkVisibility() ?? false;
      const color = (selector, property) => getComputedStyle(document.querySelector(selector))[property];
      return {
        lost: ["#game-title", ".standings", ".deals-table thead", ".deals-table .cause", ".deals-table tfoot", ".ranking", ".end-transfers"].filter((selector) => !shown(selector)),
        buttons: [...document.querySelectorAll("button, a")].filter((button) => button.checkVisibility() && !button.matches(".deal-button")).map((button) => button.textContent),
        text: color(".deals-table", "color"),
        page: color("body", "backgroundColor"),
        rows: document.querySelectorAll(".deals-table tbody tr").length,
        row: color(".deals-table tbody tr", "display"),
      };
    });
    assert.deepEqual(seen, { lost: [], buttons: [], text: "rgb(0, 0, 0)", page: "rgb(255, 255, 255)", rows: 16, row: "table-row" });
    await browser.medium("screen");
  }
});
