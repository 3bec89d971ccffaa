import { readFileSync } from "node:fs";
import { journey } from "../journey.mjs";
import { HANDS, SIZES, count, table } from "../taps.mjs";

journey("a hand is entered and its score seen without a scroll, by its tiles and a few taps more", async (browser, assert) => {
  const rows = [];
  for (const hand of HANDS) for (const size of SIZES) rows.push(await count(browser, hand, size));
  for (const { what, size, scrolls, score } of rows) {
    assert.equal(scrolls, 0, `${what} at ${size}`);
    assert.match(score, /\d/, `${what} at ${size}`);
  }
  for (const { others, size } of rows.filter(({ what }) => what.startsWith("closed"))) assert.ok(others <= 4, `${others} taps beside the tiles at ${size}`);
  const design = readFileSync(new URL("../../../docs/design.md", import.meta.url), "utf8");
  assert.ok(design.includes(table(rows)), `docs/design.md says otherwise:\n${table(rows)}`);
}, { engines: ["chromium"], because: "only a phone's view of this size is meant, which others do not have" });
