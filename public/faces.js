// Other faces of the tiles than the carved ones (art.js), for whoever chose them: a sign in the corner, and plain ones that are read
// without knowing the art. Both are drawn here.

const PAPER = "#f5f0eb";
const INK = "#1d231f";
const FONT = "system-ui, sans-serif";

/** What is written on the honors, in the letters of the notation or as the readers of a language have it: east, south, west, north, white, green, red. */
const LETTERS = [..."ESWNPFC"];
const CHARACTERS = { ja: [..."東南西北白發中"], "zh-hant": [..."東南西北白發中"], "zh-hans": [..."东南西北白发中"] };

/** What is written on the animals and the faces: the beginning of their names, or as the readers of a language have it. */
const ANIMALS = ["Ca", "Ra", "Ro", "Ce", "Fa", "Fa", "Fa", "Fa"];
const BEASTS = { ja: [..."猫鼠鶏蜈面面面面"], "zh-hant": [..."貓鼠雞蜈面面面面"], "zh-hans": [..."猫鼠鸡蜈面面面面"] };

/** The sign of a tile, nothing where the art has one: flowers are numbered. A red five is a five. */
function sign(id) {
  const [, digit, suit] = id.match(/^t(\d)([mpszg])$/) ?? [];
  if (!suit) return "";
  if (suit === "g") return ANIMALS[digit - 1];
  return suit === "z" ? LETTERS[digit - 1] : digit === "0" ? "5" : digit;
}

/** How high the sign of a tile is: it has letters of 12 px, or larger ones on a tile that has room for them. */
const HEIGHT = 13;
const PART = "27%";

/** The rule for a tile of the art with its sign, in the corner that has nothing else: lower left. */
export function marked(id, address) {
  const text = sign(id);
  if (!text) return `.${id}{background-image:url("${address}")}`;
  const width = text.length > 1 ? 19 : text === "W" ? 14 : /\d/.test(text) ? 9 : 11;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${HEIGHT}" viewBox="0 0 ${width} ${HEIGHT}">`
    + `<path fill="${PAPER}" d="M0 0H${width - 2}Q${width} 0 ${width} 2V${HEIGHT}H0Z"/>`
    + `<text x="${width / 2}" y="11" fill="${INK}" font-family="${FONT}" font-size="12" font-weight="700" text-anchor="middle">${text}</text></svg>`;
  return `.${id}{background-image:url("data:image/svg+xml,${encodeURIComponent(svg)}"),url("${address}");`
    + `background-position:0 100%,center;background-size:auto max(${HEIGHT}px,${PART}),100% 100%}`;
}

const RED = "#a3140c";
const BLUE = "#0b3f8f";
const GREEN = "#0b5c2d";
const PLUM = "#7a1560";

/** The shape of a suit, below its figure and not quite in the middle, for keys count in the other corner what is left: a seal for characters, a ring for dots, two canes for bamboos. */
const SUITS = {
  m: [RED, '<path d="M90 270H210V376H90Z"/>'],
  p: [BLUE, '<path fill-rule="evenodd" d="M150 268A54 54 0 0 1 150 376A54 54 0 0 1 150 268ZM150 302A20 20 0 0 0 150 342A20 20 0 0 0 150 302Z"/>'],
  s: [GREEN, '<path d="M86 270H132V376H86ZM168 270H214V376H168Z"/>'],
};

/** Where a wind blows from, as on a compass. */
const WINDS = [
  "M96 270L204 323L96 376Z", "M84 274H216L150 376Z", "M204 270L96 323L204 376Z", "M84 372H216L150 270Z",
];

/** A dragon has a diamond: an empty one for white. */
const DRAGONS = [
  [BLUE, '<path fill="none" stroke-width="14" d="M150 276L210 323L150 370L90 323Z"/>'],
  [GREEN, '<path d="M150 266L220 323L150 380L80 323Z"/>'],
  [RED, '<path d="M150 266L220 323L150 380L80 323Z"/>'],
];

/** Five petals for a flower, a star of four points for a season. */
const PETALS = '<circle cx="150" cy="288" r="24"/><circle cx="184" cy="313" r="24"/><circle cx="171" cy="353" r="24"/><circle cx="129" cy="353" r="24"/><circle cx="116" cy="313" r="24"/>';
const STAR = '<path d="M150 262L168 305L214 323L168 341L150 384L132 341L86 323L132 305Z"/>';

/** A paw for an animal, a head for a face. */
const PAW = '<ellipse cx="150" cy="346" rx="36" ry="27"/><circle cx="108" cy="310" r="16"/><circle cx="150" cy="292" r="16"/><circle cx="192" cy="310" r="16"/>';
const HEAD = '<path fill-rule="evenodd" d="M150 268A54 54 0 0 1 150 376A54 54 0 0 1 150 268ZM150 284A38 38 0 0 0 150 360A38 38 0 0 0 150 284Z"/><circle cx="135" cy="312" r="8"/><circle cx="165" cy="312" r="8"/><path d="M126 328Q150 356 174 328L166 324Q150 342 134 324Z"/>';

/** Two letters are drawn as narrow as the tile, and as high as one. */
const NARROW = ' textLength="280" lengthAdjust="spacingAndGlyphs"';

/** A plain face: a large sign, and the shape that says what it is one of. */
const face = (id, text, [color, shape], more = "") => ({
  id,
  box: "0 0 300 400",
  drawing: `<g fill="${color}" stroke="${color}" stroke-width="0"><text x="150" y="236" stroke="none" font-family="${FONT}" font-size="272" font-weight="700" text-anchor="middle"${text.length > 1 ? NARROW : ""}>${text}</text><g transform="translate(-20)">${shape}</g></g>${more}`,
});

/** A red five has a dot in its corner, as it has with the other faces. */
const DOT = `<circle fill="${RED}" cx="262" cy="40" r="32"/>`;

/** The plain faces as symbols, in the letters of a language. */
export function plain(language) {
  const letters = CHARACTERS[language] ?? LETTERS;
  const suited = Object.entries(SUITS).flatMap(([suit, look]) => [
    ...Array.from({ length: 9 }, (_, at) => face(`t${at + 1}${suit}`, at + 1, look)),
    face(`t0${suit}`, 5, look, DOT),
  ]);
  const winds = WINDS.map((shape, at) => face(`t${at + 1}z`, letters[at], [INK, `<path d="${shape}"/>`]));
  const dragons = DRAGONS.map((look, at) => face(`t${at + 5}z`, letters[at + 4], look));
  const bonus = Array.from({ length: 8 }, (_, at) => face(`t${at + 1}f`, at % 4 + 1, [PLUM, at < 4 ? PETALS : STAR]));
  const beasts = (BEASTS[language] ?? ANIMALS).map((text, at) => face(`t${at + 1}g`, text, at < 4 ? [GREEN, PAW] : [PLUM, HEAD]));
  return [...suited, ...winds, ...dragons, ...bonus, ...beasts];
}
