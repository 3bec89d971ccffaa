import { journey } from "../journey.mjs";
import { area } from "../pages/areas.mjs";
import { link, tap } from "../pages/hand.mjs";
import { begin, deals, openGames, press, win } from "../pages/game.mjs";

// Which parts of a form go along: `form` of `crates/tenbo-session`.
journey("winner and discarder go along to the tiles, and who pays is said before the deal is added", async (browser, assert) => {
  await openGames(browser);
  await begin(browser, { name: "Carried", players: ["Anna", "Ben", "Chi", "Dee"] });
  await win(browser, { winner: "Chi", from: "Anna" });
  await press(browser, "Enter tiles");
  await browser.appears(area.gameBar, "the bar");
  await link(browser, "win=W");
  await tap(browser, "123m456p789s22z55z5z");
  await browser.until(() => /Chi wins .+ from Anna/.test(document.querySelector(area.gameBar).textContent), "who pays");
  await press(browser, "Add to game");
  await browser.appears("#deal-1", "the deal in the game");
  const [first] = await deals(browser);
  assert.match(first.cause, /^Chi wins .+ from Anna$/);
  assert.deepEqual(first.changes.map(Math.sign), [-1, 0, 1, 0]);
});
