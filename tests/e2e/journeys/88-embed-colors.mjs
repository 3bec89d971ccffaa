import { journey } from "../journey.mjs";
import { axe } from "../axe.mjs";
import { area } from "../pages/areas.mjs";
import { WON, club, inside, say, says, told } from "../pages/club.mjs";

const LIMIT = "v1;r=riichi-wrc-2025;E=19m19p19s1234567z+1m;win=E";

/** The contrast of what words of each part have, by what the browser shows; and what no color may touch. */
const measured = (browser) => browser.run(() => {
  const parts = (color) => color.match(/[\d.]+/g).slice(0, 3).map(Number);
  const light = (color) => {
    const [red, green, blue] = parts(color).map((part) => part / 255).map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05;
  };
  const contrast = (one, two) => Math.max(light(one), light(two)) / Math.min(light(one), light(two));
  const ground = (element) => {
    for (let at = element; at; at = at.parentElement) {
      const { backgroundColor } = getComputedStyle(at);
      if (!/^rgba\(.*, 0\)$|transparent/.test(backgroundColor)) return backgroundColor;
    }
  };
  const words = [area.paid, area.winCause, area.seal, area.primary, area.foot, `${area.foot} a`].flatMap((selector) => [...document.querySelectorAll(selector)]);
  const style = (selector, property) => getComputedStyle(document.querySelector(selector))[property];
  return {
    least: Math.min(...words.map((word) => contrast(getComputedStyle(word).color, ground(word)))),
    paper: style("body", "backgroundColor"),
    fill: document.querySelector(area.primary) && style(area.primary, "backgroundColor"),
    own: [style(area.builder, "backgroundColor"), style(area.tile, "backgroundColor"), style(area.brandStick, "fill")],
  };
});

journey("a club's own colors: readable wherever they are used, never on felt, tiles or sticks; what cannot be read is ignored and named", async (browser, assert) => {
  await club(browser, async (site) => {
    const frame = (query, hash = WON) => `<iframe title="Tenbo" width="420" height="700" src="${told(browser, site, query, hash).replaceAll("&", "&amp;")}"></iframe>`;
    const seen = async (query, hash) => {
      await site.show(frame(query, hash));
      const { warnings } = await says(browser, "ready");
      await inside(browser);
      const looks = { ...(await measured(browser)), warnings: warnings.map(({ param, value }) => `${param}=${value}`).join(" ") };
      return looks;
    };
    const plain = {};
    for (const theme of ["light", "dark"]) {
      plain[theme] = await seen(`&ui=compact&theme=${theme}`);
      await browser.frame();
    }
    for (const [query, theme, wanted] of [
      ["&theme=light&accent=%231f4e8c", "light", { fill: "rgb(31, 78, 140)", paper: plain.light.paper, warnings: "" }],
      ["&theme=dark&accent=8cb8ff", "dark", { fill: "rgb(140, 184, 255)", paper: plain.dark.paper, warnings: "" }],
      // It fits one light only: there it is, and vermilion stays in the other.
      ["&theme=auto&accent=1f4e8c", "light", { fill: "rgb(31, 78, 140)", warnings: "accent=#1f4e8c (dark)" }],
      ["&theme=dark&paper=eef2f6&ink=102a43&accent=%23b3261e", "light", { fill: "rgb(179, 38, 30)", paper: "rgb(238, 242, 246)", warnings: "" }],
      ["&theme=light&paper=14161a&ink=e8e6e1&accent=fc6", "dark", { fill: "rgb(255, 204, 102)", paper: "rgb(20, 22, 26)", warnings: "" }],
      // Too faint, each by itself.
      ["&theme=light&accent=ffcc00", "light", { fill: plain.light.fill, warnings: "accent=#ffcc00" }],
      ["&theme=light&paper=fff&ink=bbb&accent=blue", "light", { paper: "rgb(255, 255, 255)", warnings: "accent=blue ink=#bbbbbb" }],
      ["&theme=light&paper=777&accent=1f4e8c", "light", { paper: plain.light.paper, fill: "rgb(31, 78, 140)", warnings: "paper=#777777" }],
    ]) {
      const looks = await seen(`&ui=compact${query}`, theme === "dark" ? LIMIT : WON);
      for (const [name, value] of Object.entries(wanted)) assert.equal(looks[name], value, `${query}: ${name}`);
      assert.ok(looks.least >= 4.5, `${query}: ${looks.least}`);
      assert.deepEqual(looks.own, plain[theme].own, `${query}: felt, tiles and sticks`);
      if (query.includes("paper")) await axe(browser, assert);
      await browser.frame();
    }
  });
});

journey("another size is shown by a message, without loading anew", async (browser, assert) => {
  await club(browser, async (site) => {
    await site.show(`<iframe title="Tenbo" width="420" height="700" src="${told(browser, site, "&ui=full", WON.concat(";view=table")).replaceAll("&", "&amp;")}"></iframe>`);
    await says(browser, "ready");
    await inside(browser);
    await browser.run(() => { window.same = true; });
    const shows = async (ui, part, message = { ui }) => {
      await browser.frame();
      await say(browser, { mahjongScore: 1, type: "set", id: ui, ...message });
      assert.equal((await says(browser, "reply", ({ id }) => id === ui)).value, true);
      await inside(browser);
      await browser.until((ui, part) => document.documentElement.dataset.ui === ui && document.querySelector(part)?.checkVisibility(), `${ui} with ${part}`, ui, part);
      return browser.run(() => [window.same, "readonly" in document.documentElement.dataset]);
    };
    assert.deepEqual(await shows("result", area.frameHand), [true, true]);
    assert.deepEqual(await shows("compact", area.rules), [true, false], "what could be changed before can be again");
    assert.deepEqual(await shows("full", area.tabs), [true, false]);
    assert.deepEqual(await shows("result", area.frameHand, { ui: "result", readonly: true }), [true, true]);
    assert.deepEqual(await shows("compact", area.rules), [true, true], "what was locked stays locked");
    await browser.frame();
  });
});
