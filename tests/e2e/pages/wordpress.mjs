// A page that does with an address what WordPress does, by its public description: it looks for an answer of oEmbed, takes of
// that what it deems harmless, and shows the frame once that has said by a secret how high it would like to be.
import { spawnSync } from "node:child_process";
import assert from "node:assert/strict";
import { copyOfApp } from "../offline.mjs";

/** Of the page so much is read: in bytes. */
const READ = 153_600;
/** Which elements and attributes of an answer stay. */
const ALLOWED = {
  a: ["href"],
  blockquote: [],
  iframe: ["src", "width", "height", "frameborder", "marginwidth", "marginheight", "scrolling", "title"],
};

const plain = (text) => text.replace(/&quot;/g, '"').replace(/&lt;/g, "<").replace(/&gt;/g, ">").replace(/&amp;/g, "&");
const attributes = (tag) => [...tag.matchAll(/([\w-]+)=(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/g)].map(([, name, ...values]) => [name.toLowerCase(), values.find(Boolean) ?? ""]);

/** The address that a page names for questions about it. */
function asks(page) {
  const [head] = page.slice(0, READ).split(/<\/head>/i);
  const links = [...head.matchAll(/<link([^<>]+)>/gi)].map(([, tag]) => Object.fromEntries(attributes(tag)));
  const link = links.find(({ type }) => type === "application/json+oembed");
  return link && plain(link.href);
}

/** What of an answer's HTML may be shown: a quotation and a frame. */
function filtered(html) {
  const clean = html.replace(/<(\/?)([a-z]+)([^>]*)>/gi, (tag, end, name, rest) => {
    const allowed = ALLOWED[name.toLowerCase()];
    if (!allowed) return "";
    if (end) return `</${name}>`;
    return `<${name}${attributes(rest).filter(([attribute]) => allowed.includes(attribute)).map(([attribute, value]) => ` ${attribute}="${value}"`).join("")}>`;
  });
  const [, quotation = "", frame] = clean.match(/(<blockquote>.*?<\/blockquote>)?.*?(<iframe.*?><\/iframe>)/s) ?? [];
  return frame && [quotation, frame];
}

/** What a page of WordPress shows for an address that was pasted into it, and the secret of its frame. */
export async function pasted(address) {
  const question = asks(await (await fetch(address)).text());
  assert.ok(question && new URL(question), "a whole address to ask");
  const answer = await fetch(`${question}?maxwidth=600&maxheight=900&url=${encodeURIComponent(address)}&dnt=1&format=json`);
  const { type, html, title } = await answer.json();
  assert.equal(type, "rich");
  const [quotation, frame] = filtered(html) ?? assert.fail("no frame");
  const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";
  const secret = Array.from({ length: 10 }, () => letters[Math.floor(Math.random() * letters.length)]).join("");
  const sealed = frame
    .replace(/ src="([^"]*)"/, ` src="$1#?secret=${secret}" data-secret="${secret}"`)
    .replace("<iframe", '<iframe class="wp-embedded-content" sandbox="allow-scripts" security="restricted"');
  if (!quotation) return { secret, title, html: sealed };
  const hidden = sealed.replace("<iframe", '<iframe style="position: absolute; visibility: hidden;"');
  const quoted = quotation.replace("<blockquote>", `<blockquote class="wp-embedded-content" data-secret="${secret}">`);
  return { secret, title, html: `${quoted}${hidden}<script>(${host})()</script>` };
}

/** The script of such a page, which hears what its frames say. It runs there. */
function host() {
  window.told = [];
  addEventListener("message", ({ data, source }) => {
    if (!data?.secret && !data?.message && !data?.value) return;
    if (!data.secret || /[^a-zA-Z0-9]/.test(data.secret)) return;
    const places = (name) => document.querySelectorAll(`${name}[data-secret="${data.secret}"]`);
    for (const quotation of places("blockquote")) quotation.style.display = "none";
    for (const frame of places("iframe")) {
      if (source !== frame.contentWindow) continue;
      window.told.push(data);
      frame.removeAttribute("style");
      if (data.message === "height") frame.height = Math.min(Math.max(parseInt(data.value, 10), 200), 1000);
      if (data.message === "link" && new URL(data.value).host === new URL(frame.src).host && document.activeElement === frame) top.location.href = data.value;
    }
  });
  addEventListener("load", () => {
    for (const frame of document.querySelectorAll("iframe.wp-embedded-content")) {
      frame.contentWindow.postMessage({ message: "ready", secret: frame.dataset.secret }, "*");
    }
  });
}

/** Runs something with a copy of the app that knows where it is. */
export async function withAddress(browser, run) {
  const app = await copyOfApp(browser.dist, "/tenbo/");
  try {
    const { status, stderr } = spawnSync("node", ["scripts/build/address.mjs", app.folder, app.url], { encoding: "utf8" });
    assert.equal(status, 0, stderr);
    return await run(app);
  } finally {
    app.remove();
  }
}
