import { journey } from "../journey.mjs";
import { area } from "../pages/areas.mjs";
import { openBooks, press } from "../pages/rulebooks.mjs";

const slow = { engines: ["chromium"], because: "only its driver can slow the network down" };

/** The list of rulebooks, before the file with all of them has come. */
async function early(browser) {
  await browser.openApp("#v1;r=riichi-ema-2025");
  await openBooks(browser);
}

journey("on a slow line a rulebook that is asked for before it has come is copied, played and begun once it has", async (browser) => {
  await browser.cdp("Network.enable");
  await browser.cdp("Network.setBypassServiceWorker", { bypass: true });
  await browser.cdp("Network.setCacheDisabled", { cacheDisabled: true });
  await browser.cdp("Network.emulateNetworkConditions", { offline: false, latency: 1000, downloadThroughput: -1, uploadThroughput: -1 });
  await early(browser);
  await press(browser, "Copy and edit: Sichuan Bloody Rules");
  await browser.appears(`dialog[open] ${area.editor}`, "the copy in the editor");
  await early(browser);
  await press(browser, "Use: Sichuan Bloody Rules");
  await browser.until(() => location.hash.includes("r=sichuan"), "the rulebook is played");
  await early(browser);
  await press(browser, "New rulebook");
  await browser.until(() => document.querySelectorAll(`dialog[open] ${area.startPage} select`).length > 1, "the questions");
}, slow);
