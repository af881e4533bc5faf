import type { DeckEntry, DeckFormat } from '../../engine/setup/deck-check.ts';
import type { CardTable, DeckTableCard } from '../../sandbox/model/card-table.ts';

/** Different cards of a sample and copies of each: 39 cards beside the Hero. */
const DIFFERENT = 13;
const COPIES = 3;

/** A legal deck to begin with: a Hero and the first common cards of its faction. */
export function sampleDeck(table: CardTable, format: DeckFormat): readonly DeckEntry[] {
  const all: readonly DeckTableCard[] = [...table.byId.values()];
  const hero = all.find(({ type }) => type === 'hero');
  if (!hero) return [];
  const commons = all.filter(
    ({ type, faction, rarity }) =>
      type !== 'hero' && faction === hero.faction && rarity === 'common',
  );
  const copies = format === 'constructed' ? COPIES : COPIES - 1;
  const different = format === 'constructed' ? DIFFERENT : DIFFERENT + 2;
  return [
    { card: hero.id, count: 1 },
    ...commons.slice(0, different).map(({ id }) => ({ card: id, count: copies })),
  ];
}
