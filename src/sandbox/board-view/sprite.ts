/** Drawings that components name with `<use href="#i-NAME">`, as symbols of the page. */

/** Names of the drawings that a piece of markup uses. */
export function drawingsIn(markup: string): ReadonlySet<string> {
  return new Set([...markup.matchAll(/href="#i-([a-z-]+)"/g)].map((match) => match[1]!));
}

/** A symbol for each drawing named; one that there is no drawing of is left out. */
export function symbolsOf(
  names: Iterable<string>,
  drawings: Readonly<Record<string, string>>,
): string {
  return [...names]
    .filter((name) => drawings[name] !== undefined)
    .map((name) => `<symbol id="i-${name}" viewBox="0 0 24 24">${drawings[name]}</symbol>`)
    .join('');
}

const drawn = new WeakMap<object, Set<string>>();

/** The names of symbols that a page lacks, which count as there from now on. Each page has its own object. */
export function notYetDrawn(page: object, names: ReadonlySet<string>): readonly string[] {
  const known = drawn.get(page) ?? new Set<string>();
  const missing = [...names].filter((name) => !known.has(name));
  drawn.set(page, new Set([...known, ...missing]));
  return missing;
}
