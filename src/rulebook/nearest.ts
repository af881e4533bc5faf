/** Names that look like a mistyped one. */

/** How much alike two words must be to be suggested: twice the pairs they share, per pair. */
const ALIKE = 0.35;

/**
 * Returns the known ids nearest to a mistyped one, best first.
 *
 * @param most how many to give at most
 */
export function nearestIds(wanted: string, known: readonly string[], most = 3): readonly string[] {
  return known
    .map((id) => ({ id, likeness: likenessOf(wanted.toLowerCase(), id) }))
    .filter(({ likeness }) => likeness >= ALIKE)
    .sort((a, b) => b.likeness - a.likeness || a.id.localeCompare(b.id))
    .slice(0, most)
    .map(({ id }) => id);
}

/** Dice's coefficient over pairs of letters: 1 for the same word, 0 for nothing in common. */
export function likenessOf(a: string, b: string): number {
  const [left, right] = [letterPairs(a), letterPairs(b)];
  if (left.length + right.length === 0) return a === b ? 1 : 0;
  const rest = [...right];
  const shared = left.filter((pair) => {
    const at = rest.indexOf(pair);
    if (at >= 0) rest.splice(at, 1);
    return at >= 0;
  });
  return (2 * shared.length) / (left.length + right.length);
}

function letterPairs(word: string): string[] {
  const padded = ` ${word} `;
  return Array.from({ length: padded.length - 1 }, (_, i) => padded.slice(i, i + 2));
}
