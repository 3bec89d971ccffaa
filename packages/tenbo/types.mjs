// The types of the package, out of the schemas: `types()` is the text of tenbo.d.ts. A test holds the schemas to the
// engine's lists, so that no list of names is written here.
import { readFileSync } from "node:fs";

const FILES = ["request", "answer", "game", "game-answer", "rulebook", "questions"];

/** Where a file is: what only the functions of the package answer is not published. */
const place = (name) => (name === "questions" ? "." : "../../public/schema");

/** What the files themselves describe; one has definitions alone. */
const ROOTS = { request: "Request", answer: "Answer", game: "GameRequest", "game-answer": "GameAnswer", rulebook: "Rulebook" };

/** The alternatives of an answer, by their place. */
const PARTS = { answer: ["Scored", "Checked", "Refused"], "game-answer": ["GameScored", "Refused"] };

/** Definitions whose name is another one's in another file, or says too little by itself. */
const NAMES = {
  request: { seat: "Seat", win: "Win", end: "End" },
  answer: { win: "WinAnswer", seat: "SeatAnswer", other: "OtherDecomposition", reason: "NotCountedReason", join: "JoinedSets", sets: "SetPlaces" },
  game: { entry: "GameDeal", scores: "ScoresEnd", change: "Change" },
  "game-answer": { game: "GameReport", deal: "DealReport", final: "GameEnd", "deal-context": "DealContext" },
  rulebook: { exclude: "ExcludeEntry", option: "OptionName", options: "Options", condition: "OptionCondition" },
};

const pascal = (name) => name.replace(/(?:^|-)(\w)/g, (_, letter) => letter.toUpperCase());
const schemas = new Map(FILES.map((name) => {
  return [name, JSON.parse(readFileSync(new URL(`${place(name)}/${name}.schema.json`, import.meta.url), "utf8"))];
}));
const named = (file, name) => NAMES[file]?.[name] ?? pascal(name);

function referred(file, reference) {
  const [other, place] = reference.split("#");
  const target = other === "" ? file : other.replace(".schema.json", "");
  return place ? named(target, place.replace("/$defs/", "")) : ROOTS[target];
}

const comment = (text, indent) => (text === undefined ? "" : `${indent}/** ${text.replace(/\*\//g, "* /")} */\n`);
const key = (name) => (/^[a-z_]\w*$/i.test(name) ? name : JSON.stringify(name));
/** What is asked. It may be a constant, whose lists nobody may change: they are only read. */
const ASKED = ["request", "game", "rulebook"];
const list = (type, file) => {
  const [name, mark] = ASKED.includes(file) ? ["ReadonlyArray", "readonly "] : ["Array", ""];
  return / [|&] |^readonly /.test(type) ? `${name}<${type}>` : `${mark}${type}[]`;
};

/** What the engine writes: where it says that a list is never empty, its first entry is there. What is asked is put together
 *  by others, entry by entry. */
const ANSWERS = ["answer", "game-answer"];

function fields(file, schema, indent) {
  const inner = `${indent}  `;
  const rows = Object.entries(schema.properties).map(([name, value]) => {
    const mark = schema.required?.includes(name) ? "" : "?";
    return `${comment(value.description, inner)}${inner}${key(name)}${mark}: ${type(file, value, inner)};\n`;
  });
  return `{\n${rows.join("")}${indent}}`;
}

function object(file, schema, indent) {
  if (schema.properties) return fields(file, schema, indent);
  const keys = schema.propertyNames ? type(file, { type: "string", ...schema.propertyNames }, indent) : "string";
  const values = typeof schema.additionalProperties === "object" ? type(file, schema.additionalProperties, indent) : "unknown";
  return schema.propertyNames ? `Partial<Record<${keys}, ${values}>>` : `Record<${keys}, ${values}>`;
}

function plain(file, schema, indent) {
  if (schema.enum) return schema.enum.map((one) => JSON.stringify(one)).join(" | ");
  if ("const" in schema) return JSON.stringify(schema.const);
  if (schema.oneOf) return schema.oneOf.map((one) => type(file, one, indent)).join(" | ");
  const kinds = [schema.type].flat();
  return kinds.map((kind) => {
    switch (kind) {
      case "integer": case "number": return "number";
      case "string": case "boolean": case "null": return kind;
      case "array":
        if (schema.maxItems === 0) return "[]";
        if (schema.prefixItems) return `${ASKED.includes(file) ? "readonly " : ""}[${schema.prefixItems.map((one) => type(file, one, indent)).join(", ")}]`;
        if (schema.minItems === 1 && ANSWERS.includes(file)) {
          const one = type(file, schema.items, indent);
          return `[${one}, ...${list(one, file)}]`;
        }
        return list(type(file, schema.items, indent), file);
      case "object": return object(file, schema, indent);
      default: throw new Error(`types: ${file}: ${JSON.stringify(schema)} is of no kind`);
    }
  }).join(" | ");
}

function type(file, schema, indent) {
  if (!schema.$ref) return plain(file, schema, indent);
  const reference = referred(file, schema.$ref);
  return schema.properties ? `${reference} & ${plain(file, { type: "object", ...schema }, indent)}` : reference;
}

/** The text of tenbo.d.ts. */
export function types() {
  const written = new Map();
  const write = (name, text, description) => {
    const before = written.get(name);
    // Two files may define the same; what reads more is described where it is read.
    if (before !== undefined && before.text !== text) throw new Error(`types: ${name} is two things: ${before.text} and ${text}`);
    written.set(name, { text, description: before?.description ?? description });
  };
  for (const [file, schema] of schemas) {
    for (const [name, definition] of Object.entries(schema.$defs)) {
      write(named(file, name), type(file, definition, ""), definition.description);
    }
    if (PARTS[file]) {
      schema.oneOf.forEach((one, place) => write(PARTS[file][place], type(file, one, ""), one.description));
      write(ROOTS[file], PARTS[file].join(" | "), schema.title);
    } else if (ROOTS[file]) {
      write(ROOTS[file], type(file, schema, ""), schema.description ?? schema.title);
    }
  }
  const functions = readFileSync(new URL("functions.d.ts", import.meta.url), "utf8");
  const definitions = [...written].map(([name, { text, description }]) => `${comment(description, "")}export type ${name} = ${text};\n`);
  return `${functions}\n${definitions.join("\n")}`;
}
