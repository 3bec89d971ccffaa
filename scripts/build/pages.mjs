// The page under the name of each rulebook, and what is shown of each page to whoever is sent its address: a title, a line and a
// picture (Open Graph), and by an address that WordPress and others ask, a frame (oEmbed). Needs nothing but node, for it
// may run wherever the address becomes known (address.mjs).
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const TEXTS = new URL("../../locales/en/rulebooks.ftl", import.meta.url);
const BOOKS = new URL("../../crates/tenbo-engine/src/rules/books/", import.meta.url);

/** The picture of every page, and its size. */
const CARD = { file: "screenshots/card.jpg", width: 1200, height: 630, alt: "A hand and its score in Tenbo" };
/** How large a frame is that others make of an address. */
const FRAME = { width: 600, height: 700 };

/** The rulebooks that are offered, each with its name and one line about it. */
export const rulebooks = () =>
  [...readFileSync(TEXTS, "utf8").matchAll(/^about-(\S+) = (.+)$/gm)].map(([, id, about]) =>
    ({ id, name: JSON.parse(readFileSync(new URL(`${id}.json`, BOOKS), "utf8")).name, about }));

const SIGNS = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const escaped = (text) => text.replace(/[&<>"]/g, (sign) => SIGNS[sign]);
const plain = (text) => text.replace(/&\w+;/g, (code) => Object.keys(SIGNS).find((sign) => SIGNS[sign] === code) ?? code);
const tag = (name, attributes) => `<${name} ${Object.entries(attributes).map(([key, value]) => `${key}="${escaped(`${value}`)}"`).join(" ")}>`;

/** What of a page this file has written before, or takes the place of. */
const WRITTEN = /<meta [^>]*\b(?:property=["']?og:|name=["']?twitter:)[^>]*>|<link [^>]*application\/json\+oembed[^>]*>/g;
const DESCRIPTION = /<meta [^>]*\bname=["']?description\b[^>]*>/;
const TITLE = /<title>[^<]*<\/title>/;

/** A page with another title and line; what needs a whole address is only there with one. */
function dressed(page, { path, name, title, about, oembed }, address) {
  const said = { "og:type": "website", "og:site_name": "Tenbo", "og:locale": "en_US", "og:title": title, "og:description": about };
  if (address) {
    const { file, width, height, alt } = CARD;
    Object.assign(said, { "og:url": address + path, "og:image": address + file, "og:image:width": width, "og:image:height": height, "og:image:alt": alt });
  }
  const tags = Object.entries(said).map(([property, content]) => tag("meta", { property, content }));
  tags.push(tag("meta", { name: "twitter:card", content: "summary_large_image" }));
  if (address) tags.push(tag("link", { rel: "alternate", type: "application/json+oembed", href: address + oembed, title }));
  const bare = page.replace(WRITTEN, "");
  if (!TITLE.test(bare) || !DESCRIPTION.test(bare)) throw new Error(`pages: nothing to make ${path || "index.html"} of`);
  return bare
    .replace(DESCRIPTION, () => tag("meta", { name: "description", content: about }))
    .replace(TITLE, () => `<title>${escaped(name)}</title>${tags.join("")}`);
}

/** What is answered to who asks what the page is like within another one (oembed.com). */
function answer({ path, title }, address) {
  const [page, { width, height }] = [address + path, FRAME];
  const link = `<blockquote>${tag("a", { href: page })}${escaped(title)}</a></blockquote>`;
  const frame = `${tag("iframe", { src: `${page}?embed=1`, title, width, height })}</iframe>`;
  return {
    version: "1.0", type: "rich", provider_name: "Tenbo", provider_url: address, title, width, height, html: link + frame,
    thumbnail_url: address + CARD.file, thumbnail_width: CARD.width, thumbnail_height: CARD.height,
  };
}

/** The address of a folder as pages name it. */
function folderAddress(text) {
  const url = URL.canParse(text) && new URL(text);
  if (!url || !/^https?:$/.test(url.protocol) || url.search || url.hash || url.username || /\.html?$/.test(url.pathname)) {
    throw new Error(`address: ${text} is not the address of a folder, such as https://club.example/tenbo/`);
  }
  return url.href.replace(/\/?$/, "/");
}

/** Writes the pages of a build, which has its own page already; `where` is the address that it will have, if that is known. */
export function writePages(folder, where) {
  const address = where && folderAddress(where);
  const index = readFileSync(join(folder, "index.html"), "utf8");
  const about = plain(index.match(DESCRIPTION)?.[0].match(/content="([^"]*)"/)?.[1] ?? "");
  const whole = { path: "", name: "Tenbo", title: "Tenbo: mahjong scoring", about, oembed: "oembed.json", file: "index.html" };
  const pages = rulebooks().map(({ id, name, about }) => {
    const title = `${name}: mahjong scoring — Tenbo`;
    return { path: `${id}.html`, name: title, title, about, oembed: `oembed/${id}.json`, file: `${id}.html` };
  });
  for (const name of ["oembed", "oembed.json"]) rmSync(join(folder, name), { recursive: true, force: true });
  if (address) mkdirSync(join(folder, "oembed"));
  for (const page of [whole, ...pages]) {
    writeFileSync(join(folder, page.file), dressed(index, page, address));
    if (address) writeFileSync(join(folder, page.oembed), `${JSON.stringify(answer(page, address))}\n`);
  }
}
