import { journey } from "../journey.mjs";
import { link, playBy, played } from "../pages/hand.mjs";

// Which one it is for whom: `default_book` of `crates/tenbo-session`.
journey("a first visit begins with what is played where the reader lives, a later one with what was chosen", async (browser, assert) => {
  await browser.openApp();
  const userAgent = await browser.run(() => navigator.userAgent);
  for (const [acceptLanguage, id] of [["ja-JP,ja", "riichi-m-league"], ["zh-HK,zh", "hong-kong-old-style"], ["de-DE,de", "riichi-ema-2025"]]) {
    await browser.run(() => localStorage.clear());
    await browser.cdp("Emulation.setUserAgentOverride", { userAgent, acceptLanguage });
    await browser.openApp();
    assert.equal(await played(browser), id, acceptLanguage);
  }
  await browser.cdp("Emulation.setUserAgentOverride", { userAgent, acceptLanguage: "ja-JP,ja" });
  await playBy(browser, "mcr-mil-2025");
  await link(browser, "r=mcr-mil-2025");
  await browser.openApp();
  assert.equal(await played(browser), "mcr-mil-2025");
}, { engines: ["chromium"], because: "only its driver says which languages a browser prefers" });
