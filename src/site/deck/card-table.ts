/** The cards that deck lists name: every published card with its names, versions and factions. */

import type { CardType, Faction } from '../../engine/cards/card.ts';
import type { DeckCard } from '../../engine/setup/deck-check.ts';
import type { Language } from '../../rulebook/language.ts';
import { slugOf } from '../../rulebook/slug.ts';

const FACTION_CODES: Readonly<Record<string, Faction>> = {
  AX: 'axiom',
  BR: 'bravos',
  LY: 'lyra',
  MU: 'muna',
  OR: 'ordis',
  YZ: 'yzmir',
};

/** The code that cards of a faction print. */
export function codeOf(faction: Faction): string {
  return Object.keys(FACTION_CODES).find((code) => FACTION_CODES[code] === faction) ?? '';
}

/** The first line of the table. */
export const HEADINGS = ['number', 'type', 'versions', 'en', 'fr', 'it'].join('\t');

/** One version of a card. */
export interface ListedCard extends DeckCard {
  readonly name: Readonly<Record<Language, string>>;
  /** Languages in which the name is not known, so that the English one stands for it. */
  readonly unnamed?: readonly Language[];
  /** A rare of another faction than the card's own. */
  readonly shifted: boolean;
}

/** A card with its versions, the plainest first. */
export type Versions = readonly [ListedCard, ...ListedCard[]];

export interface CardTable {
  /** By id, such as `kelon-elemental-rare`. */
  readonly byId: ReadonlyMap<string, ListedCard>;
  /** By each of its names, as slugs. */
  readonly byName: ReadonlyMap<string, Versions>;
  /** By faction and number, such as `AX 04`, as the references of printed cards hold them. */
  readonly byNumber: ReadonlyMap<string, Versions>;
}

/** A faction by its code on a printed card or by its name, none for other words. */
export function factionNamed(word: string): Faction | undefined {
  const names = Object.values(FACTION_CODES);
  return FACTION_CODES[word.toUpperCase()] ?? names.find((name) => name === word.toLowerCase());
}

/** Reads what `cardLines` wrote: a line of headings, then a line for each card. */
export function readCardTable(text: string): CardTable {
  const byId = new Map<string, ListedCard>();
  const byName = new Map<string, Versions>();
  const byNumber = new Map<string, Versions>();
  for (const line of text.trim().split('\n').slice(1)) {
    const [number = '', type = '', printed = '', en = '', fr = '', it = ''] = line.split('\t');
    const name = { en, fr: fr || en, it: it || en };
    const unnamed = [...(fr ? [] : ['fr' as const]), ...(it ? [] : ['it' as const])];
    const versions = versionsOf(number, type as CardType, printed, { name, unnamed });
    for (const version of versions) byId.set(version.id, version);
    for (const each of Object.values(name)) {
      const slug = slugOf(each);
      if (!byName.has(slug)) byName.set(slug, versions);
    }
    byNumber.set(number, versions);
  }
  return { byId, byName, byNumber };
}

/**
 * @param printed `rare` and a faction: common, rare, rare of that faction and, of a Character, unique;
 *   `common`, `exalted` or both: nothing else; empty: the card has no rarity
 */
function versionsOf(
  number: string,
  type: CardType,
  printed: string,
  { name, unnamed }: { name: ListedCard['name']; unnamed: readonly Language[] },
): Versions {
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
  const version = (word: string, more: Partial<ListedCard>): ListedCard => ({
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
    ...(type === 'character' ? [version('unique', { rarity: 'unique' })] : []),
  ];
}
