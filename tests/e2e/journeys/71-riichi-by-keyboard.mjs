import { journey } from "../journey.mjs";
import { area } from "../pages/areas.mjs";
import { constant, deals, openGames, tabTo, told, totals } from "../pages/game.mjs";

/** Comes to a key by Tab, and presses these there. */
async function pressKeys(browser, id, ...keys) {
  await tabTo(browser, id);
  await browser.press(...keys);
}

journey("a riichi game by keyboard alone: begun, a win by han and fu, a draw, undone and redone, a deal corrected and deleted", async (browser, assert) => {
  await openGames(browser);
  await tabTo(browser, "New game");
  await browser.press("Enter");
  await browser.until(() => document.activeElement.id === "game-title" && document.querySelector(area.newGame), "the names");
  await tabTo(browser, "game-name");
  await browser.press(..."Evening");
  // A name and Enter take the next seat; Enter without a name begins, as in any field.
  await tabTo(browser, "new-player");
  for (const name of ["Anna", "Ben", "Chi", "Dee"]) {
    await browser.press(...name, "Enter");
    await browser.until((name) => document.querySelector(area.standings).textContent.includes(name), name, name);
    await browser.untilFocused("#new-player");
  }
  await browser.press("Enter");
  await browser.untilFocused("#deal-form-title");
  assert.equal(await browser.text("#deal-form-title"), "Next: East 1, Anna is dealer");
  assert.deepEqual(await totals(browser), [30000, 30000, 30000, 30000]);
  assert.match(await browser.text(area.standings), /Dee/);

  // Ben wins 3 han 40 fu from Chi, who had declared riichi: 5,200 and the stick.
  await pressKeys(browser, "place-2", "Enter");
  await pressKeys(browser, "place-3", "Enter");
  await pressKeys(browser, "riichi-3", " ");
  await pressKeys(browser, "han-1", "ArrowRight", "ArrowRight", "Enter");
  await pressKeys(browser, "fu-20", "ArrowRight", "ArrowRight", "ArrowRight", "Enter");
  assert.match(await browser.run(() => document.querySelector(area.dealPreview).textContent), /Ben\s+\+6,200\s+→ 36,200/);
  await tabTo(browser, "enter-deal");
  await browser.press("Enter");
  await browser.appears("#deal-1", "the deal");
  assert.deepEqual((await deals(browser))[0].changes, [0, 6200, -6200, 0]);
  assert.match(await told(browser), /East 1 added\.Ben wins 5,200 from Chi; riichi: Chi/);
  await browser.untilFocused("#deal-form-title");

  // A draw: Ben, who deals now, and Dee are ready.
  await pressKeys(browser, "ends-discard", "ArrowLeft", "Enter");
  for (const place of ["place-2", "place-4"]) await pressKeys(browser, place, " ");
  await tabTo(browser, "enter-deal");
  await browser.press("Enter");
  await browser.appears("#deal-2", "the draw");
  assert.deepEqual(await totals(browser), [28500, 37700, 22300, 31500]);
  assert.equal(await browser.text("#deal-form-title"), "Next: East 2, Ben is dealer · 1 counter");

  // Undo and redo by keys.
  await browser.press("Control+z");
  assert.equal((await deals(browser)).length, 1);
  await browser.press("Control+y");
  assert.deepEqual(await totals(browser), [28500, 37700, 22300, 31500]);

  // The first deal was self-drawn: everything after is reckoned again, and it is said.
  await tabTo(browser, "deal-1");
  await browser.press("Enter");
  await browser.untilFocused("#deal-form-title");
  assert.match(await browser.text("#deal-form-title"), /^Edit deal 1: East 1/);
  await pressKeys(browser, "place-2", "Enter");
  assert.match(await browser.run(() => document.querySelector(area.dealPreview).textContent), /Ben\s+\+6,200\s+→ 36,200/);
  // A reload in the middle of it loses nothing.
  await browser.reload();
  await browser.until(() => document.querySelector("#deal-form-title")?.textContent.startsWith("Edit deal 1"), "the form after the reload");
  assert.match(await browser.run(() => document.querySelector(area.dealPreview).textContent), /Anna\s+−2,600\s+→ 27,400/);
  await tabTo(browser, "enter-deal");
  await browser.press("Enter");
  await browser.until(() => document.querySelector(area.gameMessage)?.textContent.includes(" changed"), "what changed");
  await browser.untilFocused("#deal-form-title");
  assert.deepEqual((await deals(browser))[0].changes, [-2600, 6200, -2300, -1300]);
  assert.match(await told(browser), /Anna: 25,900, was 28,500 \(−2,600\)/);
  assert.ok(await constant(browser));

  // Deleted, and back.
  const correct = async () => {
    await browser.focus("#deal-2");
    await browser.press("Enter");
    await browser.until(() => document.querySelector("#deal-form-title").textContent.startsWith("Edit deal 2"), "the form to correct it");
  };
  await correct();
  await tabTo(browser, "Delete deal");
  await browser.press("Enter");
  await browser.until(() => document.querySelector(area.gameMessage)?.textContent.includes("Undo brings it back"), "that it is gone, and how it comes back");
  await browser.untilFocused("#deal-form-title");
  assert.equal((await deals(browser)).length, 1);
  await browser.press("Control+z");
  await browser.appears("#deal-2", "the deal again");
  assert.equal((await deals(browser)).length, 2);

  // The keys are those of the games also where nothing has the focus, as after a click on an empty place.
  const unfocused = () => browser.run(() => document.activeElement.blur());
  await unfocused();
  await browser.press("Control+z");
  assert.deepEqual((await deals(browser))[0].changes, [0, 6200, -6200, 0]);
  await browser.untilFocused("#game-title");
  await unfocused();
  await browser.press("Control+y");
  await browser.untilFocused("#game-title");
  assert.deepEqual((await deals(browser))[0].changes, [-2600, 6200, -2300, -1300]);

  // A forgotten deal before the second; given up with Escape, then inserted. The dealer stays, so everything after moves.
  const insert = async () => {
    await correct();
    await tabTo(browser, "Insert a deal before");
    await browser.press("Enter");
    await browser.until(() => document.querySelector("#deal-form-title").textContent.startsWith("Insert before deal 2"), "the form");
  };
  await insert();
  await pressKeys(browser, "ends-discard", "Escape");
  await browser.until(() => document.querySelector("#deal-form-title").textContent.startsWith("Next"), "the next deal");
  await insert();
  await pressKeys(browser, "ends-discard", "ArrowLeft", "Enter");
  await pressKeys(browser, "cause-wall", "End", "Enter");
  await tabTo(browser, "enter-deal");
  await browser.press("Enter");
  await browser.appears("#deal-3", "three deals");
  assert.match(await told(browser), /East 2 inserted/);
  assert.match((await deals(browser))[1].cause, /deal abandoned/);
});
