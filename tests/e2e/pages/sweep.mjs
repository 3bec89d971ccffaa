// How much of a sweep over views, widths, hands or languages a run makes.

/** A whole list where everything is asked for (TENBO_FULL, which `make check-all` sets), and otherwise what represents it: the hardest
 *  of each kind. Each journey says which those are, and why. */
export function sweep(all, represents) {
  if (process.env.TENBO_FULL) return all;
  const some = all.filter(represents);
  if (some.length === 0) throw new Error("nothing represents the list");
  return some;
}
