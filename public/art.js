// The art of the tiles as pictures. Each symbol of a sprite becomes one bitmap and one rule of a style sheet: a reference
// into the sprite would be a copy of its dozens of shapes, and a vector picture that is shown in several sizes is laid out
// anew for each of them whenever it is painted. It is done while the module is on its way.
//
// The sheet is made by script, which the content security policy allows and a frame without an origin of its own too.

/** The size of a bitmap: the largest key three times as dense. */
const WIDTH = 156;
const HEIGHT = 208;

/** How many symbols are drawn at once. More take less time in all, but a tap may have to wait for them. */
const TOGETHER = 3;

const sheet = new CSSStyleSheet();
document.adoptedStyleSheets = [sheet];

/** A red five is told by a dot in its corner as well as by its colour. */
const mark = (id) => (id.startsWith("t0") ? '<circle fill="#b3261e" stroke="#f5f0eb" stroke-width="6" cx="278" cy="16" r="30"/>' : "");

/** The address of a picture of some symbols in a row, with the shapes that they share. It has a size, which some browsers ask for. */
function row(symbols, shared) {
  const faces = symbols.map((symbol, at) =>
    `<svg x="${at * WIDTH}" width="${WIDTH}" height="${HEIGHT}" viewBox="${symbol.getAttribute("viewBox")}">${symbol.innerHTML}${mark(symbol.id)}</svg>`);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${symbols.length * WIDTH}" height="${HEIGHT}">${shared}${faces.join("")}</svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

/** Makes the pictures of all symbols of a sprite. */
async function draw(sprite) {
  const symbols = [...sprite.querySelectorAll("symbol")];
  const shared = sprite.querySelector("defs")?.outerHTML ?? "";
  const canvas = Object.assign(document.createElement("canvas"), { width: WIDTH, height: HEIGHT });
  const pen = canvas.getContext("2d", { willReadFrequently: true });
  const rules = [];
  while (symbols.length) {
    const some = symbols.splice(0, TOGETHER);
    const image = new Image();
    await new Promise((done) => {
      image.onload = image.onerror = done;
      image.src = row(some, shared);
    });
    some.forEach((symbol, at) => {
      let address;
      try {
        pen.clearRect(0, 0, WIDTH, HEIGHT);
        pen.drawImage(image, at * WIDTH, 0, WIDTH, HEIGHT, 0, 0, WIDTH, HEIGHT);
        address = canvas.toDataURL();
      } catch {
        // Where the page may not have the bitmap, the vector picture stands in.
        address = row([symbol], shared);
      }
      rules.push(`.${symbol.id}{background-image:url("${address}")}`);
    });
  }
  // At the end, for each addition styles the page anew.
  rules.forEach((rule) => sheet.insertRule(rule));
}

/** Draws the tiles of every set, whose sprite stands in the page. */
export const tiles = () => draw(document.querySelector("#tiles"));

let asked;

/** Draws flowers and seasons, whose sprite is a file, once. Where it cannot be had, tiles still have their names. */
export function flowers() {
  asked ??= fetch(new URL("flowers.svg", import.meta.url)).then(async (answer) => {
    if (!answer.ok) throw answer.status;
    const page = document.createElement("template");
    page.innerHTML = await answer.text();
    await draw(page.content);
  }).catch(() => {
    asked = undefined;
  });
}
