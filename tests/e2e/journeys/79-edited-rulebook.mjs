import { journey } from "../journey.mjs";
import { area } from "../pages/areas.mjs";
import { begin, enterDeal, openGames, press as pressInGame, totals, win } from "../pages/game.mjs";
import { copy, openBooks, press } from "../pages/rulebooks.mjs";

const notice = (browser) => browser.run(() => document.querySelector(`${area.game} ${area.notice} p`)?.textContent);

journey("a game says that its rulebook has been edited since, and counts by the edited one when asked to", async (browser, assert) => {
  await browser.openApp("#v1;r=mcr-mil-2025");
  await copy(browser, "Chinese Official (MIL 2025)");
  await browser.fill("#own-name", "Club rules");
  await browser.press("Escape");
  const link = await browser.until(() => location.hash.includes("Club+rules") && location.hash, "the rulebook in the address");
  await openGames(browser, `${link};view=game`);
  await begin(browser, { name: "Monday", players: ["Anna", "Ben", "Chi", "Dee"] });
  await win(browser, { winner: "Chi", total: 9 });
  await enterDeal(browser);
  await browser.appears("#deal-1", "the deal");
  assert.deepEqual(await totals(browser), [-17, -17, 51, -17], "8 and 9 from everybody");
  assert.equal(await notice(browser), null);

  // The club pays 10 for each win from now on.
  await browser.clickOn("tab", "Hand");
  await openBooks(browser);
  await press(browser, "Edit: Club rules");
  await browser.appears(`dialog[open] ${area.editor}`, "the editor");
  await browser.fill("#option-basic-payment", "10");
  await browser.until(() => location.hash.includes("basic-payment"), "the change in the address");
  await browser.press("Escape");
  await browser.goes("dialog[open]", "the dialog to close");
  await browser.clickOn("tab", "Game");
  await browser.appears(`${area.game} ${area.standings}`, "the game");
  await browser.appears(`${area.game} ${area.notice}`, "that it has been edited");
  assert.match(await notice(browser), /“Club rules” has been edited since\. This game still counts by the earlier version/);
  assert.deepEqual(await totals(browser), [-17, -17, 51, -17], "as before");

  await pressInGame(browser, "Use the edited version");
  await browser.goes(`${area.game} ${area.notice}`, "no notice");
  assert.deepEqual(await totals(browser), [-19, -19, 57, -19], "10 and 9 from everybody");
  await browser.untilFocused("#game-title");
  await pressInGame(browser, "Undo in game");
  await browser.appears(`${area.game} ${area.notice}`, "the notice again");
  assert.deepEqual(await totals(browser), [-17, -17, 51, -17]);
});
