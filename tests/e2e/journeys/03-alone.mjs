import { journey } from "../journey.mjs";
import { forget } from "../kept.mjs";
import { area } from "../pages/areas.mjs";
import { playBy, played, says, tap } from "../pages/hand.mjs";
import { settled } from "../offline.mjs";

journey("with only what a first visit loads, a hand is scored, and whatever needs more says so", async (browser, assert) => {
  await browser.openApp();
  // Once the service worker has everything: it would take a page that names other files for one of another build.
  if (browser.hasWorker !== false) await settled(browser);
  const page = await browser.run(() => fetch("./").then((answer) => answer.text()));
  browser.pages.set("alone.html", page.replace(/data-(books|texts-ja)=\S+/g, ""));
  await forget(browser);
  await browser.go(`${browser.base}alone.html`);
  await browser.appears("main:not([aria-busy]) #hand", "the app is there");
  const told = (words) => browser.until((words) => document.querySelector(area.status)?.textContent.includes(words), `"${words}"`, words);
  // Views, help and house rules are parts that the module names itself.
  const opened = (inside) => browser.until((inside) => document.querySelector(inside), inside, inside);
  for (const [opener, inside] of [["Help", area.glossary], ["House rules", area.options]]) {
    await browser.clickOn("button", opener);
    await opened(`dialog[open] ${inside}`);
    await browser.press("Escape");
  }
  await browser.clickOn("tab", "Table");
  await opened(area.board);
  await browser.clickOn("tab", "Hand");
  await opened("#hand");
  // The other rulebooks and languages did not.
  await tap(browser, "234m");
  await browser.clickOn("button", "Rulebooks");
  await browser.until(() => document.querySelector("dialog[open]")?.textContent.includes("Couldn’t load"), "the dialog says so");
  await browser.press("Escape");
  await tap(browser, "3p");
  await browser.fill(`${area.languages} select`, "ja");
  await told("Couldn’t load");
  assert.equal(await browser.run(() => document.querySelector(`${area.languages} select`).value), "en", "the list shows what is spoken");
  await playBy(browser, "building-skills");
  await told("choose it again");
  assert.equal(await played(browser), "riichi-ema-2025", "the picker shows what is played");
  await tap(browser, "45567p66s777z");
  await says(browser, "fu");
});
