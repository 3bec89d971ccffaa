// Tells a finished build where it will be: `node scripts/build/address.mjs dist https://club.example/tenbo/`. Whoever is sent
// one of its addresses then gets a picture and a frame, which must be named by whole addresses. May be run again, for another.
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { writeWorker } from "./offline.mjs";
import { writePages } from "./pages.mjs";

const [folder, address] = process.argv.slice(2);
if (!address || !existsSync(join(folder, "index.html"))) {
  console.error("address: node scripts/build/address.mjs FOLDER ADDRESS, such as dist https://club.example/tenbo/");
  process.exit(1);
}
try {
  writePages(folder, address);
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
// A build for trying things out has no worker that keeps files.
const worker = join(folder, "sw.js");
if (existsSync(worker) && readFileSync(worker, "utf8").startsWith("const BUILD = ")) writeWorker(folder);
console.log(`The pages of ${folder} are those of ${address} now.`);
