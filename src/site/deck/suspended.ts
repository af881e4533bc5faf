import type { Format } from '../../rulebook/formats.ts';

/** A format that suspends cards of a deck, and which of them. */
export interface Suspension {
  readonly format: Format;
  readonly cards: readonly string[];
}

/** The formats that suspend cards of a deck. No rule does: this is a note, no fault. */
export function suspensionsIn(
  deck: Iterable<string>,
  formats: readonly Format[],
): readonly Suspension[] {
  const ids = [...new Set(deck)];
  return formats.flatMap((format) => {
    const cards = ids.filter((id) => format.cards.includes(id));
    return cards.length > 0 ? [{ format, cards }] : [];
  });
}
