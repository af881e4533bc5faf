import type { Card } from '../../engine/cards/card.ts';
import { HEADINGS, NAME_COLUMNS } from './card-table.ts';
import { codeOf, numberOf } from './deck-table.ts';

/**
 * The collection as `readCardTable` reads it: a line for each number that cards print, with what its
 * versions are called. A name that is not known in a language is left empty.
 */
export function cardLines(cards: Iterable<Card>): string {
  const byNumber = Map.groupBy(cards, ({ ref }) => numberOf(ref));
  byNumber.delete(null);
  const lines = [...byNumber]
    .map(([number, versions]) => {
      const { type, name } = versions[0]!;
      const names = NAME_COLUMNS.map((language) => name[language] ?? '');
      return [number, type, raritiesOf(versions), ...names].join('\t').replaceAll("'", '’');
    })
    .sort();
  return `${[HEADINGS, ...lines].join('\n')}\n`;
}

/** Returns rarities of a line: `rare` with the faction of a shifted rare, `rare` alone, or all others. */
function raritiesOf(versions: readonly Card[]): string {
  const shifted = versions.find(({ id }) => id.endsWith('-shifted'));
  if (shifted) return ['rare', shifted.faction ? codeOf(shifted.faction) : ''].join(' ').trim();
  if (versions.some(({ rarity }) => rarity === 'rare')) return 'rare';
  return [...new Set(versions.map(({ rarity }) => rarity ?? ''))].sort().join(' ').trim();
}
