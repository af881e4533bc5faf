import type { Faction } from '../../engine/cards/vocabulary.ts';
import type { Suspension } from '../../library/record/schema.ts';

/** A suspension without an end, with what the deck check shows of it. */
export interface DeckSuspension {
  readonly kind: Suspension['kind'];
  /** Ids of the versions, as the deck check has them. */
  readonly cards: readonly string[];
  /** The factions of the suspended uniques, by the id of a unique. */
  readonly uniques: Readonly<Partial<Record<string, readonly Faction[]>>>;
  /** When it began, and where it holds, in words. */
  readonly sentence: string;
  readonly source: { readonly title: string; readonly address?: string | undefined };
}

/** A suspension that a deck meets, and the cards of the deck that it is about. */
export interface MetSuspension extends DeckSuspension {
  readonly met: readonly string[];
}

/** The suspensions that a deck meets. No rule of the book has any: each is a note, no fault. */
export function suspensionsIn(
  deck: Iterable<string>,
  suspensions: readonly DeckSuspension[],
): readonly MetSuspension[] {
  const ids = [...new Set(deck)];
  return suspensions.flatMap((suspension) => {
    const met = ids.filter((id) => suspension.cards.includes(id) || id in suspension.uniques);
    return met.length > 0 ? [{ ...suspension, met }] : [];
  });
}
