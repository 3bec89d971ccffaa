// What the browser counts of things that move.

/** Counts every layout shift from now on, those that follow a tap too. */
export const watchShifts = (browser) => browser.run(() => new Promise((done) => {
  window.shifts = [];
  const name = (node) => {
    const element = node?.nodeType === 1 ? node : node?.parentElement;
    return element ? `${element.localName}.${element.className || element.id}` : "gone";
  };
  window.noteShifts = (entries) => {
    for (const entry of entries) {
      const moved = entry.sources.map(({ node, previousRect: was, currentRect: is }) => `${name(node)} ${was.x},${was.y} → ${is.x},${is.y}`);
      window.shifts.push({ value: entry.value, moved });
    }
  };
  window.shiftObserver = new PerformanceObserver((list) => window.noteShifts(list.getEntries()));
  // What came before, while the page was loading, is not meant.
  window.shiftObserver.observe({ type: "layout-shift", buffered: false });
  requestAnimationFrame(() => requestAnimationFrame(done));
}));

/** The shifts so far: how much, and what moved. */
export const shifts = async (browser) => {
  await browser.shown();
  // Those of which the observer has not been told yet, too.
  return browser.run(() => {
    window.noteShifts(window.shiftObserver.takeRecords());
    return window.shifts;
  });
};
