// Tenbo, a mahjong scoring widget, in any page: <div data-mahjong-score data-hand="…"></div>. README, "Embed", has the
// attributes, the messages, and what `mahjongScore.mount(div)` gives for divs that come later. The build makes it small.
(() => {
  if (window.mahjongScore) return;
  const script = document.currentScript ?? document.querySelector('script[src*="embed.js"]');
  const home = new URL("./", script.src);
  const widgets = [];

  addEventListener("message", ({ source, origin, data }) => {
    // A frame without an origin of its own says "null" here: which window it is that speaks is the proof.
    const widget = source && widgets.find(({ frame }) => frame.contentWindow === source);
    if (widget && (origin === home.origin || origin === "null") && data?.mahjongScore === 1) widget.hear(data);
  });

  function mount(place) {
    const known = widgets.find((widget) => widget.place === place);
    if (known) return known.handle;
    const {
      hand = "", width = 0, height = 600, maxHeight = 5000, title = "Mahjong scoring",
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

    let start;
    const started = new Promise((done) => { start = done; });
    const asked = new Map();
    let last = 0;
    const say = (type, more) => new Promise((done, fail) => {
      const id = ++last;
      asked.set(id, [done, fail]);
      const target = /same-origin/.test(sandbox) ? home.origin : "*";
      started.then(() => frame.contentWindow?.postMessage({ mahjongScore: 1, type, id, ...more }, target));
    });
    const handle = {
      frame,
      set: (what) => say("set", what),
      get: (what) => say("get", { what }),
      focus: () => say("focus"),
      undo: () => say("undo"),
      on(type, take) {
        const hear = ({ detail }) => take(detail);
        place.addEventListener(`mahjong-${type}`, hear);
        return () => place.removeEventListener(`mahjong-${type}`, hear);
      },
    };
    const hear = (data) => {
      const { type, id } = data;
      if (type === "ready") start();
      if (type === "resize" && data.height > 0) {
        frame.style.height = `${Math.min(Math.max(Math.ceil(data.height), 100), maxHeight)}px`;
      }
      const [done, fail] = asked.get(id) ?? [];
      asked.delete(id);
      if (type === "reply") done?.(data.value);
      if (type === "error") fail?.(new Error(data.key));
      place.dispatchEvent(new CustomEvent(`mahjong-${type}`, { detail: data, bubbles: true }));
    };
    widgets.push({ place, frame, handle, hear });
    place.append(frame);
    return handle;
  }

  const scan = (within = document) => [...within.querySelectorAll("[data-mahjong-score]")].map(mount);
  window.mahjongScore = { mount, scan };
  if (document.readyState === "loading") addEventListener("DOMContentLoaded", () => scan());
  else scan();
})();
