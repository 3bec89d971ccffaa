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
  // All taps on a phone, tiles and the rest.
  for (const [name, most] of [["open: chii", 13], ["closed", 15], ["seven pairs", 8], ["Chinese Official", 13], ["Hong Kong", 12]]) {
    const { tiles, others, what } = rows.find(({ what, size }) => what.startsWith(name) && size === "390 × 844");
    assert.ok(tiles + others <= most, `${what}: ${tiles + others} taps`);
  }
  const design = readFileSync(new URL("../../../docs/design.md", import.meta.url), "utf8");
  assert.ok(design.includes(table(rows)), `docs/design.md says otherwise:\n${table(rows)}`);
}, { engines: ["chromium"], because: "only a phone's view of this size is meant, which others do not have" });
