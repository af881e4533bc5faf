/** What the texts of cards do, and what they ask of a position. */

import type { Card } from '../../engine/cards/card.ts';

type Text = Pick<Card, 'abilities'>;

/** Cards to play where an effect waits for the next card, by their type. */
export const THIRD_CARDS = {
  /** With an ability that activates only from Reserve, unless an effect activates it. */
  character: 'reef-dolphin',
  /** With one target. */
  spell: 'a-cappella-training',
} as const;

type Part = Readonly<Record<string, unknown>>;

/** Yields each object in a text, at any depth. */
function* partsOf(text: unknown): Generator<Part> {
  if (typeof text !== 'object' || text === null) return;
  yield text as Part;
  for (const part of Object.values(text)) yield* partsOf(part);
}

function hasPart({ abilities }: Text, fits: (part: Part) => boolean): boolean {
  return partsOf(abilities).some(fits);
}

/** Returns the id of a card that the effect of a text on the next card applies to; null without one. */
export function thirdCardOf({ abilities }: Text): string | null {
  for (const { do: verb, card } of partsOf(abilities)) {
    if (verb !== 'next' || typeof card !== 'object' || card === null) continue;
    const { type, subtype, from } = card as Part;
    if (subtype !== undefined || from === 'reserve') continue;
    if (type === 'spell') return THIRD_CARDS.spell;
    if (type === 'character' || type === 'card') return THIRD_CARDS.character;
  }
  return null;
}

/** Whether a text applies something until the end of the Day. */
export function lastsForDay(text: Text): boolean {
  return hasPart(text, ({ duration }) => duration === 'this-day');
}

/** Returns the zone whose objects a condition counts. */
function countedZone({ exists }: Part): unknown {
  return typeof exists === 'object' && exists !== null && 'in' in exists ? exists.in : undefined;
}

/** Whether a text asks whether a hand or Reserve is empty, or nearly so. */
export function asksForEmpty(text: Text): boolean {
  return hasPart(text, (part) => {
    const zone = countedZone(part);
    const isFew = part.exactly === 0 || Number(part.atMost) <= 1;
    return (zone === 'hand' || zone === 'reserve') && isFew;
  });
}

/** Whether a text creates the token with an id. */
export function createsToken(text: Text, id: string): boolean {
  return hasPart(text, ({ do: verb, token }) => verb === 'create' && token === id);
}

/** Whether a text lets exhausted cards be played from Reserve. */
export function letsPlayExhausted(text: Text): boolean {
  return hasPart(text, ({ rule }) => rule === 'play-exhausted');
}

/** Whether a text is about tokens with boosts. */
export function asksForBoostedToken(text: Text): boolean {
  return hasPart(text, ({ token, status }) => token === true && status === 'boosted');
}

/** Returns the most Mana Orbs with which each condition on few Orbs is fulfilled; Infinity without one. */
export function mostOrbsFor(texts: readonly Text[]): number {
  const limits = texts.flatMap(({ abilities }) =>
    [...partsOf(abilities)].flatMap((part) =>
      countedZone(part) === 'mana' && typeof part.atMost === 'number' ? [part.atMost] : [],
    ),
  );
  return Math.min(...limits);
}
