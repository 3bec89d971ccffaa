// What holds of every sheet by itself. What takes several files to see is in tests/scripts/styles.mjs.

const STEP = String.raw`var\(--t[1-6]\)`;
const FACE = String.raw`var\(--(?:sans|serif|kanji|figures|mono)\)`;
const HEIGHT = String.raw` / \d(?:\.\d+)?`;
/** One that grows with the page, from nothing or from a step to another. */
const GROWN = String.raw`clamp\((?:0rem|${STEP}), .+, ${STEP}\)`;

const COLOR = String.raw`(?:var\(--[a-z-]+\d?\)|transparent|currentColor|Highlight|ButtonBorder)`;

/** Which values a property may have; `paper` are sizes of type besides those of the scale, `edges` edges all round. */
function values(paper = [], edges = []) {
  const sizes = [STEP, ...paper].join("|");
  return {
    "font-size": [new RegExp(`^(?:${[sizes, GROWN].join("|")})$`), "inherit", "0"],
    font: [new RegExp(`^(?:\\d00 )?(?:${sizes})${HEIGHT} ${FACE}$`), "inherit"],
    "font-family": [new RegExp(`^${FACE}$`)],
    "font-weight": ["400", "600", "700", "inherit"],
    "line-height": [/^\d(?:\.\d+)?$/],
    "z-index": ["1", "2", "3", "4"],
    // A line between, not a box around: tiles have an edge all round, empty places, what forced colors leave no ground, and what
    // one writes into.
    border: [/^\dpx solid (?:var\(--tile-edge\)|Highlight|ButtonBorder)$/, /^1px dashed /, /^0(?: solid transparent)?$/, ...edges],
    "/^border-(?:top|right|bottom|left)$/": ["0", new RegExp(`^(?:0|\\dpx) (?:solid|dashed) ${COLOR}$`)],
    "/^border(?:-[a-z-]+)?-radius$/": [/^(?:(?:0|50%|var\(--r(?:-[a-z]+)?\))(?: |$))+$/],
    "/^(?:color|.+-color)$/": [new RegExp(`^${COLOR}$`), "inherit"],
    "/^(?:fill|stroke)$/": [new RegExp(`^${COLOR}$`), "none"],
  };
}

/** The sheets of a layer are in the folder, or the file, of its name. */
const layer = (name, files) => ({ files, rules: { "layer-name-pattern": `^${name}$` } });

export default {
  extends: "stylelint-config-standard",
  reportDescriptionlessDisables: true,
  reportInvalidScopeDisables: true,
  reportNeedlessDisables: true,
  reportUnscopedDisables: true,
  // Whose custom properties others read: the tokens', and how wide a tile is, which the views say.
  referenceFiles: ["tokens.css", "views/hand.css"],
  rules: {
    "at-rule-allowed-list": ["layer", "media", "container", "supports", "page", "keyframes"],
    "rule-nesting-at-rule-required-list": ["layer"],
    "declaration-no-important": true,
    "no-unknown-animations": true,
    "no-unknown-custom-properties": true,
    // The three widths that tokens.css tells.
    "media-feature-name-value-allowed-list": { width: ["24rem", "48rem", "56.25rem"] },
    // Colors, sizes of type and the like by their names in tokens.css.
    "color-no-hex": true,
    "color-named": "never",
    "function-disallowed-list": ["/^(?:rgb|hsl)a?$/", "/^(?:ok)?l(?:ab|ch)$/", "hwb", "/^color/", "light-dark"],
    "declaration-property-value-allowed-list": values(),
    // One sheet is read as a list of things, each with all that is said of it; the layers decide what wins.
    "no-descending-specificity": null,
    "declaration-block-no-redundant-longhand-properties": [true, { ignoreShorthands: ["grid-template"] }],
    "property-no-vendor-prefix": [true, { ignoreProperties: ["-webkit-text-size-adjust"] }],
    "value-keyword-case": ["lower", { ignoreKeywords: ["currentColor"], ignoreProperties: ["/^--(?:latin|sans|serif|kanji|figures|mono)$/"] }],
    // Empty lines part groups of what belongs together.
    "comment-empty-line-before": null,
    "custom-property-empty-line-before": null,
  },
  overrides: [
    layer("tokens", ["tokens.css"]),
    layer("base", ["base.css"]),
    layer("components", ["components/*.css"]),
    layer("views", ["views/*.css"]),
    layer("print", ["print.css"]),
    // The one view that grows freely: it is looked at from across a table.
    { files: ["views/game-screen.css"], rules: { "declaration-property-value-allowed-list": values([String.raw`m(?:in|ax)\(.+\)`]) } },
    { files: ["tokens.css"], rules: { "color-no-hex": null, "color-named": null, "function-disallowed-list": null } },
    { files: ["print.css"], rules: { "declaration-property-value-allowed-list": values([String.raw`\d+(?:\.5)?pt`], ["2px solid var(--ink)"]) } },
  ],
};
