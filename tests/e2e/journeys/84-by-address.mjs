import { journey } from "../journey.mjs";
import { area } from "../pages/areas.mjs";
import { club, inside } from "../pages/club.mjs";
import { hand, headline, link, played, says, status, tap } from "../pages/hand.mjs";
import { pasted, withAddress } from "../pages/wordpress.mjs";

/** A discard by West completes South's hand: 30 fu, dora. */
const WON = "v1;r=riichi-ema-2025;win=S;S=34456m44p777z(333s@W)+2m;d=3m;from=W";

/** The frame and the quotation of a page, as whoever reads it sees them. */
const seen = (browser) => browser.run(() => {
  const [frame, quotation] = ["iframe", "blockquote"].map((name) => document.querySelector(name));
  const { width, height } = frame.getBoundingClientRect();
  return { frame: frame.checkVisibility({ visibilityProperty: true }), quotation: quotation.checkVisibility(), width, height, told: window.told };
});

/** How high what is in the frame is. */
const content = (browser) => browser.run(() => Math.ceil(document.querySelector("#app").getBoundingClientRect().height));

journey("an address that is pasted into WordPress becomes the widget of its rulebook, as high as what is in it", async (browser, assert) => {
  await withAddress(browser, (app) => club(browser, async (site) => {
    const { secret, title, html } = await pasted(`${app.url}mcr-mil-2025.html`);
    assert.match(title, /Chinese Official/);
    await site.show(`<main style="width: 600px">${html}</main>`);
    await browser.wait(async () => (await seen(browser)).frame, "the frame to be shown");
    await inside(browser);
    assert.equal(await browser.run(() => window.origin), "null", "without an origin");
    assert.equal(await played(browser), "mcr-mil-2025");
    assert.equal(await browser.count(area.notice), 0, "nothing is called unreadable");
    assert.deepEqual(await hand(browser), [], "the secret is no hand");

    // The height follows the content, as far as WordPress lets it.
    const fits = async (what) => {
      await browser.wait(async () => {
        await browser.frame();
        const { height } = await seen(browser);
        await browser.frame("iframe");
        const wanted = Math.min(Math.max(await content(browser), 200), 1000);
        // The border of a frame, where the page gives it one.
        return Math.abs(height - wanted) < 5;
      }, what);
    };
    await fits("the height of an empty hand");
    await tap(browser, "147m258p369s11155z");
    await says(browser, "points");
    await fits("the height of a hand with a result");

    // The address has the hand, and still the secret, by which the frame is shown again after a way back.
    const hash = await link(browser, "E=");
    assert.ok(hash.startsWith("v1;r=mcr-mil-2025;E=") && hash.endsWith(`#?secret=${secret}`), hash);
    await browser.frame();
    const { told, quotation } = await seen(browser);
    assert.equal(quotation, false);
    for (const { message, value, secret: by } of told) {
      assert.deepEqual([message, by], ["height", secret]);
      assert.ok(Number.isInteger(value) && value >= 200 && value <= 1000, `${value}`);
    }
    // Whoever listens late asks, and is answered; a stranger is not.
    const { length } = told;
    await browser.run((secret) => {
      const { contentWindow } = document.querySelector("iframe");
      for (const one of ["abc", secret]) contentWindow.postMessage({ message: "ready", secret: one }, "*");
    }, secret);
    await browser.until((length) => window.told.length === length + 1, "an answer", length);

    // A frame without an origin opens no window: the page around it goes to the hand.
    // WebKit's driver does not scroll for what is in a frame.
    await browser.run(() => scrollTo(0, document.documentElement.scrollHeight));
    await inside(browser);
    await browser.click(`${area.foot} a`);
    await browser.frame();
    await browser.until((start) => location.href.startsWith(start), "the page of the hand", `${app.url}#v1;r=mcr-mil-2025;`);

    // The page itself, and a host that does not let a frame without an origin have its files: then the link stays.
    await site.show((await pasted(app.url)).html);
    await browser.wait(async () => (await seen(browser)).frame, "the frame of the whole page");
    app.server.host.headers = { "Access-Control-Allow-Origin": undefined };
    await site.show((await pasted(`${app.url}bmja.html`)).html);
    await browser.frame("iframe");
    await browser.until(() => /Access-Control-Allow-Origin/.test(document.querySelector("#app [role=alert]")?.textContent), "why it does not start");
    await browser.frame();
    assert.deepEqual([(await seen(browser)).frame, await browser.text("blockquote a")], [false, "British (BMJA): mahjong scoring — Tenbo"]);
    // What the browser says of the files that it was not given.
    await browser.errors();
  }));
});

journey("a frame by its address alone shows a hand and its value at any size from 200 pixels, as a site may write it", async (browser, assert) => {
  await club(browser, async (site) => {
    const frame = (query, attributes) => `<iframe src="${browser.base}?embed=1&amp;${query.replaceAll("&", "&amp;")}" ${attributes}></iframe>`;
    const escaped = encodeURIComponent(WON);
    const sites = {
      "a plain frame": `title="Tenbo"`,
      WordPress: `sandbox="allow-scripts" security="restricted"`,
      Discourse: `frameborder="0" allowfullscreen loading="lazy"`,
      Notion: `sandbox="allow-scripts allow-popups allow-forms allow-same-origin allow-top-navigation-by-user-activation" style="border: 0"`,
      MediaWiki: `style="border: 1px solid #aaa" scrolling="auto"`,
    };
    for (const size of [200, 280, 600]) {
      for (const [name, attributes] of Object.entries(sites)) {
        // Each writes the address in a way of its own.
        const query = name === "Notion" ? `ui=result&h=${escaped}` : `ui=result&h=${WON}&utm_source=${name}`;
        await site.show(`<style>body { margin: 0 }</style>${frame(query, `${attributes} width="${size}" height="${size}"`)}`);
        await inside(browser);
        await says(browser, "han");
        const looks = await browser.run(() => {
          const { left, right, top, bottom } = document.querySelector(area.headline).getBoundingClientRect();
          const tiles = [...document.querySelectorAll(`#app ${area.face}`)].filter((face) => face.checkVisibility()).length;
          return {
            tiles, wide: document.documentElement.scrollWidth - innerWidth,
            headline: left >= 0 && right <= innerWidth && top >= 0 && bottom <= innerHeight,
            notices: [...document.querySelectorAll(area.notice)].map(({ textContent }) => textContent),
          };
        });
        assert.ok(looks.tiles >= 14 && looks.wide <= 0 && looks.headline, `${name}, ${size} px: ${JSON.stringify(looks)}`);
        assert.deepEqual(looks.notices, [], `${name}, ${size} px`);
        await browser.frame();
      }
    }
    // Notation is a hand as well, by the rulebook of the address; a page that is named by a rulebook is the widget too.
    await site.show(frame("rules=riichi-wrc-2025&h=22345m45567p777z+6p#?secret=E1m2p3sWNP", `sandbox="allow-scripts" width="600" height="600"`));
    await inside(browser);
    await says(browser, "fu");
    const hash = await link(browser, "v1;r=riichi-wrc-2025;");
    assert.ok(hash.startsWith("v1;r=riichi-wrc-2025;E=22345m45567p777z+6p;"), hash);
    await browser.frame();
    await site.show(frame("h=22345m", `width="600" height="600"`).replace("/?", "/bmja.html?"));
    await inside(browser);
    await link(browser, "v1;r=bmja;E=22345m");
    await browser.frame();
  });
});

journey("the query has a hand as well: the page goes on behind the sign, reload shows what was changed, a text is read as a pasted one", async (browser, assert) => {
  await browser.openApp(`?utm_source=club&h=${encodeURIComponent(WON)}&fbclid=x`);
  await says(browser, "han");
  await link(browser, WON);
  assert.equal(await browser.run(() => location.search), "?utm_source=club&fbclid=x", "the address says one hand");
  assert.equal(await browser.title(), `${await headline(browser)} — Tenbo`);

  await browser.press("Backspace");
  const changed = await link(browser, "S=34456m44p777z(333s@W);");
  await browser.reload();
  await browser.until(() => document.querySelectorAll(area.handTiles).length > 9, "the hand after a reload");
  assert.equal(await link(browser, "S="), changed);

  // What stands behind the sign wins, and what WordPress puts there is no hand.
  await browser.openApp("?h=v1;E=19m#v1;E=1z");
  assert.deepEqual(await hand(browser), ["East wind"]);
  await browser.openApp("?h=v1;E=19m#?secret=E1m2p3sWNP");
  assert.deepEqual(await hand(browser), ["1 of characters", "9 of characters"]);
  await link(browser, "E=19m");
  await browser.until(() => !location.href.includes("secret"), "an address without it");

  // Notation lies over the hand that was there, and can be taken back; a text of which a part is not understood changes nothing.
  await browser.openApp("?h=123m+456p");
  await link(browser, "E=123m456p");
  await browser.clickOn("button", /^Undo/);
  await link(browser, "E=19m");
  await browser.openApp("?h=look%3A+123m456p");
  assert.match(await status(browser), /look/);
  assert.deepEqual(await hand(browser), ["1 of characters", "9 of characters"]);
  await link(browser, "E=19m");

  // The page of a rulebook: by it until another is chosen; what links say is the page that has all of them.
  await browser.openApp("mcr-mil-2025.html");
  assert.deepEqual([await played(browser), await hand(browser)], ["mcr-mil-2025", []]);
  // As previews of links read it. The worker, once it is there, has one page for all of them.
  assert.match(await (await fetch(`${browser.base}mcr-mil-2025.html`)).text(), /<title>Chinese Official [^<]*Tenbo<\/title>/);
  await tap(browser, "1z");
  await link(browser, "v1;r=mcr-mil-2025;E=1z");
  assert.match(await browser.url(), /\/mcr-mil-2025\.html#v1;/);
  await browser.openApp("mcr-mil-2025.html?h=19m");
  await link(browser, "v1;r=mcr-mil-2025;E=19m");
  await browser.openApp("mcr-mil-2025.html#v1;r=bmja;E=5z");
  await browser.until(() => !location.pathname.includes("mcr") && location.hash === "#v1;r=bmja;E=5z", "the address of the page that has all rulebooks");
  await browser.openApp("?rules=bmja");
  assert.equal(await played(browser), "bmja");
});
