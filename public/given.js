// Loaded once the app stands, and never in a frame (update.js): hands it the files and texts that are dropped on the page, or that
// the system opens with it where it is installed. What they are, and what is wrong with them, the app says (src/app/given.rs).

/** No more of a file is read, in bytes: one that is longer is found broken by whoever reads it. */
const LONGEST = 1_000_001;

const give = (text) => dispatchEvent(new MessageEvent("textgiven", { data: text }));
const read = async (file) => give(await file.slice(0, LONGEST).text());

/** Whether something that is dragged is for a field, which takes it by itself: a file what is there to choose one, a text any. */
const isForField = ({ target, dataTransfer }) =>
  target.closest?.(dataTransfer.types.includes("Files") ? "input[type=file]" : "input, textarea");

/** Whether something of the page itself is dragged: a link or a picture that the pointer has caught. */
let isOwn = false;
addEventListener("dragstart", () => { isOwn = true; });
addEventListener("dragend", () => { isOwn = false; });

addEventListener("dragover", (event) => {
  const brings = ["Files", "text/plain"].some((type) => event.dataTransfer?.types.includes(type));
  if (brings && !isOwn && !isForField(event)) event.preventDefault();
});
addEventListener("drop", (event) => {
  if (!event.dataTransfer || isOwn || isForField(event)) return;
  event.preventDefault();
  const [file] = event.dataTransfer.files;
  const text = event.dataTransfer.getData("text/plain");
  if (file) read(file);
  else if (text.trim()) give(text);
});

// The window that is there takes what is opened with the app (`focus-existing`), so that nothing in it is lost by loading it
// again. What is there when the page begins is where its address is from; and files of before, if it was loaded again.
const isReload = performance.getEntriesByType("navigation")[0]?.type === "reload";
let begins = true;
globalThis.launchQueue?.setConsumer(async ({ files, targetURL }) => {
  if (begins && (isReload || files.length === 0)) return;
  if (files.length > 0) {
    read(await files[0].getFile());
    return;
  }
  const { searchParams, hash } = new URL(targetURL);
  if (searchParams.get("h")) give(searchParams.get("h"));
  else if (hash) location.hash = hash;
});
begins = false;
