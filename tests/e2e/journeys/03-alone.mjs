import { journey } from "../journey.mjs";
import { says, tap } from "../pages/hand.mjs";
import { settled } from "../offline.mjs";

journey("with only what a first visit loads, a hand is scored, and whatever needs more says so", async (browser, assert) => {
  await browser.openApp();
  // Once the service worker has everything: it would take a page that names other files for one of another build.
  if (browser.hasWorker !== false) await settled(browser);
  const page = await browser.run(() => fetch("./").then((answer) => answer.text()));
  browser.pages.set("alone.html", page.replace(/data-(books|later-[\w-]+|notes)=\S+/g, ""));
  await browser.run(() => localStorage.clear());
  await browser.go(`${browser.base}alone.html`);
  await browser.until(() => document.querySelector("main:not([aria-busy]) #hand"), "the app is there");
  const told = (words) => browser.until((words) => document.querySelector(".status")?.textContent.includes(words), `"${words}"`, words);
  const doors = [["2m", '[aria-label="Help"]'], ["3m", ".rules .button"], ["4m", "#books-button"], ["3p", "#tab-table"]];
  for (const [tile, door] of doors) {
    await tap(browser, tile);
    await browser.click(door);
    await told("could not be fetched");
  }
  await browser.run(() => {
    const list = document.querySelector(".books");
    list.value = "building-skills";
    list.dispatchEvent(new Event("change", { bubbles: true }));
  });
  await told("Choose it again");
  assert.equal(await browser.run(() => document.querySelector(".books").value), "riichi-ema-2025", "the picker shows what is played");
  await tap(browser, "45567p66s777z");
  await says(browser, "fu");
});
