// The sections of a WebAssembly module, read and written.

export const CUSTOM = 0;
export const TYPE = 1;
export const IMPORT = 2;
export const FUNCTION = 3;
export const TABLE = 4;
export const MEMORY = 5;
export const GLOBAL = 6;
export const EXPORT = 7;
export const ELEMENT = 9;
export const CODE = 10;
export const KINDS = { func: 0, table: 1, memory: 2, global: 3 };

export class Cursor {
  constructor(bytes, at = 0) {
    this.bytes = bytes;
    this.at = at;
  }
  number() {
    let [result, shift, byte] = [0, 0, 0];
    do {
      byte = this.bytes[this.at++];
      result += (byte & 127) * 2 ** shift;
      shift += 7;
    } while (byte & 128);
    return result;
  }
  slice(length) {
    this.at += length;
    return this.bytes.subarray(this.at - length, this.at);
  }
  text() {
    return Buffer.from(this.slice(this.number())).toString();
  }
  /** As many as the number that stands here, each read by `one` and given as its bytes. */
  list(one) {
    return Array.from({ length: this.number() }, () => {
      const start = this.at;
      one(this);
      return this.bytes.subarray(start, this.at);
    });
  }
  /** The least and the greatest size of a table or a memory. */
  limits() {
    const bounded = this.number() & 1;
    this.number();
    if (bounded) this.number();
  }
}

export const number = (value) => {
  const bytes = [];
  for (; value > 127; value = Math.floor(value / 128)) bytes.push((value & 127) | 128);
  return Buffer.from([...bytes, value]);
};
export const text = (value) => Buffer.concat([number(Buffer.byteLength(value)), Buffer.from(value)]);

/** A list as its length and its parts. */
export const list = (parts) => Buffer.concat([number(parts.length), ...parts]);

/** Every section with its id, in order. */
export function* sections(bytes) {
  const cursor = new Cursor(bytes, 8);
  while (cursor.at < bytes.length) {
    const id = cursor.number();
    yield { id, body: cursor.slice(cursor.number()) };
  }
}

/** The module with what `change` makes of each section; null drops it. */
export const rewrite = (bytes, change) => {
  const parts = [bytes.subarray(0, 8)];
  for (const { id, body } of sections(bytes)) {
    const changed = change(id, body);
    if (changed === null) continue;
    parts.push(number(id), number(changed.length), changed);
  }
  return Buffer.concat(parts);
};

/** The type that an import has, as bytes. */
function importType(cursor) {
  const start = cursor.at;
  const kind = cursor.number();
  if (kind === KINDS.func) cursor.number();
  else if (kind === KINDS.global) cursor.slice(2);
  else if (kind === KINDS.memory || kind === KINDS.table) {
    if (kind === KINDS.table) cursor.number();
    cursor.limits();
  } else throw new Error(`wasm: an import of kind ${kind}`);
  return cursor.bytes.subarray(start, cursor.at);
}

function readImports(body) {
  const cursor = new Cursor(body);
  return Array.from({ length: cursor.number() }, () => ({ module: cursor.text(), name: cursor.text(), type: importType(cursor) }));
}

function readExports(body) {
  const cursor = new Cursor(body);
  return Array.from({ length: cursor.number() }, () => {
    const name = cursor.text();
    const start = cursor.at;
    cursor.number();
    cursor.number();
    return { name, what: cursor.bytes.subarray(start, cursor.at) };
  });
}

/** What a module imports and exports. */
export function names(bytes) {
  const found = { imports: [], exports: [] };
  for (const { id, body } of sections(bytes)) {
    if (id === IMPORT) found.imports = readImports(body);
    if (id === EXPORT) found.exports = readExports(body);
  }
  return found;
}

/** The module with what `imported` and `exported` make of the names; an export without a name is dropped. */
export function rename(bytes, imported, exported) {
  return rewrite(bytes, (id, body) => {
    if (id === IMPORT) {
      return list(readImports(body).map((one) => Buffer.concat([...imported(one).map(text), one.type])));
    }
    if (id === EXPORT) {
      const kept = readExports(body).map((one) => [exported(one.name), one.what]).filter(([name]) => name !== undefined);
      return list(kept.map(([name, what]) => Buffer.concat([text(name), what])));
    }
    return body;
  });
}

/** The content of a custom section, and the module without it. */
export function cut(bytes, name) {
  let found;
  const rest = rewrite(bytes, (id, body) => {
    const cursor = new Cursor(body);
    if (id !== CUSTOM || cursor.text() !== name) return body;
    found = body.subarray(cursor.at);
    return null;
  });
  return { found, rest };
}
