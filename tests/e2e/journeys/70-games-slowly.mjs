import { journey } from "../journey.mjs";
import { readFileSync } from "node:fs";
import { area } from "../pages/areas.mjs";
import { openGames, press } from "../pages/game.mjs";

journey("on a slow line a game can be read as soon as its page is there, whatever rulebook it is played by", async (browser) => {
  await browser.cdp("Network.enable");
  await browser.cdp("Network.emulateNetworkConditions", { offline: false, latency: 1000, downloadThroughput: -1, uploadThroughput: -1 });
  await openGames(browser);
  await press(browser, "Open a file");
  await browser.fill("#game-text", readFileSync(new URL("../../data/games/club-evening.json", import.meta.url), "utf8"));
  await press(browser, "Load text");
  await browser.appears(area.ranking, "the game");
}, { engines: ["chromium"], because: "only its driver can slow the network down" });
