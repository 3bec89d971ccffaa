import { journey } from "../journey.mjs";

journey("the app runs in a frame that may run scripts and nothing else", async (browser, assert) => {
  const frame = `<iframe title="Tenbo" width="300" height="600" sandbox="allow-scripts" src="${browser.base}"></iframe>`;
  browser.pages.set("club.html", `<!DOCTYPE html><meta charset="utf-8"><title>Club</title>${frame}`);
  await browser.go(`${browser.base}club.html`);
  await browser.frame("iframe");
  await browser.until(() => document.querySelector("#app") && !document.querySelector("#app [aria-busy]"), "the app to start");
  assert.equal(await browser.run(() => window.origin), "null");
  // The style sheets arrived too.
  assert.equal(await browser.run(() => getComputedStyle(document.body).marginTop), "0px");
  // From where it came it takes what it needs, and from no other host anything.
  const other = browser.base.replace("localhost", "127.0.0.1");
  const asked = (address) => browser.run((address) => fetch(address).then(() => "answered", () => "refused"), address);
  assert.equal(await asked(`${browser.base}favicon.svg`), "answered");
  assert.equal(await asked(`${other}favicon.svg`), "refused");
  // That the page's policy refused it stands in the console, which is so emptied.
  await browser.errors();
});
