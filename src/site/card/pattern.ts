/** Numbers made from a card's id that shape the pattern drawn on it, the same wherever it is seen. */
export function pattern(id: string): string {
  let hash = 7;
  for (const letter of id) hash = (hash * 31 + letter.charCodeAt(0)) % 9973;
  return `--rays:${12 + (hash % 9)};--turn:${hash % 90};--x:${20 + (hash % 61)}`;
}
