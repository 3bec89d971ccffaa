// What the browser counts of things that move.

/** Counts every layout shift from now on, those that follow a tap too. */
export const watchShifts = (browser) => browser.run(() => new Promise((done) => {
  window.shifts = [];
  const name = (node) => {
    const element = node?.nodeType === 1 ? node : node?.parentElement;
    return element ? `${element.localName}.${element.className || element.id}` : "gone";
  };
  window.shiftObserver = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const moved = entry.sources.map(({ node, previousRect: was, currentRect: is }) => `${name(node)} ${was.x},${was.y} → ${is.x},${is.y}`);
      window.shifts.push({ value: entry.value, moved });
    }
  });
  // What came before, while the page was loading, is not meant.
  window.shiftObserver.observe({ type: "layout-shift", buffered: false });
  requestAnimationFrame(() => requestAnimationFrame(done));
}));

/** The shifts so far: how much, and what moved. */
export const shifts = (browser) => browser.run(() => new Promise((done) => {
  requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => done(window.shifts), 50)));
}));
