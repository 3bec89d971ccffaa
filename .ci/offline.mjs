// What makes a build a whole: names that tell the content, and the service worker that keeps exactly its files.
import { createHash } from "node:crypto";
import { readFileSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const TEMPLATE = new URL("../public/sw.js", import.meta.url);
/** What the app never asks for: the worker itself, what only an install dialog shows, and what a host may not hand out. */
const APART = /^(sw\.js|screenshots\/.*)$|(^|\/)\./;

/**
 * Writes files under names that tell their content. Each is [name, content, start, ending] of the new name; content that
 * is a string may name those that come before it in the list, as the page, the last, does: whoever names one says the new
 * name. One that is named nowhere is a mistake.
 */
export function nameByContent(folder, page, files) {
  const names = new Map();
  const texts = [];
  const told = (text) => {
    for (const [before, after] of names) text = text.replaceAll(before, after);
    texts.push(text);
    return text;
  };
  for (const [before, content, start, ending] of files) {
    const bytes = typeof content === "string" ? told(content) : content;
    const after = `${start}-${createHash("sha256").update(bytes).digest("hex").slice(0, 16)}${ending}`;
    rmSync(join(folder, before), { force: true });
    writeFileSync(join(folder, after), bytes);
    names.set(before, after);
  }
  writeFileSync(join(folder, "index.html"), told(page));
  for (const [before, after] of names) {
    if (!texts.some((text) => text.includes(after))) throw new Error(`finish: nothing names ${before}`);
  }
}

/** The files of a folder that the app can ask for, in a fixed order. */
export const offlineFiles = (folder) =>
  readdirSync(folder, { recursive: true })
    .filter((name) => statSync(join(folder, name)).isFile() && !APART.test(name))
    .sort();

/** Writes the service worker of a folder: whatever in it changes is another version. */
export function writeWorker(folder) {
  const template = readFileSync(TEMPLATE, "utf8");
  const files = offlineFiles(folder);
  const hash = createHash("sha256").update(template);
  for (const name of files) hash.update(`\0${name}\0`).update(createHash("sha256").update(readFileSync(join(folder, name))).digest());
  const page = readFileSync(join(folder, "index.html"), "utf8");
  const build = {
    version: hash.digest("hex").slice(0, 16),
    files: files.map((name) => (name === "index.html" ? "./" : encodeURI(name))),
    named: files.filter((name) => /-[0-9a-f]{16}[._]/.test(name) && page.includes(name)),
  };
  writeFileSync(join(folder, "sw.js"), `const BUILD = ${JSON.stringify(build)};\n${template}`);
}
