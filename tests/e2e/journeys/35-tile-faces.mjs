import { readdirSync } from "node:fs";
import { journey } from "../journey.mjs";
import { axe } from "../axe.mjs";
import { copyOfApp, stands } from "../offline.mjs";
import { plain } from "../../../public/faces.js";
import { area } from "../pages/areas.mjs";

const HAND = "#v1;r=riichi-ema-2025;S=55p11m(213m@E)[1111s]{5555z@W}+5p;win=S;from=N;d=3m";
const TABLE = "#v1;r=riichi-tenhou;win=E;E=234m340p66678s77z~7z;d=4s;u=1m;riichi=E;sticks=1;dS=1z9m7z;dW=19m;S=(555m@E)123p99s;view=table";

/** The pictures of a tile, the uppermost first. */
const pictures = (browser, selector) => browser.run((selector) => getComputedStyle(document.querySelector(selector)).backgroundImage.match(/url\("[^"]*"\)/g) ?? [], selector);

/** Chooses faces in the dialog, and closes it. */
async function choose(browser, name) {
  await browser.clickOn("button", "Appearance");
  await browser.clickOn("radio", name, "dialog[open]");
  await browser.press("Escape");
  await browser.goes("dialog[open]", "the dialog to close");
}

/** How small the letters in the corners of tiles are, and how many there are. */
const letters = (browser) => browser.run(() => {
  const sizes = [...document.querySelectorAll(area.face)].filter((face) => face.checkVisibility()).flatMap((face) => {
    const { backgroundImage, backgroundSize } = getComputedStyle(face);
    if (backgroundImage.split("url(").length < 3) return [];
    const svg = new DOMParser().parseFromString(decodeURIComponent(backgroundImage.match(/^url\("data:image\/svg\+xml,([^"]*)"/)[1]), "image/svg+xml").documentElement;
    const [, px, part] = backgroundSize.match(/^auto max\(([\d.]+)px, ([\d.]+)%\)/);
    const high = Math.max(Number(px), face.clientHeight * Number(part) / 100);
    return [Number(svg.querySelector("text").getAttribute("font-size")) * high / Number(svg.getAttribute("height"))];
  });
  return [Math.min(...sizes), sizes.length];
});

journey("tiles have signs in their corners, or plain faces, if one wants; both are shown at once and on the next visit", async (browser, assert) => {
  const fetched = () => browser.run(() => performance.getEntriesByType("resource").filter(({ name }) => /\/faces\b[^/]*\.js$/.test(name)).length);
  await browser.openApp(HAND);
  const [carved] = await pictures(browser, `#key-1m ${area.face}`);
  assert.equal(await fetched(), 0, "nobody loads what nobody has chosen");
  // Signs.
  await choose(browser, "Corner marks");
  await browser.until(() => getComputedStyle(document.querySelector(`#key-1m ${area.face}`)).backgroundImage.split("url(").length === 3, "two pictures");
  assert.equal((await pictures(browser, `#key-1m ${area.face}`))[1], carved, "the art stays");
  for (const [key, sign] of [["1m", "1"], ["9s", "9"], ["1z", "E"], ["4z", "N"], ["5z", "P"], ["6z", "F"], ["7z", "C"]]) {
    assert.match(decodeURIComponent((await pictures(browser, `#key-${key} ${area.face}`))[0]), new RegExp(`>${sign}</text>`), key);
  }
  for (const address of [HAND, TABLE]) {
    for (const width of [1280, 390, 320]) {
      await browser.size(width, 844);
      await browser.openApp(address);
      await browser.until(() => getComputedStyle(document.querySelector(`${area.key} ${area.face}`)).backgroundImage.split("url(").length === 3, "signs after another start");
      const [smallest, count] = await letters(browser);
      assert.ok(count > 30 && smallest >= 12, `letters of ${smallest} px at ${width} px (${count})`);
    }
  }
  // Plain ones.
  await browser.openApp(HAND);
  await choose(browser, "Plain");
  await browser.until((carved) => { const image = getComputedStyle(document.querySelector(`#key-1m ${area.face}`)).backgroundImage; return image !== carved && image.split("url(").length === 2; }, "plain tiles", carved);
  const [figure] = await pictures(browser, `#key-1m ${area.face}`);
  const drawn = plain("en");
  const font = Math.min(...drawn.map(({ box, drawing }) => Number(drawing.match(/font-size="(\d+)"/)[1]) / Number(box.split(" ")[3])));
  for (const address of [HAND, TABLE]) {
    await browser.size(320, 844);
    await browser.openApp(address);
    const [keys, high] = await browser.run(() => [getComputedStyle(document.querySelector(`#key-1m ${area.face}`)).backgroundImage, Math.min(...[...document.querySelectorAll(area.face)].filter((face) => face.checkVisibility()).map((face) => face.clientHeight))]);
    assert.equal(keys, figure, "as before the page was loaded again");
    assert.ok(high * font >= 12, `letters of ${high * font} px on the smallest tile`);
  }
  // No two look alike but the four faces of Malaysia, which are alike; each suit has a shape of its own.
  assert.equal(new Set(drawn.map(({ drawing }) => drawing)).size, drawn.length - 3);
  const shape = (id) => drawn.find((face) => face.id === id).drawing.replace(/<text.*?<\/text>/, "").replace(/(fill|stroke)="#\w+"/g, "");
  assert.equal(new Set(["t1m", "t1p", "t1s", "t1z", "t5z", "t1f", "t5f", "t1g", "t5g"].map(shape)).size, 9, "told apart without colors");
  // Others read other letters; a frame on another site has no part in what is chosen here.
  await browser.size(1280, 800);
  await browser.openApp(`?lang=zh-Hant${HAND}`);
  assert.notDeepEqual(await pictures(browser, `#key-1z ${area.face}`), []);
  const east = await pictures(browser, `#key-1z ${area.face}`);
  await browser.openApp(`?lang=en${HAND}`);
  assert.notDeepEqual(await pictures(browser, `#key-1z ${area.face}`), east);
  await browser.openApp(`?embed=1${HAND}`);
  assert.deepEqual(await pictures(browser, `${area.face}${area.oneOfCharacters}`), [carved]);
  await browser.openApp(HAND);
  await choose(browser, "Traditional");
  await browser.until((carved) => getComputedStyle(document.querySelector(`#key-1m ${area.face}`)).backgroundImage === carved, "the art again", carved);
});

journey("faces that cannot be fetched leave the art as it is, and the page says so", async (browser, assert) => {
  const app = await copyOfApp(browser.dist);
  app.server.missing.add("sw.js");
  readdirSync(app.folder).filter((file) => /^faces\b.*\.js$/.test(file)).forEach((file) => app.server.missing.add(file));
  const isCarved = (carved) => browser.until((carved) => getComputedStyle(document.querySelector(`#key-1m ${area.face}`)).backgroundImage === carved, "the art", carved);
  try {
    await browser.go(app.url);
    await stands(browser);
    const [carved] = await pictures(browser, `#key-1m ${area.face}`);
    await choose(browser, "Plain");
    await browser.until(() => document.querySelector(area.status).textContent.includes("Couldn’t load this part"), "that they cannot be had");
    await isCarved(carved);
    // Nor on the next visit.
    await browser.reload();
    await stands(browser);
    await isCarved(carved);
  } finally {
    // Which file was not there is said in the console too, and late: the page is left first.
    await browser.go("about:blank");
    await browser.errors();
    app.remove();
  }
});

journey("a pointer that rests on a tile is told its name, in the language of the page", async (browser, assert) => {
  const told = (selector) => browser.run((selector) => {
    const element = document.querySelector(selector);
    element.scrollIntoView({ block: "center" });
    const { left, top, width, height } = element.getBoundingClientRect();
    return document.elementFromPoint(left + width / 2, top + height / 2).closest("[title]")?.title ?? null;
  }, selector);
  await browser.openApp(HAND);
  assert.equal(await told("#key-1m"), "1 of characters");
  assert.equal(await told("#key-6z"), "green dragon");
  assert.equal(await told(area.handTiles), "1 of characters");
  assert.equal(await told(`${area.meld} ${area.tile}`), "2 of characters");
  assert.equal(await told(`${area.sets} ${area.tile}`), "2 of characters");
  // What cannot be tapped says why.
  await browser.openApp("#v1;r=riichi-ema-2025;E=1111m");
  assert.match(await told("#key-1m"), /No copies left/);
  await browser.openApp(`?lang=ja${HAND}`);
  assert.equal(await told("#key-1m"), "1萬");
});

journey("the appearance is chosen by keyboard, at every width and in both themes, and axe finds nothing", async (browser, assert) => {
  await browser.openApp(HAND);
  for (const width of [1280, 390, 300]) {
    await browser.size(width, 800);
    await browser.clickOn("button", "Appearance");
    await browser.role("radio", "Automatic", "dialog[open]");
    const wide = await browser.run(() => document.querySelector("dialog[open]").scrollWidth - document.querySelector("dialog[open]").clientWidth);
    assert.ok(wide <= 0, `${wide} px too wide at ${width} px`);
    await browser.press("Escape");
  }
  await browser.clickOn("button", "Appearance");
  await browser.focus(await browser.role("radio", "Automatic", "dialog[open]"));
  await browser.press(" ", "ArrowRight", "ArrowRight");
  await browser.until(() => document.documentElement.dataset.theme === "dark", "dark colors");
  await axe(browser, assert, "dialog[open]");
  await browser.press("ArrowLeft");
  await browser.until(() => document.documentElement.dataset.theme === "light", "light colors");
  await axe(browser, assert, "dialog[open]");
  await browser.press("Tab", "ArrowRight");
  await browser.until(() => document.querySelector("dialog[open] #faces label:nth-child(2) input").checked, "signs");
  await browser.reload();
  await browser.until(() => document.documentElement.dataset.theme === "light" && getComputedStyle(document.querySelector(`#key-1m ${area.face}`)).backgroundImage.split("url(").length === 3, "both on the next visit");
  await browser.openApp(HAND);
  await axe(browser, assert);
});
