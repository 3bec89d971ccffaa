// Tenbo, a mahjong scoring widget, in any page: <tenbo-score hand="…"></tenbo-score>, or <div data-mahjong-score data-hand="…">
// where a page takes known elements alone. docs/embedding.md has the attributes, the messages, and what
// `mahjongScore.mount(div)` gives for divs that come later; embed.d.ts has the types. The build makes it small.
(() => {
  const waiting = window.mahjongScore;
  if (waiting?.mount) return;
  const script = document.currentScript ?? document.querySelector('script[src*="embed.js"]');
  const home = new URL("./", script.src);
  // A page from a file has no origin that could be told anything: nobody answers it.
  const mute = window.origin === "null";
  // A place that the page has let go of is not held here.
  const widgets = new WeakMap();
  const known = new Set();
  const living = () => [...known].map((one) => one.deref()).filter((one) => one);
  // The error of every frame, once the page's own policy has forbidden one.
  let forbidden;

  addEventListener("message", ({ source, origin, data }) => {
    // A frame without an origin of its own says "null" here: which window it is that speaks is the proof.
    const widget = source && living().find((one) => one.handle.frame?.contentWindow === source);
    if (widget && (origin === home.origin || origin === "null") && data?.mahjongScore === 1) widget.hear(data);
  });
  addEventListener("securitypolicyviolation", ({ disposition, effectiveDirective, blockedURI }) => {
    const isOurs = blockedURI === home.origin || blockedURI.startsWith(home.href);
    if (disposition !== "enforce" || effectiveDirective !== "frame-src" || !isOurs) return;
    forbidden = "blocked-frame";
    living().forEach((one) => one.block());
  });

  const ignored = (name, value) => console.warn(`mahjongScore: ${name}="${value}" is ignored`);
  const isOn = (value = "0") => !/^(0|false)$/.test(value);
  // What can be set later too, as a message says it; without the attribute the rules and the language stay.
  const LATER = {
    hand: (text = "") => text,
    rules: (id) => id,
    lang: (code) => code,
    theme: (name = "auto") => name,
    ui: (name = "full") => name,
    readonly: isOn,
  };

  // The widget of a place: its frame lies in `within`, its attributes begin with `prefix`, its events with `named`.
  function widget(place, within, prefix, named) {
    const read = (name) => place.getAttribute(prefix + name) ?? undefined;
    // What was asked and is not answered, by its id. A frame that is moved starts anew: whatever it has not answered is said
    // again as soon as it is ready.
    const asked = new Map();
    let last = 0;
    let frame;
    let origin;
    let ended;
    // The window that is ready, what it said then, and the hand and the rules that it has told since others were asked for.
    let speaking;
    let greeting;
    let told = {};
    // A frame hears 40 messages at once and 20 a second. Here it is a few less, and each is said when the one before it is
    // answered: so none comes too soon, however late the frame gets to it.
    let room = 30;
    let since = 0;
    let later;

    const isThere = () => speaking && speaking === frame?.contentWindow;
    const next = () => {
      clearTimeout(later);
      const all = [...asked.values()];
      const one = all.find(({ to }) => to !== speaking);
      if (!isThere() || !one || (one !== all[0] && !mute)) return;
      const now = performance.now();
      room = Math.min(30, room + (now - since) / 60);
      since = now;
      if (room < 1) {
        later = setTimeout(next, 60);
        return;
      }
      room -= 1;
      one.to = speaking;
      speaking.postMessage(one.message, origin);
      next();
    };
    const settle = (id, key, value) => {
      const one = asked.get(id);
      if (!one) return;
      asked.delete(id);
      clearTimeout(one.timer);
      if (key) one.fail(new Error(key));
      else one.done(value);
      next();
    };
    const fail = (key) => {
      told = {};
      for (const id of asked.keys()) settle(id, key);
    };
    const say = (type, more) => new Promise((done, fail) => {
      // What attributes have become before is said before.
      take(watch.takeRecords());
      if (ended || (forbidden && !isThere())) throw new Error(ended ?? forbidden);
      const id = ++last;
      let message;
      try {
        message = structuredClone({ ...more?.(), mahjongScore: 1, type, id });
      } catch {
        throw new Error("uncloneable-message");
      }
      const alters = type === "undo" || ["hand", "rules", "win"].some((name) => name in message);
      if (alters) told = {};
      const patience = read("timeout");
      asked.set(id, { message, alters, done, fail, timer: setTimeout(settle, patience > 0 ? +patience : 30000, id, "time-out") });
      // One that nobody sees is fetched when something is wanted of it, also after it was moved. One that is there is left
      // alone: Firefox would load it once more.
      if (isThere()) next();
      else if (frame) frame.loading = "eager";
    });
    // Attributes that change together are one step; what could not be done is told by an event, as always. A page may give back
    // what it was told: that is no change, and whoever enters tiles meanwhile keeps them.
    const take = (changes) => {
      const what = {};
      for (const { attributeName } of changes) {
        const name = attributeName.slice(prefix.length);
        const value = LATER[name](read(name));
        if (value !== undefined && value !== told[name]) what[name] = value;
      }
      if (Object.keys(what).length) handle.set(what).catch(() => {});
    };
    const watch = new MutationObserver(take);
    const tell = (detail) => place.dispatchEvent(new CustomEvent(named + detail.type, { detail, bubbles: true, composed: true }));

    const handle = {
      get frame() { return frame; },
      set: (what) => say("set", () => what),
      get: (what) => say("get", () => ({ what })),
      focus: () => say("focus"),
      undo: () => say("undo"),
      on(type, take) {
        const hear = ({ detail }) => take(detail);
        place.addEventListener(named + type, hear);
        return () => place.removeEventListener(named + type, hear);
      },
    };
    const it = {
      within,
      handle,
      fail,
      get ready() { return greeting ? Promise.resolve(greeting) : say("ready"); },
      hear(data) {
        const { type, id } = data;
        if (type === "ready") {
          speaking = frame.contentWindow;
          greeting = data;
          frame.dataset.ready = "";
          for (const [id, one] of asked) {
            one.to = undefined;
            if (one.message.type === type) settle(id, "", data);
          }
          next();
          data.warnings?.forEach(({ param, value }) => ignored(param, value));
        }
        if (type === "resize" && data.height > 0) frame.style.height = `${Math.ceil(data.height)}px`;
        if (type === "change") told = [...asked.values()].some(({ alters }) => alters) ? {} : data;
        if (type === "score") it.score = data.score;
        if (type === "reply") settle(id, "", data.value);
        if (type === "error") settle(id, data.key);
        tell(data);
      },
      block() {
        if (isThere()) return;
        fail(forbidden);
        tell({ mahjongScore: 1, type: "error", key: forbidden });
      },
      start() {
        const address = new URL(home);
        const query = address.searchParams;
        query.set("embed", 1);
        for (const name of ["rules", "lang", "theme", "ui", "accent", "paper", "ink"]) if (read(name)) query.set(name, read(name));
        if (isOn(read("readonly"))) query.set("readonly", 1);
        if (!mute) query.set("host", window.origin);
        address.hash = told.hand ?? read("hand") ?? "";

        const title = read("title") ?? "Mahjong scoring";
        const sandbox = read("sandbox")
          ?? "allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox allow-modals allow-downloads";
        origin = /same-origin/.test(sandbox) ? home.origin : "*";
        frame = document.createElement("iframe");
        // Fetched when it comes into sight, unless something is wanted of it.
        const loading = asked.size ? "eager" : "lazy";
        Object.assign(frame, { title, sandbox, loading, allow: "clipboard-write; fullscreen", src: address });
        const { style } = frame;
        Object.assign(style, { display: "block", width: "100%", minHeight: "100px", border: 0 });
        // A number is one of pixels; whatever else the property takes counts as well.
        const size = (name, property, otherwise) => {
          const value = read(name);
          style[property] = value > 0 ? `${value}px` : isNaN(value) ? value : "";
          if (!style[property]) {
            style[property] = otherwise;
            if (value) ignored(name, value);
          }
        };
        size("width", "maxWidth", "");
        size("height", "height", "600px");
        size("max-height", "maxHeight", "5000px");
        const patience = read("timeout");
        if (patience && !(patience > 0)) ignored("timeout", patience);

        watch.observe(place, { attributeFilter: Object.keys(LATER).map((name) => prefix + name) });
        for (const one of known) if (!one.deref()) known.delete(one);
        known.add(self);
        within.append(frame);
      },
      stop() {
        take(watch.takeRecords());
        watch.disconnect();
        known.delete(self);
        frame?.remove();
        frame = speaking = greeting = undefined;
      },
      end() {
        it.stop();
        ended = "removed-frame";
        fail(ended);
      },
    };
    const self = new WeakRef(it);
    return it;
  }

  function mount(place) {
    const before = widgets.get(place);
    if (before && (before.within !== place || place.contains(before.handle.frame))) return before.handle;
    // The page has emptied the place: nobody answers there any more.
    before?.end();
    const it = widget(place, place, "data-", "mahjong-");
    widgets.set(place, it);
    it.start();
    return it.handle;
  }

  function unmount(place) {
    const it = widgets.get(place);
    if (it?.within !== place) return;
    it.end();
    widgets.delete(place);
  }

  // What is in the element shows until the frame is ready, and takes its place. A page's own policy forbids no such sheet.
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`
    :host { display: grid; grid-template-columns: minmax(0, 1fr) }
    :host([hidden]), slot:has(+ [data-ready]) { display: none }
    slot, iframe { grid-area: 1 / 1 }
    slot { display: block }
    :host(:not(:empty)) iframe:not([data-ready]) { visibility: hidden }
  `);
  class TenboScore extends HTMLElement {
    constructor() {
      super();
      const within = this.attachShadow({ mode: "open" });
      within.adoptedStyleSheets = [sheet];
      within.append(document.createElement("slot"));
      widgets.set(this, widget(this, within, "", "tenbo-"));
      // What was set before this script had come.
      for (const name of Object.keys(LATER)) {
        if (!Object.hasOwn(this, name)) continue;
        const value = this[name];
        delete this[name];
        this[name] = value;
      }
    }
    connectedCallback() {
      widgets.get(this).start();
    }
    // One that is moved is put elsewhere at once, and loses nothing that was asked.
    disconnectedCallback() {
      const it = widgets.get(this);
      it.stop();
      queueMicrotask(() => this.isConnected || it.fail("removed-frame"));
    }
    // By `moveBefore` its frame is moved as it is.
    connectedMoveCallback() {}
    get ready() { return widgets.get(this).ready; }
    get score() { return widgets.get(this).score ?? null; }
  }
  const { prototype } = TenboScore;
  for (const name of ["set", "get", "focus", "undo"]) prototype[name] = function (what) { return widgets.get(this).handle[name](what); };
  // An element has `lang` by itself.
  for (const name of ["hand", "rules", "theme", "ui", "readonly"]) {
    const isFlag = name === "readonly";
    Object.defineProperty(prototype, name, {
      get() {
        const value = this.getAttribute(name) ?? undefined;
        return isFlag ? isOn(value) : value ?? "";
      },
      set(value) {
        if (isFlag ? isOn(value ?? undefined) : value != null) this.setAttribute(name, isFlag ? "" : value);
        else this.removeAttribute(name);
      },
    });
  }

  const scan = (within = document) => [...within.querySelectorAll("[data-mahjong-score]")].map(mount);
  const api = { mount, unmount, scan };
  // What the page wants done as soon as this script is there: an array before, and functions that are called afterwards.
  // One that fails does not keep the others.
  api.push = (...wanted) => wanted.forEach((run) => queueMicrotask(() => run(api)));
  window.mahjongScore = api;
  customElements.define("tenbo-score", TenboScore);
  const begin = () => {
    scan();
    if (Array.isArray(waiting)) api.push(...waiting);
  };
  if (document.readyState === "loading") addEventListener("DOMContentLoaded", begin);
  else begin();
})();
