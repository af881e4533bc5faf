/** `npm run cards -- write`. */

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Ability } from '../../src/engine/cards/ability.ts';
import type { Card } from '../../src/engine/cards/card.ts';
import { checkCards } from '../../src/engine/cards/schema.ts';
import { WORDINGS } from '../../src/languages/all-languages.ts';
import { cardFile, fileOf } from '../../src/languages/read/collection.ts';
import {
  compilePrinting,
  factsOf,
  type Version,
  versionsOf,
} from '../../src/languages/read/printing.ts';
import { readBack } from '../../src/languages/read/read-back.ts';
import { LANGUAGES } from '../../src/rulebook/language.ts';
import { root } from '../dependencies.mjs';
import { allPrintings, collectionOfData, createReaders, isToken } from './printed.ts';

/**
 * Writes every version of every printed card. A version whose text does not compile keeps the tree
 * that the collection has for it; one without is left out and named. A version that was added by hand,
 * of which the publisher's data have no printing, stays as it is.
 */
export function write(): void {
  const known = new Map(collectionOfData().map((card) => [card.id, card]));
  const versions = versionsOf(allPrintings());
  const { en } = createReaders(
    versions.map(({ id, printings: [first] }) => ({ id, ...factsOf(first), abilities: [] })),
  );
  const cards: Card[] = [];
  const missing: string[] = [];
  for (const { id, printings: all } of versions) {
    const [first] = all;
    const { abilities, texts } = compilePrinting(first, 'en', en);
    const old = known.get(id);
    const facts = withDoubts(factsOf(first), old?.doubts);
    const signature = signatureIn(abilities) ?? old?.signature;
    const card: Card = { id, ...facts, ...(signature && { signature }), abilities };
    const stops = texts.some(({ read }) => read.stop) || checkCards([card]).faults.length > 0;
    if (!stops) cards.push(card);
    else if (old) cards.push({ ...card, abilities: old.abilities });
    else missing.push(`${id}: ${texts.map(({ text }) => text).join(' / ')}`);
  }
  const unsaid = misreadIds(cards, known);
  missing.push(...[...unsaid].map((id) => `${id}: is not read back`));
  const printed = new Set(versions.map(({ id }) => id));
  const added = [...known.values()].filter(({ id }) => !printed.has(id));
  const written = [...cards.filter(({ id }) => !unsaid.has(id)), ...added];
  for (const [file, inFile] of Map.groupBy(written, fileOf)) {
    writeFileSync(join(root, 'data/cards', `${file}.json`), cardFile([...inFile].sort(inOrder)));
  }
  writePrintings(versions, new Set(written.map(({ id }) => id)));
  console.log(`${written.length} cards written.`);
  for (const line of missing) console.log(`Without a tree: ${line}`);
}

/** Adds earlier doubts on a card's facts, and the values that were chosen. */
function withDoubts(facts: ReturnType<typeof factsOf>, doubts: Card['doubts']) {
  if (!doubts) return facts;
  const taken = Object.fromEntries(
    doubts.flatMap(({ about, taken }) => (typeof taken === 'number' ? [[about, taken]] : [])),
  );
  const { handCost, reserveCost, text: _text, ...statistics } = taken;
  return {
    ...facts,
    ...(handCost === undefined ? {} : { handCost }),
    ...(reserveCost === undefined ? {} : { reserveCost }),
    ...(facts.statistics ? { statistics: { ...facts.statistics, ...statistics } } : {}),
    doubts,
  };
}

/** Writes the references of the printings that the entries of the collection do not name. */
function writePrintings(versions: readonly Version[], ids: ReadonlySet<string>): void {
  const others = versions
    .filter(({ id, printings: all }) => ids.has(id) && all.length > 1)
    .map(({ id, printings: [, ...more] }) => [id, more.map(({ ref }) => ref)] as const)
    .sort(([a], [b]) => a.localeCompare(b, 'en'));
  const text = JSON.stringify(Object.fromEntries(others), null, 1);
  writeFileSync(join(root, 'data/generated/printings.json'), `${text}\n`);
}

/**
 * Returns the token that a text creates in Reserve by its name: a Hero's Signature token; undefined for a
 * text that names none, as Zoe's does, whose token is known to the collection alone.
 */
function signatureIn(abilities: readonly Ability[]): string | undefined {
  return /"token":"(?!signature")([^"]+)","in":\{"reserve"/u.exec(JSON.stringify(abilities))?.[1];
}

/** Returns new versions whose generated text is misread in a language, and which are left out. */
function misreadIds(cards: readonly Card[], known: ReadonlyMap<string, Card>): ReadonlySet<string> {
  const reading = createReaders(cards);
  const ids = new Set<string>();
  for (const card of cards) {
    if (known.has(card.id)) continue;
    const misread = LANGUAGES.some((language) => {
      const own = [card, ...cards.filter(isToken).filter(({ id }) => id !== card.id)];
      const found = readBack(own, WORDINGS[language], reading[language]).misread;
      return found.some((one) => one.card === card.id);
    });
    if (misread) ids.add(card.id);
  }
  return ids;
}

/** Compares cards by their number, common versions first. */
function inOrder(one: Card, other: Card): number {
  return (one.ref ?? '').localeCompare(other.ref ?? '', 'en', { numeric: true });
}
