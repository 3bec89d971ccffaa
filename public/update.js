// Loaded once the app stands, and never in a frame: keeps the app on the device (sw.js), and says when a newer one is there.

const HOUR = 3_600_000;
/** How long to wait for the app to replace its first paint, in milliseconds. */
const MOMENT = 500;

const styles = Object.assign(document.createElement("link"), { rel: "stylesheet", href: new URL("update.css", import.meta.url).href });

/** Whether the worker keeps all that this page may still ask for: both are of one build. */
async function fits() {
  const names = Object.values(document.querySelector("script[data-js]").dataset).filter((value) => /\.\w+$/.test(value));
  const kept = await Promise.all(names.map((name) => caches.match(new URL(name, document.baseURI))));
  return kept.every(Boolean);
}

/** Has the app offer the new version, once the styles of the offer are here: its element and its words are the app's. */
function offer() {
  if (!document.querySelector("main:not([aria-busy])")) {
    setTimeout(offer, MOMENT);
    return;
  }
  const tell = () => dispatchEvent(new Event("newversion"));
  if (styles.sheet) {
    tell();
  } else {
    styles.onload = styles.onerror = tell;
    document.head.append(styles);
  }
}

/** Once only: whatever comes while the page is going is not for it. */
let reload = () => {
  reload = () => {};
  // What was entered a moment ago is written when the page goes, and the address then would come too late.
  dispatchEvent(new Event("pagehide"));
  location.reload();
};

/** Lets the app say how far it can be used without a network: "ready", "full" of other things, or "missing" something. */
function tell(known) {
  tenbo.offline = () => known;
  dispatchEvent(new Event("offlineknown"));
}

async function keep(workers) {
  let asked = false;
  /** Why the worker could not keep everything: the name of an error. */
  let unkept;
  workers.addEventListener("message", ({ data }) => { unkept = data?.unkept; });
  workers.startMessages();
  const script = new URL("sw.js", document.baseURI).href;
  // On the first visit it may be the worker of another copy, at a path above.
  let controlled = workers.controller?.scriptURL === script;
  // In every tab: the files of the old version are gone, and what is fetched late would be missing. The hand and the view
  // are in the address, everything else is in the storage.
  workers.addEventListener("controllerchange", async () => {
    if (asked || controlled || !(await fits())) reload();
    controlled = true;
  });

  const registration = await workers.register(script, { updateViaCache: "none" });
  // The first one waits for a moment too, but for nothing.
  const waiting = () => { if (registration.waiting && registration.active) offer(); };
  registration.addEventListener("updatefound", () => registration.installing?.addEventListener("statechange", waiting));
  waiting();
  // Its files come all or not at all. While a newer one comes, what the older one keeps is there.
  const known = ({ target: { state } }) => {
    if (state !== "activated" && state !== "redundant") return;
    if (registration.active) tell("ready");
    else tell(unkept === "QuotaExceededError" ? "full" : "missing");
  };
  if (registration.active) tell("ready");
  else (registration.installing ?? registration.waiting)?.addEventListener("statechange", known);
  document.addEventListener("click", ({ target }) => {
    if (!target.closest?.("#update-now")) return;
    asked = true;
    // Another tab may have had it done already.
    if (registration.waiting) registration.waiting.postMessage("skip-waiting");
    else reload();
  });

  // The first one has just been fetched.
  let last = registration.active ? 0 : Date.now();
  const look = () => {
    if (document.visibilityState !== "visible" || Date.now() - last < HOUR) return;
    last = Date.now();
    registration.update().catch(() => {});
  };
  document.addEventListener("visibilitychange", look);
  look();
}

// Where storage is blocked or the origin is not secure there is no worker, or asking for one throws: the app runs without.
try {
  await keep(navigator.serviceWorker);
} catch {
  // Nothing is lost but the way without a network.
  tell("missing");
}

// Where a page of the app stands alone, and not before it does: what is dropped on it, or opened with it.
import(new URL("given.js", import.meta.url)).catch(() => {});
