import { journey } from "../../journey.mjs";
import { measure, percentile, summary } from "../../bench-page.mjs";

journey("a click is painted within 150 ms at a quarter of the speed", async (browser, assert) => {
  const took = await measure(browser, 60);
  assert.ok(percentile(took, 95) < 150, summary(took));
}, { engines: ["chromium"], because: "only it slows a processor down" });
