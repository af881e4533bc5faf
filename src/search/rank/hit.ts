import type { SearchRecord } from '../index/record.ts';

/** A card's name with the id of its page, and the printed text of all its versions. */
export interface NamedText {
  readonly id: string;
  readonly name: string;
  readonly text: string;
}

/** A record that was found. */
export interface Hit {
  readonly record: SearchRecord;
  readonly score: number;
  /** The share of the query that it has, by weight. */
  readonly share: number;
  /** The one of its questions that is most like the query; null if none is. */
  readonly question: string | null;
  /** Set if it lacks one of several statuses or abilities that are asked about together. */
  readonly isPartial?: true;
  /**
   * For the first hit: what it shows besides its own text. For a card, the ruling or rule that fits best,
   * those on the card before others; for any, the next answer if that fits about as well.
   */
  readonly fitting?: readonly SearchRecord[];
  /** For a rule, ruling or term that leads: the cards that the query names, with what they say. */
  readonly cards?: readonly NamedText[];
}

export function byScore(a: Hit, b: Hit): number {
  return b.score - a.score;
}
