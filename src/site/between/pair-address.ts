/** The two cards of the page, as its address names them. */

/** A card in an address: an id, none, or a name that no card has. */
export type AskedCard =
  | { readonly is: 'card'; readonly id: string }
  | { readonly is: 'none' }
  | { readonly is: 'unknown' };

export interface AskedPair {
  readonly a: AskedCard;
  readonly b: AskedCard;
}

/**
 * Reads the query of an address.
 *
 * @param cardOf the id of the card that an id or the id of a name stands for; null for none
 */
export function readPair(search: string, cardOf: (id: string) => string | null): AskedPair {
  const query = new URLSearchParams(search);
  const read = (name: 'a' | 'b'): AskedCard => {
    const id = query.get(name)?.trim() ?? '';
    if (id === '') return { is: 'none' };
    const card = cardOf(id);
    return card === null ? { is: 'unknown' } : { is: 'card', id: card };
  };
  return { a: read('a'), b: read('b') };
}

/** Returns the query of an address that names the chosen cards; "" where none is chosen. */
export function writePair(a: string | null, b: string | null): string {
  const query = new URLSearchParams();
  if (a !== null) query.set('a', a);
  if (b !== null) query.set('b', b);
  const written = query.toString();
  return written && `?${written}`;
}
