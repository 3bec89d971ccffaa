import { journey } from "../journey.mjs";
import { existsSync, readFileSync } from "node:fs";
import { serve } from "../serve.mjs";

journey("the package without a bundler: a page scores a hand in five lines, a worker answers waits", async (browser, assert) => {
  assert.ok(existsSync("target/package/page"), "make package has made the package");
  const lines = readFileSync("examples/page/score.js", "utf8").split("\n\n")[1].trim().split("\n");
  assert.ok(lines.length <= 5, `the example has ${lines.length} lines`);
  const server = await serve("target/package", { collect: browser.engine !== "chromium" });
  try {
    await browser.go(`${server.url}page/`);
    await browser.until(() => document.querySelector("#score").textContent !== "…", "the score");
    assert.equal(await browser.text("#score"), "1000: Yakuhai: dragon");
    await browser.until(() => document.querySelector("#waits").textContent !== "…", "what the worker says");
    assert.equal(await browser.text("#waits"), "2m 5m 8m");
  } finally {
    server.close();
  }
});
