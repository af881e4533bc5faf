/** The cards that deck lists name: every published card with its names, versions and factions. */

import { type CardType, FACTION_CODES } from '../../engine/cards/vocabulary.ts';
import type { DeckCard } from '../../engine/setup/deck-check.ts';
import { byEachLanguage } from '../../rulebook/by-language.ts';
import { LANGUAGES, type Language } from '../../rulebook/language.ts';
import { slugOf } from '../../rulebook/slug.ts';
import { type DeckListCard, type DeckTable, deckTable, type Versions } from './deck-table.ts';

/** The languages of the names in a line: first the one in which every card has a name. */
export const NAME_COLUMNS: readonly Language[] = [
  'en',
  ...LANGUAGES.filter((language) => language !== 'en'),
];

/** The first line of the table. */
export const HEADINGS = ['number', 'type', 'versions', ...NAME_COLUMNS].join('\t');

/** One version of a card. */
export interface DeckTableCard extends DeckCard, Pick<DeckListCard, 'shifted'> {
  readonly name: Readonly<Record<Language, string>>;
  /** Languages in which the name is not known, so that the English one stands for it. */
  readonly unnamed?: readonly Language[];
}

export type CardTable = DeckTable<DeckTableCard>;

/** Reads what `cardLines` wrote: a line of headings, then a line for each card. */
export function readCardTable(text: string): CardTable {
  const lines = text.trim().split('\n').slice(1);
  return deckTable(
    lines.map((line) => {
      const [number = '', type = '', printed = '', ...names] = line.split('\t');
      const nameIn = (language: Language) => names[NAME_COLUMNS.indexOf(language)] ?? '';
      const name = byEachLanguage((language) => nameIn(language) || nameIn('en'));
      const unnamed = LANGUAGES.filter((language) => nameIn(language) === '');
      const versions = versionsOf(number, type as CardType, printed, { name, unnamed });
      return { number, versions };
    }),
  );
}

/**
 * @param printed `rare` and a faction: common, rare, rare of that faction and, of a Character, unique;
 *   `common`, `exalted` or both: nothing else; empty: the card has no rarity
 */
function versionsOf(
  number: string,
  type: CardType,
  printed: string,
  { name, unnamed }: { name: DeckTableCard['name']; unnamed: readonly Language[] },
): Versions<DeckTableCard> {
  const [rarity = '', other = ''] = printed.split(' ');
  const token = type === 'token' || type === 'landmark-token';
  const faction = token ? undefined : FACTION_CODES[number.slice(0, 2)];
  const base = {
    id: slugOf(name.en),
    name,
    ...(unnamed.length > 0 && { unnamed }),
    type,
    shifted: false,
    ...(faction && { faction }),
  };
  const version = (word: string, more: Partial<DeckTableCard>): DeckTableCard => ({
    ...base,
    id: `${base.id}-${word}`,
    rarity: 'rare',
    ...more,
  });
  const exalted = version('exalted', { rarity: 'exalted' });
  if (rarity === 'exalted') return [exalted];
  if (rarity !== 'rare') {
    const plain = { ...base, ...(rarity && { rarity }) };
    return other === 'exalted' ? [plain, exalted] : [plain];
  }
  const shiftedTo = FACTION_CODES[other];
  return [
    { ...base, rarity: 'common' },
    version('rare', {}),
    version('shifted', { shifted: true, ...(shiftedTo && { faction: shiftedTo }) }),
    ...(type === 'character' ? [uniqueOf(base)] : []),
  ];
}

/** The uniques of a card. Their faction is not the one in the reference, so that no list tells it. */
function uniqueOf({ faction: _, ...base }: DeckTableCard): DeckTableCard {
  return { ...base, id: `${base.id}-unique`, rarity: 'unique' };
}
