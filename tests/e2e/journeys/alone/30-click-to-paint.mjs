import { journey } from "../../journey.mjs";
import { measure, percentile, summary } from "../../bench-page.mjs";

journey("a click is painted within 150 ms at a quarter of the speed", async (browser, assert) => {
  // Whatever else the machine does makes clicks slower, never faster: one quiet series of six is enough.
  const series = [];
  do series.push(await measure(browser, 60));
  while (percentile(series.at(-1), 95) >= 150 && series.length < 6);
  assert.ok(percentile(series.at(-1), 95) < 150, series.map(summary).join("; "));
}, { engines: ["chromium"], because: "only it slows a processor down" });
