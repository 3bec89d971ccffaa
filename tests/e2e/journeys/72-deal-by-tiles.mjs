import { journey } from "../journey.mjs";
import { headline, link, says, tap } from "../pages/hand.mjs";
import { begin, deals, looks, openDeal, openGames, press, told } from "../pages/game.mjs";

journey("a deal by tiles: from the game to the hand, over a reload and back, and once more to correct it", async (browser, assert) => {
  await openGames(browser);
  await begin(browser, { name: "Tiles", players: ["Anna", "Ben", "Chi", "Dee"] });
  await press(browser, "Enter tiles");
  await browser.until(() => document.querySelector(".game-bar"), "the bar");
  assert.equal(await browser.text("#game-bar"), "Deal 1 of “Tiles”: East 1, Anna is dealer.");
  // Not over yet: it says so and nothing is lost.
  await tap(browser, "123m456p789s22z55z");
  await press(browser, "Add to game");
  await browser.until(() => document.querySelector(".game-bar .game-message").textContent, "that it is not over");
  assert.match(await browser.text(".game-bar .game-message"), /isn’t finished/);
  await link(browser, "s2255z");
  await browser.reload();
  await browser.until(() => document.querySelector("#game-bar")?.textContent.startsWith("Deal 1 of"), "the bar after the reload");
  await says(browser, "Waiting");
  await looks(browser, assert, "the bar over the hand");
  await tap(browser, "5z");
  await browser.until(() => document.querySelector(".headline.won"), "the win");
  const worth = await headline(browser);
  await press(browser, "Add to game");
  await browser.until(() => document.querySelector("#deal-1"), "the deal in the game");
  assert.match(await told(browser), /East 1 added/);
  const [first] = await deals(browser);
  assert.match(first.cause, /^Anna wins .+ self-drawn/, worth);
  assert.ok(first.changes[0] > 0 && first.changes.reduce((sum, change) => sum + change) === 0);

  // Back into the builder: the tiles are there; from Ben instead.
  await openDeal(browser, 1);
  await press(browser, "Edit tiles");
  await browser.until(() => document.querySelector(".headline.won"), "the win again");
  assert.equal(await headline(browser), worth);
  await browser.clickOn("radio", "Ron", "#at-by");
  await browser.clickOn("radio", "South", "#at-from");
  await press(browser, "Add to game");
  await browser.until(() => document.querySelector(".game-message")?.textContent.includes(" changed"), "what changed");
  const [corrected] = await deals(browser);
  assert.match(corrected.cause, /from Ben$/);
  assert.deepEqual(corrected.changes.slice(2), [0, 0]);

  // Back without: the game stays as it is.
  await press(browser, "Enter tiles");
  await press(browser, "Discard");
  await browser.until(() => document.querySelector(".deal-form"), "the sheet");
  assert.equal((await deals(browser)).length, 1);
  await browser.clickOn("tab", "Hand");
  await browser.until(() => document.querySelector("#hand"), "the hand");
  assert.ok(!(await browser.run(() => document.querySelector(".game-bar"))), "no bar any more");
});
