/** Returns every string that a value holds, at any depth, each once. */
export function stringsIn(value: unknown, found = new Set<string>()): ReadonlySet<string> {
  if (typeof value === 'string') found.add(value);
  else if (typeof value === 'object' && value !== null) {
    for (const inner of Object.values(value)) stringsIn(inner, found);
  }
  return found;
}
