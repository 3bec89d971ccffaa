// An empty page in Chromium for what is measured there.
import { fileURLToPath } from "node:url";
import { startDriver } from "../tests/e2e/driver.mjs";
import { serve } from "../tests/e2e/serve.mjs";

/** What `work` gives that is done with a browser at the page. */
export async function inChromium(work) {
  const server = await serve(fileURLToPath(new URL(".", import.meta.url)));
  server.pages.set("bench.html", "<!doctype html><title>bench</title>");
  const driver = await startDriver("chromium");
  const browser = await driver.open();
  try {
    await browser.go(`${server.url}bench.html`);
    return await work(browser);
  } finally {
    await browser.close();
    driver.stop();
    server.close();
  }
}
