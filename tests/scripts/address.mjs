// What a build says of its pages to whoever is sent an address: `node --test tests/scripts/address.mjs`
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, test } from "node:test";
import { offlineFiles } from "../../scripts/build/offline.mjs";
import { rulebooks, writePages } from "../../scripts/build/pages.mjs";

const HOME = "https://club.example/tenbo/";
const work = mkdtempSync(join(tmpdir(), "tenbo-address-"));
after(() => rmSync(work, { recursive: true }));

const [, list] = readFileSync("crates/tenbo-engine/src/rules/shipped.rs", "utf8").match(/OFFERED: &\[&str\] = &\[([^\]]*)\]/);
const OFFERED = [...list.matchAll(/"(.*?)"/g)].map(([, id]) => id);
/** The page as it is written, and as a release makes it small. */
const WHOLE = readFileSync("index.html", "utf8");
const SMALL = "<!doctypehtml><html lang=en><meta charset=utf-8><meta content=\"Mahjong scoring: tap a hand.\" name=description><title>Tenbo</title><link href=./a.css rel=stylesheet><body>";

function build(page = WHOLE) {
  const folder = mkdtempSync(join(work, "dist-"));
  writeFileSync(join(folder, "index.html"), page);
  writeFileSync(join(folder, "sw.js"), "const BUILD = {};\n");
  return folder;
}
const tool = (...args) => spawnSync("node", ["scripts/build/address.mjs", ...args], { encoding: "utf8" });
const text = (folder, name) => readFileSync(join(folder, name), "utf8");
const all = (folder) => Object.fromEntries(readdirSync(folder, { recursive: true, withFileTypes: true }).filter((file) => file.isFile())
  .map(({ parentPath, path, name }) => join(parentPath ?? path, name)).map((file) => [file.slice(folder.length), readFileSync(file, "utf8")]));

const plain = (text) => text.replace(/&lt;/g, "<").replace(/&gt;/g, ">").replace(/&quot;/g, '"').replace(/&amp;/g, "&");
/** What a page says of itself, by the names of its tags. */
function said(page) {
  const attribute = (tag, name) => plain(tag.match(new RegExp(`\\b${name}=(?:"([^"]*)"|([^\\s>]+))`))?.slice(1).find(Boolean) ?? "");
  const metas = page.match(/<meta [^>]*>/g).map((tag) => [attribute(tag, "property") || attribute(tag, "name"), attribute(tag, "content")]);
  const links = page.match(/<link [^>]*>/g).filter((tag) => tag.includes("application/json+oembed")).map((tag) => attribute(tag, "href"));
  return { title: plain(page.match(/<title>(.*?)<\/title>/)[1]), links, metas, ...Object.fromEntries(metas) };
}

test("each rulebook that is offered has its page, with its title and a line about it", () => {
  assert.deepEqual(rulebooks().map(({ id }) => id), OFFERED);
  for (const page of [WHOLE, SMALL]) {
    const folder = build(page);
    writePages(folder);
    for (const { id, name, about } of rulebooks()) {
      const own = said(text(folder, `${id}.html`));
      assert.ok(own.title.startsWith(`${name}: `) && own.title.endsWith("Tenbo"), own.title);
      assert.deepEqual([own.description, own["og:description"], own["og:title"]], [about, about, own.title]);
      assert.doesNotMatch(about, /[{}]/, "text that stands for itself");
      assert.equal(own.metas.filter(([name]) => name === "description" || name === "og:title").length, 2, "each once");
    }
    const whole = said(text(folder, "index.html"));
    assert.deepEqual([whole.title, whole["og:site_name"], whole["og:type"], whole["og:locale"], whole["twitter:card"]],
      ["Tenbo", "Tenbo", "website", "en_US", "summary_large_image"]);
    assert.equal(whole["og:description"], whole.description);
    // Where the page will be it does not know yet.
    for (const [name, page] of Object.entries(all(folder))) assert.doesNotMatch(page, /og:url|og:image|oembed/, name);
    assert.ok(!existsSync(join(folder, "oembed.json")));
  }
});

test("with an address each page names it, its picture and what answers for it", () => {
  for (const page of [WHOLE, SMALL]) {
    const folder = build(page);
    const { status, stderr } = tool(folder, HOME);
    assert.equal(status, 0, stderr);
    for (const [name, file, answer] of [["", "index.html", "oembed.json"], ...OFFERED.map((id) => [`${id}.html`, `${id}.html`, `oembed/${id}.json`])]) {
      const page = said(text(folder, file));
      assert.deepEqual([page.links, page["og:url"]], [[HOME + answer], HOME + name]);
      const image = page["og:image"].slice(HOME.length);
      assert.ok(page["og:image"].startsWith(HOME) && readFileSync(join("public", image)).length < 60_000, image);

      // The fields of oembed.com for what is rich.
      const json = JSON.parse(text(folder, answer));
      assert.deepEqual([json.version, json.type, json.title, json.provider_name, json.provider_url], ["1.0", "rich", page["og:title"], "Tenbo", HOME]);
      for (const number of ["width", "height", "thumbnail_width", "thumbnail_height"]) assert.ok(Number.isInteger(json[number]) && json[number] > 0, number);
      assert.equal(json.thumbnail_url, page["og:image"]);
      // A quotation and a frame, with what WordPress leaves of them, and nothing else.
      const [, link, title, frame] = json.html.match(/^<blockquote><a href="([^"]*)">([^<]*)<\/a><\/blockquote><iframe ([^<>]*)><\/iframe>$/);
      assert.deepEqual([plain(link), plain(title)], [HOME + name, json.title]);
      const attributes = Object.fromEntries([...frame.matchAll(/([a-z]+)="([^"]*)"/g)].map(([, name, value]) => [name, plain(value)]));
      assert.deepEqual(attributes, { src: `${HOME}${name}?embed=1`, title: json.title, width: `${json.width}`, height: `${json.height}` });
    }
  }
});

test("it may be run again, for the same address or for another one", () => {
  const folder = build();
  tool(folder, HOME);
  const first = all(folder);
  tool(folder, HOME.slice(0, -1));
  assert.deepEqual(all(folder), first);
  tool(folder, "http://localhost:8080/");
  assert.ok(!JSON.stringify(all(folder)).includes("club.example"));
  tool(folder, HOME);
  assert.deepEqual(all(folder), first);
});

test("what is no address of a folder is refused, and nothing is written", () => {
  const folder = build();
  const before = all(folder);
  for (const address of ["club.example", "ftp://club.example/", "https://club.example/?a=1", "https://club.example/#a", "https://club.example/index.html", ""]) {
    assert.equal(tool(folder, address).status, 1, address);
  }
  assert.equal(tool(join(work, "none"), HOME).status, 1);
  assert.deepEqual(all(folder), before);
});

test("signs of HTML are text in an address and in a title", () => {
  const folder = build(WHOLE.replace(/(name="description" content=")[^"]*/, "$1A &amp; B &lt;i&gt; &quot;C&quot;"));
  writePages(folder, "https://club.example/a&b/");
  const page = text(folder, "bmja.html");
  assert.equal(said(page)["og:url"], "https://club.example/a&b/bmja.html");
  assert.ok(page.includes("https://club.example/a&amp;b/bmja.html"));
  assert.equal(said(text(folder, "index.html"))["og:description"], 'A & B <i> "C"');
});

test("the worker has the page for rulebooks, and keeps none of what is for other sites", () => {
  const folder = build();
  cpSync("public/screenshots", join(folder, "screenshots"), { recursive: true });
  tool(folder, HOME);
  assert.deepEqual(offlineFiles(folder), ["index.html"]);
  const { files, pages } = JSON.parse(text(folder, "sw.js").match(/^const BUILD = (.*);$/m)[1]);
  assert.deepEqual([Object.keys(files), pages], [["./"], OFFERED]);
  // One that only takes an older worker away stays.
  writeFileSync(join(folder, "sw.js"), "registration.unregister();");
  tool(folder, HOME);
  assert.equal(text(folder, "sw.js"), "registration.unregister();");
});
