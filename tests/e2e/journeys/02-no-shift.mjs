import { journey } from "../journey.mjs";
import { area } from "../pages/areas.mjs";

/** These look the same as well: the words, and the hand on its cloth. */
const LOOKS = [area.headline, area.cloth];
const PARTS = [...LOOKS, "h1", area.top, area.tabs, `${area.tab}:last-child`, area.rules, area.builder, area.handActions, area.quickBar, area.groups, area.keyboard, `${area.keyRow}:last-child`, area.key, area.backspace];

journey("nothing moves when the app takes the place of the static first paint", async (browser, assert) => {
  await browser.openApp();
  const page = await browser.run(() => fetch("./").then((answer) => answer.text()));
  assert.match(page, /boot[-\w]*\.js/);
  browser.pages.set("still.html", page.replace(/<script[^>]*boot[-\w]*\.js[^>]*><\/script>/, ""));
  // When two frames in a row agree: a page may be asked before it has been shown in its size.
  const measure = () => browser.run(async (parts) => {
    for (let before; ;) {
      await new Promise((done) => requestAnimationFrame(done));
      const now = parts.map((part) => {
        const element = document.querySelector(part);
        const { x, y, width, height } = element.getBoundingClientRect();
        const { fontSize, backgroundColor } = getComputedStyle(element);
        return { part, place: [x, y, width, height], look: `${fontSize} ${backgroundColor}` };
      });
      if (JSON.stringify(now) === before) return now;
      before = JSON.stringify(now);
    }
  }, PARTS);
  for (const [width, height] of [[1280, 800], [390, 844], [300, 600]]) {
    await browser.size(width, height);
    await browser.go(`${browser.base}still.html`);
    const still = await measure();
    await browser.openApp();
    // A sixtieth of a pixel, by which an engine may place what stands at the bottom, nobody sees.
    const moved = (await measure()).map((now, part) => ({ ...now, was: still[part] }))
      .filter(({ part, place, look, was }) => place.some((one, at) => Math.abs(one - was.place[at]) > 0.1) || LOOKS.includes(part) && look !== was.look);
    assert.deepEqual(moved, [], `at ${width} px`);
  }
});
