import jsQR from "jsqr";
import { PNG } from "pngjs";
import { journey } from "../journey.mjs";
import { axe } from "../axe.mjs";
import { area } from "../pages/areas.mjs";
import { says } from "../pages/hand.mjs";

/** What a code on a picture says. */
const decoded = (png) => jsQR(new Uint8ClampedArray(png.data), png.width, png.height)?.data;
/** What the code on the page says, as soon as it is painted. */
const decodedPage = (browser) =>
  browser.wait(async () => decoded(PNG.sync.read(Buffer.from(await browser.driver.takeScreenshot(), "base64"))), "a code that is painted");
/** The picture as a file would have it. */
const picture = async (browser) => {
  const address = await browser.until(() => document.querySelector(`dialog[open] img${area.sharePicture}`)?.src, "the picture");
  return PNG.sync.read(Buffer.from(address.replace("data:image/png;base64,", ""), "base64"));
};
const open = async (browser) => {
  // On a phone the keys may lie over it.
  await browser.focus(area.shareButton);
  await browser.press("Enter");
  await browser.appears(`dialog[open] ${area.shareDialog}`, "the dialog");
};
/** Waits for the code and for the picture, which has one too. */
const bothCodes = (browser) => browser.until(() => document.querySelector(area.shareCode) && document.querySelector(`img${area.sharePicture}`), "the code and the picture");
/** Puts a hand on the page; gives its link. */
const at = async (browser, hand, part) => {
  await browser.openApp(`#${hand}`);
  await says(browser, part);
  return `${browser.base}#${hand}`;
};

/** The color of the felt that the tiles of a picture lie on. */
const FELT = 0x1f5a46ff;
/** How many dots of a picture have a color that is neither that of its rim nor the felt's, in each of so many bands from top to bottom. */
function inked({ width, height, data }, bands) {
  const color = (x, y) => data.readUInt32BE((y * width + x) * 4);
  const rim = color(2, height - 3);
  return Array.from({ length: bands }, (_, band) => {
    let count = 0;
    for (let y = Math.floor((band * height) / bands); y < Math.floor(((band + 1) * height) / bands); y += 1) {
      for (let x = 0; x < width; x += 1) count += Number(color(x, y) !== rim && color(x, y) !== FELT);
    }
    return count / ((width * height) / bands);
  });
}

/** Eighteen discards. */
const ROW = "123456789m123456789p";
const HANDS = [
  ["v1;r=riichi-ema-2025;win=S;S=11m55p(213m@E)[1111s]{5555z@W}+5p;d=3m;from=N", "han"],
  ["v1;r=mcr-mil-2025;win=S;S=567m34567p55s(234m@E)+2p;fS=12f;from=W", "points"],
  ["v1;r=riichi-ema-2025;E=123m456p789s2233z", "Waiting"],
];

journey("the result is a picture with its tiles, its lines and a code that leads back", async (browser, assert) => {
  const sizes = [];
  for (const [hand, part] of HANDS) {
    const shown = await at(browser, hand, part);
    await open(browser);
    const png = await picture(browser);
    sizes.push(png.height);
    assert.equal(png.width, 1280);
    assert.ok(png.height > 500 && png.height < 4000, `${png.height}`);
    // Not blank anywhere, and no block of ink either.
    const bands = inked(png, 6);
    assert.ok(bands.every((share) => share > 0.004 && share < 0.7), bands.join(" "));
    assert.equal(decoded(png), shown);
    await axe(browser, assert, "dialog[open]");
    assert.ok((await browser.run(() => document.querySelector(area.sharePicture).alt)).length > 20);
  }
  assert.equal(new Set(sizes).size, sizes.length, "more lines make a higher picture");
});

journey("the code of the link is read again at any width, in the dark, and says where there is none", async (browser, assert) => {
  for (const [width, theme] of [[1280, "light"], [390, "dark"], [320, "light"]]) {
    await browser.size(width, 900);
    const shown = await at(browser, HANDS[0][0], "han");
    await browser.run((theme) => { document.documentElement.dataset.theme = theme; }, theme);
    await open(browser);
    await bothCodes(browser);
    await browser.run(() => {
      document.querySelector(`img${area.sharePicture}`).remove();
      document.querySelector(area.shareCode).scrollIntoView({ block: "center" });
    });
    assert.equal(await decodedPage(browser), shown, `${width}`);
    assert.ok(await browser.run(() => document.querySelector("dialog[open]").scrollWidth <= document.querySelector("dialog[open]").clientWidth), `${width}: nothing is cut`);
  }
  // All four hands with their discards.
  await browser.size(1280, 900);
  const row = "1m2m3m4m5m6m7m8m9m1p2p3p4p5p6p7p8p9p";
  const shown = await at(browser, `v1;r=riichi-ema-2025;win=S;E=2233446677889s;dE=${ROW};S=11m55p(213m@E)[1111s]{5555z@W}+5p;dS=${ROW};W=13579m13579p135s;dW=${ROW};N=2468m2468p22468s;dN=${ROW};d=3m;from=N`, "");
  await open(browser);
  await bothCodes(browser);
  await browser.run(() => {
    document.querySelector(`img${area.sharePicture}`).remove();
    document.querySelector(area.shareCode).scrollIntoView({ block: "center" });
  });
  assert.ok(shown.length > 200);
  assert.equal(await decodedPage(browser), shown);
  // A link that no code can hold: here for the address of the page, elsewhere for a large rulebook of one's own.
  await browser.press("Escape");
  await browser.run(() => history.replaceState(null, "", `/${"x".repeat(3000)}${location.hash}`));
  await open(browser);
  await browser.until(() => document.querySelector(`dialog[open] ${area.shareDialog}`)?.textContent.includes("too long for a QR code"), "that there is none");
  assert.equal(await browser.run(() => document.querySelector(area.shareCode)), null);
  // The picture is there all the same, with no code in it.
  const png = await picture(browser);
  assert.ok(png.height < 1600, `${png.height}`);
  assert.equal(decoded(png), undefined);
});

journey("the system's share sheet gets text, link and picture where there is one", async (browser, assert) => {
  await at(browser, HANDS[0][0], "han");
  await open(browser);
  await picture(browser);
  const buttons = () => browser.run(() => [...document.querySelectorAll(`dialog[open] ${area.shareWays} ${area.button}`)].map((button) => button.textContent.trim()));
  assert.deepEqual(await buttons(), ["Copy link", "Copy", "Save"]);
  const { identifier } = await browser.cdp("Page.addScriptToEvaluateOnNewDocument", {
    source: `window.shared = [];
      navigator.canShare = (data) => (data.files ?? []).every(({ type }) => type === "image/png");
      navigator.share = async (data) => { if (window.refuses) throw new DOMException("no", window.refuses); window.shared.push({ ...data, files: await Promise.all((data.files ?? []).map(async (file) => [file.name, file.type, [...new Uint8Array(await file.arrayBuffer())]])) }); };`,
  });
  await at(browser, HANDS[0][0], "han");
  await open(browser);
  await picture(browser);
  assert.deepEqual(await buttons(), ["Copy link", "Share via an app", "Share picture", "Copy", "Save"]);
  await browser.clickOn("button", "Share via an app", "dialog[open]");
  await browser.clickOn("button", "Share picture", "dialog[open]");
  const shared = await browser.until(() => window.shared.length === 2 && window.shared, "both to be shared");
  assert.equal(shared[0].url, `${browser.base}#${HANDS[0][0]}`);
  assert.match(shared[0].text, /han/);
  const [[name, type, bytes]] = shared[1].files;
  assert.deepEqual([name, type], ["tenbo.png", "image/png"]);
  assert.equal(PNG.sync.read(Buffer.from(bytes)).width, 1280);
  // Thinking better of it is no failure; a failure is told.
  await browser.run(() => { window.refuses = "AbortError"; });
  await browser.clickOn("button", "Share via an app", "dialog[open]");
  assert.equal(await browser.text(area.shareOutcome), "");
  await browser.run(() => { window.refuses = "NotAllowedError"; });
  await browser.clickOn("button", "Share via an app", "dialog[open]");
  await browser.until(() => document.querySelector(area.shareOutcome).textContent.startsWith("Couldn’t share"), "the failure");
  await browser.cdp("Page.removeScriptToEvaluateOnNewDocument", { identifier });
}, { engines: ["chromium"], because: "the driver plants the script that stands for the system" });

journey("the picture speaks the language of the page, and a frame offers none", async (browser, assert) => {
  const seen = new Set();
  for (const language of ["en", "ja", "zh-Hans", "zh-Hant"]) {
    await browser.openApp(`?lang=${language}#${HANDS[0][0]}`);
    await browser.until((language) => document.documentElement.lang === language && document.querySelector(area.wonHeadline), language, language);
    await open(browser);
    const png = await picture(browser);
    seen.add(png.data.toString("base64"));
  }
  assert.equal(seen.size, 4, "four languages, four pictures");
  await browser.go("about:blank");
  await browser.go(`${browser.base}?embed=1#${HANDS[0][0]}`);
  await browser.appears(area.wonHeadline, "the frame");
  assert.equal(await browser.run(() => document.querySelector(area.shareButton)?.checkVisibility() ?? false), false);
  assert.equal(await browser.run(() => document.querySelector(area.compareButton)?.checkVisibility() ?? false), false);
});
