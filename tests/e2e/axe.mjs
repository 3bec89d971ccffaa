// Checks the page in the browser with axe-core.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

const source = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** WCAG 2.0 to 2.2, levels A and AA, and what axe itself thinks best. */
const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22a", "wcag22aa", "best-practice"];

/** What axe finds, of whatever impact, a line each; `within` is a CSS selector. */
export async function violations(browser, within = "html") {
  if (!(await browser.run(() => Boolean(window.axe)))) await browser.runSource(source);
  return browser.run(
    async (selector, values) => {
      const { violations } = await axe.run(selector, {
        resultTypes: ["violations"], runOnly: { type: "tag", values }, rules: { "target-size": { enabled: true } },
      });
      // Of a target that lies half behind the keys at the bottom the whole is seen once it is scrolled to.
      const still = async ({ target }) => {
        document.querySelector(target[0])?.scrollIntoView({ block: "center" });
        return (await axe.run(target[0], { runOnly: { type: "rule", values: ["target-size"] } })).violations.length > 0;
      };
      const lines = [];
      for (const { id, help, nodes } of violations) {
        const left = [];
        for (const node of nodes) if (id !== "target-size" || (await still(node))) left.push(node.target.join(" "));
        if (left.length > 0) lines.push(`${id}: ${help}: ${left.slice(0, 3).join(", ")}`);
      }
      return lines;
    },
    within, TAGS,
  );
}

/** Fails when axe finds anything. */
export async function axe(browser, assert, within = "html") {
  assert.deepEqual(await violations(browser, within), [], "axe");
}
