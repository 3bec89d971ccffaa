export const name = "the app runs in a frame that may run scripts and nothing else";

export async function run(browser, assert) {
  const frame = `<iframe title="Tenbo" width="300" height="600" sandbox="allow-scripts" src="${browser.base}"></iframe>`;
  browser.pages.set("club.html", `<!DOCTYPE html><meta charset="utf-8"><title>Club</title>${frame}`);
  await browser.go(`${browser.base}club.html`);
  await browser.frame("iframe");
  await browser.until(() => document.querySelector("#app") && !document.querySelector("#app [aria-busy]"), "the app to start");
  assert.equal(await browser.run(() => window.origin), "null");
  // The style sheets arrived too.
  assert.equal(await browser.run(() => getComputedStyle(document.body).marginTop), "0px");
}
