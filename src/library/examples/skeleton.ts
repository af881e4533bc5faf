/** Skeletons of what people write: the ingest accepts them, and their words are to be replaced. */

import type { Card } from '../../engine/cards/card.ts';
import type { CardType, Faction } from '../../engine/cards/vocabulary.ts';
import { CANONICAL } from '../../engine/rules/edition.ts';
import { TEXTS } from '../../languages/all-languages.ts';
import { byEachLanguage } from '../../rulebook/by-language.ts';

export const SKELETONS = ['example', 'card', 'ruling', 'erratum', 'suspension'] as const;
export type Skeleton = (typeof SKELETONS)[number];

/** Small letters, digits and hyphens: what an id is made of, as it is the name of a file. */
export const ID_PATTERN = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** An example that plays as it stands: a player passes, and it is expected that they do. */
export function exampleSkeleton(id: string): object {
  return {
    $schema: '../../generated/example.schema.json',
    id,
    title: byEachLanguage(() => id),
    story: byEachLanguage((language) => TEXTS[language].commands.skeleton.passes),
    position: { players: [{ hand: [], mana: { ready: 3 } }, {}] },
    script: [{ choose: 'pass' }],
    expect: [{ trace: { kind: 'turn-effect', effect: 'pass' } }],
  };
}

/** A ruling of a day about a card; an example of the same name may play it out later. */
export function rulingSkeleton(
  id: string,
  { card, rule, day }: { readonly card: string; readonly rule: string; readonly day: string },
): object {
  return {
    $schema: '../generated/ruling.schema.json',
    id,
    kind: 'play',
    dates: [day],
    cards: [card],
    question: byEachLanguage((language) => TEXTS[language].commands.skeleton.question(id)),
    answer: byEachLanguage((language) => TEXTS[language].commands.skeleton.answer),
    rules: { [CANONICAL]: [rule] },
  };
}

/** An erratum of a day: its words stay to be written, and the older abilities of the card. */
export function erratumSkeleton(
  id: string,
  { card, day }: { readonly card: string; readonly day: string },
): object {
  return {
    $schema: '../../generated/erratum.schema.json',
    id,
    kind: 'functional',
    dates: [day],
    source: 'community',
    cards: [card],
    text: byEachLanguage((language) => TEXTS[language].commands.skeleton.answer),
    before: { words: byEachLanguage(() => ({ old: '…', new: '…' })) },
  };
}

/** A suspension of a card in constructed play, from a day on. */
export function suspensionSkeleton(
  id: string,
  { card, day }: { readonly card: string; readonly day: string },
): object {
  return {
    $schema: '../../generated/suspension.schema.json',
    id,
    kind: 'suspended',
    source: 'community',
    cards: [card],
    formats: ['constructed'],
    since: day,
  };
}

/** A card without abilities, called by its id. */
export function cardSkeleton(
  id: string,
  { type, faction }: { readonly type: CardType; readonly faction: Faction },
): Card {
  const hasStatistics = type === 'character' || type === 'token';
  const isBought = type !== 'hero' && type !== 'token' && type !== 'landmark-token';
  return {
    id,
    name: { en: id },
    type,
    ...(type === 'token' || type === 'landmark-token' ? {} : { faction }),
    ...(isBought ? { rarity: 'common' as const, handCost: 1, reserveCost: 1 } : {}),
    ...(hasStatistics ? { statistics: { forest: 1, mountain: 1, water: 1 } } : {}),
    abilities: [],
  };
}
