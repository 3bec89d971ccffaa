import { journey } from "../journey.mjs";
import { keep, records } from "../kept.mjs";
import { area } from "../pages/areas.mjs";
import { offered, played, playedName, says } from "../pages/hand.mjs";
import { looks, openBooks, owned, press } from "../pages/rulebooks.mjs";

journey("rulebooks: found by family with their sources, copied, renamed, deleted, undone, and kept for the next visit", async (browser, assert) => {
  await browser.openApp("#v1;r=mcr-mil-2025;win=S;S=147m258p36s44455m+9s;from=W;fS=15f");
  await says(browser, "19 points");
  await openBooks(browser);
  const families = await browser.texts(`${area.books} h3`);
  for (const family of ["Your rulebooks", "Riichi", "Chinese Official", "Classical", "Four Winds"]) {
    assert.ok(families.includes(family), family);
  }
  assert.deepEqual(
    await browser.run(() => [...document.querySelectorAll(`${area.bookList} > li`)].filter((book) => !book.querySelector("p").textContent).length),
    0,
    "each rulebook has a line about it",
  );
  await press(browser, "Sources: Building Skills");
  await browser.appears(`${area.bookList} ${area.muted} li`, "the sources");
  assert.match(await browser.text(`${area.bookList} ${area.muted}`), /usual practice, not quoted/, "what is reconstructed says so");
  await looks(browser, assert, "the picker");

  // With the keyboard alone: to the editor, and its heading has the focus.
  await browser.focus("[aria-label='Copy and edit: Chinese Official (MIL 2025)']");
  await browser.press("Enter");
  await browser.until(() => document.activeElement?.id === "books-view" && document.querySelector(area.editor), "the focus on the heading");
  await browser.fill("#own-name", "Club rules");
  await browser.until(() => document.querySelector("#books-view").textContent === "Club rules", "the new name");
  await press(browser, "All rulebooks");
  assert.deepEqual(await owned(browser), ["Club rules"]);
  await press(browser, "Copy: Club rules");
  await press(browser, "All rulebooks");
  assert.deepEqual(await owned(browser), ["Club rules", "Club rules (copy)"]);
  await press(browser, "Rename: Club rules (copy)");
  await browser.fill("[aria-label='New name: Club rules (copy)']", "Sunday rules");
  await browser.appears("[aria-label='Delete: Sunday rules']", "the other name");
  await looks(browser, assert, "the picker with own rulebooks");

  // Deleted, what it builds on is played; undone, it is there again and played again.
  await press(browser, "Delete: Sunday rules");
  await browser.until(() => document.querySelector(area.booksMessage).textContent.includes("Undo"), "that undo helps");
  assert.deepEqual(await owned(browser), ["Club rules"]);
  assert.equal(await played(browser), "mcr-mil-2025");
  await press(browser, "Undo");
  assert.deepEqual(await owned(browser), ["Club rules", "Sunday rules"]);
  assert.match(await played(browser), /^own:/);

  // The header's list has them; another visit finds them.
  await press(browser, "Use: Club rules");
  await browser.goes("dialog[open]", "the dialog to close");
  assert.equal(await playedName(browser), "Club rules");
  await says(browser, "19 points");
  await browser.openApp("#v1;r=riichi-ema-2025");
  assert.deepEqual((await offered(browser)).filter((id) => id.startsWith("own:")), ["own:own-1", "own:own-2"], "the own rulebooks in the list");
  await openBooks(browser);
  assert.deepEqual(await owned(browser), ["Club rules", "Sunday rules"]);
  await press(browser, "Use: Sunday rules");
  assert.equal(await playedName(browser), "Sunday rules");
  // One that another page has made meanwhile is not lost, nor does one come back that was deleted.
  await keep(browser, "rulebooks", "own-9", "(id:own-9,name:Elsewhere,base:mcr-1998)");
  await openBooks(browser);
  await press(browser, "Delete: Club rules");
  await browser.wait(async () => !JSON.stringify(await records(browser, "rulebooks")).includes("Club"), "the deletion to be kept");
  await browser.openApp("#v1;r=riichi-ema-2025");
  await openBooks(browser);
  assert.deepEqual(await owned(browser), ["Sunday rules", "Elsewhere"]);
});
