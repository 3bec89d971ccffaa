import { measure, percentile, summary } from "../bench-page.mjs";

export const name = "a click is painted within 150 ms at a quarter of the speed";
export const engines = ["chromium"];
export const because = "only it slows a processor down";
export const alone = true;

export async function run(browser, assert) {
  const took = await measure(browser, 60);
  assert.ok(percentile(took, 95) < 150, summary(took));
}
