import type { Ruling } from '../../rulebook/ruling.ts';
import type { Erratum } from './schema.ts';

/** Returns the errata that changed a card of a ruling after its last answer, the oldest first. */
export function errataAfter(
  errata: readonly Erratum[],
  { cards, dates }: Pick<Ruling, 'cards' | 'dates'>,
): readonly Erratum[] {
  const answered = dates.at(-1)!;
  return errata
    .filter((erratum) => erratum.dates.at(-1)! > answered)
    .filter((erratum) => erratum.cards.some((id) => cards.includes(id)))
    .sort((a, b) => (a.dates.at(-1)! < b.dates.at(-1)! ? -1 : 1));
}
