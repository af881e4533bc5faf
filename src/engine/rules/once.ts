/** Work that is done once for each object of the trees that cards are, and kept as long as they. */

/** Returns a function that computes its result for an object only the first time (memoized). */
export function once<K extends object, V>(make: (key: K) => V): (key: K) => V {
  const made = new WeakMap<K, V>();
  let lastKey: K | undefined;
  let last: V | undefined;
  return (key) => {
    // The same filter is mostly asked about for one object after another.
    if (key === lastKey) return last as V;
    let value = made.get(key);
    if (value === undefined) {
      value = make(key);
      made.set(key, value);
    }
    lastKey = key;
    last = value;
    return value;
  };
}
