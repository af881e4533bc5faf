/** What people edit around the rules, read once for all pages. A faulty file breaks the build with its place. */

import type { Card } from '../engine/cards/card.ts';
import { LANGUAGES } from '../rulebook/language.ts';
import { type Collected, readCollected } from './collected.ts';
import type { Example } from './examples/example.ts';
import { compareIds } from './examples/folder.ts';

export const collected: Collected = readCollected('data');

/** Every card that the engine knows, by id. */
export const collection: ReadonlyMap<string, Card> = new Map(
  collected.cards.map((card) => [card.id, card]),
);

/** Every worked example, by id. */
export const examples: ReadonlyMap<string, Example> = new Map(
  collected.examples
    .toSorted((a, b) => compareIds(a.id, b.id))
    .map((example) => [example.id, example]),
);

/** Every example in every language, for the addresses of pages. */
export function examplePaths() {
  return LANGUAGES.flatMap((lang) =>
    [...examples].map(([id, example]) => ({ params: { lang, id }, props: { lang, example } })),
  );
}
