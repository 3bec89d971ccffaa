// A page of another site around the widget: another port, and another name of this machine, which makes it another site.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { serve } from "../serve.mjs";

// What the page around the frame remembers of what is said to it.
const LISTENER = `
window.heard = [];
addEventListener("message", ({ data, origin, source }) => {
  const places = [...document.querySelectorAll("iframe, tenbo-score")];
  const frame = places.findIndex((place) => (place.shadowRoot?.querySelector("iframe") ?? place).contentWindow === source);
  window.heard.push({ data, origin, frame });
});`;

/** Runs something with a second site; `site.show(html)` opens a page of it that listens. */
export async function club(browser, run) {
  const folder = mkdtempSync(join(tmpdir(), "tenbo-club-"));
  const server = await serve(folder);
  const url = server.url.replace("localhost", "127.0.0.1");
  const site = {
    url,
    origin: new URL(url).origin,
    pages: server.pages,
    async show(body, head = "") {
      server.pages.set("page.html", `<!DOCTYPE html><html lang="en"><meta charset="utf-8"><title>Club</title>${head}<script>${LISTENER}</script>${body}`);
      await browser.go("about:blank");
      await browser.go(`${url}page.html`);
    },
  };
  try {
    return await run(site);
  } finally {
    server.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The address of the widget in a frame of a site. */
export const framed = (browser, query = "", hash = "") => `${browser.base}?embed=1${query}${hash && `#${hash}`}`;

/** The same, telling a site about the hand. */
export const told = (browser, site, query = "", hash = "") =>
  framed(browser, `&host=${encodeURIComponent(site.origin)}${query}`, hash);

/** What the frame of a place has said of a kind. */
export const heard = (browser, type, frame = 0) =>
  browser.run((type, frame) => heard.filter((one) => one.frame === frame && one.data.type === type).map(({ data }) => data), type, frame);

/** Waits until a frame has said something of a kind that a function accepts, and gives the last of it. */
export const says = (browser, type, accepts = () => true, frame = 0) =>
  browser.wait(async () => (await heard(browser, type, frame)).findLast(accepts), `"${type}" from frame ${frame}`);

/** Says something to the frame. */
export const say = (browser, message, frame = 0) =>
  browser.run((message, frame) => document.querySelectorAll("iframe")[frame].contentWindow.postMessage(message, "*"), message, frame);

/** The frame of a selector, or of the element that it finds. */
export const frameOf = (browser, selector) =>
  browser.until((selector) => {
    const place = document.querySelector(selector);
    return place?.localName === "tenbo-score" ? place.shadowRoot?.querySelector("iframe") : place;
  }, `the frame of ${selector}`, selector);

/** Waits until the widget in a frame is there, from within; the frame may be that of an element. */
export async function inside(browser, selector = "iframe") {
  await browser.frame(await frameOf(browser, selector));
  await browser.until(() => document.documentElement?.dataset.ui && document.querySelector("#frame"), "the widget in its frame");
}

/** The tiles of a hand that has won, and what its seats pay. */
export const WON = "v1;r=riichi-ema-2025;S=34456m44p777z(333s@W)+2m;win=S;from=W;d=3m";
