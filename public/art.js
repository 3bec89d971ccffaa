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

/** A red five is told by a dot in its corner as well as by its color. */
const dot = (id) => (id.startsWith("t0") ? '<circle fill="#b3261e" stroke="#f5f0eb" stroke-width="6" cx="278" cy="16" r="30"/>' : "");

/** The symbols of a sprite: each has an id, what is seen of it and what it draws. */
const read = (sprite) => [...sprite.querySelectorAll("symbol")].map((symbol) =>
  ({ id: symbol.id, box: symbol.getAttribute("viewBox"), drawing: symbol.innerHTML + dot(symbol.id) }));

/** The address of a picture of some symbols in a row, with the shapes that they share. It has a size, which some browsers ask for. */
function row(symbols, shared) {
  const faces = symbols.map(({ box, drawing }, at) => `<svg x="${at * WIDTH}" width="${WIDTH}" height="${HEIGHT}" viewBox="${box}">${drawing}</svg>`);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${symbols.length * WIDTH}" height="${HEIGHT}">${shared}${faces.join("")}</svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

/** Makes the pictures of symbols: their addresses by id. */
async function draw(symbols, shared = "") {
  const canvas = Object.assign(document.createElement("canvas"), { width: WIDTH, height: HEIGHT });
  const pen = canvas.getContext("2d", { willReadFrequently: true });
  const pictures = new Map();
  for (let from = 0; from < symbols.length; from += TOGETHER) {
    const some = symbols.slice(from, from + TOGETHER);
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
      pictures.set(symbol.id, address);
    });
  }
  return pictures;
}

/** The pictures of the art, by id. */
const art = new Map();

/** Makes those of a sprite. */
async function drawArt(sprite) {
  (await draw(read(sprite), sprite.querySelector("defs")?.outerHTML)).forEach((address, id) => art.set(id, address));
}

const bare = (id, address) => `.${id}{background-image:url("${address}")}`;

/** What the tiles show: pictures by id, and the rule that shows one of them. */
let worn = { pictures: art, rule: bare };

/** Shows it. At the end, for each addition styles the page anew. */
function show() {
  while (sheet.cssRules.length) sheet.deleteRule(0);
  worn.pictures.forEach((address, id) => sheet.insertRule(worn.rule(id, address)));
}

/** The art of the tiles, once it is asked for; and what faces were asked for last. */
let carved;
let asked;

/** Gives the tiles faces of a kind: "marked", the art with a sign in the corner; "plain" ones, with the letters of a language; else
 *  the art as it stands in the page. What that does not need is in a file of its own. */
export async function tiles(kind, language) {
  const wish = kind === "plain" ? `plain ${language.toLowerCase()}` : kind;
  if (asked === wish) return;
  asked = wish;
  try {
    const sprite = document.querySelector("#tiles");
    const next = { pictures: art, rule: bare };
    if (kind === "plain") {
      const { plain } = await import("./faces.js");
      next.pictures = await draw([...plain(language.toLowerCase()), ...read(sprite).filter(({ id }) => id === "tback")]);
    } else {
      if (kind === "marked") next.rule = (await import("./faces.js")).marked;
      await (carved ??= drawArt(sprite));
    }
    // Others may have been asked for meanwhile.
    if (asked !== wish) return;
    worn = next;
    show();
  } catch (error) {
    asked = undefined;
    throw error;
  }
}

let flowering;

/** Draws flowers and seasons, whose sprite is a file, once; over when they are there. Where it cannot be had, tiles still have their names. */
export function flowers() {
  return flowering ??= fetch(new URL("flowers.svg", import.meta.url)).then(async (answer) => {
    if (!answer.ok) throw answer.status;
    const page = document.createElement("template");
    page.innerHTML = await answer.text();
    await drawArt(page.content);
    // A picture of the hand takes the shapes from the page.
    document.body.append(page.content);
    show();
  }).catch(() => {
    flowering = undefined;
  });
}
