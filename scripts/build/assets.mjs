// Runs after every Trunk build, in the folder that is to become dist: makes files of what need not come with the module, and
// puts into the page what it says when none comes.
import { cpSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, parse } from "node:path";
import { checkPage } from "./check.mjs";
import { writePages } from "./pages.mjs";
import { TEXTS, cut } from "./section.mjs";
import { lateText, startTexts } from "./start.mjs";

const folder = process.env.TRUNK_STAGING_DIR;
const [moduleName, ...others] = readdirSync(folder).filter((name) => name.endsWith("_bg.wasm"));
if (!moduleName || others.length) throw new Error(`assets: not one module in ${folder}`);
const page = join(folder, "index.html");
const languages = readdirSync("locales");

// The rulebooks, the hands that players know and the texts of a language are sections of the module, each to be the file
// that the page names.
let wasm = readFileSync(join(folder, moduleName));
const texts = TEXTS.flatMap((volume) => languages.map((code) => `${volume}-${code}`));
for (const file of ["books.json", "hands.json", ...texts.map((name) => `${name}.bin`)]) {
  const { name } = parse(file);
  const { found, rest } = cut(wasm, name);
  if (found === undefined) throw new Error(`assets: the module has no section ${name}`);
  writeFileSync(join(folder, file), file.endsWith(".json") ? JSON.stringify(JSON.parse(found)) : found);
  wasm = rest;
}
writeFileSync(join(folder, moduleName), wasm);

let html = readFileSync(page, "utf8");
html = html.replace(/ data-books=/, (books) => ` ${texts.map((name) => `data-${name}=${name}.bin`).join(" ")}${books}`);
html = html.replace(/<script (?=[^>]*data-wasm)/, (script) => `${startTexts(languages)}${script}`);
const [before, firstPaint] = html.split(/(?<=<div id="?app"?>)/);
if (!firstPaint) throw new Error("assets: the page has no place for the app");
html = before + lateText(languages) + firstPaint;
if (process.env.TRUNK_PROFILE !== "release") {
  // Trunk's server reloads the page by a script within it and a socket.
  html = html.replace("script-src", "script-src 'unsafe-inline'").replace("connect-src", "connect-src ws:");
  // The worker of a release that was served here before must not answer with its files.
  writeFileSync(join(folder, "sw.js"), "addEventListener('activate', () => registration.unregister());\n");
}
writeFileSync(page, html);

// What asks the host, and what hosts read: some of it from the top of the folder, where it is one of their own.
const check = join(folder, "check.html");
writeFileSync(check, checkPage(readFileSync(check, "utf8"), languages));
for (const name of readdirSync("public/hosting")) cpSync(`public/hosting/${name}`, join(folder, name === "nginx.conf" ? `hosting/${name}` : name));

if (process.env.TRUNK_PROFILE === "release") await import("./release.mjs");
else writePages(folder, process.env.TENBO_ADDRESS);
