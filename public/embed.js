// Tenbo, a mahjong scoring widget, in any page: <div data-mahjong-score data-hand="…"></div>. docs/embedding.md has the
// attributes, the messages, and what `mahjongScore.mount(div)` gives for divs that come later. The build makes it small.
(() => {
  if (window.mahjongScore) return;
  const script = document.currentScript ?? document.querySelector('script[src*="embed.js"]');
  const home = new URL("./", script.src);
  const widgets = new Map();

  addEventListener("message", ({ source, origin, data }) => {
    // A frame without an origin of its own says "null" here: which window it is that speaks is the proof.
    const widget = source && [...widgets.values()].find(({ frame }) => frame.contentWindow === source);
    if (widget && (origin === home.origin || origin === "null") && data?.mahjongScore === 1) widget.hear(data);
  });

  function mount(place) {
    const known = widgets.get(place);
    if (known && place.contains(known.frame)) return known.handle;
    // The page has emptied the place: nobody answers there any more.
    known?.end();
    const {
      hand = "", width = 0, height = 600, maxHeight = 5000, timeout = 30000, title = "Mahjong scoring",
      sandbox = "allow-scripts allow-same-origin allow-popups", ...rest
    } = place.dataset;
    const address = new URL(home);
    const query = address.searchParams;
    query.set("embed", 1);
    for (const name of ["rules", "lang", "theme", "ui"]) if (rest[name]) query.set(name, rest[name]);
    if ("readonly" in rest) query.set("readonly", rest.readonly || 1);
    // A page from a file has no origin that could be told anything.
    if (window.origin !== "null") query.set("host", window.origin);
    address.hash = hand;

    const frame = document.createElement("iframe");
    Object.assign(frame, { title, sandbox, loading: "lazy", allow: "clipboard-write; fullscreen", src: address });
    Object.assign(frame.style, { display: "block", width: "100%", height: `${height}px`, border: 0 });
    if (+width) frame.style.maxWidth = `${width}px`;

    // What was asked and is not answered, by its id. A frame that is moved starts anew: whatever it has not answered is said
    // again as soon as it is ready.
    const asked = new Map();
    let last = 0;
    let speaking;
    let ended;
    const post = ({ message }) => frame.contentWindow.postMessage(message, /same-origin/.test(sandbox) ? home.origin : "*");
    const settle = (id, key, value) => {
      const one = asked.get(id);
      if (!one) return;
      asked.delete(id);
      clearTimeout(one.timer);
      if (key) one.fail(new Error(key));
      else one.done(value);
    };
    const say = (type, more) => new Promise((done, fail) => {
      if (ended) throw new Error("removed-frame");
      const id = ++last;
      let message;
      try {
        message = structuredClone({ ...more(), mahjongScore: 1, type, id });
      } catch {
        throw new Error("uncloneable-message");
      }
      const one = { message, done, fail, timer: setTimeout(settle, timeout, id, "time-out") };
      asked.set(id, one);
      // One that nobody sees is fetched when something is wanted of it, also after it was moved. One that is there is left
      // alone: Firefox would load it once more.
      if (speaking && speaking === frame.contentWindow) post(one);
      else frame.loading = "eager";
    });
    const handle = {
      frame,
      set: (what) => say("set", () => what),
      get: (what) => say("get", () => ({ what })),
      focus: () => say("focus", () => {}),
      undo: () => say("undo", () => {}),
      on(type, take) {
        const hear = ({ detail }) => take(detail);
        place.addEventListener(`mahjong-${type}`, hear);
        return () => place.removeEventListener(`mahjong-${type}`, hear);
      },
    };
    const hear = (data) => {
      const { type, id } = data;
      if (type === "ready") {
        speaking = frame.contentWindow;
        asked.forEach(post);
      }
      if (type === "resize" && data.height > 0) {
        frame.style.height = `${Math.min(Math.max(Math.ceil(data.height), 100), maxHeight)}px`;
      }
      if (type === "reply") settle(id, "", data.value);
      if (type === "error") settle(id, data.key);
      place.dispatchEvent(new CustomEvent(`mahjong-${type}`, { detail: data, bubbles: true }));
    };
    const end = () => {
      ended = true;
      for (const id of asked.keys()) settle(id, "removed-frame");
    };
    widgets.set(place, { frame, handle, hear, end });
    place.append(frame);
    return handle;
  }

  const scan = (within = document) => [...within.querySelectorAll("[data-mahjong-score]")].map(mount);
  window.mahjongScore = { mount, scan };
  if (document.readyState === "loading") addEventListener("DOMContentLoaded", () => scan());
  else scan();
})();
