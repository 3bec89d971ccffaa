// What the browser keeps as records (src/app/browser/records.rs): how journeys look at it, and change it as another page would.

/** Opens the database in the page; nothing where the app has made none. Its text, to be run there. */
const OPEN = `
  const there = (await indexedDB.databases()).some(({ name }) => name === "tenbo");
  if (!there) return null;
  const done = (request) => new Promise((here, gone) => { request.onsuccess = () => here(request.result); request.onerror = () => gone(request.error); });
  const database = await done(indexedDB.open("tenbo"));
  const over = (transaction) => new Promise((here, gone) => { transaction.oncomplete = () => { database.close(); here(true); }; transaction.onabort = () => gone(transaction.error); });
`;

const inPage = (browser, body, ...args) => browser.run(`async (...args) => { ${OPEN} ${body} }`, ...args);

/** The records of a kind, by their names. */
export async function records(browser, kind) {
  return await inPage(browser, `
    const store = database.transaction([args[0]]).objectStore(args[0]);
    const [names, texts] = await Promise.all([done(store.getAllKeys()), done(store.getAll())]);
    database.close();
    return Object.fromEntries(names.map((name, place) => [name, texts[place]]));
  `, kind) ?? {};
}

/** The games as files, in their order. */
export const games = async (browser) =>
  Object.entries(await records(browser, "games")).sort(([one], [other]) => one.localeCompare(other, "en", { numeric: true })).map(([, text]) => JSON.parse(text));

/** Keeps a record, or with null none, as another page would. */
export const keep = (browser, kind, name, text) => inPage(browser, `
  const [kind, name, text] = args;
  const transaction = database.transaction([kind, "heads"], "readwrite");
  const heads = transaction.objectStore("heads");
  if (text === null) transaction.objectStore(kind).delete(name);
  else transaction.objectStore(kind).put(text, name);
  const head = JSON.parse(await done(heads.get(kind)) ?? "{}");
  const revision = (head.revision ?? 0) + 1;
  heads.put(JSON.stringify({ ...head, revision }), kind);
  heads.put(true, kind + " " + revision);
  return over(transaction);
`, kind, name, text);

/** From here on the browser is one that has never seen the app; what a page has open stays there. */
export async function forget(browser) {
  await browser.run(() => localStorage.clear());
  await inPage(browser, `
    const transaction = database.transaction([...database.objectStoreNames], "readwrite");
    for (const name of database.objectStoreNames) transaction.objectStore(name).clear();
    return over(transaction);
  `);
}
