// The package as npm packs it, put where somebody has it who installed it: target/package/consumer/node_modules/tenbo.
import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

export const consumer = "target/package/consumer";

/** What the example prints. */
export const PRINTED = "1000 Yakuhai: dragon";

/** The example of the package's README. */
export const example = readFileSync("packages/tenbo/README.md", "utf8").match(/```js\n([\s\S]*?)```/)[1];

/** Packs the package and unpacks it beside those that use it. */
export function unpack() {
  rmSync(consumer, { recursive: true, force: true });
  const place = join(consumer, "node_modules/tenbo");
  mkdirSync(place, { recursive: true });
  const packed = execFileSync("npm", ["pack", "--json", "--pack-destination", "../consumer"], { cwd: "target/package/tenbo", encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] });
  const [{ filename }] = Object.values(JSON.parse(packed));
  execFileSync("tar", ["-xzf", join(consumer, filename), "-C", place, "--strip-components=1"]);
  writeFileSync(join(consumer, "package.json"), '{ "name": "consumer", "private": true, "type": "module", "dependencies": { "tenbo": "*" } }\n');
  for (const [name, content] of Object.entries({
    "score.mjs": example,
    // What was written for `import`, for those who require.
    "score.cjs": example.replace(/import \{(.*?)\} from ("tenbo");/, "const {$1} = require($2);"),
  })) writeFileSync(join(consumer, name), content);
  cpSync("tests/package/app", join(consumer, "app"), { recursive: true });
}
