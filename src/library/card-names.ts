import kept from '../../data/kept-addresses.json';
import type { Card } from '../engine/cards/card.ts';
import { FACTIONS } from '../engine/cards/vocabulary.ts';
import type { Language } from '../rulebook/language.ts';
import { slugOf } from '../rulebook/slug.ts';
import { cardNamed, nameOf } from './cards.ts';
import { collection } from './collection.ts';

/** Cards of one name, which share a page (2.2.4.e). */
export interface CardName {
  /** The English name as it stands in the address. */
  readonly id: string;
  /** The plainest first. */
  readonly versions: readonly [Card, ...Card[]];
}

/** The address part of the name of a card. */
export function nameIdOf(card: Pick<Card, 'name'>): string {
  return slugOf(card.name.en);
}

const RARITY_ORDER = [undefined, 'common', 'rare', 'exalted', 'unique'];

/** Every name of the collection by its id. */
export const cardNames: ReadonlyMap<string, CardName> = new Map(
  [...Map.groupBy(collection.values(), nameIdOf)].map(([id, cards]) => {
    const versions = cards.sort(inOrder) as [Card, ...Card[]];
    return [id, { id, versions }] as const;
  }),
);

/** Versions that had pages of their own before names had: their addresses lead to the name's page. */
export const formerPages: readonly Card[] = kept.cards.map(cardNamed);

/** By rarity; a rare of the card's own faction stands before that of another one. */
function inOrder(a: Card, b: Card): number {
  const shifted = ({ id }: Card) => Number(id.endsWith('-shifted'));
  const faction = (card: Card) => (card.faction ? FACTIONS.indexOf(card.faction) : FACTIONS.length);
  return (
    RARITY_ORDER.indexOf(a.rarity) - RARITY_ORDER.indexOf(b.rarity) ||
    shifted(a) - shifted(b) ||
    faction(a) - faction(b) ||
    a.id.localeCompare(b.id)
  );
}

const TYPE_ORDER = [
  'hero',
  'character',
  'spell',
  'expedition-permanent',
  'landmark-permanent',
  'token',
  'landmark-token',
  'mana',
];

/**
 * Every name by the faction of its first version, in the factions' order; those of none last, under
 * null. Within a faction Heroes come first, then each type by cost and name.
 */
export function namesByFaction(lang: Language): ReadonlyMap<string | null, readonly CardName[]> {
  const listed = [...cardNames.values()].sort(({ versions: [a] }, { versions: [b] }) => {
    const type = TYPE_ORDER.indexOf(a.type) - TYPE_ORDER.indexOf(b.type);
    const cost = (a.handCost ?? 0) - (b.handCost ?? 0);
    return type || cost || nameOf(a, lang).localeCompare(nameOf(b, lang), lang);
  });
  const groups = Map.groupBy(listed, ({ versions }) => versions[0].faction ?? null);
  const known = [...FACTIONS, null].filter((faction) => groups.has(faction));
  return new Map(known.map((faction) => [faction, groups.get(faction)!]));
}
