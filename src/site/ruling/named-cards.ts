/** A piece of a text: words, or the name of a card. */
export interface NamedPiece {
  readonly text: string;
  /** The card that is named. */
  readonly card: string | null;
}

/**
 * Cuts a text where it names cards. The longest name goes first: one may be the beginning of another.
 *
 * @param names the cards that the text may name, by their ids
 */
export function splitAtNames(text: string, names: ReadonlyMap<string, string>): NamedPiece[] {
  const known = [...names].sort(([, a], [, b]) => b.length - a.length);
  if (known.length === 0) return [{ text, card: null }];
  const escaped = known.map(([, name]) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])(${escaped.join('|')})(?![\\p{L}\\p{N}])`, 'gu');
  return text
    .split(pattern)
    .filter((piece) => piece !== '')
    .map((piece) => ({ text: piece, card: known.find(([, name]) => name === piece)?.[0] ?? null }));
}
