// What makes a build a whole: names that tell the content, and the service worker that keeps exactly its files.
import { createHash } from "node:crypto";
import { readFileSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { rulebooks } from "./pages.mjs";

const TEMPLATE = new URL("../../public/sw.js", import.meta.url);
/** What the app never asks for: the worker itself, what only an install dialog or another site shows, licenses, what is for hosts, or
 *  asks them, and what a host may not hand out. */
const APART = /^(sw\.js|_headers|hosting\/.*|check\.(html|css|js)|embed\.d\.ts|404\.html|oembed\.json|oembed\/.*|screenshots\/.*|LICENSE.*|NOTICES)$|(^|\/)\./;
/** What the page is called as well, by the rulebooks that it then plays: the worker has the page for all of them. */
const PAGES = rulebooks().map(({ id }) => id);

const sha256 = (...parts) => parts.reduce((hash, part) => hash.update(part), createHash("sha256")).digest("hex");

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
    const after = `${start}-${sha256(bytes).slice(0, 16)}${ending}`;
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
    .filter((name) => statSync(join(folder, name)).isFile() && !APART.test(name) && !PAGES.includes(name.replace(/\.html$/, "")))
    .sort();

/** Writes the service worker of a folder, with what each file must be: whatever in it changes is another version. */
export function writeWorker(folder) {
  const template = readFileSync(TEMPLATE, "utf8");
  const files = Object.fromEntries(offlineFiles(folder).map((name) =>
    [name === "index.html" ? "./" : encodeURI(name), sha256(readFileSync(join(folder, name)))]));
  const build = { version: sha256(template, JSON.stringify(files)).slice(0, 16), pages: PAGES, files };
  writeFileSync(join(folder, "sw.js"), `const BUILD = ${JSON.stringify(build)};\n${template}`);
}
