// Checks the page in the browser with axe-core.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

// The package lives with the other tools (NODE_PATH), not in the clone.
const source = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** Fails when axe finds something serious or critical; `within` is a CSS selector. */
export async function axe(browser, assert, within = "html") {
  await browser.runSource(source);
  const found = await browser.run(
    (selector) =>
      window.axe.run(selector, { resultTypes: ["violations"] }).then(({ violations }) =>
        violations
          .filter(({ impact }) => impact === "serious" || impact === "critical")
          .map(({ id, help, nodes }) => `${id}: ${help}: ${nodes.slice(0, 3).map((node) => node.target.join(" ")).join(", ")}`),
      ),
    within,
  );
  assert.deepEqual(found, [], "axe");
}
