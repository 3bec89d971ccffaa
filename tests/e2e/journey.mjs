// A journey: a test in a browser that knows nothing of the ones before, on the built app. A file of journeys says them; `run.mjs` makes them.

/** The journeys of the files that have been imported. */
export const journeys = [];

/** A journey that `run(browser, assert)` makes. `engines` are those that it can be made in, `because` says why not in others. */
export function journey(name, run, { engines, because = "" } = {}) {
  journeys.push({ name, run, engines, because });
}
