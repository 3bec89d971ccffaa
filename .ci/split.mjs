// Parts a module in two: what a first visit runs, and the rest, which is fetched when something of it is called.
//
// Each function of the rest leaves a stub under its own number, so that no body has to be rewritten: the stub asks the
// function READY whether the rest is there, which fetches it if not, and calls what the rest has put into the table.
// The rest is a module that imports every function of the first by number and brings the bodies along.
import {
  CODE, CUSTOM, Cursor, ELEMENT, EXPORT, FUNCTION, GLOBAL, IMPORT, KINDS, MEMORY, TABLE, TYPE, list, names, number, rewrite, sections, text,
} from "./wasm.mjs";

/** The export that makes the rest ready and gives back the place in the table that it was given. */
export const READY = "tenbo_rest_ready";

const END = 0x0b;
const CALL = 0x10;
const CALL_INDIRECT = 0x11;
const GET_LOCAL = 0x20;
const SET_GLOBAL = 0x24;
const CONSTANT = 0x41;
const FUNCTIONS = 0x70;
const INTEGER = 0x7f;

const signed = (value) => {
  const bytes = [];
  for (; value > 63; value = Math.floor(value / 128)) bytes.push((value & 127) | 128);
  return Buffer.from([...bytes, value]);
};

const body = (bytes, id) => {
  for (const section of sections(bytes)) if (section.id === id) return section.body;
  throw new Error(`split: the module has no section ${id}`);
};
const parts = (bytes, id, one) => new Cursor(body(bytes, id)).list(one);
const bodies = (bytes) => {
  const cursor = new Cursor(body(bytes, CODE));
  return Array.from({ length: cursor.number() }, () => cursor.slice(cursor.number()));
};
const globals = (bytes) => parts(bytes, GLOBAL, (cursor) => {
  cursor.slice(2);
  while (cursor.bytes[cursor.at] !== END) {
    if (cursor.slice(1)[0] !== CONSTANT) throw new Error("split: a global that is not a number");
    cursor.number();
  }
  cursor.slice(1);
});

/** What a function is called, without what makes the name unique. */
const plain = (name) => name.replace(/::h[0-9a-f]{16}$/, "").replace(/\[[0-9a-f]{8,16}\]/g, "").replace(/\.\d+$/, "");

/**
 * Whether a function, by its place among `called`, is one of the `known`. One compiler tells closures of one name apart
 * by a hash; where it is another compiler, and no hash of a name is known, all of that name are meant.
 */
export function among(known, called) {
  const names = new Set([...known].map(plain));
  const told = new Set(called.filter((name) => known.has(name)).map(plain));
  return (place) => {
    const name = called[place];
    if (name === undefined || known.has(name)) return true;
    return names.has(plain(name)) && !told.has(plain(name));
  };
}

/** The functions that a module defines, by what they are called. */
export function functionNames(bytes) {
  const from = names(bytes).imports.length;
  const found = [];
  for (const { id, body } of sections(bytes)) {
    const cursor = new Cursor(body);
    if (id !== CUSTOM || cursor.text() !== "name") continue;
    while (cursor.at < body.length) {
      const kind = cursor.number();
      const inner = new Cursor(cursor.slice(cursor.number()));
      if (kind !== 1) continue;
      for (let left = inner.number(); left > 0; left -= 1) {
        const place = inner.number() - from;
        const name = inner.text();
        if (place >= 0) found[place] = name;
      }
    }
  }
  return found;
}

/** The module with an export "$n" for each function n, which becomes 1 when the function runs. */
export function counted(bytes) {
  const [before, code] = [globals(bytes), bodies(bytes)];
  const each = (make) => code.map((_, place) => make(place));
  return rewrite(bytes, (id, body) => {
    if (id === GLOBAL) return list([...before, ...each(() => Buffer.from([INTEGER, 1, CONSTANT, 0, END]))]);
    if (id === EXPORT) {
      const cursor = new Cursor(body);
      const old = cursor.list(() => { cursor.text(); cursor.number(); cursor.number(); });
      return list([...old, ...each((place) => Buffer.concat([text(`$${place}`), Buffer.from([KINDS.global]), number(before.length + place)]))]);
    }
    if (id !== CODE) return body;
    return list(code.map((code, place) => {
      const cursor = new Cursor(code);
      cursor.list(() => { cursor.number(); cursor.number(); });
      const set = Buffer.concat([Buffer.from([CONSTANT, 1, SET_GLOBAL]), number(before.length + place)]);
      const whole = Buffer.concat([code.subarray(0, cursor.at), set, code.subarray(cursor.at)]);
      return Buffer.concat([number(whole.length), whole]);
    }));
  });
}

/** The numbers of parameters and results of each type, and its bytes. */
function types(bytes) {
  const counts = [];
  const all = parts(bytes, TYPE, (cursor) => {
    if (cursor.number() !== 0x60) throw new Error("split: a type that is not a function's");
    counts.push(cursor.list(() => cursor.slice(1)).length);
    cursor.list(() => cursor.slice(1));
  });
  return { counts, all };
}

/**
 * The first module, which exports everything by names such as "f7" (a function), "t0", "m0", "g0", and the rest, which
 * imports it by them from "first" and what it has itself from "rest". `isFirst` is asked with a function's place among
 * those that the module defines.
 */
export function split(bytes, isFirst) {
  const { imports, exports } = names(bytes);
  const { counts } = types(bytes);
  const [kinds, code] = [parts(bytes, FUNCTION, (cursor) => cursor.number()), bodies(bytes)];
  const ready = exports.find(({ name }) => name === READY);
  if (ready === undefined) throw new Error(`split: the module does not export ${READY}`);
  const readyAt = new Cursor(ready.what.subarray(1)).number();
  const later = code.map((_, place) => place).filter((place) => !isFirst(place) && imports.length + place !== readyAt);
  const slots = new Map(later.map((place, order) => [place, order]));

  const tables = parts(bytes, TABLE, (cursor) => { cursor.slice(1); cursor.limits(); });
  const table = tables.findIndex((one) => one[0] === FUNCTIONS);
  const size = new Cursor(tables[table].subarray(2)).number();
  tables[table] = Buffer.concat([Buffer.from([FUNCTIONS, 1]), number(size + later.length), number(size + later.length)]);

  const stub = (place) => {
    const type = new Cursor(kinds[place]).number();
    const locals = Array.from({ length: counts[type] }, (_, local) => Buffer.concat([Buffer.from([GET_LOCAL]), number(local)]));
    const whole = Buffer.concat([
      Buffer.from([0]), ...locals,
      Buffer.from([CONSTANT]), signed(size + slots.get(place)), Buffer.from([CALL]), number(readyAt),
      Buffer.from([CALL_INDIRECT]), number(type), number(table), Buffer.from([END]),
    ]);
    return Buffer.concat([number(whole.length), whole]);
  };
  const memory = parts(bytes, MEMORY, (cursor) => cursor.limits());
  const outside = [
    ...[...imports, ...code].map((_, place) => [`f${place}`, KINDS.func, place]),
    ...tables.map((_, place) => [`t${place}`, KINDS.table, place]),
    ...memory.map((_, place) => [`m${place}`, KINDS.memory, place]),
    ...globals(bytes).map((_, place) => [`g${place}`, KINDS.global, place]),
  ];

  const first = rewrite(bytes, (id, body) => {
    if (id === TABLE) return list(tables);
    if (id === CODE) return list(code.map((code, place) => (slots.has(place) ? stub(place) : Buffer.concat([number(code.length), code]))));
    if (id !== EXPORT) return body;
    const cursor = new Cursor(body);
    const old = cursor.list(() => { cursor.text(); cursor.number(); cursor.number(); });
    return list([...old, ...outside.map(([name, kind, place]) => Buffer.concat([text(name), Buffer.from([kind]), number(place)]))]);
  });

  const all = imports.length + code.length;
  const typeOf = [...imports.map(({ type }) => type.subarray(1)), ...kinds];
  const from = (module, name, kind, type) => Buffer.concat([text(module), text(name), Buffer.from([kind]), type]);
  const section = (id, body) => Buffer.concat([Buffer.from([id]), number(body.length), body]);
  const rest = Buffer.concat([
    bytes.subarray(0, 8),
    section(TYPE, body(bytes, TYPE)),
    section(IMPORT, list([
      ...typeOf.map((type, place) => from(slots.has(place - imports.length) ? "rest" : "first", `f${place}`, KINDS.func, type)),
      ...tables.map((type, place) => from("first", `t${place}`, KINDS.table, type)),
      ...memory.map((type, place) => from("first", `m${place}`, KINDS.memory, type)),
      ...globals(bytes).map((global, place) => from("first", `g${place}`, KINDS.global, global.subarray(0, 2))),
    ])),
    section(FUNCTION, list(later.map((place) => kinds[place]))),
    section(EXPORT, list(later.map((place, order) => Buffer.concat([text(`f${imports.length + place}`), Buffer.from([KINDS.func]), number(all + order)])))),
    section(ELEMENT, list([Buffer.concat([
      Buffer.from([2]), number(table), Buffer.from([CONSTANT]), signed(size), Buffer.from([END, 0]),
      list(later.map((_, order) => number(all + order))),
    ])])),
    section(CODE, list(later.map((place) => Buffer.concat([number(code[place].length), code[place]])))),
  ]);
  return { first, rest };
}
