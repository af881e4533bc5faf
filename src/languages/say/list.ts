/** Words in a row, and words by number. */

/** "a, b and c", with the language's word before the last. */
export function listWith(last: string, items: readonly string[]): string {
  if (items.length < 2) return items[0] ?? '';
  return `${items.slice(0, -1).join(', ')} ${last} ${items.at(-1)}`;
}

/** The words for none, for one, or for several. */
export function byNumber(
  count: number,
  none: string,
  one: string,
  several: (count: number) => string,
): string {
  if (count === 0) return none;
  return count === 1 ? one : several(count);
}
