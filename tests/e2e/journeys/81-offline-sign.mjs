import { journey } from "../journey.mjs";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { copyOfApp, open } from "../offline.mjs";

const SIGN = "#menu [role=status]";

/** A worker whose browser keeps nothing, for this reason. */
const refusing = (worker, name) => `Cache.prototype.put = async () => { throw new DOMException("no", "${name}"); };\n${worker}`;

journey("the menu says that everything is kept, or why it is not", async (browser, assert) => {
  for (const [name, said] of [
    [null, "Ready to use offline."],
    ["QuotaExceededError", "Not ready for offline use: this browser has no room left for Tenbo’s files. Free some space, then reload."],
    ["UnknownError", "Not ready for offline use: this browser couldn’t keep every file. Tenbo works while you’re online."],
  ]) {
    const app = await copyOfApp(browser.dist, `/${name ?? "kept"}/`);
    try {
      const file = join(app.folder, "sw.js");
      if (name) writeFileSync(file, refusing(readFileSync(file, "utf8"), name));
      await open(browser, app.url);
      await browser.until((sign) => document.querySelector(sign)?.textContent, "the sign", SIGN);
      assert.equal(await browser.run((sign) => document.querySelector(sign).textContent, SIGN), said);
      await browser.click("#menu-button");
      assert.ok(await browser.run((sign) => document.querySelector(sign).checkVisibility(), SIGN));
      assert.ok(await browser.run((sign) => document.querySelector(`${sign} svg`), SIGN), "a sign besides the words");
    } finally {
      // Browsers say in the console what a worker could not keep; here they should.
      await browser.errors();
      app.remove();
    }
  }
});
