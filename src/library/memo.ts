/**
 * Remembers what an asynchronous function answered, so that indexes over the whole book are
 * computed once for a build. The development server asks again, because content changes under it.
 */
export function memo<Key extends string[], Value>(
  compute: (...key: Key) => Promise<Value>,
): (...key: Key) => Promise<Value> {
  if (import.meta.env.DEV && !import.meta.env.VITEST) return compute;
  const known = new Map<string, Promise<Value>>();
  return (...key) => {
    const name = key.join(' ');
    const value = known.get(name) ?? compute(...key);
    known.set(name, value);
    return value;
  };
}
