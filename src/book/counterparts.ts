import { citable, cite, EDITIONS, type EditionId } from '../engine/edition.ts';

const CITABLE = new Map(EDITIONS.map((edition) => [edition, citable(edition)]));

/** A rule under the number that another edition gives it. */
export interface Counterpart {
  readonly edition: EditionId;
  readonly number: string;
}

/**
 * The numbers of a rule in all editions but its own, in the order of the editions.
 *
 * @param edition an edition of the rules; one that the engine does not play has no counterparts
 * @param number the number of a rule there
 */
export function counterparts(edition: string, number: string): readonly Counterpart[] {
  const own = EDITIONS.find((candidate) => candidate === edition);
  const canonical = (own && CITABLE.get(own)?.get(number)) ?? [];
  return EDITIONS.filter((other) => other !== own).flatMap((other) => {
    const cited = canonical.map((one) => cite(one, other)).filter((one) => !one.includes(':'));
    return [...new Set(cited)].map((one) => ({ edition: other, number: one }));
  });
}
