import { journey } from "../journey.mjs";

journey("the help by its key: the same table that the keys came from", async (browser, assert) => {
  await browser.openApp();
  await browser.click("#hand");
  await browser.press("?");
  await browser.until(() => document.querySelector("dialog[open] kbd"), "the help");
  await browser.press("Escape");
  await browser.until(() => !document.querySelector("dialog[open]"), "no help");
});
