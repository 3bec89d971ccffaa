// Tenbo, a mahjong scoring widget, in any page: <div data-mahjong-score data-hand="…"></div>. docs/embedding.md has the
// attributes, the messages, and what `mahjongScore.mount(div)` gives for divs that come later. The build makes it small.
(() => {
  const waiting = window.mahjongScore;
  if (waiting?.mount) return;
  const script = document.currentScript ?? document.querySelector('script[src*="embed.js"]');
  const home = new URL("./", script.src);
  // A place that the page has let go of is not held here.
  const widgets = new WeakMap();
  let known = [];

  addEventListener("message", ({ source, origin, data }) => {
    // A frame without an origin of its own says "null" here: which window it is that speaks is the proof.
    const widget = source && known.map((one) => one.deref()).find((one) => one?.frame.contentWindow === source);
    if (widget && (origin === home.origin || origin === "null") && data?.mahjongScore === 1) widget.hear(data);
  });

  const ignored = (name, value) => console.warn(`mahjongScore: ${name}="${value}" is ignored`);
  // What can be set later too, as a message says it; without the attribute the rules and the language stay.
  const LATER = {
    hand: (text = "") => text,
    rules: (id) => id,
    lang: (code) => code,
    theme: (name = "auto") => name,
    readonly: (value = "0") => !/^(0|false)$/.test(value),
  };

  function mount(place) {
    const before = widgets.get(place);
    if (before && place.contains(before.frame)) return before.handle;
    // The page has emptied the place: nobody answers there any more.
    before?.end();
    const {
      hand = "", timeout, title = "Mahjong scoring",
      sandbox = "allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox allow-modals allow-downloads", ...rest
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
    const { style } = frame;
    Object.assign(style, { display: "block", width: "100%", minHeight: "100px", border: 0 });
    // A number is one of pixels; whatever else the property takes counts as well.
    const size = (name, property, otherwise) => {
      const value = rest[name];
      style[property] = value > 0 ? `${value}px` : isNaN(value) ? value : "";
      if (!style[property]) {
        style[property] = otherwise;
        if (value) ignored(name, value);
      }
    };
    size("width", "maxWidth", "");
    size("height", "height", "600px");
    size("maxHeight", "maxHeight", "5000px");
    const patience = timeout > 0 ? +timeout : 30000;
    if (timeout && !(timeout > 0)) ignored("timeout", timeout);

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
      const one = { message, done, fail, timer: setTimeout(settle, patience, id, "time-out") };
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
        data.warnings?.forEach(({ param, value }) => ignored(param, value));
      }
      if (type === "resize" && data.height > 0) style.height = `${Math.ceil(data.height)}px`;
      if (type === "reply") settle(id, "", data.value);
      if (type === "error") settle(id, data.key);
      place.dispatchEvent(new CustomEvent(`mahjong-${type}`, { detail: data, bubbles: true }));
    };
    // Attributes that change together are one step; what could not be done is told by an event, as always.
    const watch = new MutationObserver((changes) => {
      const what = {};
      for (const { attributeName } of changes) {
        const name = attributeName.slice(5);
        const value = LATER[name](place.dataset[name]);
        if (value !== undefined) what[name] = value;
      }
      if (Object.keys(what).length) handle.set(what).catch(() => {});
    });
    watch.observe(place, { attributeFilter: Object.keys(LATER).map((name) => `data-${name}`) });
    const end = () => {
      ended = true;
      watch.disconnect();
      for (const id of asked.keys()) settle(id, "removed-frame");
    };
    const widget = { frame, handle, hear, end };
    widgets.set(place, widget);
    known = [...known.filter((one) => one.deref()), new WeakRef(widget)];
    place.append(frame);
    return handle;
  }

  function unmount(place) {
    const widget = widgets.get(place);
    widget?.end();
    widget?.frame.remove();
    widgets.delete(place);
  }

  const scan = (within = document) => [...within.querySelectorAll("[data-mahjong-score]")].map(mount);
  const api = { mount, unmount, scan };
  // What the page wants done as soon as this script is there: an array before, and functions that are called afterwards.
  // One that fails does not keep the others.
  api.push = (...wanted) => wanted.forEach((run) => queueMicrotask(() => run(api)));
  window.mahjongScore = api;
  const begin = () => {
    scan();
    if (Array.isArray(waiting)) api.push(...waiting);
  };
  if (document.readyState === "loading") addEventListener("DOMContentLoaded", begin);
  else begin();
})();
