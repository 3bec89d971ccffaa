import jsQR from "jsqr";
import { PNG } from "pngjs";
import { journey } from "../journey.mjs";
import { axe } from "../axe.mjs";
import { area } from "../pages/areas.mjs";
import { says } from "../pages/hand.mjs";

const RIICHI = "v1;r=riichi-mahjong-soul;win=S;S=234567m40p67888s+6p;from=W;riichi=S";
const FLOWERS = "v1;r=mcr-mil-2025;win=S;S=123456789m123p5s+5s;fS=12f;from=W";

/** Opens the dialog with a hand, with a clipboard that tells what it gets, or refuses. */
const open = async (browser, hand, part, refuses = false) => {
  await browser.openApp(`#${hand}`);
  await says(browser, part);
  await browser.run((refuses) => {
    window.copied = null;
    window.ClipboardItem = class { constructor(items) { this.items = items; } };
    const keep = async (what) => { if (refuses) throw new DOMException("no", "NotAllowedError"); window.copied = what; };
    const write = async ([{ items }]) => keep(Object.entries(items).map(([type, blob]) => `${type} ${blob.size > 1000}`).join());
    Object.defineProperty(navigator, "clipboard", { configurable: true, value: { writeText: keep, write } });
  }, refuses);
  await browser.focus(area.shareButton);
  await browser.press("Enter");
  await browser.appears(`dialog[open] img${area.sharePicture}`, "the picture");
};
/** Chooses a format; gives what is shown of it and where a file of it is. */
const choose = async (browser, format) => {
  await browser.run((format) => document.querySelector(`dialog[open] input[value="${format}"]`).click(), format);
  await browser.shown();
  return browser.run((formats) => {
    const within = document.querySelector(formats);
    const save = within.querySelector("a[download]");
    return { text: within.querySelector("textarea")?.value ?? null, file: save.download, address: save.href };
  }, `dialog[open] ${area.shareFormats}`);
};
const copy = async (browser) => {
  await browser.run(() => { window.copied = null; });
  await browser.click(`dialog[open] ${area.shareCopy}`);
  return browser.until(() => window.copied, "what is copied");
};
const said = (browser, what) => browser.until(([outcome, what]) => document.querySelector(outcome).textContent.startsWith(what), what, [`dialog[open] ${area.shareOutcome}`, what]);

/** What is right for a hand in each format; what each notation is in full, the snapshots of `crates/tenbo-wording` have. */
const RIGHT = [
  [RIICHI, "han", {
    text: [/^7,700|4 han/, /234567m40p67888s\+6p/, /Riichi/, /#v1;r=riichi-mahjong-soul/],
    mpsz: [/^234567m40p67888s6p$/],
    latex: [/\\mahjong\{234567m40p67888s-6p\}/, /Riichi.* & 1 han/],
    typst: [/^#import "@preview\/riichinator:/, /#hand\("234567m40p67888s-6!p"\)/],
    wiki: [/^\{\| class="wikitable"/, /<code>234567m40p67888s\+6p<\/code>/, /\|\}\n$/],
    svg: [/^<svg /, />7,700</, /id="t2m"/, />立直</],
  }],
  [FLOWERS, "points", {
    text: [/12f/, /Pure Straight/],
    mpsz: [/ 12f$/],
    latex: [/% Not drawn: 12f/],
    typst: [/\/\/ Not drawn: 12f/],
    wiki: [/🀢/u],
    svg: [/id="t1f"/, /id="t2f"/],
  }],
];

journey("each format shows what is copied, copies it and saves it", async (browser, assert) => {
  for (const [hand, part, formats] of RIGHT) {
    await open(browser, hand, part);
    const shown = await browser.until((picture) => document.querySelector(picture)?.src, "the picture", `dialog[open] img${area.sharePicture}`);
    for (const [format, patterns] of Object.entries(formats)) {
      const { text, file, address } = await choose(browser, format);
      patterns.forEach((pattern) => assert.match(text, pattern, format));
      assert.equal(await copy(browser), text, `${format}: what is shown is what is copied`);
      await said(browser, "Copied");
      assert.match(file, /^tenbo[\w-]*\.(txt|tex|typ|wiki|svg)$/);
      assert.equal(decodeURIComponent(address.slice(address.indexOf(",") + 1)), text, `${format}: and saved`);
    }
    const { text, file, address } = await choose(browser, "png");
    assert.equal(text, null, "no text stands for a picture");
    assert.deepEqual([file, address === shown], ["tenbo.png", true]);
    assert.equal(await copy(browser), "image/png true");
    const png = PNG.sync.read(Buffer.from(address.replace("data:image/png;base64,", ""), "base64"));
    assert.equal(png.width, 1280);
    assert.equal(jsQR(new Uint8ClampedArray(png.data), png.width, png.height)?.data, `${browser.base}#${hand}`);
    await axe(browser, assert, "dialog[open]");
  }
});

journey("the drawing stands alone: nothing of it is elsewhere, and it is seen as an image", async (browser, assert) => {
  for (const [hand, part] of RIGHT) {
    await open(browser, hand, part);
    const { text } = await choose(browser, "svg");
    const seen = await browser.run(async (text) => {
      const tree = new DOMParser().parseFromString(text, "image/svg+xml");
      const image = new Image();
      image.src = `data:image/svg+xml,${encodeURIComponent(text)}`;
      await image.decode();
      const missing = [...tree.querySelectorAll("[href]")].filter((node) => !tree.getElementById(node.getAttribute("href").slice(1)));
      return { faults: tree.querySelectorAll("parsererror").length, missing: missing.length, width: image.naturalWidth, title: tree.querySelector("title").textContent, scripts: tree.querySelectorAll("script, image, foreignObject").length };
    }, text);
    assert.deepEqual({ ...seen, title: seen.title.length > 5 }, { faults: 0, missing: 0, width: 640, title: true, scripts: 0 });
  }
});

journey("where copying is blocked, the text stands selected, and the picture can be saved", async (browser, assert) => {
  await browser.size(320, 640);
  await open(browser, RIICHI, "han", true);
  const { text } = await choose(browser, "mpsz");
  await browser.click(`dialog[open] ${area.shareCopy}`);
  await said(browser, "Your browser blocked copying");
  assert.equal(await browser.run((field) => { const { value, selectionStart, selectionEnd } = document.querySelector(field); return value.slice(selectionStart, selectionEnd); }, `dialog[open] ${area.shareFormats} textarea`), text);
  await choose(browser, "png");
  await browser.click(`dialog[open] ${area.shareCopy}`);
  await said(browser, "Your browser blocked copying the picture");
  assert.ok(await browser.run(() => document.querySelector("dialog[open]").scrollWidth <= document.querySelector("dialog[open]").clientWidth), "nothing is cut");
});
