import { journey } from "../journey.mjs";
import { keep, records } from "../kept.mjs";
import { area } from "../pages/areas.mjs";
import { begin, openGames, press } from "../pages/game.mjs";

const notice = (browser) => browser.run(() => document.querySelector(`${area.game} ${area.notice} p`)?.textContent ?? null);

/** Opens the page anew with the games as another version of it would have kept them. */
async function kept(browser, digest) {
  for (const [name, text] of Object.entries(await records(browser, "games"))) {
    const file = JSON.parse(text);
    file.game.rules_digest = digest ?? undefined;
    await keep(browser, "games", name, JSON.stringify(file));
  }
  await browser.reload();
  await browser.appears(`${area.game} ${area.standings}`, "the game");
}

journey("a game says that its rulebook has changed with an update, and goes on by the new one when told to", async (browser, assert) => {
  await openGames(browser);
  await begin(browser, { name: "Monday", players: ["Anna", "Ben", "Chi", "Dee"] });
  await browser.wait(async () => JSON.stringify(await records(browser, "games")).includes("rules_digest"), "the game to be kept");
  assert.equal(await notice(browser), null);
  await browser.reload();
  await browser.appears(`${area.game} ${area.standings}`, "the game");
  assert.equal(await notice(browser), null, "the same rulebook");

  await kept(browser, "85944171f73967e8");
  assert.equal(await notice(browser), "“EMA 2025” has changed in an update since this game began. All deals now count by the new version.");
  await press(browser, "Continue with the new version");
  await browser.goes(`${area.game} ${area.notice}`, "no notice");
  await browser.untilFocused("#game-title");
  await press(browser, "Undo in game");
  await browser.appears(`${area.game} ${area.notice}`, "the notice again");

  await kept(browser, null);
  assert.equal(await notice(browser), null, "of a game from before nobody knows");
});
