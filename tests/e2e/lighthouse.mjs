// Measures the built page by Lighthouse as a phone: `node tests/e2e/lighthouse.mjs [--dist=dist] [--runs=5]`, from a server
// that compresses as a good host does. Prints the scores of each run; fails where a median is below its goal.
import { mkdtempSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { parseArgs } from "node:util";
import { serve } from "./serve.mjs";

const GOALS = { performance: 95, accessibility: 100, "best-practices": 100, seo: 100 };
const TIMES = {
  "first-contentful-paint": "FCP ms", "largest-contentful-paint": "LCP ms", "total-blocking-time": "TBT ms",
  "speed-index": "SI ms", "cumulative-layout-shift": "CLS",
};

const { values } = parseArgs({
  options: { dist: { type: "string", default: "dist" }, runs: { type: "string", default: "5" } },
});

// It lives with the other tools, not in the clone.
const from = (file) => createRequire(file).resolve;
const entry = from(join(process.env.TENBO_TOOLS, "lighthouse", "package.json"))("lighthouse");
const { default: lighthouse } = await import(pathToFileURL(entry));
const { launch } = await import(pathToFileURL(from(entry)("chrome-launcher")));

const median = (numbers) => [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)];
const row = (cells) => console.log(`| ${cells.map((cell, at) => (at ? String(cell).padStart(14) : String(cell).padEnd(6))).join(" | ")} |`);

const server = await serve(values.dist);
const results = [];
const faults = new Map();
try {
  for (let run = 0; run < Number(values.runs); run += 1) {
    const userDataDir = mkdtempSync(join(tmpdir(), "tenbo-lighthouse-"));
    const chrome = await launch({
      userDataDir,
      chromeFlags: ["--headless", "--no-sandbox", "--disable-gpu", "--disable-quic", "--disable-dev-shm-usage", "--disable-background-networking"],
    });
    try {
      const { lhr } = await lighthouse(server.url, { port: chrome.port, output: "json", logLevel: "error" });
      const scores = Object.keys(GOALS).map((id) => Math.round(lhr.categories[id].score * 100));
      const times = Object.keys(TIMES).map((id) => lhr.audits[id].numericValue);
      results.push([...scores, ...times]);
      for (const id of Object.keys(GOALS)) {
        for (const { id: audit, weight } of lhr.categories[id].auditRefs) {
          const { score, title, displayValue = "", details } = lhr.audits[audit];
          if (score === null || score >= 0.9 || (weight === 0 && id !== "performance")) continue;
          const where = (details?.items ?? []).slice(0, 3).map((item) => item.node?.selector ?? item.description ?? item.url ?? "").filter(Boolean);
          faults.set(audit, `${id}: ${title} ${displayValue} ${where.join(", ")}`);
        }
      }
    } finally {
      chrome.kill();
      rmSync(userDataDir, { recursive: true, force: true, maxRetries: 5 });
    }
  }
} finally {
  server.close();
}

const shown = (cells) => cells.map((cell, at) => (at === cells.length - 1 ? cell.toFixed(3) : Math.round(cell)));
const medians = results[0].map((_, column) => median(results.map((cells) => cells[column])));
row(["run", ...Object.keys(GOALS), ...Object.values(TIMES)]);
row(["---", ...results[0].map(() => "---:")]);
results.forEach((cells, run) => row([run + 1, ...shown(cells)]));
row(["median", ...shown(medians)]);
for (const fault of faults.values()) console.log(`not full: ${fault}`);
const low = Object.entries(GOALS).filter(([, goal], column) => medians[column] < goal).map(([id, goal]) => `${id} below ${goal}`);
console.log(low.length ? `lighthouse: ${low.join(", ")}` : "lighthouse: every median reaches its goal");
process.exit(low.length ? 1 : 0);
