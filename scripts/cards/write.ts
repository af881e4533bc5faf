/** `npm run cards -- write`. */

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Card } from '../../src/engine/cards/card.ts';
import { cardFile, fileOf } from '../../src/languages/read/collection.ts';
import { compilePrinting, factsOf, versionsOf } from '../../src/languages/read/printing.ts';
import { root } from '../dependencies.mjs';
import { collection, printings, readers } from './printed.ts';

/**
 * Writes every version of every printed card. A version whose text does not compile keeps the tree
 * that the collection has for it; one without is left out and named.
 */
export function write(): void {
  const known = new Map(collection().map((card) => [card.id, card]));
  const versions = versionsOf(printings());
  const { en } = readers(
    versions.map(({ id, printings: [first] }) => ({ id, ...factsOf(first), abilities: [] })),
  );
  const cards: Card[] = [];
  const missing: string[] = [];
  for (const { id, printings: all } of versions) {
    const [first] = all;
    const { abilities, texts } = compilePrinting(first, 'en', en);
    const stops = texts.some(({ read }) => read.stop);
    const old = known.get(id);
    if (stops && !old) missing.push(`${id}: ${texts.map(({ text }) => text).join(' / ')}`);
    else cards.push({ id, ...factsOf(first), abilities: stops ? old!.abilities : abilities });
  }
  for (const [file, inFile] of Map.groupBy(cards, fileOf)) {
    writeFileSync(join(root, 'data/cards', `${file}.json`), cardFile([...inFile].sort(inOrder)));
  }
  console.log(`${cards.length} cards written.`);
  for (const line of missing) console.log(`Without a tree: ${line}`);
}

/** By the number on the card, common versions first. */
function inOrder(one: Card, other: Card): number {
  return (one.ref ?? '').localeCompare(other.ref ?? '', 'en', { numeric: true });
}
